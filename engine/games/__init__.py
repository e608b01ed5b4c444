"""The games, each independent of the others."""

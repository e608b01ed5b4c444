"""The texts that people read, in every language, and the words of commands."""

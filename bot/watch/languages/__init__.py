"""Data of each language, and its reader."""

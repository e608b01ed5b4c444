"""Wiring: settings, tables, faces, words and the sandbox."""

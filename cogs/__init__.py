"""Slash commands and listeners: what a person did becomes an action, and nothing else."""

"""Slash commands, buttons and listeners: each turns a person's deed into an action, and nothing else."""

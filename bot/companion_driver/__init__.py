"""Plays for the companions at all tables: plans what they do, waits as a person would, and submits it."""

"""Plays for the companions at all tables: plans their actions, waits as a person would, and submits them."""

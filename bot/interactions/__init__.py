"""Interactions: who acts, what they are shown in reply, and error messages if it failed."""

"""Interactions: who acts, what they are shown in reply, and what they are told if it failed."""

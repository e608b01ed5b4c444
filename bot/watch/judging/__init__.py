"""Judges whether a number tells a card: exact rules for certain cases, learned weights for the rest."""

"""The rules: the rulebooks, the rulings, and what holds for every game."""

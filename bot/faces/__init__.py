"""What a view looks like: text and layout, one module a game."""

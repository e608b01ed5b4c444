"""The emojis of the application: which cards they show, and how they are uploaded."""

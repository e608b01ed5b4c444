"""Components: what one message shows, its files, and the reply to an interaction."""

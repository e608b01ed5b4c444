"""Components: the content of one message, its files, and the reply to an interaction."""

"""`unspoken doctor`: checks what the bot needs, and says what to do about each fault."""

"""Discord's state: guilds, channels, messages, commands and interactions."""

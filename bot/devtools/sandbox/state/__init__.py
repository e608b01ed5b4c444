"""What Discord knows: guilds, channels, messages, commands and interactions."""

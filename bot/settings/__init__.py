"""The settings of the bot's owner, of servers and of users."""

"""Settings: what whoever runs the bot, a server and a person have decided."""

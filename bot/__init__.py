"""The bot: settings, tables, renderers, messages and tools; it loads the cogs."""

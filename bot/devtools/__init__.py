"""Tools around the bot: the sandbox, play, demo, preview and bench; the bot itself imports none."""

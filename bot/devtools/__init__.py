"""Tools around the bot: sandbox, play, demo, preview, words check; the bot itself imports none."""

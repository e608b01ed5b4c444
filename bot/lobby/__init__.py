"""Opening tables: the options that commands offer, and the lobby's message."""

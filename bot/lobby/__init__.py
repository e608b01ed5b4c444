"""Opening tables: the options that commands offer, and the lobby that is posted."""

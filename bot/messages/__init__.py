"""Messages: what hangs in Discord for a table, the shared one and every hand, and follows it."""

"""What outlives the process: the match store, its migrations, and the words that are read."""

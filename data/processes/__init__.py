"""What processes that share a database hold and tell each other: locks, shards, news, chores."""

"""Coordination of processes that share a database: locks, shards, news, chores."""

"""The companion of The Mind: counts at its own tempo by the events that everyone at the table has seen."""

"""The companion of The Mind: counts at its own tempo by what everyone at the table has seen."""

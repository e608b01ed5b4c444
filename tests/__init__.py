"""The ladder of tests, from the rules up to the real process."""

"""A folder for each game: all of it but its rules, found by the shared parts by its slug."""

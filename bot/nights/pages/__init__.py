"""What a night shows in Discord: the announcement, rounds, the board, the poster."""

"""A night's pages in Discord: the announcement, rounds, the board, the poster."""

"""The pictures of The Game: table, hand, lobby and poster."""

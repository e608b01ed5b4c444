"""The pictures of The Mind: table, hand, lobby, poster, and the tempo of a level."""

"""The companion of The Game: searches whole turns, and plays the best ones out on deals it can imagine."""

"""Makes what the watch knows: the number names of each language, and the weights of its judge."""

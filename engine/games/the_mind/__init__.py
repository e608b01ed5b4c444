"""The Mind by Wolfgang Warsch: one pile, ascending, and not a word."""

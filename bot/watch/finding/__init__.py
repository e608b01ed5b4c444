"""Finds the numbers in a message: in digits, words, phrases, signs and disguises."""

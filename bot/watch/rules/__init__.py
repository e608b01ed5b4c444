"""Rules that leave a number alone, one question each, by what they look at."""

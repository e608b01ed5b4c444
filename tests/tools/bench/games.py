"""The games that are measured; rules are measured for every game of the registry."""

from typing import Final

TURN_BASED_GAME: Final = "the-game"
"""Clicks, restarts and the ratio of rules: the bench's players and bare playout play it."""
SIMULTANEOUS_GAME: Final = "the-mind"
"""Bursts: here all players of a table may click at the same moment."""

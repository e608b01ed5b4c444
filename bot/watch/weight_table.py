"""Whole numbers by words, in little memory, and found fast: the words themselves are not kept."""

from array import array
from collections.abc import Iterable


class WeightTable:
    """A hash table that knows a word by its hash alone.

    Of 100,000 words, none but one in 10**14 that were never added is taken for one of them.
    """

    def __init__(self, slots: int) -> None:
        """Begin without words; a power of two of slots, about twice as many as words, find them fast."""
        self._last = slots - 1
        self._hashes = array("q", bytes(8 * slots))
        self._weights = array("b", bytes(slots))

    def add(self, word: str, weight: int) -> None:
        """Keep a word's weight, from -128 to 127."""
        hashes, slot = self._hashes, hash(word) & self._last
        while hashes[slot]:
            slot = (slot + 1) & self._last
        hashes[slot], self._weights[slot] = hash(word), weight

    def total(self, words: Iterable[str]) -> int:
        """Return the sum of the weights of some words; others weigh nothing."""
        hashes, weights, last, total = self._hashes, self._weights, self._last, 0
        # Hundreds of features are looked for here for each number of a message.
        for key in map(hash, words):
            slot = key & last
            while known := hashes[slot]:
                if known == key:
                    total += weights[slot]
                    break
                slot = (slot + 1) & last
        return total

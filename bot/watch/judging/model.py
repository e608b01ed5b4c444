"""The logistic regression that says how likely a number tells a card.

`tests.tools.watch_training` learns its weights from labelled lines.
"""

import json
import lzma
from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp

from bot.watch.judging.features import Reading, features_of
from bot.watch.judging.rules import Verdict, is_certain
from bot.watch.model import Strictness


class WeightTable:
    """A hash table that knows a word by its hash alone.

    Of 100,000 words, none but one in 10**14 that were never added is taken for one of them. The 170,000
    weights take 2.4 MiB, in a dict 13.6; the 43 features of a number are summed in 31 µs, with a dict in 22.
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


VERSION = 7
"""The version of the features; a file of another one is not read."""

FILE = "weights.xz"

BETWEEN = "\t"
"""Separator between the features of one weight."""

_SLOTS = 1 << 18


@dataclass(frozen=True, slots=True)
class JudgeWeights:
    """A logistic regression with whole numbers for weights."""

    bias: int
    """Score every number starts with."""
    slope: float
    """Turns a sum of weights into the logarithm of the odds that a card is told."""
    shift: float
    """Added to it, so that the probabilities come true."""
    sources: tuple[str, ...]
    """Source of the weights."""
    table: WeightTable
    """The features that have a weight."""

    def total(self, features: Iterable[str]) -> int:
        """Return the sum of the weights of features."""
        return self.table.total(features)


@cache
def read_weights() -> JudgeWeights:
    """Return the weights.

    Raises:
        ValueError: The file is of another version.
    """
    head, *lines = lzma.decompress(files("bot.watch.judging").joinpath(FILE).read_bytes()).split(b"\n")
    table = json.loads(head)
    if table["version"] != VERSION:
        message = f"weights of version {table['version']}, not {VERSION}"
        raise ValueError(message)
    weights = WeightTable(_SLOTS)
    # One line at a time, so that little memory is needed beside the weights.
    for line in lines:
        step, *features = line.decode().split(BETWEEN)
        for feature in features:
            weights.add(feature, int(step))
    sources = tuple(table["sources"])
    return JudgeWeights(table["bias"], table["slope"], table["shift"], sources, weights)


THRESHOLDS = {Strictness.STRICT: 0.25, Strictness.STANDARD: 0.38, Strictness.LENIENT: 0.7}
"""How likely a number must tell a card to be flagged."""


class Judge:
    """Judges the numbers of one message."""

    def __init__(self, reading: Reading) -> None:
        """Take a message; what all its numbers share is weighed once."""
        self._reading = reading
        self._weights = read_weights()
        self._shared = self._weights.bias + self._weights.total(reading.shared)

    def verdict(self, place: int) -> Verdict:
        """Return the verdict on one of the numbers."""
        certain = is_certain(self._reading.numbers[place], self._reading)
        if certain is not None:
            return certain
        is_told = self.probability(place) >= THRESHOLDS[self._reading.context.strictness]
        return Verdict.TOLD if is_told else Verdict.HARMLESS

    def probability(self, place: int) -> float:
        """Return how likely one of the numbers tells a card, by the weights alone."""
        weights = self._weights
        total = self._shared + weights.total(features_of(place, self._reading))
        return 1 / (1 + exp(-(weights.slope * total + weights.shift)))

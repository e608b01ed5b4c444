"""The weights of the judge, learned from labelled lines by `bot.devtools.watch_training`."""

import json
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from bot.watch.word_store import WordStore

VERSION = 3
"""The version of the features; a file of another one is not read."""

FILE = "weights.z"

BETWEEN = "\t"
"""What stands between the features of one weight."""

_TEXTS = 1 << 15
_FIRST_SIGN = 32
"""The number of the first weight's letter; up to 224 weights have letters that take one byte."""


@dataclass(frozen=True, slots=True)
class JudgeWeights:
    """A logistic regression with whole numbers for weights."""

    bias: int
    """What every number starts with."""
    slope: float
    """Turns a sum of weights into the logarithm of the odds that a card is told."""
    shift: float
    """Added to it, so that the probabilities come true."""
    sources: tuple[str, ...]
    """What the weights were learned from."""
    signs: WordStore
    """The features that have a weight, each with a letter."""
    steps: Mapping[str, int]
    """The weight that each of those letters stands for."""

    def total(self, features: Iterable[str]) -> int:
        """Return the sum of the weights of features."""
        return self.signs.total(features, self.steps)


@cache
def read_weights() -> JudgeWeights:
    """Return the weights.

    Raises:
        ValueError: The file is of another version.
    """
    head, *lines = zlib.decompress(files("bot.watch").joinpath(FILE).read_bytes()).split(b"\n")
    table = json.loads(head)
    if table["version"] != VERSION:
        message = f"weights of version {table['version']}, not {VERSION}"
        raise ValueError(message)
    steps: dict[str, int] = {}
    signs = WordStore(_TEXTS)
    # One line at a time, so that little memory is needed beside the weights.
    for line in lines:
        step, *features = line.decode().split(BETWEEN)
        sign = chr(_FIRST_SIGN + len(steps))
        steps[sign] = int(step)
        for feature in features:
            signs.add(feature, sign)
    sources = tuple(table["sources"])
    return JudgeWeights(table["bias"], table["slope"], table["shift"], sources, signs, steps)

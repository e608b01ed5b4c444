"""The weights of the judge, learned from labelled lines by `tests.tools.watch_training`."""

import json
import lzma
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from bot.watch.weight_table import WeightTable

VERSION = 7
"""The version of the features; a file of another one is not read."""

FILE = "weights.xz"

BETWEEN = "\t"
"""What stands between the features of one weight."""

_SLOTS = 1 << 18


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
    head, *lines = lzma.decompress(files("bot.watch").joinpath(FILE).read_bytes()).split(b"\n")
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

"""The weights of the judge, learned from labelled lines by `bot.devtools.watch_training`."""

import json
import zlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

VERSION = 2
"""The version of the features; a file of another one is not read."""

FILE = "weights.json.z"


@dataclass(frozen=True, slots=True)
class JudgeWeights:
    """A logistic regression with whole numbers for weights."""

    of: dict[str, int]
    """The weight of each feature."""
    bias: int
    """What every number starts with."""
    slope: float
    """Turns a sum of weights into the logarithm of the odds that a card is told."""
    shift: float
    """Added to it, so that the probabilities come true."""
    sources: tuple[str, ...]
    """What the weights were learned from."""


@cache
def read_weights() -> JudgeWeights:
    """Return the weights.

    Raises:
        ValueError: The file is of another version.
    """
    table = json.loads(zlib.decompress(files("bot.watch").joinpath(FILE).read_bytes()))
    if table["version"] != VERSION:
        message = f"weights of version {table['version']}, not {VERSION}"
        raise ValueError(message)
    weights: dict[str, int] = {}
    for weight, features in table["weights"].items():
        weights.update(dict.fromkeys(features.split("\n"), int(weight)))
    return JudgeWeights(weights, table["bias"], table["slope"], table["shift"], tuple(table["sources"]))

"""The weights of the judge, learned from labelled lines by `bot.devtools.watch_training`."""

import json
import zlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

VERSION = 3
"""The version of the features; a file of another one is not read."""

FILE = "weights.z"

BETWEEN, LINE_END = "\t", "\r"
"""What stands between the features of one weight, and for the end of a line in a feature."""


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
    head, *lines = zlib.decompress(files("bot.watch").joinpath(FILE).read_bytes()).split(b"\n")
    table = json.loads(head)
    if table["version"] != VERSION:
        message = f"weights of version {table['version']}, not {VERSION}"
        raise ValueError(message)
    weights: dict[str, int] = {}
    # One line at a time, so that little memory is needed beside the weights.
    for line in lines:
        weight, *features = line.decode().replace(LINE_END, "\n").split(BETWEEN)
        weights.update(dict.fromkeys(features, int(weight)))
    return JudgeWeights(weights, table["bias"], table["slope"], table["shift"], tuple(table["sources"]))

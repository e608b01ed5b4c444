"""The weights of the evaluation, by number of seats, as `weights.toml` keeps them."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from bot.companions.compilation import Floats

FEATURE_NAMES = (
    "unseen-dead",
    "unseen-one",
    "unseen-both-kinds",
    "unseen-one-kind",
    "unseen-three",
    "unseen-four",
    "own-dead",
    "own-one",
    "own-more",
    "own-dead-squared",
    "nearest",
    "second-nearest",
    "own-trick",
    "unseen-trick",
    "own-pair",
    "own-close",
    "laid",
    "signal-leave",
    "signal-small",
    "signal-turn-back",
    "signal-step",
    "signal-wait",
)
"""The names of the features of `evaluation`, in their order."""
WEIGHTS_FILE = Path(__file__).with_name("weights.toml")


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """Cost of each feature of a table, while all cards are unseen and when none is."""

    early: Floats
    late: Floats


@cache
def read_weights(seats: int) -> Weights:
    """Return the weights for a number of seats."""
    table = tomllib.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))[str(seats)]
    early, late = (
        np.array([float(table[phase][name]) for name in FEATURE_NAMES]) for phase in ("early", "late")
    )
    return Weights(early, late)

"""How long tests marked `soak` go on.

`uv run pytest -m soak` runs them with the counts of `.ci/run`. With `UNSPOKEN_SOAK=full` in the environment
they run in full, as they do every night.
"""

import os
from collections.abc import Iterable
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

T = TypeVar("T")


def rounds(bounded: int, full: int) -> int:
    """Return how often to repeat something in this run."""
    return full if os.environ.get("UNSPOKEN_SOAK") == "full" else bounded


def select(values: Iterable[T], every: int, start: int = 0) -> list[ParameterSet]:
    """Return values for `parametrize`: each `every`th from `start` on, the others as soak work."""
    return [
        pytest.param(value, marks=[] if number % every == start else [pytest.mark.soak])
        for number, value in enumerate(values)
    ]

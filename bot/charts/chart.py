"""A chart: one game's results, as the process that draws them is told."""

from typing import Annotated

from annotated_types import Len
from pydantic import BaseModel, ConfigDict, TypeAdapter

HEAD = 5
"""Bytes before an answer of the process that draws: whether it is a picture, and how long it is."""


class Series(BaseModel):
    """The results of one kind of table."""

    model_config = ConfigDict(frozen=True)

    label: str
    points: tuple[tuple[int, int], ...]
    """The number of the match, from 0, and its result."""


class Chart(BaseModel):
    """The results of one game over time, oldest first."""

    model_config = ConfigDict(frozen=True)

    title: str
    scale: str
    """What a result counts, and which way is better."""
    count: str
    """What the distribution counts."""
    ticks: tuple[tuple[int, str], ...]
    """Some matches' numbers, and when they were."""
    series: Annotated[tuple[Series, ...], Len(1)]


CHARTS: TypeAdapter[tuple[Chart, ...]] = TypeAdapter(tuple[Chart, ...])
"""What one picture is drawn from, from top to bottom."""

"""How the companions of a table play: how steadily they count in The Mind, how fast they lay in The Game."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, TypeAlias


class Steadiness(StrEnum):
    """How steadily a companion counts."""

    STEADY = "steady"
    HUMAN = "human"
    DREAMY = "dreamy"


class Pace(StrEnum):
    """How long a companion takes where turns are taken."""

    CALM = "calm"
    NORMAL = "normal"
    QUICK = "quick"


CompanionStyle: TypeAlias = Steadiness | Pace

STYLES: Final[Mapping[str, type[CompanionStyle]]] = {"the-game": Pace, "the-mind": Steadiness}
"""The styles in which companions play each game."""
USUAL_STYLES: Final[Mapping[str, CompanionStyle]] = {"the-game": Pace.NORMAL, "the-mind": Steadiness.HUMAN}
"""The styles in which they play if nobody has chosen."""


def read_style(game: str, stored: str | None) -> CompanionStyle | None:
    """Return the style of a game's companions; the usual one if none of this game was stored.

    >>> read_style("the-mind", "dreamy")
    <Steadiness.DREAMY: 'dreamy'>
    >>> read_style("the-mind", "quick")
    <Steadiness.HUMAN: 'human'>
    """
    for style in STYLES.get(game, ()):
        if style == stored:
            return style
    return USUAL_STYLES.get(game)

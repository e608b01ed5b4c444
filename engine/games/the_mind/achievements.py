"""What a team can achieve in a match of The Mind (rulings: M11)."""

from collections.abc import Iterable, Iterator
from typing import Final

from engine.games.the_mind.events import AllLevelsPassed, TheMindEvent
from engine.games.the_mind.model import TheMindState

BLIND_LEVEL: Final = "blind-level-3"
COMEBACK: Final = "comeback"
_BLIND: Final = 3


def find_achievements(course: Iterable[tuple[TheMindEvent, TheMindState]]) -> Iterator[str]:
    """Yield what a finished match achieved, from each event and the state after it."""
    blind_level, last_life, passed_all = 0, False, False
    for event, state in course:
        passed_all |= isinstance(event, AllLevelsPassed)
        last_life |= state.lives == 1 and not passed_all
        if state.blind:
            blind_level = max(blind_level, state.level)
    if blind_level >= _BLIND:
        yield BLIND_LEVEL
    if passed_all and last_life:
        yield COMEBACK

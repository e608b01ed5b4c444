"""The achievements of The Mind (rulings: M11)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Self

from engine.games.the_mind.events import AllLevelsPassed, TheMindEvent
from engine.games.the_mind.model import TheMindState
from engine.tally import Tally

BLIND_LEVEL: Final = "blind-level-3"
COMEBACK: Final = "comeback"
_BLIND: Final = 3


@dataclass(frozen=True, slots=True)
class TheMindTally(Tally[TheMindEvent, TheMindState]):
    """The highest blind level so far, and whether the team was down to its last life before it passed all."""

    blind_level: int = 0
    last_life: bool = False
    passed_all: bool = False

    def add(self, event: TheMindEvent, state: TheMindState) -> Self:
        """Return the tally after an event, which led to this state."""
        passed_all = self.passed_all or isinstance(event, AllLevelsPassed)
        return type(self)(
            blind_level=max(self.blind_level, state.level) if state.blind else self.blind_level,
            last_life=self.last_life or (state.lives == 1 and not passed_all),
            passed_all=passed_all,
        )

    def find_achievements(self) -> Iterator[str]:
        """Yield the achievements of a match that ends with this tally."""
        if self.blind_level >= _BLIND:
            yield BLIND_LEVEL
        if self.passed_all and self.last_life:
            yield COMEBACK

"""The achievements of ito (rulings: I16)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, Self

from engine.games.ito.cards import MAX_LIVES, MAX_ROWS
from engine.games.ito.events import GameBeaten, ItoEvent, LifeLost, RowTurnedOver
from engine.games.ito.model import ItoState, Mode
from engine.tally import Tally

CLOSE_NEIGHBOURS: Final = "close-neighbours"
TWO_EACH: Final = "two-each"
ROW_OF_TEN: Final = "row-of-ten"
FIVE_ROWS: Final = "five-rows"
TEN_ROWS: Final = "ten-rows"
ALL_LIVES: Final = "all-lives"
COMEBACK: Final = "comeback"
ALL_ACHIEVEMENTS: Final = (
    CLOSE_NEIGHBOURS,
    TWO_EACH,
    ROW_OF_TEN,
    FIVE_ROWS,
    TEN_ROWS,
    ALL_LIVES,
    COMEBACK,
)
_MOST_PEOPLE: Final = 10
_FIVE: Final = 5


@dataclass(frozen=True, slots=True)
class ItoTally(Tally[ItoEvent, ItoState]):
    """The achievements so far, and the fewest lives that the team had."""

    achieved: frozenset[str] = frozenset()
    fewest_lives: int = MAX_LIVES

    def add(self, event: ItoEvent, state: ItoState) -> Self:
        """Return the tally after an event, which led to this state."""
        match event:
            case RowTurnedOver(won=True):
                return replace(self, achieved=self.achieved.union(_find_in_row(event, state.options.mode)))
            case LifeLost(lives=lives):
                return replace(self, fewest_lives=min(lives, self.fewest_lives))
            case GameBeaten() if state.options.mode is Mode.STAGES:
                return replace(self, achieved=self.achieved.union(self._find_in_stages()))
            case _:
                return self

    def _find_in_stages(self) -> Iterator[str]:
        if self.fewest_lives == MAX_LIVES:
            yield ALL_LIVES
        elif self.fewest_lives == 1:
            yield COMEBACK

    def find_achievements(self) -> Iterator[str]:
        """Yield the achievements of a match that ends with this tally."""
        yield from self.achieved


def _find_in_row(turned: RowTurnedOver, mode: Mode) -> Iterator[str]:
    """Yield the achievements of a row that is won; as many were won one after another as its number says."""
    if any(low.seat != high.seat and high.card - low.card == 1 for low, high in pairwise(turned.order)):
        yield CLOSE_NEIGHBOURS
    if mode is Mode.ROW_OF_TWO:
        yield TWO_EACH
    if len({card.seat for card in turned.order}) == _MOST_PEOPLE:
        yield ROW_OF_TEN
    if turned.row == _FIVE:
        yield FIVE_ROWS
    if turned.row == MAX_ROWS:
        yield TEN_ROWS

"""The achievements of The Game (rulings: G12)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Self

from engine.games.the_game.model import CardMoved, CardPlayed, TheGameEvent, TheGameState
from engine.games.the_game.piles import PILES, Tops, rises
from engine.tally import Tally

TEN_TRICKS: Final = "ten-tricks"
COMEBACK: Final = "comeback"
_TRICKS: Final = 10
_LOWEST, _HIGHEST = 2, 99


@dataclass(frozen=True, slots=True)
class TheGameTally(Tally[TheGameEvent, TheGameState]):
    """The backwards tricks so far, and whether the piles ever had too little room for the cards left."""

    tricks: int = 0
    out_of_room: bool = False
    was_out_of_room: bool = False
    """The same before the last card, which does not count where it lay before it was moved."""
    beaten: bool = False

    def add(self, event: TheGameEvent, state: TheGameState) -> Self:
        """Return the tally after an event, which led to this state."""
        tricks, out_of_room = self.tricks, self.out_of_room
        if isinstance(event, CardPlayed):
            tricks += event.is_trick
        elif isinstance(event, CardMoved):
            tricks += event.to_played().is_trick - event.was_trick
            out_of_room = self.was_out_of_room
        return type(self)(
            tricks=tricks,
            out_of_room=out_of_room or count_room(state.tops) < state.left,
            was_out_of_room=out_of_room,
            beaten=state.left == 0,
        )

    def find_achievements(self) -> Iterator[str]:
        """Yield the achievements of a match that ends with this tally."""
        if self.tricks >= _TRICKS:
            yield TEN_TRICKS
        if self.beaten and self.out_of_room:
            yield COMEBACK


def count_rescued(course: Iterable[tuple[TheGameEvent, TheGameState]]) -> int:
    """Return how many cards were laid after the piles had least room for those left; 0 if it sufficed."""
    worst = at_worst = left = 0
    states: list[TheGameState] = []
    for event, state in course:
        if isinstance(event, CardMoved):
            states.pop()
        states.append(state)
    for state in states:
        left = state.left
        if (lacking := left - count_room(state.tops)) > worst:
            worst, at_worst = lacking, left
    return max(0, at_worst - left)


def count_room(tops: Tops) -> int:
    """Return how many cards fit on the four piles at most without a backwards trick.

    >>> count_room((97, 99, 2, 5))
    5
    """
    return sum(
        _HIGHEST - top if rises(pile) else top - _LOWEST for pile, top in zip(PILES, tops, strict=True)
    )

"""What a team can achieve in a match of The Game (rulings: G12)."""

from collections.abc import Iterable, Iterator
from typing import Final

from engine.games.the_game.model import CardPlayed, TheGameEvent, TheGameState
from engine.games.the_game.piles import PILES, Tops, rises

TEN_TRICKS: Final = "ten-tricks"
COMEBACK: Final = "comeback"
_TRICKS: Final = 10
_LOWEST, _HIGHEST = 2, 99


def find_achievements(course: Iterable[tuple[TheGameEvent, TheGameState]]) -> Iterator[str]:
    """Yield what a finished match achieved, from each event and the state after it."""
    tricks, out_of_room, beaten = 0, False, False
    for event, state in course:
        tricks += isinstance(event, CardPlayed) and event.is_trick
        out_of_room |= count_room(state.tops) < state.left
        beaten = state.left == 0
    if tricks >= _TRICKS:
        yield TEN_TRICKS
    if beaten and out_of_room:
        yield COMEBACK


def count_rescued(course: Iterable[tuple[TheGameEvent, TheGameState]]) -> int:
    """Return how many cards were laid after the piles had least room for those left; 0 if it sufficed."""
    worst = at_worst = left = 0
    for _, state in course:
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

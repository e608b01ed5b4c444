"""How The Mind is played in a preview: by people who read minds, and go on blind."""

from collections.abc import Mapping, Sequence

from engine.games.the_mind.model import AgreeToStar, GoOnBlind, PlayLowest, Ready, TheMindState
from engine.model import Action, Seat

LUCKY: Mapping[int, tuple[int, ...]] = {}
"""No deals but the first are wanted."""


def sensible(state: TheMindState, turns: Sequence[tuple[Seat, Action]]) -> tuple[Seat, Action]:
    """Return the turn that brings the lowest card of all onto the pile."""

    def cost(turn: tuple[Seat, Action]) -> int:
        match turn:
            case (_, Ready() | GoOnBlind() | AgreeToStar()):
                return 0
            case (seat, PlayLowest()):
                return state.hands[seat][0]
            case _:
                return 1000

    return min(turns, key=cost)

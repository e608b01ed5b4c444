"""How The Game is played in a preview: by small steps, and with signals now and then."""

from collections.abc import Mapping, Sequence

from engine.games.the_game.model import Begin, EndTurn, GiveSignal, PlayCard, TheGameState
from engine.games.the_game.piles import gap
from engine.model import Action, Seat

LUCKY: Mapping[int, tuple[int, ...]] = {1: (15,), 2: (10,), 3: (44,), 4: (7,), 5: (14,)}
"""Deals by number of seats that small steps alone beat."""
_WORTH = 3
"""The step that is not worth taking beyond the duty."""


def sensible(state: TheGameState, turns: Sequence[tuple[Seat, Action]]) -> tuple[Seat, Action]:
    """Return the turn with the smallest gap; a signal while a pile has none and the draw pile is deep."""

    def cost(turn: tuple[Seat, Action]) -> float:
        match turn[1]:
            case PlayCard(card=card, pile=pile):
                return gap(pile, state.tops[pile - 1], card)
            case EndTurn():
                return _WORTH
            case Begin():
                return 0
            case GiveSignal(pile=pile) if _wanted(state, pile):
                return -0.5
            case _:
                return 1000

    return min(turns, key=cost)


def _wanted(state: TheGameState, pile: int) -> bool:
    wanted = (len(state.draw) // 10) % 4
    return len(state.signals) == wanted and all(one.pile != pile for one in state.signals)

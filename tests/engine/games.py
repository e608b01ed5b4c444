"""What the contract must be told about each game, since no type says it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.games.the_game.model import EndTurn, PlayCard, TheGameState
from engine.games.the_game.piles import gap
from engine.model import Action, Seat, State

Turn: TypeAlias = tuple[Seat, Action]


@dataclass(frozen=True)
class Facts:
    """One game's answers."""

    deck: frozenset[int]
    """Every card there is."""
    card_fields: frozenset[str]
    """The fields of events and views that hold cards, however deep below them."""
    chatter: frozenset[str]
    """The kinds of actions that bring a match no nearer to its end."""
    cards: Callable[[State], Sequence[int]]
    """All cards of a state, wherever they lie."""
    dealt: Callable[[State], int]
    """How many cards those must be."""
    unseen: Callable[[State, Seat | None], frozenset[int]]
    """The cards of a state that a seat, or the public table, may not know."""
    sensible: Callable[[State, Sequence[Turn]], Turn]
    """The turn that somebody who sees all cards would take."""


def _the_game(state: State) -> TheGameState:
    assert isinstance(state, TheGameState)
    return state


def _flat(hands: Iterable[Iterable[int]]) -> list[int]:
    return [card for hand in hands for card in hand]


def _small_step(state: State, turns: Sequence[Turn]) -> Turn:
    table = _the_game(state)

    def cost(turn: Turn) -> int:
        match turn[1]:
            case PlayCard(card=card, pile=pile):
                return gap(pile, table.tops[pile - 1], card)
            case EndTurn():
                return 3
            case _:
                return 100

    return min(turns, key=cost)


FACTS = {
    "the-game": Facts(
        deck=frozenset(range(2, 100)),
        card_fields=frozenset({"card", "cards", "top", "tops", "hand", "rows"}),
        chatter=frozenset({"give-signal", "take-back-signal"}),
        cards=lambda state: (
            _flat(_the_game(state).hands) + _flat(_the_game(state).rows) + [*_the_game(state).draw]
        ),
        dealt=lambda _: 98,
        unseen=lambda state, seat: frozenset(
            _flat(hand for other, hand in enumerate(_the_game(state).hands) if other != seat)
        ).union(_the_game(state).draw),
        sensible=_small_step,
    ),
}
"""The facts by slug."""

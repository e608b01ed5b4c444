"""What the contract must be told about each game, since no type says it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.games.the_game.model import EndTurn, PlayCard, TheGameState
from engine.games.the_game.piles import gap
from engine.games.the_mind.model import Finish, PlayLowest, Ready, TheMindState
from engine.model import Action, Seat, State

Turn: TypeAlias = tuple[Seat, Action]


@dataclass(frozen=True)
class Facts:
    """One game's answers."""

    card_fields: frozenset[str]
    """The fields of events and views that hold cards, however deep below them."""
    past_fields: frozenset[str]
    """The fields of views that tell of earlier deals, whose cards may be hidden again by now."""
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


def _the_mind(state: State) -> TheMindState:
    assert isinstance(state, TheMindState)
    return state


def _of_the_level(state: TheMindState) -> list[int]:
    laid = [one.card for one in (*state.pile, *state.discarded)]
    return _flat(state.hands) + laid + _flat(one.cards for one in state.set_aside)


def _unseen(state: TheMindState, seat: Seat | None) -> frozenset[int]:
    turned_over = state.last_pile is not None and state.last_pile.pile == state.pile
    return frozenset(
        _flat(hand for other, hand in enumerate(state.hands) if other != seat)
        + _flat(one.cards for one in state.set_aside if one.seat != seat)
        + [one.card for one in state.pile if state.face_down and not turned_over and one.seat != seat]
    )


def _lowest_of_all(state: State, turns: Sequence[Turn]) -> Turn:
    table = _the_mind(state)

    def cost(turn: Turn) -> int:
        match turn:
            case (seat, PlayLowest()):
                return table.hands[seat][0]
            case (_, Ready()):
                return 0
            case (_, Finish()):
                return 100 if table.lives < 2 else 300
            case _:
                return 200

    return min(turns, key=cost)


FACTS = {
    "the-game": Facts(
        card_fields=frozenset({"card", "cards", "top", "tops", "hand", "rows"}),
        past_fields=frozenset(),
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
    "the-mind": Facts(
        card_fields=frozenset({"card", "cards", "hand", "hands", "mistakes", "own_aside"}),
        past_fields=frozenset({"last_pile"}),
        chatter=frozenset({"propose-star", "decline-star", "stop"}),
        cards=lambda state: _of_the_level(_the_mind(state)),
        dealt=lambda state: _the_mind(state).level * len(_the_mind(state).hands),
        unseen=lambda state, seat: _unseen(_the_mind(state), seat),
        sensible=_lowest_of_all,
    ),
}
"""The facts by slug."""

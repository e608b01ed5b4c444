"""Facts for the contract tests about each game, which no type says."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.model import Action, Options, Seat, State

Turn: TypeAlias = tuple[Seat, Action]


@dataclass(frozen=True)
class Style:
    """A way to play."""

    name: str
    talk: float
    """How often an action is taken that brings the match no further."""
    sense: float
    """How often the sensible turn is taken rather than any."""


@dataclass(frozen=True)
class Playthrough:
    """A match that is kept as text."""

    seats: int
    options: Options
    seed: int
    style: Style


@dataclass(frozen=True)
class Facts:
    """One game's answers."""

    card_fields: frozenset[str]
    """The fields of events and views that hold cards, however deep below them."""
    cards: Callable[[State], Sequence[int]]
    """All cards of a state, wherever they lie."""
    dealt: Callable[[State], int]
    """How many cards those must be."""
    unseen: Callable[[State, Seat | None], frozenset[int]]
    """The cards of a state that a seat, or the public table, may not know."""
    sensible: Callable[[State, Sequence[Turn]], Turn]
    """The turn of a player who sees all cards."""
    playthroughs: Mapping[str, Playthrough]
    """By the names of their files; together they show every kind of event."""
    complete: Callable[[Options], Options] = lambda options: options
    """The options with what else a deal of this game needs."""
    past_fields: frozenset[str] = frozenset()
    """The fields of views that tell of earlier deals, whose cards may be hidden again by now."""
    chatter: frozenset[str] = frozenset()
    """The kinds of actions that bring a match no nearer to its end."""
    unasked: frozenset[str] = frozenset()
    """The kinds of actions that the table takes after what people have done elsewhere."""
    crowds: frozenset[str] = frozenset()
    """Those of them with so many forms that only one form at a time is weighed against other actions."""
    timeouts: frozenset[str] = frozenset()
    """The kinds of actions that only the table takes, when nobody has acted for some time."""


def flat(hands: Iterable[Iterable[int]]) -> list[int]:
    """Return the cards of several hands as one list."""
    return [card for hand in hands for card in hand]

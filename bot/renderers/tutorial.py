"""A game's tutorial: steps that are really played, one button each, from cards stacked for them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from engine.model import Action, Event, Seat, State
from engine.ruleset import AnyRuleset, apply
from engine.shuffle import Chance

Move: TypeAlias = tuple[Seat, Action]

YOU = Seat(0)
"""The seat of the person who learns."""
PARTNER = Seat(1)
"""The seat that the tutorial plays."""
_CHANCE = Chance(bytes(32))
"""Deals what the steps do not stack."""


@dataclass(frozen=True, slots=True)
class TutorialStep:
    """One sentence and one button; the sentence is `tutorial-<game>-<name>`."""

    name: str
    label: str
    """The code of the button's text."""
    moves: tuple[Move, ...]
    """What pressing the button plays, in order, the partner's moves included."""
    facts: Mapping[str, int] = field(default_factory=dict)
    """The numbers in the sentence and in the button's text."""


@dataclass(frozen=True, slots=True)
class Tutorial:
    """A stacked deal of two seats and the steps from there; nothing of it is ever stored."""

    opening: State
    steps: tuple[TutorialStep, ...]
    list_hand: Callable[[State], Iterable[int]]
    """Returns the cards that the person who learns holds."""

    def play(self, ruleset: AnyRuleset, count: int) -> tuple[State, tuple[Event, ...]]:
        """Play the first `count` steps; return the state, and the events of the last of them."""
        state = self.opening
        events: tuple[Event, ...] = ()
        for step in self.steps[:count]:
            happened: list[Event] = []
            for seat, action in step.moves:
                applied = apply(ruleset, state, seat, action, lambda: _CHANCE)
                state = applied.state
                happened += applied.events
            events = tuple(happened)
        return state, events

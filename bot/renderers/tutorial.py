"""A game's tutorial: steps that are really played, one button each, from cards stacked for them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TypeAlias

from bot.components.attachments import PicturedText
from bot.pictures import Scene
from bot.renderers.context import RenderContext
from data.written_texts import NO_TEXTS, WrittenTexts
from engine.model import Action, Event, Seat, State, View
from engine.ruleset import AnyRuleset, apply
from engine.shuffle import Chance

Move: TypeAlias = tuple[Seat, Action]


class PartnerDecides(Enum):
    """How much the partner does as a companion decides, wherever the lesson needs no certain move."""

    ONE_ACTION = auto()
    UNTIL_IT_WAITS = auto()


YOU = Seat(0)
"""The seat of the person who learns."""
PARTNER = Seat(1)
"""The seat that the tutorial plays."""
_CHANCE = Chance(bytes(32))
"""Deals the cards that the steps do not stack."""
_MAX_ACTIONS = 20
"""More than a companion does in one turn."""


@dataclass(frozen=True, slots=True)
class TutorialStep:
    """One sentence and one button; the sentence is `tutorial-<game>-<name>`."""

    name: str
    label: str
    """The code of the button's text."""
    moves: tuple[Move | PartnerDecides, ...]
    """The moves that pressing the button plays, in order, the partner's moves included."""
    facts: Mapping[str, int | str] = field(default_factory=dict)
    """The numbers and letters in the sentence and in the button's text."""


@dataclass(frozen=True, slots=True)
class Tutorial:
    """A stacked deal of two seats and the steps from there; nothing of it is ever stored."""

    opening: State
    steps: tuple[TutorialStep, ...]
    list_hand: Callable[[State], Iterable[int]]
    """Returns the cards that the person who learns holds."""
    decide: Callable[[View], Action | None]
    """Returns a companion's action from the partner's view, always the same; `None` if it waits.

    The first decision may load modules for half a second.
    """
    write_texts: Callable[[str], WrittenTexts] = lambda _language: NO_TEXTS
    """Returns the texts that the two have written, in a language."""
    illustrate: Callable[[View, RenderContext], tuple[Scene, PicturedText]] | None = None
    """Returns the public table as a picture and in words, if the table of a match has no picture then."""

    def play(self, ruleset: AnyRuleset, count: int) -> tuple[State, tuple[Event, ...]]:
        """Play the first `count` steps; return the state, and the events of the last of them."""
        state = self.opening
        events: tuple[Event, ...] = ()
        for step in self.steps[:count]:
            happened: list[Event] = []
            for move in step.moves:
                state, more = self._play_move(ruleset, state, move)
                happened += more
            events = tuple(happened)
        return state, events

    def _play_move(
        self, ruleset: AnyRuleset, state: State, move: Move | PartnerDecides
    ) -> tuple[State, tuple[Event, ...]]:
        if not isinstance(move, PartnerDecides):
            applied = apply(ruleset, state, *move, lambda: _CHANCE)
            return applied.state, applied.events
        happened: list[Event] = []
        for _ in range(1 if move is PartnerDecides.ONE_ACTION else _MAX_ACTIONS):
            action = self.decide(ruleset.view(state, PARTNER))
            if action is None:
                break
            applied = apply(ruleset, state, PARTNER, action, lambda: _CHANCE)
            state = applied.state
            happened += applied.events
        return state, tuple(happened)

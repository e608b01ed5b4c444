"""The turns of a match of The Game, each as its seat saw it."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from bot.companions.turn_review import PlayedTurn
from engine.games.the_game.model import (
    Begin,
    DutyNotMet,
    GameBeaten,
    MoveCard,
    PlayCard,
    TheGameState,
    TurnEnded,
)
from engine.games.the_game.rules import TheGame
from engine.model import Action, Event, State
from engine.ruleset import PlayedStep

_RULES = TheGame()

_Step: TypeAlias = PlayedStep[State, Action, Event]


def find_turns(steps: Sequence[_Step]) -> Iterator[PlayedTurn]:
    """Yield every turn in which cards were laid and that was played to its end."""
    first, cards, view = 1, list[PlayCard](), None
    for number, step in enumerate(steps, 1):
        if isinstance(step.action, PlayCard):
            if not cards and isinstance(step.before, TheGameState):
                view = _RULES.view(step.before, step.seat)
            cards.append(step.action)
        elif isinstance(step.action, MoveCard):
            cards[-1] = PlayCard(card=cards[-1].card, pile=step.action.pile)
        if isinstance(step.action, Begin):
            first = number + 1
        lost = _is_lost(step)
        if lost or _ends_turn(step):
            if cards and view is not None:
                yield PlayedTurn(first, number, step.seat, view, tuple(cards), lost)
            first, cards, view = number + 1, [], None


def _is_lost(step: _Step) -> bool:
    """Return True if the step's own seat could not meet its duty."""
    return any(isinstance(event, DutyNotMet) and event.seat == step.seat for event in step.events)


def _ends_turn(step: _Step) -> bool:
    return any(isinstance(event, TurnEnded | GameBeaten) for event in step.events)

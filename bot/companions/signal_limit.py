"""How often companions give signals in The Game: so seldom that each keeps its worth."""

from collections.abc import Iterable
from typing import Final

from engine.games.the_game.model import Begin, GiveSignal, SignalGiven, TurnStarted
from engine.model import Action, Event, Seat

_TURNS_APART: Final = 2
"""How many turns of the table lie between two signals of a seat, at least."""


class SignalLimit:
    """Counts the turns of a table since each seat's last signal; after a restart it knows of none."""

    def __init__(self) -> None:
        self._turns = 0
        self._last_given: dict[Seat, int] = {}

    def observe(self, events: Iterable[Event]) -> None:
        """Take in the events of a step."""
        for event in events:
            if isinstance(event, TurnStarted):
                self._turns += 1
            elif isinstance(event, SignalGiven):
                self._last_given[event.seat] = self._turns

    def restrict(self, action: Action | None, seat: Seat, *, begun: bool) -> Action | None:
        """Return a companion's action, or what it does instead of a signal that comes too soon."""
        if not isinstance(action, GiveSignal) or seat not in self._last_given:
            return action
        if self._turns - self._last_given[seat] >= _TURNS_APART:
            return action
        return None if begun else Begin()

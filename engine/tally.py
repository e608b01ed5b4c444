"""Tallies: the figures that the achievements of a match depend on, kept while it is played."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, Generic, TypeVar

from engine.model import Event, State

StateT = TypeVar("StateT", bound=State)
EventT = TypeVar("EventT", bound=Event)


class Tally(Generic[EventT, StateT]):
    """Counts for the achievements of a match so far; empty in a game that has none of its own.

    A tally never changes: adding to it gives another.
    """

    __slots__ = ()

    def add(self, event: EventT, state: StateT) -> "Tally[EventT, StateT]":
        """Return the tally after an event, which led to this state."""
        del event, state
        return self

    def add_course(self, course: Iterable[tuple[EventT, StateT]]) -> "Tally[EventT, StateT]":
        """Return the tally after events, each with the state after it."""
        tally = self
        for event, state in course:
            tally = tally.add(event, state)
        return tally

    def find_achievements(self) -> Iterator[str]:
        """Yield the achievements of a match that ends with this tally."""
        yield from ()


NO_TALLY: Final = Tally[Any, Any]()
"""The tally of a game without achievements of its own."""

"""The parts of every game: seats, options, actions, events, states, views and outcomes."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, ClassVar, Final, NewType, Self

from pydantic import BaseModel, ConfigDict, Field

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 clockwise. The engine knows seats, never people."""


# A fault in reading cards back must not write them into a log.
# What checks a record is built when the first one is made or read: that takes longer than all else here.
RECORD_CONFIG: Final = ConfigDict(strict=True, extra="forbid", hide_input_in_errors=True, defer_build=True)
"""Configuration for reading stored models: strict, with no unknown fields."""


class Record(BaseModel):
    """A fact written down: immutable, strict, and closed to unknown fields."""

    model_config = ConfigDict(frozen=True, **RECORD_CONFIG)


class Options(Record):
    """How a table chose to play; one subclass a game, every field with a default."""

    # Left out of the JSON where it is empty, so that boards and matches from before it keep their options.
    language: Annotated[str, Field(pattern="^([a-z]{2,3})?$", exclude_if=lambda code: not code)] = ""
    """The language of the texts that are dealt, no choice of the table; empty in games without any."""

    def in_language(self, language: str) -> Self:
        """Return the same options for another language; empty for none."""
        return self if language == self.language else self.model_copy(update={"language": language})


class Action(Record):
    """An action of a seat; subclasses are imperatives, distinguished by their field `kind`."""

    tolerates_staleness: ClassVar[bool] = False
    """Whether the action still means the same when others acted since the player last looked."""
    within: ClassVar[int | None] = None
    """Seconds after the same person's last step within which the table takes it; None if at any time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """An event of a match; subclasses are past tense, distinguished by their field `kind`.

    The rules make events at every step, so they are plain values that cost little to make; what is read back
    through `Ruleset.events` is checked like a `Record`.
    """

    __pydantic_config__: ClassVar[ConfigDict] = RECORD_CONFIG

    kind: str

    def redact_for(self, seat: Seat | None) -> Self:
        """Return the event as `seat` may know it; `None` is the public table."""
        del seat
        return self


@dataclass(frozen=True, slots=True)
class State:
    """Everything there is to know about a match, hidden cards included."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(defer_build=True)


@dataclass(frozen=True, slots=True)
class View:
    """The knowledge of one seat, or of the public table, about a state."""


@dataclass(frozen=True, slots=True)
class Deed:
    """Something done in a match that is counted."""

    what: str
    """A code for the kind of deed; words are found outside the engine."""
    seat: Seat | None = None
    """Whose deed it was, or nobody's if it is the whole team's."""
    count: int = 1


@dataclass(frozen=True, slots=True)
class Rescue:
    """A team's progress after it had stood nearest to losing (rulings: N5)."""

    count: int
    """In cards, levels, or another unit of the game."""
    share: Fraction
    """The same as a share of all there was to reach."""


class Outcome(Record):
    """How a match ended."""

    beaten: bool
    """Whether the team reached all there was to reach."""
    score: int
    """The key by which leaderboards rank, lower first (rulings: B3, B4)."""
    reason: str
    """A code that says why it ended; words are found outside the engine."""
    seat: Seat | None = None
    """The seat at which it ended, where one seat is the reason."""
    facts: dict[str, int] = {}
    """The numbers that the words of `reason` need."""

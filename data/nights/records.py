"""The store's values for game nights: who comes, who is there, and the rounds with their tables."""

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import NewType

from data.records import ChannelId, GuildId, MatchId, MessageId, UserId

NightId = NewType("NightId", int)
"""A night's number, never given twice."""
EventId = NewType("EventId", int)
"""A scheduled event of Discord."""
RoundId = NewType("RoundId", int)
NightTableId = NewType("NightTableId", int)
"""A table of a round, which gets its match when its lobby is opened."""
PollId = NewType("PollId", int)
"""A poll's number, never given twice."""


class NightState(StrEnum):
    """The state of a game night, which ends in one of two ways; none is abandoned or expires."""

    DRAFT = "draft"
    """Seen by its host only, who is asked whether it is right."""
    PLANNED = "planned"
    OPEN = "open"
    """The door is open: people say that they are there."""
    RUNNING = "running"
    """A round has been started."""
    PAUSED = "paused"
    ENDED = "ended"
    """Its host ended it, or its time is over, also if nobody came."""
    CANCELLED = "cancelled"
    """Its host called it off, or its channel is gone: it is neither summed up nor counted as played."""


UNDER_WAY = frozenset({NightState.OPEN, NightState.RUNNING, NightState.PAUSED})
"""The states of a night at which people are; a channel has at most one such night."""
OVER = frozenset({NightState.ENDED, NightState.CANCELLED})


class Answer(StrEnum):
    """Whether a person comes to a night."""

    IN = "in"
    MAYBE = "maybe"
    OUT = "out"


class Reminder(StrEnum):
    """A reminder of a night."""

    DAY = "day"
    """A day before."""
    THREE_HOURS = "three_hours"
    HOUR = "hour"
    SOON = "soon"
    """Shortly before."""


class TablePlace(StrEnum):
    """Where a table of a night stands."""

    PRIVATE_THREAD = "private-thread"
    """Only those who sit there see it, so other tables may play the same deal."""
    PUBLIC_THREAD = "public-thread"
    CHANNEL = "channel"
    """In the channel of the night, one table after another."""


class Wish(StrEnum):
    """How two people want to be seated."""

    TOGETHER = "together"
    APART = "apart"


@dataclass(frozen=True, slots=True)
class AnswerRecord:
    """A person's answer to a planned night."""

    user: UserId
    answer: Answer
    wants_reminders: bool
    from_event: bool
    """Whether it is not an answer of their own, but their interest in the scheduled event."""
    at: datetime
    waits: bool = False
    """Whether the person was told to wait for a place, and has not been called since."""


@dataclass(frozen=True, slots=True)
class PresenceRecord:
    """A person at a night."""

    user: UserId
    joined: datetime
    left: datetime | None
    """None as long as the person is there."""
    alone: bool
    """Whether the person is content with a table of their own."""


class Repeats(StrEnum):
    """When a night is followed by another."""

    ONCE = "once"
    """Never."""
    WEEKLY = "weekly"
    FORTNIGHTLY = "fortnightly"
    """Every two weeks."""
    MONTHLY = "monthly"
    """On the same weekday of the month, such as the first Friday."""
    MONTHLY_LAST = "monthly-last"
    """On the last such weekday of the month."""


@dataclass(frozen=True, slots=True)
class EventFacts:
    """The facts of a scheduled event that may be changed in Discord."""

    name: str
    starts: datetime


@dataclass(frozen=True, slots=True)
class NightPlan:
    """The part of a night that its host can change later."""

    title: str
    local_start: datetime
    """The time on the clocks of `zone`, without a zone of its own; a series keeps it all year."""
    zone: str
    """The name of a time zone, such as Europe/Berlin."""
    starts: datetime
    """The moment that this is."""
    repeats: Repeats
    voice: ChannelId | None
    """The voice channel people meet in."""
    places: int | None = None
    """How many people can come; None for any number."""

    @property
    def is_series(self) -> bool:
        """Whether the night is followed by others."""
        return self.repeats is not Repeats.ONCE


@dataclass(frozen=True, slots=True)
class NightRecord:
    """A night as it is stored; all times but `plan.local_start` are in UTC."""

    id: NightId
    guild: GuildId
    channel: ChannelId
    host: UserId | None
    """None once the person has asked to be forgotten."""
    plan: NightPlan
    series: NightPlan | None
    """The plan that the nights after it repeat; None if it is this night's own."""
    state: NightState
    message: MessageId | None
    """The message that shows the night."""
    event: EventId | None
    """Its scheduled event in Discord."""
    event_facts: EventFacts | None
    """The facts of its event when it was last in step with the night; None if they are not known."""
    locale: str
    created: datetime
    opened: datetime | None
    """When the door opened."""
    started: datetime | None
    """When the first round was started."""
    ended: datetime | None
    """When it ended or was cancelled."""
    follows: NightId | None
    """The night before it, for one that repeats another."""
    changes: NightId | None
    """The night that this draft changes."""
    reminded: frozenset[Reminder]
    """The reminders that were posted or skipped."""
    answers: tuple[AnswerRecord, ...]
    """In the order in which they were given."""
    presences: tuple[PresenceRecord, ...]
    """Everyone who was ever there, in the order they came."""

    present: tuple[UserId, ...] = field(init=False, repr=False, compare=False)
    """Those who are there now, in the order they came."""

    def __post_init__(self) -> None:
        """Find those who are there."""
        object.__setattr__(
            self, "present", tuple(presence.user for presence in self.presences if presence.left is None)
        )

    def list_answers(self, answer: Answer) -> tuple[UserId, ...]:
        """List the people who gave an answer, in the order they answered."""
        return tuple(record.user for record in self.answers if record.answer is answer)

    def list_coming(self) -> tuple[UserId, ...]:
        """List the people who come and have a place, in the order they answered."""
        return self.list_answers(Answer.IN)[: self.plan.places]

    def list_waiting(self) -> tuple[UserId, ...]:
        """List the people who would come and wait for a place, the next first."""
        return () if self.plan.places is None else self.list_answers(Answer.IN)[self.plan.places :]

    def find_answer(self, user: UserId) -> AnswerRecord | None:
        """Find a person's answer."""
        return next((record for record in self.answers if record.user == user), None)


@dataclass(frozen=True, slots=True)
class PlannedTable:
    """A table that a round is to have."""

    place: TablePlace
    people: tuple[UserId, ...]
    seed: str | None = None
    """The deal that other tables of the round play, too; None for one of its own."""


@dataclass(frozen=True, slots=True)
class NightTableRecord:
    """A table of a round."""

    id: NightTableId
    number: int
    """Counts from 1 within the round."""
    place: TablePlace
    seed: str | None
    channel: ChannelId | None
    """Its thread, or the channel of the night; None until that is known."""
    match: MatchId | None
    """None until its lobby is open."""
    called: datetime | None
    """When its people were called to it."""
    people: tuple[UserId | None, ...]
    """Who was seated there at the split; None for who was forgotten."""


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A round of a night, with its tables in the order of their numbers."""

    id: RoundId
    night: NightId
    number: int
    """Counts from 1 within the night."""
    game: str
    options: str
    """JSON, as the caller wrote it."""
    started: datetime
    ended: datetime | None
    message: MessageId | None
    """The message that lists the results of all tables."""
    tables: tuple[NightTableRecord, ...]


@dataclass(frozen=True, slots=True)
class RoomRecord:
    """A voice channel that was made for a table."""

    channel: ChannelId
    table: NightTableId
    used: bool
    """Whether somebody has been in it."""
    ended: datetime | None
    """When its round or its night ended, whichever was first."""


@dataclass(frozen=True, slots=True)
class WishRecord:
    """A wish about two people of a night; the first has the lower id."""

    first: UserId
    second: UserId
    wish: Wish


@dataclass(frozen=True, slots=True)
class PollRecord:
    """A question at which times people could come."""

    id: PollId
    guild: GuildId
    channel: ChannelId
    host: UserId | None
    """Who asked; None once it is closed, or the person has asked to be forgotten."""
    title: str
    times: tuple[datetime, ...]
    """In UTC, soonest first."""
    locale: str
    message: MessageId | None
    """The message that shows it."""
    closed: datetime | None
    chosen: datetime | None
    """The time that became a night."""
    marks: tuple[tuple[UserId, ...], ...]
    """Who could come at each of the times, in the order they said so; nobody once it is closed."""

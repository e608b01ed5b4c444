"""Round records: the store's values for the rounds of a game night and their tables."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import NewType

from data.nights.records import NightId
from data.records import ChannelId, MatchId, MessageId, UserId

RoundId = NewType("RoundId", int)
NightTableId = NewType("NightTableId", int)
"""A table of a round, which gets its match when its lobby is opened."""


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
class WishRecord:
    """A wish about two people of a night; the first has the lower id."""

    first: UserId
    second: UserId
    wish: Wish

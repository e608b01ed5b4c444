"""Deals: where a table's cards come from, if they are not shuffled afresh.

The seed of a deal of the day is `HMAC-SHA256(secret, "day|game|options|seats")`: `secret` is 32 bytes that
this bot's database alone knows, `day` is written as 2026-11-21 and begins at midnight UTC, `options` is the
JSON of all options with sorted names and no spaces, and the whole text is UTF-8. So a game, its options and a
number of seats have the same deal on every server, and nobody can work it out while the day lasts.
"""

import hashlib
import hmac
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from enum import StrEnum
from typing import ClassVar

from data.records import Deal, MatchId, MatchRecord, UserId
from engine.model import Options
from engine.refusals import Refusal
from engine.shuffle import Chance

_SEED_TEXT = re.compile(r"[0-9a-f]{64}")


class UnrankedReason(StrEnum):
    """Why a result is on no board."""

    SEED = "seed"
    """The seed was given, so nobody can say who has seen its cards."""
    KNOWN = "known"
    """Somebody at the table has played this deal before, or looked at a replay of it."""
    DAY_OVER = "day-over"
    """The day of the deal was over when the match began, and its seed told."""


@dataclass
class DealRefusal(Refusal):
    """Something a deal does not allow."""

    family: ClassVar[str] = "deal"


@dataclass
class SeedUnreadable(DealRefusal):
    """What was given is no seed."""


@dataclass
class DayUnreadable(DealRefusal):
    """What was given is no day."""


@dataclass
class DayToCome(DealRefusal):
    """The day has not begun."""


@dataclass
class DayOver(DealRefusal):
    """The day is over, and its deal no longer the deal of the day."""


@dataclass
class SeatsBound(DealRefusal):
    """The deal was made for another number of people."""

    seats: int
    seated: int


@dataclass
class MatchNotFinished(DealRefusal):
    """The match was not played to its end."""

    number: str


@dataclass
class DealKnown(DealRefusal):
    """Whoever wants to take a seat over in a ranked match knows its cards already."""


@dataclass
class DealInPlay(DealRefusal):
    """The person sits at a running match with the same cards."""


@dataclass(frozen=True, slots=True)
class DealSource:
    """Where a table's cards will come from; shuffled when it starts, by default."""

    kind: Deal | None = None
    day: date | None = None
    """The day whose deal it is."""
    seed: str | None = None
    """The seed, where somebody gave it."""
    rematch_of: MatchId | None = None
    """The match whose deal is dealt again."""


SHUFFLED = DealSource()


@dataclass(frozen=True, slots=True)
class DealInfo:
    """What a table that was not shuffled afresh knows of its deal beyond its record."""

    original: MatchRecord | None = None
    """The match whose deal is dealt again."""
    commitments: Mapping[int, str] = field(default_factory=dict)
    """The commitment of the deal for each number of people that may play it."""
    used_attempt: frozenset[UserId] = frozenset()
    """Who of those in the lobby has had their try of the day."""
    saw_cards: frozenset[UserId] = frozenset()
    """Who of those in the lobby has seen the cards otherwise."""

    @property
    def seats(self) -> int | None:
        """How many people the deal is for, or `None` where it is for any number."""
        return None if self.original is None else self.original.seats


NO_DEAL_INFO = DealInfo()


def find_unranked_reason(record: MatchRecord) -> UnrankedReason | None:
    """Say why a match that has started is on no board, if it is not."""
    if record.ranked:
        return None
    if record.deal is Deal.SEED:
        return UnrankedReason.SEED
    over = record.day is not None and record.started is not None and utc_day(record.started) > record.day
    return UnrankedReason.DAY_OVER if over else UnrankedReason.KNOWN


def utc_day(now: datetime) -> date:
    """Return the day of a moment, in UTC."""
    return now.astimezone(UTC).date()


def derive_daily_chance(secret: bytes, day: date, game: str, options: Options, seats: int) -> Chance:
    """Return the seed of a day's deal, by the procedure at the top of this module."""
    text = f"{day.isoformat()}|{game}|{canonical_json(options)}|{seats}"
    return Chance(hmac.digest(secret, text.encode(), hashlib.sha256))


def canonical_json(options: Options) -> str:
    """Write options such that equal ones are written equally, whatever order they were given in."""
    return json.dumps(options.model_dump(mode="json"), sort_keys=True, separators=(",", ":"))


def is_seed_secret(record: MatchRecord, now: datetime) -> bool:
    """Tell whether a match's seed is not told yet: everybody gets the day's deal until the day is over."""
    return record.day is not None and record.day >= utc_day(now)


def parse_seed(typed: str) -> str:
    """Read a seed as somebody types or copies it.

    Raises:
        SeedUnreadable: if it has not 64 hexadecimal digits.
    """
    seed = typed.strip().strip("`").strip().lower()
    if not _SEED_TEXT.fullmatch(seed):
        raise SeedUnreadable
    return seed


def parse_day(typed: str | None, today: date) -> date:
    """Read a day as somebody types it, such as 2026-11-21; today's if nothing is typed.

    Raises:
        DayUnreadable: if it is none.
        DayToCome: if it has not begun.
    """
    if typed is None:
        return today
    try:
        day = date.fromisoformat(typed.strip())
    except ValueError:
        raise DayUnreadable from None
    if day > today:
        raise DayToCome
    return day

"""Deals: the source of a table's cards, if they are not newly shuffled.

The seed of a deal of the day is `HMAC-SHA256(secret, "day|game|options|seats")`: `secret` is 32 bytes that
this bot's database alone knows, `day` is written as 2026-11-21 and begins at midnight UTC, `options` is the
JSON of all options but the language, with sorted names and no spaces, and the whole text is UTF-8. So a
game, its options and a number of seats have the same deal on every server, and nobody without the secret can
compute it.
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

from data.records import DealKind, MatchId, MatchRecord, UserId
from engine.model import Options, Outcome
from engine.refusals import Refusal
from engine.registry import RULESETS
from engine.shuffle import Chance

_SEED_TEXT = re.compile(r"[0-9a-f]{64}")


class UnrankedReason(StrEnum):
    """Why a result is on no leaderboard."""

    SEED = "seed"
    """The seed was given, so it is unknown who has seen its cards."""
    KNOWN = "known"
    """A player at the table has played this deal before, or viewed its replay."""
    REMATCH = "rematch"
    """Everyone in the channel saw the table the first time, and at its end the hands (rulings: B6)."""
    DAY_OVER = "day-over"
    """The day of the deal was over when the match began, so its seed was public."""
    OWN_WAY = "own-way"
    """The table played so that it cannot be compared, such as with a theme of its own."""


@dataclass
class DealRefusal(Refusal):
    """Something a deal does not allow."""

    family: ClassVar[str] = "deal"


@dataclass
class SeedUnreadable(DealRefusal):
    """The given text is no seed."""


@dataclass
class DayUnreadable(DealRefusal):
    """The given text is no day."""


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
    """The person who wants to take over a seat in a ranked match knows its cards."""


@dataclass
class DealInPlay(DealRefusal):
    """The person sits at a running match with the same cards."""


@dataclass(frozen=True, slots=True)
class DealSource:
    """The source of a table's cards; by default a new shuffle at the start."""

    kind: DealKind | None = None
    day: date | None = None
    """The day whose deal it is."""
    seed: str | None = None
    """The seed, if it was given."""
    rematch_of: MatchId | None = None
    """The match whose deal is dealt again."""


SHUFFLED = DealSource()


@dataclass(frozen=True, slots=True)
class DealInfo:
    """Facts about a table's deal beyond its record, if it is not newly shuffled."""

    original: MatchRecord | None = None
    """The match whose deal is dealt again."""
    commitments: Mapping[int, str] = field(default_factory=dict)
    """The commitment of the deal for each number of people that may play it."""
    used_attempt: frozenset[UserId] = frozenset()
    """Those in the lobby who have used their attempt of the day."""
    saw_cards: frozenset[UserId] = frozenset()
    """Those in the lobby who have seen the cards otherwise."""

    @property
    def seats(self) -> int | None:
        """The number of people the deal is for; None for any number."""
        return None if self.original is None else self.original.seats


NO_DEAL_INFO = DealInfo()


def find_unranked_reason(record: MatchRecord) -> UnrankedReason | None:
    """Return why a started match will be on no leaderboard; None if it will."""
    if record.ranked:
        return None
    if record.deal is DealKind.SEED:
        return UnrankedReason.SEED
    if record.rematch_of is not None:
        return UnrankedReason.REMATCH
    if record.ended is not None and record.ended.outcome is not None:
        outcome = Outcome.model_validate_json(record.ended.outcome)
        if not RULESETS[record.game].is_ranked(outcome):
            return UnrankedReason.OWN_WAY
    over = record.day is not None and record.started is not None and utc_day(record.started) > record.day
    return UnrankedReason.DAY_OVER if over else UnrankedReason.KNOWN


def utc_day(now: datetime) -> date:
    """Return the day of a moment, in UTC."""
    return now.astimezone(UTC).date()


def derive_daily_chance(secret: bytes, day: date, game: str, options: Options, seats: int) -> Chance:
    """Return the seed of a day's deal, by the procedure at the top of this module."""
    text = f"{day.isoformat()}|{game}|{canonical_json(options.in_language(''))}|{seats}"
    return Chance(hmac.digest(secret, text.encode(), hashlib.sha256))


def canonical_json(options: Options) -> str:
    """Return options as JSON that is equal for equal options."""
    return json.dumps(options.model_dump(mode="json"), sort_keys=True, separators=(",", ":"))


def is_seed_secret(record: MatchRecord, now: datetime) -> bool:
    """Return True if a match's seed is still secret: the day's deal is in use until the day is over."""
    return record.day is not None and record.day >= utc_day(now)


def parse_seed(typed: str) -> str:
    """Parse a seed as a user typed or copied it.

    Raises:
        SeedUnreadable: if it has not 64 hexadecimal digits.
    """
    seed = typed.strip().strip("`").strip().lower()
    if not _SEED_TEXT.fullmatch(seed):
        raise SeedUnreadable
    return seed


def parse_day(typed: str | None, today: date) -> date:
    """Parse a day as a user typed it, such as 2026-11-21; None means today.

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

"""The choice of a leaderboard: its game, player count and options, its period, and whose results it shows."""

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import ClassVar, Final, Self

from bot.database_errors import database_errors_as
from data.errors import PageUnknown
from data.records import LeaderboardKey
from engine.refusals import Refusal

_DIGEST_LENGTH = 12
"""Characters of an options digest: 48 bits, so two options of a game practically never share one."""


@dataclass
class LeaderboardRefusal(Refusal):
    """A leaderboard that cannot be shown."""

    family: ClassVar[str] = "leaderboard"


@dataclass
class ResultsNotShared(LeaderboardRefusal):
    """The server keeps its results to itself, so it sees no others."""


@dataclass
class NoSuchLeaderboard(LeaderboardRefusal):
    """There is no leaderboard with the requested options."""


@dataclass
class NoSuchPage(LeaderboardRefusal):
    """The leaderboard ends before this page."""

    page: int
    pages: int


@dataclass
class ButtonOutdated(LeaderboardRefusal):
    """The button leads to a leaderboard that does not exist."""


@dataclass
class DatabaseAway(LeaderboardRefusal):
    """The database gives no answer."""


class Period(StrEnum):
    """The period whose results count."""

    TONIGHT = "tonight"
    WEEK = "week"
    MONTH = "month"
    YEAR = "year"
    ALL = "all"

    def since(self, now: datetime) -> datetime | None:
        """Return the start of the period; None for all time."""
        length = _LENGTHS.get(self)
        return None if length is None else now - length


_LENGTHS: Final = {
    Period.TONIGHT: timedelta(hours=12),
    Period.WEEK: timedelta(days=7),
    Period.MONTH: timedelta(days=30),
    Period.YEAR: timedelta(days=365),
}


class Scope(StrEnum):
    """Whose results a leaderboard shows."""

    HERE = "here"
    EVERYWHERE = "everywhere"


@dataclass(frozen=True, slots=True)
class LeaderboardView:
    """The scope and period of a shown leaderboard, as its page buttons carry them.

    >>> LeaderboardView.parse("here.week.2")
    (LeaderboardView(scope=<Scope.HERE: 'here'>, period=<Period.WEEK: 'week'>), 2)
    """

    scope: Scope = Scope.HERE
    period: Period = Period.ALL

    def to_argument(self, page: int) -> str:
        """Return the argument of the button that leads to a page of this view."""
        return f"{self.scope.value}.{self.period.value}.{page}"

    @classmethod
    def parse(cls, argument: str) -> tuple[Self, int]:
        """Parse what `to_argument` returned.

        Raises:
            ButtonOutdated: if it says something else.
        """
        match argument.split("."):
            case [scope, period, page] if scope in _SCOPES and period in _PERIODS and page.isdecimal():
                return cls(Scope(scope), Period(period)), int(page)
            case _:
                raise ButtonOutdated


_SCOPES = frozenset(Scope)
_PERIODS = frozenset(Period)


def hash_options(options: str, companions: int = 0) -> str:
    """Return a short digest of a table's options and companions, short enough for a command's choice."""
    text = f"{options}+{companions}" if companions else options
    return hashlib.sha256(text.encode()).hexdigest()[:_DIGEST_LENGTH]


def filter_keys(keys: Sequence[LeaderboardKey], game: str, players: int | None) -> list[LeaderboardKey]:
    """Return the leaderboards of a game, or those for this number of players."""
    return [key for key in keys if key.game == game and players in (None, key.seats)]


def choose_key(keys: Sequence[LeaderboardKey], options: str | None) -> LeaderboardKey | None:
    """Return the leaderboard with these options, else the first one; None if there are none.

    Raises:
        NoSuchLeaderboard: if none has these options.
    """
    if options is None:
        return next(iter(keys), None)
    for key in keys:
        if hash_options(key.options, key.companions) == options:
            return key
    raise NoSuchLeaderboard


@contextmanager
def leaderboard_refusals() -> Iterator[None]:
    """Turn the store's errors into refusals that users read."""
    try:
        with database_errors_as(DatabaseAway):
            yield
    except PageUnknown as unknown:
        raise NoSuchPage(unknown.page, unknown.pages) from None

"""Which board somebody asks for: the game's, with so many players and such options, since when, and whose."""

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import ClassVar, Final, Self

from data.errors import DatabaseRefused, PageUnknown
from data.records import LeaderboardKey
from engine.refusals import Refusal

_DIGEST = 12


@dataclass
class LeaderboardRefusal(Refusal):
    """A board that cannot be shown."""

    family: ClassVar[str] = "leaderboard"


@dataclass
class ResultsNotShared(LeaderboardRefusal):
    """The server keeps its results to itself, so it sees no others."""


@dataclass
class NoSuchLeaderboard(LeaderboardRefusal):
    """There is no board with the options that were asked for."""


@dataclass
class NoSuchPage(LeaderboardRefusal):
    """The board ends before this page."""

    page: int
    pages: int


@dataclass
class ButtonOutdated(LeaderboardRefusal):
    """The button leads to a board that is not there."""


@dataclass
class DatabaseAway(LeaderboardRefusal):
    """The database gives no answer."""


class Period(StrEnum):
    """Since when results count."""

    TONIGHT = "tonight"
    WEEK = "week"
    MONTH = "month"
    YEAR = "year"
    ALL = "all"

    def since(self, now: datetime) -> datetime | None:
        """Return the moment, or `None` for all results there are."""
        length = _LENGTHS.get(self)
        return None if length is None else now - length


_LENGTHS: Final = {
    Period.TONIGHT: timedelta(hours=12),
    Period.WEEK: timedelta(days=7),
    Period.MONTH: timedelta(days=30),
    Period.YEAR: timedelta(days=365),
}


class Scope(StrEnum):
    """Whose results."""

    HERE = "here"
    EVERYWHERE = "everywhere"


@dataclass(frozen=True, slots=True)
class LeaderboardView:
    """A part of a board, as the buttons that turn its pages carry it.

    >>> Span.parse("here.week.2")
    (Span(scope=<Scope.HERE: 'here'>, period=<Period.WEEK: 'week'>), 2)
    """

    scope: Scope = Scope.HERE
    period: Period = Period.ALL

    def to_argument(self, page: int) -> str:
        """Write the part and a page of it."""
        return f"{self.scope.value}.{self.period.value}.{page}"

    @classmethod
    def parse(cls, argument: str) -> tuple[Self, int]:
        """Read what `argument` wrote.

        Raises:
            BoardGone: if it says something else.
        """
        match argument.split("."):
            case [scope, period, page] if scope in _SCOPES and period in _PERIODS and page.isdecimal():
                return cls(Scope(scope), Period(period)), int(page)
            case _:
                raise ButtonOutdated


_SCOPES = frozenset(Scope)
_PERIODS = frozenset(Period)


def hash_options(options: str) -> str:
    """Name a table's options in a few letters, however many a game has."""
    return hashlib.sha256(options.encode()).hexdigest()[:_DIGEST]


def filter_keys(keys: Sequence[LeaderboardKey], game: str, players: int | None) -> list[LeaderboardKey]:
    """Return the boards of a game, or those for so many players."""
    return [key for key in keys if key.game == game and players in (None, key.seats)]


def choose_key(keys: Sequence[LeaderboardKey], options: str | None) -> LeaderboardKey | None:
    """Return the board with these options, or the first of all; `None` if there is none at all.

    Raises:
        BoardUnknown: if none has these options.
    """
    if options is None:
        return next(iter(keys), None)
    for key in keys:
        if hash_options(key.options) == options:
            return key
    raise NoSuchLeaderboard


@contextmanager
def leaderboard_refusals() -> Iterator[None]:
    """Turn what the store could not do into what a person is told."""
    try:
        yield
    except PageUnknown as unknown:
        raise NoSuchPage(unknown.page, unknown.pages) from None
    except DatabaseRefused:
        raise DatabaseAway from None

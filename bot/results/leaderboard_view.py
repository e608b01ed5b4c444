"""The choice of a leaderboard: its game, people and options, its season, and whose results it shows."""

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Self

from data.errors import PageUnknown
from data.records import LeaderboardId, LeaderboardKey, MatchId
from data.results.leaderboard import LeaderboardPage
from data.results.seasons import ALL_TIME, Season
from engine.refusals import Refusal


@dataclass
class LeaderboardRefusal(Refusal):
    """A leaderboard that cannot be shown."""

    family: ClassVar[str] = "leaderboard"


@dataclass
class ResultsNotShared(LeaderboardRefusal):
    """The server keeps its results to itself, so it sees no others."""


@dataclass
class NoSuchPage(LeaderboardRefusal):
    """The leaderboard ends before this page."""

    page: int
    pages: int


@dataclass
class ButtonOutdated(LeaderboardRefusal):
    """The button or menu leads to a leaderboard that does not exist."""


class Scope(StrEnum):
    """Whose results a leaderboard shows."""

    HERE = "here"
    EVERYWHERE = "everywhere"


@dataclass(frozen=True, slots=True)
class LeaderboardView:
    """The filters of a page of a leaderboard, as its menus and buttons carry it.

    >>> LeaderboardView.parse("the-game.12.here.20264.2")
    LeaderboardView(game='the-game', board=12, scope=<Scope.HERE: 'here'>, season=Season(year=2026, \
quarter=4), page=2)
    """

    game: str
    board: LeaderboardId | None = None
    """Its people and options; None for the most played ones of the game."""
    scope: Scope = Scope.HERE
    season: Season | None = None
    """None for all time."""
    page: int = 1

    @property
    def argument(self) -> str:
        """The argument of a button that leads to this page."""
        season = ALL_TIME if self.season is None else self.season.number
        return f"{self.game}.{self.board or 0}.{self.scope.value}.{season}.{self.page}"

    @classmethod
    def parse(cls, argument: str) -> Self:
        """Parse an `argument`.

        Raises:
            ButtonOutdated: if it says something else.
        """
        match argument.split("."):
            case [game, *numbers] if len(numbers) == len(("board", "scope", "season", "page")):
                board, scope, season, page = numbers
            case _:
                raise ButtonOutdated
        if scope not in _SCOPES or not all(number.isdecimal() for number in (board, season, page)):
            raise ButtonOutdated
        chosen = Season.from_number(int(season))
        if chosen is None and int(season) != ALL_TIME:
            raise ButtonOutdated
        return cls(game, LeaderboardId(int(board)) or None, Scope(scope), chosen, int(page))


_SCOPES = frozenset(Scope)


@dataclass(frozen=True, slots=True)
class LeaderboardFacts:
    """The context in which a leaderboard is shown."""

    view: LeaderboardView
    boards: Mapping[LeaderboardId, LeaderboardKey]
    """The leaderboards of the game that hold results."""
    page: LeaderboardPage | None
    """None if the game has no leaderboard yet."""
    shared: bool
    """Whether the results of all servers may be shown."""
    now: Season
    closed: Collection[MatchId] = ()
    """The matches on the page whose cards are being played, so that their replays are not offered."""


@contextmanager
def leaderboard_refusals() -> Iterator[None]:
    """Refuse a page that there is not."""
    try:
        yield
    except PageUnknown as unknown:
        raise NoSuchPage(unknown.page, unknown.pages) from None

"""Refusals of a table, before any rule of a game applies."""

from dataclasses import dataclass
from typing import ClassVar

from data.errors import TableRefusal
from engine.refusals import Refusal


@dataclass
class NoTableHere(TableRefusal):
    """This channel has no lobby and no match."""


@dataclass
class LobbyExpired(TableRefusal):
    """The lobby of this button was closed."""


@dataclass
class TooManyLobbies(TableRefusal):
    """The person is the host of as many lobbies on the server as one may have."""

    most: int


@dataclass
class SpectatorSeated(TableRefusal):
    """The person plays in the match that they ask to watch."""


@dataclass
class TooManySpectators(TableRefusal):
    """As many people as can watch this table already."""

    most: int


@dataclass
class TooFew(TableRefusal):
    """The game needs more people."""

    least: int
    seated: int


@dataclass
class NoCompanions(TableRefusal):
    """No companion can play this game."""

    game: str
    """The slug of the game on the table."""


@dataclass
class CompanionsUnfit(TableRefusal):
    """Companions can play this game, but not with these options."""

    game: str
    """The slug of the game on the table."""


@dataclass
class NotAllowedToEnd(TableRefusal):
    """Only those at the table, or who may manage messages in its channel, end its match."""


@dataclass
class NotAllowedToCancel(TableRefusal):
    """Only the host, or who may manage messages in its channel, closes a lobby while the host is there."""

    host: int | None
    """The host's user id."""
    seated: str
    """`yes` or `no`: whether the person who asked sits here."""


@dataclass
class NotAbsent(TableRefusal):
    """Only a person who has been silent for some minutes loses the seat to the wish of others."""

    host: int | None
    """The person's user id."""


@dataclass
class NotAllowedToChoose(TableRefusal):
    """Only the host chooses the game and its options."""

    host: int | None
    """The host's user id."""


@dataclass
class CardsBound(TableRefusal):
    """The table has the cards of another match, so its game and options are those of that match."""


@dataclass
class ChoiceOutdated(TableRefusal):
    """The menu of this choice is not that of the game on the table."""


@dataclass
class TablePaused(TableRefusal):
    """A seat is free, so the match is paused."""

    free: int
    """The number of free seats."""


@dataclass
class SeatNeeded(TableRefusal):
    """The match cannot go on without the seats that are free, or none is."""


@dataclass
class SeatJustLeft(TableRefusal):
    """Others still have time to take the free seat."""

    seconds: int


@dataclass
class TableSetAside(TableRefusal):
    """The match was set aside after a day without a move."""


@dataclass
class CountingDown(TableRefusal):
    """The table counts down for all to see; the request has to wait for its end."""

    count: int
    """Seconds left, rounded up."""


@dataclass
class PermissionMissing(TableRefusal):
    """The bot lacks a permission here that a table needs."""

    permission: str
    """Discord's name of the permission."""


@dataclass
class OptionOfAnotherGame(TableRefusal):
    """The option belongs to another game."""

    option: str


@dataclass
class GameUnknown(TableRefusal):
    """There is no such game."""

    game: str


@dataclass
class CardMissing(TableRefusal):
    """The command needs to know which card."""


@dataclass
class TooLate(TableRefusal):
    """The action can only be taken within these seconds of the person's last one."""

    seconds: int


@dataclass
class CommandOfAnotherGame(TableRefusal):
    """The command belongs to a game that is not on this table."""

    game: str
    """The slug of the game on the table."""


@dataclass
class ReplayRefusal(Refusal):
    """A match that cannot be replayed."""

    family: ClassVar[str] = "replay"


@dataclass
class MatchUnknown(ReplayRefusal):
    """This server has no such match; matches of other servers are not revealed."""

    match: str
    """The number that was asked for."""


@dataclass
class StillRunning(ReplayRefusal):
    """The match is not over, so its hands are not open."""

    match: str


@dataclass
class NeverStarted(ReplayRefusal):
    """The table never became a match."""

    match: str


@dataclass
class MatchUnreadable(ReplayRefusal):
    """The stored match cannot be read any more."""

    match: str


@dataclass
class RoundStillPlayed(ReplayRefusal):
    """Another table of the night's round still plays these cards."""


@dataclass
class DealStillPlayed(ReplayRefusal):
    """Others are still to play the same cards, so not everyone is shown them."""


@dataclass
class PagePastEnd(ReplayRefusal):
    """The list has fewer pages."""

    pages: int

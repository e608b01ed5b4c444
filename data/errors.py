"""Errors of the store: one class for each reason, with the facts as fields."""
# ruff: noqa: N818 - an error names the obstacle

from dataclasses import dataclass

from data.records import ChannelId, Ending, MatchId, Player, UserId, ViolationRecord


class StoreError(Exception):
    """Anything the store refuses; nothing was written."""

    def __str__(self) -> str:
        return repr(self)


@dataclass(eq=False)
class DatabaseUnreachable(StoreError):
    """No database answers at this address, or none this program can use."""

    url: str
    """The address without its password."""
    reason: str


class DatabaseInUse(StoreError):
    """Another running bot holds the database's lock."""


@dataclass(eq=False)
class ClustersDiffer(StoreError):
    """The processes that run on the database share its shards out in another way."""

    clusters: int
    shards: int


class OtherVersionRuns(StoreError):
    """Processes of another version run on the database, with other tables than this program's."""


class ClusterLost(StoreError):
    """The connection that held a process's place among the clusters broke; another may take the place."""


@dataclass(eq=False)
class DatabaseMoved(StoreError):
    """The file of the open SQLite database was deleted, moved or replaced."""

    file: str


class DatabaseOccupied(StoreError):
    """There is a database already where a backup is to be restored."""


@dataclass(eq=False)
class BackupRefused(StoreError):
    """A backup cannot be made or restored; the database is as it was."""

    reason: str


@dataclass(eq=False)
class DatabaseNewer(StoreError):
    """The database was written by a newer version of the program."""

    revision: str
    """The revision this program does not know."""


@dataclass(eq=False)
class DatabasePreRelease(StoreError):
    """The database was written by a version before the first release, whose tables are not carried over."""

    revision: str


@dataclass(eq=False)
class DatabaseRefused(StoreError):
    """The database cannot be used at the moment: it is full, locked, read-only or gone.

    Nothing was written. The one doubt no database can take away: if the connection broke while the answer to
    a commit was under way, the write may have happened. Read again before going on.
    """

    reason: str


@dataclass(eq=False)
class ConstraintBroken(DatabaseRefused):
    """What was to be written contradicts what is stored."""


@dataclass(eq=False)
class MatchUnknown(StoreError):
    """There is no such match."""

    match: MatchId


@dataclass(eq=False)
class MatchOver(StoreError):
    """The match has ended."""

    match: MatchId
    ending: Ending


@dataclass(eq=False)
class AlreadyStarted(StoreError):
    """The match has left its lobby."""

    match: MatchId


@dataclass(eq=False)
class NotStarted(StoreError):
    """The match is still in its lobby."""

    match: MatchId


@dataclass(eq=False)
class ChannelTaken(StoreError):
    """The channel has a lobby or a match that has not ended."""

    channel: ChannelId
    match: MatchId
    """The match in the channel."""


@dataclass(eq=False)
class AlreadySeated(StoreError):
    """The player already sits at this table."""

    match: MatchId
    player: Player
    seat: int | None


@dataclass(eq=False)
class SeatTaken(StoreError):
    """The seat has a holder."""

    match: MatchId
    seat: int


@dataclass(eq=False)
class SeatUnknown(StoreError):
    """The table has no such seat."""

    match: MatchId
    seat: int
    seats: int


@dataclass(eq=False)
class NotSeated(StoreError):
    """The player does not sit at this table."""

    match: MatchId
    player: Player


@dataclass(eq=False)
class SeatingDiffers(StoreError):
    """Those to be given seats are not those who sit in the lobby."""

    match: MatchId
    seated: frozenset[Player]
    given: frozenset[Player]


@dataclass(eq=False)
class StepTaken(StoreError):
    """The step does not follow the last one: another took its place, or the match takes no steps."""

    match: MatchId
    step: int


@dataclass(eq=False)
class InteractionRepeated(StoreError):
    """The same interaction has already been accepted."""

    interaction_id: int
    match: MatchId
    """The match and the step it led to."""
    step: int


@dataclass(eq=False)
class MessageFlagged(StoreError):
    """A violation has been counted for this message before."""

    violation: ViolationRecord


@dataclass(eq=False)
class ViolationSettled(StoreError):
    """The match has no such violation, or it was taken back before."""

    match: MatchId


@dataclass(eq=False)
class AttemptUsed(StoreError):
    """A person has used their attempt at the deal of the day."""

    match: MatchId
    users: frozenset[UserId]
    """The people who have used it."""


@dataclass(eq=False)
class PageUnknown(StoreError):
    """There is no such page."""

    page: int
    pages: int
    """The number of pages."""

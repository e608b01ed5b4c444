"""Errors of the store: one class for each reason, and those that a person reads are refusals."""
# ruff: noqa: N818 - an error names the obstacle

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Final

from data.records import ChannelId, MatchId, Player, UserId, ViolationRecord
from engine.refusals import Refusal


class StoreError(Exception):
    """Anything the store refuses; nothing was written."""

    def __str__(self) -> str:
        return repr(self)


@dataclass
class TableRefusal(Refusal):
    """Something a table cannot do now."""

    family: ClassVar[str] = "table"


@dataclass(eq=False)
class MatchRefusal(StoreError, TableRefusal):
    """Something that both the table in memory and the stored match may refuse."""

    match: MatchId | None = None
    """The match, if the store refused: memory may be behind it."""


@dataclass
class NightRefusal(Refusal):
    """Something this night cannot do now."""

    family: ClassVar[str] = "night"


@dataclass(eq=False)
class DatabaseUnreachable(StoreError):
    """No database answers at this address, or none this program can use."""

    url: str
    """The address without its password."""
    reason: str


class AddressRefused(DatabaseUnreachable):
    """The address asks for something there is not, or cannot be read with certainty."""

    def __init__(self, reason: str) -> None:
        """Show nothing of the address: it may hold a password anywhere."""
        super().__init__("?", reason)


@dataclass(eq=False)
class SqliteOutdated(StoreError):
    """The SQLite that this Python brings is older than this program's statements."""

    version: str
    needed: str

    @property
    def reason(self) -> str:
        """Which version is needed, and how to get it."""
        return (
            f"SQLite {self.needed} or newer is needed and this Python has {self.version}: run Unspoken with"
            " a Python of uv's, `uv run --managed-python --no-dev unspoken run`"
        )


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


SET_ASIDE: Final = "_replaced_"
"""Stands in the name of a schema between its former name and when a restore renamed it."""


@dataclass(eq=False)
class SchemaRefused(StoreError, ABC):
    """The database's tables are not this program's, and no migration makes them so."""

    revision: str
    """The revision this program does not know, a table of another program's, or the schema of the tables."""

    @property
    @abstractmethod
    def reason(self) -> str:
        """Whose tables they are, and what to do."""


class DatabaseNewer(SchemaRefused):
    """The database was written by a newer version of the program."""

    @property
    def reason(self) -> str:
        """Say that the program has to be updated."""
        return f"the database was written by a newer Unspoken ({self.revision}): update the program"


class DatabasePreRelease(SchemaRefused):
    """The database was written by a version before the first release, whose tables are not carried over."""

    @property
    def reason(self) -> str:
        """Say that another database is needed."""
        return (
            f"the database was written before the first release of Unspoken ({self.revision}) and cannot be"
            " read any more: move it away, or set DATABASE_URL to a new one"
        )


class DatabaseForeign(SchemaRefused):
    """Another program wrote the database."""

    @property
    def reason(self) -> str:
        """Say that another database is needed."""
        return f"the database is another program's ({self.revision}): set DATABASE_URL to one of its own"


class RestoreBrokenOff(SchemaRefused):
    """A restore was killed after it had renamed the schema in which the tables were."""

    @property
    def reason(self) -> str:
        """Say how to give the schema its name back."""
        schema = self.revision.partition(SET_ASIDE)[0]
        return (
            f"a restore was broken off, and the tables are in the schema {self.revision}: run"
            f' DROP SCHEMA "{schema}"; ALTER SCHEMA "{self.revision}" RENAME TO "{schema}"; or restore again'
        )


@dataclass(eq=False)
class DatabaseRefused(StoreError, Refusal):
    """The database cannot be used at the moment: it is full, locked, read-only or gone."""

    family: ClassVar[str] = "database"
    reason: str


@dataclass(eq=False)
class NotReadable(DatabaseRefused):
    """Nothing could be read."""


@dataclass(eq=False)
class NotSaved(DatabaseRefused):
    """Nothing was written."""


@dataclass(eq=False)
class OutcomeUnknown(NotSaved):
    """The write was sent and no answer came, so that it may have happened, or may happen yet.

    Read again before going on.
    """


@dataclass(eq=False)
class ConstraintBroken(NotSaved):
    """The write contradicts the stored rows."""

    @property
    def code(self) -> str:
        """That of its base class: a person is told that it could not be saved, not why."""
        return NotSaved(self.reason).code


@dataclass(eq=False)
class TableGone(MatchRefusal):
    """The match has ended, or there never was one."""


@dataclass(eq=False)
class AlreadyRunning(MatchRefusal):
    """The match has started; lobby commands no longer apply."""


@dataclass(eq=False)
class NotStarted(MatchRefusal):
    """The match is still in its lobby."""


@dataclass(eq=False)
class AlreadySeated(MatchRefusal):
    """The player already sits at this table."""


@dataclass(eq=False)
class NotSeated(MatchRefusal):
    """The player does not sit at this table."""


@dataclass(eq=False)
class TableFull(MatchRefusal):
    """Every seat is taken, or the one that was asked for."""


@dataclass(eq=False)
class HandStale(MatchRefusal):
    """The table has moved on: another step took the place of the one that was to follow."""


@dataclass(eq=False)
class ChannelTaken(StoreError, TableRefusal):
    """The channel has a lobby or a match that has not ended."""

    channel: ChannelId
    match: MatchId
    """The match in the channel."""
    phase: str
    """Its phase, or `set-aside`."""


@dataclass(eq=False)
class SeatUnknown(StoreError):
    """The table has no such seat."""

    match: MatchId
    seat: int
    seats: int


@dataclass(eq=False)
class SeatingDiffers(StoreError):
    """Those to be given seats are not those who sit in the lobby."""

    match: MatchId
    seated: frozenset[Player]
    given: frozenset[Player]


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


@dataclass(eq=False)
class NightGone(StoreError, NightRefusal):
    """The night is over, or its draft has been dropped."""


@dataclass(eq=False)
class NightBegun(StoreError, NightRefusal):
    """The door is open, so that the plan cannot change any more."""


@dataclass(eq=False)
class NightNotOpen(StoreError, NightRefusal):
    """The door is not open yet."""


@dataclass(eq=False)
class OtherNightUnderWay(StoreError, NightRefusal):
    """Another night is under way in the channel."""


@dataclass(eq=False)
class NotThere(StoreError, NightRefusal):
    """The person is not at the night, or gave no answer."""


@dataclass(eq=False)
class PollClosed(StoreError, NightRefusal):
    """The question at which times people could come is closed."""

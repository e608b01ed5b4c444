"""Records: the store's values for matches, players, steps and results."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from enum import StrEnum
from typing import NewType, TypeAlias

MatchId = NewType("MatchId", int)
"""A match's number, never given twice."""
UserId = NewType("UserId", int)
GuildId = NewType("GuildId", int)
ChannelId = NewType("ChannelId", int)
MessageId = NewType("MessageId", int)
ViolationId = NewType("ViolationId", int)
"""A violation's number, never given twice."""
TeamId = NewType("TeamId", int)
CompanionName = NewType("CompanionName", str)
"""The name of a companion, a player in the program; nobody reads it as it is."""
Player: TypeAlias = UserId | CompanionName
"""A person or a companion."""
LeaderboardId = NewType("LeaderboardId", int)
"""The number of a leaderboard, which never changes."""


class MatchPhase(StrEnum):
    """The phase of a match."""

    LOBBY = "lobby"
    RUNNING = "running"
    ENDED = "ended"


class Ending(StrEnum):
    """How a match, or its lobby, ended: "to end" is any of these. Nights end as `NightState` says."""

    FINISHED = "finished"
    """Played to its outcome; the only ending that is ranked."""
    ABANDONED = "abandoned"
    """A match that was played without an outcome: its people ended it, or nobody can or does play on
    (rulings: B1)."""
    CANCELLED = "cancelled"
    """A lobby that its people closed, or a match that ended before anything was played (rulings: B1)."""
    EXPIRED = "expired"
    """A lobby in which nothing happened for too long."""


class DealKind(StrEnum):
    """Where a match's cards come from, if not from a shuffle of its own."""

    DAILY = "daily"
    """The deal of a day."""
    SEED = "seed"
    """A seed that a player gave."""
    REMATCH = "rematch"
    """A finished match, dealt again."""
    NIGHT = "night"
    """The deal of several tables of a game night (rulings: N4)."""


@dataclass(frozen=True, slots=True)
class MatchCounters:
    """The counters of a match: names of the caller's choice, which are only ever added up."""

    match: Mapping[str, int]
    people: Mapping[UserId, Mapping[str, int]]


@dataclass(frozen=True, slots=True)
class MatchEnd:
    """The end of a match."""

    ending: Ending
    at: datetime
    outcome: str | None
    """JSON, as the caller wrote it."""
    score: int | None
    """The order on leaderboards: lower ranks first."""


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """The time of a person or a companion at a table; one who comes back or changes seats has several."""

    user: UserId | None
    """None for a companion, and once the person has asked to be forgotten."""
    seat: int | None
    """None as long as the match has not started."""
    joined: datetime
    left: datetime | None
    wants_end_since: datetime | None = None
    """When the person voted for the end of the match; None if they did not, or the vote has lapsed."""
    counters: Mapping[str, int] | None = field(default=None, hash=False)
    """This person's counters in a finished match."""
    companion: CompanionName | None = None
    """None for a person."""


@dataclass(frozen=True, slots=True)
class StepRecord:
    """One accepted action and its events."""

    step: int
    """Counts from 1 within the match, without gaps."""
    seat: int
    action: str
    """JSON, as the caller wrote it."""
    events: str
    """JSON, as the caller wrote it."""
    interaction_id: int | None
    """The interaction that brought the action: it is accepted once, however often it is delivered."""
    at: datetime


@dataclass(frozen=True, slots=True)
class ViolationRecord:
    """A spoken number in a match, without its author and its text."""

    id: ViolationId
    match: MatchId
    reason: str
    """Why it was heard as a number, as the caller called it."""
    at: datetime
    withdrawn: datetime | None
    """When a player at the table said that it was no number."""


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match as it is stored, without its steps; all times are in UTC."""

    id: MatchId
    game: str
    options: str
    """JSON, as the caller wrote it."""
    seats: int | None
    """None as long as the match has not started, as are seed, rules_version and initial_state."""
    seed: str | None
    rules_version: int | None
    initial_state: str | None
    """JSON, as the caller wrote it."""
    guild: GuildId
    channel: ChannelId
    message: MessageId | None
    """The message that shows the table."""
    locale: str
    created: datetime
    started: datetime | None
    last_active: datetime
    """The last time a player joined, left, started, acted or resumed."""
    reminded: datetime | None
    """Later than `last_active`: reminded since the last activity."""
    set_aside: datetime | None
    ended: MatchEnd | None
    players: tuple[PlayerRecord, ...]
    """Everyone who ever sat here, in the order they joined."""
    steps: int
    """The number of stored steps, which is also the number of the last one."""
    violations: int = 0
    """The number of violations, without withdrawn ones (rulings: B3)."""
    withdrawn: int = 0
    """The number of withdrawn violations: a player at the table said that it was no number."""
    deal: DealKind | None = None
    day: date | None = None
    """Whose deal it is, for a deal of the day."""
    rematch_of: MatchId | None = None
    """The match that is dealt again."""
    ranked: bool = True
    """Whether the match enters leaderboards once it is finished."""
    team: TeamId | None = None
    """Everyone who ever held a seat (rulings: B1, B2), once the match is finished."""
    counters: Mapping[str, int] | None = field(default=None, hash=False)
    """The counters of a finished match."""
    announcement: MessageId | None = None
    """The message that announces the end of the match."""
    companions: int = 0
    """The number of seats that a companion has ever held since the start (rulings: C1)."""
    deal_worth: str | None = None
    """The worth of a finished match's deal: JSON, as the caller wrote it."""
    companion_style: str | None = None
    """How companions play here, as the caller called it; None if nobody has chosen."""

    seated: tuple[PlayerRecord, ...] = field(init=False, repr=False, compare=False)
    """Those of `players` who sit here now, in the order they joined."""

    def __post_init__(self) -> None:
        """Find those who sit here, once for each record; `dataclasses.replace` comes here, too."""
        seated = tuple(player for player in self.players if player.left is None)
        object.__setattr__(self, "seated", seated)

    @property
    def phase(self) -> MatchPhase:
        """Lobby, running or ended; a match that is set aside is still running."""
        if self.ended is not None:
            return MatchPhase.ENDED
        return MatchPhase.LOBBY if self.started is None else MatchPhase.RUNNING

    @property
    def status(self) -> str:
        """The phase, or `set-aside` for a match that waits to be resumed."""
        return "set-aside" if self.set_aside is not None else self.phase.value


@dataclass(frozen=True, slots=True)
class LeaderboardKey:
    """The key that all results of a leaderboard share (rulings: B5, C1)."""

    game: str
    options: str
    """JSON, as the matches have it."""
    seats: int
    day: date | None = None
    """The leaderboard of that day's deal; its results also stand on the one without a day."""
    companions: int = 0
    """How many of the seats companions have held."""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a team in a finished match."""

    match: MatchId
    guild: GuildId
    team: TeamId
    people: tuple[UserId | None, ...]
    """Everyone who ever held a seat, None for who was forgotten; empty where it was not asked for."""
    key: LeaderboardKey
    """Without a day."""
    deal: DealKind | None
    day: date | None
    score: int | None
    violations: int
    outcome: str | None
    """JSON, as the caller wrote it."""
    started: datetime
    ended: datetime
    ranked: bool
    counters: Mapping[str, int] | None = field(default=None, hash=False)
    team_name: str | None = None
    """The team's name now, on the server of the match."""
    deal_worth: str | None = None
    """The result of companions on the deal, as JSON that the caller wrote; None until known."""


@dataclass(frozen=True, slots=True)
class LeaderboardEntry:
    """A result and where it stands."""

    rank: int
    """Counts from 1; no two results share one (rulings: B3, B4)."""
    result: Result

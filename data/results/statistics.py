"""Statistics of one person's finished matches on one server, summed up by the database."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import NamedTuple, TypeAlias

from sqlalchemy import BigInteger, Integer, Subquery, bindparam, func, select

from data.async_engine import AsyncConnection
from data.records import GuildId, LeaderboardKey, Result, UserId
from data.results.result_query import ResultQuery
from data.results.results import ranking
from data.schema import (
    leaderboard,
    match,
    result_player,
    team_achievement,
    team_member,
    user_counter,
    user_day,
    user_score,
    user_teammate,
)

_Values: TypeAlias = dict[str, object]
"""The parameters of a statement."""


@dataclass(frozen=True, slots=True)
class LeaderboardStatistics:
    """A person's matches of one game, its options and seat count."""

    key: LeaderboardKey
    matches: int
    violations: int
    seconds: float
    """From the start of each match to its end."""
    best: Result
    scores: Mapping[int, int] = field(hash=False)
    """The number of matches by score."""


@dataclass(frozen=True, slots=True)
class Teammate:
    """A person's fellow player."""

    user: UserId
    matches: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """A person's finished matches on a server; none if they never played there, or were forgotten."""

    matches: int
    violations: int
    """Numbers spoken at their tables, by any player."""
    seconds: float
    first: datetime | None
    last: datetime | None
    leaderboards: tuple[LeaderboardStatistics, ...]
    """Those with the most matches first."""
    recent: tuple[Result, ...]
    """Newest first, without people."""
    teammates: tuple[Teammate, ...]
    """Those of the most matches first."""
    days: tuple[date, ...]
    """In UTC, on which a match ended."""
    counters: Mapping[str, Mapping[str, int]] = field(hash=False)
    """The person's counters, by game."""
    achievements: Mapping[str, frozenset[str]] = field(default_factory=dict, hash=False)
    """The achievements of the person's teams, by game."""


async def read_statistics(
    connection: AsyncConnection, user: UserId, guild: GuildId, *, recent: int, teammates: int
) -> Statistics:
    """Read the statistics; of thousands of matches, only the sums and the last ones are read."""
    theirs: _Values = {"user": user, "guild": guild}
    newest = await _RECENT.read(connection, theirs | {"limit": max(recent, 1)})
    levels = await _read_levels(connection, theirs)
    every = [level for of_leaderboard in levels.values() for level in of_leaderboard]
    return Statistics(
        matches=sum(level.matches for level in every),
        violations=sum(level.violations for level in every),
        seconds=sum(level.seconds for level in every),
        first=await connection.scalar(_FIRST, theirs),
        last=newest[0][0].ended if newest else None,
        leaderboards=await _read_leaderboards(connection, theirs, levels),
        recent=tuple(result for result, _ in newest[:recent]),
        teammates=await _read_teammates(connection, theirs | {"limit": teammates}),
        days=tuple((await connection.scalars(_DAYS, theirs)).all()),
        counters=await _read_counters(connection, theirs),
        achievements=await _read_achievements(connection, theirs),
    )


class _Level(NamedTuple):
    """All matches of one leaderboard with one score."""

    score: int
    matches: int
    violations: int
    seconds: int


async def _read_levels(connection: AsyncConnection, theirs: _Values) -> dict[int, list[_Level]]:
    """Read the levels of each leaderboard, the best score first."""
    levels = defaultdict[int, list[_Level]](list)
    for leaderboard_id, *sums in (await connection.execute(_LEVELS, theirs)).all():
        levels[leaderboard_id].append(_Level(*sums))
    return levels


async def _read_leaderboards(
    connection: AsyncConnection, theirs: _Values, levels: Mapping[int, list[_Level]]
) -> tuple[LeaderboardStatistics, ...]:
    bests = await _BESTS.read(connection, theirs | {"leaderboards": list(levels)})
    leaderboards = [_sum_up(best, levels[row.leaderboard_id]) for best, row in bests]
    return tuple(sorted(leaderboards, key=_by_matches))


def _sum_up(best: Result, levels: list[_Level]) -> LeaderboardStatistics:
    matches = sum(level.matches for level in levels)
    return LeaderboardStatistics(
        key=best.key,
        matches=matches,
        violations=sum(level.violations for level in levels),
        seconds=sum(level.seconds for level in levels),
        best=best,
        scores={level.score: level.matches for level in levels},
    )


def _by_matches(board: LeaderboardStatistics) -> tuple[object, ...]:
    """Order those of the most matches first, and equal ones by what was played."""
    key = board.key
    return -board.matches, key.game, key.seats, key.options, key.companions


async def _read_teammates(connection: AsyncConnection, values: _Values) -> tuple[Teammate, ...]:
    rows = await connection.execute(_TEAMMATES, values)
    return tuple(Teammate(UserId(user), matches) for user, matches in rows)


async def _read_counters(connection: AsyncConnection, theirs: _Values) -> Mapping[str, Mapping[str, int]]:
    totals = defaultdict[str, dict[str, int]](dict)
    for game, name, total in await connection.execute(_COUNTERS, theirs):
        totals[game][name] = total
    return dict(totals)


async def _read_achievements(connection: AsyncConnection, theirs: _Values) -> Mapping[str, frozenset[str]]:
    achieved = defaultdict[str, set[str]](set)
    for game, name in await connection.execute(_ACHIEVEMENTS, theirs):
        achieved[game].add(name)
    return {game: frozenset(names) for game, names in achieved.items()}


# All statements are built once, with parameters: that takes longer than most of their answers.
_user, _guild = bindparam("user", type_=BigInteger), bindparam("guild", type_=BigInteger)
_limit = bindparam("limit", type_=Integer)
_theirs = (result_player.c.user_id == _user) & (result_player.c.guild_id == _guild)


def _select_bests() -> Subquery:
    """Select the best match of each leaderboard (rulings: B3, B4), the first of a range of an index."""
    best = (
        select(result_player.c.match_id)
        .where(_theirs, result_player.c.leaderboard_id == leaderboard.c.id)
        .order_by(*ranking(result_player))
        .limit(1)
        .scalar_subquery()
    )
    wanted = leaderboard.c.id.in_(bindparam("leaderboards", expanding=True))
    return select(leaderboard.c.id.label("leaderboard_id"), best.label("match_id")).where(wanted).subquery()


def _select_recent() -> Subquery:
    newest = (result_player.c.ended.desc(), result_player.c.match_id.desc())
    return select(result_player.c.match_id).where(_theirs).order_by(*newest).limit(_limit).subquery()


_RECENT = ResultQuery(_select_recent(), match.c.ended.desc(), match.c.id.desc(), people=False)
_LEVELS = (
    select(
        user_score.c.leaderboard_id,
        user_score.c.score,
        user_score.c.matches,
        user_score.c.violations,
        user_score.c.seconds,
    )
    .where(user_score.c.user_id == _user, user_score.c.guild_id == _guild)
    .order_by(user_score.c.leaderboard_id, user_score.c.score)
)
_FIRST = select(func.min(result_player.c.ended)).where(_theirs)
_BESTS = ResultQuery(_select_bests())
_TEAMMATES = (
    select(user_teammate.c.teammate_id, user_teammate.c.matches)
    .where(user_teammate.c.user_id == _user, user_teammate.c.guild_id == _guild)
    .order_by(user_teammate.c.matches.desc(), user_teammate.c.teammate_id)
    .limit(_limit)
)
_DAYS = (
    select(user_day.c.day)
    .where(user_day.c.user_id == _user, user_day.c.guild_id == _guild)
    .order_by(user_day.c.day)
)
_COUNTERS = (
    select(user_counter.c.game, user_counter.c.name, user_counter.c.total)
    .where(user_counter.c.user_id == _user, user_counter.c.guild_id == _guild)
    .order_by(user_counter.c.game, user_counter.c.name)
)
_ACHIEVEMENTS = (
    select(team_achievement.c.game, team_achievement.c.name)
    .join_from(team_member, team_achievement, team_achievement.c.team_id == team_member.c.team_id)
    .where(team_member.c.user_id == _user, team_achievement.c.guild_id == _guild)
    .distinct()
)

"""Statistics of one person's finished matches on one server, summed up by the database."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime

from sqlalchemy import ColumnElement, Date, cast, func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from data import results
from data.records import GuildId, LeaderboardKey, Result, UserId
from data.schema import match, result_player, team_achievement, team_member, user_counter


@dataclass(frozen=True, slots=True)
class LeaderboardStatistics:
    """A person's matches of one game, its options and seat count."""

    key: LeaderboardKey
    matches: int
    violations: int
    seconds: float
    """From the start of each match to its end."""
    mean_score: float
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
    """What a person has finished on a server; no matches if they never played there, or were forgotten."""

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
    """What was counted of the person, by game."""
    achievements: Mapping[str, frozenset[str]] = field(default_factory=dict, hash=False)
    """What the person's teams have achieved, by game."""


async def read_statistics(
    connection: AsyncConnection, user: UserId, guild: GuildId, *, recent: int, teammates: int
) -> Statistics:
    """Read the statistics; each sum reads one range of one index."""
    theirs = (result_player.c.user_id == user) & (result_player.c.guild_id == guild)
    newest = await _read_recent(connection, theirs, max(recent, 1))
    levels = await _read_levels(connection, theirs)
    every = [level for of_leaderboard in levels.values() for level in of_leaderboard]
    return Statistics(
        matches=sum(level.matches for level in every),
        violations=sum(level.violations for level in every),
        seconds=sum(level.seconds for level in every),
        first=await connection.scalar(select(func.min(result_player.c.ended)).where(theirs)),
        last=newest[0].ended if newest else None,
        leaderboards=await _read_leaderboards(connection, theirs, levels),
        recent=newest[:recent],
        teammates=await _read_teammates(connection, theirs, user, teammates),
        days=await _read_days(connection, theirs),
        counters=await _read_counters(connection, user, guild),
        achievements=await _read_achievements(connection, user, guild),
    )


@dataclass(frozen=True, slots=True)
class _Level:
    """All matches of one leaderboard with one score."""

    score: int
    matches: int
    violations: int
    fewest: int
    seconds: int


async def _read_levels(connection: AsyncConnection, theirs: ColumnElement[bool]) -> dict[int, list[_Level]]:
    query = (
        select(
            result_player.c.leaderboard_id,
            result_player.c.score,
            func.count(),
            func.sum(result_player.c.violations),
            func.min(result_player.c.violations),
            func.sum(result_player.c.seconds),
        )
        .where(theirs)
        .group_by(result_player.c.leaderboard_id, result_player.c.score)
    )
    levels = defaultdict[int, list[_Level]](list)
    for leaderboard_id, *sums in await connection.execute(query):
        levels[leaderboard_id].append(_Level(*map(int, sums)))
    return levels


async def _read_leaderboards(
    connection: AsyncConnection, theirs: ColumnElement[bool], levels: Mapping[int, list[_Level]]
) -> tuple[LeaderboardStatistics, ...]:
    # The best is the earliest of those with the best score and then the fewest violations (rulings: B3, B4).
    tops = {
        leaderboard_id: min(of_leaderboard, key=lambda level: level.score)
        for leaderboard_id, of_leaderboard in levels.items()
    }
    wanted = [(leaderboard_id, top.score, top.fewest) for leaderboard_id, top in tops.items()]
    # In no order: asked for one, SQLite reads all matches in that order instead of these alone.
    query = select(result_player.c.leaderboard_id, result_player.c.ended, result_player.c.match_id).where(
        theirs,
        tuple_(result_player.c.leaderboard_id, result_player.c.score, result_player.c.violations).in_(wanted),
    )
    rows = sorted(map(tuple, await connection.execute(query)), reverse=True)
    bests = {leaderboard_id: match_id for leaderboard_id, _, match_id in rows}
    found = await results.read_results_of(connection, list(bests.values()))
    leaderboards = [
        _sum_up(found[match_id], sorted(levels[leaderboard_id], key=lambda level: level.score))
        for leaderboard_id, match_id in bests.items()
    ]
    return tuple(
        sorted(
            leaderboards,
            key=lambda one: (
                -one.matches,
                one.key.game,
                one.key.seats,
                one.key.options,
                one.key.companions,
            ),
        )
    )


def _sum_up(best: Result, levels: list[_Level]) -> LeaderboardStatistics:
    matches = sum(level.matches for level in levels)
    return LeaderboardStatistics(
        key=best.key,
        matches=matches,
        violations=sum(level.violations for level in levels),
        seconds=sum(level.seconds for level in levels),
        mean_score=sum(level.score * level.matches for level in levels) / matches,
        best=best,
        scores={level.score: level.matches for level in levels},
    )


async def _read_recent(
    connection: AsyncConnection, theirs: ColumnElement[bool], limit: int
) -> tuple[Result, ...]:
    newest = (result_player.c.ended.desc(), result_player.c.match_id.desc())
    listed = select(result_player.c.match_id).where(theirs).order_by(*newest).limit(limit).subquery()
    in_order = (match.c.ended.desc(), match.c.id.desc())
    found = await results.read_results(connection, listed, *in_order, people=False)
    return tuple(result for result, _ in found)


async def _read_teammates(
    connection: AsyncConnection, theirs: ColumnElement[bool], user: UserId, limit: int
) -> tuple[Teammate, ...]:
    teams = (
        select(result_player.c.team_id, func.count().label("matches"))
        .where(theirs)
        .group_by(result_player.c.team_id)
        .subquery()
    )
    if connection.dialect.name == "postgresql":
        # Its planner estimates a thousand team look-ups dearer than reading the whole table, which is wrong.
        joins = (func.set_config(f"enable_{join}", "off", True) for join in ("hashjoin", "mergejoin"))  # noqa: FBT003
        await connection.execute(select(*joins))
    fellow = team_member.alias()
    together = func.sum(teams.c.matches).label("together")
    query = (
        select(fellow.c.user_id, together)
        .join_from(teams, fellow, fellow.c.team_id == teams.c.team_id)
        .where(fellow.c.user_id.is_not(None), fellow.c.user_id != user)
        .group_by(fellow.c.user_id)
        .order_by(together.desc(), fellow.c.user_id)
        .limit(limit)
    )
    return tuple(Teammate(row.user_id, int(row.together)) for row in await connection.execute(query))


async def _read_days(connection: AsyncConnection, theirs: ColumnElement[bool]) -> tuple[date, ...]:
    if connection.dialect.name == "sqlite":
        day: ColumnElement[date] = func.date(result_player.c.ended, type_=Date)
    else:
        day = cast(func.timezone("UTC", result_player.c.ended), Date)
    query = select(day.label("day")).where(theirs).distinct().order_by("day")
    return tuple((await connection.scalars(query)).all())


async def _read_counters(
    connection: AsyncConnection, user: UserId, guild: GuildId
) -> Mapping[str, Mapping[str, int]]:
    query = select(user_counter.c.game, user_counter.c.name, user_counter.c.total).where(
        user_counter.c.user_id == user, user_counter.c.guild_id == guild
    )
    totals = defaultdict[str, dict[str, int]](dict)
    for row in await connection.execute(query.order_by(user_counter.c.game, user_counter.c.name)):
        totals[row.game][row.name] = row.total
    return dict(totals)


async def _read_achievements(
    connection: AsyncConnection, user: UserId, guild: GuildId
) -> Mapping[str, frozenset[str]]:
    query = (
        select(team_achievement.c.game, team_achievement.c.name)
        .join_from(team_member, team_achievement, team_achievement.c.team_id == team_member.c.team_id)
        .where(team_member.c.user_id == user, team_achievement.c.guild_id == guild)
        .distinct()
    )
    achieved = defaultdict[str, set[str]](set)
    for row in await connection.execute(query):
        achieved[row.game].add(row.name)
    return {game: frozenset(names) for game, names in achieved.items()}

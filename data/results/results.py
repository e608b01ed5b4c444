"""Results: a finished match's part of teams, leaderboards and counters, and a team's last ones."""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import cache
from hashlib import sha256
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Executable,
    FromClause,
    Integer,
    bindparam,
    insert,
    select,
    text,
    tuple_,
    update,
)

from data.async_engine import AsyncConnection
from data.database import build_adding_insert, build_insert
from data.records import (
    GuildId,
    LeaderboardId,
    LeaderboardKey,
    MatchCounters,
    MatchEnd,
    MatchRecord,
    Result,
    TeamId,
    UserId,
)
from data.results import user_sums
from data.results.result_query import ResultQuery
from data.results.seasons import ALL_TIME, Season
from data.schema import (
    leaderboard,
    leaderboard_entry,
    match,
    match_player,
    result_player,
    shared_guild,
    team,
    team_achievement,
    team_member,
    user_counter,
)

EVERYWHERE = 0
"""The guild of leaderboards that show all servers that share theirs; no server of Discord has this number."""
_SHARING = 0x53686172696E67
"""The advisory lock on the leaderboards of all servers: results share it, a change of sharing is alone."""


async def insert_result(
    connection: AsyncConnection,
    record: MatchRecord,
    ended: MatchEnd,
    counters: MatchCounters | None,
    achievements: Collection[str],
) -> None:
    """Store a finished match's result: its team, leaderboard entries and counters, and new achievements."""
    if record.seats is None:
        return
    # The exact set of people (rulings: B1, B2); a forgotten person cannot be matched to any other.
    people = list(dict.fromkeys(player.user for player in record.players if player.user is not None))
    team_id = await _ensure_team(connection, people, _count_forgotten(record))
    key = LeaderboardKey(record.game, record.options, record.seats, companions=record.companions)
    leaderboard_id = await ensure_leaderboard(connection, key)
    facts: dict[str, object] = {"team_id": team_id, "leaderboard_id": leaderboard_id}
    if counters is not None:
        facts["counters"] = json.dumps(dict(counters.match))
        await _add_counters(connection, record, counters)
    await connection.execute(update(match).where(match.c.id == record.id).values(facts))
    if ended.score is None:
        return
    result = {
        "team_id": team_id,
        "match_id": record.id,
        "score": ended.score,
        "violations": record.violations,
        "ended": ended.at,
    }
    if people and record.started is not None:
        seconds = round((ended.at - record.started).total_seconds())
        facts = {**result, "guild_id": record.guild, "leaderboard_id": leaderboard_id, "seconds": seconds}
        await connection.execute(insert(result_player), [{"user_id": user, **facts} for user in people])
        await user_sums.add_result(
            connection,
            people,
            record.guild,
            leaderboard_id,
            score=ended.score,
            violations=record.violations,
            seconds=seconds,
            ended=ended.at,
        )
    if not record.ranked:
        return
    await _add_achievements(connection, record, team_id, achievements)
    seasons: dict[int, tuple[int, ...]] = {leaderboard_id: (ALL_TIME, Season.of(ended.at).number)}
    await _insert_entries(connection, record, seasons | await _ensure_daily(connection, record, key), result)


def _count_forgotten(record: MatchRecord) -> int:
    return sum(player.user is None and player.companion is None for player in record.players)


async def _ensure_daily(
    connection: AsyncConnection, record: MatchRecord, key: LeaderboardKey
) -> dict[int, tuple[int, ...]]:
    """Return the leaderboard of a deal of the day, which has no seasons; empty for any other match."""
    if record.day is None:
        return {}
    return {await ensure_leaderboard(connection, replace(key, day=record.day)): (ALL_TIME,)}


async def _insert_entries(
    connection: AsyncConnection,
    record: MatchRecord,
    seasons: Mapping[int, Sequence[int]],
    result: Mapping[str, object],
) -> None:
    """Enter a result on each leaderboard's seasons, here and, if its server shares, for all servers."""
    await lock_shared_leaderboards(connection, alone=False)
    guilds: list[int] = [record.guild]
    is_shared = select(shared_guild.c.guild_id).where(shared_guild.c.guild_id == record.guild)
    if await connection.scalar(is_shared):
        guilds.append(EVERYWHERE)
    rows = [
        {**result, "leaderboard_id": leaderboard_id, "guild_id": guild, "season": season}
        for leaderboard_id, numbers in seasons.items()
        for guild in guilds
        for season in numbers
    ]
    await _keep_bests(connection, rows)


def ranking(of: FromClause) -> tuple[ColumnElement[Any], ...]:
    """Order the best first (rulings: B3, B4); a score holds all that ranks before violations."""
    return *worth(of), of.c.ended, of.c.match_id


def worth(of: FromClause) -> tuple[ColumnElement[Any], ...]:
    """Return the columns by which results are better or worse; those equal in them share a place."""
    return of.c.score, of.c.violations


async def ensure_leaderboard(connection: AsyncConnection, key: LeaderboardKey) -> LeaderboardId:
    """Return a leaderboard's id; insert the leaderboard if it does not exist."""
    leaderboard_id = await find_leaderboard(connection, key)
    if leaderboard_id is None:
        query = (
            build_insert(connection.dialect.name, leaderboard)
            .values(leaderboard_columns(key))
            .on_conflict_do_nothing()
        )
        await connection.execute(query)
        leaderboard_id = await find_leaderboard(connection, key)
    assert leaderboard_id is not None  # noqa: S101 - for the type checker: it was there or is now
    return leaderboard_id


async def find_leaderboard(connection: AsyncConnection, key: LeaderboardKey) -> LeaderboardId | None:
    """Return a leaderboard's id; None if it has never had a result."""
    leaderboard_id = await connection.scalar(LEADERBOARD, leaderboard_columns(key))
    return None if leaderboard_id is None else LeaderboardId(leaderboard_id)


def leaderboard_columns(key: LeaderboardKey) -> dict[str, object]:
    """Return the columns of a leaderboard, which are also the parameters of `LEADERBOARD`."""
    return {
        "game": key.game,
        "options": key.options,
        "seats": key.seats,
        "companions": key.companions,
        "day": "" if key.day is None else key.day.isoformat(),
    }


LEADERBOARD = select(leaderboard.c.id).where(
    *(leaderboard.c[name] == bindparam(name) for name in ("day", "game", "seats", "options", "companions"))
)
"""Selects the id of a leaderboard."""


async def lock_shared_leaderboards(connection: AsyncConnection, *, alone: bool) -> None:
    """Wait until the leaderboards of all servers may be changed; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        lock = "pg_advisory_xact_lock" if alone else "pg_advisory_xact_lock_shared"
        await connection.execute(text(f"SELECT {lock}(:lock)"), {"lock": _SHARING})


async def read_team_results(
    connection: AsyncConnection, people: Collection[UserId], guild: GuildId, key: LeaderboardKey, limit: int
) -> list[Result]:
    """Read the last results in a guild of the team of exactly these people, newest first."""
    leaderboard_id = await find_leaderboard(connection, replace(key, day=None))
    team_id = await connection.scalar(select(team.c.id).where(team.c.key == _team_key(people)))
    if leaderboard_id is None or team_id is None:
        return []
    values = {"team": team_id, "guild": guild, "leaderboard": leaderboard_id, "limit": limit}
    return [result for result, _ in await _OF_TEAM.read(connection, values)]


_NEWEST = (match.c.ended.desc(), match.c.id.desc())
_OF_TEAM = ResultQuery(
    select(match.c.id.label("match_id"))
    .where(
        match.c.team_id == bindparam("team"),
        match.c.guild_id == bindparam("guild"),
        match.c.leaderboard_id == bindparam("leaderboard"),
    )
    .order_by(*_NEWEST)
    .limit(bindparam("limit", type_=Integer))
    .subquery(),
    *_NEWEST,
    people=False,
)


async def _ensure_team(connection: AsyncConnection, people: list[UserId], unknown: int) -> TeamId:
    """Find the team of exactly these people, or make it; with a forgotten one among them it is always new."""
    members: list[UserId | None] = [*people, *[None] * unknown]
    if unknown:
        added = (await connection.execute(insert(team).values(key=None).returning(team.c.id))).scalar()
    else:
        key = _team_key(people)
        query = build_insert(connection.dialect.name, team).values(key=key)
        added = await connection.scalar(query.on_conflict_do_nothing().returning(team.c.id))
        if added is None:
            there = select(team.c.id).where(team.c.key == key)
            return TeamId((await connection.execute(there)).scalar_one())
    assert added is not None  # noqa: S101 - for the type checker: an insert returns its row
    rows = [
        {"team_id": added, "position": position, "user_id": user} for position, user in enumerate(members)
    ]
    await connection.execute(insert(team_member), rows)
    return TeamId(added)


def _team_key(people: Collection[UserId]) -> str:
    """Return the key of the team of exactly these people."""
    return sha256(",".join(str(user) for user in sorted(people)).encode()).hexdigest()


async def _add_achievements(
    connection: AsyncConnection, record: MatchRecord, team_id: TeamId, achievements: Collection[str]
) -> None:
    facts = {"team_id": team_id, "guild_id": record.guild, "game": record.game, "match_id": record.id}
    rows = [{"name": name, **facts} for name in achievements]
    if rows:
        query = build_insert(connection.dialect.name, team_achievement).on_conflict_do_nothing()
        await connection.execute(query, rows)


async def _add_counters(connection: AsyncConnection, record: MatchRecord, counters: MatchCounters) -> None:
    positions = {
        player.user: position
        for position, player in reversed(list(enumerate(record.players)))
        if player.user is not None
    }
    counted = {user: counters.people[user] for user in sorted(counters.people) if user in positions}
    if not counted:
        return
    seats = [
        {"match": record.id, "place": positions[user], "counts": json.dumps(dict(counts))}
        for user, counts in counted.items()
    ]
    await connection.execute(_COUNTERS_OF_SEAT, seats)
    rows = [
        {"user_id": user, "guild_id": record.guild, "game": record.game, "name": name, "total": count}
        for user, counts in counted.items()
        for name, count in sorted(counts.items())
    ]
    if rows:
        await connection.execute(_insert_counter(connection.dialect.name), rows)


async def _keep_bests(connection: AsyncConnection, rows: list[dict[str, object]]) -> None:
    """Write a result into entries of its team, except where the team has done better."""
    await connection.execute(_insert_entry(connection.dialect.name), rows)


_COUNTERS_OF_SEAT = (
    update(match_player)
    .where(match_player.c.match_id == bindparam("match"), match_player.c.position == bindparam("place"))
    .values(counters=bindparam("counts"))
)


@cache
def _insert_counter(dialect: str) -> Executable:
    return build_adding_insert(dialect, user_counter, "total")


@cache
def _insert_entry(dialect: str) -> Executable:
    query = build_insert(dialect, leaderboard_entry)
    new, key = query.excluded, [column.name for column in leaderboard_entry.primary_key]
    facts = {column.name: new[column.name] for column in leaderboard_entry.c if column.name not in key}
    better = tuple_(*(new[column.name] for column in ranking(leaderboard_entry))) < tuple_(
        *ranking(leaderboard_entry)
    )
    return query.on_conflict_do_update(index_elements=key, set_=facts, where=better)

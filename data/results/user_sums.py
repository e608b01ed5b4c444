"""Sums of each person's results, kept with each result and read by their statistics."""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from itertools import permutations

from sqlalchemy import Executable, delete, select, tuple_

from data.async_engine import AsyncConnection
from data.database import build_adding_insert, build_insert
from data.records import GuildId, LeaderboardId, UserId
from data.schema import user_day, user_score, user_teammate


async def add_result(
    connection: AsyncConnection,
    people: Sequence[UserId],
    guild: GuildId,
    leaderboard: LeaderboardId,
    *,
    score: int,
    violations: int,
    seconds: int,
    ended: datetime,
) -> None:
    """Add a match to the sums of everyone in its team; `people` names each once."""
    # Sorted, so that two matches lock the same rows in the same order and cannot deadlock.
    people = sorted(people)
    result = {"leaderboard_id": leaderboard, "score": score, "violations": violations, "seconds": seconds}
    here = [{"user_id": user, "guild_id": guild} for user in people]
    dialect = connection.dialect.name
    await connection.execute(
        _insert_score(dialect), [user_row | result | {"matches": 1} for user_row in here]
    )
    pairs = [
        {"user_id": user, "guild_id": guild, "teammate_id": other, "matches": 1}
        for user, other in permutations(people, 2)
    ]
    if pairs:
        await connection.execute(_insert_teammate(dialect), pairs)
    await connection.execute(
        _insert_day(dialect), [user_row | {"day": ended.astimezone(UTC).date()} for user_row in here]
    )


async def forget_user(connection: AsyncConnection, user: UserId) -> None:
    """Delete a person's sums, and them from the sums of others."""
    theirs = select(user_teammate.c.teammate_id, user_teammate.c.guild_id).where(
        user_teammate.c.user_id == user
    )
    row = tuple_(user_teammate.c.user_id, user_teammate.c.guild_id)
    await connection.execute(delete(user_score).where(user_score.c.user_id == user))
    # Whose teammate they are is found by the primary key: the pairs are stored both ways.
    await connection.execute(
        delete(user_teammate).where(row.in_(theirs), user_teammate.c.teammate_id == user)
    )
    await connection.execute(delete(user_teammate).where(user_teammate.c.user_id == user))
    await connection.execute(delete(user_day).where(user_day.c.user_id == user))


@cache
def _insert_score(dialect: str) -> Executable:
    return build_adding_insert(dialect, user_score, "matches", "violations", "seconds")


@cache
def _insert_teammate(dialect: str) -> Executable:
    return build_adding_insert(dialect, user_teammate, "matches")


@cache
def _insert_day(dialect: str) -> Executable:
    return build_insert(dialect, user_day).on_conflict_do_nothing()

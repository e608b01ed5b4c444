"""Results: what a finished match adds to teams, boards and counts, and how results are read."""

import json
from collections import defaultdict
from collections.abc import Collection
from hashlib import sha256
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, Subquery, delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data import matches
from data.bests import Best, compare
from data.database import inserting
from data.records import (
    Deal,
    Ended,
    LeaderboardKey,
    MatchId,
    MatchRecord,
    Result,
    Tallies,
    TeamId,
    UserId,
)
from data.schema import board, match, match_player, part, place, shared_guild, tally, team, team_member

EVERYWHERE = 0
"""The guild of boards that show all servers that share theirs; no server of Discord has this number."""
_SHARING = 0x53686172696E67
"""The advisory lock of the boards of all servers: results take it side by side, sharing takes it alone."""


async def add(
    connection: AsyncConnection, record: MatchRecord, ended: Ended, tallies: Tallies | None
) -> None:
    """Give a finished match its team and its board, put it where it belongs, and count what was counted."""
    if record.seats is None:
        return
    # The exact set of people (rulings: B1, B2); whoever was forgotten meanwhile can be told from nobody.
    people = list(dict.fromkeys(player.user for player in record.players if player.user is not None))
    unknown = sum(player.user is None for player in record.players)
    team_id = await _team(connection, people, unknown)
    board_id = await board_of(connection, LeaderboardKey(record.game, record.options, record.seats))
    facts: dict[str, object] = {"team_id": team_id, "board_id": board_id}
    if tallies is not None:
        facts["tally"] = json.dumps(dict(tallies.match))
        await _count(connection, record, tallies)
    await connection.execute(update(match).where(match.c.id == record.id).values(facts))
    if people and ended.score is not None and record.started is not None:
        facts = {
            "match_id": record.id,
            "guild_id": record.guild,
            "board_id": board_id,
            "team_id": team_id,
            "score": ended.score,
            "violations": record.violations,
            "seconds": round((ended.at - record.started).total_seconds()),
            "ended": ended.at,
        }
        await connection.execute(insert(part), [{"user_id": user, **facts} for user in people])
    if not record.ranked or ended.score is None:
        return
    leaderboards = [board_id]
    if record.day is not None:
        leaderboards.append(
            await board_of(connection, LeaderboardKey(record.game, record.options, record.seats, record.day))
        )
    await sharing(connection, alone=False)
    guilds: list[int] = [record.guild]
    if await connection.scalar(
        select(shared_guild.c.guild_id).where(shared_guild.c.guild_id == record.guild)
    ):
        guilds.append(EVERYWHERE)
    result = Best(record.id, ended.score, record.violations, ended.at)
    for this in leaderboards:
        for guild in guilds:
            await _place(connection, team_id, this, guild, result)


async def board_of(connection: AsyncConnection, key: LeaderboardKey) -> int:
    """Find a board's number, giving it one if it has none."""
    found = await find_board(connection, key)
    if found is None:
        row = {"game": key.game, "options": key.options, "seats": key.seats, "day": _day(key)}
        query = inserting(connection.dialect.name, board).values(row).on_conflict_do_nothing()
        await connection.execute(query)
        found = await find_board(connection, key)
    assert found is not None  # noqa: S101 - for the type checker: it was there or is now
    return found


async def find_board(connection: AsyncConnection, key: LeaderboardKey) -> int | None:
    """Find a board's number, if anything was ever played on it."""
    query = select(board.c.id).where(
        board.c.day == _day(key),
        board.c.game == key.game,
        board.c.seats == key.seats,
        board.c.options == key.options,
    )
    return await connection.scalar(query)


async def sharing(connection: AsyncConnection, *, alone: bool) -> None:
    """Wait until the boards of all servers may be changed; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        lock = "pg_advisory_xact_lock" if alone else "pg_advisory_xact_lock_shared"
        await connection.execute(text(f"SELECT {lock}(:lock)"), {"lock": _SHARING})


async def read(
    connection: AsyncConnection, listed: Subquery, *order: ColumnElement[object], people: bool = True
) -> list[tuple[Result, Row[Any]]]:
    """Read, in one statement, the results of the matches a list has in `match_id`, each with its row."""
    query: Select[Any] = select(*_FACTS, listed).join_from(listed, match, match.c.id == listed.c.match_id)
    if people:
        of_team = team_member.c.team_id == match.c.team_id
        query = query.add_columns(team_member.c.user_id.label("person")).outerjoin(team_member, of_team)
        order = (*order, match.c.id, team_member.c.position)
    rows = (await connection.execute(query.order_by(*order))).all()
    firsts: dict[MatchId, Row[Any]] = {}
    members = defaultdict[MatchId, list[UserId | None]](list)
    for row in rows:
        firsts.setdefault(row.id, row)
        if people:
            members[row.id].append(row.person)
    return [(_result(row, tuple(members[match_id])), row) for match_id, row in firsts.items()]


async def read_some(
    connection: AsyncConnection, ids: Collection[MatchId], *, people: bool = True
) -> dict[MatchId, Result]:
    """Read results by their matches' numbers."""
    if not ids:
        return {}
    listed = select(match.c.id.label("match_id")).where(match.c.id.in_(ids)).subquery()
    return {result.match: result for result, _ in await read(connection, listed, people=people)}


def _result(row: Row[Any], people: tuple[UserId | None, ...]) -> Result:
    return Result(
        match=row.id,
        guild=row.guild_id,
        team=row.team_id,
        people=people,
        key=LeaderboardKey(row.game, row.options, row.seats),
        deal=None if row.deal is None else Deal(row.deal),
        day=row.day,
        score=row.score,
        violations=row.violations,
        outcome=row.outcome,
        started=row.started,
        ended=row.ended,
        ranked=row.ranked,
        tally=matches.read_tally(row.tally),
    )


_FACTS = (
    match.c.id,
    match.c.guild_id,
    match.c.team_id,
    match.c.game,
    match.c.options,
    match.c.seats,
    match.c.deal,
    match.c.day,
    match.c.score,
    match.c.violations,
    match.c.outcome,
    match.c.started,
    match.c.ended,
    match.c.ranked,
    match.c.tally,
)


def _day(key: LeaderboardKey) -> str:
    return "" if key.day is None else key.day.isoformat()


async def _team(connection: AsyncConnection, people: list[UserId], unknown: int) -> TeamId:
    """Find the team of exactly these people, or make it; with a forgotten one among them it is always new."""
    members: list[UserId | None] = [*people, *[None] * unknown]
    if unknown:
        added = (await connection.execute(insert(team).values(key=None).returning(team.c.id))).scalar()
    else:
        key = sha256(",".join(str(user) for user in sorted(people)).encode()).hexdigest()
        query = inserting(connection.dialect.name, team).values(key=key)
        added = await connection.scalar(query.on_conflict_do_nothing().returning(team.c.id))
        if added is None:
            # Locked: of two results of a team the second compares itself with the first.
            there = select(team.c.id).where(team.c.key == key).with_for_update()
            return TeamId((await connection.execute(there)).scalar_one())
    assert added is not None  # noqa: S101 - for the type checker: an insert returns its row
    rows = [
        {"team_id": added, "position": position, "user_id": user} for position, user in enumerate(members)
    ]
    await connection.execute(insert(team_member), rows)
    return TeamId(added)


async def _count(connection: AsyncConnection, record: MatchRecord, tallies: Tallies) -> None:
    positions = {
        player.user: position
        for position, player in reversed(list(enumerate(record.players)))
        if player.user is not None
    }
    counted = {user: tallies.people[user] for user in sorted(tallies.people) if user in positions}
    for user, counts in counted.items():
        this = (match_player.c.match_id == record.id) & (match_player.c.position == positions[user])
        await connection.execute(update(match_player).where(this).values(tally=json.dumps(dict(counts))))
    rows = [
        {"user_id": user, "guild_id": record.guild, "game": record.game, "name": name, "total": count}
        for user, counts in counted.items()
        for name, count in sorted(counts.items())
    ]
    if rows:
        query = inserting(connection.dialect.name, tally)
        more = {"total": tally.c.total + query.excluded.total}
        await connection.execute(
            query.on_conflict_do_update(index_elements=list(tally.primary_key), set_=more), rows
        )


async def _place(
    connection: AsyncConnection, team_id: TeamId, board_id: int, guild: int, result: Best
) -> None:
    there = _on_board(team_id, board_id, guild)
    rows = await connection.execute(select(place).where(there))
    bests = [Best(MatchId(row.match_id), row.score, row.violations, row.ended, row.bar) for row in rows]
    changes = compare(bests, result)
    if changes.gone:
        gone = place.c.match_id.in_([best.match for best in changes.gone])
        await connection.execute(delete(place).where(there, gone))
    for best in changes.barred:
        this = update(place).where(there, place.c.match_id == best.match)
        await connection.execute(this.values(bar=best.bar))
    if changes.added is not None:
        row = {
            "match_id": result.match,
            "board_id": board_id,
            "guild_id": guild,
            "team_id": team_id,
            "score": result.score,
            "violations": result.violations,
            "ended": result.ended,
            "bar": changes.added.bar,
        }
        await connection.execute(insert(place).values(row))


def _on_board(team_id: TeamId, board_id: int, guild: int) -> ColumnElement[bool]:
    return (place.c.team_id == team_id) & (place.c.board_id == board_id) & (place.c.guild_id == guild)

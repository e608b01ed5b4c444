"""Matches: reading them whole, changing their own row, and counting violations without author or text."""

import json
from collections import defaultdict
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Row, insert, select, update

from data.async_engine import AsyncConnection
from data.database import Database
from data.errors import MessageFlagged, NotStarted, TableGone, ViolationSettled
from data.records import (
    DealKind,
    Ending,
    MatchEnd,
    MatchId,
    MatchRecord,
    MessageId,
    PlayerRecord,
    ViolationId,
    ViolationRecord,
)
from data.schema import match, match_player, violation


async def read_match(
    connection: AsyncConnection, match_id: MatchId, *, lock: bool = False
) -> MatchRecord | None:
    """Read one match; with `lock`, no other transaction changes it before this one ends."""
    records = await _list_records(
        connection, match.c.id == match_id, match_player.c.match_id == match_id, lock=lock
    )
    return records[0] if records else None


async def lock_match(connection: AsyncConnection, match_id: MatchId, *, over: bool = False) -> MatchRecord:
    """Read a match and lock it until the transaction ends.

    Raises:
        TableGone: there is none, or it has ended and `over` does not say that this does not matter.
    """
    record = await read_match(connection, match_id, lock=True)
    if record is None:
        raise TableGone(match_id)
    if record.ended is not None and not over:
        raise TableGone(match_id)
    return record


async def read_matches(connection: AsyncConnection, which: ColumnElement[bool]) -> list[MatchRecord]:
    """Read all matches that meet a condition on their table, oldest first, in two statements."""
    of_those = match_player.c.match_id.in_(select(match.c.id).where(which))
    return await _list_records(connection, which, of_those, lock=False)


async def insert_match(connection: AsyncConnection, **facts: object) -> MatchId:
    """Insert a match's row."""
    added = await connection.execute(insert(match).values(**facts).returning(match.c.id))
    return MatchId(added.scalar_one())


async def update_match(connection: AsyncConnection, match_id: MatchId, **facts: object) -> MatchRecord:
    """Write facts into a match's row and read the match again."""
    if facts:
        await connection.execute(update(match).where(match.c.id == match_id).values(**facts))
    changed = await read_match(connection, match_id)
    if changed is None:
        raise TableGone(match_id)
    return changed


async def _list_records(
    connection: AsyncConnection, which: ColumnElement[bool], of_those: ColumnElement[bool], *, lock: bool
) -> list[MatchRecord]:
    query = select(match).where(which).order_by(match.c.id)
    rows = (await connection.execute(query.with_for_update() if lock else query)).all()
    if not rows:
        return []
    players = defaultdict[int, list[PlayerRecord]](list)
    order = (match_player.c.match_id, match_player.c.position)
    for row in await connection.execute(select(match_player).where(of_those).order_by(*order)):
        players[row.match_id].append(_player(row))
    return [_match(row, tuple(players[row.id])) for row in rows]


def _player(row: Row[Any]) -> PlayerRecord:
    return PlayerRecord(
        user=row.user_id,
        seat=row.seat,
        joined=row.joined,
        left=row.left,
        wants_end_since=row.wants_end_since,
        counters=parse_counters(row.counters),
        companion=row.companion,
    )


def parse_counters(stored: str | None) -> Mapping[str, int] | None:
    """Parse stored counters."""
    return None if stored is None else json.loads(stored)


def _match(row: Row[Any], players: tuple[PlayerRecord, ...]) -> MatchRecord:
    ended = None
    if row.ended is not None:
        ended = MatchEnd(ending=Ending(row.ending), at=row.ended, outcome=row.outcome, score=row.score)
    return MatchRecord(
        id=row.id,
        game=row.game,
        options=row.options,
        seats=row.seats,
        seed=row.seed,
        rules_version=row.rules_version,
        initial_state=row.initial_state,
        guild=row.guild_id,
        channel=row.channel_id,
        message=row.message_id,
        locale=row.locale,
        created=row.created,
        started=row.started,
        last_active=row.last_active,
        reminded=row.reminded,
        set_aside=row.set_aside,
        ended=ended,
        players=players,
        steps=row.steps,
        violations=row.violations,
        withdrawn=row.withdrawn,
        deal=None if row.deal is None else DealKind(row.deal),
        day=row.day,
        rematch_of=row.rematch_of,
        ranked=row.ranked,
        team=row.team_id,
        counters=parse_counters(row.counters),
        announcement=row.announcement_id,
        companions=row.companions,
        deal_worth=row.deal_worth,
        companion_style=row.companion_style,
    )


class Violations:
    """The violations of all matches; each call is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self, match_id: MatchId, message: MessageId, reason: str, at: datetime
    ) -> tuple[ViolationId, MatchRecord]:
        """Count a message with a spoken number; the message's id is forgotten when the match ends.

        Raises:
            MessageFlagged: the message has been counted before, even if it was withdrawn since.
            NotStarted: the match is still in its lobby.
            TableGone: the match has ended.
        """
        async with self._database.begin_write() as connection:
            record = await lock_match(connection, match_id)
            if record.started is None:
                raise NotStarted(match_id)
            before = await _find_violation(connection, message)
            if before is not None:
                raise MessageFlagged(before)
            added = await _insert_violation(connection, match_id, message, reason, at)
            return added, await update_match(connection, match_id)

    async def withdraw(self, match_id: MatchId, violation_id: ViolationId, at: datetime) -> MatchRecord:
        """Withdraw a violation.

        Raises:
            ViolationSettled: it was withdrawn before, or the match has no such violation.
            TableGone: the match has ended.
        """
        async with self._database.begin_write() as connection:
            await lock_match(connection, match_id)
            if not await _withdraw_violation(connection, match_id, violation_id, at):
                raise ViolationSettled(match_id)
            return await update_match(connection, match_id)


async def _find_violation(connection: AsyncConnection, message: MessageId) -> ViolationRecord | None:
    """Read the violation that a message was flagged for."""
    query = select(violation).where(violation.c.message_id == message)
    row = (await connection.execute(query)).first()
    if row is None:
        return None
    return ViolationRecord(
        id=ViolationId(row.id),
        match=MatchId(row.match_id),
        reason=row.reason,
        at=row.at,
        withdrawn=row.withdrawn,
    )


async def _insert_violation(
    connection: AsyncConnection, match_id: MatchId, message: MessageId, reason: str, at: datetime
) -> ViolationId:
    """Insert a violation and count it with its match."""
    row = {"match_id": match_id, "message_id": message, "reason": reason, "at": at}
    added = await connection.execute(insert(violation).values(row).returning(violation.c.id))
    await connection.execute(
        update(match).where(match.c.id == match_id).values(violations=match.c.violations + 1)
    )
    return ViolationId(added.scalar_one())


async def _withdraw_violation(
    connection: AsyncConnection, match_id: MatchId, violation_id: ViolationId, at: datetime
) -> bool:
    """Withdraw a violation; return False if it was withdrawn before or does not exist."""
    this = (
        (violation.c.id == violation_id)
        & (violation.c.match_id == match_id)
        & violation.c.withdrawn.is_(None)
    )
    taken = await connection.execute(update(violation).where(this).values(withdrawn=at))
    if taken.rowcount != 1:
        return False
    counts = {"violations": match.c.violations - 1, "withdrawn": match.c.withdrawn + 1}
    await connection.execute(update(match).where(match.c.id == match_id).values(counts))
    return True


async def forget_messages(connection: AsyncConnection, match_id: MatchId) -> None:
    """Forget the message ids of a match's violations, since a message leads to its author."""
    await connection.execute(
        update(violation).where(violation.c.match_id == match_id).values(message_id=None)
    )

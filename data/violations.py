"""Violations: spoken numbers with their reason and time, without their authors and texts."""

from datetime import datetime

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data import matches
from data.database import Database
from data.errors import MessageFlagged, NotStarted, ViolationSettled
from data.records import MatchId, MatchRecord, MessageId, ViolationId, ViolationRecord
from data.schema import match, violation


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
            record = await matches.lock_match(connection, match_id)
            if record.started is None:
                raise NotStarted(match_id)
            before = await _find_violation(connection, message)
            if before is not None:
                raise MessageFlagged(before)
            added = await _insert_violation(connection, match_id, message, reason, at)
            return added, await matches.update_match(connection, match_id)

    async def withdraw(self, match_id: MatchId, violation_id: ViolationId, at: datetime) -> MatchRecord:
        """Withdraw a violation.

        Raises:
            ViolationSettled: it was withdrawn before, or the match has no such violation.
            TableGone: the match has ended.
        """
        async with self._database.begin_write() as connection:
            await matches.lock_match(connection, match_id)
            if not await _withdraw_violation(connection, match_id, violation_id, at):
                raise ViolationSettled(match_id)
            return await matches.update_match(connection, match_id)


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

"""Violations: spoken numbers with their reason and time, without their authors and texts."""

from datetime import datetime

from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.records import MatchId, MessageId, ViolationId, ViolationRecord
from data.schema import match, violation


async def find_violation(connection: AsyncConnection, message: MessageId) -> ViolationRecord | None:
    """Read the violation that a message was flagged for."""
    found = await _read_violations(connection, violation.c.message_id == message)
    return found[0] if found else None


async def read_violations(connection: AsyncConnection, match_id: MatchId) -> list[ViolationRecord]:
    """Read a match's violations in order, withdrawn ones included."""
    return await _read_violations(connection, violation.c.match_id == match_id)


async def insert_violation(
    connection: AsyncConnection, match_id: MatchId, message: MessageId, reason: str, at: datetime
) -> ViolationId:
    """Insert a violation and count it with its match."""
    row = {"match_id": match_id, "message_id": message, "reason": reason, "at": at}
    added = await connection.execute(insert(violation).values(row).returning(violation.c.id))
    await connection.execute(
        update(match).where(match.c.id == match_id).values(violations=match.c.violations + 1)
    )
    return ViolationId(added.scalar_one())


async def withdraw_violation(
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


async def _read_violations(connection: AsyncConnection, which: ColumnElement[bool]) -> list[ViolationRecord]:
    query = select(violation).where(which).order_by(violation.c.id)
    return [
        ViolationRecord(
            id=ViolationId(row.id),
            match=MatchId(row.match_id),
            reason=row.reason,
            at=row.at,
            withdrawn=row.withdrawn,
        )
        for row in await connection.execute(query)
    ]

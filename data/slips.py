"""Slips: that a number was spoken, why it was heard, and when; never by whom, never which words."""

from datetime import datetime

from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.records import MatchId, MessageId, SlipId, SlipRecord
from data.schema import match, slip


async def of_message(connection: AsyncConnection, message: MessageId) -> SlipRecord | None:
    """Read the slip that a message was flagged for."""
    found = await _read(connection, slip.c.message_id == message)
    return found[0] if found else None


async def read_all(connection: AsyncConnection, match_id: MatchId) -> list[SlipRecord]:
    """Read a match's slips in order, those taken back included."""
    return await _read(connection, slip.c.match_id == match_id)


async def add(
    connection: AsyncConnection, match_id: MatchId, message: MessageId, reason: str, at: datetime
) -> SlipId:
    """Insert a slip and count it with its match."""
    row = {"match_id": match_id, "message_id": message, "reason": reason, "at": at}
    added = await connection.execute(insert(slip).values(row).returning(slip.c.id))
    await connection.execute(update(match).where(match.c.id == match_id).values(slips=match.c.slips + 1))
    return SlipId(added.scalar_one())


async def take_back(connection: AsyncConnection, match_id: MatchId, slip_id: SlipId, at: datetime) -> bool:
    """Take a slip back and out of its match's count; false if it was taken back before, or never was."""
    this = (slip.c.id == slip_id) & (slip.c.match_id == match_id) & slip.c.taken_back.is_(None)
    taken = await connection.execute(update(slip).where(this).values(taken_back=at))
    if taken.rowcount != 1:
        return False
    counts = {"slips": match.c.slips - 1, "taken_back": match.c.taken_back + 1}
    await connection.execute(update(match).where(match.c.id == match_id).values(counts))
    return True


async def let_go(connection: AsyncConnection, match_id: MatchId) -> None:
    """Forget which messages a match's slips were in: a message leads to who wrote it."""
    await connection.execute(update(slip).where(slip.c.match_id == match_id).values(message_id=None))


async def _read(connection: AsyncConnection, which: ColumnElement[bool]) -> list[SlipRecord]:
    query = select(slip).where(which).order_by(slip.c.id)
    return [
        SlipRecord(
            id=SlipId(row.id),
            match=MatchId(row.match_id),
            reason=row.reason,
            at=row.at,
            taken_back=row.taken_back,
        )
        for row in await connection.execute(query)
    ]

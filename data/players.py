"""Players: the people who sit or sat at a table, and the removal of a person's id."""

from collections.abc import Mapping
from datetime import datetime

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.errors import (
    AlreadySeated,
    AlreadyStarted,
    NotSeated,
    NotStarted,
    SeatingDiffers,
    SeatTaken,
    SeatUnknown,
)
from data.records import MatchId, MatchRecord, UserId
from data.schema import match, match_player


async def insert_player(
    connection: AsyncConnection, match_id: MatchId, user: UserId, seat: int | None, at: datetime
) -> None:
    """Insert a person after everyone who joined before."""
    last = select(func.max(match_player.c.position)).where(match_player.c.match_id == match_id)
    position = select(func.coalesce(last.scalar_subquery() + 1, 0)).scalar_subquery()
    row = {"match_id": match_id, "position": position, "user_id": user, "seat": seat, "joined": at}
    await connection.execute(insert(match_player).values(row))


def check_seat_free(record: MatchRecord, user: UserId, seat: int | None) -> None:
    """Refuse a person who sits here already, and a seat that is held, missing or of the wrong phase."""
    for player in record.seated:
        if player.user == user:
            raise AlreadySeated(record.id, user, player.seat)
        if seat is not None and player.seat == seat:
            raise SeatTaken(record.id, seat)
    if record.seats is None:
        if seat is not None:
            raise NotStarted(record.id)
    elif seat is None:
        raise AlreadyStarted(record.id)
    elif seat not in range(record.seats):
        raise SeatUnknown(record.id, seat, record.seats)


def check_seated(record: MatchRecord, user: UserId) -> None:
    """Refuse a person who does not sit here."""
    if all(player.user != user for player in record.seated):
        raise NotSeated(record.id, user)


def check_seating(record: MatchRecord, seating: Mapping[UserId, int]) -> None:
    """Refuse a seating that is not exactly of those who sit here."""
    if sorted(seating.values()) != list(range(len(seating))):
        msg = f"seats are numbered from 0 without gaps: {sorted(seating.values())}"
        raise ValueError(msg)
    seated = frozenset(player.user for player in record.seated if player.user is not None)
    if seated != seating.keys():
        raise SeatingDiffers(record.id, seated, frozenset(seating))


async def delete_player(connection: AsyncConnection, match_id: MatchId, user: UserId) -> None:
    """Delete the row of a person who sits here."""
    await connection.execute(delete(match_player).where(_sits(match_id, user)))


async def update_player(
    connection: AsyncConnection, match_id: MatchId, user: UserId, **facts: object
) -> None:
    """Write facts into the row of a person who sits here."""
    await connection.execute(update(match_player).where(_sits(match_id, user)).values(**facts))


async def delete_end_votes(connection: AsyncConnection, match_id: MatchId, before: datetime) -> None:
    """Delete the votes for the end of a match that were given before a moment."""
    old = (match_player.c.match_id == match_id) & (match_player.c.wants_end_since < before)
    await connection.execute(update(match_player).where(old).values(wants_end_since=None))


async def forget_user(connection: AsyncConnection, user: UserId) -> int:
    """Remove a person from lobbies and seats of running matches, and their id from all other rows."""
    theirs = match_player.c.user_id == user
    lobbies = select(match.c.id).where(match.c.started.is_(None), match.c.ended.is_(None))
    gone = await connection.execute(delete(match_player).where(theirs, match_player.c.match_id.in_(lobbies)))
    running = select(match.c.id).where(match.c.started.is_not(None), match.c.ended.is_(None))
    touched = select(match.c.last_active).where(match.c.id == match_player.c.match_id).scalar_subquery()
    await connection.execute(
        update(match_player)
        .where(theirs, match_player.c.left.is_(None), match_player.c.match_id.in_(running))
        .values(left=touched)
    )
    nameless = await connection.execute(update(match_player).where(theirs).values(user_id=None))
    return gone.rowcount + nameless.rowcount


def _sits(match_id: MatchId, user: UserId) -> ColumnElement[bool]:
    return (
        (match_player.c.match_id == match_id)
        & (match_player.c.user_id == user)
        & match_player.c.left.is_(None)
    )

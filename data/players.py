"""Players: the people and companions who sit or sat at a table, and the removal of a person's id."""

from collections.abc import Mapping
from datetime import datetime

from sqlalchemy import ColumnElement, delete, func, insert, select, update

from data.async_engine import AsyncConnection
from data.errors import (
    AlreadyRunning,
    AlreadySeated,
    NotSeated,
    NotStarted,
    SeatingDiffers,
    SeatUnknown,
    TableFull,
)
from data.records import CompanionName, MatchId, MatchRecord, Player, UserId
from data.schema import match, match_player


async def insert_player(
    connection: AsyncConnection, match_id: MatchId, player: Player, seat: int | None, at: datetime
) -> None:
    """Insert a player after everyone who joined before."""
    last = select(func.max(match_player.c.position)).where(match_player.c.match_id == match_id)
    position = select(func.coalesce(last.scalar_subquery() + 1, 0)).scalar_subquery()
    who = {"companion": player} if isinstance(player, str) else {"user_id": player}
    row = {"match_id": match_id, "position": position, "seat": seat, "joined": at, **who}
    await connection.execute(insert(match_player).values(row))


def check_seat_free(
    record: MatchRecord, player: Player, seat: int | None, *, instead_of: CompanionName | None = None
) -> None:
    """Refuse one who sits here already, and a seat that is held, missing or of the wrong phase.

    The seat may be held by the companion `instead_of`.
    """
    for seated in record.seated:
        if player in {seated.user, seated.companion}:
            raise AlreadySeated(record.id)
        makes_room = instead_of is not None and seated.companion == instead_of
        if seat is not None and seated.seat == seat and not makes_room:
            raise TableFull(record.id)
    _check_seat_exists(record, seat)


def _check_seat_exists(record: MatchRecord, seat: int | None) -> None:
    """Refuse a seat in a lobby, none in a match that has started, and one that the match does not have."""
    if record.seats is None:
        if seat is not None:
            raise NotStarted(record.id)
    elif seat is None:
        raise AlreadyRunning(record.id)
    elif seat not in range(record.seats):
        raise SeatUnknown(record.id, seat, record.seats)


def check_seated(record: MatchRecord, player: Player) -> None:
    """Refuse one who does not sit here."""
    if all(player not in {seated.user, seated.companion} for seated in record.seated):
        raise NotSeated(record.id)


def check_seating(record: MatchRecord, seating: Mapping[Player, int]) -> None:
    """Refuse a seating that is not exactly of those who sit here."""
    if sorted(seating.values()) != list(range(len(seating))):
        msg = f"seats are numbered from 0 without gaps: {sorted(seating.values())}"
        raise ValueError(msg)
    seated = frozenset(
        holder for player in record.seated for holder in (player.user, player.companion) if holder is not None
    )
    if seated != seating.keys():
        raise SeatingDiffers(record.id, seated, frozenset(seating))


def count_companion_seats(record: MatchRecord) -> int:
    """Count the seats that a companion has ever held (rulings: C1); none while it is a lobby."""
    companion_seats = {player.seat for player in record.players if player.companion is not None}
    return len(companion_seats - {None})


async def remove_player(
    connection: AsyncConnection, record: MatchRecord, player: Player, at: datetime
) -> None:
    """Remove one who sits here: from a lobby without a trace, from a running match with their time kept."""
    check_seated(record, player)
    if record.started is None:
        await delete_player(connection, record.id, player)
    else:
        await update_player(connection, record.id, player, left=at)


async def delete_player(connection: AsyncConnection, match_id: MatchId, player: Player) -> None:
    """Delete the row of one who sits here."""
    await connection.execute(delete(match_player).where(_sits(match_id, player)))


async def update_player(
    connection: AsyncConnection, match_id: MatchId, player: Player, **facts: object
) -> None:
    """Write facts into the row of one who sits here."""
    await connection.execute(update(match_player).where(_sits(match_id, player)).values(**facts))


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


def _sits(match_id: MatchId, player: Player) -> ColumnElement[bool]:
    column = match_player.c.companion if isinstance(player, str) else match_player.c.user_id
    return (match_player.c.match_id == match_id) & (column == player) & match_player.c.left.is_(None)

"""Night rounds: who was seated at which table of a game night, and which match was played there."""

from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, and_, delete, func, insert, select, update

from data.async_engine import AsyncConnection
from data.database import Database, build_insert
from data.nights.nights import lock_night, read_nights, update_night
from data.nights.records import (
    UNDER_WAY,
    NightId,
    NightRecord,
    NightState,
    NightTableId,
    NightTableRecord,
    PlannedTable,
    RoundId,
    RoundRecord,
    TablePlace,
    Wish,
    WishRecord,
)
from data.records import ChannelId, GuildId, MatchId, MessageId, UserId
from data.schema import night, night_round, night_seat, night_table, night_wish

_MAX_PAST: Final = 500


class NightRounds:
    """The rounds of all nights; each call is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(
        self, night_id: NightId, game: str, options: str, tables: Sequence[PlannedTable], at: datetime
    ) -> tuple[NightRecord, RoundRecord]:
        """Store the next round with all its tables, and that the night runs.

        Raises:
            NightGone, NightNotOpen, NightBegun: nobody can play in the night now.
        """
        async with self._database.begin_write() as connection:
            record = await lock_night(connection, night_id, UNDER_WAY)
            ours = night_round.c.night_id == night_id
            last = await connection.scalar(select(func.max(night_round.c.number)).where(ours)) or 0
            row = {"night_id": night_id, "number": last + 1, "game": game, "options": options, "started": at}
            added = await connection.execute(insert(night_round).values(**row).returning(night_round.c.id))
            round_id = RoundId(added.scalar_one())
            for number, planned in enumerate(tables, 1):
                await _insert_table(connection, round_id, number, planned)
            started = record.started or at
            record = await update_night(connection, night_id, state=NightState.RUNNING, started=started)
            (begun,) = await _read_rounds(connection, night_round.c.id == round_id)
            return record, begun

    async def list_rounds(self, night_id: NightId) -> list[RoundRecord]:
        """List the rounds of a night in their order."""
        async with self._database.begin_read() as connection:
            return await _read_rounds(connection, night_round.c.night_id == night_id)

    async def list_unfinished(self) -> list[RoundRecord]:
        """List the rounds of nights under way that still have to be opened, or whose results to be posted.

        Only those of this process's servers.
        """
        under_way = select(night.c.id).where(night.c.state.in_(UNDER_WAY), self._select_own())
        theirs = night_round.c.night_id.in_(under_way) & night_round.c.message_id.is_(None)
        async with self._database.begin_read() as connection:
            return await _read_rounds(connection, theirs)

    async def find_round(self, match_id: MatchId) -> RoundRecord | None:
        """Return the round to which a match belongs."""
        of_match = select(night_table.c.round_id).where(night_table.c.match_id == match_id)
        async with self._database.begin_read() as connection:
            rounds = await _read_rounds(connection, night_round.c.id.in_(of_match))
        return rounds[0] if rounds else None

    async def set_channel(self, table_id: NightTableId, channel: ChannelId) -> None:
        """Store where a table stands."""
        await self._update_table(table_id, channel_id=channel)

    async def set_match(self, table_id: NightTableId, match_id: MatchId) -> None:
        """Store which match is played at a table."""
        await self._update_table(table_id, match_id=match_id)

    async def set_called(self, table_id: NightTableId, at: datetime) -> None:
        """Store that the people of a table were called."""
        await self._update_table(table_id, called=at)

    async def move_to_channel(self, table_id: NightTableId) -> None:
        """Store that a table has to stand in the channel, where it plays a deal of its own."""
        await self._update_table(table_id, place=TablePlace.CHANNEL, seed=None, channel_id=None)

    async def end_round(self, round_id: RoundId, at: datetime) -> bool:
        """Store that all tables of a round are over; return False if that was stored before."""
        open_round = (night_round.c.id == round_id) & night_round.c.ended.is_(None)
        async with self._database.begin_write() as connection:
            ended = await connection.execute(update(night_round).where(open_round).values(ended=at))
        return ended.rowcount == 1

    async def set_message(self, round_id: RoundId, message: MessageId) -> None:
        """Store which message lists the results of a round."""
        of_round = update(night_round).where(night_round.c.id == round_id)
        async with self._database.begin_write() as connection:
            await connection.execute(of_round.values(message_id=message))

    async def set_summary(self, night_id: NightId, message: MessageId) -> None:
        """Store which message sums up a night that has ended."""
        async with self._database.begin_write() as connection:
            await update_night(connection, night_id, summary_id=message)

    async def list_without_summary(self, since: datetime) -> list[NightRecord]:
        """List the nights of this process's servers to sum up, which ended after a round since a moment."""
        played = (night.c.state == NightState.ENDED) & night.c.started.is_not(None)
        open_ones = and_(played, night.c.ended >= since, night.c.summary_id.is_(None), self._select_own())
        async with self._database.begin_read() as connection:
            return await read_nights(connection, open_ones)

    async def list_past(self, guild: GuildId) -> list[NightRecord]:
        """List the nights of a server that ended after a round, the last one first."""
        played = (night.c.state == NightState.ENDED) & night.c.started.is_not(None)
        async with self._database.begin_read() as connection:
            nights = await read_nights(connection, played & (night.c.guild_id == guild))
        return nights[: -_MAX_PAST - 1 : -1]

    async def save_wish(self, night_id: NightId, user: UserId, other: UserId, wish: Wish) -> None:
        """Store how two people are to be seated for the rest of a night; other wishes about them stay."""
        row = _wish_row(night_id, user, other, wish)
        async with self._database.begin_write() as connection:
            await lock_night(connection, night_id, UNDER_WAY)
            added = build_insert(connection.dialect.name, night_wish).values(**row)
            await connection.execute(added.on_conflict_do_nothing())

    async def delete_wish(self, night_id: NightId, user: UserId, other: UserId, wish: Wish) -> None:
        """Take a wish about two people back, if there is one."""
        theirs = [
            night_wish.c[name] == value for name, value in _wish_row(night_id, user, other, wish).items()
        ]
        async with self._database.begin_write() as connection:
            await lock_night(connection, night_id, UNDER_WAY)
            await connection.execute(delete(night_wish).where(*theirs))

    async def list_wishes(self, night_id: NightId) -> list[WishRecord]:
        """List the wishes of a night."""
        query = select(night_wish).where(night_wish.c.night_id == night_id)
        async with self._database.begin_read() as connection:
            rows = (await connection.execute(query.order_by(*night_wish.primary_key.columns))).all()
        return [WishRecord(row.first_id, row.second_id, Wish(row.wish)) for row in rows]

    def _select_own(self) -> ColumnElement[bool]:
        return self._database.shards.select_own(night.c.guild_id)

    async def _update_table(self, table_id: NightTableId, **facts: object) -> None:
        async with self._database.begin_write() as connection:
            await connection.execute(update(night_table).where(night_table.c.id == table_id).values(**facts))


def _wish_row(night_id: NightId, user: UserId, other: UserId, wish: Wish) -> dict[str, int | str]:
    first, second = sorted((user, other))
    return {"night_id": night_id, "first_id": first, "second_id": second, "wish": wish.value}


async def _insert_table(
    connection: AsyncConnection, round_id: RoundId, number: int, planned: PlannedTable
) -> None:
    row = {"round_id": round_id, "number": number, "place": planned.place.value, "seed": planned.seed}
    added = await connection.execute(insert(night_table).values(**row).returning(night_table.c.id))
    table_id = added.scalar_one()
    seats = [
        {"night_table_id": table_id, "position": position, "user_id": user}
        for position, user in enumerate(planned.people)
    ]
    await connection.execute(insert(night_seat), seats)


async def _read_rounds(connection: AsyncConnection, which: ColumnElement[bool]) -> list[RoundRecord]:
    query = select(night_round).where(which).order_by(night_round.c.night_id, night_round.c.number)
    rounds = (await connection.execute(query)).all()
    if not rounds:
        return []
    of_those = night_table.c.round_id.in_([row.id for row in rounds])
    people = defaultdict[int, list[UserId | None]](list)
    seats = select(night_seat).join(night_table, night_table.c.id == night_seat.c.night_table_id)
    order = (night_seat.c.night_table_id, night_seat.c.position)
    for row in await connection.execute(seats.where(of_those).order_by(*order)):
        people[row.night_table_id].append(row.user_id)
    tables = defaultdict[int, list[NightTableRecord]](list)
    for row in await connection.execute(select(night_table).where(of_those).order_by(night_table.c.number)):
        tables[row.round_id].append(_table(row, tuple(people[row.id])))
    return [_round(row, tuple(tables[row.id])) for row in rounds]


def _table(row: Row[Any], people: tuple[UserId | None, ...]) -> NightTableRecord:
    return NightTableRecord(
        id=row.id,
        number=row.number,
        place=TablePlace(row.place),
        seed=row.seed,
        channel=row.channel_id,
        match=row.match_id,
        called=row.called,
        people=people,
    )


def _round(row: Row[Any], tables: tuple[NightTableRecord, ...]) -> RoundRecord:
    return RoundRecord(
        id=row.id,
        night=row.night_id,
        number=row.number,
        game=row.game,
        options=row.options,
        started=row.started,
        ended=row.ended,
        message=row.message_id,
        tables=tables,
    )

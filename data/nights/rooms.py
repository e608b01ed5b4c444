"""Night rooms: the voice channels that were made for the tables of nights, and are not deleted yet."""

from datetime import datetime

from sqlalchemy import delete, func, insert, select, update

from data.database import Database
from data.nights.records import NightTableId, RoomRecord
from data.records import ChannelId
from data.schema import night, night_room, night_round, night_table


class NightRooms:
    """The rooms of all tables; each call is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, channel: ChannelId, table: NightTableId, at: datetime) -> None:
        """Store that a voice channel was made for a table."""
        row = {"channel_id": channel, "night_table_id": table, "made": at, "used": False}
        async with self._database.begin_write() as connection:
            await connection.execute(insert(night_room).values(**row))

    async def list_rooms(self) -> list[RoomRecord]:
        """List the rooms on this process's servers, the first that was made first."""
        ended = func.coalesce(night_round.c.ended, night.c.ended, type_=night.c.ended.type)
        query = (
            select(night_room, ended.label("ended"))
            .join(night_table, night_table.c.id == night_room.c.night_table_id)
            .join(night_round, night_round.c.id == night_table.c.round_id)
            .join(night, night.c.id == night_round.c.night_id)
            .where(self._database.shards.select_own(night.c.guild_id))
            .order_by(night_room.c.made, night_room.c.channel_id)
        )
        async with self._database.begin_read() as connection:
            rows = (await connection.execute(query)).all()
        return [RoomRecord(row.channel_id, row.night_table_id, row.used, row.ended) for row in rows]

    async def set_used(self, channel: ChannelId) -> None:
        """Store that somebody has been in a room."""
        async with self._database.begin_write() as connection:
            await connection.execute(
                update(night_room).where(night_room.c.channel_id == channel).values(used=True)
            )

    async def delete(self, channel: ChannelId) -> None:
        """Forget a room that is gone."""
        async with self._database.begin_write() as connection:
            await connection.execute(delete(night_room).where(night_room.c.channel_id == channel))

"""Requests to be called when the next table opens on a server."""

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import delete, or_, select, update

from data.database import Database
from data.records import GuildId, UserId
from data.schema import call_request


class CallRequests:
    """The requests of a database, one of each person on a server; each call is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(self, user: UserId, guild: GuildId, until: datetime | None) -> None:
        """Save a request that ends at a moment; `None` for one that lasts."""
        async with self._database.begin_write() as connection:
            await connection.execute(
                self._database.build_upsert(call_request, guild_id=guild, user_id=user, until=until)
            )

    async def delete(self, user: UserId, guild: GuildId) -> None:
        """Delete a request, if there is one."""
        theirs = (call_request.c.guild_id == guild) & (call_request.c.user_id == user)
        async with self._database.begin_write() as connection:
            await connection.execute(delete(call_request).where(theirs))

    async def delete_ended(self, now: datetime) -> None:
        """Delete the requests that have ended, on any server."""
        async with self._database.begin_write() as connection:
            await connection.execute(delete(call_request).where(call_request.c.until <= now))

    async def list_due(self, guild: GuildId, called_before: datetime) -> list[UserId]:
        """List who wants to be called on a server and was not called since a moment."""
        due = or_(call_request.c.called.is_(None), call_request.c.called <= called_before)
        query = select(call_request.c.user_id).where(call_request.c.guild_id == guild, due)
        async with self._database.begin_read() as connection:
            return [UserId(user) for user in await connection.scalars(query.order_by(call_request.c.user_id))]

    async def record_calls(self, guild: GuildId, users: Collection[UserId], at: datetime) -> None:
        """Store that people are called now."""
        theirs = (call_request.c.guild_id == guild) & call_request.c.user_id.in_(users)
        async with self._database.begin_write() as connection:
            await connection.execute(update(call_request).where(theirs).values(called=at))

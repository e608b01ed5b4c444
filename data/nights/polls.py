"""Polls: at which times people could come to a night, until one of the times becomes a night."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from pydantic import TypeAdapter
from sqlalchemy import ColumnElement, and_, delete, insert, or_, select, update

from data.async_engine import AsyncConnection
from data.database import Database
from data.errors import PollClosed
from data.nights.records import PollId, PollRecord
from data.records import ChannelId, GuildId, MessageId, UserId
from data.schema import night_poll, night_poll_mark

_TIMES: Final = TypeAdapter(tuple[datetime, ...])
_INSTANT: Final = timedelta(microseconds=1)
Press = tuple[UserId, int]
"""A person's press at one of the times, by its number from 0."""


class NightPolls:
    """The polls of a database; each call is one transaction.

    Every call that changes a poll may raise PollClosed.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, poll_id: PollId) -> PollRecord | None:
        """Return a poll."""
        async with self._database.begin_read() as connection:
            polls = await _read_polls(connection, night_poll.c.id == poll_id)
        return polls[0] if polls else None

    async def list_open(self, guild: GuildId | None = None) -> list[PollRecord]:
        """List a server's polls that are not closed; those of all own servers for `None`."""
        here = self._select_own() if guild is None else night_poll.c.guild_id == guild
        async with self._database.begin_read() as connection:
            return await _read_polls(connection, and_(night_poll.c.closed.is_(None), here))

    async def list_open_of(self, user: UserId) -> list[PollRecord]:
        """List the open polls that a person has asked or answered."""
        marked = select(night_poll_mark.c.poll_id).where(night_poll_mark.c.user_id == user)
        theirs = or_(night_poll.c.host_id == user, night_poll.c.id.in_(marked))
        async with self._database.begin_read() as connection:
            return await _read_polls(connection, and_(night_poll.c.closed.is_(None), theirs))

    async def list_changed_since(self, at: datetime) -> list[PollRecord]:
        """List the polls of this process's servers that changed since a moment, or have no message yet."""
        unposted = night_poll.c.closed.is_(None) & night_poll.c.message_id.is_(None)
        changed = or_(night_poll.c.changed >= at, unposted)
        async with self._database.begin_read() as connection:
            return await _read_polls(connection, and_(changed, self._select_own()))

    async def add(
        self,
        guild: GuildId,
        channel: ChannelId,
        host: UserId,
        locale: str,
        title: str,
        times: Sequence[datetime],
        at: datetime,
    ) -> PollRecord:
        """Store a new poll, whose times are put in their order."""
        row = {
            "guild_id": guild,
            "channel_id": channel,
            "host_id": host,
            "locale": locale,
            "title": title,
            "times": _TIMES.dump_json(tuple(sorted(time.astimezone(UTC) for time in times))).decode(),
            "changed": at,
        }
        async with self._database.begin_write() as connection:
            added = await connection.execute(insert(night_poll).values(**row).returning(night_poll.c.id))
            (poll,) = await _read_polls(connection, night_poll.c.id == added.scalar_one())
            return poll

    async def press(self, poll_id: PollId, presses: Sequence[Press], at: datetime) -> PollRecord:
        """Mark the times that people press, or take their mark back, one after the other."""
        async with self._database.begin_write() as connection:
            poll = await _lock_poll(connection, poll_id)
            before = {(user, number) for number, users in enumerate(poll.marks) for user in users}
            after = dict.fromkeys(before)
            for press in presses:
                if press in after:
                    del after[press]
                else:
                    after[press] = None
            marks = night_poll_mark.c
            for user, number in before - after.keys():
                of_time = (marks.poll_id == poll_id) & (marks.number == number) & (marks.user_id == user)
                await connection.execute(delete(night_poll_mark).where(of_time))
            rows = [
                {"poll_id": poll_id, "number": number, "user_id": user, "at": at + place * _INSTANT}
                for place, (user, number) in enumerate(press for press in after if press not in before)
            ]
            if rows:
                await connection.execute(insert(night_poll_mark), rows)
            return await _update_poll(connection, poll_id, changed=at)

    async def set_message(self, poll_id: PollId, message: MessageId) -> PollRecord:
        """Store which message shows a poll."""
        async with self._database.begin_write() as connection:
            await _lock_poll(connection, poll_id)
            return await _update_poll(connection, poll_id, message_id=message)

    async def close(self, poll_id: PollId, at: datetime) -> PollRecord:
        """Close a poll, and delete who is in it."""
        async with self._database.begin_write() as connection:
            await close_poll(connection, poll_id, at, None)
            (poll,) = await _read_polls(connection, night_poll.c.id == poll_id)
            return poll

    def _select_own(self) -> ColumnElement[bool]:
        return self._database.shards.select_own(night_poll.c.guild_id)


async def close_poll(
    connection: AsyncConnection, poll_id: PollId, at: datetime, chosen: datetime | None
) -> Mapping[UserId, datetime]:
    """Close a poll, and delete who is in it; return who could come at the chosen time, and when they said so.

    Raises:
        PollClosed: it was closed before.
    """
    poll = await _lock_poll(connection, poll_id)
    coming: Mapping[UserId, datetime] = {}
    marks = night_poll_mark.c
    if chosen in poll.times:
        of_time = (marks.poll_id == poll_id) & (marks.number == poll.times.index(chosen))
        rows = await connection.execute(select(marks.user_id, marks.at).where(of_time))
        coming = {UserId(row.user_id): row.at for row in rows}
    await connection.execute(delete(night_poll_mark).where(marks.poll_id == poll_id))
    await _update_poll(connection, poll_id, host_id=None, changed=at, closed=at, chosen=chosen)
    return coming


async def _lock_poll(connection: AsyncConnection, poll_id: PollId) -> PollRecord:
    polls = await _read_polls(connection, night_poll.c.id == poll_id, lock=True)
    if not polls or polls[0].closed is not None:
        raise PollClosed
    return polls[0]


async def _update_poll(connection: AsyncConnection, poll_id: PollId, **facts: object) -> PollRecord:
    await connection.execute(update(night_poll).where(night_poll.c.id == poll_id).values(**facts))
    (poll,) = await _read_polls(connection, night_poll.c.id == poll_id)
    return poll


async def _read_polls(
    connection: AsyncConnection, which: ColumnElement[bool], *, lock: bool = False
) -> list[PollRecord]:
    query = select(night_poll).where(which).order_by(night_poll.c.id)
    rows = (await connection.execute(query.with_for_update() if lock else query)).all()
    marks: dict[int, list[Press]] = {row.id: [] for row in rows}
    if rows:
        of_those = select(night_poll_mark).where(night_poll_mark.c.poll_id.in_(marks))
        for mark in await connection.execute(
            of_those.order_by(night_poll_mark.c.at, night_poll_mark.c.user_id)
        ):
            marks[mark.poll_id].append((UserId(mark.user_id), mark.number))
    return [
        PollRecord(
            id=row.id,
            guild=row.guild_id,
            channel=row.channel_id,
            host=row.host_id,
            title=row.title,
            times=(times := _TIMES.validate_json(row.times)),
            locale=row.locale,
            message=row.message_id,
            closed=row.closed,
            chosen=row.chosen,
            marks=tuple(
                tuple(user for user, number in marks[row.id] if number == place)
                for place in range(len(times))
            ),
        )
        for row in rows
    ]

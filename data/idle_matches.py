"""Matches that nobody plays: those with something due, page by page, and the deletion of old ones."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import ColumnElement, and_, delete, or_, select, text

from data import matches
from data.async_engine import AsyncConnection
from data.database import Database
from data.records import ChannelId, MatchRecord
from data.schema import (
    daily_attempt,
    match,
    match_player,
    match_step,
    night_table,
    replay_view,
    violation,
    written_text,
)

_UNENDED = match.c.ended.is_(None)
# Written exactly as in the index: a database uses a partial index only for a condition it recognises.
_UNPLAYED = text("match.ending IN ('cancelled', 'expired')")


@dataclass(frozen=True, slots=True)
class Moments:
    """Since when nothing may have happened for something to be due."""

    lobby_expires: datetime
    reminder_due: datetime
    set_aside_due: datetime
    vote_lapses: datetime


class IdleMatches:
    """The idle matches of this process's servers; each call is one transaction and reads a page at most."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def list_due(self, moments: Moments, *, after: ChannelId, limit: int) -> list[MatchRecord]:
        """List live matches for which something is due, by channel, in those with larger ids than `after`."""
        running = and_(match.c.started.is_not(None), match.c.set_aside.is_(None))
        unreminded = or_(match.c.reminded.is_(None), match.c.reminded < match.c.last_active)
        voted = (
            select(match_player.c.match_id)
            .where(
                match_player.c.match_id == match.c.id,
                match_player.c.left.is_(None),
                match_player.c.wants_end_since < moments.vote_lapses,
            )
            .exists()
        )
        due = or_(
            and_(match.c.started.is_(None), match.c.last_active < moments.lobby_expires),
            and_(running, match.c.last_active < moments.set_aside_due),
            and_(running, match.c.last_active < moments.reminder_due, unreminded),
            voted,
        )
        return await self._list(due, after, limit)

    async def list_set_aside(self, *, before: datetime, after: ChannelId, limit: int) -> list[MatchRecord]:
        """List matches set aside before a moment, by channel, in those with larger ids than `after`."""
        return await self._list(match.c.set_aside < before, after, limit)

    async def delete_unplayed(self, *, before: datetime, limit: int) -> int:
        """Delete matches that ended before a moment and in which nothing was played; return how many.

        Those stay whose cards somebody has seen who may meet them again.
        """
        async with self._database.begin_write() as connection:
            ours = self._database.shards.select_own(match.c.guild_id)
            query = select(match.c.id).where(_UNPLAYED, match.c.ended < before, _is_no_longer_needed(), ours)
            old = (await connection.scalars(query.order_by(match.c.ended).limit(limit))).all()
            if old:
                await _delete(connection, match.c.id.in_(old))
            return len(old)

    async def _list(self, which: ColumnElement[bool], after: ChannelId, limit: int) -> list[MatchRecord]:
        # By channel, since that is the order of the index of live matches.
        there = match.c.channel_id
        ours = self._database.shards.select_own(match.c.guild_id)
        page = select(match.c.id).where(_UNENDED, there > after, which, ours).order_by(there).limit(limit)
        async with self._database.begin_read() as connection:
            records = await matches.read_matches(connection, match.c.id.in_(page))
        return sorted(records, key=lambda record: record.channel)


def _is_no_longer_needed() -> ColumnElement[bool]:
    """Return the condition that a match is not referred to, and that its cards cannot come up again."""
    other = match.alias("other")
    same_cards = select(other.c.id).where(other.c.id != match.c.id, other.c.seed == match.c.seed)
    dealt_again = select(other.c.id).where(other.c.rematch_of == match.c.id)
    attempt = select(daily_attempt.c.match_id).where(daily_attempt.c.match_id == match.c.id)
    night = select(night_table.c.match_id).where(night_table.c.match_id == match.c.id)
    return and_(
        or_(match.c.started.is_(None), and_(match.c.deal.is_(None), ~same_cards.exists())),
        *(~use.exists() for use in (dealt_again, attempt, night)),
    )


async def _delete(connection: AsyncConnection, which: ColumnElement[bool]) -> None:
    theirs = select(match.c.id).where(which)
    for table in (match_step, written_text, match_player, violation, replay_view):
        await connection.execute(delete(table).where(table.c.match_id.in_(theirs)))
    await connection.execute(delete(match).where(which))

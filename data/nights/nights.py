"""Nights: planned game nights, who comes, and who is there, read whole and changed."""

from collections import defaultdict
from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final

from pydantic import TypeAdapter
from sqlalchemy import ColumnElement, Row, and_, delete, insert, select, update

from data.async_engine import AsyncConnection
from data.database import Database
from data.errors import ConstraintBroken, NightBegun, NightGone, NightNotOpen, OtherNightUnderWay
from data.nights.polls import close_poll
from data.nights.records import (
    OVER,
    UNDER_WAY,
    Answer,
    AnswerRecord,
    EventFacts,
    EventId,
    NightId,
    NightPlan,
    NightRecord,
    NightState,
    PollId,
    PresenceRecord,
    Reminder,
    Repeats,
)
from data.records import ChannelId, GuildId, MessageId, UserId
from data.schema import night, night_answer, night_presence, night_round, night_wish

_ANY: Final = frozenset(NightState)
_POSTED: Final = _ANY - {NightState.DRAFT}
_NOT_OVER: Final = _POSTED - OVER
_PLANNED: Final = frozenset({NightState.PLANNED})
_PLANS: Final = TypeAdapter(NightPlan)


@dataclass(frozen=True, slots=True)
class NightPlace:
    """Where a night is planned, and its host."""

    guild: GuildId
    channel: ChannelId
    host: UserId | None
    locale: str


class Nights:
    """The game nights of a database; each call is one transaction.

    Every call that changes a night may raise NightGone, NightNotOpen or NightBegun.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, night_id: NightId) -> NightRecord | None:
        """Return a night."""
        async with self._database.begin_read() as connection:
            nights = await read_nights(connection, night.c.id == night_id)
        return nights[0] if nights else None

    async def find_under_way(self, channel: ChannelId) -> NightRecord | None:
        """Return the night in a channel at which people are now."""
        there = (night.c.channel_id == channel) & night.c.state.in_(UNDER_WAY)
        async with self._database.begin_read() as connection:
            nights = await read_nights(connection, there)
        return nights[0] if nights else None

    async def find_by_event(self, event: EventId) -> NightRecord | None:
        """Return the night that has a scheduled event."""
        async with self._database.begin_read() as connection:
            nights = await read_nights(connection, night.c.event_id == event)
        return nights[0] if nights else None

    async def find_first(self, night_id: NightId) -> NightId:
        """Return the first night of a night's series; itself if it follows none."""
        row = select(night.c.id, night.c.follows_id).where(night.c.id == night_id).cte(recursive=True)
        before = select(night.c.id, night.c.follows_id).join(row, night.c.id == row.c.follows_id)
        chain = row.union_all(before)
        async with self._database.begin_read() as connection:
            first = await connection.scalar(select(chain.c.id).where(chain.c.follows_id.is_(None)))
        return night_id if first is None else NightId(first)

    async def list_current(self, guild: GuildId | None = None) -> list[NightRecord]:
        """List the nights that are planned or under way, soonest first; of all own servers for `None`."""
        current = night.c.state.in_(_NOT_OVER)
        here = self._select_own() if guild is None else night.c.guild_id == guild
        async with self._database.begin_read() as connection:
            return await read_nights(connection, and_(current, here))

    async def list_ended_since(self, at: datetime) -> list[NightRecord]:
        """List the nights of this process's servers that ended or were cancelled at `at` or later."""
        over = and_(night.c.state.in_(OVER), night.c.ended >= at, self._select_own())
        async with self._database.begin_read() as connection:
            return await read_nights(connection, over)

    async def add_draft(
        self, place: NightPlace, plan: NightPlan, at: datetime, *, changes: NightId | None = None
    ) -> NightRecord:
        """Keep a host's plan until they say that it is right; `changes` is a night to change."""
        return await self._insert(place, plan, at, state=NightState.DRAFT, changes_id=changes)

    async def confirm(
        self, draft_id: NightId, at: datetime, *, only_this: bool = False, poll: PollId | None = None
    ) -> NightRecord:
        """Plan a draft's night, or change the night that it changes, and return the night.

        With `only_this` the nights that follow it stay as they were. A changed time
        brings back its reminders. Who could come at the time in a `poll`, which is closed by this, comes.
        A draft that is confirmed again changes nothing.

        Raises:
            PollClosed: the poll was closed before.
        """
        async with self._database.begin_write() as connection:
            draft = await lock_night(connection, draft_id, _ANY)
            if draft.state is not NightState.DRAFT:
                return draft
            if poll is not None:
                people = await close_poll(connection, poll, at, draft.plan.starts)
                await _add_answers(connection, draft_id, people)
            if draft.changes is None:
                return await update_night(connection, draft_id, state=NightState.PLANNED, created=at)
            before = await lock_night(connection, draft.changes, _PLANNED)
            facts = dict(plan_facts(draft.plan))
            if before.plan.starts != draft.plan.starts:
                facts |= {f"reminded_{reminder.value}": None for reminder in Reminder}
            series = _find_series(before, draft.plan, only_this=only_this)
            facts["series"] = None if series is None else _PLANS.dump_json(series).decode()
            await connection.execute(delete(night).where(night.c.id == draft_id))
            return await update_night(connection, before.id, **facts)

    async def delete_drafts(self, before: datetime) -> None:
        """Delete the drafts of this process's servers that were made before a moment."""
        old = and_(night.c.state == NightState.DRAFT, night.c.created < before, self._select_own())
        async with self._database.begin_write() as connection:
            await connection.execute(delete(night).where(old))

    async def drop_draft(self, draft_id: NightId, guild: GuildId, host: UserId) -> None:
        """Delete a host's draft; nothing happens if it is none, or another's."""
        own = and_(night.c.guild_id == guild, night.c.host_id == host, night.c.state == NightState.DRAFT)
        async with self._database.begin_write() as connection:
            await connection.execute(delete(night).where(own, night.c.id == draft_id))

    async def open_now(self, place: NightPlace, plan: NightPlan, at: datetime) -> NightRecord:
        """Open the door of a night that was not planned.

        Raises:
            OtherNightUnderWay: another night is under way in the channel.
        """
        return await self._insert(place, plan, at, state=NightState.OPEN, opened=at)

    async def open_door(self, night_id: NightId, at: datetime) -> NightRecord:
        """Open the door of a planned night.

        Raises:
            OtherNightUnderWay: another night is under way in the channel.
        """
        try:
            async with self._changing(night_id, _PLANNED) as (connection, record):
                return await update_night(connection, record.id, state=NightState.OPEN, opened=at)
        except ConstraintBroken:
            refused = await self.get(night_id)
            if refused is None:
                raise
            raise OtherNightUnderWay from None

    async def pause(self, night_id: NightId) -> NightRecord:
        """Pause a night that runs."""
        async with self._changing(night_id, {NightState.RUNNING}) as (connection, record):
            return await update_night(connection, record.id, state=NightState.PAUSED)

    async def end(
        self, night_id: NightId, at: datetime, *, cancelled: bool = False, following: NightPlan | None = None
    ) -> tuple[NightRecord, NightRecord | None]:
        """End a night, and plan the one that follows it; return both."""
        state = NightState.CANCELLED if cancelled else NightState.ENDED
        async with self._changing(night_id, _NOT_OVER) as (connection, record):
            present = (night_presence.c.night_id == night_id) & night_presence.c.left.is_(None)
            await connection.execute(update(night_presence).where(present).values(left=at))
            unfinished = (night_round.c.night_id == night_id) & night_round.c.ended.is_(None)
            await connection.execute(update(night_round).where(unfinished).values(ended=at))
            await connection.execute(delete(night_wish).where(night_wish.c.night_id == night_id))
            ended = await update_night(connection, night_id, state=state, ended=at)
            if following is None:
                return ended, None
            follower = await insert_night(
                connection,
                following,
                guild_id=record.guild,
                channel_id=record.channel,
                host_id=record.host,
                locale=record.locale,
                created=at,
                state=NightState.PLANNED,
                follows_id=night_id,
            )
            return ended, follower

    async def set_host(self, night_id: NightId, host: UserId) -> NightRecord:
        """Hand a night over to another host."""
        async with self._changing(night_id, _NOT_OVER) as (connection, record):
            return await update_night(connection, record.id, host_id=host)

    async def set_message(self, night_id: NightId, message: MessageId) -> NightRecord:
        """Store which message shows the night."""
        async with self._changing(night_id, _POSTED) as (connection, record):
            return await update_night(connection, record.id, message_id=message)

    async def set_event(
        self, night_id: NightId, event: EventId | None, facts: EventFacts | None = None
    ) -> NightRecord:
        """Store which scheduled event the night has, and what it says."""
        name, starts = (None, None) if facts is None else (facts.name, facts.starts)
        async with self._changing(night_id, _POSTED) as (connection, record):
            return await update_night(
                connection, record.id, event_id=event, event_name=name, event_starts=starts
            )

    async def record_reminders(
        self, night_id: NightId, reminders: Collection[Reminder], at: datetime
    ) -> NightRecord:
        """Store that reminders were posted or skipped."""
        async with self._changing(night_id, _PLANNED) as (connection, record):
            facts = {f"reminded_{reminder.value}": at for reminder in reminders}
            return await update_night(connection, record.id, **facts)

    async def _insert(self, place: NightPlace, plan: NightPlan, at: datetime, **facts: object) -> NightRecord:
        try:
            async with self._database.begin_write() as connection:
                return await insert_night(
                    connection,
                    plan,
                    guild_id=place.guild,
                    channel_id=place.channel,
                    host_id=place.host,
                    locale=place.locale,
                    created=at,
                    **facts,
                )
        except ConstraintBroken:
            if await self.find_under_way(place.channel) is None:
                raise
            raise OtherNightUnderWay from None

    def _select_own(self) -> ColumnElement[bool]:
        return self._database.shards.select_own(night.c.guild_id)

    @asynccontextmanager
    async def _changing(
        self, night_id: NightId, states: Collection[NightState]
    ) -> AsyncIterator[tuple[AsyncConnection, NightRecord]]:
        async with self._database.begin_write() as connection:
            yield connection, await lock_night(connection, night_id, states)


async def read_nights(
    connection: AsyncConnection, which: ColumnElement[bool], *, lock: bool = False
) -> list[NightRecord]:
    """Read all nights that meet a condition on their table, in the order of their start."""
    query = select(night).where(which).order_by(night.c.starts, night.c.id)
    rows = (await connection.execute(query.with_for_update() if lock else query)).all()
    if not rows:
        return []
    ids = [row.id for row in rows]
    answers = defaultdict[int, list[AnswerRecord]](list)
    of_those = select(night_answer).where(night_answer.c.night_id.in_(ids))
    for row in await connection.execute(of_those.order_by(night_answer.c.at, night_answer.c.user_id)):
        answers[row.night_id].append(_answer(row))
    presences = defaultdict[int, list[PresenceRecord]](list)
    of_those = select(night_presence).where(night_presence.c.night_id.in_(ids))
    for row in await connection.execute(of_those.order_by(night_presence.c.joined, night_presence.c.user_id)):
        presences[row.night_id].append(
            PresenceRecord(user=row.user_id, joined=row.joined, left=row.left, alone=row.alone)
        )
    return [_night(row, tuple(answers[row.id]), tuple(presences[row.id])) for row in rows]


async def lock_night(
    connection: AsyncConnection, night_id: NightId, states: Collection[NightState]
) -> NightRecord:
    """Read a night and lock it until the transaction ends.

    Raises:
        NightGone: there is none, or it is over.
        NightNotOpen, NightBegun: it is in none of these states.
    """
    nights = await read_nights(connection, night.c.id == night_id, lock=True)
    state = nights[0].state if nights else None
    if state in states:
        return nights[0]
    if state is None or state in OVER:
        raise NightGone
    raise NightNotOpen if state is NightState.PLANNED else NightBegun


async def insert_night(connection: AsyncConnection, plan: NightPlan, **facts: object) -> NightRecord:
    """Insert a night's row and read the night."""
    row = {**plan_facts(plan), **facts}
    added = await connection.execute(insert(night).values(**row).returning(night.c.id))
    return await update_night(connection, NightId(added.scalar_one()))


async def update_night(connection: AsyncConnection, night_id: NightId, **facts: object) -> NightRecord:
    """Write facts into a night's row and read the night again."""
    if facts:
        await connection.execute(update(night).where(night.c.id == night_id).values(**facts))
    nights = await read_nights(connection, night.c.id == night_id)
    if not nights:
        raise NightGone
    return nights[0]


async def _add_answers(
    connection: AsyncConnection, night_id: NightId, people: Mapping[UserId, datetime]
) -> None:
    rows = [
        {
            "night_id": night_id,
            "user_id": user,
            "answer": Answer.IN.value,
            "wants_reminders": True,
            "from_event": False,
            "at": at,
        }
        for user, at in people.items()
    ]
    if rows:
        await connection.execute(insert(night_answer), rows)


def plan_facts(plan: NightPlan) -> Mapping[str, object]:
    """Return a plan's columns of a night's row."""
    return {
        "title": plan.title,
        "local_start": plan.local_start.isoformat(),
        "zone": plan.zone,
        "starts": plan.starts,
        "repeats": plan.repeats.value,
        "voice_id": plan.voice,
        "places": plan.places,
    }


def _find_series(before: NightRecord, plan: NightPlan, *, only_this: bool) -> NightPlan | None:
    """Return the plan that the nights after a changed one repeat; None if it is the changed one's own."""
    if not plan.is_series:
        return None
    if only_this:
        return before.series or before.plan
    if before.series is None:
        return None
    changed = {
        name: getattr(plan, name)
        for name in ("title", "repeats", "voice", "places")
        if getattr(plan, name) != getattr(before.plan, name)
    }
    if plan.local_start != before.plan.local_start:
        changed |= {"local_start": plan.local_start, "zone": plan.zone, "starts": plan.starts}
    return replace(before.series, **changed)


def _answer(row: Row[Any]) -> AnswerRecord:
    return AnswerRecord(
        user=row.user_id,
        answer=Answer(row.answer),
        wants_reminders=row.wants_reminders,
        from_event=row.from_event,
        at=row.at,
        waits=row.waits,
    )


def _night(
    row: Row[Any], answers: tuple[AnswerRecord, ...], presences: tuple[PresenceRecord, ...]
) -> NightRecord:
    reminded = {reminder: getattr(row, f"reminded_{reminder.value}") for reminder in Reminder}
    return NightRecord(
        id=row.id,
        guild=row.guild_id,
        channel=row.channel_id,
        host=row.host_id,
        plan=NightPlan(
            title=row.title,
            local_start=datetime.fromisoformat(row.local_start),
            zone=row.zone,
            starts=row.starts,
            repeats=Repeats(row.repeats),
            voice=row.voice_id,
            places=row.places,
        ),
        series=None if row.series is None else _PLANS.validate_json(row.series),
        state=NightState(row.state),
        message=row.message_id,
        event=row.event_id,
        event_facts=None if row.event_starts is None else EventFacts(row.event_name, row.event_starts),
        locale=row.locale,
        created=row.created,
        opened=row.opened,
        started=row.started,
        ended=row.ended,
        follows=row.follows_id,
        changes=row.changes_id,
        reminded=frozenset(reminder for reminder, at in reminded.items() if at is not None),
        answers=answers,
        presences=presences,
    )

"""Night rows: reading nights whole and changing their own row."""

from collections import defaultdict
from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Row, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.errors import NightBegun, NightGone, NightNotOpen
from data.nights.records import (
    OVER,
    Answer,
    AnswerRecord,
    NightId,
    NightPlan,
    NightRecord,
    NightState,
    PresenceRecord,
    Reminder,
)
from data.schema import night, night_answer, night_presence


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


def plan_facts(plan: NightPlan) -> Mapping[str, object]:
    """Return a plan's columns of a night's row."""
    return {
        "title": plan.title,
        "local_start": plan.local_start.isoformat(),
        "zone": plan.zone,
        "starts": plan.starts,
        "weekly": plan.weekly,
        "voice_id": plan.voice,
    }


def _answer(row: Row[Any]) -> AnswerRecord:
    return AnswerRecord(
        user=row.user_id,
        answer=Answer(row.answer),
        wants_reminders=row.wants_reminders,
        from_event=row.from_event,
        at=row.at,
    )


def _night(
    row: Row[Any], answers: tuple[AnswerRecord, ...], presences: tuple[PresenceRecord, ...]
) -> NightRecord:
    reminded = {Reminder.DAY: row.reminded_day, Reminder.SOON: row.reminded_soon}
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
            weekly=row.weekly,
            voice=row.voice_id,
        ),
        state=NightState(row.state),
        message=row.message_id,
        event=row.event_id,
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

"""Night people: who comes to a night, and who is there."""

from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import and_, delete, or_, select, update

from data.async_engine import AsyncConnection
from data.database import Database, build_insert
from data.errors import NotThere
from data.nights.nights import lock_night, read_nights, update_night
from data.nights.records import OVER, UNDER_WAY, Answer, NightId, NightRecord, NightState
from data.records import UserId
from data.schema import night, night_answer, night_presence

_PLANNED: Final = frozenset({NightState.PLANNED})
_INSTANT: Final = timedelta(microseconds=1)


class NightPeople:
    """The answers and presences of all nights; each call is one transaction.

    Every call may raise NightGone, NightNotOpen or NightBegun.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def list_current_nights(self, user: UserId) -> list[NightRecord]:
        """List the nights, planned or under way, that a person hosts, has answered or is at."""
        theirs = or_(
            night.c.host_id == user,
            *(
                night.c.id.in_(select(table.c.night_id).where(table.c.user_id == user))
                for table in (night_answer, night_presence)
            ),
        )
        async with self._database.begin_read() as connection:
            return await read_nights(
                connection, and_(night.c.state.not_in({*OVER, NightState.DRAFT}), theirs)
            )

    async def save_answers(
        self, night_id: NightId, answers: Mapping[UserId, Answer], at: datetime
    ) -> NightRecord:
        """Store who comes; a person who gives the same answer again keeps their place in the order."""
        async with self._database.begin_write() as connection:
            record = await lock_night(connection, night_id, _PLANNED)
            given = {(stored.user, stored.answer): stored.at for stored in record.answers}
            # Those who answer at once keep their order, too: who is first gets the place.
            first = max((at, *(stored.at + _INSTANT for stored in record.answers)))
            rows = [
                {
                    "night_id": night_id,
                    "user_id": user,
                    "answer": answer.value,
                    "wants_reminders": True,
                    "from_event": False,
                    "at": given.get((user, answer), first + number * _INSTANT),
                }
                for number, (user, answer) in enumerate(answers.items())
            ]
            added = build_insert(connection.dialect.name, night_answer)
            changed = {name: added.excluded[name] for name in ("answer", "from_event", "at")}
            await connection.execute(
                added.on_conflict_do_update(index_elements=["night_id", "user_id"], set_=changed), rows
            )
            after = await update_night(connection, night_id)
            if not await _set_waits(connection, night_id, after.list_waiting(), waits=True):
                return after
            return await update_night(connection, night_id)

    async def fill_places(self, night_id: NightId) -> tuple[NightRecord, tuple[UserId, ...]]:
        """Store who waits for a place now; return the night, and who waited before and has a place now."""
        async with self._database.begin_write() as connection:
            record = await lock_night(connection, night_id, _PLANNED)
            waiting = record.list_waiting()
            called = [answer.user for answer in record.answers if answer.waits and answer.user not in waiting]
            await _set_waits(connection, night_id, waiting, waits=True)
            await _set_waits(connection, night_id, called, waits=False)
            coming = record.list_coming()
            moved_up = tuple(user for user in coming if user in called)
            return await update_night(connection, night_id), moved_up

    async def set_wants_reminders(self, night_id: NightId, user: UserId, *, wants: bool) -> NightRecord:
        """Store whether a person who has answered is reminded of the night.

        Raises:
            NotThere: the person has given no answer.
        """
        async with self._database.begin_write() as connection:
            await lock_night(connection, night_id, _PLANNED)
            theirs = (night_answer.c.night_id == night_id) & (night_answer.c.user_id == user)
            changed = await connection.execute(
                update(night_answer).where(theirs).values(wants_reminders=wants)
            )
            if changed.rowcount != 1:
                raise NotThere
            return await update_night(connection, night_id)

    async def set_interested(self, night_id: NightId, users: Collection[UserId], at: datetime) -> NightRecord:
        """Store who is interested in the scheduled event, as after a time in which nobody listened."""
        async with self._database.begin_write() as connection:
            record = await lock_night(connection, night_id, _PLANNED)
            gone = [
                answer.user for answer in record.answers if answer.from_event and answer.user not in users
            ]
            await _remove_interest(connection, night_id, gone)
            await _add_interest(connection, night_id, users, at)
            return await update_night(connection, night_id)

    async def enter(self, night_id: NightId, people: Collection[UserId], at: datetime) -> NightRecord:
        """Store that people are at the night, as far as there are places for them.

        Who comes back keeps the time at which they first came, and whether they would play alone.
        """
        async with self._database.begin_write() as connection:
            record = await lock_night(connection, night_id, UNDER_WAY)
            rows = [
                {"night_id": night_id, "user_id": user, "joined": at, "left": None, "alone": False}
                for user in _choose_with_place(record, people)
            ]
            if not rows:
                return record
            added = build_insert(connection.dialect.name, night_presence)
            back = {"left": added.excluded["left"]}
            await connection.execute(
                added.on_conflict_do_update(index_elements=["night_id", "user_id"], set_=back), rows
            )
            return await update_night(connection, night_id)

    async def set_alone(self, night_id: NightId, user: UserId, *, alone: bool) -> NightRecord:
        """Store whether a person is content with a table of their own.

        Raises:
            NotThere: the person is not there.
        """
        return await self._change_presence(night_id, user, alone=alone)

    async def leave(self, night_id: NightId, user: UserId, at: datetime) -> NightRecord:
        """Store that a person has left the night.

        Raises:
            NotThere: the person is not there.
        """
        return await self._change_presence(night_id, user, left=at)

    async def _change_presence(self, night_id: NightId, user: UserId, **facts: object) -> NightRecord:
        async with self._database.begin_write() as connection:
            await lock_night(connection, night_id, UNDER_WAY)
            theirs = (night_presence.c.night_id == night_id) & (night_presence.c.user_id == user)
            there = theirs & night_presence.c.left.is_(None)
            changed = await connection.execute(update(night_presence).where(there).values(**facts))
            if changed.rowcount != 1:
                raise NotThere
            return await update_night(connection, night_id)


def _choose_with_place(record: NightRecord, people: Collection[UserId]) -> list[UserId]:
    """Return who has a place at the night, or gets a free one: neither taken nor kept for those who come."""
    users = list(dict.fromkeys(people))
    if record.plan.places is None:
        return users
    gone = {presence.user for presence in record.presences if presence.left is not None}
    taken = {*record.present, *(user for user in record.list_coming() if user not in gone)}
    chosen = []
    for user in users:
        if user in taken or len(taken) < record.plan.places:
            taken.add(user)
            chosen.append(user)
    return chosen


async def _set_waits(
    connection: AsyncConnection, night_id: NightId, users: Collection[UserId], *, waits: bool
) -> bool:
    """Store whether people wait for a place; return True if that is new of any of them."""
    if not users:
        return False
    theirs = (night_answer.c.night_id == night_id) & night_answer.c.user_id.in_(users)
    changed = theirs & (night_answer.c.waits != waits)
    result = await connection.execute(update(night_answer).where(changed).values(waits=waits))
    return result.rowcount > 0


async def _add_interest(
    connection: AsyncConnection, night_id: NightId, users: Collection[UserId], at: datetime
) -> None:
    rows = [
        {
            "night_id": night_id,
            "user_id": user,
            "answer": Answer.MAYBE.value,
            "wants_reminders": True,
            "from_event": True,
            "at": at,
        }
        for user in users
    ]
    if rows:
        added = build_insert(connection.dialect.name, night_answer)
        await connection.execute(added.on_conflict_do_nothing(), rows)


async def _remove_interest(connection: AsyncConnection, night_id: NightId, users: Collection[UserId]) -> None:
    theirs = (night_answer.c.night_id == night_id) & night_answer.c.user_id.in_(users)
    await connection.execute(delete(night_answer).where(theirs & night_answer.c.from_event))

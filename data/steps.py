"""The append-only record of what was played: steps are written one by one or together, and read in order."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from sqlalchemy import bindparam, insert, select, update

from data.async_engine import AsyncConnection
from data.database import Database, DriverConnection
from data.errors import HandStale, InteractionRepeated, StoreError, TableGone
from data.records import MatchEnd, MatchId, StepRecord
from data.schema import UtcDateTime, match, match_step

_INSERT_SQLITE: Final = """
INSERT INTO match_step (match_id, step, seat, action, events, interaction_id, at)
SELECT match.id, json_extract(value, '$[1]'), json_extract(value, '$[2]'), json_extract(value, '$[3]'),
       json_extract(value, '$[4]'), json_extract(value, '$[5]'), json_extract(value, '$[6]')
FROM json_each(?) JOIN match ON match.id = json_extract(value, '$[0]')
WHERE match.steps = json_extract(value, '$[1]') - 1 AND match.started IS NOT NULL AND match.ended IS NULL
ON CONFLICT DO NOTHING
RETURNING match_id
"""
"""Insert the steps that follow the last one of a running match; the one parameter is a JSON array of rows."""

_ADVANCE_SQLITE: Final = """
CREATE TEMP TRIGGER IF NOT EXISTS advance_match AFTER INSERT ON match_step BEGIN
    UPDATE match SET steps = NEW.step, last_active = NEW.at WHERE id = NEW.match_id;
END
"""
"""Advance a match with its step, in the same statement: SQLite's way of writing two tables at once.

The trigger belongs to the connection, not to the schema: for other programs, the file holds plain tables.
"""

_INSERT_POSTGRESQL: Final = """
WITH new AS (
    SELECT * FROM unnest(
        $1::bigint[], $2::integer[], $3::integer[], $4::text[], $5::text[], $6::bigint[], $7::timestamptz[]
    ) AS new (match_id, step, seat, action, events, interaction_id, at)
), following AS (
    SELECT match.id FROM match JOIN new ON match.id = new.match_id
    WHERE match.steps = new.step - 1 AND match.started IS NOT NULL AND match.ended IS NULL
    ORDER BY match.id FOR UPDATE OF match
), added AS (
    INSERT INTO match_step (match_id, step, seat, action, events, interaction_id, at)
    SELECT new.* FROM new JOIN following ON following.id = new.match_id
    ON CONFLICT DO NOTHING
    RETURNING match_id, step, at
)
UPDATE match SET steps = added.step, last_active = added.at FROM added WHERE match.id = added.match_id
RETURNING match.id
"""
"""The same, and the matches advanced; the parameters are the columns.

The lock on a match lets a concurrent end come first, and then no step follows.
"""

_Row: TypeAlias = tuple[MatchId, int, int, str, str, int | None, Any]
"""A row of `match_step`, the time as the driver takes it."""

# Of two writers of the last step, the second updates no match.
_ADVANCE = (
    update(match)
    .where(
        match.c.id == bindparam("of_match"),
        match.c.steps == bindparam("before"),
        match.c.started.is_not(None),
        match.c.ended.is_(None),
    )
    .values(steps=bindparam("to_step"), last_active=bindparam("moved"))
)
_FINISH = _ADVANCE.values(
    ended=bindparam("over"),
    ending=bindparam("ended_how"),
    outcome=bindparam("came_out"),
    score=bindparam("points"),
)


@dataclass(slots=True)
class _Waiting:
    row: _Row
    stored: asyncio.Future[bool]
    """Done when the step is written, or cancelled with its caller."""
    is_written: bool = False
    """Whether its statement is over, well or not."""

    def settle(self, *, stored: bool = False, fault: Exception | None = None) -> None:
        """Tell the caller whether the step was stored."""
        self.is_written = True
        if self.stored.cancelled():
            return
        if fault is None:
            self.stored.set_result(stored)
        else:
            self.stored.set_exception(fault)


class StepWriter:
    """Stores steps in the order of their arrival, and answers each after its own commit.

    A step costs one call of the driver: SQLAlchemy would take five for the transaction, each of them a
    change of threads with SQLite. While one statement runs, further steps gather for the next one.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._insert = self._insert_sqlite if database.dialect == "sqlite" else self._insert_postgresql
        self._to_column = database.bind_processor(UtcDateTime())
        self._waiting: list[_Waiting] = []
        self._writing: asyncio.Task[None] | None = None
        self._prepared: DriverConnection | None = None
        """The connection of SQLite that has the trigger."""

    async def append(self, match_id: MatchId, record: StepRecord) -> None:
        """Store a step.

        If the caller is cancelled, the step may be stored or not, but not later than this returns.

        Raises:
            HandStale: the step does not follow the last one, the match is not running, or the interaction
                has been accepted before.
            OutcomeUnknown: no answer came; the step may be stored or not.
            NotSaved: the database cannot be used at the moment.
        """
        row = (
            match_id,
            record.step,
            record.seat,
            record.action,
            record.events,
            record.interaction_id,
            self._to_column(record.at),
        )
        waiting = _Waiting(row, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        try:
            stored = await waiting.stored
        except asyncio.CancelledError:
            # The step is written all the same. The next to read the match finds it stored, or never does.
            if not waiting.is_written:
                waiting.stored = asyncio.get_running_loop().create_future()
                await asyncio.wait({waiting.stored})
            raise
        if not stored:
            raise HandStale(match_id)

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch: list[_Waiting] = []
                try:
                    async with self._database.borrow_driver() as driver:
                        # Chosen only now: what came while others used the connection is stored as well.
                        batch = self._choose_batch()
                        stored = await self._insert(driver, [waiting.row for waiting in batch])
                except Exception as fault:  # noqa: BLE001 - it is raised where the steps come from
                    for waiting in batch or self._choose_batch():
                        waiting.settle(fault=fault)
                else:
                    for waiting in batch:
                        waiting.settle(stored=waiting.row[0] in stored)
        finally:
            self._writing = None

    def _choose_batch(self) -> list[_Waiting]:
        """Take the next step of each match; a second one of a match waits, as it has to follow the first."""
        batch: dict[MatchId, _Waiting] = {}
        self._waiting = [
            waiting for waiting in self._waiting if batch.setdefault(waiting.row[0], waiting) is not waiting
        ]
        return list(batch.values())

    async def _insert_sqlite(self, driver: DriverConnection, rows: Sequence[_Row]) -> frozenset[int]:
        if driver is not self._prepared:
            await driver.execute_fetchall(_ADVANCE_SQLITE)
            self._prepared = driver
        parameters = (json.dumps(rows),)
        return frozenset(
            match_id for (match_id,) in await driver.execute_fetchall(_INSERT_SQLITE, parameters)
        )

    async def _insert_postgresql(self, driver: DriverConnection, rows: Sequence[_Row]) -> frozenset[int]:
        columns = zip(*rows, strict=True)
        return frozenset(match_id for (match_id,) in await driver.fetch(_INSERT_POSTGRESQL, *columns))


async def insert_step(
    connection: AsyncConnection, match_id: MatchId, record: StepRecord, ended: MatchEnd | None
) -> None:
    """Insert a step in a transaction with more than it, and end the match if it brought the end.

    Raises:
        HandStale: the step does not follow the last one, or the match is not running.
    """
    facts: dict[str, object] = {
        "of_match": match_id,
        "before": record.step - 1,
        "to_step": record.step,
        "moved": record.at,
    }
    if ended is not None:
        facts |= {
            "over": ended.at,
            "ended_how": ended.ending.value,
            "came_out": ended.outcome,
            "points": ended.score,
        }
    moved = await connection.execute(_ADVANCE if ended is None else _FINISH, facts)
    if moved.rowcount != 1:
        raise HandStale(match_id)
    await connection.execute(
        insert(match_step),
        {
            "match_id": match_id,
            "step": record.step,
            "seat": record.seat,
            "action": record.action,
            "events": record.events,
            "interaction_id": record.interaction_id,
            "at": record.at,
        },
    )


async def find_refusal(
    connection: AsyncConnection, match_id: MatchId, interaction_id: int | None, refusal: StoreError
) -> StoreError:
    """Return why a step was refused: the interaction repeated, no such match, else `refusal`."""
    if interaction_id is not None:
        query = select(match_step.c.match_id, match_step.c.step).where(
            match_step.c.interaction_id == interaction_id
        )
        before = (await connection.execute(query)).first()
        if before is not None:
            return InteractionRepeated(interaction_id, before.match_id, before.step)
    if await connection.scalar(select(match.c.id).where(match.c.id == match_id)) is None:
        return TableGone(match_id)
    return refusal


async def read_steps(connection: AsyncConnection, match_id: MatchId, *, first: int = 1) -> list[StepRecord]:
    """Read a match's steps in order, from number `first` on."""
    query = (
        select(match_step)
        .where(match_step.c.match_id == match_id, match_step.c.step >= first)
        .order_by(match_step.c.step)
    )
    return [
        StepRecord(
            step=row.step,
            seat=row.seat,
            action=row.action,
            events=row.events,
            interaction_id=row.interaction_id,
            at=row.at,
        )
        for row in await connection.execute(query)
    ]

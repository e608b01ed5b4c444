"""Turns to start a session with Discord, which all processes of a bot take one after the other."""

import asyncio
import logging
from contextlib import AsyncExitStack
from typing import Final
from weakref import WeakSet

from sqlalchemy import Float, cast, extract, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from data.address import parse_url
from data.async_engine import AsyncConnection
from data.database import build_insert
from data.processes.database_lock import create_lock_engine, end_connection, end_in_silence
from data.schema import app_state

log = logging.getLogger(__name__)

INTERVAL: Final = 5.25
"""Seconds between two IDENTIFYs in a bucket: Discord's five, and what one may take longer on its way."""
_BUCKET_LOCKS: Final = 0x556E7369
"""The first half of the advisory lock of each bucket; the second is its number."""
_NOW: Final = select(cast(extract("epoch", func.clock_timestamp()), Float))


class IdentifyTurn:
    """The right to send one IDENTIFY: an advisory lock of its bucket."""

    def __init__(self, connection: AsyncConnection, bucket: int, stack: AsyncExitStack) -> None:
        self._connection = connection
        self._bucket = bucket
        self._stack = stack
        self._holding: asyncio.Task[None] | None = None

    async def use(self) -> None:
        """Note that the IDENTIFY is sent now; the next turn in the bucket comes after the interval.

        Raises:
            ConnectionError: the database does not answer.
        """
        try:
            await _store_use(self._connection, self._bucket)
        except (SQLAlchemyError, OSError) as fault:
            raise _to_connection_error(fault) from fault
        self._holding = asyncio.create_task(self._hold())

    async def give_back(self) -> None:
        """End the turn now."""
        holding, self._holding = self._holding, None
        if holding is not None:
            holding.cancel()
        try:
            await end_connection(self._connection)
            await self._stack.aclose()
        except (SQLAlchemyError, OSError) as fault:
            log.info("the lock of a bucket was lost before it was given back: %s", type(fault).__name__)

    async def _hold(self) -> None:
        await asyncio.sleep(INTERVAL)
        # Giving back must not cancel this task.
        self._holding = None
        await self.give_back()


class IdentifyTurns:
    """The turns of the processes that share a PostgreSQL.

    Each is held until the interval is over, and those who wait for one get it in the order in which they
    asked. A process that is killed loses its lock earlier; therefore the time of the last IDENTIFY is stored,
    too, by the server's clock.
    """

    def __init__(self, address: str) -> None:
        # Without a timeout of commands: the lock is waited for as long as others have their turns.
        self._engine = create_lock_engine(parse_url(address), command_timeout=None)
        self._taken = WeakSet[IdentifyTurn]()

    async def take(self, bucket: int) -> IdentifyTurn:
        """Wait for the turn of a bucket, `shard % max_concurrency`.

        Raises:
            ConnectionError: the database does not answer.
        """
        try:
            async with AsyncExitStack() as stack:
                connection = await stack.enter_async_context(self._engine.connect())
                await end_in_silence(connection)
                lock = text("SELECT pg_advisory_lock(:locks, :bucket)")
                await connection.execute(lock, {"locks": _BUCKET_LOCKS, "bucket": bucket})
                await asyncio.sleep(await _find_wait(connection, bucket))
                turn = IdentifyTurn(connection, bucket, stack.pop_all())
        except (SQLAlchemyError, OSError) as fault:
            raise _to_connection_error(fault) from fault
        self._taken.add(turn)
        return turn

    async def close(self) -> None:
        """Give back all turns; the stored times keep the others from starting too soon."""
        for turn in list(self._taken):
            await turn.give_back()
        await self._engine.dispose()


def _to_connection_error(fault: Exception) -> ConnectionError:
    """Return an error after which discord.py tries to connect again."""
    return ConnectionError(f"the database does not answer: {type(fault).__name__}")


async def _find_wait(connection: AsyncConnection, bucket: int) -> float:
    """Return the seconds to wait because the last holder of the lock did not hold it to the end."""
    last = await connection.scalar(select(app_state.c.value).where(app_state.c.key == _name(bucket)))
    if last is None:
        return 0.0
    now = float(await connection.scalar(_NOW) or 0.0)
    return min(max(0.0, float(last) + INTERVAL - now), INTERVAL)


async def _store_use(connection: AsyncConnection, bucket: int) -> None:
    values = {"value": str(await connection.scalar(_NOW))}
    insert = build_insert(connection.dialect.name, app_state).values(key=_name(bucket), **values)
    await connection.execute(insert.on_conflict_do_update(index_elements=["key"], set_=values))


def _name(bucket: int) -> str:
    return f"identified:{bucket}"

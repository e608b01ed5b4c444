"""Chores of which each is done by one process at a time, where several share a PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from enum import IntEnum
from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from data.async_engine import AsyncConnection
from data.database import Database
from data.errors import DatabaseRefused
from data.processes.database_lock import create_lock_engine, end_connection, end_in_silence

_CHORE_LOCKS: Final = 0x556E7368
"""The first half of the advisory lock of each chore; the second is its number."""
_POLL: Final = 0.5
"""Seconds between two looks whether another process is done."""
_BETWEEN_QUESTIONS: Final = 5.0
"""Seconds between two signs that a process which does a chore is not halted."""


class Chore(IntEnum):
    """The fault if two processes did it at a time."""

    COMMANDS = 0
    EMOJIS = 1


@asynccontextmanager
async def do_alone(database: Database, chore: Chore) -> AsyncIterator[None]:
    """Wait until no other process does a chore, and keep the others from it for the length of the block.

    Raises:
        DatabaseRefused: the database cannot be used at the moment.
    """
    if database.shards.are_all:
        yield
        return
    async with AsyncExitStack() as stack:
        engine = create_lock_engine(database.url)
        stack.push_async_callback(engine.dispose)
        try:
            connection = await stack.enter_async_context(engine.connect())
            # A process that is halted must not keep the others from their work.
            await end_in_silence(connection)
            lock = text("SELECT pg_try_advisory_lock(:locks, :chore)")
            while not await connection.scalar(lock, {"locks": _CHORE_LOCKS, "chore": int(chore)}):  # noqa: ASYNC110 - the server has no event for it
                await asyncio.sleep(_POLL)
        except (SQLAlchemyError, OSError) as fault:
            raise DatabaseRefused(type(fault).__name__) from fault
        asking = asyncio.create_task(_keep_asking(connection))
        try:
            yield
        finally:
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            with suppress(SQLAlchemyError, OSError):
                await end_connection(connection)


async def _keep_asking(connection: AsyncConnection) -> None:
    """Have the server hear of this process as long as it runs: uploading emojis takes minutes."""
    while True:
        await asyncio.sleep(_BETWEEN_QUESTIONS)
        await connection.execute(text("SELECT 1"))

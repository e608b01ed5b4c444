"""The lock that a running bot holds on its database, so that a second bot on it does not start."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout
from sqlalchemy import URL, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from data.address import adapt_to_driver, get_connect_timeout, is_sqlite, parse_url, sqlite_file
from data.async_engine import AsyncConnection, AsyncEngine, create_async_engine
from data.database import to_unreachable
from data.errors import DatabaseInUse

log = logging.getLogger(__name__)

OWNER_LOCK = 0x556E73706F6B6F77
"""The advisory lock of the bot that owns a PostgreSQL database; it differs from that of migrations.

Several processes that share the database hold it shared.
"""
_ATTEMPTS = 4
"""How often the lock is asked for: a server needs a moment to notice that its last holder was killed."""
_BETWEEN_ATTEMPTS = 0.25
"""Seconds between these attempts."""
_CHECK_INTERVAL = 5.0
"""Seconds between checks that the connection that holds the lock still lives."""
LONGEST_SILENCE: Final = 25.0
"""Seconds of silence after which the server releases a process's locks."""
KEEPALIVE = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
"""The server gives the lock of a machine that vanished away after `LONGEST_SILENCE`."""
# A server older than PostgreSQL 14 does not know the setting.
_END_IN_SILENCE: Final = """
SELECT set_config('idle_session_timeout', :milliseconds, false)
WHERE current_setting('idle_session_timeout', true) IS NOT NULL
"""


class _Lock(ABC):
    """A lock that is held until it is released, or until its process dies."""

    @abstractmethod
    async def acquire(self) -> None:
        """Take the lock.

        Raises:
            DatabaseInUse: another process holds it.
            DatabaseUnreachable: the lock cannot be reached.
        """

    @abstractmethod
    async def release(self) -> None:
        """Give the lock back."""

    @abstractmethod
    async def wait_until_lost(self) -> None:
        """Return when another process has taken the lock, which takes a broken connection."""


@asynccontextmanager
async def lock_database(address: str) -> AsyncIterator[asyncio.Event]:
    """Hold the lock of a database for the length of the block; the event is set if another process takes it.

    Raises:
        DatabaseInUse: another process holds it.
        DatabaseUnreachable: the address leads nowhere.
    """
    url = parse_url(address)
    lock = _create_lock(url)
    await lock.acquire()
    lost = asyncio.Event()
    watching = asyncio.create_task(_set_when_lost(lock, lost))
    try:
        yield lost
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        await lock.release()


async def _set_when_lost(lock: "_Lock", lost: asyncio.Event) -> None:
    await lock.wait_until_lost()
    lost.set()


def _create_lock(url: URL) -> _Lock:
    if not is_sqlite(url):
        return _AdvisoryLock(url)
    file = sqlite_file(url)
    # A database in memory belongs to its process anyway.
    return _NoLock() if file is None else _FileLock(url, file)


def create_lock_engine(
    url: URL, *, command_timeout: float | None = 5.0, server_settings: Mapping[str, str] = KEEPALIVE
) -> AsyncEngine:
    """Create an engine whose every connection is new, to hold advisory locks of PostgreSQL.

    `command_timeout` is in seconds; with `None`, a statement may wait for its lock for any time.
    """
    return create_async_engine(
        adapt_to_driver(url),
        hide_parameters=True,
        poolclass=NullPool,
        isolation_level="AUTOCOMMIT",
        connect_args={
            "timeout": get_connect_timeout(url, 5),
            "command_timeout": command_timeout,
            "server_settings": dict(server_settings),
        },
    )


async def end_in_silence(connection: AsyncConnection) -> None:
    """Have the server end a connection by which it is asked nothing for `LONGEST_SILENCE`.

    Keepalives do not tell a process that is halted: its machine answers them. Before PostgreSQL 14 this does
    nothing.
    """
    milliseconds = str(round(LONGEST_SILENCE * 1000))
    await connection.execute(text(_END_IN_SILENCE), {"milliseconds": milliseconds})


async def end_connection(connection: AsyncConnection) -> None:
    """End a connection that holds locks, so that they are free; one that does not answer is cut."""
    # Closing alone would have the pool log a connection that the server has ended as an error.
    if not connection.invalidated:
        await connection.invalidate()
    await connection.close()


class _NoLock(_Lock):
    async def acquire(self) -> None:
        pass

    async def release(self) -> None:
        pass

    async def wait_until_lost(self) -> None:
        await asyncio.Event().wait()


class _FileLock(_Lock):
    """A lock of the operating system on a file beside the SQLite file."""

    def __init__(self, url: URL, file: Path) -> None:
        self._url = url
        # Two ways to the same file are one database.
        self._path = Path(f"{file.resolve()}.lock")
        self._lock = FileLock(self._path, thread_local=False)

    async def acquire(self) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.acquire(blocking=False)
        except Timeout:
            raise DatabaseInUse from None
        except (OSError, NotImplementedError) as error:
            # The second is what a file system without locks causes.
            raise to_unreachable(self._url, error) from None

    async def release(self) -> None:
        self._lock.release()

    async def wait_until_lost(self) -> None:
        await asyncio.Event().wait()


class _AdvisoryLock(_Lock):
    """An advisory lock of PostgreSQL, which its server holds for as long as one connection lives."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._engine = create_lock_engine(url)
        self._connection: AsyncConnection | None = None

    async def acquire(self) -> None:
        try:
            for attempt in range(_ATTEMPTS):
                if attempt:
                    await asyncio.sleep(_BETWEEN_ATTEMPTS)
                if await self._try():
                    return
        except (SQLAlchemyError, OSError, TypeError, ValueError) as error:
            # The last two are what drivers make of an option they do not know.
            raise to_unreachable(self._url, error) from None
        raise DatabaseInUse

    async def _try(self) -> bool:
        connection = await self._engine.connect()
        try:
            taken = await connection.scalar(text("SELECT pg_try_advisory_lock(:lock)"), {"lock": OWNER_LOCK})
        except BaseException:
            await connection.close()
            raise
        if taken is not True:
            await connection.close()
            return False
        self._connection = connection
        return True

    async def release(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.close()
            except (SQLAlchemyError, OSError) as error:
                log.info("the database's lock was lost before it was given back: %s", type(error).__name__)
        await self._engine.dispose()

    async def wait_until_lost(self) -> None:
        while True:
            await asyncio.sleep(_CHECK_INTERVAL)
            try:
                if self._connection is not None:
                    await self._connection.execute(text("SELECT 1"))
                    continue
                if not await self._try():
                    return
                log.warning("the database's lock is held again")
            except (SQLAlchemyError, OSError) as error:
                await self._forget_connection(error)

    async def _forget_connection(self, error: Exception) -> None:
        # Without the database nobody can take the lock or store a move: try again until it is back.
        if self._connection is None:
            return
        log.warning("the connection that holds the database's lock broke: %s", type(error).__name__)
        connection, self._connection = self._connection, None
        try:
            await connection.invalidate()
            await connection.close()
        except (SQLAlchemyError, OSError) as fault:
            log.info("its end failed, too: %s", type(fault).__name__)

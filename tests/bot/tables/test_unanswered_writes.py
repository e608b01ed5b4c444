"""Writes that got no answer: nobody is told what the store contradicts, and the table shows what it holds."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any

import pytest

from bot.tables import tables as tables_module
from bot.tables.lobbies import Lobbies
from bot.tables.tables import Tables
from data import database as database_module
from data.async_engine import AsyncConnection
from data.database import DriverConnection
from data.errors import NotSaved, OutcomeUnknown
from data.store import Store
from tests.bot.sample_tables import (
    ADA,
    BEN,
    CLEO,
    FakeClock,
    begin_match,
    check_kept,
    get_record,
    lobby,
    play_one,
    play_out,
    progress,
    run_statement,
)
from tests.data.databases import database_url, lend_migrated_postgresql
from tests.silent_proxy import SilentProxy, silence_postgresql

__all__ = ["database_url"]


@pytest.fixture
async def store(database_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Store]:
    monkeypatch.setattr(tables_module, "FIRST_LOOK", 0.01)
    store = await Store.open(database_url)
    yield store
    await store.close()


@pytest.fixture
def tables(store: Store, clock: FakeClock) -> Tables:
    return Tables(store, now=clock)


Insert = Callable[[DriverConnection, Sequence[Any]], Awaitable[frozenset[int]]]


def answer_once(store: Store, monkeypatch: pytest.MonkeyPatch, double: Insert) -> None:
    """Have the next insert done by a double, and all others as ever."""
    insert = store._step_writer._insert

    async def insert_once(driver: DriverConnection, rows: Sequence[Any]) -> frozenset[int]:
        monkeypatch.setattr(store._step_writer, "_insert", insert)
        return await double(driver, rows)

    monkeypatch.setattr(store._step_writer, "_insert", insert_once)


@pytest.mark.parametrize("fault", [TimeoutError, ConnectionResetError])
async def test_a_move_that_was_stored_counts_though_its_answer_was_lost(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch, fault: type[Exception]
) -> None:
    table = await begin_match(tables)
    insert = store._step_writer._insert

    async def lose_answer(driver: DriverConnection, rows: Sequence[Any]) -> frozenset[int]:
        await insert(driver, rows)
        raise fault

    answer_once(store, monkeypatch, lose_answer)
    await play_one(tables, table)
    assert table.revision == 2
    await check_kept(store, table)


@pytest.mark.parametrize("fault", [TimeoutError, ConnectionResetError])
async def test_a_move_that_may_arrive_late_is_not_called_refused_and_is_shown_when_it_has(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch, fault: type[Exception]
) -> None:
    table = await begin_match(tables)
    insert, sent = store._step_writer._insert, list[Sequence[Any]]()

    async def hold_back(_driver: DriverConnection, rows: Sequence[Any]) -> frozenset[int]:
        sent.append(rows)
        raise fault

    answer_once(store, monkeypatch, hold_back)
    with pytest.raises(OutcomeUnknown):
        await play_one(tables, table)
    assert table.revision == 1
    async with store._database.borrow_driver() as driver:
        await insert(driver, sent[0])
    await tables._background_tasks.wait()
    assert table.revision == 2
    await check_kept(store, table)


def lose_answers_to_commits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every transaction committed, and none answered."""
    commit = AsyncConnection.commit

    async def lose_answer(connection: AsyncConnection) -> None:
        await commit(connection)
        raise ConnectionResetError

    monkeypatch.setattr(AsyncConnection, "commit", lose_answer)


async def test_a_last_move_whose_commit_got_no_answer_ends_the_match(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begin_match(tables)
    lose_answers_to_commits(monkeypatch)
    await play_out(tables, table)
    assert table.record.ended is not None
    assert (await get_record(store, table)).ended == table.record.ended


async def test_who_sat_down_without_an_answer_is_shown_at_the_table(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await lobby(tables, ADA, BEN)
    with monkeypatch.context() as network:
        lose_answers_to_commits(network)
        with pytest.raises(OutcomeUnknown):
            await Lobbies(tables).join(table.id, CLEO)
    await tables._background_tasks.wait()
    assert table.people == (ADA, BEN, CLEO)
    await check_kept(store, table)


async def test_a_killed_connection_contradicts_no_answer(tables: Tables, store: Store) -> None:
    if store._database.dialect == "sqlite":
        pytest.skip("SQLite has no connection that another could end")
    table = await begin_match(tables)
    user, action = progress(table)[0]
    async with store._database.begin_write() as connection:
        await connection.exec_driver_sql("SELECT 1 FROM match FOR UPDATE")
        move = asyncio.create_task(
            tables.submit_action(table.id, user, action, interaction_id=None, seen_revision=None)
        )
        await asyncio.sleep(0.2)
        await connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND wait_event_type = 'Lock'"
        )
        with pytest.raises(OutcomeUnknown):
            await move
    assert table.revision == 1
    await check_kept(store, table)


@pytest.mark.soak
async def test_a_frozen_database_contradicts_no_answer(tables: Tables, store: Store) -> None:
    if store._database.dialect == "sqlite":
        pytest.skip("SQLite answers by itself when another holds its lock for too long")
    table = await begin_match(tables)
    async with store._database.begin_write() as connection:
        await connection.exec_driver_sql("LOCK TABLE match_step IN ACCESS EXCLUSIVE MODE")
        with pytest.raises(OutcomeUnknown):
            await play_one(tables, table)
    await check_kept(store, table)


@pytest.fixture
async def behind_proxy(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Store, Store, SilentProxy]]:
    """A store whose network can fall silent, and one on the same database whose network cannot."""
    monkeypatch.setattr(tables_module, "FIRST_LOOK", 0.1)
    monkeypatch.setattr(database_module, "_TIMEOUT", 1)
    async with lend_migrated_postgresql() as url, silence_postgresql(url) as (address, proxy):
        store, direct = await Store.open(address), await Store.open(url)
        yield store, direct, proxy
        await store.close()
        await direct.close()


@pytest.mark.soak
@pytest.mark.parametrize("server_gives_up", [False, True])
async def test_a_move_that_the_network_swallows_contradicts_no_answer(
    behind_proxy: tuple[Store, Store, SilentProxy], clock: FakeClock, *, server_gives_up: bool
) -> None:
    store, direct, proxy = behind_proxy
    tables = Tables(store, now=clock)
    table = await begin_match(tables)
    proxy.go_silent()
    with pytest.raises(OutcomeUnknown):
        await play_one(tables, table)
    assert table.revision == 1
    if server_gives_up:
        proxy.drop_servers_side()
    proxy.recover()
    await tables._background_tasks.wait()
    await check_kept(direct, table)
    stored = table.revision
    await play_one(tables, table)
    assert table.revision == stored + 1
    await check_kept(direct, table)


@pytest.mark.soak
async def test_a_stored_move_whose_answer_the_network_swallows_is_shown_once_it_is_known(
    behind_proxy: tuple[Store, Store, SilentProxy], clock: FakeClock
) -> None:
    store, direct, proxy = behind_proxy
    tables = Tables(store, now=clock)
    table = await begin_match(tables)
    async with direct._database.begin_write() as connection:
        await connection.exec_driver_sql("SELECT 1 FROM match FOR UPDATE")
        move = asyncio.create_task(play_one(tables, table))
        # The move waits in the server for the lock.
        await asyncio.sleep(0.2)
        proxy.go_silent()
    with pytest.raises(OutcomeUnknown):
        await move
    assert table.revision == 1
    assert (await get_record(direct, table)).steps == 2
    proxy.recover()
    await tables._background_tasks.wait()
    assert table.revision == 2
    await check_kept(direct, table)


async def test_what_the_database_itself_refuses_is_called_refused(tables: Tables, store: Store) -> None:
    table = await begin_match(tables)
    await run_statement(store, "ALTER TABLE match RENAME TO elsewhere")
    with pytest.raises(NotSaved) as refused:
        await play_one(tables, table)
    assert type(refused.value) is NotSaved
    await run_statement(store, "ALTER TABLE elsewhere RENAME TO match")
    await check_kept(store, table)

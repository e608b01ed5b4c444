"""Processes that share a PostgreSQL: who gets which cluster, and who stands by."""

import asyncio
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager

import pytest
from sqlalchemy import make_url, text

from data.async_engine import create_async_engine
from data.database import Database
from data.errors import (
    ClusterLost,
    ClustersDiffer,
    DatabaseInUse,
    DatabaseRefused,
    DatabaseUnreachable,
    OtherVersionRuns,
)
from data.processes import clusters
from data.processes.clusters import ClusterStatus, Membership, ShardPlan, join_clusters, read_status
from data.processes.database_lock import lock_database
from data.store import Store
from tests.data.databases import fresh_postgresql, shorten_silence
from tests.data.statements import record_statements
from tests.silent_proxy import silence_postgresql

SHARDS = 4
HOLD_AND_DIE = """
import asyncio, os, sys
from data.processes.clusters import join_clusters
async def hold():
    async with join_clusters(sys.argv[1], 1, 4, 1) as membership:
        await membership.take_cluster()
        os.kill(os.getpid(), 9)
asyncio.run(hold())
"""
BREAK_ALL = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"


@pytest.fixture
async def url(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """An empty database; who takes a cluster over does not wait."""
    monkeypatch.setattr(clusters, "HANDOVER", 0.0)
    monkeypatch.setattr(clusters, "_POLL", 0.01)
    async with fresh_postgresql() as address:
        yield address


_HERE = " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
"""Locks of other databases belong to other tests."""


async def execute(url: str, statement: str, where: str = _HERE) -> None:
    engine = create_async_engine(
        make_url(url).set(drivername="postgresql+asyncpg"), isolation_level="AUTOCOMMIT"
    )
    async with engine.connect() as connection:
        await connection.execute(text(statement + where))
    await engine.dispose()


def join(
    url: str, count: int = 2, shards: int | None = SHARDS, recommended: int = 1
) -> AbstractAsyncContextManager[Membership]:
    return join_clusters(url, count, shards, recommended)


@pytest.mark.parametrize(("clusters", "shards"), [(1, 1), (1, 7), (2, 4), (3, 8), (4, 4), (5, 16), (16, 157)])
def test_every_shard_belongs_to_one_cluster_and_no_cluster_is_empty(clusters: int, shards: int) -> None:
    plan = ShardPlan(clusters, shards)
    parts = [plan.find_shards(cluster) for cluster in range(clusters)]
    assert [shard for part in parts for shard in part.ids] == list(range(shards))
    sizes = {len(part.ids) for part in parts}
    assert min(sizes) > 0
    assert max(sizes) - min(sizes) <= 1


async def test_each_process_takes_the_first_free_cluster(url: str) -> None:
    async with join(url) as first, join(url) as second:
        assert [(await one.take_cluster()).ids for one in (first, second)] == [range(2), range(2, 4)]


async def test_a_process_that_finds_none_free_stands_by_until_another_ends(url: str) -> None:
    async with join(url) as third, join(url) as second:
        async with join(url) as first:
            taken = [await one.take_cluster() for one in (first, second)]
            waiting = asyncio.create_task(third.take_cluster())
            await asyncio.wait({waiting}, timeout=0.1)
            assert not waiting.done()
        assert await waiting == taken[0]
        assert await second.take_cluster() == taken[1]


async def test_the_cluster_of_a_killed_process_is_free(url: str) -> None:
    holder = await asyncio.create_subprocess_exec(sys.executable, "-c", HOLD_AND_DIE, url)
    assert await holder.wait() < 0
    async with join(url, 1) as heir:
        assert (await heir.take_cluster()).ids == range(SHARDS)


async def test_the_first_process_decides_on_the_shards_and_migrates(url: str) -> None:
    async with join(url, 3, None, recommended=16) as first:
        assert first.plan.shards == 16
        await (await Store.open(url)).close()
        async with join(url, 3, None, recommended=20) as second:
            assert second.plan == first.plan
    async with join(url, 3, None, recommended=1) as alone:
        assert alone.plan.shards == 3


async def test_processes_that_divide_the_shards_in_another_way_are_refused(url: str) -> None:
    async with join(url, 2, 4):
        for count, shards in ((3, 4), (2, 5)):
            with pytest.raises(ClustersDiffer) as refused:
                async with join(url, count, shards):
                    pytest.fail("they share the shards in two ways")
            assert (refused.value.clusters, refused.value.shards) == (2, 4)
    async with join(url, 3, 5):
        pass


async def test_a_newer_program_does_not_migrate_under_processes_that_run(url: str) -> None:
    async with join(url):
        await execute(url, "UPDATE alembic_version SET version_num = 'r0001'", "")
        with pytest.raises(OtherVersionRuns):
            async with join(url):
                pytest.fail("the tables are not those of this program")


async def test_a_process_that_shares_its_database_with_none_keeps_clusters_away(url: str) -> None:
    async with lock_database(url):
        with pytest.raises(DatabaseInUse):
            async with join(url):
                pytest.fail("the database has an owner")
    async with join(url):
        with pytest.raises(DatabaseInUse):
            async with lock_database(url):
                pytest.fail("the database is shared")


async def test_a_connection_that_the_server_ends_is_noticed_before_anybody_asks(url: str) -> None:
    async with join(url) as member:
        await member.take_cluster()
        assert not member.lost.is_set()
        await execute(url, BREAK_ALL)
        await asyncio.wait_for(member.lost.wait(), 60)
        with pytest.raises(ClusterLost):
            await member.take_cluster()
    async with join(url) as heir:
        assert (await heir.take_cluster()).ids == range(2)


async def test_a_server_that_does_not_answer_counts_as_lost(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clusters, "_PING_INTERVAL", 0.01)
    monkeypatch.setattr(clusters, "_PING_TIMEOUT", 0.0)
    async with join(url) as member:
        await asyncio.wait_for(member.lost.wait(), 60)


async def test_a_process_whose_network_falls_silent_stops_before_another_can_begin(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with silence_postgresql(url) as (address, proxy), join(address, 1) as member:
        await member.take_cluster()
        monkeypatch.setattr(clusters, "_PING_INTERVAL", 0.01)
        monkeypatch.setattr(clusters, "_PING_TIMEOUT", 0.5)
        proxy.go_silent()
        await asyncio.wait_for(member.lost.wait(), 60)
        # The one that comes next has time enough.
        monkeypatch.setattr(clusters, "_PING_TIMEOUT", 60.0)
        async with join(url, 1) as heir:
            taking = asyncio.create_task(heir.take_cluster())
            await asyncio.wait({taking}, timeout=0.1)
            assert not taking.done()
            proxy.drop_servers_side()
            assert (await asyncio.wait_for(taking, 60)).ids == range(SHARDS)


async def test_a_process_that_asks_nothing_for_long_loses_its_cluster(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clusters, "_PING_INTERVAL", 3600.0)
    async with join(url, 1) as member:
        await member.take_cluster()
        await shorten_silence(member._connection)
        await asyncio.wait_for(member.lost.wait(), 60)
        async with join(url, 1) as heir:
            assert (await asyncio.wait_for(heir.take_cluster(), 60)).ids == range(SHARDS)


async def test_nothing_is_written_once_another_process_may_hold_the_cluster(database_url: str) -> None:
    is_lost = False

    async def confirm() -> None:
        if is_lost:
            raise ClusterLost

    database = Database(database_url, confirm=confirm)
    async with database.begin_write():
        pass
    is_lost = True
    for begin in (database.begin_write, database.borrow_driver):
        with pytest.raises(DatabaseRefused, match="another process"):
            async with begin():
                pytest.fail("it may not write")
    async with database.begin_read():
        pass
    await database.close()


async def test_the_transaction_of_a_halted_process_is_ended(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def confirm() -> None:
        """Confirm a cluster that nobody takes away."""

    monkeypatch.setattr("data.database._ABANDONED_AFTER", 50)
    database = Database(url, confirm=confirm)

    async def be_halted_while_writing() -> None:
        async with database.begin_write() as connection:
            await connection.execute(text("SELECT 1"))
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            while not driver.is_closed():  # noqa: ASYNC110 - a closed connection is no event here
                await asyncio.sleep(0.01)

    with pytest.raises(DatabaseRefused):
        await asyncio.wait_for(be_halted_while_writing(), 60)
    await database.close()


async def test_a_process_that_was_halted_asks_before_it_goes_on(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clusters, "_CONFIRMED_FOR", 0.0)
    async with join(url) as member:
        await member.take_cluster()
        await member.confirm()
        # Its loop does not run while this thread does its work: it cannot see that its connection ends.
        ending = threading.Thread(target=lambda: asyncio.run(execute(url, BREAK_ALL)))
        ending.start()
        ending.join()
        assert not member.lost.is_set()
        with pytest.raises(ClusterLost):
            await member.confirm()
        assert member.lost.is_set()


async def test_a_process_that_has_had_an_answer_just_now_need_not_ask(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clusters, "_CONFIRMED_FOR", 3600.0)
    async with join(url) as member:
        await member.take_cluster()
        with record_statements() as traffic:
            await member.confirm()
        assert traffic.statements == []


async def test_who_loses_the_connection_while_it_takes_a_cluster_does_not_begin(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clusters, "HANDOVER", 3600.0)
    async with join(url) as member:
        taking = asyncio.create_task(member.take_cluster())
        await asyncio.wait({taking}, timeout=0.1)
        await execute(url, BREAK_ALL)
        with pytest.raises(ClusterLost):
            await asyncio.wait_for(taking, 60)


async def test_the_status_says_who_runs_what(url: str) -> None:
    async with join(url) as first, join(url):
        await first.take_cluster()
        assert await read_status(url) == ClusterStatus(ShardPlan(2, SHARDS), held=1, processes=2)
    assert await read_status(url) == ClusterStatus(None, held=0, processes=0)
    async with lock_database(url):
        assert (await read_status(url)).processes == 0


async def test_a_database_that_is_not_there_is_named() -> None:
    with pytest.raises(DatabaseUnreachable) as refused:
        async with join("postgresql+asyncpg://ada:hunter2@127.0.0.1:1/unspoken"):
            pytest.fail("nobody is there")
    assert "hunter2" not in str(refused.value)

"""The turns of a process to start the sessions of its shards."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

import aiohttp
import pytest
from aiohttp.test_utils import RawTestServer
from aiohttp.web import BaseRequest, Response

from bot.process.cluster import Cluster
from data.errors import ClusterLost
from data.processes.identify_turns import IdentifyTurns
from data.processes.news import News
from data.shards import Shards
from tests.data.databases import lend_migrated_postgresql


async def follow_no_news(reader: Callable[[News], None]) -> None:
    del reader


async def hold() -> None:
    """Confirm a cluster that nobody takes away."""


async def lose() -> None:
    raise ClusterLost


@pytest.fixture
async def cluster(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Cluster]:
    """Four shards, two of which may start at a time."""
    monkeypatch.setattr("data.processes.identify_turns.INTERVAL", 0.0)
    async with lend_migrated_postgresql() as url:
        turns = IdentifyTurns(url)
        cluster = Cluster(Shards(range(4), 4), turns, follow_no_news, hold)
        cluster.max_concurrency = 2
        yield cluster
        await turns.close()


async def test_a_connection_that_failed_gives_its_turn_to_the_next_attempt(cluster: Cluster) -> None:
    await cluster.prepare_start(0)
    await asyncio.wait_for(cluster.prepare_start(0), 60)
    await cluster.start(0)


async def test_a_session_that_has_to_be_started_later_waits_for_a_turn_of_its_own(cluster: Cluster) -> None:
    await cluster.prepare_start(0)
    await cluster.start(0)
    await asyncio.wait_for(cluster.start(0), 60)


async def test_turns_that_a_client_left_unused_do_not_stop_the_next_client(cluster: Cluster) -> None:
    await cluster.prepare_start(2)
    await cluster.give_turns_back()
    await asyncio.wait_for(cluster.prepare_start(0), 60)
    await cluster.start(0)


@pytest.mark.parametrize(("confirm", "arrived"), [(hold, 1), (lose, 0)])
async def test_no_request_is_sent_once_another_process_may_hold_the_cluster(
    confirm: Callable[[], Awaitable[None]], arrived: int
) -> None:
    requests = list[str]()

    async def answer(request: BaseRequest) -> Response:
        requests.append(request.path)
        return Response()

    turns = IdentifyTurns("postgresql://nobody@127.0.0.1:1/none")
    cluster = Cluster(Shards(range(4), 4), turns, follow_no_news, confirm)
    async with (
        RawTestServer(answer) as server,
        aiohttp.ClientSession(trace_configs=[cluster.guard_requests()]) as client,
    ):
        with contextlib.suppress(ConnectionError):
            await (await client.get(server.make_url("/"))).read()
    assert len(requests) == arrived

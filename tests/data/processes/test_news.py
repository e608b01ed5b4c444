"""News between processes that share a PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from data.processes import clusters
from data.processes.clusters import join_clusters
from data.processes.news import News, NewsKind
from data.records import UserId
from data.store import Store
from tests.data.databases import lend_migrated_postgresql
from tests.data.sample_matches import ADA, BEN


@pytest.fixture
async def url(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    monkeypatch.setattr(clusters, "HANDOVER", 0.0)
    async with lend_migrated_postgresql() as address:
        yield address


async def test_changes_of_a_persons_data_reach_the_other_processes_and_not_their_own(url: str) -> None:
    async with join_clusters(url, 2, 4, 1) as first, join_clusters(url, 2, 4, 1) as second:
        received = [asyncio.Queue[News]() for _ in range(2)]
        stores = list[Store]()
        for member, queue in zip((first, second), received, strict=True):
            stores.append(await Store.open(url, shards=await member.take_cluster()))
            await member.follow_news(queue.put_nowait)
        await stores[0].people.save_preferences(ADA, "{}")
        await stores[0].forget_user(BEN)
        await stores[1].people.save_preferences(BEN, "{}")
        async with asyncio.timeout(60):
            assert await received[1].get() == News(NewsKind.PREFERENCES, ADA, 0)
            assert await received[1].get() == News(NewsKind.FORGOTTEN, BEN, 0)
            assert await received[0].get() == News(NewsKind.PREFERENCES, BEN, 2)
        assert all(queue.empty() for queue in received)
        for store in stores:
            await store.close()


async def test_a_later_reader_takes_the_place_of_the_former(url: str) -> None:
    async with join_clusters(url, 1, 4, 1) as member:
        await member.take_cluster()
        former, later = asyncio.Queue[News](), asyncio.Queue[News]()
        await member.follow_news(former.put_nowait)
        await member.follow_news(later.put_nowait)
        other = await Store.open(url, shards=clusters.ShardPlan(2, 4).find_shards(1))
        await other.people.save_preferences(ADA, "{}")
        assert (await asyncio.wait_for(later.get(), 60)).user == ADA
        assert former.empty()
        await other.close()


@pytest.mark.parametrize(
    "payload", ["", "preferences", "renamed 5 0", "preferences ada 0", "forgotten 5 0 7"]
)
def test_news_of_a_newer_program_are_passed_over(payload: str) -> None:
    assert News.parse(payload) is None


def test_news_are_read_as_they_are_sent() -> None:
    assert News.parse("forgotten 5 3") == News(NewsKind.FORGOTTEN, UserId(5), 3)

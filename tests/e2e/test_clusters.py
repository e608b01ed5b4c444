"""Clusters: matches on the shards of several processes, which are killed and taken over."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.data.databases import lend_migrated_postgresql
from tests.e2e.clusters import STANDS_BY, ClusterSession, ClusterStack, run_clusters
from tests.e2e.leaks import search
from tests.patience import ANSWER_WITHIN
from tests.session import buttons
from tests.soak import rounds

CLUSTERS, SHARDS = 2, 4
WITH_COMPANION = 3
"""The shard at whose table a companion sits."""
KILLS = rounds(2, 40)
_LONGEST_PLAY = 2.0
"""Seconds from one kill to the next, at most, in which all shards are connected."""


class Tables:
    """A table on each shard; where one has ended, another match is begun."""

    def __init__(self, stack: ClusterStack) -> None:
        self.stack = stack
        self.sessions: list[ClusterSession] = []
        self._current = dict[int, ClusterSession]()
        self._playing = dict[int, asyncio.Task[None]]()

    async def keep_playing(self) -> None:
        """Begin a match on each shard that has none; a task that failed raises here."""
        ended = [
            shard for shard in range(SHARDS) if shard not in self._playing or self._playing[shard].done()
        ]
        if ended:
            # A click that is made now may wait for long for its answer, and must not meet a killed process.
            await self._pause()
        for shard in ended:
            session = self._current[shard] = self.stack.session_on(shard)
            self.sessions.append(session)
            session.patient = False
            if shard == WITH_COMPANION:
                await session.begin(companions=1)
            else:
                await session.begin()
        for shard, session in self._current.items():
            if shard not in self._playing:
                session.patient = True
                self._playing[shard] = asyncio.create_task(session.play_on())

    async def _pause(self) -> None:
        playing, self._playing = self._playing, {}
        for task in playing.values():
            task.cancel()
        for result in await asyncio.gather(*playing.values(), return_exceptions=True):
            if isinstance(result, Exception):
                raise result

    async def finish(self) -> None:
        """Play every match to its end, and check all of them, card by card."""
        for session in self._current.values():
            session._badly = True
        await asyncio.gather(*self._playing.values())
        for session in self.sessions:
            await session.shows_the_last_state()
            history = await session.history()
            history.check()
            assert history.record.ended is not None
            shown = [one for one in session.people[0].sees(session.channel) if buttons(one, "again")]
            assert len(shown) == 1, "the table is shown by several messages"
            if history.record.companions == 0:
                assert [search(history, person).leaks for person in session.people] == [(), ()]


@pytest.mark.soak
@pytest.mark.timeout(3600)
async def test_processes_that_lose_their_clusters_cost_no_table_a_card(tmp_path: Path) -> None:
    async with (
        lend_migrated_postgresql() as url,
        run_clusters(url, tmp_path, clusters=CLUSTERS, shards=SHARDS) as stack,
    ):
        tables = Tables(stack)
        await tables.keep_playing()
        await asyncio.sleep(_LONGEST_PLAY)
        await stack.break_connections()
        await tables.finish()
        assert all(bot.running for bot in stack.bots)
        for bot in stack.bots:
            bot.check_log()


@pytest.mark.soak
@pytest.mark.timeout(3600)
async def test_processes_that_are_killed_cost_no_table_a_card(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    chances = random.Random(17)
    async with (
        lend_migrated_postgresql() as url,
        run_clusters(url, tmp_path, clusters=CLUSTERS, shards=SHARDS) as stack,
    ):
        tables = Tables(stack)
        for _ in range(KILLS):
            await tables.keep_playing()
            await asyncio.sleep(chances.uniform(0.0, _LONGEST_PLAY))
            await stack.replace(chances.randrange(CLUSTERS))
        await tables.finish()
        record_property("matches", len(tables.sessions))
        record_property("longest silence in s", max(one.longest_silence for one in tables.sessions))
        record_property("identifies refused", stack.sandbox.stats.early_identifies)
        for bot in stack.bots:
            bot.check_log()


@pytest.mark.soak
@pytest.mark.timeout(600)
async def test_a_process_that_was_halted_does_nothing_beside_its_successor(tmp_path: Path) -> None:
    async with (
        lend_migrated_postgresql() as url,
        run_clusters(url, tmp_path, clusters=1, shards=1) as stack,
    ):
        halted = stack.active[0]
        session = stack.session_on(0)
        await session.begin()
        session.patient = True
        halted.halt()
        try:
            # What is clicked before the server gives the cluster away waits for the halted process.
            await session.play_turns(3)
            assert session.failed > 0
            stood_by, sent = halted.log.count(STANDS_BY), stack.requests.of_first
            assert sent > 0
        finally:
            halted.go_on()
        async with asyncio.timeout(ANSWER_WITHIN):
            # Then it has found its cluster lost, and has handled all that waited for it.
            while halted.log.count(STANDS_BY) == stood_by:  # noqa: ASYNC110 - another process writes it
                await asyncio.sleep(0.05)
        assert stack.requests.of_first == sent
        assert len(stack.sandbox.gateway.live) == 1
        await session.play_badly()
        await session.shows_the_last_state()
        history = await session.history()
        history.check()
        assert history.record.ended is not None
        for bot in stack.bots:
            bot.check_log()

"""The part of the bot's shards that this process runs: taken, started in turn, given back."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeAlias, TypeVar

import aiohttp

from bot.process.exit_status import ExitStatus
from data.errors import ClusterLost, DatabaseUnreachable
from data.processes.clusters import Membership, join_clusters
from data.processes.identify_turns import IdentifyTurn, IdentifyTurns
from data.processes.news import News
from data.shards import Shards

log = logging.getLogger(__name__)

FollowNews: TypeAlias = Callable[[Callable[[News], None]], Awaitable[None]]
Result = TypeVar("Result")
Serve = Callable[[Membership, Shards], Awaitable[ExitStatus | None]]
"""Runs the bot on shards until it has to end; returns `None` when the cluster was lost."""
_BETWEEN_ATTEMPTS: Final = 1.0
"""Seconds between two attempts to join again once the database's connection broke."""


class Cluster:
    """A cluster of shards, for as long as this process holds it."""

    def __init__(
        self,
        shards: Shards,
        identify_turns: IdentifyTurns,
        follow_news: FollowNews,
        confirm: Callable[[], Awaitable[None]],
    ) -> None:
        """Start no session yet; `confirm` raises `ClusterLost` when another process may hold the cluster."""
        self.shards = shards
        self.follow_news = follow_news
        """Has a function called with all news of other processes, in place of a former one."""
        self.max_concurrency = 1
        """How many sessions may be started at a time, as Discord says."""
        self._identify_turns = identify_turns
        self._confirm = confirm
        self._turns = dict[int, IdentifyTurn]()

    def guard_requests(self) -> aiohttp.TraceConfig:
        """Return a trace configuration that delays each request to Discord until the cluster is held.

        A process that was halted and goes on must not show anything beside the one that took its cluster.
        """
        guard = aiohttp.TraceConfig()
        guard.on_request_start.append(self._confirm_request)
        return guard

    async def _confirm_request(self, *_request: object) -> None:
        try:
            await self._confirm()
        except ClusterLost as fault:
            # What fails on its way to Discord is handled wherever something is sent.
            msg = "this process has lost its cluster"
            raise ConnectionError(msg) from fault

    async def prepare_start(self, shard: int) -> None:
        """Wait until it is a shard's turn to start a session.

        Raises:
            ConnectionError: the database does not answer.
        """
        if (unused := self._turns.pop(shard, None)) is not None:
            # The connection failed for which it was taken.
            await unused.give_back()
        self._turns[shard] = await self._identify_turns.take(shard % self.max_concurrency)

    async def start(self, shard: int) -> None:
        """Use the turn of a shard, after waiting for it if that was not done before.

        Raises:
            ConnectionError: the database does not answer.
        """
        if shard not in self._turns:
            await self.prepare_start(shard)
        turn = self._turns.pop(shard)
        await turn.use()

    async def give_turns_back(self) -> None:
        """Give back the turns that were not used: the next client may begin with another shard."""
        while self._turns:
            _, turn = self._turns.popitem()
            await turn.give_back()


async def run_in_clusters(
    address: str, clusters: int, shards: int | None, recommended: int, stopping: asyncio.Event, serve: Serve
) -> ExitStatus:
    """Serve a cluster, or stand by for one, until the bot has to end; a lost cluster is applied for again.

    Raises:
        StoreError: as `join_clusters` does at the first attempt.
    """
    was_member = False
    while not stopping.is_set():
        try:
            async with join_clusters(address, clusters, shards, recommended) as membership:
                was_member = True
                own = await _finish_unless(stopping, membership.take_cluster())
                status = ExitStatus.DONE if own is None else await serve(membership, own)
            if status is not None:
                return status
        except ClusterLost:
            pass
        except DatabaseUnreachable as fault:
            if not was_member:
                raise
            log.warning("the clusters cannot be joined again yet: %s", fault.reason)
        await _finish_unless(stopping, asyncio.sleep(_BETWEEN_ATTEMPTS))
    return ExitStatus.DONE


async def _finish_unless(stopping: asyncio.Event, work: Coroutine[Any, Any, Result]) -> Result | None:
    """Return the result of some work, or `None` if the process is asked to end before."""
    working = asyncio.create_task(work)
    waiting = asyncio.create_task(stopping.wait())
    try:
        await asyncio.wait({working, waiting}, return_when=asyncio.FIRST_COMPLETED)
        return await working if working.done() else None
    finally:
        working.cancel()
        waiting.cancel()
        await asyncio.gather(working, waiting, return_exceptions=True)

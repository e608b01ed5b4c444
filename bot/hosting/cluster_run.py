"""Runs the bot as one of several processes that share a PostgreSQL: takes a cluster, or stands by for one."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar

from bot.process.exit_status import ExitStatus
from data.errors import ClusterLost, DatabaseUnreachable
from data.processes.clusters import Membership, join_clusters
from data.shards import Shards

log = logging.getLogger(__name__)

Result = TypeVar("Result")
Serve = Callable[[Membership, Shards], Awaitable[ExitStatus | None]]
"""Runs the bot on shards until it has to end; returns `None` when the cluster was lost."""
_BETWEEN_ATTEMPTS: Final = 1.0
"""Seconds between two attempts to join again once the database's connection broke."""


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

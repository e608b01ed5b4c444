"""Clusters: processes that share a PostgreSQL and divide the bot's shards among themselves.

A process holds its cluster by an advisory lock, which lives as long as one connection. Two processes never
act on the same shards at the same time:

- A process that dies loses its connection in the same moment, and can do nothing more.
- A connection that the server closes is seen closed at once, on an event loop that runs. The process stops;
  the next holder of the cluster waits for `HANDOVER` seconds before it begins.
- A connection that leads nowhere any more is noticed by its holder within `_PING_INTERVAL + _PING_TIMEOUT`,
  five seconds. The server gives the lock away after `LONGEST_SILENCE`, 25 seconds, no sooner.
- A process that hangs or is halted, alone or with its machine, asks the server nothing, which ends its
  connection after the same 25 seconds. When it goes on it does not know yet, but its clock does: nothing is
  sent or stored before `Membership.confirm` has asked the server, unless it has answered so shortly before
  that the next holder of the cluster still waits. A transaction that was halted between these two is ended
  by the server, too; and a step has the number after the last one, once, and an interaction is accepted once.

A server older than PostgreSQL 14 ends no silent connection: there a process that is halted alone keeps its
cluster, as the system answers for it.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import URL, select, text
from sqlalchemy.exc import SQLAlchemyError

from data.address import parse_url
from data.async_engine import AsyncConnection, AsyncEngine
from data.database import Database, DriverConnection, build_insert, to_unreachable
from data.errors import ClusterLost, ClustersDiffer, DatabaseInUse, OtherVersionRuns
from data.migration import is_up_to_date
from data.processes.database_lock import (
    KEEPALIVE,
    LONGEST_SILENCE,
    OWNER_LOCK,
    create_lock_engine,
    end_connection,
    end_in_silence,
)
from data.processes.news import CHANNEL, News
from data.schema import app_state
from data.shards import Shards

log = logging.getLogger(__name__)

HANDOVER: Final = 2.0
"""Seconds between taking a cluster and acting for it, in which a former holder stops."""
_JOIN_LOCK: Final = 0x556E73706F6B6A6E
"""The advisory lock under which a process joins, and the first one migrates."""
_CLUSTER_LOCKS: Final = 0x556E7363
"""The first half of the advisory lock of each cluster; the second is its number."""
_POLL: Final = 0.5
"""Seconds between two looks for a free cluster or a free lock."""
_PING_INTERVAL: Final = 1.0
_PING_TIMEOUT: Final = 4.0
_CONFIRMED_FOR: Final = 0.9 * HANDOVER
"""Seconds for which an answer of the server counts: who takes the cluster after it does not act before."""
# Counts on while the machine sleeps, where the system has such a clock.
_CLOCK: Final = (
    getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC) if hasattr(time, "clock_gettime") else None
)
_SETTINGS: Final = {**KEEPALIVE, "tcp_user_timeout": str(round(LONGEST_SILENCE * 1000))}
"""Milliseconds: as long as the keepalives take, also while an answer of the server is under way."""
_PLAN_KEY: Final = "clusters"
_LOCKS_HERE: Final = """
SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
# The server keeps a key in two halves; those of a pair of keys have another `objsubid` than those of one.
_COUNT_PROCESSES: Final = f"""{_LOCKS_HERE}
AND objsubid = 1 AND mode = 'ShareLock' AND (classid::bigint << 32) | objid::bigint = :lock
"""
_COUNT_HELD: Final = f"{_LOCKS_HERE} AND objsubid = 2 AND classid::bigint = :locks"
_FAULTS: Final = (SQLAlchemyError, OSError, TimeoutError)


@dataclass(frozen=True, slots=True)
class ShardPlan:
    """How the shards are divided; the same for all processes that run at a time."""

    clusters: int
    shards: int

    def find_shards(self, cluster: int) -> Shards:
        """Return the shards of a cluster: a row of them, about as long as every other.

        >>> [ShardPlan(clusters=3, shards=8).find_shards(cluster).ids for cluster in range(3)]
        [range(0, 2), range(2, 5), range(5, 8)]
        """
        first, end = (number * self.shards // self.clusters for number in (cluster, cluster + 1))
        return Shards(range(first, end), self.shards)


@dataclass(frozen=True, slots=True)
class ClusterStatus:
    """Who runs what at a moment, as one sees it who takes no part."""

    plan: ShardPlan | None
    """How the shards are divided; `None` while no process runs."""
    held: int
    """The number of clusters that a process has taken."""
    processes: int
    """The number of processes, those that stand by included."""


class Membership:
    """The place of this process among those that share the database."""

    def __init__(self, plan: ShardPlan, connection: AsyncConnection, driver: DriverConnection) -> None:
        self.plan = plan
        self.lost = asyncio.Event()
        """Set when the connection broke that holds the place: nothing may be done any more."""
        self._connection = connection
        self._driver = driver
        self._one_at_a_time = asyncio.Lock()
        self._confirmed = _now()
        """When the last question was asked that the server has answered."""
        self._shards: Shards | None = None
        self._read_news: Callable[[News], None] | None = None

    async def follow_news(self, reader: Callable[[News], None]) -> None:
        """Call a reader with all news of other processes from now on, in place of a former reader.

        Raises:
            ClusterLost: the connection to the database broke.
        """
        if self._read_news is None:
            async with self._asking():
                await self._driver.add_listener(CHANNEL, self._receive)
        self._read_news = reader

    def _receive(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        news = News.parse(str(payload))
        is_own = news is not None and self._shards is not None and news.sender == self._shards.ids.start
        if news is not None and not is_own and self._read_news is not None:
            self._read_news(news)

    async def take_cluster(self) -> Shards:
        """Take the first cluster that is free, and return its shards; stand by until there is one.

        Raises:
            ClusterLost: the connection to the database broke meanwhile.
        """
        is_waiting = False
        while True:
            for cluster in range(self.plan.clusters):
                if await self._try_lock(cluster):
                    log.info("a cluster is free: taking it")
                    # Its former holder may be about to notice that it has lost it.
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self.lost.wait(), HANDOVER)
                        raise ClusterLost
                    self._shards = self.plan.find_shards(cluster)
                    return self._shards
            if not is_waiting:
                log.info("all clusters are taken: standing by for one that becomes free")
                is_waiting = True
            await asyncio.sleep(_POLL)

    async def confirm(self) -> None:
        """Return if the place is held now: another process may have it if this one was halted for long.

        Raises:
            ClusterLost: the connection to the database broke.
        """
        if self.lost.is_set():
            raise ClusterLost
        if _now() - self._confirmed > _CONFIRMED_FOR:
            await self._ask("SELECT 1")

    async def watch(self) -> None:
        """Ask the server again and again; return when the connection broke, with `lost` set."""
        self._driver.add_termination_listener(self._set_lost)
        try:
            while not self.lost.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.lost.wait(), _PING_INTERVAL)
                with contextlib.suppress(ClusterLost):
                    await self._ask("SELECT 1")
        finally:
            self._driver.remove_termination_listener(self._set_lost)

    def _set_lost(self, _connection: object = None) -> None:
        if not self.lost.is_set():
            log.warning("the connection broke that holds this process's cluster")
            self.lost.set()

    async def _try_lock(self, cluster: int) -> bool:
        statement = "SELECT pg_try_advisory_lock(:locks, :cluster)"
        return await self._ask(statement, locks=_CLUSTER_LOCKS, cluster=cluster) is True

    async def _ask(self, statement: str, **values: object) -> Any:  # noqa: ANN401 - whatever the statement returns
        async with self._asking():
            return await self._connection.scalar(text(statement), values)

    @asynccontextmanager
    async def _asking(self) -> AsyncIterator[None]:
        if self.lost.is_set():
            raise ClusterLost
        try:
            async with self._one_at_a_time, asyncio.timeout(_PING_TIMEOUT):
                asked = _now()
                yield
                self._confirmed = asked
        except _FAULTS as fault:
            self._set_lost()
            raise ClusterLost from fault


def _now() -> float:
    """Return the seconds of a clock that goes on while the process, or the machine, is halted."""
    return time.monotonic() if _CLOCK is None else time.clock_gettime(_CLOCK)


@asynccontextmanager
async def join_clusters(
    address: str, clusters: int, shards: int | None, recommended: int
) -> AsyncIterator[Membership]:
    """Join the processes that share a PostgreSQL for the length of the block.

    The first one migrates the database, and decides how many shards there are until all have ended:
    `shards`, or as many as are `recommended` if that is `None`, but one for each cluster at least.

    Raises:
        DatabaseInUse: a process runs that shares the database with none.
        ClustersDiffer: the other processes divide the shards in another way.
        OtherVersionRuns: the other processes need other tables than this program.
        DatabaseUnreachable, DatabaseNewer, DatabasePreRelease: the database cannot be used.
    """
    url = parse_url(address)
    engine = create_lock_engine(url, server_settings=_SETTINGS)
    try:
        connection = await _connect(engine, url)
        try:
            plan = await _join(connection, url, ShardPlan(clusters, shards or max(recommended, clusters)))
            if plan.clusters != clusters or shards not in (None, plan.shards):
                raise ClustersDiffer(plan.clusters, plan.shards)
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None  # noqa: S101 - for the type checker: the connection is open
            try:
                await end_in_silence(connection)
            except _FAULTS as error:
                raise to_unreachable(url, error) from None
            membership = Membership(plan, connection, driver)
            watching = asyncio.create_task(membership.watch())
            try:
                yield membership
            finally:
                watching.cancel()
                await asyncio.gather(watching, return_exceptions=True)
        finally:
            await _close(connection)
    finally:
        await engine.dispose()


async def read_status(address: str) -> ClusterStatus:
    """Read from the server's locks which processes share a PostgreSQL that an Unspoken has migrated.

    Raises:
        DatabaseUnreachable: the database cannot be used.
    """
    url = parse_url(address)
    engine = create_lock_engine(url)
    try:
        connection = await _connect(engine, url)
        try:
            processes = await connection.scalar(text(_COUNT_PROCESSES), {"lock": OWNER_LOCK}) or 0
            held = await connection.scalar(text(_COUNT_HELD), {"locks": _CLUSTER_LOCKS}) or 0
            return ClusterStatus(await _read_plan(connection) if processes else None, held, processes)
        finally:
            await connection.close()
    except _FAULTS as error:
        raise to_unreachable(url, error) from None
    finally:
        await engine.dispose()


async def _connect(engine: AsyncEngine, url: URL) -> AsyncConnection:
    try:
        return await engine.connect()
    except (*_FAULTS, TypeError, ValueError) as error:
        # The last two are what drivers make of an option they do not know.
        raise to_unreachable(url, error) from None


async def _close(connection: AsyncConnection) -> None:
    try:
        await end_connection(connection)
    except _FAULTS as fault:
        log.info("the connection of the clusters broke before its end: %s", type(fault).__name__)


async def _join(connection: AsyncConnection, url: URL, wanted: ShardPlan) -> ShardPlan:
    """Take the locks of a process that shares the database, and return the plan that holds."""
    try:
        while not await _lock(connection, "pg_try_advisory_lock", _JOIN_LOCK):  # noqa: ASYNC110 - the server has no event for it
            await asyncio.sleep(_POLL)
        if await _lock(connection, "pg_try_advisory_lock", OWNER_LOCK):
            plan = wanted
            await _found(connection, url, plan)
            await _lock(connection, "pg_try_advisory_lock_shared", OWNER_LOCK)
            await _lock(connection, "pg_advisory_unlock", OWNER_LOCK)
        elif await _lock(connection, "pg_try_advisory_lock_shared", OWNER_LOCK):
            await _require_same_version(connection)
            plan = await _read_plan(connection)
        else:
            raise DatabaseInUse
        await _lock(connection, "pg_advisory_unlock", _JOIN_LOCK)
    except _FAULTS as error:
        raise to_unreachable(url, error) from None
    return plan


async def _lock(connection: AsyncConnection, function: str, key: int) -> bool:
    return bool(await connection.scalar(text(f"SELECT {function}(:key)"), {"key": key}))


async def _found(connection: AsyncConnection, url: URL, plan: ShardPlan) -> None:
    """Migrate the database as the only process on it, and store how the shards are divided from now on."""
    database = Database(url.render_as_string(hide_password=False))
    try:
        await database.migrate()
    finally:
        await database.close()
    await _save(connection, _PLAN_KEY, f"{plan.clusters} {plan.shards}")


async def _require_same_version(connection: AsyncConnection) -> None:
    """Refuse to migrate under processes that run already.

    Raises:
        OtherVersionRuns: they are of another version, which keeps other tables.
    """
    if not await connection.run_sync(is_up_to_date):
        raise OtherVersionRuns


async def _read_plan(connection: AsyncConnection) -> ShardPlan:
    value = await connection.scalar(select(app_state.c.value).where(app_state.c.key == _PLAN_KEY))
    clusters, shards = map(int, (value or "0 0").split())
    return ShardPlan(clusters, shards)


async def _save(connection: AsyncConnection, key: str, value: str) -> None:
    upsert = build_insert("postgresql", app_state).values(key=key, value=value)
    await connection.execute(upsert.on_conflict_do_update(index_elements=["key"], set_={"value": value}))

"""Runs the bot: from its settings to a clean end, with one clear line for every failure."""

import asyncio
import contextlib
import gc
import logging
import signal
from typing import TYPE_CHECKING, Final

import discord

from bot.client import Unspoken
from bot.hosting.faults import (
    explain_database,
    find_reason,
    report_in_use,
    report_refused_token,
    report_sqlite_shared,
)
from bot.privacy.forget import NewsReader
from bot.process.cluster import Cluster, run_in_clusters
from bot.process.exit_status import ExitStatus, report_failure
from bot.settings.discord_endpoints import use_endpoints
from bot.settings.environment import Settings
from data.address import is_sqlite, parse_url
from data.errors import StoreError
from data.processes.clusters import Membership
from data.processes.database_lock import lock_database
from data.processes.identify_turns import IdentifyTurns
from data.shards import Shards
from data.store import Store

if TYPE_CHECKING:
    from bot.hosting.monitoring.metrics import Metrics

log = logging.getLogger(__name__)

GRACE = 3.0
"""Seconds to finish pending work after SIGTERM."""
_LAST_REPLIES = 1.0
"""Seconds that replies have when another process takes over, which waits a little longer before it begins."""
_GC_THRESHOLDS: Final = 1_000, 5, 240
"""How rarely garbage is looked for among young, older and all objects.

The first block for 1 ms, the second, among 5,000 objects, for 2 ms, the last, every minute or two, for 20
to 50 ms.
"""
_FIRST_WAIT = 1.0
_LONGEST_WAIT = 60.0


async def run(settings: Settings) -> ExitStatus:
    """Run the bot until a signal stops it, and return the exit status."""
    try:
        use_endpoints(settings.discord_api, settings.discord_gateway)
    except ValueError as wrong:
        return report_failure(ExitStatus.SETTINGS_WRONG, str(wrong))
    token = _read_token(settings)
    if isinstance(token, ExitStatus):
        return token
    async with contextlib.AsyncExitStack() as stack:
        metrics = None
        if settings.metrics_address is not None:
            from bot.hosting.monitoring.metrics import Metrics, serve_metrics  # noqa: PLC0415 - few bots have metrics

            metrics = Metrics()
            try:
                await stack.enter_async_context(serve_metrics(metrics, *settings.metrics_address))
            except OSError as fault:
                reason = f"METRICS={settings.metrics} cannot be listened on ({fault.strerror})."
                return report_failure(ExitStatus.SETTINGS_WRONG, reason)
        return await _run_on_database(settings, token, metrics)


def _read_token(settings: Settings) -> str | ExitStatus:
    if settings.discord_token is None:
        return report_failure(
            ExitStatus.TOKEN_MISSING,
            "DISCORD_TOKEN is missing: copy .env.example to .env and put your bot's token there.",
        )
    token = settings.discord_token.get_secret_value().strip()
    return token if token.isascii() and token.isprintable() else report_refused_token()


async def _run_on_database(settings: Settings, token: str, metrics: "Metrics | None") -> ExitStatus:
    """Run all shards, or a part of them where `CLUSTERS` says so."""
    address = settings.database_url.get_secret_value()
    async with contextlib.AsyncExitStack() as stack:
        try:
            if settings.clusters is not None and not is_sqlite(parse_url(address)):
                return await _run_in_clusters(settings, settings.clusters, token, metrics)
            if settings.clusters not in (None, 1):
                return report_sqlite_shared(settings.clusters)
            lock_lost = await stack.enter_async_context(lock_database(address))
            store = await Store.open(address, None if metrics is None else metrics.time_transaction)
        except StoreError as fault:
            return explain_database(fault)
        stack.push_async_callback(store.close)
        status = await _serve(settings, store, lock_lost, _listen_for_signals(), token, metrics)
        return report_in_use() if status is None else status


async def _run_in_clusters(
    settings: Settings, clusters: int, token: str, metrics: "Metrics | None"
) -> ExitStatus:
    """Run a part of the bot's shards, or stand by for it."""
    if settings.shards is not None and settings.shards < clusters:
        return report_failure(
            ExitStatus.SETTINGS_WRONG,
            f"CLUSTERS={clusters} is more than SHARDS={settings.shards}: each cluster needs a shard.",
        )
    address = settings.database_url.get_secret_value()
    stopping = _listen_for_signals()
    recommended = await _ask_for_shards(settings, token, stopping)
    if isinstance(recommended, ExitStatus):
        return recommended

    async def serve(membership: Membership, shards: Shards) -> ExitStatus | None:
        timer = None if metrics is None else metrics.time_transaction
        store = await Store.open(address, timer, shards, membership.confirm)
        identify_turns = IdentifyTurns(address)
        try:
            cluster = Cluster(shards, identify_turns, membership.follow_news, membership.confirm)
            return await _serve(settings, store, membership.lost, stopping, token, metrics, cluster)
        finally:
            await identify_turns.close()
            await store.close()

    return await run_in_clusters(address, clusters, settings.shards, recommended, stopping, serve)


async def _ask_for_shards(settings: Settings, token: str, stopping: asyncio.Event) -> int | ExitStatus:
    """Return how many shards Discord recommends, or why the process has to end."""
    wait, logged = _FIRST_WAIT, set[str]()
    while settings.shards is None:
        asking = asyncio.create_task(_fetch_recommended_shards(settings, token))
        status = await find_reason(asking, wait, logged)
        if status is not None:
            return status
        if not asking.exception():
            return asking.result()
        if await _is_set_within(stopping, wait):
            return ExitStatus.DONE
        wait = min(wait * 2, _LONGEST_WAIT)
    return settings.shards


async def _fetch_recommended_shards(settings: Settings, token: str) -> int:
    async with discord.Client(intents=discord.Intents(guilds=True), proxy=settings.proxy) as client:
        await client.login(token)
        shards, _, _ = await client.http.get_bot_gateway()
    return shards


async def _is_set_within(event: asyncio.Event, seconds: float) -> bool:
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)
    return event.is_set()


def _listen_for_signals() -> asyncio.Event:
    """Return an event that is set when the process is asked to end."""
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows has no signal handlers in its loop
            loop.add_signal_handler(number, stopping.set)
    return stopping


async def _serve(
    settings: Settings,
    store: Store,
    lock_lost: asyncio.Event,
    stopping: asyncio.Event,
    token: str,
    metrics: "Metrics | None",
    cluster: Cluster | None = None,
) -> ExitStatus | None:
    """Run the bot until it has to end; return `None` when another process has taken its place."""
    loop = asyncio.get_running_loop()
    wait = _FIRST_WAIT
    logged = set[str]()
    while True:
        began = loop.time()
        client = await _build_client(settings, store, metrics, cluster)
        connected = loop.create_task(_start(client, token))
        await _wait_for_any(connected, stopping, lock_lost)
        if lock_lost.is_set():
            # Another bot acts on the tables now: send nothing more, and store nothing.
            connected.cancel()
            await store.close()
            await _close_at_once(client)
            return None
        if stopping.is_set():
            await shut_down(client, connected)
            return ExitStatus.DONE
        status = await find_reason(connected, wait, logged)
        await client.close()
        if status is not None:
            return status
        if await _is_set_within(stopping, wait):
            return ExitStatus.DONE
        # After a connection that held, a fault is a new one.
        wait = _FIRST_WAIT if loop.time() - began > _LONGEST_WAIT else min(wait * 2, _LONGEST_WAIT)


async def _build_client(
    settings: Settings, store: Store, metrics: "Metrics | None", cluster: Cluster | None
) -> Unspoken:
    client = Unspoken(settings, store, cluster)
    if cluster is not None:
        await cluster.follow_news(NewsReader(client).read)
    if metrics is not None:
        metrics.watch(client)
    return client


async def _wait_for_any(connected: "asyncio.Task[None]", *events: asyncio.Event) -> None:
    """Wait until a connection has ended or an event is set."""
    endings = {asyncio.create_task(event.wait()) for event in events}
    await asyncio.wait({connected, *endings}, return_when=asyncio.FIRST_COMPLETED)
    for ending in endings:
        ending.cancel()


async def _close_at_once(client: Unspoken) -> None:
    """Close a client, and let it send nothing more after a second, however long the rest takes."""
    closing = asyncio.create_task(client.close())
    await asyncio.wait({closing}, timeout=_LAST_REPLIES)
    await client.http.close()
    await closing


async def _start(client: Unspoken, token: str) -> None:
    await client.login(token)
    # Everything loaded so far stays; without freezing, each garbage collection would block for 100 ms.
    # A client that has ended is full of cycles: as long as it is frozen, nothing frees it.
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GC_THRESHOLDS)
    await client.connect()


async def shut_down(client: Unspoken, connected: "asyncio.Task[None]") -> None:
    """Finish pending work, then close; within five seconds."""
    try:
        await asyncio.wait_for(client.finish(), GRACE)
    except TimeoutError:
        log.warning("some tables could not be shown before the end; they are after the next start")
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(client.close(), 1.0)
    connected.cancel()
    await asyncio.gather(connected, return_exceptions=True)

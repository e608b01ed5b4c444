"""Metrics for Prometheus and health checks over HTTP; no label holds a card, a name, an id or a text."""

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from bot.client import Unspoken
from bot.interactions.context import InteractionContext

_LAG_INTERVAL: Final = 1.0
"""Seconds between two measurements of the event loop's lag."""
_REPLY_SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
"""Discord gives up after three seconds."""
_DATABASE_SECONDS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 5.0)
_LATENCY_LIMIT: Final = 40.0
"""Seconds above which a latency was not measured: infinite before a shard's first heartbeat, and where
discord.py's thread wakes late, the 41.25 s between two of them."""
_RATE_LIMITED: Final = "We are being rate limited."
"""How discord.py's warning of an answer with status 429 begins."""


class Metrics:
    """Counts events, and reads the bot's state each time that Prometheus asks."""

    def __init__(self) -> None:
        """Count in a registry of its own, so that two bots in a process do not meet."""
        self._registry = CollectorRegistry()
        self.interactions = Histogram(
            "unspoken_interaction_seconds",
            "Time from the arrival of a command, button or form to its end.",
            ["kind"],
            buckets=_REPLY_SECONDS,
            registry=self._registry,
        )
        self.transactions = Histogram(
            "unspoken_database_seconds",
            "Time of a database transaction, with the wait for a connection.",
            ["kind"],
            buckets=_DATABASE_SECONDS,
            registry=self._registry,
        )
        self.log_records = Counter(
            "unspoken_log_records", "Log records from WARNING on.", ["level"], registry=self._registry
        )
        self.rate_limited = Counter(
            "unspoken_rate_limited", "Answers of Discord with status 429.", registry=self._registry
        )
        self.loop_lag = Gauge(
            "unspoken_loop_lag_seconds",
            "How late the event loop ran a timer in the last second.",
            registry=self._registry,
        )
        self._tables = Gauge("unspoken_tables", "Tables with a lobby or a match.", registry=self._registry)
        self._edits = Gauge(
            "unspoken_tables_to_show",
            "Tables whose message is behind the match, waiting to be edited.",
            registry=self._registry,
        )
        self._shards = Gauge(
            "unspoken_shards", "Shards by whether they are connected.", ["connected"], registry=self._registry
        )
        self._latency = Gauge(
            "unspoken_gateway_seconds",
            "Time of a heartbeat to Discord and back, the slowest shard's.",
            registry=self._registry,
        )
        self._client: Unspoken | None = None

    def watch(self, client: Unspoken) -> None:
        """Read from this client from now on; a new one follows when Discord could not be reached."""
        self._client = client
        client.add_listener(self._count_interaction, "on_interaction_done")

    @contextmanager
    def time_transaction(self, kind: str) -> Iterator[None]:
        """Take the time of a transaction, `read` or `write`."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.transactions.labels(kind).observe(time.perf_counter() - began)

    @property
    def is_ready(self) -> bool:
        """Whether every shard is connected."""
        shards = {} if self._client is None else self._client.shards
        return bool(shards) and not any(shard.is_closed() for shard in shards.values())

    def render(self) -> bytes:
        """Return all metrics in Prometheus' text format."""
        client = self._client
        if client is not None:
            self._tables.set(client.parts.tables.count)
            self._edits.set(client.parts.table_messages.behind)
            connected = [shard for shard in client.shards.values() if not shard.is_closed()]
            self._shards.labels("yes").set(len(connected))
            wanted = len(client.shard_ids or range(client.shard_count or 1))
            self._shards.labels("no").set(wanted - len(connected))
            latencies = [shard.latency for shard in connected if shard.latency < _LATENCY_LIMIT]
            self._latency.set(max(latencies, default=math.nan))
        return generate_latest(self._registry)

    async def _count_interaction(self, context: InteractionContext) -> None:
        self.interactions.labels(context.interaction.type.name).observe(time.perf_counter() - context.began)


class CountingHandler(logging.Handler):
    """Counts warnings and errors, and answers with status 429, which discord.py logs."""

    def __init__(self, metrics: Metrics) -> None:
        """Count there."""
        super().__init__(logging.WARNING)
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        """Count a record; its text is not kept."""
        if str(record.msg).startswith(_RATE_LIMITED):
            self._metrics.rate_limited.inc()
        self._metrics.log_records.labels(record.levelname).inc()


@asynccontextmanager
async def serve_metrics(metrics: Metrics, host: str, port: int) -> AsyncIterator[int]:
    """Serve the metrics for the length of the block, and yield the port; 0 chooses a free one.

    Raises:
        OSError: the address cannot be listened on.
    """
    app = web.Application()
    pages = _Pages(metrics)
    app.router.add_get("/metrics", pages.show_metrics)
    app.router.add_get("/healthz", pages.show_health)
    app.router.add_get("/readyz", pages.show_readiness)
    # A request that is not HTTP is answered with status 400, and leaves no line in the log.
    server_log = logging.getLogger(__name__)
    server_log.addFilter(_is_no_bad_request)
    runner = web.AppRunner(app, access_log=None, logger=server_log)
    await runner.setup()
    handler = CountingHandler(metrics)
    measuring = asyncio.create_task(_measure_lag(metrics))
    try:
        await web.TCPSite(runner, host, port).start()
        logging.getLogger().addHandler(handler)
        yield runner.addresses[0][1]
    finally:
        logging.getLogger().removeHandler(handler)
        measuring.cancel()
        await asyncio.gather(measuring, return_exceptions=True)
        await runner.cleanup()


def _is_no_bad_request(record: logging.LogRecord) -> bool:
    return record.exc_info is None or not isinstance(record.exc_info[1], HttpProcessingError)


async def _measure_lag(metrics: Metrics) -> None:
    while True:
        began = time.perf_counter()
        await asyncio.sleep(_LAG_INTERVAL)
        metrics.loop_lag.set(max(0.0, time.perf_counter() - began - _LAG_INTERVAL))


class _Pages:
    """The pages, as they are at the moment they are asked for."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    async def show_metrics(self, request: web.Request) -> web.Response:
        """Answer with all metrics."""
        del request
        return web.Response(body=self._metrics.render(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def show_health(self, request: web.Request) -> web.Response:
        """Answer that the event loop runs: a process that does not answer is to be restarted."""
        del request
        return web.Response(text="ok\n")

    async def show_readiness(self, request: web.Request) -> web.Response:
        """Answer whether people can play: connected to Discord, on all shards."""
        del request
        if self._metrics.is_ready:
            return web.Response(text="ready\n")
        return web.Response(text="not connected to Discord\n", status=503)

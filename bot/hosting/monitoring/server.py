"""Answers `/metrics`, `/healthz` and `/readyz` over HTTP, as Prometheus and container hosts ask for them."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from aiohttp import web

from bot.hosting.monitoring.metrics import CONTENT_TYPE, CountingHandler, Metrics

_LAG_INTERVAL: Final = 1.0
"""Seconds between two measurements of the event loop's lag."""


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
    runner = web.AppRunner(app, access_log=None)
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
        return web.Response(body=self._metrics.render(), headers={"Content-Type": CONTENT_TYPE})

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

#!/usr/bin/env bash
# discord.py 2.7.1: in a busy process, latency is a heartbeat interval (41 s at Discord), not milliseconds.
#
# KeepAliveHandler is a thread. It notes when a heartbeat was sent only after it has been woken by the event loop, and
# ack() subtracts that time. If the server's answer is handled first, ack() subtracts the time of the heartbeat before.
# At Discord's interval the warning "Can't keep up, shard ID 0 websocket is 41.3s behind." is logged on a connection that
# is well. Here heartbeats are half a second apart; their answers take some milliseconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check "discord.py==2.7.1"
"$folder/venv/bin/python" - <<'PYTHON'
import asyncio
import threading
import time

import aiohttp
from aiohttp import web
from discord.gateway import KeepAliveHandler

INTERVAL, HEARTBEATS = 0.5, 40


class Gateway:
    """All that the handler uses of a DiscordWebSocket."""

    HEARTBEAT, sequence, _max_heartbeat_timeout = 1, 7, 60.0

    def __init__(self, connection):
        self.loop, self.thread_id = asyncio.get_running_loop(), threading.get_ident()
        self.connection = connection
        self.sent = 0.0

    async def send_heartbeat(self, data):
        self.sent = time.perf_counter()
        await self.connection.send_json(data)


async def answer(request):
    server = web.WebSocketResponse()
    await server.prepare(request)
    async for _ in server:
        await server.send_json({"op": 11})
    return server


async def measure(busy_threads):
    app = web.Application()
    app.router.add_get("/", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = site._server.sockets[0].getsockname()[1]
    stopped = threading.Event()

    def work():
        while not stopped.is_set():
            sum(range(1000))

    for _ in range(busy_threads):
        threading.Thread(target=work, daemon=True).start()
    wrong, slowest = 0, 0.0
    async with aiohttp.ClientSession() as session, session.ws_connect(f"http://127.0.0.1:{port}/") as connection:
        gateway = Gateway(connection)
        handler = KeepAliveHandler(ws=gateway, interval=INTERVAL)
        handler.start()
        for _ in range(HEARTBEATS):
            await connection.receive()
            slowest = max(slowest, time.perf_counter() - gateway.sent)
            handler.ack()
            wrong += handler.latency >= INTERVAL
        handler.stop()
    stopped.set()
    await runner.cleanup()
    return wrong, slowest


idle, _ = asyncio.run(measure(0))
busy, slowest = asyncio.run(measure(2))
print(f"of {HEARTBEATS} latencies a whole interval or more: {idle} without busy threads, {busy} beside two")
print(f"the slowest answer there took {slowest * 1000:.0f} ms, the interval is {INTERVAL * 1000:.0f} ms")
assert busy >= 6 and slowest < INTERVAL, "the behaviour has changed"
PYTHON

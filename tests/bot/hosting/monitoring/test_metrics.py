"""Metrics tell how the bot does, and nothing about cards or people."""

import asyncio
import logging
import math
import re
from pathlib import Path

import aiohttp
import discord
import pytest

from bot.hosting.monitoring.metrics import Metrics, serve_metrics
from data.store import Store
from tests.bot.bot_session import BotSession
from tests.data.databases import copy_migrated_sqlite


async def ask(port: int, path: str) -> tuple[int, str]:
    """Return the status and the text of a page."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as reply:
        return reply.status, await reply.text()


def find_value(page: str, name: str) -> float:
    """Return the value of a metric with its labels."""
    (line,) = (line for line in page.splitlines() if line.startswith(f"{name} "))
    return float(line.rpartition(" ")[2])


async def test_a_bot_that_plays_is_counted_without_a_word_about_its_people(session: BotSession) -> None:
    metrics = Metrics()
    metrics.watch(session.bot)
    async with serve_metrics(metrics, "127.0.0.1", 0) as port:
        await session.open()
        await session.anna.command(session.channel, "game start")
        await session.ben.command(session.channel, "game start")
        await session.quiet()
        status, page = await ask(port, "/metrics")
        assert (status, find_value(page, "unspoken_tables")) == (200, 1)
        assert find_value(page, 'unspoken_interaction_seconds_count{kind="application_command"}') >= 3
        assert find_value(page, 'unspoken_shards{connected="yes"}') == 1
        assert find_value(page, "unspoken_tables_to_show") == 0
        assert (await ask(port, "/healthz"))[0] == (await ask(port, "/readyz"))[0] == 200
    people = [session.anna.name, session.ben.name, str(session.anna.id), str(session.guild.id)]
    assert not any(one in page for one in people)
    labels = {label for found in re.findall(r"\{(.*?)\}", page) for label in re.findall(r"(\w+)=", found)}
    assert labels <= {"kind", "level", "connected", "le"}


@pytest.mark.parametrize("latency", [math.inf, 41.3])
async def test_a_latency_that_was_not_measured_is_left_out(
    session: BotSession, monkeypatch: pytest.MonkeyPatch, latency: float
) -> None:
    metrics = Metrics()
    metrics.watch(session.bot)
    async with serve_metrics(metrics, "127.0.0.1", 0) as port:
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "latency", latency)
        assert math.isnan(find_value((await ask(port, "/metrics"))[1], "unspoken_gateway_seconds"))
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "latency", 0.04)
        assert find_value((await ask(port, "/metrics"))[1], "unspoken_gateway_seconds") == 0.04


async def test_a_bot_without_a_connection_is_well_but_not_ready() -> None:
    async with serve_metrics(Metrics(), "127.0.0.1", 0) as port:
        assert (await ask(port, "/healthz"))[0] == 200
        assert (await ask(port, "/readyz")) == (503, "not connected to Discord\n")
        assert (await ask(port, "/metrics"))[0] == 200


async def test_transactions_and_warnings_are_counted(tmp_path: Path) -> None:
    metrics = Metrics()
    store = await Store.open(await copy_migrated_sqlite(tmp_path), metrics.time_transaction)
    await store.settings.save_app_state("a", "b")
    assert await store.settings.get_app_state("a") == "b"
    await store.close()
    async with serve_metrics(metrics, "127.0.0.1", 0) as port:
        log = logging.getLogger("discord.http")
        log.warning("We are being rate limited. %s %s responded with 429.", "POST", "https://example.org/7")
        logging.getLogger("bot").error("a fault")
        page = (await ask(port, "/metrics"))[1]
    assert find_value(page, 'unspoken_database_seconds_count{kind="read"}') == 1
    assert find_value(page, 'unspoken_database_seconds_count{kind="write"}') == 1
    assert find_value(page, "unspoken_rate_limited_total") == 1
    assert find_value(page, 'unspoken_log_records_total{level="ERROR"}') == 1
    assert "example.org" not in page


async def test_an_address_in_use_is_refused() -> None:
    async with serve_metrics(Metrics(), "127.0.0.1", 0) as port:
        with pytest.raises(OSError, match="address"):
            async with serve_metrics(Metrics(), "127.0.0.1", port):
                pass


@pytest.mark.parametrize(
    "request_line",
    [
        b"GET /metrics HTTP/1.1\r\nContent-Length: x\r\n\r\n",
        b"GET http://[::1 HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\n\r\n",
    ],
)
async def test_a_malformed_request_leaves_nothing_in_the_log(
    request_line: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with serve_metrics(Metrics(), "127.0.0.1", 0) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(request_line)
        answer = await reader.readline()
        writer.close()
        await writer.wait_closed()
        assert (await ask(port, "/healthz"))[0] == 200
    assert b" 400 " in answer
    assert not caplog.records

"""A database that hangs keeps no more waiting than what has to be stored: the event loop runs on."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing

import pytest
from sqlalchemy import make_url, text

from bot.hosting.monitoring.metrics import Metrics, serve_metrics
from data import database
from data.async_engine import create_async_engine
from data.store import Store
from tests.bot.bot_session import connect_bot
from tests.data.databases import database_url
from tests.patience import ANSWER_WITHIN

__all__ = ["database_url"]

STALL = 3.0
"""Seconds: the lag is measured once a second, so that some measurements fall into the stall."""


@asynccontextmanager
async def hold_up(url: str) -> AsyncIterator[None]:
    """Have every transaction that writes a match wait until the block ends."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        # SQLite allows one writer.
        with closing(sqlite3.connect(address.database or "", isolation_level=None)) as writer:
            writer.execute("BEGIN IMMEDIATE")
            yield
            writer.execute("ROLLBACK")
        return
    engine = create_async_engine(address.set(drivername="postgresql+asyncpg"))
    async with engine.connect() as connection:
        await connection.execute(text("LOCK TABLE match, match_step IN ACCESS EXCLUSIVE MODE"))
        yield
        await connection.rollback()
    await engine.dispose()


async def test_a_database_that_hangs_holds_up_neither_the_loop_nor_who_stores_nothing(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # On a busy machine the stall may take longer than the bot waits for a database.
    monkeypatch.setattr(database, "_TIMEOUT", ANSWER_WITHIN)
    metrics = Metrics()
    async with AsyncExitStack() as stack:
        store = await Store.open(database_url, metrics.time_transaction)
        stack.push_async_callback(store.close)
        session = await stack.enter_async_context(connect_bot(store, monkeypatch))
        await stack.enter_async_context(serve_metrics(metrics, "127.0.0.1", 0))
        table = await session.open()
        place = session.guild.add_channel("another")
        cleo, dora = session.guild.add_person("Cleo"), session.guild.add_person("Dora")
        opened = await cleo.command(place, "game new", game="the-game")
        assert opened.answer is not None
        await dora.click(opened.answer, "Join")
        await cleo.click(opened.answer, "Start")
        # What the bot knows about Cleo is read at her first commands.
        await cleo.command(place, "hand")
        await session.quiet()
        lags = list[float]()
        async with hold_up(database_url):
            began = time.monotonic()
            stored = asyncio.create_task(session.ben.click(table, "Leave"))
            while time.monotonic() - began < STALL:
                assert not (await cleo.command(place, "hand")).failed
                lags.append(metrics.loop_lag._value.get())
                await asyncio.sleep(0.1)
            stall = time.monotonic() - began
            assert not stored.done()
        assert not (await stored).failed
        await session.quiet()
        assert "Ben" not in table.text
    assert max(lags) < stall / 2

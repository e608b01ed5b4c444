"""A real store and the tables on it."""

import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pytest

from bot.tables.tables import Tables
from data.store import Store
from tests.bot.bot_session import BotSession, connect_bot
from tests.bot.sample_tables import FakeClock
from tests.data.databases import copy_migrated_sqlite, database_url

__all__ = ["database_url"]


@pytest.fixture(autouse=True)
def _same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards in every run."""
    monkeypatch.setattr(secrets, "token_bytes", Random(98).randbytes)


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(await copy_migrated_sqlite(tmp_path))
    yield store
    await store.close()


@pytest.fixture
def tables(store: Store, clock: FakeClock) -> Tables:
    return Tables(store, now=clock)


@pytest.fixture
async def session(store: Store, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[BotSession]:
    """Run the real bot; in the end it must have logged no fault of its own."""
    async with connect_bot(store, monkeypatch) as opened:
        yield opened


@pytest.fixture(autouse=True)
def _no_fault_inside(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    faults = [
        one
        for one in caplog.get_records("call")
        if one.exc_info or one.name.startswith("bot.devtools.sandbox")
    ]
    assert [one.getMessage() for one in faults] == []

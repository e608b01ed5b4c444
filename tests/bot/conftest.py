"""A real store and the tables on it."""

import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pytest

from bot.tables.tables import Tables
from data.store import Store
from tests.bot.connected import House, connected
from tests.bot.evening import Watch
from tests.data.databases import database_url, migrated_sqlite

__all__ = ["database_url"]


@pytest.fixture(autouse=True)
def _same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards in every run."""
    monkeypatch.setattr(secrets, "token_bytes", Random(98).randbytes)


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(await migrated_sqlite(tmp_path))
    yield store
    await store.close()


@pytest.fixture
def tables(store: Store, watch: Watch) -> Tables:
    return Tables(store, now=watch)


@pytest.fixture
async def house(store: Store, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """An evening with the real bot, which must have had no fault of its own in the end."""
    async with connected(store, monkeypatch) as opened:
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

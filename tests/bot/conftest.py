"""A real store and the tables on it."""

import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.tables import Tables
from data.store import Store
from tests.bot.evening import Watch
from tests.data.databases import database_url

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
    store = await Store.open(f"sqlite:///{tmp_path}/unspoken.sqlite3")
    yield store
    await store.close()


@pytest.fixture
def tables(store: Store, watch: Watch) -> Tables:
    return Tables(store, now=watch)

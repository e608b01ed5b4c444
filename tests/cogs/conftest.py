"""The bot with all its cogs, connected to nothing."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.client import Unspoken, _cogs
from bot.settings.environment import Settings
from data.store import Store
from tests.bot.conftest import _no_fault_inside, _same_deals, clock, session, store, tables
from tests.data.databases import copy_migrated_sqlite, database_url

__all__ = ["_no_fault_inside", "_same_deals", "clock", "database_url", "session", "store", "tables"]


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Unspoken]:
    store = await Store.open(await copy_migrated_sqlite(tmp_path))
    client = Unspoken(Settings(_env_file=None), store)
    for name in _cogs():
        await client.load_extension(name)
    yield client
    await store.close()

"""The bot with all its cogs, connected to nothing."""

from collections.abc import AsyncIterator

import pytest

from bot.client import Unspoken, _cogs
from bot.settings.environment import Settings
from data.store import Store


@pytest.fixture
async def bot() -> AsyncIterator[Unspoken]:
    store = await Store.open("sqlite://")
    client = Unspoken(Settings(_env_file=None), store)
    for name in _cogs():
        await client.load_extension(name)
    yield client
    await store.close()

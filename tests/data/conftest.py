from collections.abc import AsyncIterator

import pytest

from data.store import Store
from tests.data.databases import database_url, empty_database_url

__all__ = ["database_url", "empty_database_url"]


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    store = await Store.open(database_url)
    yield store
    await store.close()

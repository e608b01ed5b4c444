"""Houses for the tests, checked after each of them."""

from collections.abc import AsyncIterator, Generator, Iterator
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio

from tests.data.databases import database_url, fresh_postgresql
from tests.e2e.house import House, open_house

__all__ = ["database_url"]

_LOG_SHOWN = 6000


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[House]:
    """A house that all evenings of a module share; on PostgreSQL where a test asks for it."""
    folder = tmp_path_factory.mktemp("house")
    async with AsyncExitStack() as stack:
        if getattr(request, "param", "sqlite") == "postgresql":
            url = await stack.enter_async_context(fresh_postgresql())
        else:
            url = f"sqlite+aiosqlite:///{folder}/unspoken.sqlite3"
        yield await stack.enter_async_context(open_house(url, folder))


@pytest.fixture(autouse=True)
def _in_order_afterwards(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing is left wrong on purpose, and neither the bot nor the sandbox had a fault of its own."""
    yield
    inside = [
        one.getMessage() for one in caplog.get_records("call") if one.name.startswith("bot.devtools.sandbox")
    ]
    assert inside == []
    opened = request.node.funcargs.get("house")
    if isinstance(opened, House):
        opened.sandbox.faults.clear()
        opened.bot.check_log()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    opened = getattr(item, "funcargs", {}).get("house")
    if report.failed and isinstance(opened, House):
        report.sections.append(("the bot's log", opened.bot.log[-_LOG_SHOWN:]))
    return report

"""Stacks for the tests, checked after each of them."""

from collections.abc import AsyncIterator, Generator, Iterator
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio

from tests.data.databases import copy_migrated_sqlite, empty_database_url, lend_migrated_postgresql
from tests.e2e.stack import Stack, run_stack
from tests.patience import ANSWER_WITHIN

__all__ = ["empty_database_url"]

_LOG_SHOWN = 6000


@pytest_asyncio.fixture(scope="module", loop_scope="module", params=["sqlite"])
async def stack(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Stack]:
    """A stack that all sessions of a module share; on PostgreSQL where a test asks for it."""
    folder = tmp_path_factory.mktemp("stack")
    async with AsyncExitStack() as exits:
        if request.param == "postgresql":
            url = await exits.enter_async_context(lend_migrated_postgresql())
        else:
            url = await copy_migrated_sqlite(folder)
        yield await exits.enter_async_context(run_stack(url, folder))


@pytest.fixture(autouse=True)
def _in_order_afterwards(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing is left wrong on purpose, and neither the bot nor the sandbox had a fault of its own."""
    yield
    inside = [
        one.getMessage() for one in caplog.get_records("call") if one.name.startswith("bot.devtools.sandbox")
    ]
    assert inside == []
    opened = request.node.funcargs.get("stack")
    if isinstance(opened, Stack):
        opened.sandbox.faults.clear()
        opened.sandbox.answer_within = ANSWER_WITHIN
        opened.bot.check_log()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    opened = getattr(item, "funcargs", {}).get("stack")
    if report.failed and isinstance(opened, Stack):
        report.sections.append(("the bot's log", opened.bot.log[-_LOG_SHOWN:]))
    return report

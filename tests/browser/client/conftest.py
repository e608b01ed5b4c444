"""The page with a small bot behind it, before one browser for all tests of this package."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect
from playwright.async_api import Page as Tab

from bot.devtools.sandbox import Channel, Person, Sandbox
from tests.bot.devtools.sandbox.fixtures import channel_named, sandbox_with_page
from tests.bot.devtools.sandbox.rest_client import RestClient
from tests.browser.chromium import LEFT_OUT, chromium, find_chromium
from tests.browser.client.showcase import COMMANDS
from tests.browser.client.showcase_bot import ShowcaseBot
from tests.browser.play_program import PATIENCE
from tests.patience import ANSWER_WITHIN


@pytest_asyncio.fixture(loop_scope="package")
async def sandbox() -> AsyncIterator[Sandbox]:
    async with sandbox_with_page(Sandbox(), Anna="en-US", Ben="de") as opened:
        opened.answer_within = ANSWER_WITHIN
        yield opened


@pytest.fixture
def table(sandbox: Sandbox) -> Channel:
    return channel_named(sandbox, "table")


@pytest.fixture
def people(sandbox: Sandbox) -> dict[str, Person]:
    return {one.name: one for one in sandbox.people}


@pytest_asyncio.fixture(loop_scope="package")
async def showcase_bot(sandbox: Sandbox) -> AsyncIterator[ShowcaseBot]:
    async with RestClient(sandbox) as rest:
        assert (await rest.commands(*COMMANDS)).status == 200
        made = ShowcaseBot(rest)
        leave = sandbox.subscribe(made.hear)
        yield made
        leave()
        await asyncio.gather(*made.work)


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def browser() -> AsyncIterator[Browser]:
    if find_chromium() is None:
        pytest.skip(LEFT_OUT)
    async with chromium() as started:
        yield started


@pytest_asyncio.fixture(loop_scope="package")
async def tab(browser: Browser) -> AsyncIterator[Tab]:
    tab = await browser.new_page(viewport={"width": 1280, "height": 800}, locale="en-US")
    tab.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    faults: list[str] = []
    tab.on("pageerror", lambda fault: faults.append(str(fault)))
    tab.on("console", lambda line: faults.append(line.text) if line.type == "error" else None)
    yield tab
    await tab.close()
    assert faults == []

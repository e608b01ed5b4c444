"""A page with a small bot behind it, and people who open it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Protocol

import aiohttp
import pytest

from bot.devtools.sandbox import Channel, Person, Sandbox
from tests.bot.devtools.sandbox.fixtures import channel_named, person_named, sandbox_with_page
from tests.bot.devtools.sandbox.page.page_client import PageClient
from tests.bot.devtools.sandbox.sample_bot import SampleBot, run_bot


class Connect(Protocol):
    """Opens the page as a user."""

    def __call__(self, who: str = "", resume: str = "") -> Awaitable[PageClient]:
        """Open it."""


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    closed = Sandbox(granted_intents={"message_content"})
    async with sandbox_with_page(closed, Anna="de", Ben="en-US") as opened:
        yield opened


@pytest.fixture
def table(sandbox: Sandbox) -> Channel:
    return channel_named(sandbox, "table")


@pytest.fixture
def anna(sandbox: Sandbox) -> Person:
    return person_named(sandbox, "Anna")


@pytest.fixture
def ben(sandbox: Sandbox) -> Person:
    return person_named(sandbox, "Ben")


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[SampleBot]:
    async with run_bot(sandbox) as bot:
        yield bot


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as opened:
        yield opened


@pytest.fixture
def connect(sandbox: Sandbox, session: aiohttp.ClientSession) -> Callable[..., Awaitable[PageClient]]:
    async def open_page(who: str = "", resume: str = "") -> PageClient:
        return await PageClient.connect(session, sandbox.url, who, resume)

    return open_page

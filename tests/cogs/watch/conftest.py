"""A watched match in the sandbox: the bot in this process, two players, and one person who does not play."""

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.client import Unspoken
from bot.components import reply
from bot.devtools.sandbox import Channel, Guild, Person, Sandbox
from bot.devtools.sandbox.state.permissions import mask
from data.store import Store
from tests.bot.bot_session import run_bot
from tests.bot.devtools.sandbox.fixtures import anna, ben, guild, table
from tests.cogs.watch.watched_match import WatchedMatch
from tests.data.databases import copy_migrated_sqlite
from tests.patience import ANSWER_WITHIN

__all__ = ["anna", "ben", "guild", "table"]

Wake = Callable[..., Awaitable[Unspoken]]


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(granted_intents={"message_content"}) as opened:
        opened.answer_within = ANSWER_WITHIN
        yield opened


@pytest.fixture
def cleo(guild: Guild) -> Person:
    return guild.add_person("Cleo", permissions=["manage_guild"])


@pytest.fixture
def moderating(guild: Guild) -> None:
    """Let the bot remove messages."""
    role = guild.members[guild.world.bot.id].role
    assert role is not None
    guild.roles[role].permissions |= mask(["manage_messages"])


@pytest.fixture
async def wake(sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Wake]:
    """Start the bot, which logs then if it may read messages; a second start stops it first."""
    monkeypatch.setattr(Route, "BASE", sandbox.api_url)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(sandbox.gateway_url))
    # On a busy machine a reply would be deferred at times.
    monkeypatch.setattr(reply, "DEFER_AFTER", ANSWER_WITHIN)
    address = await copy_migrated_sqlite(tmp_path)
    async with contextlib.AsyncExitStack() as running:

        async def wake(*, hears: bool) -> Unspoken:
            await running.aclose()
            store = await Store.open(address)
            running.push_async_callback(sandbox.bot_gone)
            running.push_async_callback(store.close)
            return await running.enter_async_context(run_bot(sandbox, store, message_content=hears))

        yield wake


@pytest.fixture
async def bot(wake: Wake) -> Unspoken:
    return await wake(hears=True)


@pytest.fixture
async def watched(bot: Unspoken, table: Channel, anna: Person, ben: Person, cleo: Person) -> WatchedMatch:
    watched = WatchedMatch(bot, table, anna, ben, cleo)
    await watched.start()
    return watched

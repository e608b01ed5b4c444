"""The real bot in this process, connected to a sandbox with two users in a channel."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from unittest.mock import AsyncMock

import discord
import pytest
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.client import Unspoken
from bot.components import reply
from bot.devtools.sandbox import Channel, Guild, Message, Person, Sandbox
from bot.devtools.sandbox.page import Page
from bot.devtools.sandbox.rest import ratelimit
from bot.messages import latest
from bot.pictures import Scene, render_png
from bot.pictures.drawing_process import InProcessDrawer
from bot.settings.discord_endpoints import use_endpoints
from bot.settings.environment import Settings
from bot.tables.table import Table
from data.records import UserId
from data.store import Store
from engine.model import Action
from tests.patience import ANSWER_WITHIN
from tests.session import Session

EDIT = "PATCH /channels/{channel}/messages/{message}"
POST = "POST /channels/{channel}/messages"


async def end_match(person: Person, channel: Channel) -> None:
    """End the channel's match as a user who needs no votes, and confirm it."""
    asked = await person.command(channel, "game end")
    assert asked.answer is not None
    (sure,) = (button.custom_id for button in asked.answer.buttons if ":end-sure:" in button.custom_id)
    await person.click(asked.answer, custom_id=sure)


_drawn = lru_cache(maxsize=512)(render_png)


class CachingDrawer(InProcessDrawer):
    """Draws in this process, and keeps pictures for all tests."""

    async def draw(self, scene: Scene) -> bytes:
        """Return a scene as a PNG."""
        return await asyncio.to_thread(_drawn, scene)


@dataclass(eq=False)
class BotSession(Session):
    """Users in a channel with the running bot, which plays on a store in this process."""

    sandbox: Sandbox
    guild: Guild
    bot: Unspoken
    store: Store

    def count(self, request: str) -> int:
        """Count the requests whose method and route begin so."""
        return sum(many for name, many in self.sandbox.stats.requests.items() if name.startswith(request))

    async def quiet(self) -> None:
        """Wait until everything has been shown."""
        await self.bot.finish()
        # The sandbox tells people in the next turn of the loop.
        await asyncio.sleep(0)

    async def press(self, person: Person, message: Message, label: str) -> Message:
        """Press a button by its label, wait until everything is shown, and return the answer."""
        done = await person.click(message, label)
        await self.quiet()
        assert done.answer is not None
        return done.answer

    async def table(self) -> Table:
        return await self.bot.parts.tables.get_in_channel(self.channel.id)

    async def open(self) -> Message:
        """Let Anna open a table that Ben joins."""
        opened = await self.anna.command(self.channel, "game new", game="the-game")
        assert opened.answer is not None
        await self.ben.click(opened.answer, "Join")
        await self.quiet()
        return opened.answer

    async def start(self) -> Message:
        """Start a match and return the table's message; each player has a hand on their screen then."""
        post = await self.open()
        await self.anna.click(post, "Start")
        await self.quiet()
        return post

    async def begin(self) -> Message:
        """Start a match in which Anna has the first turn, and return the table's message."""
        post = await self.start()
        await self.anna.click(self.hand(self.anna), "I start")
        await self.quiet()
        return post

    def find_result(self) -> Message | None:
        """Return the newest message that shows a result."""
        public = (message for message in reversed(self.ben.sees(self.channel)) if not message.ephemeral)
        return next((message for message in public if "Play again" in _labels(message)), None)

    def result(self) -> Message:
        result = self.find_result()
        assert result is not None
        return result

    def find_hand(self, person: Person) -> Message | None:
        return person.ephemeral(self.channel)

    async def act(self, person: Person, action: Action) -> None:
        """Submit an action of a user without an interaction."""
        table = await self.table()
        await self.bot.parts.tables.submit_action(
            table.id, UserId(person.id), action, interaction_id=None, seen_revision=None
        )


def _labels(message: Message) -> set[str]:
    return {str(button.label) for button in message.buttons}


def _always_open(limiter: ratelimit.Limiter, limit: ratelimit.Limit, _major: str) -> tuple[object, float]:
    """Let all requests pass; tests with real time check that limits are kept."""
    del limit
    now = limiter._clock.now()
    return ratelimit._Window(now, 0), now


@contextlib.asynccontextmanager
async def run_bot(
    sandbox: Sandbox, store: Store, *, drawer: InProcessDrawer | None = None, message_content: bool = False
) -> AsyncIterator[Unspoken]:
    """Run a bot in this process by the sandbox's clock, without child processes."""
    bot = Unspoken(Settings(_env_file=None, card_emojis=False, message_content=message_content), store)
    # A child process for each test would take longer than all its pictures.
    bot.parts.picture_cache.drawer = drawer or CachingDrawer()
    bot.parts.tables.now = lambda: datetime.fromtimestamp(sandbox.clock.now(), UTC)
    running = asyncio.create_task(bot.start(sandbox.token))
    try:
        await sandbox.bot_ready()
        yield bot
    finally:
        await asyncio.wait({asyncio.create_task(bot.close())}, timeout=ANSWER_WITHIN)
        await asyncio.wait({running}, timeout=ANSWER_WITHIN)


@contextlib.asynccontextmanager
async def connect_bot(
    store: Store, monkeypatch: pytest.MonkeyPatch, *, with_page: bool = False
) -> AsyncIterator[BotSession]:
    """Connect the bot; what it waits between two edits is shortened, what people wait is not.

    `with_page` serves the sandbox's page, too, for a user in a browser.
    """
    monkeypatch.setattr(latest, "EDIT_INTERVAL", 0.02)
    monkeypatch.setattr(latest, "MAX_BACKOFF", 0.02)
    # On a busy machine a reply would be deferred at times; tests of that set their own time.
    monkeypatch.setattr(reply, "DEFER_AFTER", ANSWER_WITHIN)
    monkeypatch.setattr(ratelimit.Limiter, "_window", _always_open)
    # What commands are called in other languages is tested once; here it would take longer than most tests.
    monkeypatch.setattr(app_commands.CommandTree, "set_translator", AsyncMock())
    base, gateway, cdn = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    before = asyncio.all_tasks()
    sandbox = Sandbox()
    guild = sandbox.add_guild("Game night")
    channel = guild.add_channel("table")
    page = Page(sandbox, channel) if with_page else contextlib.nullcontext()
    async with sandbox, page:
        sandbox.answer_within = ANSWER_WITHIN
        anna, ben = guild.add_person("Anna"), guild.add_person("Ben")
        use_endpoints(sandbox.api_url, sandbox.gateway_url)
        try:
            async with run_bot(sandbox, store) as bot:
                yield BotSession(channel, [anna, ben], sandbox, guild, bot, store)
        finally:
            Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = base, gateway, cdn
    # An answer still under way may hold a connection of the store, which is closed next.
    if unfinished := asyncio.all_tasks() - before:
        await asyncio.wait(unfinished, timeout=0.05)

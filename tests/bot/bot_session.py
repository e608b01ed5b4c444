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
from bot.messages import table_messages
from bot.pictures import Scene, render_png
from bot.pictures.drawing_process import InProcessDrawer
from bot.settings.discord_endpoints import use_endpoints
from bot.settings.environment import Settings
from bot.tables.table import Table
from data.records import UserId
from data.store import Store
from engine.model import Action
from tests.patience import ANSWER_WITHIN

EDIT = "PATCH /channels/{channel}/messages/{message}"
POST = "POST /channels/{channel}/messages"


async def end_match(person: Person, channel: Channel) -> None:
    """End the channel's match as a user who needs no votes, and confirm it."""
    asked = await person.command(channel, "game end")
    assert asked.answer is not None
    (sure,) = (one.custom_id for one in asked.answer.buttons if ":end-sure:" in one.custom_id)
    await person.click(asked.answer, custom_id=sure)


_drawn = lru_cache(maxsize=512)(render_png)


class CachingDrawer(InProcessDrawer):
    """Draws in this process, and keeps pictures for all tests."""

    async def draw(self, scene: Scene) -> bytes:
        """Return a scene as a PNG."""
        return await asyncio.to_thread(_drawn, scene)


@dataclass
class BotSession:
    """The running bot with what a test needs: its sandbox, two users in a channel, and the store."""

    sandbox: Sandbox
    guild: Guild
    channel: Channel
    anna: Person
    ben: Person
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
        public = [one for one in self.ben.sees(self.channel) if not one.ephemeral]
        shown = (one for one in reversed(public) if "Play again" in {button.label for button in one.buttons})
        return next(shown, None)

    def result(self) -> Message:
        result = self.find_result()
        assert result is not None
        return result

    def hand(self, person: Person) -> Message:
        """Return the hand on a user's screen."""
        hand = person.ephemeral(self.channel)
        assert hand is not None
        return hand

    async def act(self, person: Person, action: Action) -> None:
        """Submit an action of a user without an interaction."""
        table = await self.table()
        await self.bot.parts.tables.submit_action(
            table.id, UserId(person.id), action, interaction_id=None, seen_revision=None
        )


def _always_open(limiter: ratelimit.Limiter, limit: ratelimit.Limit, _major: str) -> tuple[object, float]:
    """Let all requests pass; tests with real time check that limits are kept."""
    del limit
    now = limiter._clock.now()
    return ratelimit._Window(now, 0), now


@contextlib.asynccontextmanager
async def connect_bot(
    store: Store, monkeypatch: pytest.MonkeyPatch, *, with_page: bool = False
) -> AsyncIterator[BotSession]:
    """Connect the bot; what it waits between two edits is shortened, what people wait is not.

    `with_page` serves the sandbox's page, too, for a user in a browser.
    """
    monkeypatch.setattr(table_messages, "EDIT_INTERVAL", 0.02)
    monkeypatch.setattr(table_messages, "_MAX_BACKOFF", 0.02)
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
        bot = Unspoken(Settings(_env_file=None, card_emojis=False), store)
        # A child process for each test would take longer than all its pictures.
        bot.parts.picture_cache.drawer = CachingDrawer()
        bot.parts.tables.now = lambda: datetime.fromtimestamp(sandbox.clock.now(), UTC)
        running = asyncio.create_task(bot.start(sandbox.token))
        try:
            await sandbox.bot_ready()
            yield BotSession(sandbox, guild, channel, anna, ben, bot, store)
        finally:
            await asyncio.wait({asyncio.create_task(bot.close())}, timeout=ANSWER_WITHIN)
            await asyncio.wait({running}, timeout=ANSWER_WITHIN)
            Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = base, gateway, cdn
    # An answer still under way may hold a connection of the store, which is closed next.
    if left := asyncio.all_tasks() - before:
        await asyncio.wait(left, timeout=0.05)

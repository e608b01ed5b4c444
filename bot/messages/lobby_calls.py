"""Calls those who asked for it when a table opens on their server."""

import asyncio
import logging
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.components.discord_faults import DISCORD_FAULTS
from bot.components.message_files import MAX_PINGS, allowed_mentions
from bot.messages.appearance import Appearance
from bot.process.background_tasks import BackgroundTasks
from bot.renderers.lobby_calls import render_lobby_call
from bot.settings.guild_settings import GuildSettingsCache
from bot.settings.preferences import PreferencesCache
from bot.tables.table import Table
from bot.tables.tables import Tables
from data.errors import StoreError
from data.records import GuildId, UserId

log = logging.getLogger(__name__)

CALL_AGAIN_AFTER: Final = timedelta(minutes=10)
"""How long a person is not called again."""
TONIGHT_ENDS_AT: Final = 6
"""The hour on a server's clocks at which a request for tonight ends."""


class LobbyCalls:
    """Keeps the requests to be called, and calls."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        guild_settings: GuildSettingsCache,
        preferences: PreferencesCache,
        appearance: Appearance,
    ) -> None:
        self._client = client
        self._tables = tables
        self._requests = tables.store.call_requests
        self._guild_settings = guild_settings
        self._preferences = preferences
        self._appearance = appearance
        self._background = BackgroundTasks()
        self._one_at_a_time = asyncio.Lock()
        """Tables may open together, and nobody is called to both."""

    async def request(self, user: UserId, guild: GuildId, *, lasts: bool) -> datetime | None:
        """Store that a person wants to be called; return until when, `None` if it lasts.

        Raises:
            DatabaseRefused: if it could not be stored.
        """
        until = None if lasts else self._find_end_of_night(guild)
        await self._requests.save(user, guild, until)
        return until

    async def withdraw(self, user: UserId, guild: GuildId) -> None:
        """Store that a person does not want to be called any more.

        Raises:
            DatabaseRefused: if it could not be stored.
        """
        await self._requests.delete(user, guild)

    def call_in_background(self, table: Table) -> None:
        """Call people to a lobby that was opened, if it has room and waits for people."""
        if len(table.record.seated) < table.max_players and table.deals_at is None:
            self._background.start(self._try_call(table))

    async def wait_until_idle(self) -> None:
        """Wait until everybody is called."""
        await self._background.wait()

    async def _try_call(self, table: Table) -> None:
        try:
            await self._call(table)
        except StoreError as fault:
            log.warning("match %s: nobody is called: %s", table.id, type(fault).__name__)
        except DISCORD_FAULTS as fault:
            log.info("match %s: nobody can be called: %s", table.id, type(fault).__name__)

    async def _call(self, table: Table) -> None:
        async with self._one_at_a_time:
            users = await self._choose(table, self._tables.now())
            # Stored first: a lost call is better than a second one.
            await self._requests.record_calls(table.record.guild, users, self._tables.now())
        channel = self._client.get_partial_messageable(table.record.channel, guild_id=table.record.guild)
        words = self._appearance.public_words(table)
        for start in range(0, len(users), MAX_PINGS):
            layout = render_lobby_call(table.ruleset.slug, users[start : start + MAX_PINGS], words)
            await channel.send(view=layout.as_view(), allowed_mentions=allowed_mentions(layout))

    async def _choose(self, table: Table, now: datetime) -> Sequence[UserId]:
        """Choose who is called: nobody in quiet hours, and nobody who sits at a table or is invited."""
        guild = table.record.guild
        await self._requests.delete_ended(now)
        settings = self._guild_settings.get(guild)
        quiet = settings.table.quiet
        if quiet is not None and quiet.covers(now.astimezone(settings.clocks)):
            return ()
        due = await self._requests.list_due(guild, now - CALL_AGAIN_AFTER)
        return [user for user in due if await self._may_call(user, table.invited, now)]

    async def _may_call(self, user: UserId, invited: Collection[UserId], now: datetime) -> bool:
        preferred = await self._preferences.get(user)
        quiet = preferred.quiet
        if user in invited or (quiet is not None and quiet.covers(now.astimezone(preferred.quiet_clocks))):
            return False
        return not await self._tables.store.people.list_seated_matches(user)

    def _find_end_of_night(self, guild: GuildId) -> datetime:
        local = self._tables.now().astimezone(self._guild_settings.get(guild).clocks)
        end = local.replace(hour=TONIGHT_ENDS_AT, minute=0, second=0, microsecond=0)
        return end if local < end else end + timedelta(days=1)

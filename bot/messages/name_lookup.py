"""Looks up the names of players who sat down before this process was started."""

import asyncio
import logging
from collections.abc import Callable

import aiohttp
import discord

from bot.background_tasks import BackgroundTasks
from bot.renderers.names import MemberNames
from bot.tables.table import Table
from data.records import UserId

log = logging.getLogger(__name__)


class NameLookup:
    """Asks Discord for missing names, so that pictures need not show seat numbers instead."""

    def __init__(
        self, client: discord.Client, member_names: MemberNames, on_found: Callable[[Table], None]
    ) -> None:
        """Call `on_found` when names of a table's players have been found."""
        self._client = client
        self._member_names = member_names
        self._on_found = on_found
        self._asked: set[tuple[int, UserId]] = set()
        """Server and user of every request: Discord is asked once, even if it does not know the member."""
        self._tasks = BackgroundTasks()
        self._one_at_a_time = asyncio.Lock()
        """Keeps most of the rate limit for replies to players."""

    def look_up(self, table: Table) -> None:
        """Ask, in the background, for the name of every player at a table who has none yet."""
        guild = table.record.guild
        nameless = [
            user
            for user in table.people
            if not self._member_names.knows(guild, user) and (guild, user) not in self._asked
        ]
        if nameless:
            self._asked.update((guild, user) for user in nameless)
            self._tasks.start(self._ask(table, nameless))

    async def wait_until_idle(self) -> None:
        """Wait until no request is under way."""
        await self._tasks.wait()

    def forget_user(self, user: int) -> None:
        """Drop the name of a deleted user, even if it is on its way."""
        self._asked = {key for key in self._asked if key[1] != user}

    async def _ask(self, table: Table, nameless: list[UserId]) -> None:
        guild = self._client.get_guild(table.record.guild)
        if guild is None:
            return
        for user in nameless:
            try:
                async with self._one_at_a_time:
                    member = await guild.fetch_member(user)
            except (discord.HTTPException, aiohttp.ClientError, OSError) as fault:
                log.info("match %s: a player's name is not known: %s", table.id, type(fault).__name__)
                continue
            if (guild.id, user) in self._asked:
                self._member_names.learn(guild.id, user, member.display_name)
        if any(self._member_names.knows(guild.id, user) for user in nameless):
            self._on_found(table)

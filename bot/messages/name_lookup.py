"""Strangers: people at a table whom this process has not met, since it was started after they sat down."""

import asyncio
import logging
from collections.abc import Callable

import aiohttp
import discord

from bot.renderers.names import MemberNames
from bot.tables.table import Table
from data.records import UserId

log = logging.getLogger(__name__)


class NameLookup:
    """Asks Discord what people are called, so that a picture need not call them by their seat."""

    def __init__(
        self, client: discord.Client, member_names: MemberNames, on_learned: Callable[[Table], None]
    ) -> None:
        """Know nobody yet; `on_learned` is called when some of a table's unknown have a name."""
        self._client = client
        self._member_names = member_names
        self._on_learned = on_learned
        self._asked: set[tuple[int, UserId]] = set()
        """About whom Discord has been asked, on which server: once is enough, also where it does not know."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Lock()
        """Answers to people's clicks go first."""

    def look_up(self, table: Table) -> None:
        """Ask about everybody at a table who has no name yet; nobody waits for it."""
        guild = table.record.guild
        unknown = [
            user
            for user in table.people
            if not self._member_names.knows(guild, user) and (guild, user) not in self._asked
        ]
        if unknown:
            self._asked.update((guild, user) for user in unknown)
            task = asyncio.get_running_loop().create_task(self._ask(table, unknown))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def wait_until_idle(self) -> None:
        """Wait until nobody is being asked about."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def forget_user(self, user: int) -> None:
        """Keep no name that is on its way, of somebody whose data was deleted."""
        self._asked = {key for key in self._asked if key[1] != user}

    async def _ask(self, table: Table, unknown: list[UserId]) -> None:
        server = self._client.get_guild(table.record.guild)
        if server is None:
            return
        for user in unknown:
            try:
                async with self._one_at_a_time:
                    member = await server.fetch_member(user)
            except (discord.HTTPException, aiohttp.ClientError, OSError) as fault:
                log.info("match %s: somebody stays without a name: %s", table.id, type(fault).__name__)
                continue
            if (server.id, user) in self._asked:
                self._member_names.learn(server.id, user, member.display_name)
        if any(self._member_names.knows(server.id, user) for user in unknown):
            self._on_learned(table)

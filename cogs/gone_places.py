"""Ends the tables, and cancels the nights, whose channel, thread or server is gone."""

import logging

import discord
from discord.ext import commands

from bot.client import Unspoken
from bot.tables.refusals import NoTableHere
from data.errors import StoreError
from data.records import GuildId
from engine.refusals import Refusal

log = logging.getLogger(__name__)


class GonePlaces(commands.Cog):
    """Hears that a place is gone; nobody can be told there, but its people are free for other tables."""

    def __init__(self, bot: Unspoken) -> None:
        """Keep the bot that the cog is loaded into."""
        self.bot = bot
        self.parts = bot.parts

    @commands.Cog.listener("on_guild_channel_delete")
    async def end_in_channel(self, channel: discord.abc.GuildChannel) -> None:
        """End the table and nights of a channel; those of its threads follow with events of their own."""
        await self._end_table_in(channel.id)
        await self._cancel_nights_in(channel.guild.id, channel.id)

    @commands.Cog.listener("on_raw_thread_delete")
    async def end_in_thread(self, payload: discord.RawThreadDeleteEvent) -> None:
        """End the table and nights of a thread."""
        await self._end_table_in(payload.thread_id)
        await self._cancel_nights_in(payload.guild_id, payload.thread_id)

    @commands.Cog.listener("on_guild_remove")
    async def end_on_server(self, guild: discord.Guild) -> None:
        """End all tables of a server that the bot was removed from."""
        try:
            live = await self.parts.store.list_live_matches()
        except StoreError as fault:
            log.warning("server %s: its tables stay: %s", guild.id, type(fault).__name__)
            return
        for record in live:
            if record.guild == guild.id:
                await self._end(record.id)

    async def _end_table_in(self, channel: int) -> None:
        if not self.parts.tables.has_table(channel):
            return
        try:
            table = await self.parts.tables.get_in_channel(channel)
        except NoTableHere:
            return
        except Refusal as refusal:
            log.info("channel %s: its table stays: %s", channel, refusal.code)
            return
        await self._end(table.id)

    async def _cancel_nights_in(self, guild: int, channel: int) -> None:
        try:
            for night in await self.parts.nights.list_current(GuildId(guild)):
                if night.channel == channel:
                    await self.parts.nights.cancel(night, series=True)
        except Refusal as refusal:
            log.info("channel %s: its nights stay: %s", channel, refusal.code)

    async def _end(self, match: int) -> None:
        try:
            await self.parts.tables.abandon(match)
        except Refusal as refusal:
            log.info("match %s stays, though its place is gone: %s", match, refusal.code)


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(GonePlaces(bot))

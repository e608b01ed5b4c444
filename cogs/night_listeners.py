"""Keeps nights in step with what others do in Discord: deleted channels, changed and deleted events."""

import contextlib
import logging
from collections.abc import Iterator
from dataclasses import replace
from typing import Final
from zoneinfo import ZoneInfo

import discord
from discord.ext import commands

from bot.client import Unspoken
from bot.nights.game_nights import clean_title
from bot.nights.times import to_local
from data.nights.nights import NightPlace
from data.nights.records import NightState
from data.records import GuildId
from engine.refusals import Refusal

log = logging.getLogger(__name__)

_GONE: Final = frozenset({discord.EventStatus.canceled, discord.EventStatus.completed})


class NightListeners(commands.Cog):
    """Hears what becomes of the channels and the scheduled events of nights."""

    def __init__(self, bot: Unspoken) -> None:
        """Keep the bot that the cog is loaded into."""
        self.bot = bot
        self.parts = bot.parts

    @commands.Cog.listener("on_guild_channel_delete")
    async def cancel_nights_in(self, channel: discord.abc.GuildChannel) -> None:
        """Cancel the nights of a channel that was deleted."""
        await self._cancel_in(channel.guild.id, channel.id)

    @commands.Cog.listener("on_raw_thread_delete")
    async def cancel_nights_in_thread(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Cancel the nights of a thread that was deleted."""
        await self._cancel_in(payload.guild_id, payload.thread_id)

    @commands.Cog.listener("on_scheduled_event_update")
    async def adopt_event(self, before: discord.ScheduledEvent, after: discord.ScheduledEvent) -> None:
        """Take over a new name or time that somebody gave a night's event, and let a cancelled one go."""
        if after.status in _GONE:
            await self._drop_event(after)
            return
        if (before.name, before.start_time) == (after.name, after.start_time):
            return
        with self._suppress_refusals(after.guild_id):
            night = await self.parts.nights.find_by_event(after.id)
            if night is None or night.state is not NightState.PLANNED:
                return
            plan = replace(night.plan, title=clean_title(after.name) or night.plan.title)
            if after.start_time != plan.starts and after.start_time > self.parts.nights.now():
                local = to_local(after.start_time, ZoneInfo(plan.zone))
                plan = replace(plan, local_start=local, starts=after.start_time)
            if plan != night.plan:
                place = NightPlace(night.guild, night.channel, night.host, night.locale)
                draft = await self.parts.nights.draft(place, plan, changes=night.id)
                await self.parts.nights.confirm(draft)

    @commands.Cog.listener("on_scheduled_event_delete")
    async def forget_event(self, event: discord.ScheduledEvent) -> None:
        """Let a deleted event go; its night takes place all the same."""
        await self._drop_event(event)

    async def _drop_event(self, event: discord.ScheduledEvent) -> None:
        with self._suppress_refusals(event.guild_id):
            night = await self.parts.nights.find_by_event(event.id)
            if night is not None:
                await self.parts.nights.set_event(night.id, None)

    async def _cancel_in(self, guild: int, channel: int) -> None:
        with self._suppress_refusals(guild):
            for night in await self.parts.nights.list_current(GuildId(guild)):
                if night.channel == channel:
                    await self.parts.nights.cancel(night, series=True)

    @contextlib.contextmanager
    def _suppress_refusals(self, guild: int) -> Iterator[None]:
        """Log a refusal: nobody asked for what happens here, so nobody can be told."""
        try:
            yield
        except Refusal as refusal:
            log.info("guild %s: a night was not changed: %s", guild, refusal.code)


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(NightListeners(bot))

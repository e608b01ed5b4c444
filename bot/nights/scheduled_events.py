"""Keeps Discord's scheduled event of each game night in step with the night, both ways."""

import logging
from dataclasses import replace
from datetime import timedelta
from typing import Final

import discord

from bot.messages.appearance import Appearance
from bot.nights.game_nights import GameNights, clean_title
from bot.nights.pages.night import link_to_message
from bot.nights.times import find_clocks, to_local
from data.nights.records import OVER, UNDER_WAY, EventFacts, NightPlan, NightRecord, NightState
from data.records import UserId

log = logging.getLogger(__name__)

GONE: Final = frozenset({discord.EventStatus.canceled, discord.EventStatus.completed})
"""The states of events that are over."""
LENGTH: Final = timedelta(hours=4)
"""How long an event lasts that is in no voice channel: Discord demands an end."""
MAX_INTERESTED: Final = 500
"""The number of interested people that are read."""
_INTEREST_PERIOD: Final = timedelta(days=14)


class NightEvents:
    """The scheduled events of nights; without the permission for them, nights have none."""

    def __init__(self, client: discord.Client, nights: GameNights, appearance: Appearance) -> None:
        self._client = client
        self._nights = nights
        self._appearance = appearance

    async def update(self, night: NightRecord, *, may_create: bool) -> None:
        """Make, change, start or end the event of a night; whatever Discord refuses is left alone."""
        guild = self._client.get_guild(night.guild)
        if guild is None:
            return
        event = None if night.event is None else guild.get_scheduled_event(night.event)
        is_planned = night.state is NightState.PLANNED
        try:
            if event is not None and is_planned:
                await self._change(event, night)
                facts = EventFacts(night.plan.title, night.plan.starts)
                if night.event_facts != facts:
                    await self._nights.set_event(night.id, event.id, facts)
            elif event is not None:
                await self._follow_state(event, night)
            elif is_planned and may_create and night.event is None:
                await self._create(guild, night)
        except discord.HTTPException as fault:
            log.info("night %s: its event was refused: %s %s", night.id, fault.status, fault.code)
        except discord.RateLimited as fault:
            log.info("night %s: its event can be changed in %.0f s", night.id, fault.retry_after)

    async def adopt(self, night: NightRecord, event: discord.ScheduledEvent) -> None:
        """Give a planned night the name and the time that somebody gave its event in Discord.

        Raises:
            NightGone, NightBegun, DatabaseRefused: the night cannot be changed.
        """
        plan = replace(night.plan, title=clean_title(event.name) or night.plan.title)
        if event.start_time != plan.starts and event.start_time > self._nights.now():
            local = to_local(event.start_time, find_clocks(plan))
            plan = replace(plan, local_start=local, starts=event.start_time)
        if plan != night.plan:
            # Discord shows one event, not the series.
            await self._nights.change_plan(night, plan, only_this=True)

    async def catch_up(self, night: NightRecord) -> None:
        """Take over what became of a planned night's event while the bot was away.

        Raises:
            discord.HTTPException: if Discord does not answer.
        """
        guild = self._client.get_guild(night.guild)
        if guild is None or night.event is None or night.state is not NightState.PLANNED:
            return
        event = guild.get_scheduled_event(night.event)
        if event is None:
            try:
                event = await guild.fetch_scheduled_event(night.event, with_counts=False)
            except discord.NotFound:
                await self._nights.set_event(night.id, None)
                return
        if event.status in GONE:
            await self._nights.set_event(night.id, None)
        elif _read_facts(event) != night.event_facts:
            await self.adopt(night, event)
        else:
            await self.update(night, may_create=False)

    async def read_interest(self, night: NightRecord) -> None:
        """Take those who are interested in the event as "maybe", and drop those who no longer are.

        Raises:
            discord.HTTPException: if Discord does not answer.
        """
        soon = night.plan.starts - self._nights.now() < _INTEREST_PERIOD
        if night.state is not NightState.PLANNED or night.event is None or not soon:
            return
        guild = self._client.get_guild(night.guild)
        event = None if guild is None else guild.get_scheduled_event(night.event)
        if event is not None:
            users = [UserId(user.id) async for user in event.users(limit=MAX_INTERESTED) if not user.bot]
            await self._nights.set_interested(night, users)

    async def _create(self, guild: discord.Guild, night: NightRecord) -> None:
        if night.plan.starts <= self._nights.now() or not guild.me.guild_permissions.create_events:
            return
        event = self._find_own(guild, night)
        if event is None:
            voice = self._voice(guild, night)
            try:
                event = await self._send(guild, night, voice)
            except discord.HTTPException:
                if voice is None:
                    raise
                # The bot may not enter the voice channel; the event then is in the text channel.
                event = await self._send(guild, night, None)
        await self._nights.set_event(night.id, event.id, EventFacts(night.plan.title, night.plan.starts))

    def _find_own(self, guild: discord.Guild, night: NightRecord) -> discord.ScheduledEvent | None:
        """Find the event that was made for a night, but not stored before the process ended."""
        own = None if self._client.user is None else self._client.user.id
        return next(
            (
                event
                for event in guild.scheduled_events
                if event.creator_id == own
                and event.status is discord.EventStatus.scheduled
                and (event.name, event.start_time) == (night.plan.title, night.plan.starts)
            ),
            None,
        )

    async def _send(
        self, guild: discord.Guild, night: NightRecord, voice: discord.VoiceChannel | None
    ) -> discord.ScheduledEvent:
        plan, description = night.plan, self._describe(night)
        if voice is not None:
            return await guild.create_scheduled_event(
                name=plan.title,
                start_time=plan.starts,
                channel=voice,
                entity_type=discord.EntityType.voice,
                privacy_level=discord.PrivacyLevel.guild_only,
                description=description,
            )
        return await guild.create_scheduled_event(
            name=plan.title,
            start_time=plan.starts,
            end_time=plan.starts + LENGTH,
            location=link_to_message(night),
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            description=description,
        )

    async def _change(self, event: discord.ScheduledEvent, night: NightRecord) -> None:
        """Bring a scheduled event in line with its night, unless it is so already."""
        plan, voice = night.plan, self._voice(event.guild, night)
        if event.status is not discord.EventStatus.scheduled or _is_up_to_date(event, plan, voice):
            return
        if voice is not None:
            await event.edit(
                name=plan.title,
                start_time=plan.starts,
                channel=voice,
                entity_type=discord.EntityType.voice,
            )
        elif plan.voice is None or event.entity_type is discord.EntityType.external:
            await event.edit(
                name=plan.title,
                start_time=plan.starts,
                end_time=plan.starts + LENGTH,
                location=event.location or link_to_message(night),
                entity_type=discord.EntityType.external,
            )
        else:
            await event.edit(name=plan.title, start_time=plan.starts)

    async def _follow_state(self, event: discord.ScheduledEvent, night: NightRecord) -> None:
        scheduled = event.status is discord.EventStatus.scheduled
        if night.state in UNDER_WAY and scheduled:
            await event.start()
        elif night.state in OVER and scheduled:
            await event.cancel()
        elif night.state in OVER and event.status is discord.EventStatus.active:
            await event.end()

    def _voice(self, guild: discord.Guild | None, night: NightRecord) -> discord.VoiceChannel | None:
        channel = None if guild is None or night.plan.voice is None else guild.get_channel(night.plan.voice)
        return channel if isinstance(channel, discord.VoiceChannel) else None

    def _describe(self, night: NightRecord) -> str:
        words = self._appearance.words_for_everyone(night.guild, night.locale)
        return words("night-event", link=link_to_message(night))


def _read_facts(event: discord.ScheduledEvent) -> EventFacts:
    return EventFacts(event.name, event.start_time)


def _is_up_to_date(
    event: discord.ScheduledEvent, plan: NightPlan, voice: discord.VoiceChannel | None
) -> bool:
    """Return True if an event has a plan's title, place and, to the second, its time."""
    if plan.voice is None and event.entity_type is not discord.EntityType.external:
        return False
    if voice is not None and event.channel_id != voice.id:
        return False
    return event.name == plan.title and int(event.start_time.timestamp()) == int(plan.starts.timestamp())

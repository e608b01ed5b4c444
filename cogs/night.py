"""/night: planning, changing, cancelling and handing over game nights, and their scheduled events."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import replace
from typing import Final
from zoneinfo import ZoneInfo

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.components.layout import MAX_OPTIONS, Block, Button, CustomId
from bot.interactions.button_router import on_button
from bot.interactions.command_builder import MAX_CHOICES
from bot.interactions.context import InteractionContext
from bot.lobby.open_table import demand_permissions
from bot.nights.game_nights import MAX_PLACES, MAX_TITLE_LENGTH, clean_title, require_host
from bot.nights.pages.night import describe_start, render_cancel_question, render_draft
from bot.nights.refusals import BotCannotHost, DraftGone, NoNightHere, NothingToChange
from bot.nights.scheduled_events import GONE
from bot.nights.time_options import TimeOption, complete_time, read_time
from bot.nights.time_text.readings import Start, read_starts
from bot.nights.times import choose_rhythm, find_clocks, to_moment
from bot.nights.zones import find_zones
from bot.renderers.names import quote_text
from bot.renderers.settings import render_zone_form, render_zone_menu
from bot.words.commands import localise
from bot.words.foreign_text import isolate
from bot.words.words import languages
from data.errors import NightGone, NightRefusal
from data.nights.nights import NightPlace
from data.nights.records import OVER, Answer, NightId, NightPlan, NightRecord, NightState, PollId, Repeats
from data.records import ChannelId, UserId
from engine.refusals import Refusal

log = logging.getLogger(__name__)

_MAX_CHOICE_LENGTH: Final = 100
_REPEATS: Final = [
    app_commands.Choice(name=localise(f"choice-repeats-{value}"), value=value.value)
    for value in (
        Repeats.WEEKLY,
        Repeats.FORTNIGHTLY,
        Repeats.MONTHLY,
        Repeats.MONTHLY_LAST,
        Repeats.ONCE,
    )
]


class Night(commands.Cog):
    """Plans, changes, cancels and hands over nights."""

    group = app_commands.Group(name="night", description=localise("command-night"), guild_only=True)

    def __init__(self, bot: Unspoken) -> None:
        """Keep the bot that the cog is loaded into."""
        self.bot = bot
        self.parts = bot.parts

    async def cog_load(self) -> None:
        """Register the buttons."""
        self.parts.button_router.add_from(self, None)

    # Commands

    @group.command(name="plan", description=localise("command-night-plan"))
    @app_commands.describe(
        when=localise("option-when"),
        title=localise("option-title"),
        voice=localise("option-voice"),
        repeats=localise("option-repeats"),
        places=localise("option-places"),
    )
    @app_commands.choices(repeats=_REPEATS)
    async def plan(
        self,
        interaction: discord.Interaction[Unspoken],
        *,
        when: TimeOption,
        title: app_commands.Range[str, 1, MAX_TITLE_LENGTH] | None = None,
        voice: discord.VoiceChannel | None = None,
        repeats: str | None = None,
        places: app_commands.Range[int, 2, MAX_PLACES] | None = None,
    ) -> None:
        """Ask the host whether the time was read as it was meant."""
        context = self.bot.context_of(interaction)
        demand_permissions(interaction)
        zone = self._zone(context)
        start, *others = await self._read(when, zone, context)
        plan = NightPlan(
            title=clean_title(title) or context.guild_words("night-default-title"),
            local_start=start.local,
            zone=zone.key,
            starts=start.moment,
            repeats=choose_rhythm(Repeats(repeats or Repeats.ONCE), start.local),
            voice=None if voice is None else ChannelId(voice.id),
            places=places,
        )
        draft = await self.parts.nights.draft(self._place(context), plan)
        await self._ask(context, draft, others)

    @group.command(name="change", description=localise("command-night-change"))
    @app_commands.describe(
        night=localise("option-night"),
        when=localise("option-when"),
        title=localise("option-title"),
        voice=localise("option-voice"),
        without_voice=localise("option-without-voice"),
        repeats=localise("option-repeats"),
        places=localise("option-changed-places"),
    )
    @app_commands.choices(repeats=_REPEATS)
    async def change(
        self,
        interaction: discord.Interaction[Unspoken],
        *,
        night: int | None = None,
        when: TimeOption | None = None,
        title: app_commands.Range[str, 1, MAX_TITLE_LENGTH] | None = None,
        voice: discord.VoiceChannel | None = None,
        without_voice: bool = False,
        repeats: str | None = None,
        places: app_commands.Range[int, 0, MAX_PLACES] | None = None,
    ) -> None:
        """Ask the host whether the changed night is right."""
        context = self.bot.context_of(interaction)
        record = await self._find_own(context, night)
        plan, others = record.plan, list[Start]()
        if when is not None:
            zone = self._zone(context)
            start, *others = await self._read(when, zone, context)
            plan = replace(plan, local_start=start.local, zone=zone.key, starts=start.moment)
        if title is not None:
            plan = replace(plan, title=clean_title(title) or plan.title)
        if voice is not None:
            plan = replace(plan, voice=ChannelId(voice.id))
        elif without_voice:
            plan = replace(plan, voice=None)
        if repeats is not None:
            plan = replace(plan, repeats=Repeats(repeats))
        plan = replace(plan, repeats=choose_rhythm(plan.repeats, plan.local_start))
        if places is not None:
            plan = replace(plan, places=places or None)
        if plan == record.plan:
            raise NothingToChange
        draft = await self.parts.nights.draft(self._place(context), plan, changes=record.id)
        await self._ask(context, draft, others)

    @group.command(name="cancel", description=localise("command-night-cancel"))
    @app_commands.describe(night=localise("option-night"))
    async def cancel(self, interaction: discord.Interaction[Unspoken], *, night: int | None = None) -> None:
        """Ask which nights are to be cancelled."""
        context = self.bot.context_of(interaction)
        record = await self._find_own(context, night)
        await context.reply.show(render_cancel_question(record, context.words))

    @group.command(name="host", description=localise("command-night-host"))
    @app_commands.describe(person=localise("option-new-host"), night=localise("option-night"))
    async def host(
        self,
        interaction: discord.Interaction[Unspoken],
        *,
        person: discord.Member,
        night: int | None = None,
    ) -> None:
        """Hand a night over to another host."""
        context = self.bot.context_of(interaction)
        record = await self._find_own(context, night)
        if person.bot:
            raise BotCannotHost
        await self.parts.nights.set_host(record.id, UserId(person.id))
        await context.reply_sentence("night-handed-over", name=f"<@{person.id}>")

    @plan.autocomplete("when")
    @change.autocomplete("when")
    async def complete_when(
        self, interaction: discord.Interaction[Unspoken], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Complete with what the text can mean, or with the coming evenings: each an exact time."""
        context = self.bot.context_of(interaction)
        return await complete_time(typed, self._zone(context), context, self.parts.nights)

    @change.autocomplete("night")
    @cancel.autocomplete("night")
    @host.autocomplete("night")
    async def complete_night(
        self, interaction: discord.Interaction[Unspoken], typed: str
    ) -> list[app_commands.Choice[int]]:
        """Complete with the server's nights, soonest first."""
        context = self.bot.context_of(interaction)
        try:
            nights = await self.parts.nights.list_current(context.guild)
        except Refusal:
            return []
        choices = [
            app_commands.Choice(name=_name_night(night, context.words.language), value=int(night.id))
            for night in nights
        ]
        part = typed.strip().casefold()
        return [choice for choice in choices if part in choice.name.casefold()][:MAX_CHOICES]

    # Buttons

    @on_button("night-post")
    async def press_post(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Post the planned night, or change the night that the draft changes."""
        draft = await self._get_draft(context, custom_id)
        if draft.state is NightState.DRAFT:
            poll = PollId(custom_id.revision) if custom_id.revision else None
            async with self._drop_if_refused(context, draft):
                if draft.changes is not None:
                    changed = await self.parts.nights.get(draft.changes, context.guild)
                    require_host(changed, context.user, manages=context.manages_nights)
                demand_permissions(context.interaction)
                await self.parts.nights.confirm(draft, only_this=custom_id.argument == "one", poll=poll)
            if draft.changes is None:
                await self.parts.nights.answer(draft.id, context.user, Answer.IN)
            if poll is not None:
                self.parts.polls.refresh(poll)
        if draft.changes is not None:
            await context.reply_sentence("night-changed")
            return
        lacks = not context.interaction.app_permissions.create_events
        await context.reply_sentence("night-posted-without-event" if lacks else "night-posted")

    @on_button("night-read")
    async def press_read(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Take one of the times that the text could mean, and ask whether all is right."""
        draft = await self._get_draft(context, custom_id)
        zone = ZoneInfo(draft.plan.zone)
        (start,) = read_starts(f"<t:{custom_id.argument}>", zone, (), self.parts.nights.now())
        plan = replace(draft.plan, local_start=start.local, starts=start.moment)
        chosen = await self.parts.nights.draft(self._place(context), plan, changes=draft.changes)
        await self._ask(context, chosen)

    @on_button("night-zone")
    async def press_zone(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Ask for the server's time zone, set the one that is meant, and read the night's time in it."""
        context.demand_guild_manager()
        draft = await self._get_draft(context, custom_id)
        typed = custom_id.argument
        if not typed:
            await context.reply.ask(render_zone_form(_zone_id(draft), context.words))
            return
        zones = await asyncio.to_thread(
            find_zones, typed, (context.words.language, *languages()), MAX_OPTIONS
        )
        if len(zones) == 1:
            (zone,) = zones
            await self.parts.guild_settings.change(
                context.guild, lambda settings: settings.model_copy(update={"timezone": zone})
            )
            plan = replace(
                draft.plan, zone=zone, starts=to_moment(draft.plan.local_start, self._zone(context))
            )
            draft = await self.parts.nights.draft(self._place(context), plan, changes=draft.changes)
        await self._ask(context, draft, zones=zones, typed=typed)

    @on_button("night-drop")
    async def press_drop(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Post nothing, and keep nothing."""
        night = NightId(custom_id.match)
        await self.parts.store.nights.drop_draft(night, context.guild, context.user)
        await context.reply_sentence("night-dropped")

    @on_button("night-cancel")
    async def press_cancel(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Cancel one night, or the whole series."""
        night = await self.parts.nights.get(NightId(custom_id.match), context.guild)
        require_host(night, context.user, manages=context.manages_nights)
        series = custom_id.argument == "all"
        await self.parts.nights.cancel(night, series=series)
        goes_on = night.plan.is_series and not series
        await context.reply_sentence("night-cancelled", more="yes" if goes_on else "no")

    @on_button("night-keep")
    async def press_keep(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Cancel nothing."""
        del custom_id
        await context.reply_sentence("night-kept")

    # Scheduled events

    @commands.Cog.listener("on_scheduled_event_update")
    async def adopt_event(self, before: discord.ScheduledEvent, after: discord.ScheduledEvent) -> None:
        """Take over a new name or time that somebody gave a night's event, and let a cancelled one go."""
        if after.status in GONE:
            await self._drop_event(after)
            return
        if (before.name, before.start_time) == (after.name, after.start_time):
            return
        with self._suppress_refusals(after.guild_id):
            night = await self.parts.nights.find_by_event(after.id)
            if night is not None and night.state is NightState.PLANNED:
                await self.parts.night_events.adopt(night, after)

    @commands.Cog.listener("on_scheduled_event_delete")
    async def forget_event(self, event: discord.ScheduledEvent) -> None:
        """Let a deleted event go; its night takes place all the same."""
        await self._drop_event(event)

    async def _drop_event(self, event: discord.ScheduledEvent) -> None:
        with self._suppress_refusals(event.guild_id):
            night = await self.parts.nights.find_by_event(event.id)
            if night is not None:
                await self.parts.nights.set_event(night.id, None)

    @contextlib.contextmanager
    def _suppress_refusals(self, guild: int) -> Iterator[None]:
        """Log a refusal: nobody asked for what happens here, so nobody can be told."""
        try:
            yield
        except Refusal as refusal:
            log.info("guild %s: a night was not changed: %s", guild, refusal.code)

    # What commands and buttons share

    async def _read(self, when: str, zone: ZoneInfo, context: InteractionContext) -> Sequence[Start]:
        return await read_time(when, zone, context, self.parts.nights.now())

    @contextlib.asynccontextmanager
    async def _drop_if_refused(self, context: InteractionContext, draft: NightRecord) -> AsyncIterator[None]:
        """Delete a draft that cannot become a night; one that only lacks a permission can be posted later."""
        try:
            yield
        except NightRefusal:
            await self.parts.store.nights.drop_draft(draft.id, context.guild, context.user)
            raise

    async def _ask(
        self,
        context: InteractionContext,
        draft: NightRecord,
        others: Sequence[Start] = (),
        *,
        zones: Sequence[str] = (),
        typed: str = "",
    ) -> None:
        """Ask whether a draft is right; `zones` are those that what was `typed` for the server's can mean."""
        zone_set = self.parts.guild_settings.get(context.guild).timezone is not None
        moments = [start.moment for start in others]
        async with self._drop_if_refused(context, draft):
            changed = (
                None if draft.changes is None else await self.parts.nights.get(draft.changes, context.guild)
            )
        blocks: list[Block] = []
        if not zone_set and context.interaction.permissions.manage_guild:
            if typed and not zones:
                blocks.append(context.words("zone-not-found", typed=isolate(quote_text(typed))))
            elif zones:
                blocks.append(render_zone_menu(_zone_id(draft, "menu"), zones, context.words))
            blocks.append((Button(context.words("button-set-zone"), _zone_id(draft)),))
        await context.reply.show(
            render_draft(
                draft,
                context.words,
                zone_set=zone_set,
                others=moments,
                changed=changed,
                zone_blocks=blocks,
            )
        )

    async def _get_draft(self, context: InteractionContext, custom_id: CustomId) -> NightRecord:
        try:
            return await self.parts.nights.get(NightId(custom_id.match), context.guild)
        except NoNightHere:
            # Nobody confirmed it in time, or it has changed its night already.
            raise DraftGone from None

    async def _find_own(self, context: InteractionContext, night: int | None) -> NightRecord:
        """Find the night that a host means: the named one, else the next here, else their own next.

        Raises:
            NoNightHere, NotHost, NightGone: there is none, it is another's, or it is over.
        """
        if night is None:
            record = await self._find_next(context)
        else:
            record = await self.parts.nights.get(NightId(night), context.guild)
        require_host(record, context.user, manages=context.manages_nights)
        if record.state in OVER or record.state is NightState.DRAFT:
            raise NightGone
        return record

    async def _find_next(self, context: InteractionContext) -> NightRecord:
        nights = await self.parts.nights.list_current(context.guild)
        here = [night for night in nights if night.channel == context.channel]
        own = [night for night in nights if night.host == context.user]
        if not (here or own):
            raise NoNightHere
        return (here or own)[0]

    def _zone(self, context: InteractionContext) -> ZoneInfo:
        return self.parts.guild_settings.get(context.guild).clocks

    def _place(self, context: InteractionContext) -> NightPlace:
        return NightPlace(context.guild, ChannelId(context.channel), context.user, context.guild_locale)


def _zone_id(draft: NightRecord, argument: str = "") -> CustomId:
    return CustomId(draft.id, 0, "night-zone", argument)


def _name_night(night: NightRecord, language: str) -> str:
    when = describe_start(night.plan.starts, find_clocks(night.plan), language)
    return f"{isolate(night.plan.title[: _MAX_CHOICE_LENGTH - len(when) - 5])} · {when}"


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(Night(bot))

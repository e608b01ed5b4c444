"""/night ask: people say at which times they could come, and one of the times becomes a night."""

from collections.abc import Callable
from datetime import datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.components.layout import CustomId
from bot.components.reply import ReplyPlace
from bot.interactions.button_router import on_button
from bot.interactions.context import InteractionContext
from bot.lobby.open_table import demand_permissions
from bot.nights.game_nights import MAX_TITLE_LENGTH, clean_title, require_host
from bot.nights.pages.night import describe_start, render_draft
from bot.nights.pages.poll import render_poll_choice
from bot.nights.refusals import TimeAmbiguous, TimePast
from bot.nights.time_options import TimeOption, complete_time, read_time
from bot.nights.times import to_local
from bot.renderers.names import quote_text
from bot.renderers.refusals import describe_refusal
from bot.words.commands import localise
from bot.words.foreign_text import isolate
from data.errors import NightRefusal, PollClosed
from data.nights.nights import NightPlace
from data.nights.records import NightPlan, PollId, PollRecord, Repeats
from data.records import ChannelId

_TIMES: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


class NightPoll(commands.Cog):
    """Asks when people have time."""

    def __init__(self, bot: Unspoken) -> None:
        """Keep the bot that the cog is loaded into."""
        self.bot = bot
        self.parts = bot.parts

    async def cog_load(self) -> None:
        """Add the command to the group of /night, and register the buttons."""
        group = self.bot.tree.get_command("night")
        if not isinstance(group, app_commands.Group):
            msg = "the cog that plans nights is loaded first"
            raise TypeError(msg)
        command: app_commands.Command[NightPoll, ..., None] = app_commands.Command(
            name="ask", description=localise("command-night-ask"), callback=self._ask
        )
        for option in _TIMES:
            command.autocomplete(option)(self._complete_with(option))
        group.add_command(command)
        self.parts.button_router.add_from(self, None)

    @app_commands.describe(title=localise("option-title"), **dict.fromkeys(_TIMES, localise("option-time")))
    async def _ask(
        self,
        interaction: discord.Interaction[Unspoken],
        *,
        first: TimeOption,
        second: TimeOption,
        third: TimeOption | None = None,
        fourth: TimeOption | None = None,
        fifth: TimeOption | None = None,
        sixth: TimeOption | None = None,
        seventh: TimeOption | None = None,
        eighth: TimeOption | None = None,
        title: app_commands.Range[str, 1, MAX_TITLE_LENGTH] | None = None,
    ) -> None:
        """Post the question, unless one of the times is not read."""
        context = self.bot.context_of(interaction)
        demand_permissions(interaction)
        zone = self.parts.guild_settings.get(context.guild).clocks
        moments: list[datetime] = []
        for text in filter(None, (first, second, third, fourth, fifth, sixth, seventh, eighth)):
            try:
                moments.append(await self._read(text, zone, context))
            except NightRefusal as refusal:
                reason = describe_refusal(refusal, None, context.words, self.parts.member_names)
                await context.reply_sentence(
                    "poll-time-refused", text=isolate(quote_text(text)), reason=reason
                )
                return
        place = NightPlace(context.guild, ChannelId(context.channel), context.user, context.guild_locale)
        name = clean_title(title) or context.guild_words("night-default-title")
        await self.parts.polls.ask(place, context.user, name, tuple(dict.fromkeys(moments)))
        await context.reply_sentence("poll-posted")

    async def _read(self, text: str, zone: ZoneInfo, context: InteractionContext) -> datetime:
        """Read a time that can be meant in one way.

        Raises:
            NightRefusal: it is none, or can be meant in several.
        """
        starts = await read_time(text, zone, context, self.parts.nights.now())
        if len(starts) > 1:
            language = context.words.language
            readings = [describe_start(start.moment, zone, language) for start in starts]
            raise TimeAmbiguous(context.words.join_items(readings))
        return starts[0].moment

    def _complete_with(self, option: str) -> Callable[..., Any]:
        """Return the completion of an option, with times that no other option has."""

        async def complete(
            interaction: discord.Interaction[Unspoken], typed: str
        ) -> list[app_commands.Choice[str]]:
            context = self.bot.context_of(interaction)
            zone = self.parts.guild_settings.get(context.guild).clocks
            taken = []
            for other in _TIMES:
                text = getattr(interaction.namespace, other, None)
                if other != option and text:
                    try:
                        taken.append(await self._read(text, zone, context))
                    except NightRefusal:
                        continue
            return await complete_time(typed, zone, context, self.parts.nights, taken)

        return complete

    # Buttons

    @on_button("poll-press")
    async def press_time(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Mark a time for the user, or take their mark back."""
        poll = await self._get(context, custom_id)
        poll = await self.parts.polls.press(poll, context.user, custom_id.revision)
        await context.reply.show(self.parts.polls.render(poll), ReplyPlace.HERE)

    @on_button("poll-choose")
    async def press_choose(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Ask the host which time becomes a night."""
        poll = await self._get_own(context, custom_id)
        zone = self.parts.guild_settings.get(context.guild).clocks
        await context.reply.show(
            render_poll_choice(poll, self.parts.nights.now(), zone, context.words), ReplyPlace.NEW
        )

    @on_button("poll-take")
    async def choose_time(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Ask the host whether the night at a time is right."""
        poll = await self._get_own(context, custom_id)
        (number,) = custom_id.read_numbers(1)
        if number >= len(poll.times):
            raise PollClosed
        if poll.times[number] <= self.parts.nights.now():
            raise TimePast
        settings = self.parts.guild_settings.get(context.guild)
        plan = NightPlan(
            title=poll.title,
            local_start=to_local(poll.times[number], settings.clocks),
            zone=settings.clocks.key,
            starts=poll.times[number],
            repeats=Repeats.ONCE,
            voice=None,
        )
        place = NightPlace(context.guild, poll.channel, context.user, context.guild_locale)
        draft = await self.parts.nights.draft(place, plan)
        zone_set = settings.timezone is not None
        await context.reply.show(render_draft(draft, context.words, zone_set=zone_set, poll=poll.id))

    @on_button("poll-close")
    async def press_close(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Close the poll without a night."""
        poll = await self._get_own(context, custom_id)
        await self.parts.polls.close(poll.id)
        await context.reply_sentence("poll-closed-without")

    async def _get(self, context: InteractionContext, custom_id: CustomId) -> PollRecord:
        return await self.parts.polls.get(PollId(custom_id.match), context.guild)

    async def _get_own(self, context: InteractionContext, custom_id: CustomId) -> PollRecord:
        poll = await self._get(context, custom_id)
        require_host(poll, context.user, manages=context.manages_nights)
        return poll


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(NightPoll(bot))

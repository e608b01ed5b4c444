"""/stats: a person's finished matches on a server, on a card or in words, which the person may show."""

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.components.layout import Button, CustomId, Layout
from bot.components.reply import ReplyPlace
from bot.interactions.button_router import on_button
from bot.interactions.context import InteractionContext
from bot.renderers.notices import render_text
from bot.results.leaderboard_view import leaderboard_refusals
from bot.results.statistics import describe_no_matches, render_statistics
from bot.tables.deals import utc_day
from bot.words.commands import localise
from data.records import GuildId, MatchId, Result, UserId

_COLOUR = 0x56B4E9


class Stats(commands.Cog):
    """Shows people's statistics."""

    def __init__(self, bot: Unspoken) -> None:
        """Keep the bot that the cog is loaded into."""
        self.bot = bot
        self.parts = bot.parts

    async def cog_load(self) -> None:
        """Register the button."""
        self.parts.button_router.add_from(self, None)

    @app_commands.command(name="stats", description=localise("command-stats"))
    @app_commands.guild_only()
    @app_commands.describe(person=localise("option-person"))
    async def stats(
        self, interaction: discord.Interaction[Unspoken], *, person: discord.User | None = None
    ) -> None:
        """Reply to the user alone, with a button that shows the card to everyone."""
        context = self.bot.context_of(interaction)
        whose = person or context.interaction.user
        self.parts.member_names.learn(context.guild, whose.id, whose.display_name)
        await self._show(context, UserId(whose.id), ReplyPlace.PRIVATE)

    @on_button("stats-show")
    async def press_show(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Show a person's card to everyone in the channel."""
        (whose,) = custom_id.read_numbers(1)
        await self._show(context, UserId(whose), ReplyPlace.PUBLIC)

    async def _show(self, context: InteractionContext, whose: UserId, place: ReplyPlace) -> None:
        guild, names, public = context.guild, self.parts.member_names, place is ReplyPlace.PUBLIC
        with leaderboard_refusals():
            statistics = await self.parts.store.people.get_statistics(whose, guild)
            closed = await self._find_closed(statistics.recent, guild)
        if not statistics.matches:
            name = None if whose == context.user else names.of(guild, whose, context.words)
            await context.reply.show(render_text(describe_no_matches(name, context.words)))
            return
        appearance = self.parts.appearance
        style = appearance.public_card_style(guild) if public else await context.card_style()
        blocks = render_statistics(
            statistics,
            whose,
            guild,
            context.words_for(everyone=public),
            names,
            today=self.parts.tables.now().date(),
            closed=closed,
            zone=self.parts.guild_settings.get(guild).clocks,
            pictures=style.pictures and context.reply.may_attach,
            whole=not public,
        )
        button = Button(context.words("button-show-here"), CustomId(0, 0, "stats-show", str(whose)))
        layout = Layout(blocks if public else (*blocks, (button,)), _COLOUR)
        await self.parts.picture_replies.show(context, layout, place)

    async def _find_closed(self, results: Sequence[Result], guild: GuildId) -> frozenset[MatchId]:
        """Find the matches whose cards people of this server play, or may still play today."""
        today = utc_day(self.parts.tables.now())
        assessed = [result for result in results if result.deal_worth is not None]
        if not assessed:
            return frozenset()
        todays = frozenset(
            result.match for result in assessed if result.day is not None and result.day >= today
        )
        listed = [result.match for result in assessed]
        return todays | await self.parts.store.leaderboards.find_matches_dealt_now(listed, guild)


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(Stats(bot))

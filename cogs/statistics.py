"""/stats: a person's finished matches on a server, in words and as a picture."""

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.components.attachments import PendingPicture
from bot.components.layout import Layout
from bot.components.reply import ReplyPlace
from bot.renderers.notices import render_text
from bot.results.leaderboard_view import leaderboard_refusals
from bot.results.statistics import (
    build_charts,
    describe_charts,
    describe_no_matches,
    render_statistics,
)
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

    @app_commands.command(name="stats", description=localise("command-stats"))
    @app_commands.guild_only()
    @app_commands.describe(person=localise("option-person"), private=localise("option-private"))
    async def stats(
        self,
        interaction: discord.Interaction[Unspoken],
        *,
        person: discord.User | None = None,
        private: bool = False,
    ) -> None:
        """Reply in words at once; the picture follows as soon as it is drawn."""
        context = self.bot.context_of(interaction)
        guild, whose = context.guild, person or context.interaction.user
        answer, names = context.reply, self.parts.member_names
        names.learn(guild, whose.id, whose.display_name)
        with leaderboard_refusals():
            statistics = await self.parts.store.people.get_statistics(UserId(whose.id), guild)
            closed = await self._find_closed(statistics.recent, guild)
        if not statistics.matches:
            name = None if whose.id == context.user else names.of(guild, whose.id, context.words)
            await answer.show(render_text(describe_no_matches(name, context.words)))
            return
        place = ReplyPlace.PRIVATE if private else ReplyPlace.PUBLIC
        reply_words = context.words_for(everyone=not private)
        today = self.parts.tables.now().date()
        blocks = render_statistics(
            statistics, UserId(whose.id), guild, reply_words, names, today=today, closed=closed
        )
        await answer.show(Layout(blocks, _COLOUR), place)
        if not answer.may_attach:
            return
        alt = describe_charts(statistics, names.of(guild, whose.id, reply_words), reply_words)
        charts = build_charts(statistics, reply_words, self.parts.guild_settings.get(guild).clocks)
        pending = PendingPicture("results", charts, alt)
        layout = await self.parts.picture_cache.add_picture(Layout((*blocks, pending), _COLOUR))
        if layout.files:
            await answer.show(layout, place)

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

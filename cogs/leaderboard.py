"""/leaderboard: the best teams of a game, page by page."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.components.layout import CustomId, Layout
from bot.components.reply import ReplyPlace
from bot.interactions.button_router import on_button
from bot.interactions.context import InteractionContext
from bot.leaderboard import (
    ButtonOutdated,
    LeaderboardRefusal,
    LeaderboardView,
    Period,
    ResultsNotShared,
    Scope,
    choose_key,
    filter_keys,
    hash_options,
    leaderboard_refusals,
)
from bot.renderers import playable_games
from bot.renderers.leaderboard import ROWS_PER_PAGE, render_empty_leaderboard, render_leaderboard
from bot.renderers.notices import render_text
from bot.renderers.refusals import describe_refusal
from bot.renderers.results import describe_key_choice
from bot.tables import refusals
from bot.translation import localise
from bot.words import Words
from data.leaderboard import LeaderboardPage, LeaderboardReader
from data.records import LeaderboardKey, MatchId
from engine.refusals import WrongNumberOfSeats

_MAX_CHOICES = 25
_MAX_CHOICE_NAME = 100
_MAX_PAGE = 1_000_000
_MIN_PLAYERS = min(ruleset.seats[0] for ruleset in playable_games().values())
_MAX_PLAYERS = max(ruleset.seats[-1] for ruleset in playable_games().values())
_GAMES = [app_commands.Choice(name=localise(f"game-{slug}"), value=slug) for slug in playable_games()]
_PERIODS = [app_commands.Choice(name=localise(f"period-{one.value}"), value=one.value) for one in Period]
_SCOPES = [app_commands.Choice(name=localise(f"scope-{one.value}"), value=one.value) for one in Scope]


class Leaderboard(commands.Cog):
    """Shows leaderboards and turns their pages."""

    def __init__(self, bot: Unspoken) -> None:
        """Keep the bot that the cog is loaded into."""
        self.bot = bot

    async def cog_load(self) -> None:
        """Register the buttons."""
        self.bot.button_router.add_from(self, None)

    @app_commands.command(name="leaderboard", description=localise("command-leaderboard"))
    @app_commands.guild_only()
    @app_commands.describe(
        game=localise("option-game"),
        players=localise("option-players"),
        options=localise("option-leaderboard-options"),
        period=localise("option-period"),
        scope=localise("option-scope"),
        page=localise("option-page"),
        private=localise("option-private"),
    )
    @app_commands.choices(game=_GAMES, period=_PERIODS, scope=_SCOPES)
    async def leaderboard(
        self,
        interaction: discord.Interaction[Unspoken],
        game: str,
        *,
        players: app_commands.Range[int, _MIN_PLAYERS, _MAX_PLAYERS] | None = None,
        options: str | None = None,
        period: str = Period.ALL.value,
        scope: str = Scope.HERE.value,
        page: app_commands.Range[int, 1, _MAX_PAGE] = 1,
        private: bool = False,
    ) -> None:
        """Show a leaderboard: the most played one unless one is chosen."""
        context = self.bot.context_of(interaction)
        ruleset = playable_games().get(game)
        if ruleset is None:
            raise refusals.GameUnknown(game)
        if players is not None and players not in ruleset.seats:
            raise WrongNumberOfSeats(players, ruleset.seats[0], ruleset.seats[-1])
        span = LeaderboardView(Scope(scope), Period(period))
        reply_words = context.words_for(everyone=not private)
        with leaderboard_refusals():
            async with self.bot.store.leaderboards.begin_read() as reader:
                await self._require_sharing(reader, context, span)
                key = await self._choose_key(reader, context, span, game, players, options)
                shown = None if key is None else await self._get_page(reader, context, key, span, page)
        layout = render_empty_leaderboard(game, span, reply_words)
        if key is not None and shown is not None:
            layout = self._render(context, key, shown, span, reply_words)
        await context.reply.show(layout, ReplyPlace.PRIVATE if private else ReplyPlace.PUBLIC)

    @leaderboard.autocomplete("options")
    async def complete_options(
        self, interaction: discord.Interaction[Unspoken], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the options with which the game has been played, in words."""
        context = self.bot.context_of(interaction)
        given = context.interaction.namespace
        players = given.players if isinstance(given.players, int) else None
        try:
            with leaderboard_refusals():
                async with self.bot.store.leaderboards.begin_read() as reader:
                    everywhere = given.scope == Scope.EVERYWHERE
                    keys = await self._list_keys(reader, context, everywhere=everywhere)
        except LeaderboardRefusal:
            return []
        offered = {
            hash_options(key.options, key.companions): describe_key_choice(key, context.words)
            for key in filter_keys(keys, str(given.game), players)
        }
        return [
            app_commands.Choice(name=name[:_MAX_CHOICE_NAME], value=code)
            for code, name in offered.items()
            if typed.lower() in name.lower()
        ][:_MAX_CHOICES]

    @on_button("leaderboard")
    async def turn_page(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Turn to another page, for everyone who sees the leaderboard."""
        answer = context.reply
        reply_words = context.words_for(everyone=not answer.from_hand)
        try:
            with leaderboard_refusals():
                span, page = LeaderboardView.parse(custom_id.argument)
                async with self.bot.store.leaderboards.begin_read() as reader:
                    await self._require_sharing(reader, context, span)
                    key = await reader.find_match_key(MatchId(custom_id.match))
                    if key is None:
                        raise ButtonOutdated
                    shown = await self._get_page(reader, context, key, span, page)
        except LeaderboardRefusal as refusal:
            own = context.words
            # Beside the leaderboard, which stays as it is.
            await answer.show(
                render_text(describe_refusal(refusal, None, own, self.bot.member_names)), ReplyPlace.NEW
            )
            return
        await answer.show(self._render(context, key, shown, span, reply_words), ReplyPlace.HERE)

    async def _require_sharing(
        self, reader: LeaderboardReader, context: InteractionContext, span: LeaderboardView
    ) -> None:
        """Refuse the results of other servers to a server that does not share its own.

        Raises:
            ResultsNotShared: the server does not share.
        """
        if span.scope is Scope.EVERYWHERE and not await reader.is_sharing(context.guild):
            raise ResultsNotShared

    async def _list_keys(
        self, reader: LeaderboardReader, context: InteractionContext, *, everywhere: bool
    ) -> tuple[LeaderboardKey, ...]:
        guild = context.guild
        return await reader.list_keys(None if everywhere and await reader.is_sharing(guild) else guild)

    async def _choose_key(
        self,
        reader: LeaderboardReader,
        context: InteractionContext,
        span: LeaderboardView,
        game: str,
        players: int | None,
        options: str | None,
    ) -> LeaderboardKey | None:
        everywhere = span.scope is Scope.EVERYWHERE
        if options is None:
            key = await reader.find_most_played(context.guild, game, players)
            if key is not None or not everywhere:
                return key
        keys = await self._list_keys(reader, context, everywhere=everywhere)
        return choose_key(filter_keys(keys, game, players), options)

    async def _get_page(
        self,
        reader: LeaderboardReader,
        context: InteractionContext,
        key: LeaderboardKey,
        span: LeaderboardView,
        page: int,
    ) -> LeaderboardPage:
        return await reader.get_page(
            key,
            guild=None if span.scope is Scope.EVERYWHERE else context.guild,
            since=span.period.since(self.bot.tables.now()),
            page=page,
            size=ROWS_PER_PAGE,
            person=context.user,
        )

    def _render(
        self,
        context: InteractionContext,
        key: LeaderboardKey,
        page: LeaderboardPage,
        span: LeaderboardView,
        words: Words,
    ) -> Layout:
        guild, asker = context.guild, context.user
        return render_leaderboard(key, page, span, guild, words, self.bot.member_names, asker=asker)


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(Leaderboard(bot))

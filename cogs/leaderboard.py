"""/leaderboard: the best teams of a game, browsed by menus."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.components.layout import CustomId, Layout
from bot.components.reply import ReplyPlace
from bot.interactions.button_router import on_button
from bot.interactions.context import InteractionContext
from bot.renderers import playable_games
from bot.renderers.notices import render_text
from bot.renderers.refusals import describe_refusal
from bot.renderers.results import read_key_options
from bot.results.leaderboard import ROWS_PER_PAGE, render_leaderboard
from bot.results.leaderboard_view import (
    LeaderboardFacts,
    LeaderboardRefusal,
    LeaderboardView,
    ResultsNotShared,
    Scope,
    leaderboard_refusals,
)
from bot.tables import refusals
from bot.tables.deals import utc_day
from bot.words.commands import localise
from bot.words.words import Words
from data.errors import DatabaseRefused
from data.records import LeaderboardId, LeaderboardKey, MatchId, MatchRecord
from data.results.leaderboard import LeaderboardPage, LeaderboardReader
from data.results.seasons import Season
from data.themes import find_language

_LAST_MATCHES = 25
"""The number of a server's last matches among which the one just played is looked for."""
_GAMES = [app_commands.Choice(name=localise(f"game-{slug}"), value=slug) for slug in playable_games()]


class Leaderboard(commands.Cog):
    """Shows leaderboards; menus lead from one to another, and buttons turn the pages."""

    def __init__(self, bot: Unspoken) -> None:
        """Keep the bot that the cog is loaded into."""
        self.bot = bot
        self.parts = bot.parts

    async def cog_load(self) -> None:
        """Register the buttons."""
        self.parts.button_router.add_from(self, None)

    @app_commands.command(name="leaderboard", description=localise("command-leaderboard"))
    @app_commands.guild_only()
    @app_commands.describe(game=localise("option-leaderboard-game"), private=localise("option-private"))
    @app_commands.choices(game=_GAMES)
    async def leaderboard(
        self, interaction: discord.Interaction[Unspoken], *, game: str | None = None, private: bool = False
    ) -> None:
        """Show a leaderboard of this server: that of what was just played here, or of a game."""
        context = self.bot.context_of(interaction)
        with leaderboard_refusals():
            facts = await self._find_facts(context, game, None)
        words = context.words_for(everyone=not private)
        place = ReplyPlace.PRIVATE if private else ReplyPlace.PUBLIC
        await context.reply.show(self._render(context, facts, words), place)

    @on_button("leaderboard")
    async def show_view(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Show another page or another leaderboard, for everyone who sees the message."""
        answer = context.reply
        try:
            with leaderboard_refusals():
                view = LeaderboardView.parse(custom_id.argument)
                facts = await self._find_facts(context, view.game, view)
        except (LeaderboardRefusal, DatabaseRefused) as refusal:
            text = describe_refusal(refusal, None, context.words, self.parts.member_names)
            # Beside the leaderboard, which stays as it is.
            await answer.show(render_text(text), ReplyPlace.NEW)
            return
        words = context.words_for(everyone=not answer.from_hand)
        await answer.show(self._render(context, facts, words), ReplyPlace.HERE)

    async def _find_facts(
        self, context: InteractionContext, game: str | None, view: LeaderboardView | None
    ) -> LeaderboardFacts:
        """Read the facts of a view; without one, of the leaderboard of what was played last.

        Raises:
            GameUnknown: there is no such game.
            ResultsNotShared: the server does not share its results, so it sees no others.
            PageUnknown: there is no such page.
        """
        if game is not None and game not in playable_games():
            raise refusals.GameUnknown(game)
        everywhere = view is not None and view.scope is Scope.EVERYWHERE
        async with self.parts.store.leaderboards.begin_read() as reader:
            shared = await reader.is_sharing(context.guild)
            if everywhere and not shared:
                raise ResultsNotShared
            guild = None if everywhere else context.guild
            boards = await reader.list_keys(guild)
            if view is None:
                matches = await reader.list_newest_matches(context.guild, _LAST_MATCHES)
                view = _find_just_played(matches, boards, context.channel, game)
            view = await self._choose_board(reader, context, boards, game, view)
            page = None
            if view.board is not None:
                page = await self._get_page(reader, context, view, boards[view.board])
            closed = await self._find_closed(reader, context, page)
        of_game = {number: key for number, key in boards.items() if key.game == view.game}
        return LeaderboardFacts(view, of_game, page, shared, Season.of(self.parts.tables.now()), closed)

    async def _choose_board(
        self,
        reader: LeaderboardReader,
        context: InteractionContext,
        boards: Mapping[LeaderboardId, LeaderboardKey],
        game: str | None,
        view: LeaderboardView | None,
    ) -> LeaderboardView:
        """Return the view of a board that exists; if the view has none, the most played one.

        One in another language than that of the server's tables only if there is no other.
        """
        board = None if view is None else view.board
        if board not in boards:
            guild = None if view is not None and view.scope is Scope.EVERYWHERE else context.guild
            locale = self.parts.guild_settings.get_locale(context.guild, context.guild_locale)
            foreign = [
                number
                for number, key in boards.items()
                if read_key_options(key).language not in {"", find_language(locale)}
            ]
            board = await reader.find_most_played(guild, game, but=foreign)
            if board is None and foreign:
                board = await reader.find_most_played(guild, game)
        if view is None:
            usual = next(iter(playable_games())) if board is None else boards[board].game
            view = LeaderboardView(game or usual)
        return replace(view, board=board)

    async def _get_page(
        self,
        reader: LeaderboardReader,
        context: InteractionContext,
        view: LeaderboardView,
        key: LeaderboardKey,
    ) -> LeaderboardPage:
        return await reader.get_page(
            key,
            guild=None if view.scope is Scope.EVERYWHERE else context.guild,
            season=view.season,
            page=view.page,
            size=ROWS_PER_PAGE,
            person=context.user,
        )

    async def _find_closed(
        self, reader: LeaderboardReader, context: InteractionContext, page: LeaderboardPage | None
    ) -> frozenset[MatchId]:
        """Find the matches of a page whose cards people of this server play, or may still play today."""
        if page is None:
            return frozenset()
        results = [entry.result for entry in (*page.rows, page.own) if entry is not None]
        today = utc_day(self.parts.tables.now())
        todays = frozenset(
            result.match for result in results if result.day is not None and result.day >= today
        )
        listed = [result.match for result in results]
        return todays | await reader.find_matches_dealt_now(listed, context.guild)

    def _render(self, context: InteractionContext, facts: LeaderboardFacts, words: Words) -> Layout:
        return render_leaderboard(facts, context.guild, words, self.parts.member_names, asker=context.user)


def _find_just_played(
    matches: Sequence[MatchRecord],
    boards: Mapping[LeaderboardId, LeaderboardKey],
    channel: int,
    game: str | None,
) -> LeaderboardView | None:
    """Return the view of the newest of a server's matches on a board, of this channel if it has one."""
    numbers = {key: number for number, key in boards.items()}
    views = dict[bool, LeaderboardView]()
    for record in matches:
        key = LeaderboardKey(record.game, record.options, record.seats or 0, companions=record.companions)
        if record.ranked and key in numbers and game in {None, record.game}:
            views.setdefault(record.channel == channel, LeaderboardView(record.game, numbers[key]))
    return views.get(True) or views.get(False)


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(Leaderboard(bot))

"""/leaderboard: the best teams of a game, page by page."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.components.button_router import on_button
from bot.components.layout import CustomId, Layout
from bot.components.reply import ReplyPlace
from bot.leaderboards import (
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
from bot.renderers.results import describe_key_options
from bot.tables import refusals
from bot.translation import described
from bot.words import Words, words
from data.records import GuildId, LeaderboardKey, MatchId, UserId
from engine.refusals import WrongNumberOfSeats

_OFFERED_AT_MOST = 25
_NAME_AT_MOST = 100
_PAGE_AT_MOST = 1_000_000
_FEWEST = min(ruleset.seats[0] for ruleset in playable_games().values())
_MOST = max(ruleset.seats[-1] for ruleset in playable_games().values())
_GAMES = [app_commands.Choice(name=described(f"game-{slug}"), value=slug) for slug in playable_games()]
_PERIODS = [app_commands.Choice(name=described(f"period-{one.value}"), value=one.value) for one in Period]
_SCOPES = [app_commands.Choice(name=described(f"scope-{one.value}"), value=one.value) for one in Scope]


class Leaderboard(commands.Cog):
    """Shows boards and turns their pages."""

    def __init__(self, bot: Unspoken) -> None:
        """Belong to the bot."""
        self.bot = bot

    async def cog_load(self) -> None:
        """Register the buttons."""
        self.bot.button_router.add_from(self, None)

    @app_commands.command(name="leaderboard", description=described("command-leaderboard"))
    @app_commands.guild_only()
    @app_commands.describe(
        game=described("option-game"),
        players=described("option-players"),
        options=described("option-leaderboard-options"),
        period=described("option-period"),
        scope=described("option-scope"),
        page=described("option-page"),
        private=described("option-private"),
    )
    @app_commands.choices(game=_GAMES, period=_PERIODS, scope=_SCOPES)
    async def leaderboard(
        self,
        interaction: discord.Interaction[Unspoken],
        game: str,
        *,
        players: app_commands.Range[int, _FEWEST, _MOST] | None = None,
        options: str | None = None,
        period: str = Period.ALL.value,
        scope: str = Scope.HERE.value,
        page: app_commands.Range[int, 1, _PAGE_AT_MOST] = 1,
        private: bool = False,
    ) -> None:
        """Show a leaderboard: the most played one unless one is chosen."""
        ruleset = playable_games().get(game)
        if ruleset is None:
            raise refusals.GameUnknown(game)
        if players is not None and players not in ruleset.seats:
            raise WrongNumberOfSeats(players, ruleset.seats[0], ruleset.seats[-1])
        span = LeaderboardView(Scope(scope), Period(period))
        said = _words(interaction, private=private)
        with leaderboard_refusals():
            await self._demand_sharing(interaction, span)
            key = await self._key(interaction, span, game, players, options)
            layout = render_empty_leaderboard(game, span, said)
            if key is not None:
                layout = await self._page(interaction, key, span, page, said)
        await self.bot.reply_to(interaction).show(
            layout, ReplyPlace.PRIVATE if private else ReplyPlace.PUBLIC
        )

    @leaderboard.autocomplete("options")
    async def complete_options(
        self, interaction: discord.Interaction[Unspoken], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the options with which the game has been played, in words."""
        said = words(str(interaction.locale))
        given = interaction.namespace
        players = given.players if isinstance(given.players, int) else None
        try:
            with leaderboard_refusals():
                keys = await self._keys(interaction, everywhere=given.scope == Scope.EVERYWHERE)
        except LeaderboardRefusal:
            return []
        offered = {
            hash_options(key.options): describe_key_options(key, said)
            for key in filter_keys(keys, str(given.game), players)
        }
        return [
            app_commands.Choice(name=name[:_NAME_AT_MOST], value=code)
            for code, name in offered.items()
            if typed.lower() in name.lower()
        ][:_OFFERED_AT_MOST]

    @on_button("leaderboard")
    async def press_board(self, interaction: discord.Interaction[Unspoken], custom_id: CustomId) -> None:
        """Turn to another page, for everyone who sees the board."""
        answer = self.bot.reply_to(interaction)
        said = _words(interaction, private=answer.from_hand)
        try:
            with leaderboard_refusals():
                span, page = LeaderboardView.parse(custom_id.argument)
                await self._demand_sharing(interaction, span)
                record = await self.bot.store.get_match(MatchId(custom_id.match))
                if record is None or record.seats is None:
                    raise ButtonOutdated
                key = LeaderboardKey(record.game, record.options, record.seats)
                layout = await self._page(interaction, key, span, page, said)
        except LeaderboardRefusal as refusal:
            own = words(str(interaction.locale))
            # Beside the board, which stays as it is.
            await answer.show(
                render_text(describe_refusal(refusal, None, own, self.bot.member_names)), ReplyPlace.NEW
            )
            return
        await answer.show(layout, ReplyPlace.HERE)

    async def _demand_sharing(
        self, interaction: discord.Interaction[Unspoken], span: LeaderboardView
    ) -> None:
        """Let those alone look at the results of others who share their own.

        Raises:
            BoardNotShared: if the server does not.
        """
        if span.scope is Scope.EVERYWHERE and not await self.bot.store.leaderboards.is_sharing(
            _guild(interaction)
        ):
            raise ResultsNotShared

    async def _keys(
        self, interaction: discord.Interaction[Unspoken], *, everywhere: bool
    ) -> tuple[LeaderboardKey, ...]:
        leaderboards, guild = self.bot.store.leaderboards, _guild(interaction)
        return await leaderboards.list_keys(
            None if everywhere and await leaderboards.is_sharing(guild) else guild
        )

    async def _key(
        self,
        interaction: discord.Interaction[Unspoken],
        span: LeaderboardView,
        game: str,
        players: int | None,
        options: str | None,
    ) -> LeaderboardKey | None:
        everywhere = span.scope is Scope.EVERYWHERE
        if options is None:
            key = await self.bot.store.leaderboards.find_most_played(_guild(interaction), game, players)
            if key is not None or not everywhere:
                return key
        return choose_key(
            filter_keys(await self._keys(interaction, everywhere=everywhere), game, players), options
        )

    async def _page(
        self,
        interaction: discord.Interaction[Unspoken],
        key: LeaderboardKey,
        span: LeaderboardView,
        page: int,
        said: Words,
    ) -> Layout:
        guild, asker = _guild(interaction), UserId(interaction.user.id)
        shown = await self.bot.store.leaderboards.get_page(
            key,
            guild=None if span.scope is Scope.EVERYWHERE else guild,
            since=span.period.since(self.bot.tables.now()),
            page=page,
            size=ROWS_PER_PAGE,
            person=asker,
        )
        return render_leaderboard(key, shown, span, guild, said, self.bot.member_names, asker=asker)


def _guild(interaction: discord.Interaction[Unspoken]) -> GuildId:
    return GuildId(interaction.guild_id or 0)


def _words(interaction: discord.Interaction[Unspoken], *, private: bool) -> Words:
    """Return the words of whoever reads the answer: the one who asked, or the server."""
    locale = interaction.locale if private else interaction.guild_locale or interaction.locale
    return words(str(locale))


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(Leaderboard(bot))

"""/deal: the deal of the day, a given seed, and a rematch with the cards of a finished match."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.companions.deal_worth import DealWorth
from bot.components.layout import CustomId, Layout
from bot.components.reply import ReplyPlace
from bot.interactions.button_router import on_button
from bot.interactions.command_builder import MAX_CHOICES, CommandOption
from bot.interactions.context import InteractionContext
from bot.lobby.game_options import build_game_command, parse_game_options
from bot.lobby.open_table import open_table
from bot.renderers import playable_games
from bot.renderers.deal import render_deal_check
from bot.renderers.results import describe_par
from bot.replay.history import describe_match
from bot.results import deal_page, leaderboard
from bot.results.deal_page import DealFacts, DealPage
from bot.results.leaderboard_view import leaderboard_refusals
from bot.tables.deals import (
    DayOver,
    DealSource,
    MatchNotFinished,
    derive_daily_chance,
    parse_day,
    parse_seed,
    utc_day,
)
from bot.tables.refusals import DealStillPlayed, MatchUnknown
from bot.words.commands import localise
from bot.words.words import Words
from data.errors import DatabaseRefused, PageUnknown
from data.records import DealKind, Ending, GuildId, MatchRecord, UserId
from data.results.leaderboard import LeaderboardPage, LeaderboardReader
from engine.model import Options


class Deal(commands.Cog):
    """Opens tables with cards that other teams get too, and shows their results."""

    def __init__(self, bot: Unspoken) -> None:
        """Build the command group; its options are those of the games."""
        self.bot = bot
        self.parts = bot.parts
        self.group = app_commands.Group(name="deal", description=localise("command-deal"), guild_only=True)
        day, seed = CommandOption("day", str | None), CommandOption("seed", str, required=True)
        self.group.add_command(build_game_command("today", "command-deal-today", self._today, day))
        self.group.add_command(build_game_command("seed", "command-deal-seed", self._seed, seed))
        again: app_commands.Command[Deal, ..., None] = app_commands.Command(
            name="match", description=localise("command-deal-match"), callback=self._match_again
        )
        again.autocomplete("match")(self._complete_match)
        self.group.add_command(again)

    async def cog_load(self) -> None:
        """Register commands and buttons."""
        self.bot.tree.add_command(self.group)
        self.parts.button_router.add_from(self, None)

    # Commands

    async def _today(
        self, interaction: discord.Interaction[Unspoken], game: str, day: str | None, **given: object
    ) -> None:
        context = self.bot.context_of(interaction)
        ruleset, options = parse_game_options(game, given)
        dealer = self.parts.tables.dealer
        options = dealer.add_language(ruleset, options, context.guild, context.guild_locale)
        await self._show(context, DealPage(parse_day(day, self._get_today()), game, options))

    async def _seed(
        self, interaction: discord.Interaction[Unspoken], game: str, seed: str, **given: object
    ) -> None:
        context = self.bot.context_of(interaction)
        _, options = parse_game_options(game, given)
        await self._open_table(context, game, options, DealSource(DealKind.SEED, seed=parse_seed(seed)))

    @app_commands.describe(match=localise("option-deal-match"))
    async def _match_again(self, interaction: discord.Interaction[Unspoken], match: int) -> None:
        context = self.bot.context_of(interaction)
        await self._open_rematch(context, match)

    async def _complete_match(
        self, interaction: discord.Interaction[Unspoken], typed: str
    ) -> list[app_commands.Choice[int]]:
        """Return the server's last finished matches."""
        context = self.bot.context_of(interaction)
        guild = context.guild
        try:
            page = await self.parts.store.history.get_page(guild, size=MAX_CHOICES)
        except DatabaseRefused:
            return []
        zone = self.parts.guild_settings.get(guild).clocks
        return [
            app_commands.Choice(name=describe_match(record, zone, context.words), value=record.id)
            for record in page.matches
            if record.ended is not None
            and record.ended.ending is Ending.FINISHED
            and str(record.id).startswith(typed.strip())
        ]

    # Buttons

    @on_button("deal-page")
    async def press_page(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Show another page of a day's deal."""
        page = _parse_page(custom_id)
        parse_day(page.day.isoformat(), self._get_today())
        await self._show(context, page)

    @on_button("deal-codes")
    async def press_codes(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Show the whole codes of a day's deal."""
        page = _parse_page(custom_id)
        today = self._get_today()
        parse_day(page.day.isoformat(), today)
        with leaderboard_refusals():
            facts = await self._find_facts(page, context.guild, context.user, over=page.day < today)
        await context.reply.show(deal_page.render_codes(page, facts, context.words))

    @on_button("deal-open")
    async def press_open(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Open a table of the day's deal."""
        page = _parse_page(custom_id)
        if page.day != self._get_today():
            raise DayOver
        await self._open_table(context, page.game, page.options, DealSource(DealKind.DAILY, day=page.day))

    @on_button("deal-again")
    async def press_again(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Deal a finished match to another team."""
        await self._open_rematch(context, custom_id.match)

    @on_button("deal-check")
    async def press_check(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Show the whole code of a match's deal, and its seed once nobody plays these cards."""
        record = await self.parts.tables.find_record(custom_id.match)
        if record is None or record.guild != context.guild or record.started is None:
            raise MatchUnknown(str(custom_id.match))
        dealer, seed_public = self.parts.tables.dealer, False
        if record.ended is not None and await dealer.is_seed_public(record, self.parts.tables.now()):
            seed_public = True
            await dealer.require_not_playing(context.user, [record.seed or ""])
        layout = render_deal_check(record, context.words, seed_public=seed_public)
        await context.reply.show(layout, ReplyPlace.PRIVATE)

    # What commands and buttons share

    def _get_today(self) -> date:
        return utc_day(self.parts.tables.now())

    async def _open_table(
        self,
        context: InteractionContext,
        game: str,
        options: Options,
        source: DealSource,
        invited: Sequence[UserId] = (),
        companions: int = 0,
    ) -> None:
        await open_table(self.bot, context, game, options, [context.user], source, invited, companions)

    async def _open_rematch(self, context: InteractionContext, match: int) -> None:
        record = await self._load_finished(context, match)
        if record.deal is DealKind.NIGHT:
            await self._require_round_over(record)
        options = playable_games()[record.game].options.model_validate_json(record.options)
        today = record.day is not None and record.day == self._get_today()
        # While its day lasts it is still the deal of the day, whose seed is secret.
        source = DealSource(
            DealKind.DAILY if today else DealKind.REMATCH, record.day if today else None, None, record.id
        )
        team = [player.user for player in record.seated if player.user is not None]
        # The cards may be dealt to another team; those who played them are asked only by one of them.
        invited = team if context.user in team else []
        companions = sum(player.companion is not None for player in record.seated)
        await self._open_table(context, record.game, options, source, invited, companions)

    async def _require_round_over(self, record: MatchRecord) -> None:
        """Refuse to deal a night's cards for all to see while another table of the round plays them."""
        if not await self.parts.tables.dealer.is_seed_public(record, self.parts.tables.now()):
            raise DealStillPlayed

    async def _load_finished(self, context: InteractionContext, match: int) -> MatchRecord:
        record = await self.parts.tables.find_record(match)
        if record is None or record.guild != context.interaction.guild_id or record.started is None:
            raise MatchUnknown(str(match))
        if record.ended is None or record.ended.ending is not Ending.FINISHED:
            raise MatchNotFinished(str(match))
        return record

    async def _show(self, context: InteractionContext, page: DealPage) -> None:
        user, guild = context.user, context.guild
        over = page.day < self._get_today()
        with leaderboard_refusals():
            if page.seats:
                layout = await self._render_leaderboard(page, guild, user, context.words, over=over)
            else:
                layout = deal_page.render_overview(
                    page, await self._find_facts(page, guild, user, over=over), context.words
                )
        await context.reply.show(layout)

    async def _find_facts(self, page: DealPage, guild: GuildId, user: UserId, *, over: bool) -> DealFacts:
        secret = await self.parts.tables.dealer.get_secret()
        counts = playable_games()[page.game].seats
        chances = {
            count: derive_daily_chance(secret, page.day, page.game, page.options, count) for count in counts
        }
        playing = await self.parts.tables.dealer.find_seeds_in_play(user)
        secret_counts = [count for count, chance in chances.items() if not over or chance.hex in playing]
        tried = {}
        for count in counts:
            match = (await self.parts.store.deals.find_attempts(page.for_seats(count).key, [user])).get(user)
            if match is not None:
                tried[count] = match
        public = {count: chance.hex for count, chance in chances.items() if count not in secret_counts}
        return DealFacts(chances, secret_counts, tried, over, await self._find_pars(page, public, guild))

    async def _find_pars(self, page: DealPage, seeds: Mapping[int, str], guild: GuildId) -> Mapping[int, int]:
        """Return par of these deals where it is known, by the number of players; not of one played here."""
        deals, pars = self.parts.store.deals, {}
        for count, stored in (await deals.find_worths(seeds, page.game, page.key.options)).items():
            worth = DealWorth.parse(stored)
            if worth is not None and not await deals.is_dealt_now(seeds[count], guild):
                pars[count] = worth.par
        return pars

    async def _render_leaderboard(
        self, page: DealPage, guild: GuildId, user: UserId, words: Words, *, over: bool
    ) -> Layout:
        async with self.parts.store.leaderboards.begin_read() as reader:
            shared = await reader.is_sharing(guild)
            # A server that does not share its own results does not see those of others.
            page = page if shared else replace(page, everywhere=False)
            try:
                board = await _read_board(reader, page, guild, user)
            except PageUnknown as unknown:
                page = replace(page, page=unknown.pages)
                board = await _read_board(reader, page, guild, user)

            own = () if board.own is None else (board.own,)
            results = [entry.result for entry in (*board.rows, *own)]
            listed = frozenset(result.match for result in results)
            closed = await reader.find_matches_dealt_now(listed, guild) if over else listed

        names = self.parts.member_names
        # While the day lasts no menu shows the cards, which the user may still want to play.
        replays = leaderboard.render_replay_menu(board.rows, guild, words, names) if over else ()
        own_row = None
        if board.own is not None and board.own not in board.rows:
            (row,) = leaderboard.render_rows((board.own,), guild, words, names, closed=closed)
            own_row = f"{words('leaderboard-own', name=names.of(guild, user, words))}\n{row}"
        return deal_page.render_deal_leaderboard(
            page,
            (
                *leaderboard.render_rows(board.rows, guild, words, names, closed=closed),
                *describe_par(results, words, closed),
            ),
            own=own_row,
            pages=board.pages,
            teams=board.teams,
            shared=shared,
            over=over,
            words=words,
            replays=replays,
        )


async def _read_board(
    reader: LeaderboardReader, page: DealPage, guild: GuildId, user: UserId
) -> LeaderboardPage:
    scope = None if page.everywhere else guild
    return await reader.get_page(
        page.key, guild=scope, page=page.page, size=deal_page.ROWS_PER_PAGE, person=user
    )


def _parse_page(custom_id: CustomId) -> DealPage:
    page = DealPage.parse(custom_id.argument)
    if page is None:
        # The button was made by an older version, whose game or options no longer exist.
        raise DayOver
    return page


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(Deal(bot))

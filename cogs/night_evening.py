"""/night, the evening: rounds, the board, a break, the end, and the nights of a server."""

import contextlib
import logging
from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.components.discord_faults import DISCORD_FAULTS
from bot.components.edits import edit_private_message
from bot.components.layout import CustomId, Layout
from bot.components.reply import ReplyPlace
from bot.interactions.button_router import on_button
from bot.interactions.context import InteractionContext
from bot.lobby.open_table import demand_permissions
from bot.nights.game_nights import MAX_TITLE_LENGTH, clean_title, require_host
from bot.nights.pages.board import render_board, render_end_question, render_history
from bot.nights.pages.night import render_night
from bot.nights.pages.round import render_game_choice, render_progress, render_seating
from bot.nights.refusals import (
    NightPaused,
    NothingPlayedYet,
    TooFewForRound,
    WishWithoutOther,
)
from bot.nights.round_status import rank_night
from bot.nights.times import to_local
from bot.renderers import playable_games
from bot.tables.refusals import GameUnknown
from bot.words.commands import localise
from data.errors import NotThere
from data.nights.nights import NightPlace
from data.nights.records import NightId, NightPlan, NightRecord, NightState, Repeats, RoundRecord, Wish
from data.records import ChannelId, UserId
from data.results.seasons import Season
from engine.model import Options

log = logging.getLogger(__name__)

_GAMES = [app_commands.Choice(name=localise(f"game-{slug}"), value=slug) for slug in playable_games()]


class NightEvening(commands.Cog):
    """Seats people at tables, and shows what the tables have reached."""

    def __init__(self, bot: Unspoken) -> None:
        """Keep the bot that the cog is loaded into."""
        self.bot = bot
        self.parts = bot.parts
        self._callbacks: dict[str, Callable[..., Coroutine[Any, Any, None]]] = {
            "start": self._start,
            "round": self._round,
            "board": self._board,
            "pause": self._pause,
            "end": self._end,
            "history": self._history,
            "together": self._together,
            "apart": self._apart,
        }

    async def cog_load(self) -> None:
        """Add the commands to the group of /night, and register the buttons."""
        group = self.bot.tree.get_command("night")
        if not isinstance(group, app_commands.Group):
            msg = "the cog that plans nights is loaded first"
            raise TypeError(msg)
        for name, callback in self._callbacks.items():
            description = localise(f"command-night-{name}")
            command: app_commands.Command[NightEvening, ..., None] = app_commands.Command(
                name=name, description=description, callback=callback
            )
            group.add_command(command)
        self.parts.button_router.add_from(self, None)

    # Commands

    @app_commands.describe(title=localise("option-night-title"))
    async def _start(
        self,
        interaction: discord.Interaction[Unspoken],
        *,
        title: app_commands.Range[str, 1, MAX_TITLE_LENGTH] | None = None,
    ) -> None:
        """Open the door of a night that begins now, for the host, too; one that is planned for soon opens.

        Beside a night that runs here already, show its door.
        """
        context = self.bot.context_of(interaction)
        running = await self.parts.nights.find_under_way(context.channel)
        if running is not None:
            await context.reply.show(render_night(running, context.words))
            return
        demand_permissions(interaction)
        planned = await self.parts.nights.find_soon(context.guild, context.channel)
        if planned is not None:
            require_host(planned, context.user, manages=context.manages_nights)
            if renamed := clean_title(title):
                plan = replace(planned.plan, title=renamed)
                await self.parts.nights.change_plan(planned, plan, only_this=True)
            night = await self.parts.nights.open_door(planned.id)
        else:
            night = await self.parts.nights.open_now(
                NightPlace(context.guild, ChannelId(context.channel), context.user, context.guild_locale),
                self._plan_now(context, title),
            )
        await self.parts.nights.enter(night.id, context.user)
        await context.reply_sentence("night-opened")

    def _plan_now(self, context: InteractionContext, title: str | None) -> NightPlan:
        zone = self.parts.guild_settings.get(context.guild).clocks
        now = self.parts.nights.now()
        return NightPlan(
            title=clean_title(title) or context.guild_words("night-default-title"),
            local_start=to_local(now, zone),
            zone=zone.key,
            starts=now,
            repeats=Repeats.ONCE,
            voice=None,
        )

    @app_commands.describe(game=localise("option-night-game"))
    @app_commands.choices(game=_GAMES)
    async def _round(self, interaction: discord.Interaction[Unspoken], *, game: str | None = None) -> None:
        """Begin a round, or ask what is to be played."""
        context = self.bot.context_of(interaction)
        night = await self._find_night(context)
        if game is None:
            await self._ask_game(context, night)
        else:
            await self._begin(context, night, game)

    async def _board(self, interaction: discord.Interaction[Unspoken]) -> None:
        """Show the board of the night here."""
        context = self.bot.context_of(interaction)
        await self._show_board(context, await self._find_night(context))

    async def _pause(self, interaction: discord.Interaction[Unspoken]) -> None:
        """Pause the night, and say so."""
        context = self.bot.context_of(interaction)
        night = await self._find_own(context)
        if night.state is NightState.PAUSED:
            raise NightPaused
        if night.state is not NightState.RUNNING:
            raise NothingPlayedYet
        await self.parts.nights.pause(night.id)
        await context.reply_text(context.guild_words("night-paused"), ReplyPlace.PUBLIC)

    async def _end(self, interaction: discord.Interaction[Unspoken]) -> None:
        """Ask whether the night is to end."""
        context = self.bot.context_of(interaction)
        night = await self._find_own(context)
        statuses = await self.parts.game_rounds.list_rounds(night.id)
        playing = sum(
            not table.over for status in statuses if status.record.ended is None for table in status.tables
        )
        await context.reply.show(render_end_question(night, playing, context.words))

    async def _history(self, interaction: discord.Interaction[Unspoken]) -> None:
        """Show the nights of the server's last season."""
        await self._show_history(self.bot.context_of(interaction), None)

    @app_commands.describe(person=localise("option-night-other"), forget=localise("option-night-forget"))
    async def _together(
        self, interaction: discord.Interaction[Unspoken], person: discord.Member, *, forget: bool = False
    ) -> None:
        """Store that the user would like to sit with a person."""
        context = self.bot.context_of(interaction)
        night = await self._find_night(context)
        await self._save_wish(night, context.user, person.id, Wish.TOGETHER, forget=forget)
        name = f"<@{person.id}>"
        await context.reply_sentence("night-wish-forgotten" if forget else "night-wish-together", name=name)

    @app_commands.describe(
        first=localise("option-night-first"),
        second=localise("option-night-other"),
        forget=localise("option-night-forget"),
    )
    async def _apart(
        self,
        interaction: discord.Interaction[Unspoken],
        first: discord.Member,
        second: discord.Member,
        *,
        forget: bool = False,
    ) -> None:
        """Store that two people are to sit at different tables; only the host sees that."""
        context = self.bot.context_of(interaction)
        night = await self._find_own(context)
        await self._save_wish(night, UserId(first.id), second.id, Wish.APART, forget=forget)
        names = {"first": f"<@{first.id}>", "second": f"<@{second.id}>"}
        await context.reply_sentence("night-wish-forgotten" if forget else "night-wish-apart", **names)

    # Buttons

    @on_button("night-round")
    async def press_round(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Ask for the next round's game."""
        night = await self.parts.nights.get(NightId(custom_id.match), context.guild)
        await self._ask_game(context, night)

    @on_button("night-play")
    async def press_play(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Begin a round of the chosen game, at so many tables if the host has chosen that."""
        night = await self.parts.nights.get(NightId(custom_id.match), context.guild)
        game, _, tables = custom_id.argument.partition(".")
        await self._begin(context, night, game, int(tables) if tables.isdecimal() else None)

    @on_button("night-board")
    async def press_board(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Show the board of a night."""
        await self._show_board(context, await self.parts.nights.get(NightId(custom_id.match), context.guild))

    @on_button("night-season")
    async def choose_season(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Show the nights of another season."""
        number = custom_id.argument
        await self._show_history(context, Season.from_number(int(number) if number.isdecimal() else 0))

    @on_button("night-progress")
    async def press_progress(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Show how far the tables of a round have come, where the button was."""
        status = await self.parts.game_rounds.read_round(NightId(custom_id.match), custom_id.revision)
        if status is None:
            raise NothingPlayedYet
        await self.parts.nights.get(status.record.night, context.guild)
        words = context.guild_words
        progress = await self.parts.night_results.describe_progress(status, words)
        await context.reply.show(render_progress(status, progress, words), ReplyPlace.HERE)

    @on_button("night-end")
    async def press_end(self, context: InteractionContext, custom_id: CustomId) -> None:
        """End a night."""
        night = await self.parts.nights.get(NightId(custom_id.match), context.guild)
        require_host(night, context.user, manages=context.manages_nights)
        await self.parts.nights.end(night)
        await context.reply_sentence("night-ended")

    # What commands and buttons share

    async def _find_night(self, context: InteractionContext) -> NightRecord:
        """Find the night that is under way in the channel, or in the one that its thread belongs to.

        Raises:
            NightNotOpen, NightGone, NoNightHere: it is still to come, it is over, or there is none.
        """
        channel = context.interaction.channel
        parent = channel.parent_id if isinstance(channel, discord.Thread) else None
        return await self.parts.nights.require_under_way(context.guild, context.channel, parent)

    async def _find_own(self, context: InteractionContext) -> NightRecord:
        night = await self._find_night(context)
        require_host(night, context.user, manages=context.manages_nights)
        return night

    async def _ask_game(self, context: InteractionContext, night: NightRecord) -> None:
        require_host(night, context.user, manages=context.manages_nights)
        night = await self._drop_departed(night)
        rounds = self.parts.game_rounds
        free = await rounds.list_free(night)
        sizes = {}
        refusal: TooFewForRound | None = None
        for game in playable_games():
            try:
                sizes[game] = rounds.list_sizes(night, free, game)
            except TooFewForRound as few:
                refusal = few
        if not sizes and refusal is not None:
            raise refusal
        await context.reply.show(render_game_choice(night, len(free), sizes, context.words), ReplyPlace.NEW)

    async def _begin(
        self, context: InteractionContext, night: NightRecord, game: str, tables: int | None = None
    ) -> None:
        require_host(night, context.user, manages=context.manages_nights)
        if game not in playable_games():
            raise GameUnknown(game)
        await self._drop_departed(night)
        channel = self.bot.get_channel(night.channel)
        place, lacks = self.parts.night_tables.choose_place(channel)
        night, begun = await self.parts.game_rounds.begin(
            night.id, game, await self._choose_options(night, game), place, tables
        )
        render = partial(
            render_seating,
            lacks=lacks,
            words=context.guild_words,
            names=self.parts.member_names,
            # Said once an evening; /settings says it, too.
            lacks_rooms=begun.number == 1
            and self.parts.voice_rooms.lack_permission(night.guild, night.channel),
        )
        message = await context.reply.show(render(night, begun), ReplyPlace.PUBLIC)
        show = (
            None
            if message is None or lacks is not None
            else partial(self._link_tables, context, night, begun, render, message)
        )
        self.parts.night_tables.open_in_background(night, begun, show)

    async def _link_tables(
        self,
        context: InteractionContext,
        night: NightRecord,
        begun: RoundRecord,
        render: Callable[[NightRecord, RoundRecord], Layout],
        message: int,
    ) -> None:
        """Show a round's message again when its tables are open, with a link to each."""
        status = await self.parts.game_rounds.read_round(night.id, begun.number)
        if status is None:
            return
        try:
            layout = render(night, status.record)
            await edit_private_message(context.interaction.followup, message, layout, ())
        except DISCORD_FAULTS as fault:
            log.info("night %s: a round's tables are not linked: %s", night.id, type(fault).__name__)

    async def _drop_departed(self, night: NightRecord) -> NightRecord:
        """Store that people who have left the server are not at the night any more."""
        for user in await self.parts.member_lookup.find_departed(night.guild, night.present):
            with contextlib.suppress(NotThere):
                night = await self.parts.nights.leave(night.id, user)
        return night

    async def _choose_options(self, night: NightRecord, game: str) -> Options:
        """Return the options of the last round of a game, or its usual ones."""
        ruleset = playable_games()[game]
        for status in reversed(await self.parts.game_rounds.list_rounds(night.id)):
            if status.record.game == game:
                return ruleset.options.model_validate_json(status.record.options)
        return ruleset.options()

    async def _show_board(self, context: InteractionContext, night: NightRecord) -> None:
        statuses = await self.parts.game_rounds.list_rounds(night.id)
        if not statuses:
            raise NothingPlayedYet
        layout = render_board(night, rank_night(statuses), context.words, self.parts.member_names)
        await context.reply.show(layout, ReplyPlace.NEW)

    async def _show_history(self, context: InteractionContext, season: Season | None) -> None:
        history = await self.parts.night_history.get_season(context.guild, season)
        await context.reply.show(
            render_history(history, context.guild, context.words, self.parts.member_names)
        )

    async def _save_wish(
        self, night: NightRecord, person: UserId, other: int, wish: Wish, *, forget: bool
    ) -> None:
        if person == other:
            raise WishWithoutOther
        rounds = self.parts.store.night_rounds
        change = rounds.delete_wish if forget else rounds.save_wish
        await change(night.id, person, UserId(other), wish)


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(NightEvening(bot))

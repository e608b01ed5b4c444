"""Tables of any game: /game and its buttons."""

import contextlib
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.companions import fit_options
from bot.components.layout import Button, ButtonStyle, CustomId, Layout
from bot.components.reply import ReplyPlace
from bot.interactions.button_router import on_button
from bot.interactions.command_builder import CommandOption
from bot.interactions.context import InteractionContext
from bot.interactions.replies import PICTURE_TIMEOUT
from bot.lobby.game_options import build_game_command, parse_game_options
from bot.lobby.open_table import demand_permissions, open_table
from bot.renderers import notices, playable_games
from bot.renderers.help import render_rules_page
from bot.renderers.lobby import COMPANION_STYLE, render_options_form
from bot.renderers.refusals import describe_refusal
from bot.renderers.table import render_end_question, render_vote
from bot.renderers.tutorial_page import TutorialPage, prepare_tutorial, render_tutorial, tutorials
from bot.tables import refusals
from bot.tables.choices import Choice, choose_game, choose_options
from bot.tables.companion_names import MAX_COMPANIONS
from bot.tables.deals import DealKnown
from bot.tables.table import Table, TableChange
from bot.words.commands import localise
from data.errors import AlreadySeated, ChannelTaken, NotSeated, TableGone
from data.records import MatchId, MatchPhase, UserId
from engine.model import Options
from engine.refusals import Refusal

_CONFIRMED = "knowing"
_MOVE_TIMEOUT = 2.5
"""Seconds for which a reply waits until the table stands at the bottom of its channel."""
"""The argument of the button that a user who knows the cards presses to sit down all the same."""


class Game(commands.Cog):
    """Open, join, leave, start, cancel, show and end tables."""

    def __init__(self, bot: Unspoken) -> None:
        """Build the command group; its options follow from the games' own."""
        self.bot = bot
        self.parts = bot.parts
        self.group = app_commands.Group(name="game", description=localise("command-game"), guild_only=True)
        companions = CommandOption("companions", app_commands.Range[int, 0, MAX_COMPANIONS])
        self.group.add_command(build_game_command("new", "command-game-new", self._new, companions))
        for name, callback in (
            ("join", self._join_here),
            ("leave", self._leave_here),
            ("start", self._start_here),
            ("cancel", self._cancel_here),
            ("table", self._table_here),
            ("end", self._end_here),
            ("watch", self._watch_here),
        ):
            self.group.add_command(
                app_commands.Command(
                    name=name, description=localise(f"command-game-{name}"), callback=callback
                )
            )
        for name, callback_of_game, games in (
            ("rules", self._rules_here, playable_games()),
            ("tutorial", self._tutorial, tutorials()),
        ):
            self.group.add_command(_build_choice_command(name, callback_of_game, games))

    async def cog_load(self) -> None:
        """Register commands and buttons."""
        self.bot.tree.add_command(self.group)
        self.parts.button_router.add_from(self, None)

    # Commands

    async def _new(
        self,
        interaction: discord.Interaction[Unspoken],
        game: str,
        companions: int | None = None,
        **given: object,
    ) -> None:
        context = self.bot.context_of(interaction)
        ruleset, options = parse_game_options(game, given)
        if companions and not any(value is not None for value in given.values()):
            options = fit_options(ruleset.slug, options)
        await open_table(self.bot, context, game, options, [context.user], companions=companions or 0)

    async def _join_here(self, interaction: discord.Interaction[Unspoken]) -> None:
        context = self.bot.context_of(interaction)
        table = await self._here(context)
        await self._join(context, table)

    async def _leave_here(self, interaction: discord.Interaction[Unspoken]) -> None:
        context = self.bot.context_of(interaction)
        table = await self._here(context)
        await self._leave(context, table, ReplyPlace.PRIVATE)

    async def _start_here(self, interaction: discord.Interaction[Unspoken]) -> None:
        context = self.bot.context_of(interaction)
        table = await self._here(context)
        table = await self.parts.lobbies.start(table.id, context.user)
        await context.reply_sentence("reply-start")
        self.parts.hand_messages.send_hand(table, context.interaction)

    async def _cancel_here(self, interaction: discord.Interaction[Unspoken]) -> None:
        context = self.bot.context_of(interaction)
        table = await self._here(context)
        await self.parts.lobbies.cancel(table.id, context.user, manages=_manages(context))
        await context.reply_sentence("reply-cancel")

    async def _table_here(self, interaction: discord.Interaction[Unspoken]) -> None:
        context = self.bot.context_of(interaction)
        table = await self._here(context)
        demand_permissions(context.interaction)
        table = await self.parts.tables.show_at_bottom(table.id)
        is_shown = await self.parts.table_messages.wait_until_shown(table, _MOVE_TIMEOUT)
        late = "table-thread-closed" if table.thread_closed else "reply-table-late"
        await context.reply_sentence("reply-table" if is_shown else late)

    async def _end_here(self, interaction: discord.Interaction[Unspoken]) -> None:
        context = self.bot.context_of(interaction)
        table = await self._here(context)
        await self._ask_to_end(context, table)

    async def _watch_here(self, interaction: discord.Interaction[Unspoken]) -> None:
        context = self.bot.context_of(interaction)
        table = await self._here(context)
        await self.parts.spectators.show(table, context.interaction, context.reply)

    async def _rules_here(self, interaction: discord.Interaction[Unspoken], game: str | None = None) -> None:
        context = self.bot.context_of(interaction)
        if game is None:
            game = await self._find_game(context)
        ruleset, _ = parse_game_options(game, {})
        await self._rules(context, ruleset.slug)

    async def _tutorial(self, interaction: discord.Interaction[Unspoken], game: str | None = None) -> None:
        context = self.bot.context_of(interaction)
        name = context.interaction.user.display_name
        page = TutorialPage.parse(game or "")
        await prepare_tutorial(page)
        layout = render_tutorial(
            page, context.words, name, await context.card_style(), may_open=context.may_open_table
        )
        # No later update brings the picture, so the reply waits for it.
        await context.reply.show(await self.parts.picture_cache.add_picture(layout))

    # Buttons

    @on_button("join")
    async def press_join(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Sit down; a user who knows the cards of a ranked match is asked for confirmation."""
        table = await self.parts.tables.get(custom_id.match)
        await self._join(context, table, knowing=custom_id.argument == _CONFIRMED)

    @on_button("leave")
    async def press_leave(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Stand up from a lobby."""
        await self._leave(context, await self.parts.tables.get(custom_id.match), ReplyPlace.HERE)

    @on_button("put-off")
    async def press_put_off(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Free the seat of a person in the lobby who has been silent for too long."""
        table = await self.parts.tables.get(custom_id.match)
        absent = next((user for user in table.people if str(user) == custom_id.argument), None)
        if absent is not None:
            table = await self.parts.lobbies.put_off(table.id, context.user, absent)
        await self._show_table(context, table)

    @on_button("companion-add")
    async def press_companion_add(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Seat a companion: in the lobby, or on a free seat of a running match."""
        await self._show_table(context, await self.parts.lobbies.add_companion(custom_id.match, context.user))

    @on_button("companion-remove")
    async def press_companion_remove(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Remove the companion that sat down last from the lobby."""
        table = await self.parts.lobbies.remove_companion(custom_id.match, context.user)
        await self._show_table(context, table)

    @on_button("lobby-game")
    async def choose_game(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Put another game on the table of a lobby."""
        if custom_id.argument not in playable_games():
            raise refusals.GameUnknown(custom_id.argument)
        await self._choose(context, custom_id, choose_game(custom_id.argument))

    @on_button("lobby-option")
    async def choose_option(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Take the option that a lobby suggests."""
        await self._choose(context, custom_id, choose_options(custom_id.argument))

    @on_button("lobby-form")
    async def ask_options(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Show the form of a lobby's options to its host."""
        table = await self.parts.tables.get(custom_id.match)
        if context.user != table.host:
            raise refusals.NotAllowedToChoose(table.host)
        await context.reply.ask(render_options_form(table, context.words))

    @on_button("lobby-options")
    async def choose_form(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Take the choices of the form of options."""
        options, _, style = custom_id.argument.partition(f"{COMPANION_STYLE}=")

        async def change() -> Table:
            lobbies, match = self.parts.lobbies, custom_id.match
            if not style:
                return await lobbies.choose(match, context.user, choose_options(options))
            if options:
                await lobbies.choose(match, context.user, choose_options(options.removesuffix(";")))
            return await lobbies.choose_companion_style(match, context.user, style)

        await self._show_choice(context, custom_id, change())

    @on_button("start")
    async def press_start(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Deal the cards."""
        table = await self.parts.lobbies.start(custom_id.match, context.user)
        await self._show_table(context, table)
        self.parts.hand_messages.send_hand(table, context.interaction)

    @on_button("cancel")
    async def press_cancel(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Close the lobby."""
        user = context.user
        table = await self.parts.lobbies.cancel(custom_id.match, user, manages=_manages(context))
        await self._show_table(context, table)

    @on_button("hand")
    async def press_hand(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Show the user their own hand."""
        await self.parts.hand_replies.show_hand(context, await self.parts.tables.get(custom_id.match))

    @on_button("spectate")
    async def press_spectate(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Show the user the public table some seconds later, until they have seen enough."""
        table = await self.parts.tables.get(custom_id.match)
        await self.parts.spectators.show(table, context.interaction, context.reply)

    @on_button("spectate-stop")
    async def press_spectate_stop(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Show the user no more of the table."""
        self.parts.spectators.stop_watching(custom_id.match, context.user)
        await context.reply_sentence("reply-spectate-stop")

    @on_button("rules")
    async def press_rules(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Show the rules of the table's game."""
        record = await self.parts.tables.find_record(custom_id.match)
        if record is None:
            raise TableGone
        await self._rules(context, record.game, custom_id)

    @on_button("go-on-without")
    async def press_go_on_without(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Vote to go on without the seats that are free."""
        table = await self.parts.lobbies.go_on_without(custom_id.match, context.user)
        votes = table.vacating_votes
        if votes:
            await context.reply_sentence("reply-go-on-without", votes=votes, needed=table.votes_needed)
        else:
            await context.reply_sentence("reply-end-keep")

    @on_button("end")
    async def press_end(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Ask whether to end the match, or to vote for that."""
        await self._ask_to_end(context, await self.parts.tables.get(custom_id.match))

    @on_button("end-sure")
    async def press_end_sure(self, context: InteractionContext, custom_id: CustomId) -> None:
        """End the match, or vote for that."""
        table = await self.parts.end_votes.end(custom_id.match, context.user, manages=_manages(context))
        if table.record.ended is None:
            await context.reply.show(render_vote(table, context.words))
        else:
            await context.reply_sentence("reply-end")

    @on_button("end-keep")
    async def press_end_keep(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Leave the match as it is."""
        await self.parts.tables.get(custom_id.match)
        await context.reply_sentence("reply-end-keep")

    @on_button("end-take-back")
    async def press_end_take_back(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Take a vote for the end of the match back."""
        await self.parts.end_votes.take_back_vote(custom_id.match, context.user)
        await context.reply_sentence("reply-end-take-back")

    @on_button("again")
    async def press_again(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Open a lobby for another match of the same people, or sit down there if it is open already.

        Those who were there just now are seated, the others are asked. If nobody has to be asked, it deals
        after a moment, and for somebody alone at once.
        """
        record = await self.parts.tables.find_record(custom_id.match)
        if record is None or record.phase is not MatchPhase.ENDED or record.started is None:
            raise refusals.NoTableHere
        user = context.user
        people = [player.user for player in record.seated if player.user is not None]
        if user not in people:
            raise NotSeated
        ruleset = playable_games()[record.game]
        options = ruleset.options.model_validate_json(record.options)
        if await self._sit_down_again(context, record.game, options):
            return
        companions = sum(player.companion is not None for player in record.seated)
        seated = [user, *await self._list_present(record.id, [other for other in people if other != user])]
        try:
            table = await open_table(
                self.bot,
                context,
                record.game,
                options,
                seated,
                invited=people,
                companions=companions,
                companion_style=record.companion_style,
                deals_soon=len(people) > 1 and len(seated) == len(people),
            )
        except ChannelTaken:
            # Another of them may have pressed at the same moment.
            if not await self._sit_down_again(context, record.game, options):
                raise
            return
        self.parts.hand_messages.carry_tokens(record.id, table)
        if len(people) == 1:
            await self.parts.lobbies.start(table.id, user)
        elif table.deals_at is not None:
            self.parts.tables.notify(table, TableChange.NOTED, (), None)

    async def _sit_down_again(self, context: InteractionContext, game: str, options: Options) -> bool:
        """Seat the user in the lobby for another match; return False if none is open in the channel."""
        lobby = self.parts.tables.find_loaded(context.channel)
        if lobby is None or not lobby.is_fresh_lobby_of(game, options):
            return False
        with contextlib.suppress(AlreadySeated):
            await self.parts.lobbies.join(lobby.id, context.user)
        await context.reply_sentence("reply-join")
        self.parts.hand_messages.remember_token(lobby, context.interaction, None)
        return True

    async def _list_present(self, match: MatchId, users: Sequence[UserId]) -> list[UserId]:
        """List who of a match used the bot just now, can be sent a hand, and sits at no other table."""
        presence, store = self.parts.tables.presence, self.parts.tables.store
        reachable = self.parts.hand_messages.list_reachable(match, filter(presence.has_used_lately, users))
        return [user for user in reachable if not await store.people.list_seated_matches(user)]

    # What commands and buttons share

    async def _here(self, context: InteractionContext) -> Table:
        return await context.table()

    async def _find_game(self, context: InteractionContext) -> str:
        """Return the game of the channel's table, or the first of all games where no table is."""
        try:
            return (await self._here(context)).ruleset.slug
        except (refusals.NoTableHere, TableGone, refusals.LobbyExpired):
            return next(iter(playable_games()))

    async def _join(self, context: InteractionContext, table: Table, *, knowing: bool = False) -> None:
        try:
            table = await self.parts.lobbies.join(table.id, context.user, knowing=knowing)
        except DealKnown as refusal:
            await self._ask_for_confirmation(context, table, refusal)
            return
        if table.phase is MatchPhase.RUNNING:
            took_over = context.words("reply-take-over")
            await self.parts.hand_replies.show_hand(context, table, took_over)
            return
        if context.interaction.message is not None:
            await self._show_table(context, table)
        else:
            await context.reply_sentence("reply-join")
        self.parts.hand_messages.remember_token(table, context.interaction, None)

    async def _choose(self, context: InteractionContext, custom_id: CustomId, choice: Choice) -> None:
        change = self.parts.lobbies.choose(custom_id.match, context.user, choice)
        await self._show_choice(context, custom_id, change)

    async def _show_choice(
        self, context: InteractionContext, custom_id: CustomId, change: Awaitable[Table]
    ) -> None:
        """Show the table after a choice from one of its menus."""
        try:
            table = await change
        except Refusal:
            # The user's own screen shows what they chose until the message is edited.
            self.parts.table_messages.refresh(await self.parts.tables.get(custom_id.match))
            raise
        await self._show_table(context, table)

    async def _ask_for_confirmation(
        self, context: InteractionContext, table: Table, refusal: DealKnown
    ) -> None:
        custom_id = CustomId(table.id, table.revision, "join", _CONFIRMED)
        sure = Button(context.words("button-sit-down-anyway"), custom_id, ButtonStyle.DANGER)
        text = describe_refusal(refusal, table, context.words, self.parts.member_names)
        await context.reply.show(Layout((text, (sure,))))

    async def _leave(self, context: InteractionContext, table: Table, place: ReplyPlace) -> None:
        table = await self.parts.lobbies.leave(table.id, context.user)
        if table.record.started is not None:
            await context.reply_sentence("reply-leave-running")
        elif place is ReplyPlace.HERE:
            await self._show_table(context, table)
        else:
            await context.reply_sentence("reply-leave")

    async def _ask_to_end(self, context: InteractionContext, table: Table) -> None:
        """Ask before a match is ended; who has voted already may take the vote back."""
        alone = table.ends_alone(context.user, manages=_manages(context))
        if not alone and table.has_voted(context.user):
            await context.reply.show(render_vote(table, context.words))
            return
        layout = render_end_question(
            table,
            context.words,
            self.parts.member_names,
            alone=alone,
            card_style=await context.card_style(table),
        )
        await context.reply.show(await self.parts.picture_cache.add_picture(layout, within=PICTURE_TIMEOUT))

    async def _rules(self, context: InteractionContext, slug: str, custom_id: CustomId | None = None) -> None:
        pictures = (await context.card_style()).pictures
        if context.reply.from_hand and custom_id is not None:
            # In the message of a hand there has to be a button that leads back to it.
            layout = notices.render_rules(slug, context.words, pictures=pictures)
            layout = notices.add_back_button(layout, custom_id, context.words)
            table = context.loaded_table
            if table is not None and table.id == custom_id.match:
                await self.parts.hand_replies.show_page(context, table, layout)
                return
        else:
            layout = render_rules_page(
                slug, context.words, pictures=pictures, may_open=context.may_open_table
            )
        # No later update brings the picture, so the reply waits for it.
        await context.reply.show(await self.parts.picture_cache.add_picture(layout))

    async def _show_table(self, context: InteractionContext, table: Table) -> None:
        answer = context.reply
        layout = await self.parts.table_publisher.render_table(
            table, in_words=not answer.may_attach, within=PICTURE_TIMEOUT
        )
        pressed = context.interaction.message
        async with self.parts.table_messages.take_turn(table, 0 if pressed is None else pressed.id) as held:
            await answer.show(layout, ReplyPlace.HERE, held)
            self.parts.table_messages.record_attachments(table, answer.attachments)


def _build_choice_command(
    name: str, callback: Callable[..., Coroutine[Any, Any, None]], games: Iterable[str]
) -> app_commands.Command[Any, ..., None]:
    """Build a command of the group whose one option offers games."""
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=name, description=localise(f"command-game-{name}"), callback=callback
    )
    app_commands.describe(game=localise(f"option-{name}-game"))(command)
    choices = [app_commands.Choice(name=localise(f"game-{slug}"), value=slug) for slug in games]
    app_commands.choices(game=choices)(command)
    return command


def _manages(context: InteractionContext) -> bool:
    return context.interaction.permissions.manage_messages


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(Game(bot))

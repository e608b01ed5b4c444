"""Tables of any game: /game and its buttons."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.components.button_router import on_button
from bot.components.layout import Button, ButtonStyle, CustomId, Layout
from bot.components.reply import ReplyPlace
from bot.interactions.hand_replies import PICTURE_TIMEOUT
from bot.lobby.game_options import build_game_command, parse_game_options
from bot.lobby.open_table import demand_permissions, open_table
from bot.renderers import notices, playable_games
from bot.renderers.refusals import describe_refusal
from bot.tables import refusals
from bot.tables.deals import DealKnown
from bot.tables.table import Table
from bot.translation import described
from bot.words import words
from data.records import Phase, UserId

_KNOWING = "knowing"
"""What the button says of somebody who knows the cards, and sits down all the same."""


class Game(commands.Cog):
    """Open, join, leave, start, cancel, show and end tables."""

    def __init__(self, bot: Unspoken) -> None:
        """Build the command group; its options follow from the games' own."""
        self.bot = bot
        self.group = app_commands.Group(name="game", description=described("command-game"), guild_only=True)
        self.group.add_command(build_game_command("new", "command-game-new", self._new))
        for name, callback in (
            ("join", self._join_here),
            ("leave", self._leave_here),
            ("start", self._start_here),
            ("cancel", self._cancel_here),
            ("table", self._table_here),
            ("end", self._end_here),
            ("rules", self._rules_here),
        ):
            self.group.add_command(
                app_commands.Command(
                    name=name, description=described(f"command-game-{name}"), callback=callback
                )
            )

    async def cog_load(self) -> None:
        """Register commands and buttons."""
        self.bot.tree.add_command(self.group)
        self.bot.button_router.add_from(self, None)

    # Commands

    async def _new(self, interaction: discord.Interaction[Unspoken], game: str, **given: object) -> None:
        _, options = parse_game_options(game, given)
        await open_table(interaction, game, options, [UserId(interaction.user.id)])

    async def _join_here(self, interaction: discord.Interaction[Unspoken]) -> None:
        table = await self._here(interaction)
        await self._join(interaction, table)

    async def _leave_here(self, interaction: discord.Interaction[Unspoken]) -> None:
        table = await self._here(interaction)
        await self._leave(interaction, table, ReplyPlace.PRIVATE)

    async def _start_here(self, interaction: discord.Interaction[Unspoken]) -> None:
        table = await self._here(interaction)
        table = await self.bot.tables.start(table.id, UserId(interaction.user.id))
        await self._say(interaction, "said-started")
        self.bot.hand_messages.send_hand(table, interaction)

    async def _cancel_here(self, interaction: discord.Interaction[Unspoken]) -> None:
        table = await self._here(interaction)
        await self.bot.tables.cancel(table.id, UserId(interaction.user.id), manages=_manages(interaction))
        await self._say(interaction, "said-cancelled")

    async def _table_here(self, interaction: discord.Interaction[Unspoken]) -> None:
        table = await self._here(interaction)
        demand_permissions(interaction)
        await self.bot.tables.show_at_bottom(table.id)
        await self._say(interaction, "said-posted")

    async def _end_here(self, interaction: discord.Interaction[Unspoken]) -> None:
        table = await self._here(interaction)
        await self._end(interaction, table)

    async def _rules_here(self, interaction: discord.Interaction[Unspoken]) -> None:
        table = await self._here(interaction)
        await self._rules(interaction, table.ruleset.slug)

    # Buttons

    @on_button("join")
    async def press_join(self, interaction: discord.Interaction[Unspoken], custom_id: CustomId) -> None:
        """Sit down; who knows the cards of a ranked match is asked once whether that is meant."""
        table = await self.bot.tables.get(custom_id.match)
        await self._join(interaction, table, knowing=custom_id.argument == _KNOWING)

    @on_button("leave")
    async def press_leave(self, interaction: discord.Interaction[Unspoken], custom_id: CustomId) -> None:
        """Stand up from a lobby."""
        await self._leave(interaction, await self.bot.tables.get(custom_id.match), ReplyPlace.HERE)

    @on_button("start")
    async def press_start(self, interaction: discord.Interaction[Unspoken], custom_id: CustomId) -> None:
        """Deal the cards."""
        table = await self.bot.tables.start(custom_id.match, UserId(interaction.user.id))
        await self._show_board(interaction, table)
        self.bot.hand_messages.send_hand(table, interaction)

    @on_button("cancel")
    async def press_cancel(self, interaction: discord.Interaction[Unspoken], custom_id: CustomId) -> None:
        """Close the lobby."""
        user = UserId(interaction.user.id)
        table = await self.bot.tables.cancel(custom_id.match, user, manages=_manages(interaction))
        await self._show_board(interaction, table)

    @on_button("hand")
    async def press_hand(self, interaction: discord.Interaction[Unspoken], custom_id: CustomId) -> None:
        """Show the presser their own hand."""
        await self.bot.show_hand(interaction, await self.bot.tables.get(custom_id.match))

    @on_button("rules")
    async def press_rules(self, interaction: discord.Interaction[Unspoken], custom_id: CustomId) -> None:
        """Tell the rules of the game on this table."""
        record = await self.bot.tables.find_record(custom_id.match)
        if record is None:
            raise refusals.TableGone
        await self._rules(interaction, record.game, custom_id)

    @on_button("end")
    async def press_end(self, interaction: discord.Interaction[Unspoken], custom_id: CustomId) -> None:
        """Vote for the end of the match."""
        await self._end(interaction, await self.bot.tables.get(custom_id.match))

    @on_button("again")
    async def press_again(self, interaction: discord.Interaction[Unspoken], custom_id: CustomId) -> None:
        """Open a lobby with the same people and options as an ended match."""
        record = await self.bot.tables.find_record(custom_id.match)
        if record is None or record.phase is not Phase.ENDED or record.started is None:
            raise refusals.NoTableHere
        user = UserId(interaction.user.id)
        people = [player.user for player in record.seated if player.user is not None]
        if user not in people:
            raise refusals.NotSeated
        ruleset = playable_games()[record.game]
        options = ruleset.options.model_validate_json(record.options)
        await open_table(interaction, record.game, options, people)

    # What commands and buttons share

    async def _here(self, interaction: discord.Interaction[Unspoken]) -> Table:
        return await self.bot.tables.get_in_channel(interaction.channel_id or 0)

    async def _join(
        self, interaction: discord.Interaction[Unspoken], table: Table, *, knowing: bool = False
    ) -> None:
        try:
            table = await self.bot.tables.join(table.id, UserId(interaction.user.id), knowing=knowing)
        except DealKnown as known:
            await self._ask_whether_meant(interaction, table, known)
            return
        if table.phase is Phase.RUNNING:
            took_over = words(str(interaction.locale))("said-took-over")
            await self.bot.show_hand(interaction, table, took_over)
            return
        if interaction.message is not None:
            await self._show_board(interaction, table)
        else:
            await self._say(interaction, "said-joined")
        self.bot.hand_messages.remember_token(table, interaction, None)

    async def _ask_whether_meant(
        self, interaction: discord.Interaction[Unspoken], table: Table, known: DealKnown
    ) -> None:
        said = words(str(interaction.locale))
        custom_id = CustomId(table.id, table.revision, "join", _KNOWING)
        sure = Button(said("button-sit-down-anyway"), custom_id, ButtonStyle.DANGER)
        text = describe_refusal(known, table, said, self.bot.member_names)
        await self.bot.reply_to(interaction).show(Layout((text, (sure,))))

    async def _leave(
        self, interaction: discord.Interaction[Unspoken], table: Table, place: ReplyPlace
    ) -> None:
        table = await self.bot.tables.leave(table.id, UserId(interaction.user.id))
        if table.record.started is not None:
            await self._say(interaction, "said-left-running")
        elif place is ReplyPlace.HERE:
            await self._show_board(interaction, table)
        else:
            await self._say(interaction, "said-left")

    async def _end(self, interaction: discord.Interaction[Unspoken], table: Table) -> None:
        user = UserId(interaction.user.id)
        table = await self.bot.tables.end(table.id, user, manages=_manages(interaction))
        if table.record.ended is not None:
            await self._say(interaction, "said-ended")
        else:
            await self._say(interaction, "said-voted", votes=table.end_votes, needed=table.votes_needed)

    async def _rules(
        self, interaction: discord.Interaction[Unspoken], slug: str, custom_id: CustomId | None = None
    ) -> None:
        answer = self.bot.reply_to(interaction)
        said = words(str(interaction.locale))
        layout = notices.render_rules(slug, said)
        if answer.from_hand and custom_id is not None:
            # In the hand's own message there has to be a way back to the hand.
            layout = notices.add_back_button(layout, custom_id, said)
            table = self.bot.tables.find_loaded(interaction.channel_id or 0)
            if table is not None and table.id == custom_id.match:
                await self.bot.show_page(interaction, table, layout)
                return
        await answer.show(layout)

    async def _show_board(self, interaction: discord.Interaction[Unspoken], table: Table) -> None:
        answer = self.bot.reply_to(interaction)
        layout = await self.bot.table_messages.render_table(
            table, in_words=not answer.may_attach, within=PICTURE_TIMEOUT
        )
        await answer.show(layout, ReplyPlace.HERE)
        self.bot.table_messages.record_attachments(table, answer.attachments)

    async def _say(self, interaction: discord.Interaction[Unspoken], code: str, **facts: object) -> None:
        said = words(str(interaction.locale))(code, **facts)
        await self.bot.reply_to(interaction).show(notices.render_text(said))


def _manages(interaction: discord.Interaction[Unspoken]) -> bool:
    return interaction.permissions.manage_channels


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(Game(bot))

"""The commands that all games share: /hand and /play; the base class of the games' cogs."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.interactions.command_builder import MAX_CHOICES
from bot.interactions.context import InteractionContext
from bot.renderers.context import RenderContext, table_context
from bot.renderers.hand import PageMaker, render_hand_page
from bot.tables import refusals
from bot.tables.table import Table
from bot.words.commands import localise
from data.written_texts import WrittenText
from engine.model import Action, Seat

Choices = list[app_commands.Choice[int]]


class GameCog(commands.Cog):
    """A game's commands and buttons; one subclass a game."""

    slug: str

    def __init__(self, bot: Unspoken) -> None:
        """Keep the bot that the cog is loaded into."""
        self.bot = bot
        self.parts = bot.parts

    async def cog_load(self) -> None:
        """Register the game's buttons."""
        self.parts.button_router.add_from(self, self.slug)

    @abstractmethod
    async def play(
        self, context: InteractionContext, table: Table, card: int | None, pile: int | None
    ) -> None:
        """Play a card at a table of this game; `None` for options that were not given."""

    def cards(self, table: Table, seat: Seat, context: RenderContext) -> Choices:
        """Return the choices for /play's card: this seat's own, and nobody else's."""
        del table, seat, context
        return []

    def piles(self, table: Table, seat: Seat, context: RenderContext, card: int | None) -> Choices:
        """Return the choices for /play's pile."""
        del table, seat, context, card
        return []

    async def here(self, context: InteractionContext) -> Table:
        """Return this channel's table if this game is on it.

        Raises:
            NoTableHere, CommandOfAnotherGame: if not.
        """
        table = await context.table()
        if table.ruleset.slug != self.slug:
            raise refusals.CommandOfAnotherGame(table.ruleset.slug)
        return table

    async def act(
        self,
        context: InteractionContext,
        table: Table,
        action: Action,
        *,
        seen: int | None = None,
        texts: Sequence[WrittenText] = (),
    ) -> None:
        """Submit an action with the texts that it writes, and show the user their hand after it."""
        user = context.user
        step = await self.parts.tables.submit_action(
            table.id, user, action, interaction_id=context.interaction.id, seen_revision=seen, texts=texts
        )
        await self.parts.hand_replies.show_hand(context, step.table)

    async def page(self, context: InteractionContext, table: Table, make_page: PageMaker) -> None:
        """Show another page of the hand, in the user's card style; the hand if the page is void."""
        seat = table.seat_of(context.user)
        card_style = await context.card_style(table)
        page = make_page(table.view(seat))
        if page is None:
            await self.parts.hand_replies.show_hand(context, table)
            return
        layout = render_hand_page(
            table, seat, context.words, self.parts.member_names, page, card_style=card_style
        )
        await self.parts.hand_replies.show_page(context, table, layout, make_page)


class Play(commands.Cog):
    """/hand and /play."""

    def __init__(self, bot: Unspoken) -> None:
        """Keep the bot that the cog is loaded into."""
        self.bot = bot
        self.parts = bot.parts

    @app_commands.command(name="hand", description=localise("command-hand"))
    async def hand(self, interaction: discord.Interaction[Unspoken]) -> None:
        """Show the user their own hand."""
        context = self.bot.context_of(interaction)
        await self.parts.hand_replies.show_hand(context, await context.table())

    @app_commands.command(name="play", description=localise("command-play"))
    @app_commands.describe(card=localise("option-card"), pile=localise("option-pile"))
    async def play(
        self, interaction: discord.Interaction[Unspoken], card: int | None = None, pile: int | None = None
    ) -> None:
        """Pass the card to the cog of the table's game."""
        context = self.bot.context_of(interaction)
        table = await context.table()
        await self._cog(table).play(context, table, card, pile)

    @play.autocomplete("card")
    async def complete_card(self, interaction: discord.Interaction[Unspoken], typed: str) -> Choices:
        """Offer the user's own cards."""
        context = self.bot.context_of(interaction)
        own = await self._own(context)
        if own is None:
            return []
        table, seat, render_context = own
        return _starting(self._cog(table).cards(table, seat, render_context), typed)

    @play.autocomplete("pile")
    async def complete_pile(self, interaction: discord.Interaction[Unspoken], typed: str) -> Choices:
        """Offer the piles that the card fits."""
        context = self.bot.context_of(interaction)
        own = await self._own(context)
        if own is None:
            return []
        table, seat, render_context = own
        card = getattr(context.interaction.namespace, "card", None)
        return _starting(
            self._cog(table).piles(table, seat, render_context, card if isinstance(card, int) else None),
            typed,
        )

    async def _own(self, context: InteractionContext) -> tuple[Table, Seat, RenderContext] | None:
        table = await context.own_table()
        if table is None:
            return None
        return (
            table,
            table.seat_of(context.user),
            table_context(table, context.words, self.parts.member_names),
        )

    def _cog(self, table: Table) -> GameCog:
        # By its slug, not its class: loading an extension runs its module again, which makes another class.
        slug = table.ruleset.slug
        return cast(
            "GameCog", next(cog for cog in self.bot.cogs.values() if getattr(cog, "slug", None) == slug)
        )


def _starting(choices: Choices, typed: str) -> Choices:
    """Keep the choices whose number starts with what was typed."""
    typed = typed.strip()
    return [choice for choice in choices if str(choice.value).startswith(typed)][:MAX_CHOICES]


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(Play(bot))

"""Low Tide's buttons, and what /play does at its tables."""

from typing import cast

from discord import app_commands
from engine.games.low_tide.model import LowTideView, PlayCard

from bot.client import Unspoken
from bot.components.layout import CustomId
from bot.interactions.button_router import on_button
from bot.interactions.context import InteractionContext
from bot.renderers.context import RenderContext
from bot.tables import refusals
from bot.tables.table import Table
from cogs.play import Choices, GameCog
from engine.model import Seat


class LowTideCog(GameCog):
    """Buttons at a table of Low Tide."""

    slug = "low-tide"

    async def play(
        self, context: InteractionContext, table: Table, card: int | None, pile: int | None
    ) -> None:
        """Play a card; there is only one pile.

        Raises:
            CardMissing: if no card was named.
        """
        del pile
        if card is None:
            raise refusals.CardMissing
        await self.act(context, table, PlayCard(card=card))

    def cards(self, table: Table, seat: Seat, context: RenderContext) -> Choices:
        """Offer all cards of the hand."""
        view = cast("LowTideView", table.view(seat))
        return [
            app_commands.Choice(name=context.words("choice-low-tide-card", card=card), value=card)
            for card in view.hand
        ]

    @on_button("play")
    async def press_play(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Play the card on the button."""
        table = await self.parts.tables.get(custom_id.match)
        action = PlayCard(card=int(custom_id.argument))
        await self.act(context, table, action, seen=custom_id.revision)


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(LowTideCog(bot))

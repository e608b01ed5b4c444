"""The Mind's commands and buttons: ready, play, stop, star, blind."""

from functools import partial
from typing import cast

import discord
from discord import app_commands

from bot.client import Unspoken
from bot.components.layout import CustomId
from bot.games.the_mind.hand import refuses_others, render_confirmation
from bot.interactions.button_router import on_button
from bot.interactions.context import InteractionContext
from bot.renderers.context import RenderContext
from bot.renderers.hand import Page
from bot.tables.table import Table
from bot.words.commands import localise
from cogs.play import Choices, GameCog
from engine.games.the_mind.model import (
    AgreeToStar,
    DeclineStar,
    Finish,
    GoOnBlind,
    Phase,
    PlayLowest,
    ProposeStar,
    Ready,
    Stop,
    TheMindView,
)
from engine.games.the_mind.refusals import LevelsRemain, StarIsProposed
from engine.model import Action, Seat, View

_YES, _NO = "yes", "no"
_ON, _FINISH = "on", "finish"


class TheMindCog(GameCog):
    """The commands and buttons of The Mind."""

    slug = "the-mind"

    # Commands

    @app_commands.command(name="ready", description=localise("command-ready"))
    async def ready(self, interaction: discord.Interaction[Unspoken]) -> None:
        """Put the hand on the table."""
        context = self.bot.context_of(interaction)
        await self.act(context, await self.here(context), Ready())

    @app_commands.command(name="stop", description=localise("command-stop"))
    async def stop(self, interaction: discord.Interaction[Unspoken]) -> None:
        """Halt the level."""
        context = self.bot.context_of(interaction)
        await self.act(context, await self.here(context), Stop())

    @app_commands.command(name="star", description=localise("command-star"))
    @app_commands.describe(answer=localise("option-star"))
    @app_commands.choices(
        answer=[
            app_commands.Choice(name=localise("choice-star-yes"), value=_YES),
            app_commands.Choice(name=localise("choice-star-no"), value=_NO),
        ]
    )
    async def star(self, interaction: discord.Interaction[Unspoken], answer: str = _YES) -> None:
        """Propose a star, agree to the proposed one, or decline it."""
        context = self.bot.context_of(interaction)
        table = await self.here(context)
        if answer == _NO:
            await self.act(context, table, DeclineStar())
        else:
            await self._propose_or_agree(context, table)

    @app_commands.command(name="blind", description=localise("command-blind"))
    @app_commands.describe(choice=localise("option-blind"))
    @app_commands.choices(
        choice=[
            app_commands.Choice(name=localise("choice-blind-on"), value=_ON),
            app_commands.Choice(name=localise("choice-blind-finish"), value=_FINISH),
        ]
    )
    async def blind(self, interaction: discord.Interaction[Unspoken], choice: str = _ON) -> None:
        """Propose to go on blind after the last level, agree to it, or finish."""
        context = self.bot.context_of(interaction)
        table = await self.here(context)
        if choice == _FINISH:
            await self._finish(context, table)
        else:
            await self.act(context, table, GoOnBlind())

    async def play(
        self, context: InteractionContext, table: Table, card: int | None, pile: int | None
    ) -> None:
        """Play the lowest card; there is one pile, whatever its number (rulings: M3)."""
        del pile
        await self.act(context, table, PlayLowest(card=card))

    def cards(self, table: Table, seat: Seat, context: RenderContext) -> Choices:
        """Return the one card that may be played."""
        lowest = _view(table, seat).lowest
        if lowest is None:
            return []
        return [app_commands.Choice(name=context.words("choice-lowest", card=lowest), value=lowest)]

    # Buttons

    @on_button("ready")
    async def press_ready(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Put the hand on the table."""
        await self._act(context, custom_id, Ready())

    @on_button("play")
    async def press_play(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Play the card on the button; the table's button, the same for everyone, plays the lowest."""
        card = custom_id.read_numbers(1)[0] if custom_id.argument else None
        await self._act(context, custom_id, PlayLowest(card=card))

    @on_button("stop")
    async def press_stop(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Halt the level."""
        await self._act(context, custom_id, Stop())

    @on_button("star")
    async def press_star(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Propose a star; agree if another seat proposed it a moment before."""
        await self._propose_or_agree(context, await self.parts.tables.get(custom_id.match))

    @on_button("agree")
    async def press_agree(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Agree to the star."""
        await self._act(context, custom_id, AgreeToStar())

    @on_button("decline")
    async def press_decline(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Decline the star, or take it back."""
        await self._act(context, custom_id, DeclineStar())

    @on_button("blind")
    async def press_blind(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Propose to go on blind, or agree to it."""
        await self._act(context, custom_id, GoOnBlind())

    @on_button("finish")
    async def press_finish(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Say that the levels passed are enough; ask first if that refuses others."""
        await self._finish(context, await self.parts.tables.get(custom_id.match), seen=custom_id.revision)

    @on_button("finish-sure")
    async def press_finish_sure(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Say that the levels passed are enough."""
        await self._act(context, custom_id, Finish())

    # What commands and buttons share

    async def _act(self, context: InteractionContext, custom_id: CustomId, action: Action) -> None:
        table = await self.parts.tables.get(custom_id.match)
        await self.act(context, table, action, seen=custom_id.revision)

    async def _propose_or_agree(self, context: InteractionContext, table: Table) -> None:
        """Propose a star; agree if another seat proposed it a moment before."""
        try:
            await self.act(context, table, ProposeStar())
        except StarIsProposed:
            await self.act(context, table, AgreeToStar())

    async def _finish(self, context: InteractionContext, table: Table, seen: int | None = None) -> None:
        """Finish at once: others have a minute to object. Ask first if others want to go on blind."""
        table.require_playing()
        view = _view(table, table.seat_of(context.user))
        if view.phase is not Phase.CHOOSING:
            raise LevelsRemain
        if refuses_others(view):
            await self.page(context, table, _make_confirmation)
        else:
            await self.act(context, table, Finish(), seen=seen)


def _make_confirmation(view: View) -> Page | None:
    """Make the page that asks before a seat finishes; void once it would refuse nobody."""
    if not isinstance(view, TheMindView) or view.phase is not Phase.CHOOSING or not refuses_others(view):
        return None
    return partial(render_confirmation, view)


def _view(table: Table, seat: Seat | None) -> TheMindView:
    return cast("TheMindView", table.view(seat))


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(TheMindCog(bot))

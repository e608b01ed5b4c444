"""The Game's commands and buttons: begin, play, done, signal."""

from typing import cast

import discord
from discord import app_commands

from bot.client import Unspoken
from bot.components.button_router import on_button
from bot.components.layout import CustomId
from bot.renderers.context import RenderContext
from bot.renderers.the_game import RENDERER
from bot.tables import refusals
from bot.tables.table import Table
from bot.translation import described
from bot.words import words
from cogs.play import Choices, GameCog
from data.records import UserId
from engine.games.the_game.model import (
    Begin,
    EndTurn,
    GiveSignal,
    PlayCard,
    Signal,
    TakeBackSignal,
    TheGameView,
)
from engine.games.the_game.piles import PILES, TRICK, digs_grave, fits, gap, rises
from engine.model import Action, Seat

_KINDS = [
    app_commands.Choice(name=described(f"signal-{signal.value}"), value=signal.value) for signal in Signal
]


class TheGame(GameCog):
    """What people do at a table of The Game."""

    slug = "the-game"

    # Commands

    @app_commands.command(name="begin", description=described("command-begin"))
    async def begin(self, interaction: discord.Interaction[Unspoken]) -> None:
        """Say "I start"."""
        await self.act(interaction, await self.here(interaction), Begin())

    @app_commands.command(name="done", description=described("command-done"))
    async def done(self, interaction: discord.Interaction[Unspoken]) -> None:
        """End the turn."""
        await self.act(interaction, await self.here(interaction), EndTurn())

    @app_commands.command(name="signal", description=described("command-signal"))
    @app_commands.describe(pile=described("option-signal-pile"), kind=described("option-kind"))
    @app_commands.choices(kind=_KINDS)
    async def signal(self, interaction: discord.Interaction[Unspoken], pile: int, kind: str) -> None:
        """Put a signal on a pile, or take it back."""
        table = await self.here(interaction)
        await self.act(interaction, table, _toggle(table, interaction, pile, Signal(kind)))

    @signal.autocomplete("pile")
    async def complete_signal_pile(self, interaction: discord.Interaction[Unspoken], typed: str) -> Choices:
        """Offer the four piles."""
        table = self.bot.tables.find_loaded(interaction.channel_id or 0)
        if table is None or table.state is None or table.ruleset.slug != self.slug:
            return []
        view = _view(table, None)
        said = words(str(interaction.locale))
        return [
            app_commands.Choice(
                name=said("choice-pile-plain", pile=pile, arrow=_arrow(pile), top=view.tops[pile - 1]),
                value=pile,
            )
            for pile in PILES
            if str(pile).startswith(typed.strip())
        ]

    async def play(
        self, interaction: discord.Interaction[Unspoken], table: Table, card: int | None, pile: int | None
    ) -> None:
        """Lay a card; without a pile, offer those it fits."""
        if card is None:
            raise refusals.CardMissing
        if pile is None:
            table.require_playing()
            view = _view(table, table.seat_of(UserId(interaction.user.id)))
            if card in view.hand and view.mine:
                await self.page(
                    interaction, table, lambda context: RENDERER.render_pile_choice(view, context, card)
                )
                return
            # The rules name the obstacle: not this seat's turn, or a card it does not hold.
            pile = PILES[0]
        await self._lay(interaction, table, card, pile, seen=None)

    def cards(self, table: Table, seat: Seat, context: RenderContext) -> Choices:
        """Offer the seat's own cards with the piles they fit."""
        view = _view(table, seat)
        choices = []
        for card in view.hand:
            piles = [str(pile) for pile in PILES if fits(pile, view.tops[pile - 1], card)]
            code = "choice-card" if piles else "choice-card-nowhere"
            name = context.words(code, card=card, piles=", ".join(piles))
            choices.append(app_commands.Choice(name=name, value=card))
        return choices

    def piles(self, table: Table, seat: Seat, context: RenderContext, card: int | None) -> Choices:
        """Offer the piles that the card fits, with the gap each would leave."""
        view = _view(table, seat)
        if card not in view.hand:
            return []
        choices = []
        for pile in PILES:
            top = view.tops[pile - 1]
            if fits(pile, top, card):
                step = gap(pile, top, card)
                code = "choice-pile-trick" if step == -TRICK else "choice-pile"
                name = context.words(code, pile=pile, arrow=_arrow(pile), top=top, gap=step)
                choices.append(app_commands.Choice(name=name, value=pile))
        return choices

    # Buttons

    @on_button("begin")
    async def press_begin(self, interaction: discord.Interaction[Unspoken], custom_id: CustomId) -> None:
        """Say "I start"."""
        await self.act(
            interaction, await self.bot.tables.get(custom_id.match), Begin(), seen=custom_id.revision
        )

    @on_button("done")
    async def press_done(self, interaction: discord.Interaction[Unspoken], custom_id: CustomId) -> None:
        """End the turn."""
        table = await self.bot.tables.get(custom_id.match)
        await self.act(interaction, table, EndTurn(), seen=custom_id.revision)

    @on_button("card")
    async def press_card(self, interaction: discord.Interaction[Unspoken], custom_id: CustomId) -> None:
        """Offer the piles that a card fits."""
        table, view = await self._fresh(interaction, custom_id)
        card = int(custom_id.argument)
        await self.page(interaction, table, lambda context: RENDERER.render_pile_choice(view, context, card))

    @on_button("lay")
    async def press_lay(self, interaction: discord.Interaction[Unspoken], custom_id: CustomId) -> None:
        """Lay a card on a pile, after asking if it ends the match."""
        table, _ = await self._fresh(interaction, custom_id)
        card, pile = map(int, custom_id.argument.split("."))
        await self._lay(interaction, table, card, pile, seen=custom_id.revision)

    @on_button("sure")
    async def press_sure(self, interaction: discord.Interaction[Unspoken], custom_id: CustomId) -> None:
        """Lay a card whatever follows."""
        table = await self.bot.tables.get(custom_id.match)
        card, pile = map(int, custom_id.argument.split("."))
        await self.act(interaction, table, PlayCard(card=card, pile=pile), seen=custom_id.revision)

    @on_button("signals")
    async def press_signals(self, interaction: discord.Interaction[Unspoken], custom_id: CustomId) -> None:
        """Offer the signals."""
        table = await self.bot.tables.get(custom_id.match)
        table.require_playing()
        view = _view(table, table.seat_of(UserId(interaction.user.id)))
        await self.page(interaction, table, lambda context: RENDERER.render_signals(view, context))

    @on_button("signal")
    async def press_signal(self, interaction: discord.Interaction[Unspoken], custom_id: CustomId) -> None:
        """Put a signal on a pile, or take it back; the signals stay on the screen."""
        table = await self.bot.tables.get(custom_id.match)
        pile, signal = custom_id.argument.split(".")
        action = _toggle(table, interaction, int(pile), Signal(signal))
        user = UserId(interaction.user.id)
        step = await self.bot.tables.submit_action(
            table.id, user, action, interaction_id=interaction.id, seen_revision=custom_id.revision
        )
        view = _view(step.table, step.seat)
        await self.page(interaction, step.table, lambda context: RENDERER.render_signals(view, context))

    async def _fresh(
        self, interaction: discord.Interaction[Unspoken], custom_id: CustomId
    ) -> tuple[Table, TheGameView]:
        """Return the table and the person's view if their hand shows it as it is.

        Raises:
            HandStale: if others acted since the hand was drawn.
        """
        table = await self.bot.tables.get(custom_id.match)
        table.require_playing()
        view = _view(table, table.seat_of(UserId(interaction.user.id)))
        if custom_id.revision != table.revision:
            raise refusals.HandStale
        return table, view

    async def _lay(
        self,
        interaction: discord.Interaction[Unspoken],
        table: Table,
        card: int,
        pile: int,
        *,
        seen: int | None,
    ) -> None:
        table.require_playing()
        view = _view(table, table.seat_of(UserId(interaction.user.id)))
        playable = view.mine and pile in PILES and card in view.hand
        if playable and fits(pile, view.tops[pile - 1], card):
            grave = view.left > 1 and digs_grave(view.hand, view.tops, view.owed, card, pile)
            if grave:
                await self.page(
                    interaction,
                    table,
                    lambda context: RENDERER.render_confirmation(view, context, card, pile),
                )
                return
        await self.act(interaction, table, PlayCard(card=card, pile=pile), seen=seen)


def _view(table: Table, seat: Seat | None) -> TheGameView:
    return cast("TheGameView", table.view(seat))


def _arrow(pile: int) -> str:
    return "↑" if rises(pile) else "↓"


def _toggle(table: Table, interaction: discord.Interaction[Unspoken], pile: int, signal: Signal) -> Action:
    """Take a signal back if it stands, else give it."""
    seat = table.seat_of(UserId(interaction.user.id))
    standing = any(
        (one.seat, one.pile, one.signal) == (seat, pile, signal) for one in _view(table, None).signals
    )
    return TakeBackSignal(pile=pile) if standing else GiveSignal(pile=pile, signal=signal)


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(TheGame(bot))

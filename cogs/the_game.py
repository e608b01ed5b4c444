"""The Game's commands and buttons: begin, play, done, signal."""

from functools import partial
from typing import cast

import discord
from discord import app_commands

from bot.client import Unspoken
from bot.components.layout import CustomId
from bot.games.the_game.hand import (
    find_shorter,
    parse_signal,
    render_confirmation,
    render_jump_warning,
    render_pile_choice,
    render_signals,
)
from bot.games.the_game.piles import ARROWS
from bot.interactions.button_router import on_button
from bot.interactions.context import InteractionContext
from bot.renderers.context import RenderContext
from bot.renderers.hand import Page
from bot.tables import refusals
from bot.tables.table import Table
from bot.words.commands import localise
from cogs.play import Choices, GameCog
from data.errors import HandStale
from engine.games.the_game.model import (
    MOVE_SECONDS,
    Begin,
    EndTurn,
    GiveSignal,
    MoveCard,
    PlayCard,
    Signal,
    TakeBackSignal,
    TheGameView,
)
from engine.games.the_game.piles import PILES
from engine.model import Action, Seat, View

_SIGNALS = [
    app_commands.Choice(name=localise(f"signal-{signal.value}"), value=signal.value) for signal in Signal
]


class TheGameCog(GameCog):
    """The commands and buttons of The Game."""

    slug = "the-game"

    # Commands

    @app_commands.command(name="begin", description=localise("command-begin"))
    async def begin(self, interaction: discord.Interaction[Unspoken]) -> None:
        """Say "I start"."""
        context = self.bot.context_of(interaction)
        await self.act(context, await self.here(context), Begin())

    @app_commands.command(name="done", description=localise("command-done"))
    async def done(self, interaction: discord.Interaction[Unspoken]) -> None:
        """End the turn."""
        context = self.bot.context_of(interaction)
        await self.act(context, await self.here(context), EndTurn())

    @app_commands.command(name="signal", description=localise("command-signal"))
    @app_commands.describe(pile=localise("option-signal-pile"), kind=localise("option-kind"))
    @app_commands.choices(kind=_SIGNALS)
    async def signal(self, interaction: discord.Interaction[Unspoken], pile: int, kind: str) -> None:
        """Put a signal on a pile, or take it back."""
        context = self.bot.context_of(interaction)
        table = await self.here(context)
        await self.act(context, table, _toggle_signal(table, context, pile, Signal(kind)))

    @signal.autocomplete("pile")
    async def complete_signal_pile(self, interaction: discord.Interaction[Unspoken], typed: str) -> Choices:
        """Offer the four piles."""
        context = self.bot.context_of(interaction)
        table = await context.own_table()
        if table is None or table.ruleset.slug != self.slug:
            return []
        view = _view(table, None)
        return [
            app_commands.Choice(
                name=context.words(
                    "choice-pile-plain", pile=pile, arrow=ARROWS[pile], top=view.tops[pile - 1]
                ),
                value=pile,
            )
            for pile in PILES
            if str(pile).startswith(typed.strip())
        ]

    async def play(
        self, context: InteractionContext, table: Table, card: int | None, pile: int | None
    ) -> None:
        """Lay a card, or move the one just laid; without a pile, show the piles it fits."""
        if card is None:
            raise refusals.CardMissing
        if pile is not None and _can_move(table, context, card):
            await self.act(context, table, MoveCard(pile=pile))
            return
        if pile is None:
            table.require_playing()
            view = _view(table, table.seat_of(context.user))
            if card in view.hand and view.is_own_turn:
                await self.page(context, table, partial(_make_pile_choice, card=card))
                return
            # The rules name the obstacle: not this seat's turn, or a card it does not hold.
            pile = PILES[0]
        await self._lay_card(context, table, card, pile, seen=None)

    def cards(self, table: Table, seat: Seat, context: RenderContext) -> Choices:
        """Return the seat's own cards, each with the piles it fits."""
        view = _view(table, seat)
        choices = []
        for card, placements in zip(view.hand, view.placements, strict=True):
            piles = sorted(placement.pile for placement in placements)
            code = "choice-card" if piles else "choice-card-nowhere"
            name = context.words(code, card=card, piles=context.words.join_items(map(str, piles)))
            choices.append(app_commands.Choice(name=name, value=card))
        return choices

    def piles(self, table: Table, seat: Seat, context: RenderContext, card: int | None) -> Choices:
        """Return the piles that the card fits, with the gap each would leave."""
        if card is None:
            return []
        view = _view(table, seat)
        choices = []
        for placement in sorted(view.placements_of(card), key=lambda placement: placement.pile):
            pile, top = placement.pile, view.tops[placement.pile - 1]
            code = "choice-pile-trick" if placement.is_trick else "choice-pile"
            name = context.words(code, pile=pile, arrow=ARROWS[pile], top=top, gap=placement.gap)
            choices.append(app_commands.Choice(name=name, value=pile))
        return choices

    # Buttons

    @on_button("begin")
    async def press_begin(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Say "I start"."""
        await self.act(
            context, await self.parts.tables.get(custom_id.match), Begin(), seen=custom_id.revision
        )

    @on_button("done")
    async def press_done(self, context: InteractionContext, custom_id: CustomId) -> None:
        """End the turn."""
        table = await self.parts.tables.get(custom_id.match)
        await self.act(context, table, EndTurn(), seen=custom_id.revision)

    @on_button("card")
    async def press_card(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Show the piles that a card fits."""
        table = await self._demand_current_hand(context, custom_id)
        (card,) = custom_id.read_numbers(1)
        await self.play(context, table, card, None)

    @on_button("lay")
    async def press_lay(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Lay a card on a pile; ask first if that ends the match."""
        table = await self._demand_current_hand(context, custom_id)
        card, pile = custom_id.read_numbers(2)
        await self._lay_card(context, table, card, pile, seen=custom_id.revision)

    @on_button("sure")
    async def press_sure(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Lay a card although it ends the match."""
        table = await self.parts.tables.get(custom_id.match)
        card, pile = custom_id.read_numbers(2)
        await self._act_on_card(context, table, PlayCard(card=card, pile=pile), seen=custom_id.revision)

    @on_button("move")
    async def press_move(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Move the card that was just laid to another pile."""
        table = await self.parts.tables.get(custom_id.match)
        (pile,) = custom_id.read_numbers(1)
        await self.act(context, table, MoveCard(pile=pile), seen=custom_id.revision)

    @on_button("signals")
    async def press_signals(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Show the signals for each pile."""
        await self._show_signals(context, await self.parts.tables.get(custom_id.match))

    @on_button("signal")
    async def press_signal(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Put a signal on a pile; the signals stay on the screen."""
        pile, signal = parse_signal(custom_id.argument)
        await self._act_on_signal(context, custom_id, GiveSignal(pile=pile, signal=signal))

    @on_button("take-back")
    async def press_take_back(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Take a signal off a pile; the signals stay on the screen."""
        (pile,) = custom_id.read_numbers(1)
        await self._act_on_signal(context, custom_id, TakeBackSignal(pile=pile))

    async def _show_signals(self, context: InteractionContext, table: Table) -> None:
        table.require_playing()
        await self.page(context, table, _make_signals)

    async def _act_on_signal(
        self, context: InteractionContext, custom_id: CustomId, action: GiveSignal | TakeBackSignal
    ) -> None:
        step = await self.parts.tables.submit_action(
            custom_id.match,
            context.user,
            action,
            interaction_id=context.interaction.id,
            seen_revision=custom_id.revision,
        )
        await self._show_signals(context, step.table)

    async def _demand_current_hand(self, context: InteractionContext, custom_id: CustomId) -> Table:
        """Return the table of a button on a hand.

        Raises:
            HandStale: if others acted since the hand was rendered.
        """
        table = await self.parts.tables.get(custom_id.match)
        table.require_playing()
        table.seat_of(context.user)
        if custom_id.revision != table.revision:
            raise HandStale
        return table

    async def _lay_card(
        self,
        context: InteractionContext,
        table: Table,
        card: int,
        pile: int,
        *,
        seen: int | None,
    ) -> None:
        table.require_playing()
        view = _view(table, table.seat_of(context.user))
        if _make_confirmation(view, card, pile) is not None:
            await self.page(context, table, partial(_make_confirmation, card=card, pile=pile))
            return
        if (await context.card_style(table)).safety_net and _make_jump_warning(view, card, pile) is not None:
            await self.page(context, table, partial(_make_jump_warning, card=card, pile=pile))
            return
        await self._act_on_card(context, table, PlayCard(card=card, pile=pile), seen=seen)

    async def _act_on_card(
        self, context: InteractionContext, table: Table, action: PlayCard, *, seen: int | None
    ) -> None:
        """Lay a card, and take back the offer to move it once its time is over."""
        await self.act(context, table, action, seen=seen)
        if (await context.card_style(table)).safety_net and _view(table, None).movable is not None:
            self.parts.hand_messages.update_hand(table, context.user, MOVE_SECONDS)


def _can_move(table: Table, context: InteractionContext, card: int) -> bool:
    """Return True if this is the card that the user may still move."""
    table.require_playing()
    found = _view(table, table.seat_of(context.user)).find_moves()
    return found is not None and found[0] == card


def _view(table: Table, seat: Seat | None) -> TheGameView:
    return cast("TheGameView", table.view(seat))


def _make_pile_choice(view: View, card: int) -> Page | None:
    """Make the page of the piles that a card fits; void when the seat cannot lay it any more."""
    if not isinstance(view, TheGameView) or not view.is_own_turn or card not in view.hand:
        return None
    return partial(render_pile_choice, view, card=card)


def _make_confirmation(view: View, card: int, pile: int) -> Page | None:
    """Make the page that asks before a card is laid; void where it does not end the match."""
    if not isinstance(view, TheGameView) or not view.is_own_turn:
        return None
    fits = any(placement.pile == pile for placement in view.placements_of(card))
    if not fits or not view.ends_match(card, pile):
        return None
    return partial(render_confirmation, card=card, pile=pile)


def _make_jump_warning(view: View, card: int, pile: int) -> Page | None:
    """Make the page that asks before a card jumps far; void where nothing jumps much less."""
    if not isinstance(view, TheGameView) or not view.is_own_turn:
        return None
    placement = next((place for place in view.placements_of(card) if place.pile == pile), None)
    shorter = None if placement is None else find_shorter(view, card, placement.gap)
    if placement is None or shorter is None:
        return None
    return partial(render_jump_warning, jump=(card, placement), shorter=shorter)


def _make_signals(view: View) -> Page | None:
    """Make the page of the signals."""
    if not isinstance(view, TheGameView):
        return None
    return partial(render_signals, view)


def _toggle_signal(table: Table, context: InteractionContext, pile: int, signal: Signal) -> Action:
    """Return the action that takes a signal back if it stands, else gives it."""
    seat = table.seat_of(context.user)
    stands = any(
        (active.seat, active.pile, active.signal) == (seat, pile, signal)
        for active in _view(table, None).signals
    )
    return TakeBackSignal(pile=pile) if stands else GiveSignal(pile=pile, signal=signal)


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(TheGameCog(bot))

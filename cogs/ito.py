"""ito's command, buttons and forms: the vote for a theme, lines, cards played, laid and moved."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import timedelta
from functools import partial
from typing import Final, cast

import discord
from cachetools import LRUCache
from discord import app_commands

from bot.client import Unspoken
from bot.components.form import MAX_TITLE_LENGTH, Form, FormField, find_fields
from bot.components.layout import CustomId, SelectMenu
from bot.games.ito.hand import list_places, list_writable_slots, render_refused_lines
from bot.games.ito.lines import (
    MAX_LENGTH,
    CompanionsKnowOffered,
    HeightStated,
    HostOnly,
    ItoRefusal,
    ModeratorsOnly,
    NoSuchChoice,
    OwnThemesOff,
    TooSoon,
    clean_line,
    find_theme,
    max_line_length,
)
from bot.games.ito.removal import render_removal
from bot.interactions.button_router import on_button
from bot.interactions.command_builder import MAX_CHOICES
from bot.interactions.context import InteractionContext
from bot.renderers.context import RenderContext
from bot.renderers.hand import Page, render_hand
from bot.renderers.names import quote_text
from bot.renderers.refusals import describe_refusal
from bot.tables import refusals
from bot.tables.table import Table
from bot.watch.heights import find_height
from bot.words.commands import localise
from cogs.play import Choices, GameCog
from data.records import MatchId, UserId
from data.written_texts import TextKind, ThemeSlot, WrittenText
from engine.games.ito.actions import (
    AgreeToRow,
    AskForOtherThemes,
    AskToMove,
    DescribeYardstick,
    GoOn,
    LayCard,
    MoveCard,
    PlayLowest,
    SayReady,
    SetOwnTheme,
    TakeBackAgreement,
    TurnOver,
    VoteForTheme,
    WriteLines,
)
from engine.games.ito.model import ItoView, Mode, Phase
from engine.games.ito.refusals import NoThemeYet, NotYourCard, NoYardstick, ThemeIsChosen
from engine.games.ito.rules import WAITING_TIME
from engine.model import Action, Seat, View

_MAX_DRAFTS: Final = 1000


@dataclass(frozen=True, slots=True)
class _Draft:
    """The texts of a form that was refused; kept in memory alone."""

    round: int
    typed: Mapping[str, str] = field(repr=False)


class ItoCog(GameCog):
    """The buttons and forms of ito."""

    slug = "ito"

    def __init__(self, bot: Unspoken) -> None:
        """Keep no drafts yet."""
        super().__init__(bot)
        self.menu = app_commands.ContextMenu(name=localise("menu-remove-line"), callback=self.offer_removal)
        self._drafts = LRUCache[tuple[MatchId, UserId], _Draft](_MAX_DRAFTS)

    async def cog_load(self) -> None:
        """Register the game's buttons, and the menu of a message."""
        await super().cog_load()
        self.bot.tree.add_command(self.menu)

    # Commands

    @app_commands.command(name="ito", description=localise("command-ito"))
    @app_commands.describe(choice=localise("option-ito"))
    async def ito(self, interaction: discord.Interaction[Unspoken], choice: str) -> None:
        """Press one of the buttons of the user's hand.

        Raises:
            NoSuchChoice: if the hand has no such button.
        """
        context = self.bot.context_of(interaction)
        table = await self.here(context)
        custom_id = self._list_presses(context, table).get(choice.strip().casefold())
        if custom_id is None:
            raise NoSuchChoice
        await self._presses[custom_id.verb](context, custom_id)

    @ito.autocomplete("choice")
    async def complete_choice(
        self, interaction: discord.Interaction[Unspoken], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the buttons of the user's hand, and what its menu asks of companions."""
        context = self.bot.context_of(interaction)
        table = await context.own_table()
        if table is None or table.ruleset.slug != self.slug:
            return []
        labels = [label for label in self._list_presses(context, table) if typed.casefold() in label]
        return [app_commands.Choice(name=label, value=label) for label in labels[:MAX_CHOICES]]

    @property
    def _presses(self) -> Mapping[str, Callable[[InteractionContext, CustomId], Awaitable[None]]]:
        """Handlers of the choices of /ito, by the verb of the button."""
        return {
            "vote": self.press_vote,
            "others": self.press_others,
            "own-theme": self.press_own_theme,
            "write": self.press_write,
            "without": self.press_without,
            "yardstick": self.press_yardstick,
            "ask-to-move": self.press_ask_to_move,
            "agree": self.press_agree,
            "take-back": self.press_take_back,
            "turn-over": self.press_turn_over,
            "go-on": self.press_go_on,
        }

    def _list_presses(self, context: InteractionContext, table: Table) -> dict[str, CustomId]:
        """Return the custom ids of all in a hand that does more than play a card, by label."""
        hand = render_hand(table, context.user, context.words, self.parts.member_names)
        buttons = ((button.label, button.custom_id) for button in hand.buttons if not button.disabled)
        menus = (block for block in hand.blocks if isinstance(block, SelectMenu))
        choices = (
            (option.label, replace(menu.custom_id, argument=option.value))
            for menu in menus
            for option in menu.options
        )
        return {
            label.casefold(): custom_id
            for label, custom_id in (*buttons, *choices)
            if custom_id.verb in self._presses
        }

    async def play(
        self, context: InteractionContext, table: Table, card: int | None, pile: int | None
    ) -> None:
        """Play the lowest card; in a row, lay or move a card behind that many others.

        Raises:
            CardMissing: if no card of a row was named.
            NotYourCard: if the seat has no such card.
        """
        view = _view(table, table.seat_of(context.user))
        if view.options.mode is Mode.STAGES:
            await self.act(context, table, PlayLowest(card=card))
            return
        if card is None:
            raise refusals.CardMissing
        if card not in view.cards:
            raise NotYourCard
        slot = view.cards.index(card)
        others = [other for other in view.row if (other.seat, other.slot) != (view.seat, slot)]
        place = len(others) if pile is None else max(0, min(pile, len(others)))
        after = others[place - 1].token if place else 0
        laid = len(others) < len(view.row)
        action = MoveCard(slot=slot, after=after) if laid else LayCard(slot=slot, after=after)
        await self.act(context, table, action)

    def cards(self, table: Table, seat: Seat, context: RenderContext) -> Choices:
        """Return the one card that may be played, or those of a row."""
        view = _view(table, seat)
        cards = view.hand[:1] if view.options.mode is Mode.STAGES else view.cards
        return [
            app_commands.Choice(name=context.words("choice-ito-card", card=card), value=card)
            for card in cards
        ]

    def piles(self, table: Table, seat: Seat, context: RenderContext, card: int | None) -> Choices:
        """Return the places of the row at which the card can lie."""
        view = _view(table, seat)
        if card not in view.cards or not view.row:
            return []
        slot = view.cards.index(card)
        tokens = [0, *(other.token for other in view.row if (other.seat, other.slot) != (seat, slot))]
        return [
            app_commands.Choice(name=place.label, value=tokens.index(int(place.value.split(".")[1])))
            for place in list_places(view, context, slot)
        ]

    # The theme

    @on_button("vote")
    async def press_vote(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Vote for a theme on offer."""
        await self._act(context, custom_id, VoteForTheme(number=custom_id.read_numbers(1)[0]))

    @on_button("others")
    async def press_others(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Ask for two other themes, which the host does."""
        await self._demand_host(context, custom_id)
        await self._act(context, custom_id, AskForOtherThemes())

    @on_button("own-theme")
    async def press_own_theme(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Ask the host for the two ends of a theme of the table's own."""
        table = await self._demand_own_theme(context, custom_id)
        view, words = _view(table, table.seat_of(context.user)), context.words
        if view.phase is not Phase.CHOOSING:
            raise ThemeIsChosen
        names = {ThemeSlot.LOW: "ito-form-low", ThemeSlot.HIGH: "ito-form-high"}
        fields = tuple(
            FormField(_field_name(view, slot), words(code), MAX_LENGTH, 1) for slot, code in names.items()
        )
        await self._ask(
            context,
            CustomId(table.id, table.revision, "own-theme-written"),
            words("ito-form-own-theme"),
            fields,
        )

    @on_button("own-theme-written")
    async def submit_own_theme(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Play the theme that was written."""
        table = await self._demand_own_theme(context, custom_id)
        view = _view(table, table.seat_of(context.user))
        if view.phase is not Phase.CHOOSING:
            raise ThemeIsChosen
        texts = tuple(
            WrittenText(
                kind=TextKind.THEME,
                round=view.round,
                slot=slot,
                user=context.user,
                text=clean_line(typed, MAX_LENGTH),
            )
            for slot, typed in _read_form(context, view).items()
        )
        await self.act(context, table, SetOwnTheme(), texts=texts)

    # Lines

    @on_button("write")
    async def press_write(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Ask for a line for each of the seat's cards."""
        table = await self.parts.tables.get(custom_id.match)
        table.require_playing()
        view, words = _view(table, table.seat_of(context.user)), context.words
        if view.phase is Phase.CHOOSING:
            raise NoThemeYet
        slots = list_writable_slots(view)
        if not slots or view.seat is None:
            raise NotYourCard
        typed = self._find_typed(table, context.user, view.round)
        theme = find_theme(view, table.texts)
        fields = tuple(
            FormField(
                name := _field_name(view, slot),
                words("ito-form-card", card=view.cards[slot]),
                max_line_length(view),
                value=typed.get(name) or table.texts.line(view.round, view.seat, slot) or "",
                hint="" if theme is None else words("ito-form-hint", low=theme.low, high=theme.high),
            )
            for slot in slots
        )
        title = words("ito-form-lines") if theme is None or not theme.question else theme.question
        await self._ask(context, CustomId(table.id, table.revision, "written"), title, fields)

    def _find_typed(self, table: Table, user: UserId, round_number: int) -> Mapping[str, str]:
        """Return the texts of a person's form that was refused in this round, by field."""
        draft = self._drafts.get((table.id, user))
        return draft.typed if draft is not None and draft.round == round_number else {}

    @on_button("written")
    async def submit_lines(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Keep the lines that were written, of the cards that the seat still has."""
        table = await self.parts.tables.get(custom_id.match)
        seat = table.seat_of(context.user)
        view = _view(table, seat)
        key, typed = (table.id, context.user), _read_form(context, view)
        lines: dict[int, str] = {}
        refused: dict[str, str] = {}
        reasons: list[str] = []
        for slot in sorted(typed.keys() & set(list_writable_slots(view))):
            if not typed[slot].strip():
                continue
            try:
                lines[slot] = self._check_line(context, table, view, typed[slot])
            except ItoRefusal as refusal:
                refused[_field_name(view, slot)] = typed[slot]
                reasons.append(describe_refusal(refusal, table, context.words, self.parts.member_names))
        self._drafts.pop(key, None)
        if lines:
            texts = tuple(
                WrittenText(
                    kind=TextKind.LINE, round=view.round, seat=seat, slot=slot, user=context.user, text=text
                )
                for slot, text in lines.items()
            )
            await self.parts.tables.submit_action(
                table.id,
                context.user,
                WriteLines(slots=tuple(lines)),
                interaction_id=context.interaction.id,
                seen_revision=None,
                texts=texts,
            )
        if refused:
            self._drafts[key] = _Draft(view.round, refused)
            reason = "\n".join(dict.fromkeys(reasons))
            await self.page(context, table, partial(_make_refused, reason, view.round))
        else:
            await self.parts.hand_replies.show_hand(context, table)

    @on_button("without")
    async def press_without(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Be ready without a line for each card."""
        await self._act(context, custom_id, SayReady())

    @on_button("yardstick")
    async def press_yardstick(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Ask for the line of the yardstick."""
        table = await self.parts.tables.get(custom_id.match)
        table.require_playing()
        view, words = _view(table, table.seat_of(context.user)), context.words
        if view.yardstick is None:
            raise NoYardstick
        label = words("ito-form-yardstick", card=view.yardstick)
        value = table.texts.yardstick(view.round) or ""
        line = FormField(_field_name(view, 0), label, max_line_length(view), 1, value)
        await self._ask(
            context,
            CustomId(table.id, table.revision, "yardstick-written"),
            words("button-ito-yardstick"),
            (line,),
        )

    @on_button("yardstick-written")
    async def submit_yardstick(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Keep the line of the yardstick."""
        table = await self.parts.tables.get(custom_id.match)
        view = _view(table, table.seat_of(context.user))
        typed = _read_form(context, view).get(0)
        if typed is None or view.yardstick is None:
            raise NoYardstick
        line = self._check_line(context, table, view, typed)
        text = WrittenText(kind=TextKind.YARDSTICK, round=view.round, user=context.user, text=line)
        await self.act(context, table, DescribeYardstick(), texts=(text,))

    async def offer_removal(
        self, interaction: discord.Interaction[Unspoken], message: discord.Message
    ) -> None:
        """Offer the lines and the theme that people have written here, to be removed."""
        del message
        context = self.bot.context_of(interaction)
        table = await self.here(context)
        _demand_moderator(context, table)
        await context.reply.show(render_removal(table, context.words, self.parts.member_names))

    @on_button("remove-text")
    async def choose_removal(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Remove a line, or the theme."""
        table = await self.parts.tables.get(custom_id.match)
        _demand_moderator(context, table)
        kind, *numbers = custom_id.argument.split(".")
        round_number, seat, slot = map(int, numbers)
        slots = None if kind == TextKind.THEME else slot
        await self.parts.tables.remove_texts(table.id, TextKind(kind), round_number, seat, slots)
        await context.reply_sentence("reply-ito-removed")

    # Cards

    @on_button("play")
    async def press_play(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Play the card on the button; the table's button, the same for everyone, plays the lowest."""
        card = custom_id.read_numbers(1)[0] if custom_id.argument else None
        await self._act(context, custom_id, PlayLowest(card=card))

    @on_button("lay")
    async def press_lay(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Lay a card at a place of the row."""
        slot, after = custom_id.read_numbers(2)
        await self._act(context, custom_id, LayCard(slot=slot, after=after))

    @on_button("move")
    async def press_move(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Move a card within the row."""
        slot, after = custom_id.read_numbers(2)
        await self._act(context, custom_id, MoveCard(slot=slot, after=after))

    @on_button("ask-to-move")
    async def press_ask_to_move(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Ask a companion to move its card one place."""
        token, higher = custom_id.read_numbers(2)
        await self._act(context, custom_id, AskToMove(token=token, higher=bool(higher)))

    @on_button("agree")
    async def press_agree(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Agree to the row as the button's message shows it."""
        await self._act(context, custom_id, AgreeToRow(moves=custom_id.read_numbers(1)[0]))

    @on_button("take-back")
    async def press_take_back(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Agree to the row no more."""
        await self._act(context, custom_id, TakeBackAgreement())

    @on_button("turn-over")
    async def press_turn_over(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Turn the row over although not all agree now, which the host does."""
        await self._demand_host(context, custom_id)
        await self._act(context, custom_id, TurnOver())

    @on_button("go-on")
    async def press_go_on(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Want to wait no longer for those who do nothing, after a minute.

        Raises:
            TooSoon: before that.
        """
        table = await self.parts.tables.get(custom_id.match)
        left = timedelta(seconds=WAITING_TIME) - (self.parts.tables.now() - table.record.last_active)
        if left > timedelta() and not _view(table, None).going_on:
            raise TooSoon(int(left.total_seconds()) + 1)
        await self.act(context, table, GoOn(), seen=custom_id.revision)

    # Shared by them

    async def _act(self, context: InteractionContext, custom_id: CustomId, action: Action) -> None:
        table = await self.parts.tables.get(custom_id.match)
        await self.act(context, table, action, seen=custom_id.revision)

    def _check_line(self, context: InteractionContext, table: Table, view: ItoView, typed: str) -> str:
        """Return a line as the table shows it.

        Raises:
            ItoRefusal: if the table does not take it.
        """
        line = clean_line(typed, max_line_length(view))
        languages = dict.fromkeys((*self.parts.table_watch.languages(table), context.words.language))
        height = find_height(line, view.cards, tuple(languages))
        if height is not None:
            raise HeightStated(quote_text(height.words))
        return line

    async def _demand_own_theme(self, context: InteractionContext, custom_id: CustomId) -> Table:
        """Return the table of a button with which its host writes a theme."""
        table = await self._demand_host(context, custom_id)
        if not table.find_own_themes_allowed():
            raise OwnThemesOff
        if table.companions:
            raise CompanionsKnowOffered
        return table

    async def _demand_host(self, context: InteractionContext, custom_id: CustomId) -> Table:
        """Return the table of a button that only its host may press."""
        table = await self.parts.tables.get(custom_id.match)
        table.require_playing()
        if context.user != table.host:
            raise HostOnly(table.host)
        return table

    async def _ask(
        self,
        context: InteractionContext,
        custom_id: CustomId,
        title: str,
        fields: tuple[FormField, ...],
    ) -> None:
        short = title if len(title) <= MAX_TITLE_LENGTH else f"{title[: MAX_TITLE_LENGTH - 1]}…"
        await context.reply.ask(Form(short, custom_id, fields))


def _demand_moderator(context: InteractionContext, table: Table) -> None:
    """Check that a person may remove what others have written.

    Raises:
        ModeratorsOnly: if they are neither the host nor manage messages here.
    """
    if context.user != table.host and not context.interaction.permissions.manage_messages:
        raise ModeratorsOnly(table.host)


def _field_name(view: ItoView, slot: int) -> str:
    """Name a field by its round, so that a form that comes late writes for no other card."""
    return f"{view.round}.{slot}"


def _read_form(context: InteractionContext, view: ItoView) -> dict[int, str]:
    """Return the texts of a form of this round, by slot."""
    data = cast("Mapping[str, object]", context.interaction.data or {})
    names = {_field_name(view, slot): slot for slot in range(max(3, len(view.cards)))}
    typed = find_fields(data.get("components"))
    return {names[name]: text for name, text in typed.items() if name in names}


def _make_refused(reason: str, round_number: int, view: View) -> Page | None:
    """Make the page that offers the form again; void in the next round."""
    if not isinstance(view, ItoView) or view.round != round_number or view.over:
        return None
    return partial(render_refused_lines, view, reason=reason)


def _view(table: Table, seat: Seat | None) -> ItoView:
    return cast("ItoView", table.view(seat))


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(ItoCog(bot))

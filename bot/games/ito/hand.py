"""A hand of ito: its cards with their lines, and a button or a menu for all that its holder may do."""

from collections.abc import Iterator, Sequence

from bot.components.layout import Block, Button, ButtonStyle, Row, SelectMenu, SelectOption, rows
from bot.games.ito.alt_texts import shorten
from bot.games.ito.lines import describe_line, find_plain_line
from bot.games.ito.table import (
    describe_candidates,
    describe_round,
    describe_row,
    describe_status,
    describe_theme,
    is_live,
    render_choice_buttons,
    render_write_button,
    render_yardstick_button,
)
from bot.renderers.context import RenderContext
from bot.renderers.renderer import HandRenderer
from engine.games.ito.model import ItoView, Mode, MoveAsk, Phase, RowCard, ShownCard
from engine.games.ito.rules import WAITING_TIME
from engine.model import Seat

_MAX_LINE_IN_MENU = 20
"""Characters of a line where a menu names the places between two."""


def render_hand(view: ItoView, context: RenderContext) -> tuple[Block, ...]:
    """Render a seat's cards, and all that it may do with them."""
    words = context.words
    rules = Button(words("button-rules"), context.custom_id("rules"))
    if context.frame is not None:
        return (words("ito-hand-revealing"), (rules,))
    choosing = view.phase is Phase.CHOOSING
    blocks: list[Block] = [
        describe_round(view, context),
        describe_candidates(view, context) if choosing else describe_theme(view, context),
        _describe_own_cards(view, context),
    ]
    if not is_live(view, context):
        return (*blocks, words("ito-over"), (rules,))
    if context.paused:
        return (*blocks, (rules,))
    if view.seat in view.absent:
        return (*blocks, words("ito-out-of-round"), (rules,))
    blocks.append(describe_status(view, context))
    if view.row:
        blocks.append(describe_row(view, context))
    blocks += _render_menus(view, context)
    buttons = tuple(_render_buttons(view, context))
    return (*blocks, *_render_moves(view, context), *rows((*buttons, rules)))


def render_refused_lines(view: ItoView, context: RenderContext, reason: str) -> tuple[Block, ...]:
    """Say why lines were not taken, and offer the form again with what was typed."""
    del view
    again = Button(context.words("button-ito-write-again"), context.custom_id("write"), ButtonStyle.PRIMARY)
    back = Button(context.words("button-back"), context.custom_id("hand"))
    return (reason, (again, back))


def _describe_own_cards(view: ItoView, context: RenderContext) -> str:
    seat = view.seat
    if seat is None:
        return ""
    slots = view.held_slots[seat]
    if not slots:
        laid = any(card.seat == seat for card in view.row)
        return "" if laid else context.words("ito-hand-empty")
    if view.phase is Phase.CHOOSING:
        return context.words("ito-your-cards", cards=context.format_hand(view.hand))
    cards = "\n".join(
        f"{context.format_card(view.cards[slot], bold=True)} {describe_line(view, context, seat, slot)}"
        for slot in slots
    )
    return f"{context.words('ito-your-cards', cards='')}\n{cards}"


def _render_buttons(view: ItoView, context: RenderContext) -> Iterator[Button]:
    """Yield the buttons of a seat that plays this round."""
    words = context.words
    done = view.seat not in view.waiting
    match view.phase:
        case Phase.CHOOSING:
            yield from render_choice_buttons(view, context)
        case Phase.DESCRIBING:
            yield render_write_button(context, is_next=not done)
            yield from render_yardstick_button(view, context)
            if not done:
                yield Button(words("button-ito-without"), context.custom_id("without"))
        case Phase.PLAYING:
            if view.lowest is not None:
                label = words("button-play-card", card=view.lowest)
                custom_id, emoji = context.custom_id("play", view.lowest), context.emoji_of(view.lowest)
                waits = context.countdown > 0
                yield Button(label, custom_id, ButtonStyle.SUCCESS, disabled=waits, emoji=emoji)
                yield render_write_button(context, is_next=False)
            yield from render_yardstick_button(view, context)
        case _:
            yield from _render_row_buttons(view, context)
    if done and _may_go_on(view, context):
        yield Button(words("button-ito-go-on"), context.custom_id("go-on"))


def _may_go_on(view: ItoView, context: RenderContext) -> bool:
    """Return True if a seat can go on without those waited for, after a minute of quiet (rulings: I8)."""
    is_quiet = bool(view.going_on) or context.quiet_seconds >= WAITING_TIME
    is_open = view.seat not in (*view.going_on, *view.passed_over)
    return is_quiet and is_open and view.may_be_gone_on_without


def _render_row_buttons(view: ItoView, context: RenderContext) -> Iterator[Button]:
    words = context.words
    yield render_write_button(context, is_next=not view.has_written)
    if view.seat is not None and not view.row:
        for slot in view.held_slots[view.seat]:
            card = view.cards[slot]
            label = words("button-ito-lay", card=card)
            yield Button(label, context.custom_id("lay", f"{slot}.0"), emoji=context.emoji_of(card))
    if view.seat in view.agreed:
        yield Button(words("button-ito-take-back"), context.custom_id("take-back"))
    elif view.all_laid and view.seat not in view.passed_over:
        custom_id = context.custom_id("agree", view.moves)
        yield Button(words("button-ito-agree"), custom_id, ButtonStyle.SUCCESS)
    if view.may_turn_over:
        yield Button(words("button-ito-turn-over"), context.custom_id("turn-over"))


def _render_moves(view: ItoView, context: RenderContext) -> tuple[Row, ...]:
    """Render a button to either side for each of one's cards in the row."""
    buttons = []
    tokens = [0, *(card.token for card in view.row)]
    for place, card in enumerate(view.row):
        if card.seat != view.seat:
            continue
        if place > 0:
            label = context.words("button-ito-left", card=card.card)
            buttons.append(Button(label, context.custom_id("move", f"{card.slot}.{tokens[place - 1]}")))
        if place + 1 < len(view.row):
            label = context.words("button-ito-right", card=card.card)
            buttons.append(Button(label, context.custom_id("move", f"{card.slot}.{tokens[place + 2]}")))
    return rows(buttons) if view.phase is Phase.LAYING else ()


def _render_menus(view: ItoView, context: RenderContext) -> Iterator[SelectMenu]:
    """Yield a menu of places for each card to lay or to move."""
    if view.phase is not Phase.LAYING or view.seat is None or not view.row:
        return
    if view.seat not in view.passed_over:
        for slot in view.held_slots[view.seat]:
            places = tuple(list_places(view, context, slot))
            placeholder = context.words("menu-ito-lay", card=view.cards[slot])
            yield SelectMenu(context.custom_id("lay", slot), places, placeholder)
    for card in view.row:
        if card.seat == view.seat and len(view.row) > 1:
            places = tuple(list_places(view, context, card.slot))
            placeholder = context.words("menu-ito-move", card=view.cards[card.slot])
            yield SelectMenu(context.custom_id("move", card.slot), places, placeholder)
    yield from _render_asks(view, context)


def _render_asks(view: ItoView, context: RenderContext) -> Iterator[SelectMenu]:
    """Yield a menu of the moves that can be asked of companions (rulings: I15)."""
    options = []
    for place, card in enumerate(view.row):
        if card.seat not in context.companions:
            continue
        for higher, is_possible in ((False, place > 0), (True, place + 1 < len(view.row))):
            ask = MoveAsk(seat=view.seat or Seat(0), token=card.token, higher=higher)
            if is_possible and ask not in view.asks:
                way = "higher" if higher else "lower"
                name = _name_card(view, context, card)
                label = context.words("menu-ito-ask-value", way=way, name=name)
                options.append(SelectOption(label, f"{card.token}.{int(higher)}"))
    if options:
        yield SelectMenu(context.custom_id("ask-to-move"), tuple(options), context.words("menu-ito-ask"))


def list_places(view: ItoView, context: RenderContext, slot: int) -> Iterator[SelectOption]:
    """Yield the places of the row at which a card can lie, but the one where it lies."""
    own = None if view.seat is None else RowCard(seat=view.seat, slot=slot)
    others = [card for card in view.row if own is None or card.token != own.token]
    here = next((place for place, card in enumerate(view.row) if own and card.token == own.token), None)
    for place in range(len(others) + 1):
        if place != here:
            label = _describe_place(view, context, others, place)
            yield SelectOption(label, f"{slot}.{others[place - 1].token if place else 0}")


def _describe_place(view: ItoView, context: RenderContext, others: Sequence[ShownCard], place: int) -> str:
    """Describe a place in the row by the cards beside it."""
    low = _name_card(view, context, others[place - 1]) if place else ""
    high = _name_card(view, context, others[place]) if place < len(others) else ""
    side = "low" if not place else "high" if place == len(others) else "between"
    return context.words("menu-ito-place", side=side, low=low, high=high)


def _name_card(view: ItoView, context: RenderContext, card: ShownCard) -> str:
    """Name a card in the row by its number there and its line, else its holder."""
    place = view.row.index(card) + 1
    text = find_plain_line(view, context, card.seat, card.slot) or context.plain_name_of(card.seat)
    return f"{place}. {shorten(text, _MAX_LINE_IN_MENU)}"


def list_writable_slots(view: ItoView) -> tuple[int, ...]:
    """Return the cards for which a seat can write: in a stage those in hand, in a row all (rulings: I4)."""
    if view.seat is None or view.phase is Phase.CHOOSING or view.seat in view.absent:
        return ()
    if view.options.mode is Mode.STAGES:
        return view.held_slots[view.seat]
    return tuple(range(len(view.cards)))


HAND = HandRenderer[ItoView](render=render_hand)

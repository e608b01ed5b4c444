"""A hand of The Game, and its pages: a pile for a card, a question, and the signals."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.components.attachments import PicturedText
from bot.components.layout import Block, Button, ButtonStyle, rows
from bot.components.refusals import ButtonUnreadable
from bot.games.the_game.piles import ARROWS, describe_piles_in_words
from bot.games.the_game.scenes import make_hand_scene
from bot.games.the_game.table import (
    accepts_actions,
    describe_all_signals,
    describe_piles_and_signals,
    is_live,
    render_table_buttons,
)
from bot.renderers.context import RenderContext
from bot.renderers.renderer import HandRenderer
from engine.games.the_game.model import MOVE_SECONDS, Signal, TheGameView
from engine.games.the_game.piles import PILES, Placement

_JUMP: Final = 30
"""A gap from which on a pile is no good place for a card."""
_LONG_JUMP: Final = 40
"""A gap from which on it is asked before a card is laid, if another is `_MUCH_SHORTER`."""
_MUCH_SHORTER: Final = 20

_ICONS = {Signal.LEAVE_IT_TO_ME: "✋", Signal.SMALL_STEPS_ONLY: "🐢", Signal.CAN_TURN_BACK: "↩"}


def render_hand(view: TheGameView, context: RenderContext) -> tuple[Block, ...]:
    """Render the piles on the seat's turn, the cards, and a button for each that can be laid now."""
    blocks: list[Block] = list(filter(None, (_describe_status(view, context),)))
    if _shows_piles(view, context):
        blocks.append(describe_piles_and_signals(view, context))
    if view.hand:
        cards = _describe_cards(view, context)
        text = context.words("the-game-hand-in-words", cards=cards)
        alt = _describe_cards_in_words(view, context) if context.pictured else ""
        blocks.append(PicturedText(text, alt=alt))
    else:
        blocks.append(context.words("the-game-hand-empty"))
    if view.is_own_turn and accepts_actions(view, context):
        blocks += rows(_render_card_buttons(view, context))
        blocks += rows(_render_move_buttons(view, context))
    return (*blocks, _render_own_buttons(view, context))


def _shows_piles(view: TheGameView, context: RenderContext) -> bool:
    return view.is_own_turn and is_live(view, context)


def _render_card_buttons(view: TheGameView, context: RenderContext) -> Iterator[Button]:
    for card, placements in zip(view.hand, view.placements, strict=True):
        if placements:
            yield _render_card_button(card, placements[0], context)


def _render_move_buttons(view: TheGameView, context: RenderContext) -> Iterator[Button]:
    """Render where the card just laid can still be moved, for as long as it can (rulings: G13)."""
    found = view.find_moves()
    if found is None or not context.safety_net or context.seconds_since_step > MOVE_SECONDS:
        return
    card, placements = found
    for pile in sorted(placement.pile for placement in placements):
        label = context.words("button-move", card=card, pile=pile, arrow=ARROWS[pile])
        yield Button(label, context.custom_id("move", pile))


def _render_own_buttons(view: TheGameView, context: RenderContext) -> tuple[Button, ...]:
    """Render the table's buttons if the seat may press them, the signals, and the rules."""
    buttons = list(render_table_buttons(view, context)) if view.is_own_turn or view.turn is None else []
    if accepts_actions(view, context) and len(view.held) > 1:
        buttons.append(Button(context.words("button-signals"), context.custom_id("signals")))
    buttons.append(Button(context.words("button-rules"), context.custom_id("rules")))
    return tuple(buttons)


def _describe_scene(view: TheGameView, context: RenderContext) -> str:
    """Name the facts that the texts omit: the piles unless it is the seat's turn, and an empty hand."""
    shows_piles = _shows_piles(view, context)
    piles = "" if shows_piles else describe_piles_in_words(view.tops, context)
    empty = "" if view.hand else context.words("picture-hand-empty")
    return "\n".join(filter(None, (piles, empty)))


def render_pile_choice(view: TheGameView, context: RenderContext, card: int) -> tuple[Block, ...]:
    """Render the piles that a card fits as buttons, with the gap each would leave, and the signals."""
    placements = sorted(view.placements_of(card), key=lambda placement: placement.pile)
    buttons = [_render_pile_button(view, card, placement, context) for placement in placements]
    text = context.words(
        "the-game-choose-pile" if buttons else "the-game-fits-nowhere", card=context.format_card(card)
    )
    back = Button(context.words("button-back"), context.custom_id("hand"))
    signals = describe_all_signals(view, context)
    return (text, *filter(None, (signals,)), *((button,) for button in buttons), (back,))


def render_confirmation(context: RenderContext, card: int, pile: int) -> tuple[Block, ...]:
    """Ask before a card is laid that ends the match (rulings: G4)."""
    return (
        context.words("the-game-ends-match", card=context.format_card(card), pile=pile),
        (
            Button(
                context.words("button-lay-anyway"),
                context.custom_id("sure", f"{card}.{pile}"),
                ButtonStyle.DANGER,
            ),
            Button(context.words("button-back"), context.custom_id("hand")),
        ),
    )


def render_jump_warning(
    context: RenderContext, jump: tuple[int, Placement], shorter: tuple[int, Placement]
) -> tuple[Block, ...]:
    """Ask before a card jumps far, and offer the card and the pile that jump less."""
    (card, placement), (other, instead) = jump, shorter
    text = context.words(
        "the-game-jumps",
        card=context.format_card(card),
        pile=placement.pile,
        gap=placement.gap,
        other=context.format_card(other),
        other_pile=instead.pile,
        other_gap=instead.gap,
    )
    label = context.words("button-lay-instead", card=other, pile=instead.pile)
    return (
        text,
        (Button(label, context.custom_id("lay", f"{other}.{instead.pile}"), ButtonStyle.SUCCESS),),
        (
            Button(context.words("button-lay-anyway"), context.custom_id("sure", f"{card}.{placement.pile}")),
            Button(context.words("button-back"), context.custom_id("hand")),
        ),
    )


def find_shorter(view: TheGameView, card: int, gap: int) -> tuple[int, Placement] | None:
    """Return a better play than a card that jumps so far: the same card elsewhere, else another one.

    None if the jump is not long, or nothing is that much shorter.
    """
    if gap < _LONG_JUMP:
        return None
    own = [(card, placement) for placement in view.placements_of(card)]
    hand = [(other, place) for other in view.hand for place in view.placements_of(other)]
    for options in (own, hand):
        safe = [option for option in options if not view.ends_match(option[0], option[1].pile)]
        shortest = min(safe, key=lambda option: option[1].gap, default=None)
        if shortest is not None and shortest[1].gap <= gap - _MUCH_SHORTER:
            return shortest
    return None


def render_signals(view: TheGameView, context: RenderContext) -> tuple[Block, ...]:
    """Render a row of signals for each pile; one's own that stands there takes itself back (rulings: G10)."""
    legend = " · ".join(f"{icon} {context.words(f'signal-{kind.value}')}" for kind, icon in _ICONS.items())
    instructions = "" if context.practised else f"{context.words('the-game-signals')}\n"
    return (
        f"{instructions}{legend}",
        describe_piles_and_signals(view, context),
        *(tuple(_render_signal_buttons(view, pile, context)) for pile in PILES),
        (Button(context.words("button-back"), context.custom_id("hand")),),
    )


def _render_signal_buttons(view: TheGameView, pile: int, context: RenderContext) -> Iterator[Button]:
    own = _find_own_signal(view, pile)
    for kind, icon in _ICONS.items():
        # Short, so that a row fits a phone; the piles stand above.
        label = f"{pile} {ARROWS[pile]} {icon}"
        if kind is own:
            yield Button(label, context.custom_id("take-back", pile), ButtonStyle.SUCCESS)
        else:
            yield Button(label, context.custom_id("signal", f"{pile}.{kind.value}"))


def parse_signal(argument: str) -> tuple[int, Signal]:
    """Decode the pile and the signal of a button.

    >>> parse_signal("2.can-turn-back")
    (2, <Signal.CAN_TURN_BACK: 'can-turn-back'>)

    Raises:
        ButtonUnreadable: if it is something else.
    """
    pile, _, signal = argument.partition(".")
    if pile not in map(str, PILES) or signal not in set(Signal):
        raise ButtonUnreadable
    return int(pile), Signal(signal)


def _find_own_signal(view: TheGameView, pile: int | None) -> Signal | None:
    return next(
        (given.signal for given in view.signals if (given.seat, given.pile) == (view.seat, pile)), None
    )


def _describe_cards(view: TheGameView, context: RenderContext) -> str:
    """Describe the hand; on its turn each card with its best pile and the gap there, as a picture does."""
    if not _shows_piles(view, context):
        return f"**{context.format_hand(view.hand)}**"
    return " · ".join(
        _describe_card(card, placements[:1], context)
        for card, placements in zip(view.hand, view.placements, strict=True)
    )


def _describe_card(card: int, best: Sequence[Placement], context: RenderContext) -> str:
    text = context.format_card(card, bold=True)
    for placement in best:
        gap = "↩" if placement.is_trick else f"+{placement.gap}"
        text += f" ({placement.pile}{ARROWS[placement.pile]} {gap})"
    return text


def _describe_cards_in_words(view: TheGameView, context: RenderContext) -> str:
    """Describe the hand for the alt text of its picture."""
    shows_piles = _shows_piles(view, context)
    cards = [
        context.words("the-game-card-in-words", card=card, pile=placements[0].pile, gap=placements[0].gap)
        if shows_piles and placements
        else str(card)
        for card, placements in zip(view.hand, view.placements, strict=True)
    ]
    return context.words("the-game-hand-in-words", cards=context.words.join_items(cards))


def _describe_status(view: TheGameView, context: RenderContext) -> str:
    """Describe whose turn it is; nothing while nobody can act, which a notice says."""
    if not is_live(view, context):
        return context.words("the-game-over")
    if context.paused:
        return ""
    if view.turn is None:
        return _describe_start(view, context)
    if not view.is_own_turn:
        return context.words("the-game-other-turn", name=context.name_of(view.turn), turns=view.turns_to_wait)
    return context.words("the-game-own-turn" if view.owed else "the-game-own-turn-paid", owed=view.owed)


def _describe_start(view: TheGameView, context: RenderContext) -> str:
    if context.practised:
        return context.words("the-game-watched-start")
    return context.words("the-game-begin-alone" if len(view.held) == 1 else "the-game-look-at-hand")


def _render_card_button(card: int, best: Placement, context: RenderContext) -> Button:
    custom_id, emoji = context.custom_id("card", card), context.emoji_of(card)
    if best.is_trick:
        label = context.words("button-card-trick", card=card)
        return Button(label, custom_id, ButtonStyle.SUCCESS, emoji=emoji)
    return Button(str(card), custom_id, ButtonStyle.PRIMARY, emoji=emoji)


def _render_pile_button(view: TheGameView, card: int, placement: Placement, context: RenderContext) -> Button:
    pile, top = placement.pile, view.tops[placement.pile - 1]
    code = "button-lay-trick" if placement.is_trick else "button-lay"
    label = context.words(code, pile=pile, arrow=ARROWS[pile], top=top, gap=placement.gap)
    style = _choose_style(view, card, placement, by_cost=context.safety_net)
    return Button(label, context.custom_id("lay", f"{card}.{pile}"), style, emoji=context.emoji_of(top))


def _choose_style(view: TheGameView, card: int, placement: Placement, *, by_cost: bool) -> ButtonStyle:
    if view.ends_match(card, placement.pile):
        return ButtonStyle.DANGER
    if placement.is_trick or (by_cost and placement == view.placements_of(card)[0]):
        return ButtonStyle.SUCCESS
    return ButtonStyle.SECONDARY if by_cost and placement.gap >= _JUMP else ButtonStyle.PRIMARY


HAND = HandRenderer[TheGameView](
    render=render_hand, make_scene=make_hand_scene, describe_scene=_describe_scene
)

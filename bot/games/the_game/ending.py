"""Moments of The Game, and its hands after the end."""

from collections.abc import Sequence
from itertools import takewhile

from bot.renderers.context import RenderContext
from engine.games.the_game.model import CardPlayed, TheGameState, TheGameView
from engine.games.the_game.piles import find_placements
from engine.model import Event

TRICK_CHAIN = 3
"""How many backwards tricks in a row are worth a sentence."""
LAST_CARDS = 10
"""How many cards are left when each is counted down."""


def describe_moment(view: TheGameView, context: RenderContext, moves: Sequence[Event]) -> str:
    """Describe a chain of backwards tricks that goes on, else that few cards are left; mostly empty."""
    chain = count_chain(moves)
    if chain >= TRICK_CHAIN:
        return context.words("the-game-moment-tricks", count=chain)
    if view.left <= LAST_CARDS:
        return context.words("the-game-moment-last", left=view.left)
    return ""


def count_chain(moves: Sequence[Event]) -> int:
    """Count the backwards tricks at the end of the moves."""
    plays = [move for move in moves if isinstance(move, CardPlayed)]
    return len(list(takewhile(lambda play: play.is_trick, reversed(plays))))


def describe_open_hands(state: TheGameState, context: RenderContext) -> str:
    """Describe each hand's cards; those that would still fit stand out, with their best pile."""
    if not any(state.hands):
        return ""
    lines = [_describe_hand(state, seat, context) for seat in range(len(state.hands))]
    if any(find_placements(card, state.tops) for hand in state.hands for card in hand):
        lines.append(context.words("the-game-open-hint"))
    return "\n".join(lines)


def _describe_hand(state: TheGameState, seat: int, context: RenderContext) -> str:
    cards = context.hand_separator.join(_describe_card(state, card, context) for card in state.hands[seat])
    return context.words(
        "replay-hand" if cards else "replay-hand-empty", name=context.name_of(seat), cards=cards
    )


def _describe_card(state: TheGameState, card: int, context: RenderContext) -> str:
    placements = find_placements(card, state.tops)
    text = context.format_card(card)
    return context.words("the-game-open-fits", card=text, pile=placements[0].pile) if placements else text

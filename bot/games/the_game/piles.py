"""The piles of The Game in words, for tables, hands and replays."""

from collections.abc import Sequence
from itertools import pairwise

from bot.renderers.context import RenderContext
from engine.games.the_game.piles import PILES, START, TRICK, gap, rises

ARROWS = {pile: "↑" if rises(pile) else "↓" for pile in PILES}
"""Which way each pile goes."""


def _describe_pile_in_words(pile: int, top: int, context: RenderContext) -> str:
    """Describe which way a pile goes, and the card on top."""
    way = "up" if rises(pile) else "down"
    return context.words("the-game-pile-in-words", pile=pile, way=way, top=top)


def describe_piles_in_words(tops: Sequence[int], context: RenderContext) -> str:
    """Describe all piles for the alt text of a picture."""
    return "\n".join(_describe_pile_in_words(pile, tops[pile - 1], context) for pile in PILES)


def describe_pile(pile: int, row: Sequence[int], top: int, count: int, context: RenderContext) -> str:
    """Describe a pile by its last `count` cards, `top` in bold; `row` is all cards laid on the row card.

    A backwards trick has its own arrow.
    """
    cards = (START[pile - 1], *row)[-count:]
    dots = "… " if len(row) >= count else ""
    trail = "".join(
        f"{context.format_card(below)} {'↩' if gap(pile, below, card) == -TRICK else '→'} "
        for below, card in pairwise(cards)
    )
    return f"`{pile}` {ARROWS[pile]} {dots}{trail}{context.format_card(top, bold=True)}"

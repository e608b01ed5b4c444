"""The moment of a match of The Game that its people may talk about."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from bot.games.the_game.scenes import EXCELLENT
from bot.renderers.context import RenderContext
from bot.tables.match_log import Course
from engine.games.the_game.achievements import count_room
from engine.games.the_game.model import CardPlayed, TheGameView, settle_moves
from engine.games.the_game.piles import PILES, START
from engine.games.the_game.rules import CARDS

_CHAIN: Final = 2
"""How many backwards tricks in a row are worth a line."""
_RESCUE: Final = 5
"""How many cards laid on piles that were too full are worth a line."""
_JUMP: Final = 20
"""How large a gap may turn a match."""


def describe_highlight(view: TheGameView, course: Course, context: RenderContext) -> str:
    """Describe the longest chain of tricks, a rescue that helped, or the jump that lost the match."""
    plays = [event for event in settle_moves(course.events) if isinstance(event, CardPlayed)]
    words = context.words
    chain = max(_list_chains(plays), key=len, default=())
    if len(chain) >= _CHAIN:
        names = words.join_items(
            context.past_name_of(seat) for seat in dict.fromkeys(play.seat for play in chain)
        )
        return words("the-game-highlight-tricks", count=len(chain), names=names)
    rescued = _count_rescued(plays)
    if rescued >= _RESCUE and view.left < EXCELLENT:
        return words("the-game-highlight-rescue", count=rescued)
    jump = max(plays, key=lambda play: play.gap, default=None)
    if view.left and jump is not None and jump.gap >= _JUMP:
        card = context.format_card(jump.card)
        return words("the-game-highlight-jump", card=card, pile=jump.pile, gap=jump.gap)
    return ""


def _list_chains(plays: Sequence[CardPlayed]) -> Iterator[tuple[CardPlayed, ...]]:
    for is_trick, chain in groupby(plays, key=lambda play: play.is_trick):
        if is_trick:
            yield tuple(chain)


def _count_rescued(plays: Sequence[CardPlayed]) -> int:
    """Count the cards laid after the piles had least room for those left; 0 if it sufficed."""
    tops = dict(zip(PILES, START, strict=True))
    worst = rescued = 0
    for left, play in enumerate(plays, 1 - len(CARDS)):
        tops[play.pile] = play.card
        lacking = -left - count_room((tops[1], tops[2], tops[3], tops[4]))
        worst, rescued = (lacking, 0) if lacking > worst else (worst, rescued + (worst > 0))
    return rescued

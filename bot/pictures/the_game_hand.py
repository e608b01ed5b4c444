"""A hand of The Game: cards that fit are raised, and show the pile they fit best."""

from dataclasses import dataclass
from itertools import groupby

from bot.pictures import shapes
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.cards import draw_card, render_card
from bot.pictures.fonts import format_signed
from bot.pictures.palette import FALL, FELT, INK, MIST, PAPER, RISE, SHADE, TIRED, TRICK
from bot.pictures.scene import FastPickle
from bot.pictures.tiles import TileCanvas, TiledScene

_MARGIN = 20
_GAP = 10
_WIDEST = 128
_RAISED = 34
_FOOT = 44
_AIM = 40
"""Height in pixels of the line that shows each card's best pile."""
_AROUND = 10
"""How many pixels the outline of a trick reaches around its card."""


@dataclass(frozen=True, slots=True)
class HeldCard(FastPickle):
    """A card of the hand, and the pile on which it would leave the smallest gap."""

    card: int
    pile: int | None = None
    rises: bool = True
    gap: int = 0

    @property
    def trick(self) -> bool:
        """Whether it would be a backwards trick."""
        return self.pile is not None and self.gap < 0


@dataclass(frozen=True, slots=True)
class TheGameHand(TiledScene):
    """A hand of The Game as its player sees it."""

    cards: tuple[HeldCard, ...]
    active: bool
    """Whether it is the player's turn; then cards that fit no pile are faint."""
    empty_word: str

    def draw_tiles(self, *, in_palette: bool) -> TileCanvas:
        """Draw the hand."""
        count = max(len(self.cards), 6)
        width = min((WIDTH - 2 * _MARGIN - _GAP * (count - 1)) // count, _WIDEST)
        height = width * 4 // 3
        below = _RAISED + _FOOT if self.active else 0
        canvas = TileCanvas(WIDTH, 2 * _MARGIN + height + below, FELT, in_palette=in_palette)
        if not self.cards:
            canvas.draw_tile(0, 0, _render_empty_hand, canvas.image.height, self.empty_word)
            return canvas
        left = (WIDTH - len(self.cards) * width - (len(self.cards) - 1) * _GAP) // 2
        for trick, run in groupby(enumerate(self.cards), lambda one: self.active and one[1].trick):
            helds = [(left + place * (width + _GAP), held) for place, held in run]
            if trick:
                cards = tuple(held.card for _, held in helds)
                canvas.draw_tile(
                    helds[0][0] - _AROUND, _MARGIN - _AROUND, _render_tricks, width, height, cards
                )
            for x, held in helds:
                if not trick:
                    self._draw_card(canvas, x, width, height, held)
                if self.active and held.pile is not None:
                    y = _MARGIN + height + _RAISED + 4 - _AIM // 2
                    canvas.draw_tile(x, y, _render_target, width, held.pile, held.gap, rises=held.rises)
        return canvas

    def _draw_card(self, canvas: TileCanvas, x: int, width: int, height: int, held: HeldCard) -> None:
        if self.active and held.pile is None:
            canvas.draw_tile(
                x, _MARGIN + _RAISED, render_card, width, height, held.card, paper=SHADE, tone=TIRED
            )
        else:
            canvas.draw_tile(x, _MARGIN, render_card, width, height, held.card)


def _render_empty_hand(height: int, word: str) -> Canvas:
    canvas = Canvas(WIDTH, height, FELT)
    canvas.draw_text(WIDTH // 2, height // 2, word, 32, MIST, "mm")
    return canvas


def _render_tricks(width: int, height: int, cards: tuple[int, ...]) -> Canvas:
    """Draw neighbouring tricks as one tile: their outlines reach into the gaps between them."""
    canvas = Canvas(len(cards) * (width + _GAP) - _GAP + 2 * _AROUND, height + 2 * _AROUND, FELT)
    for place, card in enumerate(cards):
        x, y = _AROUND + place * (width + _GAP), _AROUND
        draw_card(canvas, x, y, width, height, card)
        canvas.outline_box(x - 5, y - 5, width + 10, height + 10, width // 9 + 5, TRICK, 6)
        canvas.draw_mask_centred(shapes.disc(44), x + width - 14, y + 12, TRICK)
        canvas.draw_mask_centred(shapes.turn_back(30), x + width - 14, y + 12, INK)
    return canvas


def _render_target(width: int, pile: int, gap: int, *, rises: bool) -> Canvas:
    """Draw a card's best pile, and the gap it would leave."""
    canvas = Canvas(width, _AIM, FELT)
    x, y = width // 2, _AIM // 2
    colour = TRICK if gap < 0 else RISE if rises else FALL
    # 39 pixels at least: with eight cards, the triangle and the gap just fit.
    left = x - max(width // 3, 39)
    canvas.draw_mask_centred(shapes.triangle(26, 22, up=rises), left, y, colour)
    canvas.draw_number(left + 24, y, str(pile), 28, colour)
    canvas.draw_number(x + width // 2 - 2, y, format_signed(gap), 26, TRICK if gap < 0 else PAPER, "rm")
    return canvas

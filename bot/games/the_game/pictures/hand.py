"""A hand of The Game: the tops of the piles, and below each card the pile it fits best."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import ClassVar

from bot.pictures import shapes
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.cards import draw_card, render_card
from bot.pictures.palette import FALL, FELT, INK, MIST, NIGHT, PAPER, RISE, SHADE, TIRED, TRICK
from bot.pictures.scene import FastPickle
from bot.pictures.tiles import TileCanvas, TiledScene

_MARGIN = 20
_GAP = 10
_WIDEST = 128
_RAISED = 34
_STRIP = 76
"""Height in pixels of the strip that shows the piles."""
_TARGET = 98
"""Height in pixels of the two lines below a card: its best pile, and the gap."""
_FOOT = 12
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
class PileTop(FastPickle):
    """A pile as the strip above the hand shows it."""

    number: int
    rises: bool
    card: int
    """The top card, or the number that the pile begins with."""


@dataclass(frozen=True, slots=True)
class TheGameHand(TiledScene):
    """A hand of The Game as its player sees it."""

    is_quick: ClassVar[bool] = True

    piles: tuple[PileTop, ...]
    cards: tuple[HeldCard, ...]
    active: bool
    """Whether it is the player's turn; then cards that fit no pile are faint."""
    empty_word: str

    def draw_tiles(self, *, in_palette: bool) -> TileCanvas:
        """Draw the hand."""
        count = max(len(self.cards), 6)
        width = min((WIDTH - 2 * _MARGIN - _GAP * (count - 1)) // count, _WIDEST)
        height = width * 4 // 3
        below = _FOOT + _TARGET if self.active else 0
        top = _MARGIN + _STRIP + _MARGIN
        canvas = TileCanvas(WIDTH, top + height + below + _MARGIN, FELT, in_palette=in_palette)
        self._draw_strip(canvas)
        if not self.cards:
            canvas.draw_tile(0, top, _render_empty_hand, canvas.image.height - top, self.empty_word)
            return canvas
        left = (WIDTH - len(self.cards) * width - (len(self.cards) - 1) * _GAP) // 2
        places = [(left + place * (width + _GAP), card) for place, card in enumerate(self.cards)]
        self._draw_cards(canvas, places, top, width, height)
        if self.active:
            y = top + height + _FOOT
            for x, card in places:
                if card.pile is not None:
                    canvas.draw_tile(x, y, _render_target, width, card.pile, card.gap, rises=card.rises)
        return canvas

    def _draw_cards(
        self, canvas: TileCanvas, places: Sequence[tuple[int, HeldCard]], y: int, width: int, height: int
    ) -> None:
        """Draw the cards, each run of tricks as one tile."""
        for is_trick, run in groupby(places, lambda place: self.active and place[1].trick):
            cards = list(run)
            if is_trick:
                numbers = tuple(card.card for _, card in cards)
                canvas.draw_tile(cards[0][0] - _AROUND, y - _AROUND, _render_tricks, width, height, numbers)
                continue
            for x, card in cards:
                self._draw_card(canvas, x, y, width, height, card)

    def _draw_strip(self, canvas: TileCanvas) -> None:
        """Draw the piles side by side, so that the hand alone is enough on a phone."""
        width = (WIDTH - 2 * _MARGIN - _GAP * (len(self.piles) - 1)) // len(self.piles)
        for place, pile in enumerate(self.piles):
            canvas.draw_tile(_MARGIN + place * (width + _GAP), _MARGIN, _render_pile_top, width, pile)

    def _draw_card(self, canvas: TileCanvas, x: int, y: int, width: int, height: int, card: HeldCard) -> None:
        if self.active and card.pile is None:
            canvas.draw_tile(x, y + _RAISED, render_card, width, height, card.card, paper=SHADE, tone=TIRED)
        else:
            canvas.draw_tile(x, y, render_card, width, height, card.card)


def _render_pile_top(width: int, pile: PileTop) -> Canvas:
    """Draw a pile of the strip as a tile of its own: a click changes one of them."""
    canvas = Canvas(width, _STRIP, FELT)
    middle = _STRIP // 2
    colour = RISE if pile.rises else FALL
    canvas.fill_box(0, 0, width, _STRIP, 16, NIGHT)
    canvas.draw_mask_centred(shapes.triangle(34, 29, up=pile.rises), 36, middle, colour)
    canvas.draw_number(72, middle, str(pile.number), 34, colour)
    canvas.draw_number(width - 22, middle, str(pile.card), 56, PAPER, "rm")
    return canvas


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
    """Draw a card's best pile, and below it the gap to that pile's top."""
    canvas = Canvas(width, _TARGET, FELT)
    middle, upper, lower = width // 2, _TARGET // 4, _TARGET * 3 // 4
    trick = gap < 0
    colour = TRICK if trick else RISE if rises else FALL
    canvas.draw_mask_centred(shapes.triangle(32, 27, up=rises), middle - 18, upper, colour)
    canvas.draw_number(middle + 18, upper, str(pile), 36, colour)
    if trick:
        canvas.draw_mask_centred(shapes.turn_back(36), middle - 25, lower, TRICK)
    canvas.draw_number(middle + (21 if trick else 0), lower, str(abs(gap)), 40, TRICK if trick else PAPER)
    return canvas

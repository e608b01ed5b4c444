"""Rows of cards as an example in the rules: the order on a pile, and the figures beside it."""

from dataclasses import dataclass

from PIL import Image

from bot.pictures import shapes
from bot.pictures.avatars import draw_badge
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.cards import draw_card, draw_empty_place
from bot.pictures.palette import FALL, FELT, INK, LIFE, NIGHT, RISE, TRICK, TURN
from bot.pictures.scene import FastPickle, Scene

_MARGIN = 20
_CARD = 96, 128
_BESIDE = 160
"""Width in pixels of the lives and stars beside a row."""
_SIGN = 88
"""Width in pixels of the sign before a row."""
_ROW = _CARD[1] + 40


@dataclass(frozen=True, slots=True)
class RowCard(FastPickle):
    """A card of a row."""

    card: int
    start: bool = False
    """Whether the pile begins with it, so that no player laid it."""
    trick: bool = False
    """Whether it goes backwards."""
    seat: int | None = None
    """The seat that played it, if that is shown."""


@dataclass(frozen=True, slots=True)
class CardRow(FastPickle):
    """Cards in the order in which they were laid on a pile."""

    cards: tuple[RowCard, ...]
    """One to six; one to five beside lives or stars."""
    rises: bool = True


@dataclass(frozen=True, slots=True)
class CardRows(Scene):
    """One row below the other, with the lives and stars of a team beside the last one."""

    rows: tuple[CardRow, ...]
    lives: int = 0
    stars: int = 0

    def draw_image(self) -> Image.Image:
        """Draw the rows."""
        canvas = Canvas(WIDTH, _MARGIN * 2 + _ROW * len(self.rows) - 12, NIGHT)
        width = WIDTH - 2 * _MARGIN - (_BESIDE if self.lives or self.stars else 0)
        for place, row in enumerate(self.rows):
            _draw_row(canvas, _MARGIN + place * _ROW, width, row)
        signs = ((shapes.heart(40), LIFE, self.lives), (shapes.star(44), TURN, self.stars))
        bottom = canvas.height - _MARGIN - _ROW + 12
        for line, (mask, colour, count) in enumerate(signs):
            for number in range(count):
                x = WIDTH - _MARGIN - 20 - (count - 1 - number) * 46
                canvas.draw_mask_centred(mask, x, bottom + 44 + line * 62, colour)
        return canvas.image


def _draw_row(canvas: Canvas, y: int, whole: int, row: CardRow) -> None:
    colour = RISE if row.rises else FALL
    width, height = _CARD
    step = (whole - _SIGN) // len(row.cards)
    canvas.fill_box(_MARGIN, y, whole, _ROW - 12, 18, FELT)
    middle = y + (_ROW - 12) // 2
    canvas.draw_mask_centred(shapes.triangle(44, 38, up=row.rises), _MARGIN + _SIGN // 2, middle, colour)
    top = middle - height // 2
    for place, card in enumerate(row.cards):
        x = _MARGIN + _SIGN + place * step
        if card.start:
            draw_empty_place(canvas, x, top, width, height, colour)
            canvas.draw_number(x + width // 2, middle, str(card.card), 44, colour)
            continue
        draw_card(canvas, x, top, width, height, card.card)
        if card.trick:
            canvas.outline_box(x - 5, top - 5, width + 10, height + 10, width // 9 + 5, TRICK, 6)
            canvas.draw_mask_centred(shapes.disc(46), x + width - 10, top + 10, TRICK)
            canvas.draw_mask_centred(shapes.turn_back(32), x + width - 10, top + 10, INK)
        if card.seat is not None:
            canvas.draw_mask_centred(shapes.disc(48), x + 10, top + height - 8, FELT)
            draw_badge(canvas, x + 10, top + height - 8, 40, card.seat, str(card.seat + 1))

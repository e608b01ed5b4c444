"""The picture above a lobby of The Game: four piles, two rising and two falling."""

from dataclasses import dataclass

from PIL import Image

from bot.pictures import shapes
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.cards import draw_card
from bot.pictures.palette import BENEATH, FALL, FELT, INK, NIGHT, RISE, SHADOW, TRICK
from bot.pictures.poster import TEAM, draw_team
from bot.pictures.scene import Scene
from bot.pictures.seats import SeatFacts

_HEIGHT = 228
_MARGIN = 20
_GAP = 16
_CARD = 102, 140
_STEP = 18
_PILES = ((True, 15), (True, 12), (False, 87), (False, 79))
"""Whether each pile rises, and its top card."""
_TRICK_AT = 1
"""The pile whose top card was laid backwards."""


@dataclass(frozen=True, slots=True)
class TheGameLobby(Scene):
    """Four piles, always the same, and the people at the table."""

    seats: tuple[SeatFacts, ...] = ()

    def draw_image(self) -> Image.Image:
        """Draw the piles side by side."""
        canvas = Canvas(WIDTH, _HEIGHT + (TEAM if self.seats else 0), NIGHT)
        width = (WIDTH - 2 * _MARGIN - 3 * _GAP) // 4
        for place, (rises, card) in enumerate(_PILES):
            left = _MARGIN + place * (width + _GAP)
            _draw_pile(canvas, left, width, card, rises=rises, trick=place == _TRICK_AT)
        if self.seats:
            draw_team(canvas, _HEIGHT - _MARGIN // 2, self.seats)
        return canvas.image


def _draw_pile(canvas: Canvas, left: int, width: int, card: int, *, rises: bool, trick: bool) -> None:
    height = _HEIGHT - 2 * _MARGIN
    canvas.fill_box(left, _MARGIN, width, height, 18, FELT)
    colour = RISE if rises else FALL
    canvas.draw_mask_centred(shapes.triangle(30, 24, up=rises), left + 28, _MARGIN + height // 2, colour)
    x, y = left + 54, _MARGIN + (height - _CARD[1]) // 2
    for age in (2, 1):
        inset = age * 5
        shade_x = x + (2 - age) * _STEP
        canvas.fill_box(shade_x, y + inset, _CARD[0], _CARD[1] - 2 * inset, 11, BENEATH[age - 1])
        canvas.outline_box(shade_x, y + inset, _CARD[0], _CARD[1] - 2 * inset, 11, SHADOW, 2)
    x += 2 * _STEP
    draw_card(canvas, x, y, *_CARD, card, rises=rises)
    if trick:
        _draw_trick(canvas, x, y)


def _draw_trick(canvas: Canvas, x: int, y: int) -> None:
    """Mark a card that was laid backwards."""
    canvas.outline_box(x - 4, y - 4, _CARD[0] + 8, _CARD[1] + 8, 15, TRICK, 5)
    canvas.draw_mask_centred(shapes.disc(44), x + _CARD[0] - 6, y + 4, TRICK)
    canvas.draw_mask_centred(shapes.turn_back(30), x + _CARD[0] - 6, y + 4, INK)

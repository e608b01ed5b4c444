"""The picture above a lobby of The Mind: cards in ascending order, lives and a star."""

from dataclasses import dataclass

from PIL import Image

from bot.pictures import shapes
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.cards import draw_card
from bot.pictures.palette import FELT, LIFE, NIGHT, SHADE, TURN
from bot.pictures.poster import TEAM, draw_team
from bot.pictures.scene import Scene
from bot.pictures.seats import SeatFacts

_HEIGHT = 228
_MARGIN = 20
_CARD = 102, 138
_STEP = 116
_CARDS = (4, 17, 23, 41, 58, 82, 97)
_LIVES = 3


@dataclass(frozen=True, slots=True)
class TheMindLobby(Scene):
    """A row of cards, always the same, and the people at the table."""

    seats: tuple[SeatFacts, ...] = ()

    def draw_image(self) -> Image.Image:
        """Draw the cards, and what the team has."""
        canvas = Canvas(WIDTH, _HEIGHT + (TEAM if self.seats else 0), NIGHT)
        height = _HEIGHT - 2 * _MARGIN
        canvas.fill_box(_MARGIN, _MARGIN, WIDTH - 2 * _MARGIN, height, 18, FELT)
        down = _MARGIN + (height - _CARD[1]) // 2
        for place, card in enumerate(_CARDS):
            last = place == len(_CARDS) - 1
            x = _MARGIN + 20 + place * _STEP
            if last:
                draw_card(canvas, x, down, *_CARD, card)
            else:
                draw_card(canvas, x, down, *_CARD, card, paper=SHADE)
        right = WIDTH - _MARGIN - 48
        for place in range(_LIVES):
            canvas.draw_mask_centred(shapes.heart(34), right, _MARGIN + 30 + place * 40, LIFE)
        canvas.draw_mask_centred(shapes.star(40), right, _MARGIN + 30 + _LIVES * 40 + 4, TURN)
        if self.seats:
            draw_team(canvas, _HEIGHT - _MARGIN // 2, self.seats)
        return canvas.image

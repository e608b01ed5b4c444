"""A hand of The Mind: the lowest card large and raised, the others behind it."""

from dataclasses import dataclass

from PIL import Image

from bot.pictures import shapes
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.cards import card_back, held_card
from bot.pictures.palette import FELT, MIST, SEAM, SHADE, TRICK, TURN
from bot.pictures.scene import Scene

_MARGIN = 22
_LOWEST = 156, 206
_OTHER = 112
_OF_TWO = 73
"""How wide a card of two lines is: both lines are as high as the lowest card."""
_ON_A_LINE = 8
"""As many cards on one line are no smaller than on two."""
_GAP = 10


@dataclass(frozen=True, slots=True)
class TheMindHand(Scene):
    """A hand of The Mind as its holder sees it."""

    cards: tuple[int, ...]
    """Lowest first."""
    plays: bool
    """Whether a card may be played now."""
    aside: tuple[int, ...]
    """The holder's cards that a mistake set aside in this level."""
    aside_word: str
    empty_word: str

    def paint(self) -> Image.Image:
        """Draw the hand."""
        main = _LOWEST[1] + 2 * _MARGIN if self.cards else 120
        canvas = Canvas(WIDTH, main + (92 if self.aside else 0), FELT)
        if self.cards:
            self._cards(canvas)
        else:
            canvas.centred(shapes.disc(60), _MARGIN + 50, 60, TRICK)
            canvas.centred(shapes.tick(40), _MARGIN + 50, 60, FELT)
            canvas.text(_MARGIN + 100, 60, self.empty_word, 34, MIST, "lm", WIDTH - 2 * _MARGIN - 100)
        if self.aside:
            self._aside(canvas, main)
        return canvas.image

    def _cards(self, canvas: Canvas) -> None:
        lowest, *others = self.cards
        room = WIDTH - 2 * _MARGIN - _LOWEST[0] - 2 * _GAP
        lines, widest = (1, _OTHER) if len(others) <= _ON_A_LINE else (2, _OF_TWO)
        columns = -(-len(others) // lines)
        step = min(room // max(columns, 1), widest + _GAP)
        width = step - _GAP
        whole = _LOWEST[0] + (2 * _GAP + step * columns - _GAP if others else 0)
        left = (WIDTH - whole) // 2
        held_card(canvas, left, _MARGIN, *_LOWEST, lowest)
        if self.plays:
            canvas.edge(left - 7, _MARGIN - 7, _LOWEST[0] + 14, _LOWEST[1] + 14, 24, TURN, 7)
        height = width * 4 // 3
        for place, card in enumerate(others):
            across, down = place % columns, place // columns
            x = left + _LOWEST[0] + 2 * _GAP + across * step
            y = _MARGIN + _LOWEST[1] - (lines - down) * (height + _GAP) + _GAP
            held_card(canvas, x, y, width, height, card, paper=SHADE)

    def _aside(self, canvas: Canvas, y: int) -> None:
        canvas.bar(_MARGIN, y, WIDTH - 2 * _MARGIN, 2, SEAM)
        card_back(canvas, _MARGIN + 8, y + 20, 42, 56)
        said = canvas.text_width(self.aside_word, 27)
        canvas.text(_MARGIN + 64, y + 48, self.aside_word, 27, MIST)
        left = _MARGIN + 64 + said + 18
        step = min(58, (WIDTH - _MARGIN - left) // len(self.aside))
        for place, card in enumerate(self.aside):
            held_card(canvas, left + place * step, y + 20, min(50, step - 4), 60, card, paper=MIST)

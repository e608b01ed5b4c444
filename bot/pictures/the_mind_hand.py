"""A hand of The Mind: the lowest card large and raised, the others behind it."""

from dataclasses import dataclass

from bot.pictures import shapes
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.cards import card_back, held_card, open_card
from bot.pictures.palette import FELT, MIST, SEAM, SHADE, TRICK, TURN
from bot.pictures.tiles import Mosaic, Tiled

_MARGIN = 22
_LOWEST = 156, 206
_OTHER = 112
_OF_TWO = 73
"""How wide a card of two lines is: both lines are as high as the lowest card."""
_ON_A_LINE = 8
"""As many cards on one line are no smaller than on two."""
_GAP = 10
_AROUND = 10
"""How far around the lowest card its tile reaches."""
_ASIDE = 92
"""How high the line of cards is that were set aside."""


@dataclass(frozen=True, slots=True)
class TheMindHand(Tiled):
    """A hand of The Mind as its holder sees it."""

    cards: tuple[int, ...]
    """Lowest first."""
    plays: bool
    """Whether a card may be played now."""
    aside: tuple[int, ...]
    """The holder's cards that a mistake set aside in this level."""
    aside_word: str
    empty_word: str

    def lay(self, *, few: bool) -> Mosaic:
        """Draw the hand."""
        main = _LOWEST[1] + 2 * _MARGIN if self.cards else 120
        mosaic = Mosaic(WIDTH, main + (_ASIDE if self.aside else 0), FELT, few=few)
        if self.cards:
            self._cards(mosaic)
        else:
            mosaic.lay(0, 0, _nothing, main, self.empty_word)
        if self.aside:
            mosaic.lay(0, main, _aside, self.aside, self.aside_word)
        return mosaic

    def _cards(self, mosaic: Mosaic) -> None:
        lowest, *others = self.cards
        room = WIDTH - 2 * _MARGIN - _LOWEST[0] - 2 * _GAP
        lines, widest = (1, _OTHER) if len(others) <= _ON_A_LINE else (2, _OF_TWO)
        columns = -(-len(others) // lines)
        step = min(room // max(columns, 1), widest + _GAP)
        width = step - _GAP
        whole = _LOWEST[0] + (2 * _GAP + step * columns - _GAP if others else 0)
        left = (WIDTH - whole) // 2
        mosaic.lay(left - _AROUND, _MARGIN - _AROUND, _lowest, lowest, plays=self.plays)
        height = width * 4 // 3
        for place, card in enumerate(others):
            across, down = place % columns, place // columns
            x = left + _LOWEST[0] + 2 * _GAP + across * step
            y = _MARGIN + _LOWEST[1] - (lines - down) * (height + _GAP) + _GAP
            mosaic.lay(x, y, held_card, width, height, card, paper=SHADE)


def _nothing(height: int, word: str) -> Canvas:
    canvas = Canvas(WIDTH, height, FELT)
    canvas.centred(shapes.disc(60), _MARGIN + 50, 60, TRICK)
    canvas.centred(shapes.tick(40), _MARGIN + 50, 60, FELT)
    canvas.text(_MARGIN + 100, 60, word, 34, MIST, "lm", WIDTH - 2 * _MARGIN - 100)
    return canvas


def _lowest(card: int, *, plays: bool) -> Canvas:
    canvas = Canvas(_LOWEST[0] + 2 * _AROUND, _LOWEST[1] + 2 * _AROUND, FELT)
    open_card(canvas, _AROUND, _AROUND, *_LOWEST, card)
    if plays:
        canvas.edge(_AROUND - 7, _AROUND - 7, _LOWEST[0] + 14, _LOWEST[1] + 14, 24, TURN, 7)
    return canvas


def _aside(cards: tuple[int, ...], word: str) -> Canvas:
    canvas = Canvas(WIDTH, _ASIDE, FELT)
    canvas.bar(_MARGIN, 0, WIDTH - 2 * _MARGIN, 2, SEAM)
    card_back(canvas, _MARGIN + 8, 20, 42, 56)
    said = canvas.text_width(word, 27)
    canvas.text(_MARGIN + 64, 48, word, 27, MIST)
    left = _MARGIN + 64 + said + 18
    step = min(58, (WIDTH - _MARGIN - left) // len(cards))
    for place, card in enumerate(cards):
        held = held_card(min(50, step - 4), 60, card, paper=MIST)
        canvas.image.paste(held.image, (left + place * step, 20))
    return canvas

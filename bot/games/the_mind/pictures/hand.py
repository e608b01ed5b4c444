"""A hand of The Mind: the table in short, and below it the cards, the lowest one large."""

from dataclasses import dataclass

from bot.games.the_mind.pictures.strip import HEIGHT as STRIP
from bot.games.the_mind.pictures.strip import TheMindStrip, draw_strip
from bot.pictures import shapes
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.cards import draw_card, draw_card_back, render_card
from bot.pictures.palette import FELT, MIST, SEAM, SHADE, TRICK, TURN
from bot.pictures.tiles import TileCanvas, TiledScene

_MARGIN = 22
_LOWEST = 156, 206
_OTHER = 112
_OF_TWO = 73
"""The width of a card in two lines: both lines together are as high as the lowest card."""
_ON_A_LINE = 8
"""The maximum number of cards for which one line does not make them smaller than two."""
_GAP = 10
_AROUND = 10
"""How many pixels the tile of the lowest card reaches around it."""
_ASIDE = 92
"""Height in pixels of the line of cards that were set aside."""


@dataclass(frozen=True, slots=True)
class TheMindHand(TiledScene):
    """A hand of The Mind as its player sees it."""

    cards: tuple[int, ...]
    """Lowest first."""
    plays: bool
    """Whether a card may be played now."""
    aside: tuple[int, ...]
    """The player's cards that a mistake set aside in this level."""
    aside_word: str
    empty_word: str
    played_all: bool
    """Whether an empty hand is empty because its player has played all cards, not because of a mistake."""
    strip: TheMindStrip | None = None
    """The table in short, above the cards."""

    def draw_tiles(self, *, in_palette: bool) -> TileCanvas:
        """Draw the hand."""
        above = 0 if self.strip is None else STRIP
        below = above + (_LOWEST[1] + 2 * _MARGIN if self.cards else 120)
        canvas = TileCanvas(WIDTH, below + (_ASIDE if self.aside else 0), FELT, in_palette=in_palette)
        if self.strip is not None:
            draw_strip(canvas, self.strip)
        if self.cards:
            self._draw_cards(canvas, above)
        else:
            canvas.draw_tile(
                0, above, _render_empty_hand, below - above, self.empty_word, check=self.played_all
            )
        if self.aside:
            canvas.draw_tile(0, below, _render_aside, self.aside, self.aside_word)
        return canvas

    def _draw_cards(self, canvas: TileCanvas, top: int) -> None:
        lowest, *others = self.cards
        room = WIDTH - 2 * _MARGIN - _LOWEST[0] - 2 * _GAP
        lines, widest = (1, _OTHER) if len(others) <= _ON_A_LINE else (2, _OF_TWO)
        columns = -(-len(others) // lines)
        step = min(room // max(columns, 1), widest + _GAP)
        width = step - _GAP
        whole = _LOWEST[0] + (2 * _GAP + step * columns - _GAP if others else 0)
        left = (WIDTH - whole) // 2
        canvas.draw_tile(left - _AROUND, top + _MARGIN - _AROUND, _render_lowest, lowest, plays=self.plays)
        height = width * 4 // 3
        for place, card in enumerate(others):
            across, down = place % columns, place // columns
            x = left + _LOWEST[0] + 2 * _GAP + across * step
            y = top + _MARGIN + _LOWEST[1] - (lines - down) * (height + _GAP) + _GAP
            canvas.draw_tile(x, y, render_card, width, height, card, paper=SHADE)


def _render_empty_hand(height: int, word: str, *, check: bool) -> Canvas:
    canvas = Canvas(WIDTH, height, FELT)
    left = _MARGIN + 8
    if check:
        canvas.draw_mask_centred(shapes.disc(60), _MARGIN + 50, 60, TRICK)
        canvas.draw_mask_centred(shapes.tick(40), _MARGIN + 50, 60, FELT)
        left = _MARGIN + 100
    canvas.draw_text(left, 60, word, 34, MIST, "lm", WIDTH - _MARGIN - left)
    return canvas


def _render_lowest(card: int, *, plays: bool) -> Canvas:
    canvas = Canvas(_LOWEST[0] + 2 * _AROUND, _LOWEST[1] + 2 * _AROUND, FELT)
    draw_card(canvas, _AROUND, _AROUND, *_LOWEST, card)
    if plays:
        canvas.outline_box(_AROUND - 7, _AROUND - 7, _LOWEST[0] + 14, _LOWEST[1] + 14, 24, TURN, 7)
    return canvas


def _render_aside(cards: tuple[int, ...], word: str) -> Canvas:
    canvas = Canvas(WIDTH, _ASIDE, FELT)
    canvas.fill_rectangle(_MARGIN, 0, WIDTH - 2 * _MARGIN, 2, SEAM)
    draw_card_back(canvas, _MARGIN + 8, 20, 42, 56)
    word_width = canvas.measure_text(word, 27)
    canvas.draw_text(_MARGIN + 64, 48, word, 27, MIST)
    left = _MARGIN + 64 + word_width + 18
    step = min(58, (WIDTH - _MARGIN - left) // len(cards))
    for place, card in enumerate(cards):
        image = render_card(min(50, step - 4), 60, card, paper=MIST)
        canvas.image.paste(image.image, (left + place * step, 20))
    return canvas

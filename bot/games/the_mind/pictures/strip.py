"""The strip above a hand of The Mind: level, lives and stars, and the middle of the table."""

from dataclasses import dataclass, replace
from typing import Final

from bot.games.the_mind.pictures.table import MAX_LIVES, MAX_STARS, Moment, PileCard
from bot.pictures import shapes
from bot.pictures.avatars import draw_badge
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.cards import draw_card, draw_card_back, draw_empty_place
from bot.pictures.fonts import format_signed
from bot.pictures.palette import ALARM, FELT, INK, LIFE, MIST, NIGHT, PAPER, SEAM, SHADE, TRICK, TURN
from bot.pictures.scene import FastPickle
from bot.pictures.tiles import TileCanvas

HEIGHT: Final = 186
"""Height in pixels of the strip, with the margin above it."""
CARDS_SHOWN: Final = 6
"""The number of cards of the pile that are shown, with the top one."""
_MARGIN = 20
_SIDE = 276
_BETWEEN = 12
_BOX = HEIGHT - _MARGIN
_CARD = 87, 116
_SMALL = 72, 96
_ON_A_LINE = 8
"""The maximum number of cards of a level for which one line of small cards is enough."""


@dataclass(frozen=True, slots=True)
class TheMindStrip(FastPickle):
    """The table of The Mind as a strip, so that a phone needs no message beside the hand."""

    moment: Moment
    level: int
    level_word: str
    blind: bool
    lives: int
    stars: int
    pile: tuple[PileCard, ...]
    """The last cards of the pile; after a level all of its cards."""
    letters: tuple[str, ...]
    """Each seat's letter or number."""
    revealed: tuple[tuple[int, int], ...] = ()
    """The open cards of the last star, each with its seat first."""
    done_word: str = ""
    """The level that just ended, in words."""


def draw_strip(canvas: TileCanvas, strip: TheMindStrip) -> None:
    """Draw the strip along the upper edge of a hand."""
    standing = strip.level_word, strip.level, strip.lives, strip.stars
    canvas.draw_tile(_MARGIN, _MARGIN, _render_standing, *standing, blind=strip.blind)
    # Of the rest of the strip, the middle does not depend on lives and stars, nor these on the middle.
    middle = replace(strip, level_word="", level=0, lives=0, stars=0, blind=False)
    canvas.draw_tile(_MARGIN + _SIDE + _BETWEEN, _MARGIN, _render_middle, middle)


def _render_middle(strip: TheMindStrip) -> Canvas:
    """Draw the middle of the table."""
    width = WIDTH - 2 * _MARGIN - _SIDE - _BETWEEN
    canvas = Canvas(width, _BOX, FELT)
    canvas.fill_box(0, 0, width, _BOX, 16, NIGHT)
    middle, line = width // 2, _BOX // 2
    match strip.moment:
        case Moment.LEVEL_DONE | Moment.LEVEL_LOST:
            _draw_level(canvas, width, strip)
        case Moment.WON:
            for away, size in ((-90, 64), (0, 110), (90, 64)):
                canvas.draw_mask_centred(shapes.star(size), middle + away, line, TURN)
        case Moment.REVEALED:
            _draw_revealed(canvas, middle, line, strip)
        case _ if strip.pile:
            _draw_pile(canvas, middle, line, strip)
        case Moment.LOST:
            _draw_lost_heart(canvas, middle, line, 120)
        case _:
            draw_empty_place(canvas, middle - _CARD[0] // 2, line - _CARD[1] // 2, *_CARD)
            if strip.moment is Moment.CONCENTRATE:
                canvas.draw_mask_centred(shapes.hand(60), middle, line, MIST)
    return canvas


def _render_standing(word: str, level: int, lives: int, stars: int, *, blind: bool) -> Canvas:
    """Draw the level, the lives and the stars."""
    canvas = Canvas(_SIDE, _BOX, FELT)
    canvas.fill_box(0, 0, _SIDE, _BOX, 16, NIGHT)
    if blind:
        canvas.outline_box(0, 0, _SIDE, _BOX, 16, SEAM, 3)
    number = str(level)
    canvas.draw_number(_SIDE - 20, 38, number, 52, PAPER, "rm")
    canvas.draw_text(20, 40, word, 26, MIST, "lm", _SIDE - 56 - 32 * len(number))
    step = (_SIDE - 40) // MAX_LIVES
    for life in range(MAX_LIVES):
        colour = LIFE if life < lives else SEAM
        canvas.draw_mask_centred(shapes.heart(34), 20 + step // 2 + life * step, 92, colour)
    for star in range(MAX_STARS):
        colour = TURN if star < stars else SEAM
        canvas.draw_mask_centred(shapes.star(36), 20 + step // 2 + (star + 1) * step, 134, colour)
    return canvas


def _draw_pile(canvas: Canvas, middle: int, line: int, strip: TheMindStrip) -> None:
    """Draw the last cards of the pile, the top one largest; after a mistake with the life that it cost."""
    cards = strip.pile[-CARDS_SHOWN:]
    step = _SMALL[0] + 8
    cost = 110 if strip.moment is Moment.MISTAKE else 0
    x = middle - (step * (len(cards) - 1) + _CARD[0] + cost) // 2
    for played in cards[:-1]:
        _draw_card(canvas, x, line - _SMALL[1] // 2, _SMALL, played, strip.letters, covered=True)
        x += step
    _draw_card(canvas, x, line - _CARD[1] // 2, _CARD, cards[-1], strip.letters)
    if cost:
        _draw_lost_heart(canvas, x + _CARD[0] + 56, line - 24, 60)
        canvas.draw_number(x + _CARD[0] + 56, line + 38, format_signed(-1), 40, PAPER)


def _draw_lost_heart(canvas: Canvas, x: int, y: int, size: int) -> None:
    canvas.draw_mask_centred(shapes.heart(size), x, y, LIFE)
    canvas.draw_mask_centred(shapes.cross(size * 9 // 10), x, y, NIGHT)
    canvas.draw_mask_centred(shapes.cross(size * 7 // 10), x, y, ALARM)


def _draw_revealed(canvas: Canvas, middle: int, line: int, strip: TheMindStrip) -> None:
    """Draw the open cards of a star, each with its seat's letter."""
    step = _CARD[0] + 18
    x = middle - (step * len(strip.revealed) - 18 + 90) // 2
    canvas.draw_mask_centred(shapes.star(72), x + 36, line, TURN)
    x += 90
    for seat, card in strip.revealed:
        y = line - _CARD[1] // 2 - 6
        canvas.outline_box(x - 4, y - 4, _CARD[0] + 8, _CARD[1] + 8, 14, TURN, 4)
        _draw_card(canvas, x, y, _CARD, PileCard(seat, card), strip.letters)
        x += step


def _draw_level(canvas: Canvas, width: int, strip: TheMindStrip) -> None:
    """Draw all cards of the level that just ended, below a ribbon with its name."""
    won = strip.moment is Moment.LEVEL_DONE
    middle = width // 2
    ribbon = canvas.measure_text(strip.done_word, 27) + 116
    canvas.draw_mask(shapes.ribbon(ribbon, 40), middle - ribbon // 2, 4, TRICK if won else ALARM)
    mark = shapes.tick(24) if won else shapes.cross(22)
    canvas.draw_mask_centred(mark, middle - ribbon // 2 + 44, 24, INK)
    canvas.draw_text(middle + 16, 24, strip.done_word, 27, INK, "mm")
    top, room = 50, _BOX - 56
    if not strip.pile:
        # Stars have removed every card before one was played.
        canvas.draw_mask_centred(shapes.star(90), middle, top + room // 2, TURN)
        return
    lines = 1 if len(strip.pile) <= _ON_A_LINE else 2
    columns = -(-len(strip.pile) // lines)
    high = min(room // lines - 6, _SMALL[1])
    wide = min(high * 3 // 4, (width - 24) // columns - 4)
    start = middle - (columns * (wide + 4) - 4) // 2
    for place, played in enumerate(strip.pile):
        across, down = place % columns, place // columns
        x, y = start + across * (wide + 4), top + down * (high + 6)
        _draw_card(canvas, x, y, (wide, high), played, ())


def _draw_card(
    canvas: Canvas,
    x: int,
    y: int,
    size: tuple[int, int],
    played: PileCard,
    letters: tuple[str, ...],
    *,
    covered: bool = False,
) -> None:
    """Draw a card of the pile; with `letters`, the letter of who played it."""
    width, height = size
    if played.card is None:
        draw_card_back(canvas, x, y, width, height)
    else:
        draw_card(canvas, x, y, width, height, played.card, paper=SHADE if covered else PAPER)
    if played.mistake:
        canvas.outline_box(x - 4, y - 4, width + 8, height + 8, width // 9 + 4, ALARM, 5)
        canvas.draw_mask_centred(shapes.disc(34), x + width - 4, y + 4, ALARM)
        canvas.draw_mask_centred(shapes.cross(24), x + width - 4, y + 4, PAPER)
    if letters:
        canvas.draw_mask_centred(shapes.disc(40), x + width // 2, y + height + 2, NIGHT)
        draw_badge(canvas, x + width // 2, y + height + 2, 34, played.seat, letters[played.seat])

"""The table of The Mind: the level, lives and stars, one pile, and the seats around it."""

from dataclasses import dataclass
from enum import StrEnum

from bot.pictures import seats, shapes
from bot.pictures.avatars import draw_badge
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.cards import HIGHEST, draw_card, draw_card_back, draw_empty_place
from bot.pictures.fonts import format_signed
from bot.pictures.palette import (
    ALARM,
    FELT,
    INK,
    LIFE,
    MIST,
    NIGHT,
    PAPER,
    SEAM,
    SHADE,
    SHADOW,
    TRICK,
    TURN,
)
from bot.pictures.scene import FastPickle
from bot.pictures.seats import MARGIN, SeatFacts, SeatSign, badge_letters
from bot.pictures.tiles import TileCanvas, TiledScene

CARDS_SHOWN = 6
"""The number of visible cards of the pile, with the top one."""
MAX_LIVES = 5
MAX_STARS = 3
_MIDDLE = 350
_SIDE = 212
_GAP = 14
_CARD = 162, 214
_STEP = 56
_REVEALED = 96, 128
_SPREADS = ((4, 4, 100), (10, 5, 80), (24, 8, 52), (99, 10, 42))
"""By the maximum number of cards: the number of columns, and a card's width."""


class Moment(StrEnum):
    """The situation that the table shows."""

    PLAY = "play"
    CONCENTRATE = "concentrate"
    STAR = "star"
    REVEALED = "revealed"
    """The cards of a star lie open until all are ready again."""
    MISTAKE = "mistake"
    LEVEL_DONE = "level-done"
    LEVEL_LOST = "level-lost"
    """A blind level whose mistakes took the last life."""
    WON = "won"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class PileCard(FastPickle):
    """A card on the pile and its seat; without a number, face down."""

    seat: int
    card: int | None
    mistake: bool = False


@dataclass(frozen=True, slots=True)
class SideWords(FastPickle):
    """The texts beside the pile."""

    level: str
    done: str
    aside: str
    discarded: str


@dataclass(frozen=True, slots=True)
class TheMindTable(TiledScene):
    """A table of The Mind as everyone sees it."""

    moment: Moment
    level: int
    last_level: int
    blind: bool
    lives: int
    stars: int
    pile: tuple[PileCard, ...]
    """The last cards, oldest first; at the end of a level all of them."""
    count: int
    """The number of cards in the pile."""
    seats: tuple[SeatFacts, ...]
    words: SideWords
    lower: tuple[int, ...] = ()
    """The number of lower cards in each hand at the last mistake."""
    aside: int = 0
    discarded: tuple[int, ...] = ()
    """The open cards of stars that lie beside the pile."""
    revealed: tuple[tuple[int, int], ...] = ()
    """The open cards of the last star, large in the middle, each with its seat first."""
    done: int = 0
    """The level that just ended, whose cards are shown."""
    asked: SeatSign | None = None
    """The sign that all seats are asked for: a hand on the table, or a star."""

    def draw_tiles(self, *, in_palette: bool) -> TileCanvas:
        """Draw the table."""
        top = seats.height_above(len(self.seats))
        picture = TileCanvas(
            WIDTH, top + _MIDDLE + MARGIN + seats.HEIGHT + MARGIN, NIGHT, in_palette=in_palette
        )
        seats.draw_seats(picture, self.seats)
        # The level and what lies aside stay the same over many cards: only the centre is drawn again.
        standing = self.words.level, self.level, self.last_level, self.lives, self.stars
        picture.draw_tile(MARGIN, top, _render_standing, *standing, blind=self.blind)
        centre = MARGIN + _SIDE + _GAP
        width = WIDTH - 2 * centre
        # With the gaps beside it, into which the sign of a mistake may reach.
        canvas = Canvas(width + 2 * _GAP, _MIDDLE)
        canvas.fill_box(_GAP, 0, width, _MIDDLE, 20, FELT)
        self._draw_centre(canvas, _GAP, 0, width)
        picture.paste(centre - _GAP, top, canvas)
        if self._has_aside:
            canvas = _render_aside()
            self._draw_aside(canvas, 0, 0)
            picture.paste(WIDTH - MARGIN - _SIDE, top, canvas)
        else:
            picture.draw_tile(WIDTH - MARGIN - _SIDE, top, _render_aside)
        return picture

    @property
    def _has_aside(self) -> bool:
        """Whether anything lies or is asked for beside the pile."""
        return bool(self.asked is not None or self.aside or self.discarded or any(self.lower))

    def _draw_centre(self, canvas: Canvas, x: int, y: int, width: int) -> None:
        middle, line = x + width // 2, y + _MIDDLE // 2
        match self.moment:
            case Moment.LEVEL_DONE | Moment.LEVEL_LOST:
                self._draw_spread(canvas, x, y, width)
            case Moment.WON:
                for left, up, size in ((-110, 30, 90), (0, -20, 190), (110, 30, 90)):
                    canvas.draw_mask_centred(shapes.star(size), middle + left, line + up, TURN)
            case Moment.LOST if not self.pile:
                canvas.draw_mask_centred(shapes.heart(200), middle, line, SEAM)
                canvas.draw_mask_centred(shapes.cross(110), middle, line - 8, ALARM)
            case Moment.REVEALED:
                self._draw_revealed(canvas, x, y, width)
            case _ if self.pile:
                self._draw_pile(canvas, x, y, width)
            case Moment.CONCENTRATE:
                draw_empty_place(canvas, middle - _CARD[0] // 2, line - _CARD[1] // 2, *_CARD)
                canvas.draw_mask_centred(shapes.hand(110), middle, line, MIST)
            case _:
                draw_empty_place(canvas, middle - _CARD[0] // 2, line - _CARD[1] // 2, *_CARD)

    def _draw_pile(self, canvas: Canvas, x: int, y: int, width: int) -> None:
        letters = badge_letters(self.seats)
        cards = self.pile[-CARDS_SHOWN:]
        whole = _CARD[0] + _STEP * (len(cards) - 1)
        left, top = x + (width - whole) // 2, y + (_MIDDLE - _CARD[1]) // 2 - 6
        for place, played in enumerate(cards):
            here = left + place * _STEP
            if place == len(cards) - 1:
                self._draw_top(canvas, here, top, played, letters[played.seat])
            else:
                _draw_covered_card(canvas, here, top, played, letters[played.seat])
        self._draw_count(canvas, x, y, width)

    def _draw_revealed(self, canvas: Canvas, x: int, y: int, width: int) -> None:
        """Draw the open cards of a star in a row, and the top of the pile below them."""
        letters = badge_letters(self.seats)
        card_width, card_height = _REVEALED
        step, middle, top = card_width + 14, x + width // 2, y + 28
        left = middle - (step * len(self.revealed) - 14) // 2
        for place, (seat, card) in enumerate(self.revealed):
            here = left + place * step
            draw_card(canvas, here, top, card_width, card_height, card)
            canvas.outline_box(here - 4, top - 4, card_width + 8, card_height + 8, 15, TURN, 4)
            canvas.draw_mask_centred(shapes.disc(42), here + card_width // 2, top + card_height, FELT)
            draw_badge(canvas, here + card_width // 2, top + card_height, 36, seat, letters[seat])
        top += card_height + 42
        here = middle - card_width // 2
        canvas.draw_mask_centred(shapes.star(64), here - 70, top + card_height // 2, TURN)
        if not self.pile:
            draw_empty_place(canvas, here, top, card_width, card_height)
        elif (laid := self.pile[-1].card) is None:
            draw_card_back(canvas, here, top, card_width, card_height)
        else:
            draw_card(canvas, here, top, card_width, card_height, laid)
        self._draw_count(canvas, x, y, width)

    def _draw_count(self, canvas: Canvas, x: int, y: int, width: int) -> None:
        """Draw the number of cards in the pile, in the lower right corner."""
        right = x + width - 20
        canvas.draw_text(right, y + _MIDDLE - 28, str(self.count), 27, MIST, "rm")
        draw_card_back(
            canvas, right - canvas.measure_text(str(self.count), 27) - 34, y + _MIDDLE - 45, 24, 33
        )

    def _draw_top(self, canvas: Canvas, x: int, y: int, played: PileCard, letter: str) -> None:
        width, height = _CARD
        if played.card is None:
            draw_card_back(canvas, x, y, width, height)
        else:
            draw_card(canvas, x, y, width, height, played.card)
        if played.mistake:
            canvas.outline_box(x - 6, y - 6, width + 12, height + 12, 24, ALARM, 7)
            canvas.draw_mask_centred(shapes.disc(64), x + width - 10, y + 12, ALARM)
            canvas.draw_mask_centred(shapes.cross(44), x + width - 10, y + 12, PAPER)
        canvas.draw_mask_centred(shapes.disc(54), x + 12, y + height - 8, FELT)
        draw_badge(canvas, x + 12, y + height - 8, 46, played.seat, letter)

    def _draw_spread(self, canvas: Canvas, x: int, y: int, width: int) -> None:
        """Draw all cards of the level that just ended."""
        columns, card = next(size for most, *size in _SPREADS if len(self.pile) <= most)
        step_x, high = (width - 36) // columns, card * 4 // 3
        # Empty if stars removed every card before one was played.
        columns = max(min(columns, len(self.pile)), 1)
        lines = -(-len(self.pile) // columns)
        step_y = high + 12
        top = y + 30 + (_MIDDLE - lines * step_y + 12) // 2
        start = x + (width - columns * step_x) // 2
        won = self.moment is Moment.LEVEL_DONE
        middle = x + width // 2
        title = f"{self.words.done} {self.done}"
        half = canvas.measure_text(title, 29) // 2
        ribbon = 2 * half + 120
        canvas.draw_mask(shapes.ribbon(ribbon, 52), middle - ribbon // 2, y + 10, TRICK if won else ALARM)
        mark = shapes.tick(28) if won else shapes.cross(26)
        canvas.draw_mask_centred(mark, middle - half - 14, y + 36, INK)
        canvas.draw_text(middle + 20, y + 36, title, 29, INK, "mm")
        if not self.pile:
            canvas.draw_mask_centred(shapes.star(150), middle, y + 30 + _MIDDLE // 2, TURN)
        for place, played in enumerate(self.pile):
            across, down = place % columns, place // columns
            left, here = start + across * step_x + (step_x - card) // 2, top + down * step_y
            if played.card is None:
                draw_card_back(canvas, left, here, card, high)
            else:
                draw_card(canvas, left, here, card, high, played.card)
            if played.mistake:
                canvas.outline_box(left - 4, here - 4, card + 8, high + 8, card // 9 + 4, ALARM, 4)
                canvas.draw_mask_centred(shapes.disc(28), left + card - 2, here + 2, ALARM)
                canvas.draw_mask_centred(shapes.cross(20), left + card - 2, here + 2, PAPER)

    def _draw_aside(self, canvas: Canvas, x: int, y: int) -> None:
        """Draw the cards set aside, and those that stars removed."""
        at, bottom = y + 18, y + _MIDDLE
        if self.asked is not None:
            bottom -= 96
            self._draw_request(canvas, x, bottom + 40)
        if self.moment is Moment.MISTAKE and any(self.lower):
            at = self._draw_mistake(canvas, x, at)
        elif self.aside:
            for place in range(min(self.aside, 4)):
                draw_card_back(canvas, x + 20 + place * 14, at + 4, 54, 72)
            canvas.draw_number(x + _SIDE - 22, at + 40, str(self.aside), 46, PAPER, "rm")
            canvas.draw_text(x + 20, at + 100, self.words.aside, 25, MIST, "lm", _SIDE - 30)
            at += 130
        if self.discarded:
            self._draw_discarded(canvas, x, at, bottom)

    def _draw_request(self, canvas: Canvas, x: int, y: int) -> None:
        """Draw the sign that the table waits for, and how many seats show it."""
        given = sum(seat.sign is self.asked for seat in self.seats)
        if self.asked is SeatSign.STAR:
            canvas.draw_mask_centred(shapes.star(72), x + 62, y, TURN)
        else:
            canvas.draw_mask_centred(shapes.hand(66), x + 62, y, TRICK)
        canvas.draw_number(x + 112, y, f"{given}/{len(self.seats)}", 46, PAPER, "lm")

    def _draw_mistake(self, canvas: Canvas, x: int, y: int) -> int:
        """Draw the cost of a mistake: a life, and the cards each seat set aside; return the lower edge."""
        letters = badge_letters(self.seats)
        canvas.draw_mask_centred(shapes.heart(64), x + 60, y + 34, LIFE)
        canvas.draw_mask_centred(shapes.cross(56), x + 60, y + 32, NIGHT)
        canvas.draw_mask_centred(shapes.cross(44), x + 60, y + 32, ALARM)
        canvas.draw_number(x + 104, y + 34, format_signed(-1), 44, PAPER, "lm")
        y += 72
        for seat, count in enumerate(self.lower):
            if count:
                draw_badge(canvas, x + 40, y + 23, 40, seat, letters[seat])
                for place in range(min(count, 4)):
                    draw_card_back(canvas, x + 72 + place * 14, y, 34, 45)
                canvas.draw_text(x + _SIDE - 20, y + 24, str(count), 30, PAPER, "rm")
                y += 51
        return y + 6

    def _draw_discarded(self, canvas: Canvas, x: int, y: int, bottom: int) -> None:
        lines = (bottom - y - 44) // 62
        cards = self.discarded[-4 * lines :] if lines > 0 else ()
        if not cards:
            return
        canvas.draw_mask_centred(shapes.star(32), x + 36, y + 18, TURN)
        canvas.draw_text(x + 60, y + 18, self.words.discarded, 25, MIST, "lm", _SIDE - 70)
        for place, card in enumerate(cards):
            across, down = place % 4, place // 4
            draw_card(canvas, x + 17 + across * 46, y + 44 + down * 62, 41, 55, card, paper=SHADE)


def _render_standing(
    word: str, level: int, last_level: int, lives: int, stars: int, *, blind: bool
) -> Canvas:
    """Draw the level, the lives and the stars."""
    canvas = Canvas(_SIDE, _MIDDLE)
    canvas.fill_box(0, 0, _SIDE, _MIDDLE, 20, NIGHT if blind else FELT)
    if blind:
        canvas.outline_box(0, 0, _SIDE, _MIDDLE, 20, SEAM, 3)
    middle = _SIDE // 2
    canvas.draw_text(middle, 34, word, 27, MIST, "mm", _SIDE - 20)
    canvas.draw_number(middle, 112, str(level), 112, PAPER)
    for step in range(last_level):
        wide = (_SIDE - 40) / last_level
        colour = TRICK if step < level - 1 else PAPER if step == level - 1 else SEAM
        canvas.fill_rectangle(20 + round(step * wide), 182, max(round(wide) - 4, 3), 9, colour)
    for life in range(MAX_LIVES):
        colour = LIFE if life < lives else SEAM
        canvas.draw_mask_centred(shapes.heart(38), 26 + life * 40, 238, colour)
    for star in range(MAX_STARS):
        colour = TURN if star < stars else SEAM
        canvas.draw_mask_centred(shapes.star(42), 66 + star * 40, 300, colour)
    return canvas


def _render_aside() -> Canvas:
    """Draw the box beside the pile, empty."""
    canvas = Canvas(_SIDE, _MIDDLE)
    canvas.fill_box(0, 0, _SIDE, _MIDDLE, 20, FELT)
    return canvas


def _draw_covered_card(canvas: Canvas, x: int, y: int, played: PileCard, letter: str) -> None:
    """Draw a card of which only the left edge is visible below the next one."""
    width, height = _CARD[0], _CARD[1] - 24
    top = y + 12
    if played.card is None:
        draw_card_back(canvas, x, top, width, height)
    else:
        canvas.fill_box(x, top + 4, width, height, 18, SHADOW)
        canvas.fill_box(x, top, width, height, 18, ALARM if played.mistake else SHADE)
        canvas.draw_number(
            x + _STEP // 2 + 1, top + 34, str(played.card), 32 if played.card < HIGHEST else 24, INK
        )
        if played.mistake:
            canvas.draw_mask_centred(shapes.cross(30), x + _STEP // 2 + 1, top + 78, PAPER)
    canvas.draw_mask_centred(shapes.disc(42), x + _STEP // 2 + 1, top + height - 30, FELT)
    draw_badge(canvas, x + _STEP // 2 + 1, top + height - 30, 36, played.seat, letter)

"""The table of The Game: four piles with their last cards, the draw pile, and the seats around them."""

from dataclasses import dataclass
from enum import StrEnum

from bot.pictures import seats, shapes
from bot.pictures.avatars import draw_badge
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.cards import draw_card, draw_card_back, draw_empty_place
from bot.pictures.palette import (
    BENEATH,
    FALL,
    FELT,
    INK,
    MIST,
    NIGHT,
    PAPER,
    RISE,
    SEAM,
    SHADOW,
    TRICK,
    TURN,
)
from bot.pictures.scene import FastPickle
from bot.pictures.seats import MARGIN, SeatFacts, badge_letters
from bot.pictures.tiles import TileCanvas, TiledScene

CARDS_SHOWN = 4
"""The number of visible cards of a pile, with the top one."""
_CARD = 132, 172
_STEP = 40
_COLUMN = 178
_GAP = 12
_HEAD = 46
_CHIPS = 44
_DRAW_CARD = 112, 148
_DRAW_PILE = 230
"""Height in pixels of the draw pile, with what is above it."""


class SignalIcon(StrEnum):
    """The signals that a seat can show about a pile."""

    MINE = "mine"
    SMALL_STEPS = "small-steps"
    TURN_BACK = "turn-back"


@dataclass(frozen=True, slots=True)
class LaidCard(FastPickle):
    """A card on a pile."""

    card: int
    trick: bool = False
    start: bool = False
    """Whether it is the card with which the pile begins."""


@dataclass(frozen=True, slots=True)
class Pile(FastPickle):
    """One of the four piles."""

    number: int
    rises: bool
    cards: tuple[LaidCard, ...]
    """The last cards, oldest first; at least one."""
    gap: int | None = None
    """The gap of the last card, if it was laid on this pile."""
    chain: int = 0
    """The length of the chain of backwards tricks that the last card belongs to; 0 if it is short."""
    signals: tuple[tuple[int, SignalIcon], ...] = ()
    """The signals about the pile, each with its seat."""


@dataclass(frozen=True, slots=True)
class TheGameTable(TiledScene):
    """A table of The Game as everyone sees it."""

    piles: tuple[Pile, ...]
    seats: tuple[SeatFacts, ...]
    draw: int
    left: int
    """The number of cards in all hands and in the draw pile."""
    left_word: str
    last_cards: bool = False
    """Whether so few are left that each is counted down."""

    def draw_tiles(self, *, in_palette: bool) -> TileCanvas:
        """Draw the table."""
        above = seats.height_above(len(self.seats))
        chips = max((-(-len(pile.signals) // 2) for pile in self.piles), default=0)
        middle = _HEAD + _CARD[1] + _STEP * (CARDS_SHOWN - 1) + 26 + chips * _CHIPS
        canvas = TileCanvas(
            WIDTH, above + middle + MARGIN + seats.HEIGHT + MARGIN, NIGHT, in_palette=in_palette
        )
        seats.draw_seats(canvas, self.seats)
        letters = badge_letters(self.seats)
        for place, pile in enumerate(self.piles):
            signed_by = tuple(letters[seat] for seat, _ in pile.signals)
            canvas.draw_tile(MARGIN + place * (_COLUMN + _GAP), above, _render_pile, middle, pile, signed_by)
        self._draw_draw_pile(canvas, above, middle)
        return canvas

    def _draw_draw_pile(self, canvas: TileCanvas, y: int, height: int) -> None:
        """Draw the draw pile, and below it how many cards are left."""
        x = MARGIN + len(self.piles) * (_COLUMN + _GAP)
        width = WIDTH - MARGIN - x
        left = self.left, self.left_word, self.last_cards
        if self.last_cards:
            # Their marks reach up to the draw pile, so both are one tile.
            canvas.draw_tile(x, y, _render_draw_pile, width, height, self.draw, left)
            return
        canvas.draw_tile(x, y, _render_draw_pile, width, _DRAW_PILE, self.draw, None)
        canvas.draw_tile(x, y + _DRAW_PILE, _render_cards_left, width, height - _DRAW_PILE, *left)


def _render_draw_pile(width: int, height: int, draw: int, left: tuple[int, str, bool] | None) -> Canvas:
    canvas = Canvas(width, height)
    card_width, card_height = _DRAW_CARD
    across, down = (width - card_width) // 2, _HEAD + 6
    if not draw:
        draw_empty_place(canvas, across, down, card_width, card_height)
    for deep in range(min(-(-draw // 15), 5), 0, -1):
        draw_card_back(canvas, across + deep * 3 - 6, down + deep * 4 - 6, card_width, card_height)
    middle = across + card_width // 2
    canvas.draw_mask_centred(shapes.round_corners(80, 58, 16), middle, down + card_height // 2, NIGHT)
    canvas.draw_number(middle, down + card_height // 2, str(draw), 42, PAPER)
    if left is not None:
        _draw_cards_left(canvas, *left)
    return canvas


def _render_cards_left(width: int, height: int, left: int, word: str, last_cards: bool) -> Canvas:  # noqa: FBT001 - a tile's facts
    canvas = Canvas(width, height)
    _draw_cards_left(canvas, left, word, last_cards)
    return canvas


def _draw_cards_left(canvas: Canvas, left: int, word: str, last_cards: bool) -> None:  # noqa: FBT001 - as above
    """Draw the number of cards that are left along the lower edge."""
    middle = _DRAW_CARD[0] // 2 + (canvas.width - _DRAW_CARD[0]) // 2
    if last_cards:
        _draw_last_cards(canvas, canvas.height - 142, left)
    canvas.draw_number(middle, canvas.height - 82, str(left), 54, TURN if last_cards else PAPER)
    canvas.draw_text(middle, canvas.height - 38, word, 25, MIST, "mm", canvas.width)


def _draw_last_cards(canvas: Canvas, y: int, left: int) -> None:
    """Draw a mark for each of the last cards, in rows of five, above their number."""
    step = canvas.width // 5
    for row, first in enumerate(range(0, left, 5)):
        count = min(left - first, 5)
        start = (canvas.width - count * step + step - 18) // 2
        for place in range(count):
            canvas.fill_box(start + place * step, y - row * 34, 18, 25, 4, TURN)


def _render_pile(height: int, pile: Pile, letters: tuple[str, ...]) -> Canvas:
    """Draw a pile; `letters` belong to the seats that show its signals."""
    canvas = Canvas(_COLUMN, height)
    colour = RISE if pile.rises else FALL
    canvas.fill_box(0, 0, _COLUMN, height, 20, FELT)
    if pile.gap is not None:
        canvas.outline_box(0, 0, _COLUMN, height, 20, colour, 4)
    canvas.draw_mask_centred(shapes.triangle(30, 24, up=pile.rises), 34, 26, colour)
    canvas.draw_number(72, 26, str(pile.number), 32, colour)
    left, top = (_COLUMN - _CARD[0]) // 2, _HEAD + 4
    above = 0 if pile.rises else _STEP * (CARDS_SHOWN - 1)
    *beneath, last = pile.cards
    for age in range(len(beneath), 0, -1):
        offset = age * _STEP if pile.rises else above - age * _STEP
        _draw_covered_card(canvas, left, top + offset, pile.cards[-1 - age], age, rises=pile.rises)
    _draw_top(canvas, left, top + above, last, rises=pile.rises, chain=pile.chain)
    if pile.gap is not None:
        # Beside the pile's own number, where it covers no card.
        _draw_gap(canvas, _COLUMN - 12, 27, pile.gap)
    if pile.chain:
        # Over the band at the edge of the top card, in place of the trick's own sign.
        edge = top + above + (20 if pile.rises else _CARD[1] - 20)
        _draw_chain(canvas, left + _CARD[0] // 2, edge, pile.chain)
    lines = -(-len(pile.signals) // 2)
    for place, ((seat, signal), letter) in enumerate(zip(pile.signals, letters, strict=True)):
        x, y = 8 + place % 2 * 83, height - (lines - place // 2) * _CHIPS - 2
        _draw_signal(canvas, x, y, seat, letter, signal)
    return canvas


def _draw_top(canvas: Canvas, x: int, y: int, laid: LaidCard, *, rises: bool, chain: int) -> None:
    if laid.start:
        colour = RISE if rises else FALL
        canvas.fill_box(x, y, *_CARD, 15, NIGHT)
        draw_empty_place(canvas, x, y, *_CARD, colour)
        canvas.draw_number(x + _CARD[0] // 2, y + _CARD[1] // 2, str(laid.card), 62, colour)
        return
    draw_card(canvas, x, y, *_CARD, laid.card, rises=rises)
    if laid.trick:
        canvas.outline_box(x - 5, y - 5, _CARD[0] + 10, _CARD[1] + 10, 19, TRICK, 6)
    if laid.trick and not chain:
        corner = x + 8, y + 12 if rises else y + _CARD[1] - 12
        canvas.draw_mask_centred(shapes.disc(46), *corner, TRICK)
        canvas.draw_mask_centred(shapes.turn_back(32), *corner, INK)


def _draw_covered_card(canvas: Canvas, x: int, y: int, laid: LaidCard, age: int, *, rises: bool) -> None:
    """Draw a card of which only a strip is visible below the next one."""
    paper = BENEATH[age - 1]
    inset = age * 4
    if laid.start:
        paper = NIGHT
    canvas.fill_box(x + inset, y, _CARD[0] - 2 * inset, _CARD[1], 14, SHADOW)
    canvas.fill_box(x + inset, y, _CARD[0] - 2 * inset, _CARD[1] - 2, 14, TRICK if laid.trick else paper)
    line = y + _CARD[1] - _STEP // 2 - 1 if rises else y + _STEP // 2 + 1
    middle = x + _CARD[0] // 2
    tone = (RISE if rises else FALL) if laid.start else INK
    canvas.draw_number(middle - (14 if laid.trick else 0), line, str(laid.card), 30, tone)
    if laid.trick:
        canvas.draw_mask_centred(shapes.turn_back(30), middle + 26, line, INK)


def _draw_gap(canvas: Canvas, x: int, y: int, gap: int) -> None:
    """Draw the gap of the last card, ending at `x`; a backwards trick with its sign."""
    trick = gap < 0
    width = 76 if trick else 28 + 17 * len(str(gap))
    left = x - width
    canvas.fill_box(left, y - 18, width, 36, 18, TRICK if trick else TURN)
    if trick:
        canvas.draw_mask_centred(shapes.turn_back(26), left + 22, y, INK)
    canvas.draw_number(left + (52 if trick else width // 2), y, str(abs(gap)), 27, INK)


def _draw_chain(canvas: Canvas, x: int, y: int, chain: int) -> None:
    """Draw how many backwards tricks followed each other, around a point."""
    text = f"{chain}\N{MULTIPLICATION SIGN}"
    width = 66 + 20 * len(text)
    canvas.fill_box(x - width // 2, y - 24, width, 48, 24, TRICK)
    canvas.draw_mask_centred(shapes.turn_back(36), x - width // 2 + 32, y, INK)
    canvas.draw_number(x + 22, y, text, 38, INK)


def _draw_signal(canvas: Canvas, x: int, y: int, seat: int, letter: str, signal: SignalIcon) -> None:
    canvas.fill_box(x, y, 79, 38, 19, SEAM)
    draw_badge(canvas, x + 20, y + 19, 32, seat, letter)
    mask = {
        SignalIcon.MINE: shapes.hand(30),
        SignalIcon.SMALL_STEPS: shapes.stairs(30),
        SignalIcon.TURN_BACK: shapes.turn_back(28),
    }[signal]
    canvas.draw_mask_centred(mask, x + 57, y + 19, PAPER)

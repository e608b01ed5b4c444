"""Seats around a table: names, hands face down, the turn, and signs."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.pictures import shapes
from bot.pictures.avatars import Avatar, draw_person
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.cards import draw_card_back
from bot.pictures.fonts import drop_missing_glyphs
from bot.pictures.palette import ALARM, FELT, MIST, NIGHT, PAPER, SEAM, TRICK, TURN
from bot.pictures.scene import FastPickle
from bot.pictures.tiles import TileCanvas

MARGIN: Final = 20
HEIGHT: Final = 92
_GAP = 14
_MOST_BACKS = 8


class SeatSign(StrEnum):
    """A sign that a seat shows to all."""

    HAND = "hand"
    STAR = "star"
    STUCK = "stuck"


@dataclass(frozen=True, slots=True)
class SeatFacts(FastPickle):
    """A seat as everyone sees it."""

    name: str
    fallback: str
    """The seat's own name, used if the fonts cannot draw the player's."""
    cards: int | None
    """The number of cards in the hand; `None` if that is secret."""
    turn: bool = False
    laid: int = 0
    owed: int = 0
    sign: SeatSign | None = None
    avatar: Avatar | None = None


def find_initial(name: str) -> str:
    """Return the first letter of a name that a picture can show; empty if it has none."""
    return next(filter(str.isalpha, drop_missing_glyphs(name)), "").upper()[:1]


def badge_letters(seats: tuple[SeatFacts, ...]) -> tuple[str, ...]:
    """Return a letter for each seat, or its number if it has no letter of its own."""
    initials = ["" if seat.name == seat.fallback else find_initial(seat.name) for seat in seats]
    return tuple(
        letter if letter and initials.count(letter) == 1 else str(number)
        for number, letter in enumerate(initials, 1)
    )


def seat_rows(seats: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the seats above and below the table, each from left to right; clockwise around it.

    >>> seat_rows(5), seat_rows(1)
    (((0, 1), (4, 3, 2)), ((), (0,)))
    """
    above = seats // 2
    return tuple(range(above)), tuple(reversed(range(above, seats)))


def height_above(seats: int) -> int:
    """Return the height in pixels of the seats above the table, with margins."""
    return MARGIN + (HEIGHT + MARGIN if seat_rows(seats)[0] else 0)


def draw_seats(canvas: TileCanvas, seats: tuple[SeatFacts, ...]) -> None:
    """Draw all seats along the upper and the lower edge."""
    letters = badge_letters(seats)
    above, below = seat_rows(len(seats))
    for row, y in ((above, MARGIN), (below, canvas.image.height - HEIGHT - MARGIN)):
        width = (WIDTH - 2 * MARGIN - _GAP * (len(row) - 1)) // max(len(row), 2)
        left = (WIDTH - width * len(row) - _GAP * (len(row) - 1)) // 2
        for place, seat in enumerate(row):
            canvas.draw_tile(
                left + place * (width + _GAP), y, _render_seat, width, seat, seats[seat], letters[seat]
            )


def _render_seat(width: int, number: int, seat: SeatFacts, letter: str) -> Canvas:
    canvas = Canvas(width, HEIGHT)
    canvas.fill_box(0, 0, width, HEIGHT, 18, FELT)
    colour = ALARM if seat.sign is SeatSign.STUCK else TURN if seat.turn else None
    if colour is not None:
        canvas.outline_box(0, 0, width, HEIGHT, 18, colour, 4)
    draw_person(canvas, 46, HEIGHT // 2, 56 if seat.avatar is None else 64, number, letter, seat.avatar)
    left = 86 if seat.avatar is None else 96
    right = width - 18
    if seat.sign is not None:
        _draw_sign(canvas, right - 26, HEIGHT // 2, seat.sign)
        right -= 64
    elif seat.turn:
        right = _draw_duty(canvas, right, seat)
    name = drop_missing_glyphs(seat.name) or seat.fallback
    canvas.draw_text(left, 29, name, 29, PAPER, "lm", right - left)
    _draw_hand(canvas, left, 48, right, seat.cards)
    return canvas


def _draw_hand(canvas: Canvas, x: int, y: int, right: int, cards: int | None) -> None:
    """Draw the backs of a hand's cards, and their number."""
    backs = 3 if cards is None else min(cards, _MOST_BACKS)
    step = min(17, max((right - x - 24 - 40) // max(backs - 1, 1), 6))
    for place in range(backs):
        draw_card_back(canvas, x + place * step, y, 24, 33)
    if cards is not None:
        left = x + (backs - 1) * step + 24 + 10 if backs else x
        canvas.draw_text(left, y + 17, str(cards), 26, MIST)


def _draw_duty(canvas: Canvas, right: int, seat: SeatFacts) -> int:
    """Draw a box for each card of the duty, filled when it is laid; return their left edge."""
    places = seat.laid + seat.owed
    boxes = min(max(places, 1), 4)
    left = right - boxes * 34 + 6
    for place in range(boxes):
        x = left + place * 34
        if place < seat.laid:
            canvas.fill_box(x, 27, 28, 38, 6, TRICK)
            canvas.draw_mask_centred(shapes.tick(22), x + 14, 46, NIGHT)
        else:
            canvas.outline_box(x, 27, 28, 38, 6, TURN, 3)
    if seat.laid > boxes:
        canvas.fill_box(left, 27, boxes * 34 - 6, 38, 6, TRICK)
        canvas.draw_text(left + (boxes * 34 - 6) // 2, 46, str(seat.laid), 26, NIGHT, "mm")
    return left - 12


def _draw_sign(canvas: Canvas, x: int, y: int, sign: SeatSign) -> None:
    match sign:
        case SeatSign.HAND:
            canvas.draw_mask_centred(shapes.disc(58), x, y, TRICK)
            canvas.draw_mask_centred(shapes.hand(42), x, y, NIGHT)
        case SeatSign.STAR:
            canvas.draw_mask_centred(shapes.disc(58), x, y, SEAM)
            canvas.draw_mask_centred(shapes.star(44), x, y, TURN)
        case SeatSign.STUCK:
            canvas.draw_mask_centred(shapes.disc(58), x, y, ALARM)
            canvas.draw_mask_centred(shapes.cross(38), x, y, PAPER)

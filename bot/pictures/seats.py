"""Seats around a table: names, hands face down, whose turn it is, and what they have signed."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.pictures import shapes
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.cards import card_back
from bot.pictures.lettering import contrast, legible
from bot.pictures.palette import ALARM, FELT, MIST, NIGHT, PAPER, SEAM, SEATS, TRICK, TURN
from bot.pictures.scene import Sent
from bot.pictures.tiles import Mosaic

MARGIN: Final = 20
HEIGHT: Final = 92
_GAP = 14
_MOST_BACKS = 8


class Sign(StrEnum):
    """What a seat shows to all."""

    HAND = "hand"
    STAR = "star"
    STUCK = "stuck"


@dataclass(frozen=True, slots=True)
class Seated(Sent):
    """A seat, as everyone sees it."""

    name: str
    spare: str
    """What the seat is called if the name cannot be written."""
    cards: int | None
    """How many cards the hand holds, if that is told."""
    turn: bool = False
    laid: int = 0
    owed: int = 0
    sign: Sign | None = None


def badges(seats: tuple[Seated, ...]) -> tuple[str, ...]:
    """Return a letter for each seat, or its number where it has no name whose letter would tell it apart."""
    initials = [
        "" if seat.name == seat.spare else next(filter(str.isalpha, legible(seat.name)), "").upper()[:1]
        for seat in seats
    ]
    return tuple(
        letter if letter and initials.count(letter) == 1 else str(number)
        for number, letter in enumerate(initials, 1)
    )


def badge(canvas: Canvas, x: int, y: int, size: int, seat: int, letter: str) -> None:
    """Draw a seat's letter in its colour around a point."""
    colour = SEATS[seat % len(SEATS)]
    canvas.centred(shapes.disc(size), x, y, colour)
    canvas.text(x, y, letter, int(size * 0.58), contrast(colour), "mm")


def rows(seats: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return who sits above and who below the table, from left to right, clockwise around it.

    >>> rows(5), rows(1)
    (((0, 1), (4, 3, 2)), ((), (0,)))
    """
    above = seats // 2
    return tuple(range(above)), tuple(reversed(range(above, seats)))


def height_above(seats: int) -> int:
    """Return how much of a picture the seats above the table take, margins included."""
    return MARGIN + (HEIGHT + MARGIN if rows(seats)[0] else 0)


def around(mosaic: Mosaic, seats: tuple[Seated, ...]) -> None:
    """Draw all seats along the upper and the lower edge."""
    letters = badges(seats)
    above, below = rows(len(seats))
    for row, y in ((above, MARGIN), (below, mosaic.image.height - HEIGHT - MARGIN)):
        width = (WIDTH - 2 * MARGIN - _GAP * (len(row) - 1)) // max(len(row), 2)
        left = (WIDTH - width * len(row) - _GAP * (len(row) - 1)) // 2
        for place, seat in enumerate(row):
            mosaic.lay(left + place * (width + _GAP), y, _seat, width, seat, seats[seat], letters[seat])


def _seat(width: int, number: int, seat: Seated, letter: str) -> Canvas:
    canvas = Canvas(width, HEIGHT)
    canvas.box(0, 0, width, HEIGHT, 18, FELT)
    colour = ALARM if seat.sign is Sign.STUCK else TURN if seat.turn else None
    if colour is not None:
        canvas.edge(0, 0, width, HEIGHT, 18, colour, 4)
    badge(canvas, 46, HEIGHT // 2, 56, number, letter)
    right = width - 18
    if seat.sign is not None:
        _sign(canvas, right - 26, HEIGHT // 2, seat.sign)
        right -= 64
    elif seat.turn:
        right = _duty(canvas, right, seat)
    name = legible(seat.name) or seat.spare
    canvas.text(86, 29, name, 29, PAPER, "lm", right - 86)
    _hand(canvas, 86, 48, right, seat.cards)
    return canvas


def _hand(canvas: Canvas, x: int, y: int, right: int, cards: int | None) -> None:
    """Draw the backs of a hand, and how many they are."""
    shown = 3 if cards is None else min(cards, _MOST_BACKS)
    step = min(17, max((right - x - 24 - 40) // max(shown - 1, 1), 6))
    for one in range(shown):
        card_back(canvas, x + one * step, y, 24, 33)
    if cards is not None:
        left = x + (shown - 1) * step + 24 + 10 if shown else x
        canvas.text(left, y + 17, str(cards), 26, MIST)


def _duty(canvas: Canvas, right: int, seat: Seated) -> int:
    """Draw a place for each card of the duty, filled where it is laid; return where they begin."""
    places = seat.laid + seat.owed
    shown = min(max(places, 1), 4)
    left = right - shown * 34 + 6
    for place in range(shown):
        x = left + place * 34
        if place < seat.laid:
            canvas.box(x, 27, 28, 38, 6, TRICK)
            canvas.centred(shapes.tick(22), x + 14, 46, NIGHT)
        else:
            canvas.edge(x, 27, 28, 38, 6, TURN, 3)
    if seat.laid > shown:
        canvas.box(left, 27, shown * 34 - 6, 38, 6, TRICK)
        canvas.text(left + (shown * 34 - 6) // 2, 46, str(seat.laid), 26, NIGHT, "mm")
    return left - 12


def _sign(canvas: Canvas, x: int, y: int, sign: Sign) -> None:
    match sign:
        case Sign.HAND:
            canvas.centred(shapes.disc(58), x, y, TRICK)
            canvas.centred(shapes.hand(42), x, y, NIGHT)
        case Sign.STAR:
            canvas.centred(shapes.disc(58), x, y, SEAM)
            canvas.centred(shapes.star(44), x, y, TURN)
        case Sign.STUCK:
            canvas.centred(shapes.disc(58), x, y, ALARM)
            canvas.centred(shapes.cross(38), x, y, PAPER)

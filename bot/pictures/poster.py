"""The parts that the posters of all games share: headline, team, and a row of figures."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.pictures import shapes
from bot.pictures.avatars import draw_person
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.fonts import drop_missing_glyphs, number_font
from bot.pictures.palette import FELT, INK, MIST, PAPER, SEAM, TRICK, TURN
from bot.pictures.seats import SeatFacts, badge_letters

MARGIN: Final = 28
HEAD: Final = 190
TEAM: Final = 76
FIGURES: Final = 118
_BADGE = 60
_APART = 24


@dataclass(frozen=True, slots=True)
class Headline:
    """The result in one number and a few words."""

    game: str
    number: str
    """The score; empty where a star stands for it."""
    text: str
    beaten: bool
    good: bool = False
    record: str = ""
    """A label for the team's best result; empty if it is not."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number and its label."""

    number: str
    label: str


def draw_headline(canvas: Canvas, head: Headline) -> None:
    """Draw the result along the upper edge."""
    canvas.fill_rectangle(0, 0, WIDTH, HEAD, FELT)
    canvas.draw_text(MARGIN, 44, head.game, 30, MIST)
    if head.record:
        _draw_record(canvas, MARGIN + canvas.measure_text(head.game, 30) + 24, 44, head.record)
    colour = TURN if head.beaten else TRICK if head.good else PAPER
    if head.beaten:
        for x, y, size in ((WIDTH - 250, 100, 70), (WIDTH - 110, 96, 124), (WIDTH - 196, 50, 40)):
            canvas.draw_mask_centred(shapes.star(size), x, y, TURN)
        canvas.draw_text(MARGIN, 122, head.text, 60, PAPER, "lm", WIDTH - 2 * MARGIN - 290)
        return
    canvas.draw_number(MARGIN, 124, head.number, 108, colour, "lm")
    across = round(number_font(108).getlength(head.number)) + 26
    canvas.draw_text(MARGIN + across, 136, head.text, 44, PAPER, "lm", WIDTH - 2 * MARGIN - across)


def _draw_record(canvas: Canvas, x: int, y: int, text: str) -> None:
    """Draw the words of a record on a ribbon with a star."""
    width = canvas.measure_text(text, 28) + 70
    canvas.fill_box(x, y - 24, width, 48, 24, TURN)
    canvas.draw_mask_centred(shapes.star(34), x + 30, y, INK)
    canvas.draw_text(x + 52, y, text, 28, INK)


def draw_team(canvas: Canvas, y: int, seats: tuple[SeatFacts, ...]) -> None:
    """Draw the players, as badges with names on one line."""
    letters = badge_letters(seats)
    names = [drop_missing_glyphs(seat.name) or seat.fallback for seat in seats]
    room = WIDTH - 2 * MARGIN + _APART - len(seats) * (_BADGE + _APART)
    widths = share_width([canvas.measure_text(name, 27) + 1 for name in names], room)
    x = MARGIN
    for seat, (name, width) in enumerate(zip(names, widths, strict=True)):
        draw_person(canvas, x + 22, y + TEAM // 2, 44, seat, letters[seat], seats[seat].avatar)
        canvas.draw_text(x + _BADGE, y + TEAM // 2, name, 27, PAPER, "lm", width)
        x += _BADGE + width + _APART


def share_width(wanted: Sequence[int], room: int) -> tuple[int, ...]:
    """Share `room` pixels: a small wish is granted in full, and the others get equal parts.

    >>> share_width([40, 500, 90], 630), share_width([40, 500, 90], 530), share_width([40, 500, 300], 440)
    ((40, 500, 90), (40, 400, 90), (40, 200, 200))
    """
    given: dict[int, int] = {}
    for place in sorted(range(len(wanted)), key=lambda place: wanted[place]):
        fair = (room - sum(given.values())) // (len(wanted) - len(given))
        given[place] = min(wanted[place], fair)
    return tuple(given[place] for place in range(len(wanted)))


def draw_figures(canvas: Canvas, y: int, figures: Sequence[Figure]) -> None:
    """Draw numbers in a row, with their labels below."""
    width = (WIDTH - 2 * MARGIN) // max(len(figures), 1)
    for place, figure in enumerate(figures):
        middle = MARGIN + place * width + width // 2
        canvas.draw_number(middle, y + 40, figure.number, 54, PAPER)
        canvas.draw_text(middle, y + 88, figure.label, 25, MIST, "mm", width - 10)
        if place:
            canvas.fill_rectangle(MARGIN + place * width - 1, y + 22, 2, 76, SEAM)

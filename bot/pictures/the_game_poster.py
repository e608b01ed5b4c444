"""The poster of a match of The Game: the score, the team, and how the four piles grew."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image

from bot.pictures import poster, shapes
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.cards import HIGHEST
from bot.pictures.palette import FALL, FELT, INK, MIST, RISE, SEAM, TRICK, Colour
from bot.pictures.poster import MARGIN, Figure, Headline
from bot.pictures.scene import Scene
from bot.pictures.seats import Seated

_PLOT = 400
_LEFT, _RIGHT = 74, 96


@dataclass(frozen=True, slots=True)
class Growth:
    """How one pile grew."""

    number: int
    rises: bool
    cards: tuple[tuple[float, int], ...]
    """When a card was laid, counted in turns from the start, and which; the row card first."""
    tricks: tuple[tuple[float, int], ...]


@dataclass(frozen=True, slots=True)
class TheGamePoster(Scene):
    """A match of The Game on one sheet."""

    head: Headline
    seats: tuple[Seated, ...]
    growths: tuple[Growth, ...]
    turns: int
    turns_word: str
    figures: tuple[Figure, ...]

    def paint(self) -> Image.Image:
        """Draw the poster."""
        plot = poster.HEAD + poster.TEAM
        canvas = Canvas(WIDTH, plot + _PLOT + 50 + poster.FIGURES)
        poster.headline(canvas, self.head)
        poster.team(canvas, poster.HEAD, self.seats)
        canvas.box(MARGIN, plot, WIDTH - 2 * MARGIN, _PLOT + 44, 20, FELT)
        self._plot(canvas, plot + 22)
        poster.figures(canvas, plot + _PLOT + 48, self.figures)
        return canvas.image

    def _plot(self, canvas: Canvas, top: int) -> None:
        bottom = top + _PLOT - 40
        left, right = MARGIN + _LEFT, WIDTH - MARGIN - _RIGHT
        for line in (1, 25, 50, 75, 100):
            y = _height(line, top, bottom)
            canvas.bar(left, y, right - left, 2, SEAM)
            canvas.text(left - 14, y, str(line), 24, MIST, "rm")
        for turn in _marks(self.turns):
            canvas.text(_across(turn, self.turns, left, right), bottom + 30, str(turn), 24, MIST, "mm")
        canvas.text(right + 26, bottom + 30, self.turns_word, 24, MIST, "lm", _RIGHT)
        spots = _apart([_height(growth.cards[-1][1], top, bottom) for growth in self.growths], top, bottom)
        for growth, spot in zip(self.growths, spots, strict=True):
            self._growth(canvas, growth, (left, right), (top, bottom), spot)

    def _growth(
        self, canvas: Canvas, growth: Growth, across: tuple[int, int], high: tuple[int, int], spot: int
    ) -> None:
        colour = RISE if growth.rises else FALL
        points = [
            (_across(turn, self.turns, *across), _height(card, *high))
            for turn, card in (*growth.cards, (float(self.turns), growth.cards[-1][1]))
        ]
        steps = [points[0]]
        for before, after in pairwise(points):
            steps += [(after[0], before[1]), after]
        second = growth.number % 2 == 0
        _line(canvas, steps, FELT, 9, dashed=False)
        _line(canvas, steps, colour, 5, dashed=second)
        for turn, card in growth.tricks:
            x, y = _across(turn, self.turns, *across), _height(card, *high)
            canvas.centred(shapes.disc(34), x, y, FELT)
            canvas.centred(shapes.disc(28), x, y, TRICK)
            canvas.centred(shapes.turn_back(20), x, y, INK)
        end = points[-1]
        canvas.centred(shapes.disc(14), *end, colour)
        x = across[1] + 28
        canvas.centred(shapes.triangle(24, 20, up=growth.rises), x, spot, colour)
        canvas.number(x + 30, spot, str(growth.number), 28, colour)


def _height(card: int, top: int, bottom: int) -> int:
    return round(bottom - (bottom - top) * (card - 1) / (HIGHEST - 1))


def _across(turn: float, turns: int, left: int, right: int) -> int:
    return round(left + (right - left) * turn / max(turns, 1))


def _marks(turns: int) -> Sequence[int]:
    """Return which turns are written beneath: about six, at round numbers."""
    step = next((step for step in (1, 2, 5, 10, 20) if turns // step <= 7), 50)  # noqa: PLR2004 - as many as fit
    return range(step, turns + 1, step)


def _apart(spots: list[int], top: int, bottom: int) -> list[int]:
    """Move labels so far apart that none covers another."""
    order = sorted(range(len(spots)), key=lambda place: spots[place])
    moved = list(spots)
    floor = top
    for place in order:
        moved[place] = max(moved[place], floor)
        floor = moved[place] + 32
    ceiling = bottom
    for place in reversed(order):
        moved[place] = min(moved[place], ceiling)
        ceiling = moved[place] - 32
    return moved


def _line(canvas: Canvas, points: list[tuple[int, int]], colour: Colour, thick: int, *, dashed: bool) -> None:
    """Draw a line of level and upright pieces, broken for the second pile of a direction."""
    half = thick // 2
    walked = 0
    for (x1, y1), (x2, y2) in pairwise(points):
        long = abs(x2 - x1) + abs(y2 - y1)
        pieces = _dashes(walked, long) if dashed else [(0, long)]
        for start, end in pieces:
            if x1 != x2:
                canvas.bar(min(x1, x2) + start - half, y1 - half, end - start + thick, thick, colour)
            else:
                way = 1 if y2 > y1 else -1
                low, high = sorted((y1 + way * start, y1 + way * end))
                canvas.bar(x1 - half, low - half, thick, high - low + thick, colour)
        walked += long


def _dashes(walked: int, long: int) -> list[tuple[int, int]]:
    dash, gap = 12, 9
    pieces = []
    at = -(walked % (dash + gap))
    while at < long:
        start, end = max(at, 0), min(at + dash, long)
        if end > start:
            pieces.append((start, end))
        at += dash + gap
    return pieces

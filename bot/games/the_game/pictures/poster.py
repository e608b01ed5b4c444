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
from bot.pictures.seats import SeatFacts

_PLOT = 400
_LEFT, _RIGHT = 74, 96


@dataclass(frozen=True, slots=True)
class Growth:
    """How one pile grew."""

    number: int
    rises: bool
    cards: tuple[tuple[float, int], ...]
    """For each card the time, in turns from the start, and its number; with the pile's first card."""
    tricks: tuple[tuple[float, int], ...]


@dataclass(frozen=True, slots=True)
class TheGamePoster(Scene):
    """A whole match of The Game."""

    head: Headline
    seats: tuple[SeatFacts, ...]
    growths: tuple[Growth, ...]
    turns: int
    turns_word: str
    figures: tuple[Figure, ...]

    def draw_image(self) -> Image.Image:
        """Draw the poster."""
        plot = poster.HEAD + poster.TEAM
        canvas = Canvas(WIDTH, plot + _PLOT + 50 + poster.FIGURES)
        poster.draw_headline(canvas, self.head)
        poster.draw_team(canvas, poster.HEAD, self.seats)
        canvas.fill_box(MARGIN, plot, WIDTH - 2 * MARGIN, _PLOT + 44, 20, FELT)
        self._draw_plot(canvas, plot + 22)
        poster.draw_figures(canvas, plot + _PLOT + 48, self.figures)
        return canvas.image

    def _draw_plot(self, canvas: Canvas, top: int) -> None:
        bottom = top + _PLOT - 40
        left, right = MARGIN + _LEFT, WIDTH - MARGIN - _RIGHT
        for line in (1, 25, 50, 75, 100):
            y = _y_of(line, top, bottom)
            canvas.fill_rectangle(left, y, right - left, 2, SEAM)
            canvas.draw_text(left - 14, y, str(line), 24, MIST, "rm")
        for turn in _turn_marks(self.turns):
            canvas.draw_text(_x_of(turn, self.turns, left, right), bottom + 30, str(turn), 24, MIST, "mm")
        canvas.draw_text(right + 26, bottom + 30, self.turns_word, 24, MIST, "lm", _RIGHT)
        spots = _spread_labels(
            [_y_of(growth.cards[-1][1], top, bottom) for growth in self.growths], top, bottom
        )
        for growth, spot in zip(self.growths, spots, strict=True):
            self._draw_growth(canvas, growth, (left, right), (top, bottom), spot)

    def _draw_growth(
        self, canvas: Canvas, growth: Growth, across: tuple[int, int], high: tuple[int, int], spot: int
    ) -> None:
        colour = RISE if growth.rises else FALL
        points = [
            (_x_of(turn, self.turns, *across), _y_of(card, *high))
            for turn, card in (*growth.cards, (float(self.turns), growth.cards[-1][1]))
        ]
        steps = [points[0]]
        for before, after in pairwise(points):
            steps += [(after[0], before[1]), after]
        second = growth.number % 2 == 0
        _draw_steps(canvas, steps, FELT, 9, dashed=False)
        _draw_steps(canvas, steps, colour, 5, dashed=second)
        for turn, card in growth.tricks:
            x, y = _x_of(turn, self.turns, *across), _y_of(card, *high)
            canvas.draw_mask_centred(shapes.disc(34), x, y, FELT)
            canvas.draw_mask_centred(shapes.disc(28), x, y, TRICK)
            canvas.draw_mask_centred(shapes.turn_back(20), x, y, INK)
        end = points[-1]
        canvas.draw_mask_centred(shapes.disc(14), *end, colour)
        x = across[1] + 28
        canvas.draw_mask_centred(shapes.triangle(24, 20, up=growth.rises), x, spot, colour)
        canvas.draw_number(x + 30, spot, str(growth.number), 28, colour)


def _y_of(card: int, top: int, bottom: int) -> int:
    return round(bottom - (bottom - top) * (card - 1) / (HIGHEST - 1))


def _x_of(turn: float, turns: int, left: int, right: int) -> int:
    return round(left + (right - left) * turn / max(turns, 1))


def _turn_marks(turns: int) -> Sequence[int]:
    """Return the turns that are written below the plot: about six, at round numbers."""
    step = next((step for step in (1, 2, 5, 10, 20) if turns // step <= 7), 50)  # noqa: PLR2004 - as many as fit
    return range(step, turns + 1, step)


def _spread_labels(spots: list[int], top: int, bottom: int) -> list[int]:
    """Move labels apart until none covers another."""
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


def _draw_steps(
    canvas: Canvas, points: list[tuple[int, int]], colour: Colour, thick: int, *, dashed: bool
) -> None:
    """Draw a line of horizontal and vertical pieces, dashed for the second pile of a direction."""
    half = thick // 2
    walked = 0
    for (x1, y1), (x2, y2) in pairwise(points):
        long = abs(x2 - x1) + abs(y2 - y1)
        pieces = _dash_line(walked, long) if dashed else [(0, long)]
        for start, end in pieces:
            if x1 != x2:
                canvas.fill_rectangle(
                    min(x1, x2) + start - half, y1 - half, end - start + thick, thick, colour
                )
            else:
                way = 1 if y2 > y1 else -1
                low, high = sorted((y1 + way * start, y1 + way * end))
                canvas.fill_rectangle(x1 - half, low - half, thick, high - low + thick, colour)
        walked += long


def _dash_line(walked: int, long: int) -> list[tuple[int, int]]:
    dash, gap = 12, 9
    pieces = []
    at = -(walked % (dash + gap))
    while at < long:
        start, end = max(at, 0), min(at + dash, long)
        if end > start:
            pieces.append((start, end))
        at += dash + gap
    return pieces

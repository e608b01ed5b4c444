"""The pictures before and after a match of The Game: the lobby, and the poster of how the piles grew."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image

from bot.pictures import poster, shapes
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.cards import HIGHEST, draw_card
from bot.pictures.palette import BENEATH, FALL, FELT, INK, MIST, NIGHT, RISE, SEAM, SHADOW, TRICK, Colour
from bot.pictures.poster import MARGIN, TEAM, Figure, Headline, draw_team
from bot.pictures.scene import Scene
from bot.pictures.seats import SeatFacts

_PLOT = 400
_LEFT, _RIGHT = 74, 96
_HEIGHT = 228
_MARGIN = 20
_GAP = 16
_CARD = 102, 140
_STEP = 18
_PILES = ((True, 15), (True, 12), (False, 87), (False, 79))
"""Whether each pile rises, and its top card."""
_TRICK_AT = 1
"""The pile whose top card was laid backwards."""


@dataclass(frozen=True, slots=True)
class TheGameLobby(Scene):
    """Four piles, always the same, and the people at the table."""

    seats: tuple[SeatFacts, ...] = ()

    def draw_image(self) -> Image.Image:
        """Draw the piles side by side."""
        canvas = Canvas(WIDTH, _HEIGHT + (TEAM if self.seats else 0), NIGHT)
        width = (WIDTH - 2 * _MARGIN - 3 * _GAP) // 4
        for place, (rises, card) in enumerate(_PILES):
            left = _MARGIN + place * (width + _GAP)
            _draw_pile(canvas, left, width, card, rises=rises, trick=place == _TRICK_AT)
        if self.seats:
            draw_team(canvas, _HEIGHT - _MARGIN // 2, self.seats)
        return canvas.image


def _draw_pile(canvas: Canvas, left: int, width: int, card: int, *, rises: bool, trick: bool) -> None:
    height = _HEIGHT - 2 * _MARGIN
    canvas.fill_box(left, _MARGIN, width, height, 18, FELT)
    colour = RISE if rises else FALL
    canvas.draw_mask_centred(shapes.triangle(30, 24, up=rises), left + 28, _MARGIN + height // 2, colour)
    x, y = left + 54, _MARGIN + (height - _CARD[1]) // 2
    for age in (2, 1):
        inset = age * 5
        shade_x = x + (2 - age) * _STEP
        canvas.fill_box(shade_x, y + inset, _CARD[0], _CARD[1] - 2 * inset, 11, BENEATH[age - 1])
        canvas.outline_box(shade_x, y + inset, _CARD[0], _CARD[1] - 2 * inset, 11, SHADOW, 2)
    x += 2 * _STEP
    draw_card(canvas, x, y, *_CARD, card, rises=rises)
    if trick:
        _draw_trick(canvas, x, y)


def _draw_trick(canvas: Canvas, x: int, y: int) -> None:
    """Mark a card that was laid backwards."""
    canvas.outline_box(x - 4, y - 4, _CARD[0] + 8, _CARD[1] + 8, 15, TRICK, 5)
    canvas.draw_mask_centred(shapes.disc(44), x + _CARD[0] - 6, y + 4, TRICK)
    canvas.draw_mask_centred(shapes.turn_back(30), x + _CARD[0] - 6, y + 4, INK)


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

"""The chart of a team's tempo: how long each card of a match was waited for, by the size of its gap."""

from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.pictures import shapes
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.legend import LEGEND_ROW, MARKER, break_legend, draw_legend, draw_marker
from bot.pictures.palette import ALARM, BACK_LINE, FELT, MIST, NIGHT, PAPER, SEAM
from bot.pictures.scene import FastPickle, Scene

_MARGIN: Final = 28
_INDENT: Final = 24
_HEAD: Final = 96
_BASE: Final = 62
_PLOT: Final = 340
_TICKS: Final = 68
_LEFT: Final = _MARGIN + _INDENT + 82
_RIGHT: Final = WIDTH - _MARGIN - _INDENT
_SIDES: Final = 30
_PADDING: Final = 20
_TITLE: Final = 44
_TEXT: Final = 36
"""Size of all other letters: about 10 pixels where a narrow phone shows the picture 260 wide."""
_SIZES: Final = (14, 30)
"""The smallest and the largest marker, in pixels: many cards get small ones."""
_RING: Final = 12
"""Pixels by which the cross behind a mistake is larger than its marker."""


@dataclass(frozen=True, slots=True)
class TempoPoint(FastPickle):
    """A card that was waited for."""

    seat: int
    seconds: float
    """A number."""
    mistake: bool


@dataclass(frozen=True, slots=True)
class TempoChart(Scene):
    """All cards of a match that were waited for, oldest first."""

    title: str
    points: tuple[TempoPoint, ...]
    """At least one."""
    levels: tuple[tuple[int, str], ...]
    """The number of each level's first card, from 0, and the level's label."""
    ticks: tuple[tuple[float, str], ...]
    """The seconds written on the scale."""
    high: float
    """Where the scale ends; longer waits are drawn at its end."""
    middle: float
    """The seconds in the middle of all."""
    seats: tuple[str, ...]
    """Each seat's name, without letters that the fonts cannot draw."""
    mistake: str
    """The meaning of a cross; empty if there is none."""

    def draw_image(self) -> Image.Image:
        """Draw the chart."""
        rows = break_legend(self.seats, _RIGHT - _MARGIN - _INDENT, _TEXT)
        lines = len(rows) + bool(self.mistake)
        high = _HEAD + _PLOT + _TICKS + lines * LEGEND_ROW + _INDENT
        canvas = Canvas(WIDTH, high + 2 * _MARGIN, NIGHT)
        canvas.fill_box(_MARGIN, _MARGIN, WIDTH - 2 * _MARGIN, high, 20, FELT)
        left = _MARGIN + _INDENT
        canvas.draw_text(left, _MARGIN + _BASE, self.title, _TITLE, PAPER, "ls", _RIGHT - left)
        plot = _MARGIN + _HEAD
        self._draw_scale(canvas, plot)
        self._draw_points(canvas, plot)
        legend = plot + _PLOT + _TICKS
        draw_legend(canvas, left, legend, rows, _TEXT)
        if self.mistake:
            y = legend + len(rows) * LEGEND_ROW + LEGEND_ROW // 2
            canvas.draw_mask_centred(shapes.cross(MARKER + _RING), left + MARKER // 2, y, ALARM)
            canvas.draw_text(left + 40, y, self.mistake, _TEXT, PAPER, "lm", _RIGHT - left - 40)
        return canvas.image

    def _draw_scale(self, canvas: Canvas, top: int) -> None:
        """Draw the seconds, the levels, and a line at the middle of all."""
        for seconds, label in self.ticks:
            y = top + self._down(seconds)
            canvas.fill_rectangle(_LEFT, y - 1, _RIGHT - _LEFT, 2, SEAM)
            canvas.draw_text(_LEFT - 14, y, label, _TEXT, MIST, "rm")
        free = 0
        for first, label in self.levels:
            x = self._across(first) - self._step // 2 if first else _LEFT
            canvas.fill_rectangle(x - 1, top, 2, _PLOT, SEAM)
            if x >= free:
                canvas.draw_text(x, top + _PLOT + 34, label, _TEXT, MIST)
                free = x + canvas.measure_text(label, _TEXT) + 12
        y = top + self._down(self.middle)
        for x in range(_LEFT, _RIGHT, 24):
            canvas.fill_rectangle(x, y - 2, min(14, _RIGHT - x), 4, BACK_LINE)

    def _draw_points(self, canvas: Canvas, top: int) -> None:
        size = min(max(self._step, _SIZES[0]), _SIZES[1])
        for number, point in enumerate(self.points):
            x, y = self._across(number), top + self._down(min(point.seconds, self.high))
            if point.mistake:
                canvas.draw_mask_centred(shapes.cross(size + _RING), x, y, ALARM)
            draw_marker(canvas, x, y, point.seat, size if not point.mistake else size - 4)

    @property
    def _step(self) -> int:
        """Pixels from one card to the next."""
        return (_RIGHT - _LEFT - 2 * _SIDES) // max(len(self.points) - 1, 1)

    def _across(self, number: int) -> int:
        room = _RIGHT - _LEFT - 2 * _SIDES
        return _LEFT + _SIDES + round(room * number / max(len(self.points) - 1, 1))

    def _down(self, seconds: float) -> int:
        return round(_PADDING + (_PLOT - 2 * _PADDING) * (1 - seconds / self.high))

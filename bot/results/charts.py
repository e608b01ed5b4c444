"""Charts of results: one game's results over time, and beside them how often each result came."""

import math
from collections import Counter
from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.pictures import shapes
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.legend import LEGEND_ROW, MARKER, break_legend, draw_legend, draw_marker
from bot.pictures.palette import BACK, FELT, MIST, NIGHT, PAPER, SEAM
from bot.pictures.scene import FastPickle, Scene

_MARGIN: Final = 28
"""Pixels between the picture's edge and a chart's panel, and between two panels."""
_INDENT: Final = 24
"""Pixels between a panel's edge and its content."""
_HEAD: Final = 84
"""Height in pixels of the line above the plot: title, scale, and the distribution's unit."""
_BASE: Final = 58
"""The baseline of that line, in pixels below the panel's edge."""
_PLOT: Final = 310
_TICKS: Final = 50
"""Height in pixels of the dates below the plot."""
_LEFT: Final = _MARGIN + _INDENT + 56
"""Where the plot begins: right of the scale's numbers."""
_RIGHT: Final = WIDTH - _MARGIN - _INDENT
_BARS: Final = 190
"""Width in pixels of the distribution."""
_GAP: Final = 30
"""Pixels between the plot and the distribution."""
_COUNT: Final = 46
"""Pixels kept free right of the longest bar for its count."""
_COUNTS: Final = 24
"""Size of the counts' digits: the lowest bar is as high."""
_PADDING: Final = 20
"""Pixels between the lowest or highest number of the scale and the plot's edge: room for a marker."""
_SIDES: Final = 24
"""Pixels between the first or last match and the plot's sides."""
_TITLE: Final = 38
_TEXT: Final = 26
"""Size of all other letters: about 11 pixels where a phone shows the picture 390 wide."""

_MAX_BARS: Final = 12
"""Results further apart than this share bars, so that a bar's count stays readable."""
_MIN_SPAN: Final = 6
"""How many steps the scale has at least: a small difference does not look like a large one."""
_MAX_TICKS: Final = 6
"""The maximum number of steps between the numbers written on the scale."""
_STEPS: Final = (1, 2, 5, 10, 20, 25, 50)
_MARKER_SIZES: Final = (10, MARKER)
"""The smallest and the largest marker, in pixels: many matches get small ones."""


@dataclass(frozen=True, slots=True)
class Series(FastPickle):
    """The results of one kind of table."""

    label: str
    points: tuple[tuple[int, int], ...]
    """The number of the match, from 0, and its result."""


@dataclass(frozen=True, slots=True)
class Chart(FastPickle):
    """The results of one game over time, oldest first."""

    title: str
    scale: str
    """The unit of a result, and which direction is better."""
    count: str
    """The unit of the distribution."""
    ticks: tuple[tuple[int, str], ...]
    """The numbers of some matches, with their dates."""
    series: tuple[Series, ...]
    """At least one, and at least one point among all."""


@dataclass(frozen=True, slots=True)
class ResultCharts(Scene):
    """The results of some games, one chart below the other."""

    charts: tuple[Chart, ...]

    def draw_image(self) -> Image.Image:
        """Draw the charts."""
        panels = [_Panel(chart) for chart in self.charts]
        canvas = Canvas(WIDTH, _MARGIN + sum(panel.height + _MARGIN for panel in panels), NIGHT)
        top = _MARGIN
        for panel in panels:
            panel.draw(canvas, top)
            top += panel.height + _MARGIN
        return canvas.image


class _Panel:
    """A chart's measures, and how it is drawn."""

    def __init__(self, chart: Chart) -> None:
        self._chart = chart
        self._points = sorted(point for series in chart.series for point in series.points)
        results = [result for _, result in self._points]
        self._lowest = min(results)
        self._bar = math.ceil((max(results) - self._lowest + 1) / _MAX_BARS)
        """The number of neighbouring results that share a bar."""
        self._bars = Counter((result - self._lowest) // self._bar for result in results)
        end_of_bars = self._lowest + (max(self._bars) + 1) * self._bar - 1
        self._low = max(self._lowest - 1, 0)
        self._high = max(max(results) + 1, end_of_bars, self._low + _MIN_SPAN)
        self._last = self._points[-1][0]
        self._rows = break_legend(
            [series.label for series in chart.series], _RIGHT - _MARGIN - _INDENT, _TEXT
        )
        self._plot_right = _RIGHT - _BARS - _GAP

    @property
    def height(self) -> int:
        """Height in pixels."""
        return _HEAD + _PLOT + _TICKS + len(self._rows) * LEGEND_ROW + _INDENT

    def draw(self, canvas: Canvas, top: int) -> None:
        """Draw the chart from a line downwards."""
        canvas.fill_box(_MARGIN, top, WIDTH - 2 * _MARGIN, self.height, 20, FELT)
        title, bars = _MARGIN + _INDENT, _RIGHT - _BARS
        scale = title + canvas.measure_text(self._chart.title, _TITLE) + 20
        canvas.draw_text(title, top + _BASE, self._chart.title, _TITLE, PAPER, "ls")
        canvas.draw_text(scale, top + _BASE, self._chart.scale, _TEXT, MIST, "ls", bars - scale - 10)
        canvas.draw_text(bars, top + _BASE, self._chart.count, _TEXT, MIST, "ls", _BARS)
        plot = top + _HEAD
        for number in _scale(self._low, self._high):
            y = plot + self._down(number)
            canvas.fill_rectangle(_LEFT, y - 1, self._plot_right - _LEFT, 2, SEAM)
            canvas.fill_rectangle(bars, y - 1, _BARS, 2, SEAM)
            canvas.draw_text(_LEFT - 14, y, str(number), _TEXT, MIST, "rm")
        self._draw_results(canvas, plot)
        self._draw_distribution(canvas, plot)
        self._draw_ticks(canvas, plot + _PLOT + 26)
        draw_legend(canvas, _MARGIN + _INDENT, plot + _PLOT + _TICKS, self._rows, _TEXT)

    def _down(self, result: float) -> int:
        """Return the distance of a result from the plot's upper edge."""
        room = _PLOT - 2 * _PADDING
        return round(_PADDING + room * (self._high - result) / (self._high - self._low))

    def _across(self, number: int) -> int:
        """Return the x of a match; a single match is in the middle."""
        if not self._last:
            return (_LEFT + self._plot_right) // 2
        room = self._plot_right - _LEFT - 2 * _SIDES
        return _LEFT + _SIDES + round(room * number / self._last)

    def _draw_results(self, canvas: Canvas, top: int) -> None:
        path = [(self._across(number) - _LEFT, self._down(result)) for number, result in self._points]
        room = (self._plot_right - _LEFT) // max(self._last, 1)
        size = min(max(room, _MARKER_SIZES[0]), _MARKER_SIZES[1])
        if len(path) > 1:
            thick = 3 if size > _MARKER_SIZES[0] else 2
            canvas.draw_mask(shapes.path(self._plot_right - _LEFT, _PLOT, path, thick), _LEFT, top, BACK)
        # In the order of time, so that the series cover each other evenly.
        for number, result, index in sorted(
            (*point, index) for index, series in enumerate(self._chart.series) for point in series.points
        ):
            draw_marker(canvas, self._across(number), top + self._down(result), index, size)

    def _draw_distribution(self, canvas: Canvas, top: int) -> None:
        """Draw a bar with its count for each result."""
        left, most = _RIGHT - _BARS, max(self._bars.values())
        for bar, count in self._bars.items():
            first = self._lowest + bar * self._bar
            upper = self._down(first + self._bar - 0.5)
            high = max(self._down(first - 0.5) - upper - 4, 4)
            long = max(round((_BARS - _COUNT) * count / most), 4)
            canvas.fill_rectangle(left, top + upper + 2, long, high, BACK)
            canvas.fill_rectangle(
                left + long, top + upper + 2, 20 + canvas.measure_text(str(count), _COUNTS), high, FELT
            )
            canvas.draw_text(left + long + 10, top + upper + 2 + high // 2, str(count), _COUNTS, PAPER)

    def _draw_ticks(self, canvas: Canvas, y: int) -> None:
        """Draw the dates of matches; leave out a date that would cover the one before."""
        free = 0
        for number, label in self._chart.ticks:
            half = canvas.measure_text(label, _TEXT) // 2 + 1
            x = min(max(self._across(number), _MARGIN + _INDENT + half), self._plot_right - half)
            if x - half >= free:
                canvas.draw_text(x, y, label, _TEXT, MIST, "mm")
                free = x + half + 12


def _scale(low: int, high: int) -> range:
    """Return the numbers written on the scale: round ones, six or seven at most.

    >>> list(_scale(0, 6)), list(_scale(3, 41))
    ([0, 1, 2, 3, 4, 5, 6], [10, 20, 30, 40])
    """
    step = next((step for step in _STEPS if (high - low) / step <= _MAX_TICKS), 100)
    return range(-(-low // step) * step, high + 1, step)

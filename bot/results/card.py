"""A person's statistics as a card: who, figures, best results, and charts of the games played more often."""

from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.pictures import poster
from bot.pictures.avatars import Avatar, draw_portrait
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.fonts import drop_missing_glyphs
from bot.pictures.palette import FELT, MIST, PAPER
from bot.pictures.poster import MARGIN, Figure
from bot.pictures.scene import FastPickle, Scene
from bot.pictures.seats import find_initial
from bot.results.charts import Chart, ResultCharts

_HEAD: Final = 160
_PORTRAIT: Final = 104
_ROW: Final = 62
_INDENT: Final = 26
_SIZES: Final = 34, 28, 24
"""The sizes of a best result in pixels; the largest that fits is taken."""
_SMALL: Final = 28


@dataclass(frozen=True, slots=True)
class BestResult(FastPickle):
    """A person's best result of a game and a number of players."""

    result: str
    where: str


@dataclass(frozen=True, slots=True)
class StatisticsCard(Scene):
    """A person's statistics."""

    name: str
    avatar: Avatar | None
    time: str
    """How long they have played."""
    figures: tuple[Figure, ...]
    bests_title: str
    bests: tuple[BestResult, ...]
    charts: tuple[Chart, ...]

    def draw_image(self) -> Image.Image:
        """Draw the card."""
        bests = _INDENT * 2 + _ROW * (1 + len(self.bests))
        charts = ResultCharts(self.charts).draw_image() if self.charts else None
        top = _HEAD + poster.FIGURES
        below = MARGIN if charts is None else charts.height
        canvas = Canvas(WIDTH, top + bests + below)
        self._draw_head(canvas)
        poster.draw_figures(canvas, _HEAD, self.figures)
        canvas.fill_box(MARGIN, top, WIDTH - 2 * MARGIN, bests, 20, FELT)
        left, right = MARGIN + _INDENT, WIDTH - MARGIN - _INDENT
        canvas.draw_text(left, top + _INDENT + _ROW // 2, self.bests_title, _SMALL, MIST)
        for place, best in enumerate(self.bests, 1):
            y = top + _INDENT + place * _ROW + _ROW // 2
            where = min(canvas.measure_text(best.where, _SMALL), (right - left) // 2)
            room = right - left - where - 24
            fitting = (size for size in _SIZES if canvas.measure_text(best.result, size) <= room)
            size = next(fitting, _SIZES[-1])
            canvas.draw_text(left, y, best.result, size, PAPER, "lm", room)
            canvas.draw_text(right - where, y, best.where, _SMALL, MIST, "lm", where + 1)
        if charts is not None:
            canvas.image.paste(charts, (0, top + bests))
        return canvas.image

    def _draw_head(self, canvas: Canvas) -> None:
        canvas.fill_rectangle(0, 0, WIDTH, _HEAD, FELT)
        letter = find_initial(self.name)
        draw_portrait(canvas, MARGIN + _PORTRAIT // 2, _HEAD // 2, _PORTRAIT, 0, letter, self.avatar)
        left = MARGIN + _PORTRAIT + 28
        room = WIDTH - MARGIN - left
        canvas.draw_text(left, 64, drop_missing_glyphs(self.name), 56, PAPER, "lm", room)
        canvas.draw_text(left, 118, self.time, 30, MIST, "lm", room)

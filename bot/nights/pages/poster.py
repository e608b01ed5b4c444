"""The poster of a game night: its best table, its figures, and its board."""

from dataclasses import dataclass

from PIL import Image

from bot.pictures import poster
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.fonts import drop_missing_glyphs
from bot.pictures.palette import FELT, MIST, PAPER, SEAM, TURN
from bot.pictures.poster import MARGIN, Figure
from bot.pictures.scene import Scene

_ROW = 58
_INDENT = 26
_NAME = 300
_HEAD = 150


@dataclass(frozen=True, slots=True)
class PosterRow:
    """A person's row of the board."""

    place: str
    name: str
    points: str
    share: float
    """The length of the bar, compared with the longest, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class NightPoster(Scene):
    """A whole night."""

    label: str
    title: str
    figures: tuple[Figure, ...]
    rows: tuple[PosterRow, ...]

    def draw_image(self) -> Image.Image:
        """Draw the poster."""
        board = _INDENT * 2 + _ROW * len(self.rows) if self.rows else 0
        canvas = Canvas(WIDTH, _HEAD + poster.FIGURES + board + MARGIN)
        canvas.fill_rectangle(0, 0, WIDTH, _HEAD, FELT)
        canvas.draw_text(MARGIN, 44, self.label, 30, MIST)
        canvas.draw_text(
            MARGIN, 98, drop_missing_glyphs(self.title) or self.label, 56, PAPER, "lm", WIDTH - 2 * MARGIN
        )
        poster.draw_figures(canvas, _HEAD, self.figures)
        if self.rows:
            top = _HEAD + poster.FIGURES
            canvas.fill_box(MARGIN, top, WIDTH - 2 * MARGIN, board, 20, FELT)
            for place, row in enumerate(self.rows):
                self._draw_row(canvas, top + _INDENT + place * _ROW + _ROW // 2, row)
        return canvas.image

    def _draw_row(self, canvas: Canvas, y: int, row: PosterRow) -> None:
        left = MARGIN + _INDENT
        canvas.draw_text(left, y, row.place, 30, MIST)
        canvas.draw_text(left + 56, y, drop_missing_glyphs(row.name) or row.place, 30, PAPER, "lm", _NAME)
        start = left + 56 + _NAME + 20
        room = WIDTH - MARGIN - _INDENT - 120 - start
        canvas.fill_box(start, y - 12, room, 24, 12, SEAM)
        if row.share > 0:
            canvas.fill_box(start, y - 12, max(round(room * row.share), 24), 24, 12, TURN)
        canvas.draw_text(WIDTH - MARGIN - _INDENT, y, row.points, 32, PAPER, "rm")

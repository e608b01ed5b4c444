"""The pictures of a game night: its announcement with who comes, and its poster with figures and board."""

from dataclasses import dataclass

from PIL import Image

from bot.pictures import poster, shapes
from bot.pictures.avatars import Avatar, draw_portrait
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.fonts import drop_missing_glyphs
from bot.pictures.palette import FELT, MIST, PAPER, SEAM, TURN
from bot.pictures.poster import MARGIN, Figure
from bot.pictures.scene import FastPickle, Scene
from bot.pictures.seats import find_initial

_ROW = 58
_INDENT = 26
_NAME = 300
_HEAD = 150
_ANNOUNCED = 216
"""Height in pixels of what stands above the people who come."""
_GUESTS_IN_ROW = 6
_GUEST = 150
_PORTRAIT = 88


@dataclass(frozen=True, slots=True)
class Guest(FastPickle):
    """A person who comes to a night."""

    name: str
    avatar: Avatar | None


@dataclass(frozen=True, slots=True)
class NightAnnouncement(Scene):
    """A night that is planned."""

    games: str
    """The names of the games."""
    title: str
    day: str
    guests: tuple[Guest, ...]
    more: str
    """The number of people beside these, with a plus; empty if there are none."""

    def draw_image(self) -> Image.Image:
        """Draw the announcement."""
        places = len(self.guests) + bool(self.more)
        canvas = Canvas(WIDTH, _ANNOUNCED + -(-places // _GUESTS_IN_ROW) * _GUEST + MARGIN)
        canvas.fill_rectangle(0, 0, WIDTH, _ANNOUNCED - MARGIN // 2, FELT)
        room = WIDTH - 2 * MARGIN
        title = drop_missing_glyphs(self.title) or self.games
        canvas.draw_text(MARGIN, 44, self.games, 28, MIST, "lm", room)
        canvas.draw_text(MARGIN, 104, title, 60, PAPER, "lm", room)
        canvas.draw_text(MARGIN, 168, self.day, 36, TURN, "lm", room)
        for place, guest in enumerate(self.guests):
            x, y = _find_place(place)
            draw_portrait(canvas, x, y, _PORTRAIT, place, find_initial(guest.name), guest.avatar)
            name = drop_missing_glyphs(guest.name)
            canvas.draw_text(x, y + 68, name, 25, PAPER, "mm", room // _GUESTS_IN_ROW - 12)
        if self.more:
            x, y = _find_place(len(self.guests))
            canvas.draw_mask_centred(shapes.disc(_PORTRAIT), x, y, SEAM)
            canvas.draw_text(x, y, self.more, 36, PAPER, "mm")
        return canvas.image


def _find_place(place: int) -> tuple[int, int]:
    """Return the middle of the portrait at a place."""
    row, column = divmod(place, _GUESTS_IN_ROW)
    width = (WIDTH - 2 * MARGIN) // _GUESTS_IN_ROW
    return MARGIN + column * width + width // 2, _ANNOUNCED + row * _GUEST + 58


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

"""The pictures before and after a match of The Mind: the lobby, and the poster of its levels."""

from dataclasses import dataclass

from PIL import Image

from bot.games.the_mind.pictures.table import MAX_LIVES, MAX_STARS
from bot.pictures import poster, shapes
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.cards import draw_card
from bot.pictures.palette import ALARM, FELT, INK, LIFE, MIST, NIGHT, PAPER, SEAM, SHADE, TRICK, TURN
from bot.pictures.poster import MARGIN, TEAM, Figure, Headline, draw_team
from bot.pictures.scene import Scene
from bot.pictures.seats import SeatFacts

_ROW = 37
_WIDEST = 108
_INDENT = 24
_HEIGHT = 228
_MARGIN = 20
_CARD = 102, 138
_STEP = 116
_CARDS = (4, 17, 23, 41, 58, 82, 97)
_LIVES = 3


@dataclass(frozen=True, slots=True)
class TheMindLobby(Scene):
    """A row of cards, always the same, and the people at the table."""

    seats: tuple[SeatFacts, ...] = ()

    def draw_image(self) -> Image.Image:
        """Draw the cards, the lives and the stars."""
        canvas = Canvas(WIDTH, _HEIGHT + (TEAM if self.seats else 0), NIGHT)
        height = _HEIGHT - 2 * _MARGIN
        canvas.fill_box(_MARGIN, _MARGIN, WIDTH - 2 * _MARGIN, height, 18, FELT)
        down = _MARGIN + (height - _CARD[1]) // 2
        for place, card in enumerate(_CARDS):
            last = place == len(_CARDS) - 1
            x = _MARGIN + 20 + place * _STEP
            if last:
                draw_card(canvas, x, down, *_CARD, card)
            else:
                draw_card(canvas, x, down, *_CARD, card, paper=SHADE)
        right = WIDTH - _MARGIN - 48
        for place in range(_LIVES):
            canvas.draw_mask_centred(shapes.heart(34), right, _MARGIN + 30 + place * 40, LIFE)
        canvas.draw_mask_centred(shapes.star(40), right, _MARGIN + 30 + _LIVES * 40 + 4, TURN)
        if self.seats:
            draw_team(canvas, _HEIGHT - _MARGIN // 2, self.seats)
        return canvas.image


@dataclass(frozen=True, slots=True)
class PlayedLevel:
    """A level, with the lives and stars left after it."""

    level: int
    blind: bool
    passed: bool
    lost: bool
    lives: int
    stars: int
    mistakes: int


@dataclass(frozen=True, slots=True)
class TheMindPoster(Scene):
    """A whole match of The Mind."""

    head: Headline
    seats: tuple[SeatFacts, ...]
    levels: tuple[PlayedLevel, ...]
    to_come: int
    """The number of levels that were not reached, without blind ones."""
    figures: tuple[Figure, ...]

    def draw_image(self) -> Image.Image:
        """Draw the poster."""
        plot = poster.HEAD + poster.TEAM
        high = _INDENT * 2 + _ROW * (MAX_LIVES + MAX_STARS + 1) + 64
        canvas = Canvas(WIDTH, plot + high + poster.FIGURES + 8)
        poster.draw_headline(canvas, self.head)
        poster.draw_team(canvas, poster.HEAD, self.seats)
        canvas.fill_box(MARGIN, plot, WIDTH - 2 * MARGIN, high, 20, FELT)
        self._draw_plot(canvas, plot + _INDENT)
        poster.draw_figures(canvas, plot + high, self.figures)
        return canvas.image

    def _draw_plot(self, canvas: Canvas, top: int) -> None:
        columns = len(self.levels) + self.to_come
        room = WIDTH - 2 * MARGIN - 2 * _INDENT
        step = min(room / max(columns, 1), _WIDEST)
        left = MARGIN + _INDENT + (room - step * columns) / 2 + step / 2
        icon = min(34, round(step * 0.86))
        for place in range(columns):
            x = round(left + place * step)
            if place < len(self.levels):
                self._draw_level(canvas, x, top, (icon, min(icon + 8, round(step) - 2)), self.levels[place])
            else:
                line = top + MAX_LIVES * _ROW + 24
                canvas.draw_mask_centred(shapes.disc(min(icon + 8, round(step) - 2)), x, line, SEAM)
                number = self.levels[-1].level + place - len(self.levels) + 1 if self.levels else place + 1
                canvas.draw_text(x, line, str(number), round(icon * 0.66), MIST, "mm")

    def _draw_level(
        self, canvas: Canvas, x: int, top: int, sizes: tuple[int, int], played: PlayedLevel
    ) -> None:
        """Draw the lives above the level's number, and stars and mistakes below."""
        icon, disc = sizes
        line = top + MAX_LIVES * _ROW + 24
        for life in range(played.lives):
            canvas.draw_mask_centred(shapes.heart(icon), x, line - 46 - life * _ROW, LIFE)
        colour = TRICK if played.passed else ALARM if played.lost else MIST
        canvas.draw_mask_centred(shapes.disc(disc), x, line, colour)
        if played.blind:
            canvas.draw_mask_centred(shapes.disc(disc - 6), x, line, NIGHT)
        canvas.draw_text(x, line, str(played.level), round(icon * 0.66), PAPER if played.blind else INK, "mm")
        for star in range(played.stars):
            canvas.draw_mask_centred(shapes.star(icon), x, line + 46 + star * _ROW, TURN)
        if played.mistakes:
            y = line + 46 + MAX_STARS * _ROW + 4
            small = icon - 10
            many = played.mistakes > 1
            canvas.draw_mask_centred(shapes.cross(small), x - (small // 2 if many else 0), y, ALARM)
            if many:
                canvas.draw_text(x + small // 2 + 3, y, str(played.mistakes), small, PAPER, "mm")

"""The picture of a round of ito that is over: every card in its order, with its line."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum

from PIL import Image

from bot.pictures import poster, shapes
from bot.pictures.avatars import draw_person
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.fonts import drop_missing_glyphs, truncate_text
from bot.pictures.palette import ALARM, BACK, FELT, INK, MIST, NIGHT, PAPER, SEAM, SHADE, TRICK, Colour
from bot.pictures.poster import MARGIN, Headline
from bot.pictures.scene import FastPickle, Scene
from bot.pictures.seats import SeatFacts, badge_letters

_CARD = 92, 60
_LEFT = MARGIN + _CARD[0] + 42
_PERSON = 44
_NAME = 176
_LINE_WIDTH = WIDTH - MARGIN - _NAME - _PERSON - 22 - _LEFT
_SIZE, _SMALL = 36, 30
"""The sizes of a line's letters, in pixels: small ones where large ones would need more rows than a few."""
_FEW_ROWS, _MAX_ROWS = 2, 4
_PADDING = 18
_END = 60
_QUESTION = 44


class Mark(Enum):
    """How a card stands to those before it."""

    RISING = "rising"
    WRONG = "wrong"
    """It is lower than the card before, or was played too early."""
    PASSED_OVER = "passed-over"
    """It was put aside, because a higher card was played."""
    LYING = "lying"
    """The row is not turned over yet."""


@dataclass(frozen=True, slots=True)
class Entry(FastPickle):
    """A card, and what its holder wrote for it."""

    card: int | None
    """`None` if it lies face down."""
    seat: int
    line: str = field(repr=False)
    """Empty without a line, or when it is not kept any more."""
    mark: Mark = Mark.RISING


@dataclass(frozen=True, slots=True)
class ThemeFacts(FastPickle):
    """The theme of the round."""

    question: str = field(repr=False)
    low: str = field(repr=False)
    high: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class ItoRow(Scene):
    """A round from its first card to its last."""

    theme: ThemeFacts | None
    """None if its words are not kept any more."""
    entries: tuple[Entry, ...]
    seats: tuple[SeatFacts, ...]
    head: Headline | None = None
    """The result of the match, on its poster."""

    def draw_image(self) -> Image.Image:
        """Draw the picture."""
        rows = [_wrap_line(drop_missing_glyphs(entry.line)) for entry in self.entries]
        heights = [_measure_row(*row) for row in rows]
        question = (
            [] if self.theme is None else wrap_text(self.theme.question, _QUESTION, WIDTH - 2 * MARGIN)[:2]
        )
        top = (0 if self.head is None else poster.HEAD) + MARGIN
        ends = 0 if self.theme is None else len(question) * (_QUESTION + 12) + 2 * _END
        canvas = Canvas(WIDTH, top + ends + sum(heights) + MARGIN, NIGHT)
        if self.head is not None:
            poster.draw_headline(canvas, self.head)
        for text in question:
            canvas.draw_text(MARGIN, top + _QUESTION // 2 + 4, text, _QUESTION, PAPER)
            top += _QUESTION + 12
        if self.theme is not None:
            _draw_end(canvas, top, 1, self.theme.low)
            top += _END
        letters = badge_letters(self.seats)
        for entry, row, height in zip(self.entries, rows, heights, strict=True):
            self._draw_entry(canvas, top, height, entry, row, letters[entry.seat])
            top += height
        if self.theme is not None:
            _draw_end(canvas, top, 100, self.theme.high)
        return canvas.image

    def _draw_entry(
        self,
        canvas: Canvas,
        top: int,
        height: int,
        entry: Entry,
        row: tuple[int, tuple[str, ...]],
        letter: str,
    ) -> None:
        middle = top + height // 2
        canvas.fill_box(MARGIN, top + 3, WIDTH - 2 * MARGIN, height - 6, 14, FELT)
        _draw_number(canvas, middle, entry)
        size, texts = row
        step = size + 6
        for number, text in enumerate(texts):
            y = middle + round((number - (len(texts) - 1) / 2) * step)
            canvas.draw_text(_LEFT, y, text, size, PAPER)
        seat = self.seats[entry.seat]
        right = WIDTH - MARGIN - 14
        draw_person(canvas, right - _PERSON // 2, middle, _PERSON, entry.seat, letter, seat.avatar)
        name = drop_missing_glyphs(seat.name) or seat.fallback
        canvas.draw_text(right - _PERSON - 14, middle, name, 27, MIST, "rm", _NAME - 14)


_COLOURS = {Mark.RISING: TRICK, Mark.LYING: SEAM}


def _draw_number(canvas: Canvas, middle: int, entry: Entry) -> None:
    """Draw the card, with a bar of a colour and, if it is not right, a sign."""
    width, height = _CARD
    left, top = MARGIN + 12, middle - height // 2
    colour: Colour = _COLOURS.get(entry.mark, ALARM)
    paper = SHADE if entry.mark is Mark.PASSED_OVER else PAPER
    canvas.fill_box(left - 6, top - 6, width + 12, height + 12, 14, colour)
    if entry.card is None:
        canvas.fill_box(left, top, width, height, 9, BACK)
    else:
        canvas.fill_box(left, top, width, height, 9, paper)
        canvas.draw_number(left + width // 2, middle, str(entry.card), 44, INK)
    if entry.mark not in _COLOURS:
        canvas.draw_mask_centred(shapes.disc(34), left + width, top, ALARM)
        canvas.draw_mask_centred(shapes.cross(20), left + width, top, PAPER)


def _draw_end(canvas: Canvas, top: int, card: int, text: str) -> None:
    middle = top + _END // 2
    canvas.draw_number(MARGIN + 12 + _CARD[0] // 2, middle, str(card), 30, MIST)
    canvas.draw_text(_LEFT, middle, text, 30, MIST, "lm", WIDTH - MARGIN - _LEFT)


def _measure_row(size: int, texts: tuple[str, ...]) -> int:
    return max(_CARD[1] + 28, len(texts) * (size + 6) + 2 * _PADDING)


def _wrap_line(text: str) -> tuple[int, tuple[str, ...]]:
    """Return the size of a line's letters, and its rows."""
    size, rows = _SIZE, wrap_text(text, _SIZE, _LINE_WIDTH)
    if len(rows) > _FEW_ROWS:
        size, rows = _SMALL, wrap_text(text, _SMALL, _LINE_WIDTH)
    if len(rows) > _MAX_ROWS:
        rest = "".join(rows[_MAX_ROWS - 1 :])
        rows = [*rows[: _MAX_ROWS - 1], truncate_text(rest + "…", size, _LINE_WIDTH)]
    return size, tuple(rows)


def wrap_text(text: str, size: int, width: int) -> list[str]:
    """Break a text into rows of at most `width` pixels; within a word only if it is wider than a row."""
    rows: list[str] = []
    row = ""
    for piece in _split_pieces(text):
        if Canvas.measure_text((row + piece).rstrip(), size) <= width:
            row += piece
            continue
        if row:
            rows.append(row.rstrip())
        row = piece
        while Canvas.measure_text(row.rstrip(), size) > width:
            cut = _count_fitting(row, size, width)
            rows.append(row[:cut])
            row = row[cut:]
    return [*rows, row.rstrip()] if row.strip() else rows


def _split_pieces(text: str) -> Iterator[str]:
    """Yield words with the space behind them, and single characters of scripts without spaces."""
    word = ""
    for character in text:
        word += character
        if character == " " or character >= _FIRST_WITHOUT_SPACES:
            yield word
            word = ""
    if word:
        yield word


_FIRST_WITHOUT_SPACES = "\u2e80"
"""From here on come the scripts of East Asia, and emojis."""


def _count_fitting(text: str, size: int, width: int) -> int:
    """Return how many characters of a text fit into a row, at least one."""
    fitting = 1
    while fitting < len(text) and Canvas.measure_text(text[: fitting + 1], size) <= width:
        fitting += 1
    return fitting

"""Contact sheets: many screens on one picture, each under its name."""

from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.fonts import latin_font

_MAX_SIDE: Final = 1560
"""Pixels of a sheet's height, and of its width unless one screen is wider."""
_GAP: Final = 12
_CAPTION: Final = 16
_BACK, _INK = (128, 128, 140), (255, 255, 255)


def compose_sheets(pictures: Sequence[tuple[str, Image.Image]]) -> Iterator[Image.Image]:
    """Yield sheets with these pictures in columns, in their order."""
    columns: list[list[tuple[str, Image.Image]]] = []
    width = 0
    for name, picture in pictures:
        if columns and _measure([*columns[-1], (name, picture)]) <= _MAX_SIDE:
            columns[-1].append((name, picture))
        elif columns and width * (len(columns) + 1) > _MAX_SIDE + _GAP:
            yield _compose(columns, width)
            columns = [[(name, picture)]]
        else:
            columns.append([(name, picture)])
        width = max(one.width for column in columns for _, one in column) + _GAP
    if columns:
        yield _compose(columns, width)


def compose_columns(columns: Sequence[Sequence[tuple[str, Image.Image]]]) -> Image.Image:
    """Return one sheet with a column for each language."""
    return _compose(columns, max(one.width for column in columns for _, one in column) + _GAP)


def _measure(column: Sequence[tuple[str, Image.Image]]) -> int:
    return sum(picture.height + _CAPTION + _GAP for _, picture in column)


def _compose(columns: Sequence[Sequence[tuple[str, Image.Image]]], width: int) -> Image.Image:
    sheet = Image.new("RGB", (width * len(columns), max(map(_measure, columns))), _BACK)
    drawn = ImageDraw.Draw(sheet)
    for number, column in enumerate(columns):
        top = 0
        for name, picture in column:
            drawn.text((number * width + 2, top), name, fill=_INK, font=latin_font(12))
            sheet.paste(picture, (number * width, top + _CAPTION))
            top += picture.height + _CAPTION + _GAP
    return sheet

"""The legend of a chart, and the markers that tell its series apart."""

from collections.abc import Sequence
from typing import Final

from bot.pictures import shapes
from bot.pictures.canvas import Canvas
from bot.pictures.palette import FELT, PAPER, SEATS
from bot.pictures.shapes import Mask

LEGEND_ROW: Final = 46
"""Height in pixels of a line of the legend."""
MARKER: Final = 24
"""Size in pixels of the markers in the legend."""
_TEXT_FROM: Final = 40
"""Pixels from a marker's left edge to its label."""
_GAP: Final = 34
"""Pixels between a label and the next marker."""
_HALO: Final = 4
"""Pixels by which a marker's dark edge is larger, so that it stands out from the line and its neighbours."""


def break_legend(labels: Sequence[str], room: int, size: int) -> list[list[str]]:
    """Break a legend into lines of at most `room` pixels."""
    rows: list[list[str]] = [[]]
    used = 0
    for label in labels:
        width = _measure(label, size)
        if rows[-1] and used + width - _GAP > room:
            rows.append([])
            used = 0
        rows[-1].append(label)
        used += width
    return rows


def draw_legend(canvas: Canvas, left: int, top: int, rows: Sequence[Sequence[str]], size: int) -> None:
    """Draw the legend's lines downwards from a point, the first series first."""
    index = 0
    for row, labels in enumerate(rows):
        y = top + row * LEGEND_ROW + LEGEND_ROW // 2
        x = left
        for label in labels:
            draw_marker(canvas, x + MARKER // 2, y, index, MARKER)
            canvas.draw_text(x + _TEXT_FROM, y, label, size, PAPER)
            x += _measure(label, size)
            index += 1


def draw_marker(canvas: Canvas, x: int, y: int, series: int, size: int) -> None:
    """Draw a result in the colour and the shape of its series; each alone tells the series apart."""
    canvas.draw_mask_centred(make_marker(series, size + _HALO), x, y, FELT)
    canvas.draw_mask_centred(make_marker(series, size), x, y, SEATS[series % len(SEATS)])


def make_marker(series: int, size: int) -> Mask:
    """Return the shape of a series."""
    match series % len(SEATS):
        case 0:
            return shapes.disc(size)
        case 1:
            # A little smaller: its area is then about that of the disc.
            side = size - size // 6
            return shapes.round_corners(side, side, 2)
        case 2:
            return shapes.triangle(size, size, up=True)
        case 3:
            return shapes.diamond(size + 2)
        case _:
            return shapes.triangle(size, size, up=False)


def _measure(label: str, size: int) -> int:
    return _TEXT_FROM + Canvas.measure_text(label, size) + _GAP

"""Shapes: masks that are drawn large, made smaller for smooth edges, and kept."""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from PIL import Image, ImageDraw

Mask: TypeAlias = Image.Image
Point: TypeAlias = tuple[float, float]

_FINE = 4
"""The factor by which a shape is drawn larger than it is shown."""


def _new_large_mask(width: int, height: int) -> tuple[Mask, ImageDraw.ImageDraw]:
    large = Image.new("L", (width * _FINE, height * _FINE))
    return large, ImageDraw.Draw(large)


def _shrink(large: Mask) -> Mask:
    return large.resize((large.width // _FINE, large.height // _FINE), Image.Resampling.BOX)


@lru_cache(maxsize=256)
def round_corners(width: int, height: int, radius: int) -> Mask:
    """Return a rectangle with round corners."""
    large, pen = _new_large_mask(width, height)
    pen.rounded_rectangle((0, 0, width * _FINE - 1, height * _FINE - 1), radius * _FINE, 255)
    return _shrink(large)


@lru_cache(maxsize=128)
def frame(width: int, height: int, radius: int, thick: int) -> Mask:
    """Return the outline of a rectangle with round corners."""
    large, pen = _new_large_mask(width, height)
    pen.rounded_rectangle(
        (0, 0, width * _FINE - 1, height * _FINE - 1), radius * _FINE, None, 255, thick * _FINE
    )
    return _shrink(large)


@lru_cache(maxsize=64)
def rounded_corners(radius: int) -> tuple[Mask, Mask, Mask, Mask]:
    """Return the four corners of a filled rectangle: upper left and right, lower left and right."""
    return _cut_corners(round_corners(2 * radius, 2 * radius, radius))


@lru_cache(maxsize=64)
def frame_corners(radius: int, thick: int) -> tuple[Mask, Mask, Mask, Mask]:
    """Return the four corners of a rectangle's edge, in the same order."""
    return _cut_corners(frame(2 * radius, 2 * radius, radius, thick))


def _cut_corners(whole: Mask) -> tuple[Mask, Mask, Mask, Mask]:
    half = whole.width // 2
    boxes = ((0, 0), (half, 0), (0, half), (half, half))
    first, second, third, fourth = (whole.crop((x, y, x + half, y + half)) for x, y in boxes)
    return first, second, third, fourth


@lru_cache(maxsize=64)
def dash_outline(width: int, height: int, radius: int, thick: int) -> Mask:
    """Return the dashed outline of a rectangle with round corners."""
    edge = frame(width, height, radius, thick).copy()
    pen = ImageDraw.Draw(edge)
    for x in range(radius + 4, width - radius, 22):
        pen.rectangle((x, 0, x + 9, thick), 0)
        pen.rectangle((x, height - thick - 1, x + 9, height), 0)
    for y in range(radius + 4, height - radius, 22):
        pen.rectangle((0, y, thick, y + 9), 0)
        pen.rectangle((width - thick - 1, y, width, y + 9), 0)
    return edge


@lru_cache(maxsize=64)
def disc(size: int) -> Mask:
    """Return a circle."""
    large, pen = _new_large_mask(size, size)
    pen.ellipse((0, 0, size * _FINE - 1, size * _FINE - 1), 255)
    return _shrink(large)


@lru_cache(maxsize=128)
def triangle(width: int, height: int, *, up: bool) -> Mask:
    """Return a triangle that points up or down, with slightly round corners."""
    points: tuple[Point, ...] = ((0.06, 0.94), (0.5, 0.08), (0.94, 0.94))
    return _polygon(width, height, points if up else tuple((x, 1 - y) for x, y in points), 0.1)


@lru_cache(maxsize=32)
def diamond(size: int) -> Mask:
    """Return a square that stands on a corner."""
    return _polygon(size, size, ((0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)), 0)


def path(width: int, height: int, points: Sequence[tuple[int, int]], thick: int) -> Mask:
    """Return a line through points; not kept, because each is different."""
    large, pen = _new_large_mask(width, height)
    pen.line([(x * _FINE, y * _FINE) for x, y in points], 255, thick * _FINE, joint="curve")
    return _shrink(large)


@lru_cache(maxsize=32)
def star(size: int) -> Mask:
    """Return a star of five points."""
    points = []
    for corner in range(10):
        reach = 0.5 if corner % 2 == 0 else 0.23
        turn = math.pi * corner / 5 - math.pi / 2
        points.append((0.5 + reach * math.cos(turn), 0.53 + reach * math.sin(turn)))
    return _polygon(size, size, points, 0.04)


@lru_cache(maxsize=32)
def ribbon(width: int, height: int) -> Mask:
    """Return a band whose ends are cut like a swallow's tail."""
    notch = height / width / 2
    points = ((0, 0), (1, 0), (1 - notch, 0.5), (1, 1), (0, 1), (notch, 0.5))
    return _polygon(width, height, points, 0)


@lru_cache(maxsize=32)
def heart(size: int) -> Mask:
    """Return a heart."""
    points = []
    for step in range(60):
        t = math.tau * step / 60
        x = 16 * math.sin(t) ** 3
        y = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        points.append((0.5 + x / 34, 0.46 - y / 34))
    return _polygon(size, size, points, 0)


@lru_cache(maxsize=32)
def cross(size: int) -> Mask:
    """Return a cross, the sign of a mistake."""
    return _strokes(size, (((0.2, 0.2), (0.8, 0.8)), ((0.2, 0.8), (0.8, 0.2))), 0.2)


@lru_cache(maxsize=32)
def tick(size: int) -> Mask:
    """Return a tick, the sign of something done."""
    return _strokes(size, (((0.16, 0.55), (0.4, 0.78), (0.84, 0.24)),), 0.18)


@lru_cache(maxsize=32)
def turn_back(size: int) -> Mask:
    """Return the arrow of the backwards trick."""
    large, pen = _new_large_mask(size, size)
    whole = size * _FINE
    thick = int(0.15 * whole)
    pen.arc((int(0.22 * whole), int(0.2 * whole), int(0.9 * whole), int(0.86 * whole)), -90, 96, 255, thick)
    pen.rectangle((int(0.4 * whole), int(0.2 * whole), int(0.57 * whole), int(0.2 * whole) + thick - 1), 255)
    pen.polygon(
        [
            (int(0.08 * whole), int(0.275 * whole)),
            (int(0.44 * whole), int(0.02 * whole)),
            (int(0.44 * whole), int(0.53 * whole)),
        ],
        255,
    )
    pen.rectangle(
        (int(0.3 * whole), int(0.86 * whole) - thick + 1, int(0.55 * whole), int(0.86 * whole)), 255
    )
    return _shrink(large)


@lru_cache(maxsize=32)
def hand(size: int) -> Mask:
    """Return an open hand."""
    large, pen = _new_large_mask(size, size)
    whole = size * _FINE
    fingers = ((0.2, 0.24), (0.36, 0.08), (0.52, 0.06), (0.68, 0.16))
    for left, top in fingers:
        pen.rounded_rectangle(
            (int(left * whole), int(top * whole), int((left + 0.13) * whole), int(0.7 * whole)),
            int(0.065 * whole),
            255,
        )
    pen.rounded_rectangle(
        (int(0.2 * whole), int(0.46 * whole), int(0.81 * whole), int(0.96 * whole)), int(0.22 * whole), 255
    )
    thumb = [(int(x * whole), int(y * whole)) for x, y in ((0.27, 0.78), (0.1, 0.52))]
    _stroke(pen, thumb, int(0.13 * whole))
    return _shrink(large)


@lru_cache(maxsize=32)
def robot(size: int) -> Mask:
    """Return the face of a robot."""
    large, pen = _new_large_mask(size, size)
    whole = size * _FINE
    pen.rounded_rectangle(
        (int(0.1 * whole), int(0.3 * whole), int(0.9 * whole), int(0.9 * whole)), int(0.16 * whole), 255
    )
    pen.rectangle((int(0.46 * whole), int(0.14 * whole), int(0.54 * whole), int(0.32 * whole)), 255)
    pen.ellipse((int(0.41 * whole), int(0.03 * whole), int(0.59 * whole), int(0.21 * whole)), 255)
    for left in (0.24, 0.58):
        pen.ellipse((int(left * whole), int(0.45 * whole), int((left + 0.18) * whole), int(0.63 * whole)), 0)
    pen.rounded_rectangle(
        (int(0.32 * whole), int(0.72 * whole), int(0.68 * whole), int(0.79 * whole)), int(0.03 * whole), 0
    )
    return _shrink(large)


@lru_cache(maxsize=32)
def stairs(size: int) -> Mask:
    """Return small steps."""
    points = ((0.08, 0.68), (0.34, 0.68), (0.34, 0.48), (0.6, 0.48), (0.6, 0.28), (0.9, 0.28))
    return _strokes(size, (points,), 0.15)


def _polygon(width: int, height: int, points: Sequence[Point], round_off: float) -> Mask:
    large, pen = _new_large_mask(width, height)
    corners = [(x * width * _FINE, y * height * _FINE) for x, y in points]
    pen.polygon(corners, 255)
    if round_off:
        _stroke(pen, [(int(x), int(y)) for x, y in (*corners, corners[0])], int(round_off * width * _FINE))
    return _shrink(large)


def _strokes(size: int, lines: Sequence[Sequence[Point]], thick: float) -> Mask:
    large, pen = _new_large_mask(size, size)
    whole = size * _FINE
    for line in lines:
        _stroke(pen, [(int(x * whole), int(y * whole)) for x, y in line], int(thick * whole))
    return _shrink(large)


def _stroke(pen: ImageDraw.ImageDraw, points: Sequence[tuple[int, int]], thick: int) -> None:
    pen.line(list(points), 255, thick, joint="curve")
    for x, y in (points[0], points[-1]):
        half = thick / 2
        pen.ellipse((x - half, y - half, x + half, y + half), 255)

"""Avatars: pictures of the person, or the program, on a seat."""

from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from typing import Final, TypeAlias

from PIL import Image, ImageOps

from bot.pictures import shapes
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import contrast_colour
from bot.pictures.palette import FELT, SEATS, Colour
from bot.pictures.png import dither_to_palette
from bot.pictures.scene import FastPickle

PHOTO_SIZE: Final = 64
"""Width and height in pixels in which photos are fetched."""
_MIN_WITH_BADGE: Final = 50
"""The size from which a badge beside a photo can be read."""
_FORMATS: Final = ("PNG", "WEBP", "JPEG")
_MAX_PIXELS: Final = 1_000_000
"""The size from which a photo is not decoded: it would not be one that was asked for."""


@dataclass(frozen=True, slots=True)
class PhotoAvatar(FastPickle):
    """A picture that a person has chosen, as a file."""

    content: bytes


@dataclass(frozen=True, slots=True)
class DrawnAvatar(FastPickle):
    """The face of a program on a disc of a colour, for a seat that no person holds."""

    colour: Colour


Avatar: TypeAlias = PhotoAvatar | DrawnAvatar


def draw_badge(canvas: Canvas, x: int, y: int, size: int, seat: int, letter: str) -> None:
    """Draw a seat's letter on a disc of its colour, around a point."""
    colour = SEATS[seat % len(SEATS)]
    canvas.draw_mask_centred(shapes.disc(size), x, y, colour)
    canvas.draw_text(x, y, letter, int(size * 0.58), contrast_colour(colour), "mm")


def draw_person(
    canvas: Canvas, x: int, y: int, size: int, seat: int, letter: str, avatar: Avatar | None
) -> None:
    """Draw an avatar around a point, in a ring and, if large, with its seat's badge; else the badge alone."""
    if not draw_portrait(canvas, x, y, size, seat, letter, avatar) or size < _MIN_WITH_BADGE:
        return
    # The badge is the same as on cards and signals, so it says whose those are.
    small, away = size * 9 // 20, size * 3 // 8
    canvas.draw_mask_centred(shapes.disc(small + 6), x + away, y + away, FELT)
    draw_badge(canvas, x + away, y + away, small, seat, letter)


def draw_portrait(
    canvas: Canvas, x: int, y: int, size: int, seat: int, letter: str, avatar: Avatar | None
) -> bool:
    """Draw an avatar around a point, in a ring; return False where there is none, but a badge."""
    image = None if avatar is None else _render_avatar(avatar, size)
    if image is None:
        draw_badge(canvas, x, y, size, seat, letter)
        return False
    canvas.draw_mask_centred(shapes.disc(size + 8), x, y, SEATS[seat % len(SEATS)])
    canvas.image.paste(image, (x - size // 2, y - size // 2), shapes.disc(size))
    return True


@lru_cache(maxsize=64)
def _render_avatar(avatar: Avatar, size: int) -> Image.Image | None:
    """Return a square in the palette's colours; `None` if the file cannot be read."""
    match avatar:
        case PhotoAvatar(content):
            return _render_photo(content, size)
        case DrawnAvatar(colour):
            canvas = Canvas(size, size, colour)
            canvas.draw_mask_centred(
                shapes.robot(size * 3 // 4), size // 2, size // 2, contrast_colour(colour)
            )
            return canvas.image


def _render_photo(content: bytes, size: int) -> Image.Image | None:
    try:
        with Image.open(BytesIO(content), formats=_FORMATS) as file:
            if file.width * file.height > _MAX_PIXELS:
                return None
            photo = Image.new("RGB", file.size, FELT)
            whole = file.convert("RGBA")
    except (OSError, ValueError, SyntaxError):
        # Pillow's own words for a broken file.
        return None
    photo.paste(whole, mask=whole)
    return dither_to_palette(ImageOps.fit(photo, (size, size), Image.Resampling.LANCZOS))

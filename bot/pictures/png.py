"""Writing PNG files with a palette.

Pillow draws, but ISA-L (python-isal) compresses: a table's pixels take Pillow's own writer 2.8 ms (zlib-ng,
level 2, 32 kB) and ISA-L 0.7 ms (33 kB), while drawing them takes 5.4 ms. The rest of the format is a few
chunks around the compressed pixels (https://www.w3.org/TR/png-3/).

ISA-L may compress the same pixels to different bytes in two processes: compare pictures by their pixels.
"""

import struct
import zlib
from functools import cache
from io import BytesIO
from itertools import combinations

from isal import isal_zlib
from PIL import Image

from bot.pictures.palette import BASIC, Colour

_MIN_DISTANCE = 19
"""The minimum distance in RGB between two colours of the palette: with less, there are more than 256."""
_MIXED = (3, 2, 4, 1, 5)
"""How many sixths of a second colour are mixed into a first one for a smooth edge; the most useful first."""
_MAX_CLEAR_COLOURS = 96
"""The size of the palette of a picture with transparency: an emoji has a dozen colours and their edges."""
_CLEAR_LEVEL = 3
"""zlib's level for pictures with transparency, which Pillow compresses."""
_ISAL_LEVEL = 2
"""ISA-L's level for all others: level 3 takes three times as long and saves nothing here."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_BIT_DEPTH, _INDEXED_COLOUR = 8, 3
"""Bits a pixel; the colour type of pixels that are places in a palette."""


def encode_png(image: Image.Image) -> bytes:
    """Return an image as a PNG file.

    Mode P has to have the palette of `new_palette_image`; RGB is reduced to it. RGBA gets its own palette.
    One palette for all opaque pictures is faster than counting the colours of each, and more exact.
    """
    if image.mode == "P":
        return _encode_palette_image(image)
    if image.mode == "RGB":
        return _encode_palette_image(to_palette(image))
    reduced = image.quantize(_MAX_CLEAR_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    file = BytesIO()
    reduced.save(file, "PNG", compress_level=_CLEAR_LEVEL)
    return file.getvalue()


def to_palette(image: Image.Image) -> Image.Image:
    """Return an image in the palette's colours: for each pixel the nearest."""
    return image.quantize(palette=_palette_image(), dither=Image.Dither.NONE)


def dither_to_palette(image: Image.Image) -> Image.Image:
    """Return a photo in RGB, with the palette's colours mixed from dots, as steps between them would show."""
    return image.quantize(palette=_palette_image(), dither=Image.Dither.FLOYDSTEINBERG).convert("RGB")


def new_palette_image(width: int, height: int, colour: Colour) -> Image.Image:
    """Return an image of one colour of the palette, with the whole palette."""
    image = Image.new("P", (width, height), palette_colours().index(colour))
    image.putpalette(_palette_bytes())
    return image


def _encode_palette_image(image: Image.Image) -> bytes:
    # Each row begins with the number of its filter. 0 means none: filters help photographs, not flat colours.
    # Rows that are one byte longer than the image end with a 0, which is the next one's filter.
    rows = image.tobytes("raw", "P", image.width + 1, 1)
    compressor = isal_zlib.compressobj(_ISAL_LEVEL)
    pixels = compressor.compress(b"\0") + compressor.compress(memoryview(rows)[:-1]) + compressor.flush()
    header = struct.pack(">IIBBBBB", image.width, image.height, _BIT_DEPTH, _INDEXED_COLOUR, 0, 0, 0)
    chunks = (
        (b"IHDR", header),
        (b"PLTE", _palette_bytes()),
        (b"IDAT", pixels),
        (b"IEND", b""),
    )
    return _SIGNATURE + b"".join(_chunk(kind, content) for kind, content in chunks)


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


@cache
def _palette_image() -> Image.Image:
    return new_palette_image(1, 1, palette_colours()[0])


@cache
def _palette_bytes() -> bytes:
    return bytes(part for colour in palette_colours() for part in colour)


@cache
def palette_colours() -> tuple[Colour, ...]:
    """Return the palette: the basic colours, and mixtures of every two for the edges between them."""
    chosen = list(BASIC)
    for sixths in _MIXED:
        for first, second in combinations(BASIC, 2):
            mixed = _mix(first, second, sixths)
            if all(_squared_distance(mixed, other) >= _MIN_DISTANCE**2 for other in chosen):
                chosen.append(mixed)
    return tuple(chosen)


def _mix(first: Colour, second: Colour, sixths: int) -> Colour:
    red, green, blue = (one + round((two - one) * sixths / 6) for one, two in zip(first, second, strict=True))
    return red, green, blue


def _squared_distance(first: Colour, second: Colour) -> int:
    return sum((one - two) ** 2 for one, two in zip(first, second, strict=True))

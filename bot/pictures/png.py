"""Packing: a drawn sheet as a PNG of few colours.

Pillow packs a PNG's pixels in twice the time it took to paint them, so ISA-L does (python-isal): in an eighth
of that, for a tenth more bytes. What is left of the format is a frame around them, as
https://www.w3.org/TR/png-3/ has it.
"""

import struct
import zlib
from functools import cache
from io import BytesIO
from itertools import combinations

from isal import isal_zlib
from PIL import Image

from bot.pictures.palette import BASIC, Colour

_APART = 19
"""How far a mixed colour is from every other at least: as near as a PNG's 256 colours go round."""
_MIXED = (3, 2, 4, 1, 5)
"""How many sixths of one colour are mixed into another along a smooth edge; what matters most comes first."""
_COLOURS = 96
"""As many as nobody misses in what lets through what is behind it: a dozen, and their edges."""
_LEVEL = 3
"""How hard a PNG that lets something through is encode_png."""
_QUICKLY = 2
"""How hard any other is: ISA-L's next level takes three times as long, and saves nothing here."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_BITS, _INDEXED = 8, 3
"""Bits a pixel, and colours by their place in the palette."""


def encode_png(image: Image.Image) -> bytes:
    """Return a sheet as a PNG; one of few colours has to have the palette's.

    Every sheet is drawn with the same colours and gets the same palette: that is quicker than to count its
    own, and truer.
    """
    if image.mode == "P":
        return _encode_palette_image(image)
    if image.mode == "RGB":
        return _encode_palette_image(to_palette(image))
    few = image.quantize(_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    sheet = BytesIO()
    few.save(sheet, "PNG", compress_level=_LEVEL)
    return sheet.getvalue()


def to_palette(image: Image.Image) -> Image.Image:
    """Return a sheet in the palette's colours: for each pixel the nearest."""
    return image.quantize(palette=_palette_image(), dither=Image.Dither.NONE)


def new_palette_image(width: int, height: int, colour: Colour) -> Image.Image:
    """Return a sheet of one of the palette's colours, in which there is room for the others."""
    few = Image.new("P", (width, height), palette_colours().index(colour))
    few.putpalette(_palette_bytes())
    return few


def _encode_palette_image(few: Image.Image) -> bytes:
    # Each row begins with the number of its filter: 0, none, as is best where few colours meet.
    rows = Image.new("P", (few.width + 1, few.height), 0)
    rows.paste(few, (1, 0))
    head = struct.pack(">IIBBBBB", few.width, few.height, _BITS, _INDEXED, 0, 0, 0)
    parts = (
        (b"IHDR", head),
        (b"PLTE", _palette_bytes()),
        (b"IDAT", isal_zlib.compress(rows.tobytes(), _QUICKLY)),
        (b"IEND", b""),
    )
    return _SIGNATURE + b"".join(_chunk(kind, content) for kind, content in parts)


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
    """Return the palette: the basic colours, and mixtures of each two for the edges between them."""
    chosen = list(BASIC)
    for sixths in _MIXED:
        for first, second in combinations(BASIC, 2):
            mixed = _mix(first, second, sixths)
            if all(_distance(mixed, other) >= _APART**2 for other in chosen):
                chosen.append(mixed)
    return tuple(chosen)


def _mix(first: Colour, second: Colour, sixths: int) -> Colour:
    red, green, blue = (one + round((two - one) * sixths / 6) for one, two in zip(first, second, strict=True))
    return red, green, blue


def _distance(first: Colour, second: Colour) -> int:
    return sum((one - two) ** 2 for one, two in zip(first, second, strict=True))

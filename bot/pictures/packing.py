"""Packing: a drawn sheet as a PNG of few colours."""

from functools import cache
from io import BytesIO
from itertools import combinations

from PIL import Image

from bot.pictures.palette import BASIC, Colour

_APART = 19
"""How far a mixed colour is from every other at least: as near as a PNG's 256 colours go round."""
_MIXED = (3, 2, 4, 1, 5)
"""How many sixths of one colour are mixed into another along a smooth edge; what matters most comes first."""
_COLOURS = 96
"""As many as nobody misses in what lets through what is behind it: a dozen, and their edges."""
_LEVEL = 3
"""How hard a PNG is packed: beyond this a few per cent of bytes cost three times the time."""


def packed(image: Image.Image) -> bytes:
    """Return a sheet as a PNG.

    Every sheet is drawn with the same colours and gets the same palette: that is quicker than to count its
    own, and truer.
    """
    if image.mode == "RGB":
        few = image.quantize(palette=_palette(), dither=Image.Dither.NONE)
    else:
        few = image.quantize(_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    sheet = BytesIO()
    few.save(sheet, "PNG", compress_level=_LEVEL)
    return sheet.getvalue()


@cache
def _palette() -> Image.Image:
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in colours() for part in colour])
    return palette


@cache
def colours() -> tuple[Colour, ...]:
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

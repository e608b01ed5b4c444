"""How alike two pictures look, whatever a few edges do."""

from typing import Final

from PIL import Image, ImageChops

WIDTH: Final = 240
"""How wide pictures are compared: enough to read them."""
_BLOCK = 6
"""Pixels of a side of what is looked at as one: less than a numeral, more than an edge."""
ALIKE: Final = 14
"""The difference of a block, out of 255, up to which nobody sees one."""


def reduced(picture: Image.Image) -> Image.Image:
    """Return a picture as it is kept and compared."""
    height = round(picture.height * WIDTH / picture.width)
    return picture.convert("RGB").resize((WIDTH, height), Image.Resampling.LANCZOS)


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return how much the two differ where they differ most; 255 if they are of other sizes."""
    if one.size != other.size:
        return 255.0
    apart = ImageChops.difference(one.convert("RGB"), other.convert("RGB"))
    blocks = apart.resize((apart.width // _BLOCK, apart.height // _BLOCK), Image.Resampling.BOX)
    return float(max(high for _, high in blocks.getextrema()))  # type: ignore[misc] # three bands, three pairs

"""How much two pictures differ to the eye, apart from slightly shifted edges."""

from typing import Final

from PIL import Image, ImageChops

WIDTH: Final = 240
"""The width in pixels at which pictures are compared: wide enough to read them."""
_BLOCK = 6
"""The side in pixels of the blocks that are compared: smaller than a number, larger than an edge."""
ALIKE: Final = 14
"""The difference of a block, of 255, that nobody sees."""


def reduce_to_snapshot(picture: Image.Image) -> Image.Image:
    """Return a picture at the size of snapshots."""
    height = round(picture.height * WIDTH / picture.width)
    return picture.convert("RGB").resize((WIDTH, height), Image.Resampling.LANCZOS)


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return the largest difference of a block; 255 if the sizes differ."""
    if one.size != other.size:
        return 255.0
    apart = ImageChops.difference(one.convert("RGB"), other.convert("RGB"))
    blocks = apart.resize((apart.width // _BLOCK, apart.height // _BLOCK), Image.Resampling.BOX)
    return float(max(high for _, high in blocks.getextrema()))  # type: ignore[misc] # three bands, three pairs

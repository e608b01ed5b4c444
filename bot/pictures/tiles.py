"""Tiles: parts of a picture that are drawn once and kept, because most come again with the next click.

A tile is kept in the palette's colours, so a picture of tiles only has to be put together. It has the
same pixels as a picture drawn as a whole: the nearest colour of a pixel does not depend on other pixels.
Tiles are kept compressed: all cards of a game in every width take 2 MiB instead of 25, and a hand takes
a third longer than with all of them as they are, but less than with a tenth of them.
"""

from abc import abstractmethod
from collections.abc import Callable, Hashable
from typing import Final, ParamSpec

from cachetools import LRUCache, cached
from isal import isal_zlib
from PIL import Image

from bot.pictures.canvas import Canvas
from bot.pictures.palette import Colour
from bot.pictures.png import new_palette_image, to_palette
from bot.pictures.scene import Scene

_Facts = ParamSpec("_Facts")
_MAX_BYTES: Final = 4 * 1024 * 1024
"""The size of all kept tiles together, with their keys: some 2,000 cards."""
_KEY_BYTES: Final = 600
"""The size of a tile's key and place in the cache, about."""


class TileCanvas:
    """A canvas that is covered with tiles, in the palette's colours or in full colour."""

    def __init__(self, width: int, height: int, background: Colour, *, in_palette: bool) -> None:
        self._in_palette = in_palette
        self.image = (
            new_palette_image(width, height, background)
            if in_palette
            else Image.new("RGB", (width, height), background)
        )

    def paste(self, x: int, y: int, canvas: Canvas) -> None:
        """Paste a part that rarely comes again."""
        self.image.paste(to_palette(canvas.image) if self._in_palette else canvas.image, (x, y))

    def draw_tile(
        self, x: int, y: int, draw: Callable[_Facts, Canvas], *facts: _Facts.args, **more: _Facts.kwargs
    ) -> None:
        """Paste a tile with its upper left corner at a point; it may depend on its arguments alone."""
        if self._in_palette:
            size, pixels = _draw_once(draw, facts, tuple(more.items()))
            tile = Image.frombuffer("P", size, isal_zlib.decompress(pixels), "raw", "P", 0, 1)
        else:
            tile = draw(*facts, **more).image
        self.image.paste(tile, (x, y))


def _count_bytes(tile: tuple[tuple[int, int], bytes]) -> int:
    return len(tile[1]) + _KEY_BYTES


@cached(LRUCache(_MAX_BYTES, getsizeof=_count_bytes))
def _draw_once(
    draw: Callable[..., Canvas], facts: tuple[Hashable, ...], more: tuple[tuple[str, Hashable], ...]
) -> tuple[tuple[int, int], bytes]:
    """Return the width and height of a tile, and its compressed pixels in the palette's colours."""
    image = to_palette(draw(*facts, **dict(more)).image)
    return image.size, isal_zlib.compress(image.tobytes())


class TiledScene(Scene):
    """A scene that is put together from tiles."""

    @abstractmethod
    def draw_tiles(self, *, in_palette: bool) -> TileCanvas:
        """Draw the scene in the palette's colours, or in full colour."""

    def draw_image(self) -> Image.Image:
        """Draw the scene in full colour."""
        return self.draw_tiles(in_palette=False).image

    def draw_palette_image(self) -> Image.Image:
        """Draw the scene in the palette's colours."""
        return self.draw_tiles(in_palette=True).image

"""Tiles: parts of a picture that come again, most of them with the next click.

A tile is drawn and brought down to the palette's colours once; a picture of tiles is only put together. Since
every pixel finds its colour by itself, it is the same picture as if it had been drawn as a whole.
"""

from abc import abstractmethod
from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import ParamSpec

from PIL import Image

from bot.pictures.canvas import Canvas
from bot.pictures.palette import Colour
from bot.pictures.png import new_palette_image, to_palette
from bot.pictures.scene import Scene

_Facts = ParamSpec("_Facts")


class TileCanvas:
    """A sheet of one colour, covered with tiles: in all colours, or in those of the palette alone."""

    def __init__(self, width: int, height: int, ground: Colour, *, in_palette: bool) -> None:
        """Take a fresh sheet."""
        self._in_palette = in_palette
        self.image = (
            new_palette_image(width, height, ground)
            if in_palette
            else Image.new("RGB", (width, height), ground)
        )

    def paste(self, x: int, y: int, canvas: Canvas) -> None:
        """Put down what hardly comes again."""
        self.image.paste(to_palette(canvas.image) if self._in_palette else canvas.image, (x, y))

    def draw_tile(
        self, x: int, y: int, draw: Callable[_Facts, Canvas], *facts: _Facts.args, **more: _Facts.kwargs
    ) -> None:
        """Put down a tile with its upper left corner at a point; it shows its facts and nothing else."""
        tile = (
            _cached_tile(draw, facts, tuple(more.items())) if self._in_palette else draw(*facts, **more).image
        )
        self.image.paste(tile, (x, y))


@lru_cache(maxsize=640)
def _cached_tile(
    draw: Callable[..., Canvas], facts: tuple[Hashable, ...], more: tuple[tuple[str, Hashable], ...]
) -> Image.Image:
    return to_palette(draw(*facts, **dict(more)).image)


class TiledScene(Scene):
    """A scene put together from tiles."""

    @abstractmethod
    def draw_tiles(self, *, in_palette: bool) -> TileCanvas:
        """Lay the tiles, in the palette's colours alone if they are to be `few`."""

    def draw_image(self) -> Image.Image:
        """Draw the scene."""
        return self.draw_tiles(in_palette=False).image

    def draw_palette_image(self) -> Image.Image:
        """Draw the scene in the palette's colours."""
        return self.draw_tiles(in_palette=True).image

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
from bot.pictures.png import blank, indexed
from bot.pictures.scene import Scene

_Facts = ParamSpec("_Facts")


class Mosaic:
    """A sheet of one colour, covered with tiles: in all colours, or in those of the palette alone."""

    def __init__(self, width: int, height: int, ground: Colour, *, few: bool) -> None:
        """Take a fresh sheet."""
        self._few = few
        self.image = blank(width, height, ground) if few else Image.new("RGB", (width, height), ground)

    def put(self, x: int, y: int, canvas: Canvas) -> None:
        """Put down what hardly comes again."""
        self.image.paste(indexed(canvas.image) if self._few else canvas.image, (x, y))

    def lay(
        self, x: int, y: int, drawing: Callable[_Facts, Canvas], *facts: _Facts.args, **more: _Facts.kwargs
    ) -> None:
        """Put down a tile with its upper left corner at a point; it shows its facts and nothing else."""
        tile = _kept(drawing, facts, tuple(more.items())) if self._few else drawing(*facts, **more).image
        self.image.paste(tile, (x, y))


@lru_cache(maxsize=640)
def _kept(
    drawing: Callable[..., Canvas], facts: tuple[Hashable, ...], more: tuple[tuple[str, Hashable], ...]
) -> Image.Image:
    return indexed(drawing(*facts, **dict(more)).image)


class Tiled(Scene):
    """A scene put together from tiles."""

    @abstractmethod
    def lay(self, *, few: bool) -> Mosaic:
        """Lay the tiles, in the palette's colours alone if they are to be `few`."""

    def paint(self) -> Image.Image:
        """Draw the scene."""
        return self.lay(few=False).image

    def sheet(self) -> Image.Image:
        """Draw the scene in the palette's colours."""
        return self.lay(few=True).image

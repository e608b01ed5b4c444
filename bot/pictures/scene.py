"""A scene: what a picture shows, as plain data, and the picture that is drawn of it."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any, Self

from PIL import Image

from bot.pictures.png import encode_png

DRAWING_VERSION = "6"
"""Changed whenever the same scene would be drawn otherwise; pictures kept under another are stale."""


class FastPickle:
    """Plain data that goes to the process that draws, as it is made rather than attribute by attribute.

    That is what takes a dataclass with slots so long otherwise.
    """

    __slots__ = ()

    def __reduce__(self) -> tuple[type[Self], tuple[object, ...]]:
        """Tell how to make the same again."""
        kind = type(self)
        return kind, _values(kind)(self)  # type: ignore[arg-type] # classes are hashable


@cache
def _values(kind: type[Any]) -> Callable[[object], tuple[object, ...]]:
    """Return what reads all fields of a dataclass."""
    names = [field.name for field in fields(kind)]
    # An attrgetter returns a tuple of two or more alone.
    return attrgetter(*names) if len(names) > 1 else lambda one: tuple(getattr(one, name) for name in names)


class Scene(FastPickle, ABC):
    """What a picture shows.

    Every scene is a frozen dataclass of plain values: equal scenes are equal pictures. It holds nothing
    that whoever sees the picture may not know.
    """

    @abstractmethod
    def draw_image(self) -> Image.Image:
        """Draw the scene."""

    def draw_palette_image(self) -> Image.Image:
        """Draw the scene as it is encode_png: in the palette's colours already if that is quicker."""
        return self.draw_image()


def render_png(scene: Scene) -> bytes:
    """Return a scene as a PNG; takes some milliseconds and touches nothing but memory."""
    return encode_png(scene.draw_palette_image())

"""A scene: the content of a picture as plain data, and how it is drawn."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache
from operator import attrgetter
from typing import Any, ClassVar, Self

from PIL import Image

from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.fonts import drop_missing_glyphs
from bot.pictures.palette import FELT, PAPER
from bot.pictures.png import encode_png

DRAWING_VERSION = "13"
"""Raise it when the same scene is drawn differently: pictures of another version are not used any more."""
_LABEL_HEIGHT = 72
_LABEL_MARGIN = 32


class FastPickle:
    """A dataclass whose pickle holds the values of its fields, without their names.

    That is faster than the default for a dataclass with slots, which goes attribute by attribute.
    """

    __slots__ = ()

    def __reduce__(self) -> tuple[type[Self], tuple[object, ...]]:
        """Return the class and the arguments that make an equal value."""
        kind = type(self)
        return kind, _values_of(kind)(self)  # type: ignore[arg-type] # classes are hashable


@cache
def _values_of(kind: type[Any]) -> Callable[[object], tuple[object, ...]]:
    """Return a function that reads the values of all fields of a dataclass."""
    names = [field.name for field in fields(kind)]
    # For a single name an attrgetter returns the value itself, not a tuple.
    return (
        attrgetter(*names) if len(names) > 1 else lambda value: tuple(getattr(value, name) for name in names)
    )


class Scene(FastPickle, ABC):
    """The content of a picture.

    Every scene is a frozen dataclass of plain values: equal scenes have equal pictures. A scene holds nothing
    that those who see its picture may not know.
    """

    is_quick: ClassVar[bool] = False
    """Whether drawing takes less time than handing the scene to another process and taking its picture.

    Not for scenes that many people ask for at the same moment: those would hold up the event loop together.
    """

    file_type: ClassVar[str] = "png"
    """The ending of the picture's file."""

    @abstractmethod
    def draw_image(self) -> Image.Image:
        """Draw the scene in full colour: mode RGB, or RGBA with transparency."""

    def draw_palette_image(self) -> Image.Image:
        """Draw the scene as `encode_png` takes it; override this where drawing in the palette is faster."""
        return self.draw_image()

    def encode(self) -> bytes:
        """Return the picture as a file; takes some milliseconds, and no input or output."""
        return encode_png(self.draw_palette_image())


@dataclass(frozen=True, slots=True)
class StackedScenes(Scene):
    """Scenes above each other: beside each other they would be too small for a phone."""

    scenes: tuple[Scene, ...]
    labels: tuple[str, ...]

    def draw_image(self) -> Image.Image:
        """Draw the scenes."""
        images = [scene.draw_image() for scene in self.scenes]
        canvas = Canvas(WIDTH, sum(_LABEL_HEIGHT + image.height for image in images))
        top = 0
        for label, image in zip(self.labels, images, strict=True):
            canvas.fill_rectangle(0, top, WIDTH, _LABEL_HEIGHT, FELT)
            text = drop_missing_glyphs(label)
            canvas.draw_text(
                _LABEL_MARGIN, top + _LABEL_HEIGHT // 2, text, 32, PAPER, "lm", WIDTH - 2 * _LABEL_MARGIN
            )
            canvas.image.paste(image, ((WIDTH - image.width) // 2, top + _LABEL_HEIGHT))
            top += _LABEL_HEIGHT + image.height
        return canvas.image


def render_png(scene: Scene) -> bytes:
    """Return a scene that stands still as a PNG."""
    return scene.encode()

"""A scene: what a picture shows, as plain data, and the picture that is drawn of it."""

from abc import ABC, abstractmethod
from io import BytesIO

from PIL import Image

RENDERER = "3"
"""Changed whenever the same scene would be drawn otherwise; pictures kept under another are stale."""
_COLOURS = 96
"""As many as nobody misses: what is drawn has a dozen, and their edges."""
_LEVEL = 3
"""How hard a PNG is packed: beyond this a few per cent of bytes cost three times the time."""


class Scene(ABC):
    """What a picture shows.

    Every scene is a frozen dataclass of plain values: equal scenes are equal pictures. It holds nothing
    that whoever sees the picture may not know.
    """

    @abstractmethod
    def paint(self) -> Image.Image:
        """Draw the scene."""


def draw(scene: Scene) -> bytes:
    """Return a scene as a PNG.

    Takes some milliseconds and touches nothing but memory: to be called in a thread, where it lets others
    in time and again.
    """
    image = scene.paint()
    few = image.quantize(_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    sheet = BytesIO()
    few.save(sheet, "PNG", compress_level=_LEVEL)
    return sheet.getvalue()

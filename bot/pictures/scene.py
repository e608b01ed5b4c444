"""A scene: what a picture shows, as plain data, and the picture that is drawn of it."""

from abc import ABC, abstractmethod

from PIL import Image

from bot.pictures.packing import packed

RENDERER = "6"
"""Changed whenever the same scene would be drawn otherwise; pictures kept under another are stale."""


class Scene(ABC):
    """What a picture shows.

    Every scene is a frozen dataclass of plain values: equal scenes are equal pictures. It holds nothing
    that whoever sees the picture may not know.
    """

    @abstractmethod
    def paint(self) -> Image.Image:
        """Draw the scene."""

    def sheet(self) -> Image.Image:
        """Draw the scene as it is packed: in the palette's colours already if that is quicker."""
        return self.paint()


def draw(scene: Scene) -> bytes:
    """Return a scene as a PNG; takes some milliseconds and touches nothing but memory."""
    return packed(scene.sheet())

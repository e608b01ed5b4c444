"""The smallest scenes, for tests of what surrounds the drawing."""

import os
import sys
import time
from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from bot.pictures import Scene
from bot.pictures.palette import BASIC


@dataclass(frozen=True, slots=True)
class Dot(Scene):
    """A square of one of the palette's colours."""

    shade: int
    """The place of the colour in the palette, counted round."""

    def draw_image(self) -> Image.Image:
        """Draw the square."""
        return Image.new("RGB", (4, 4), BASIC[self.shade % len(BASIC)])


@dataclass(frozen=True, slots=True)
class ClearDot(Scene):
    """A square with transparency, as emojis have it: equal ones have equal bytes."""

    shade: int

    def draw_image(self) -> Image.Image:
        """Draw the square."""
        return Image.new("RGBA", (4, 4), (self.shade, 0, 0, 128))


@dataclass(frozen=True, slots=True)
class Blot(Scene):
    """A scene that cannot be drawn."""

    card: int

    def draw_image(self) -> Image.Image:
        """Fail with a card in the error's text."""
        raise ValueError(self.card)


class QuickDot(Dot):
    """A square that is drawn at once."""

    is_quick = True


class QuickBlot(Blot):
    """A scene that cannot be drawn at once."""

    is_quick = True


@dataclass(frozen=True, slots=True)
class Crash(Scene):
    """A scene that ends the process that draws it."""

    def draw_image(self) -> Image.Image:
        """End the process."""
        os._exit(1)


@dataclass(frozen=True, slots=True)
class SlowScene(Scene):
    """A scene that takes a while to draw."""

    seconds: float

    def draw_image(self) -> Image.Image:
        """Wait, then draw."""
        time.sleep(self.seconds)
        return Image.new("RGB", (4, 4))


@dataclass(frozen=True, slots=True)
class Unreadable(Scene):
    """A scene that can be sent to another process, but not be made there."""

    card: int

    def __post_init__(self) -> None:
        """Fail in any process but the one in which the tests run."""
        if "pytest" not in sys.modules:
            raise ValueError(self.card)

    def draw_image(self) -> Image.Image:
        """Never get here."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class VariableIsSet(Scene):
    """White if the process that draws has a variable in its environment, else black."""

    name: str

    def draw_image(self) -> Image.Image:
        """Read the environment."""
        return Image.new("RGB", (4, 4), (255, 255, 255) if self.name in os.environ else (0, 0, 0))


def pixels(picture: bytes) -> tuple[tuple[int, int], bytes]:
    """Return a picture's size and colours; bytes of equal pictures may differ (see `bot/pictures/png.py`)."""
    image = Image.open(BytesIO(picture)).convert("RGBA")
    return image.size, image.tobytes()

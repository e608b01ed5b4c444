"""Scenes as small as can be, for whoever tests what happens around them."""

import os
import time
from dataclasses import dataclass

from PIL import Image

from bot.pictures import Scene


@dataclass(frozen=True, slots=True)
class Dot(Scene):
    """One dot."""

    shade: int

    def draw_image(self) -> Image.Image:
        """Draw the dot."""
        return Image.new("RGB", (4, 4), (self.shade, 0, 0))


@dataclass(frozen=True, slots=True)
class Blot(Scene):
    """A dot that cannot be drawn."""

    card: int

    def draw_image(self) -> Image.Image:
        """Fail, with a card in what is said about it."""
        raise ValueError(self.card)


@dataclass(frozen=True, slots=True)
class Crash(Scene):
    """A dot that takes the whole process along."""

    def draw_image(self) -> Image.Image:
        """End the process that draws."""
        os._exit(1)


@dataclass(frozen=True, slots=True)
class Slow(Scene):
    """A dot that takes its time."""

    seconds: float

    def draw_image(self) -> Image.Image:
        """Wait, then draw."""
        time.sleep(self.seconds)
        return Image.new("RGB", (4, 4))

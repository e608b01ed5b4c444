"""An animation: scenes one after another, as one animated GIF that everyone's client plays."""

from dataclasses import dataclass
from io import BytesIO
from typing import ClassVar, Final

from PIL import Image

from bot.pictures.palette import NIGHT
from bot.pictures.png import new_palette_image, to_palette
from bot.pictures.scene import Scene

MAX_FRAMES: Final = 40
"""More would take longer than 2 s to draw, during which no table gets its picture."""
_FRAME_MS: Final = 800
_LAST_FRAME_MS: Final = 4000
"""How long the last frame stays before the animation begins again."""


@dataclass(frozen=True, slots=True)
class AnimatedScene(Scene):
    """Scenes that are shown one after another; a lower one stands at the top of the common frame."""

    scenes: tuple[Scene, ...]
    file_type: ClassVar[str] = "gif"

    def draw_image(self) -> Image.Image:
        """Draw the last scene."""
        return self.scenes[-1].draw_image()

    def encode(self) -> bytes:
        """Return the scenes as an animated GIF."""
        images = [scene.draw_palette_image() for scene in self.scenes]
        width, height = max(image.width for image in images), max(image.height for image in images)
        first, *others = (_pad(image, width, height) for image in images)
        durations = [*[_FRAME_MS] * len(others), _LAST_FRAME_MS]
        file = BytesIO()
        first.save(
            file, "GIF", save_all=True, append_images=others, duration=durations, loop=0, optimize=False
        )
        return file.getvalue()


def _pad(image: Image.Image, width: int, height: int) -> Image.Image:
    """Return an image with the palette, extended to a size."""
    frame = new_palette_image(width, height, NIGHT)
    frame.paste(image if image.mode == "P" else to_palette(image), ((width - image.width) // 2, 0))
    return frame

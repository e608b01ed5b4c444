"""Two pictures in one, each below its label, to be compared."""

from dataclasses import dataclass

from PIL import Image

from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.fonts import drop_missing_glyphs
from bot.pictures.palette import FELT, PAPER
from bot.pictures.scene import Scene

_LABEL = 72
_MARGIN = 32


@dataclass(frozen=True, slots=True)
class StackedScenes(Scene):
    """Scenes above each other: beside each other they would be too small for a phone."""

    scenes: tuple[Scene, ...]
    labels: tuple[str, ...]

    def draw_image(self) -> Image.Image:
        """Draw the scenes."""
        images = [scene.draw_image() for scene in self.scenes]
        canvas = Canvas(WIDTH, sum(_LABEL + image.height for image in images))
        top = 0
        for label, image in zip(self.labels, images, strict=True):
            canvas.fill_rectangle(0, top, WIDTH, _LABEL, FELT)
            text = drop_missing_glyphs(label)
            canvas.draw_text(_MARGIN, top + _LABEL // 2, text, 32, PAPER, "lm", WIDTH - 2 * _MARGIN)
            canvas.image.paste(image, ((WIDTH - image.width) // 2, top + _LABEL))
            top += _LABEL + image.height
        return canvas.image

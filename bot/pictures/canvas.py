"""The canvas: an image of one colour, on which shapes and texts are drawn."""

from typing import Final

from PIL import Image

from bot.pictures import fonts, shapes
from bot.pictures.palette import NIGHT, Colour
from bot.pictures.shapes import Mask

WIDTH: Final = 960
"""The width in pixels of every picture of a table; a phone shows it about 390 pixels wide."""

_MAX_MASK: Final = 4_000
"""The area in pixels of a box up to which one mask is faster than three rectangles and four corners."""


class Canvas:
    """An image that is being drawn; all measures are pixels from its upper left corner."""

    def __init__(self, width: int, height: int, ground: Colour = NIGHT, *, clear: bool = False) -> None:
        """Begin with one colour; if `clear`, with full transparency, where edges blend into `ground`."""
        if clear:
            self.image = Image.new("RGBA", (width, height), (*ground, 0))
        else:
            self.image = Image.new("RGB", (width, height), ground)

    @property
    def width(self) -> int:
        """The width in pixels."""
        return self.image.width

    @property
    def height(self) -> int:
        """The height in pixels."""
        return self.image.height

    def draw_mask(self, mask: Mask, x: int, y: int, colour: Colour) -> None:
        """Draw a shape with its upper left corner at a point."""
        self.image.paste(colour, (x, y), mask)

    def draw_mask_centred(self, mask: Mask, x: int, y: int, colour: Colour) -> None:
        """Draw a shape around a point."""
        self.draw_mask(mask, x - mask.width // 2, y - mask.height // 2, colour)

    def fill_box(self, x: int, y: int, width: int, height: int, radius: int, colour: Colour) -> None:
        """Fill a rectangle with round corners."""
        if width * height < _MAX_MASK or min(width, height) < 2 * radius + 2:
            self.draw_mask(shapes.round_corners(width, height, radius), x, y, colour)
            return
        # Only the corners need a mask; the rest of a large box is filled faster without one.
        self.fill_rectangle(x + radius, y, width - 2 * radius, height, colour)
        self.fill_rectangle(x, y + radius, radius, height - 2 * radius, colour)
        self.fill_rectangle(x + width - radius, y + radius, radius, height - 2 * radius, colour)
        self._draw_corners(shapes.rounded_corners(radius), x, y, width, height, colour)

    def outline_box(
        self, x: int, y: int, width: int, height: int, radius: int, colour: Colour, thick: int = 3
    ) -> None:
        """Draw the outline of a rectangle with round corners."""
        for down in (y, y + height - thick):
            self.fill_rectangle(x + radius, down, width - 2 * radius, thick, colour)
        for across in (x, x + width - thick):
            self.fill_rectangle(across, y + radius, thick, height - 2 * radius, colour)
        self._draw_corners(shapes.frame_corners(radius, thick), x, y, width, height, colour)

    def _draw_corners(
        self, masks: tuple[Mask, Mask, Mask, Mask], x: int, y: int, width: int, height: int, colour: Colour
    ) -> None:
        right, bottom = x + width - masks[0].width, y + height - masks[0].height
        for mask, left, top in zip(masks, (x, right, x, right), (y, y, bottom, bottom), strict=True):
            self.draw_mask(mask, left, top, colour)

    def fill_rectangle(self, x: int, y: int, width: int, height: int, colour: Colour) -> None:
        """Fill a rectangle."""
        # A third of the time of ImageDraw's rectangle.
        self.image.paste(colour, (x, y, x + width, y + height))

    def draw_number(self, x: int, y: int, text: str, size: int, colour: Colour, anchor: str = "mm") -> None:
        """Draw digits, signs or capital letters; by default around a point."""
        self._draw_placed(fonts.render_number(text, size, anchor), x, y, colour)

    def draw_text(
        self,
        x: int,
        y: int,
        text: str,
        size: int,
        colour: Colour,
        anchor: str = "lm",
        within: int | None = None,
    ) -> None:
        """Draw a text, cut to `within` pixels of width; by default to the right of a point."""
        fitted = text if within is None else fonts.truncate_text(text, size, within)
        self._draw_placed(fonts.render_text(fitted, size, anchor), x, y, colour)

    def _draw_placed(self, rendered: fonts.PlacedMask | None, x: int, y: int, colour: Colour) -> None:
        if rendered is not None:
            mask, left, top = rendered
            self.draw_mask(mask, x + left, y + top, colour)

    @staticmethod
    def measure_text(text: str, size: int) -> int:
        """Return the width of a text in pixels."""
        return round(fonts.measure_text(text, size))

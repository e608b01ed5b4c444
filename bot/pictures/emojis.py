"""Emojis: cards and signs that fit between words."""

from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image

from bot.pictures import shapes
from bot.pictures.canvas import Canvas
from bot.pictures.cards import HIGHEST, draw_card_back
from bot.pictures.palette import ALARM, FALL, INK, LIFE, NIGHT, PAPER, RISE, SEAM, TRICK, TURN, Colour
from bot.pictures.scene import Scene, render_png
from bot.pictures.shapes import Mask

SIZE = 128
"""Width and height in pixels: the largest size in which Discord shows an emoji."""


@dataclass(frozen=True, slots=True)
class CardEmoji(Scene):
    """A card with a large number; without a number, its back."""

    card: int | None

    def draw_image(self) -> Image.Image:
        """Draw the card on full transparency."""
        canvas = Canvas(SIZE, SIZE, SEAM, clear=True)
        if self.card is None:
            draw_card_back(canvas, 18, 2, 92, 122)
            return canvas.image
        canvas.fill_box(4, 0, SIZE - 8, SIZE, 24, SEAM)
        canvas.fill_box(9, 5, SIZE - 18, SIZE - 10, 20, PAPER)
        canvas.draw_number(SIZE // 2, SIZE // 2, str(self.card), 88 if self.card < HIGHEST else 60, INK)
        return canvas.image


@dataclass(frozen=True, slots=True)
class SignEmoji(Scene):
    """A shape on a disc."""

    sign: str

    def draw_image(self) -> Image.Image:
        """Draw the sign on full transparency."""
        mask, ground, colour = _sign(self.sign)
        canvas = Canvas(SIZE, SIZE, ground, clear=True)
        canvas.draw_mask_centred(shapes.disc(SIZE), SIZE // 2, SIZE // 2, ground)
        canvas.draw_mask_centred(mask, SIZE // 2, SIZE // 2, colour)
        return canvas.image


def _sign(name: str) -> tuple[Mask, Colour, Colour]:
    return {
        "rising": (shapes.triangle(76, 66, up=True), RISE, INK),
        "falling": (shapes.triangle(76, 66, up=False), FALL, INK),
        "trick": (shapes.turn_back(88), TRICK, INK),
        "life": (shapes.heart(96), NIGHT, LIFE),
        "star": (shapes.star(104), NIGHT, TURN),
        "mistake": (shapes.cross(88), ALARM, PAPER),
        "hand": (shapes.hand(88), TRICK, INK),
    }[name]


SIGNS = ("rising", "falling", "trick", "life", "star", "mistake", "hand")


def emoji_scenes() -> Mapping[str, Scene]:
    """Return the scene of every emoji by its name: `card_1` to `card_100`, `card_back`, and the signs."""
    cards = {f"card_{card}": CardEmoji(card) for card in range(1, HIGHEST + 1)}
    return {**cards, "card_back": CardEmoji(None), **{sign: SignEmoji(sign) for sign in SIGNS}}


def render_emojis() -> Mapping[str, bytes]:
    """Return every emoji's picture by its name."""
    return {name: render_png(scene) for name, scene in emoji_scenes().items()}

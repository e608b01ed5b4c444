"""Cards: face up, with a number and its place between 1 and 100; and face down."""

from functools import lru_cache

from PIL import Image

from bot.pictures import shapes
from bot.pictures.canvas import Canvas
from bot.pictures.palette import (
    BACK,
    BACK_LINE,
    FALL_DEEP,
    FELT,
    INK,
    PAPER,
    RISE_DEEP,
    SEAM,
    SHADE,
    SHADOW,
    Colour,
)

HIGHEST = 100


def draw_card(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: int,
    number: int,
    *,
    paper: Colour = PAPER,
    tone: Colour = INK,
    rises: bool | None = None,
) -> None:
    """Draw a card face up; the top of a pile has a band at the edge in the pile's direction."""
    radius = max(width // 9, 3)
    canvas.fill_box(x, y + _shadow_height(height), width, height, radius, SHADOW)
    top, bottom = y, y + height
    if rises is None:
        canvas.fill_box(x, y, width, height, radius, paper)
    else:
        band = height // 6
        colour = RISE_DEEP if rises else FALL_DEEP
        canvas.fill_box(x, y, width, height, radius, colour)
        top, bottom = (y + band, bottom) if rises else (y, bottom - band)
        canvas.fill_box(x, top, width, bottom - top, radius, paper)
        middle = y + band // 2 if rises else bottom + band // 2
        pointer = shapes.triangle(int(band * 0.95), int(band * 0.7), up=rises)
        canvas.draw_mask_centred(pointer, x + width // 2, middle, PAPER)
    inner = bottom - top
    size = int(width * (0.6 if number < HIGHEST else 0.46))
    canvas.draw_number(x + width // 2, top + int(inner * 0.46), str(number), size, tone)
    _draw_number_line(canvas, x, top + int(inner * 0.84), width, number, tone)


def render_card(width: int, height: int, number: int, *, paper: Colour = PAPER, tone: Colour = INK) -> Canvas:
    """Return a card of a hand on a canvas of its own."""
    canvas = Canvas(width, height + _shadow_height(height), FELT)
    draw_card(canvas, 0, 0, width, height, number, paper=paper, tone=tone)
    return canvas


def _shadow_height(height: int) -> int:
    """Return how many pixels the shadow reaches below a card."""
    return max(height // 40, 1)


def _draw_number_line(canvas: Canvas, x: int, y: int, width: int, number: int, tone: Colour) -> None:
    """Draw a line from 1 to 100 with a dot at the card's place."""
    thick = max(width // 32, 2)
    left, long = x + int(width * 0.16), int(width * 0.68)
    canvas.fill_rectangle(left, y - thick // 2, long, thick, SHADE)
    dot = shapes.disc(max(int(width * 0.11), 5))
    canvas.draw_mask_centred(dot, left + round(long * (number - 1) / (HIGHEST - 1)), y, tone)


def draw_card_back(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    """Draw a card face down."""
    back = _render_card_back(width, height)
    canvas.image.paste(back, (x, y), back)


@lru_cache(maxsize=32)
def _render_card_back(width: int, height: int) -> Image.Image:
    """Return a card face down; kept, because a table shows dozens of them."""
    radius = max(width // 9, 3)
    shadow = _shadow_height(height)
    canvas = Canvas(width, height + shadow, SHADOW, clear=True)
    canvas.fill_box(0, shadow, width, height, radius, SHADOW)
    canvas.fill_box(0, 0, width, height, radius, PAPER)
    rim = max(width // 22, 2)
    canvas.fill_box(rim, rim, width - 2 * rim, height - 2 * rim, max(radius - rim, 2), BACK)
    thick = max(width // 32, 1)
    left, long = int(width * 0.24), int(width * 0.52)
    # Only decoration: the dots stand for no number.
    for line, place in enumerate((0.75, 0.2, 0.55)):
        middle = int(height * (0.3 + 0.2 * line))
        canvas.fill_rectangle(left, middle - thick // 2, long, thick, BACK_LINE)
        canvas.draw_mask_centred(
            shapes.disc(max(int(width * 0.12), 3)), left + int(long * place), middle, PAPER
        )
    return canvas.image


def draw_empty_place(canvas: Canvas, x: int, y: int, width: int, height: int, colour: Colour = SEAM) -> None:
    """Draw a dashed outline where there is no card."""
    canvas.draw_mask(shapes.dash_outline(width, height, width // 9, 3), x, y, colour)

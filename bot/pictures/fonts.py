"""The bundled fonts: texts as masks, and what of a name they have glyphs for."""

import unicodedata
from functools import lru_cache
from importlib.resources import files
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from bot.pictures.palette import INK, WHITE, Colour

_MISSING = "\uffff"
"""A code point without a glyph in any font."""
_DOTS = "…"
_MIN_LUMA_FOR_INK = 140
"""Of 255: where ink and white are about equally easy to read."""
_MINUS = "\N{MINUS SIGN}"


@lru_cache(maxsize=1)
def _font_files() -> tuple[bytes, bytes]:
    folder = files("data") / "fonts"
    return (folder / "inter-numerals.otf").read_bytes(), (folder / "inter-names.otf").read_bytes()


@lru_cache(maxsize=64)
def number_font(size: int) -> ImageFont.FreeTypeFont:
    """Return the font of cards, which has digits, signs and capital letters only."""
    return ImageFont.truetype(BytesIO(_font_files()[0]), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=64)
def text_font(size: int) -> ImageFont.FreeTypeFont:
    """Return the font of names and words: Latin, Greek and Cyrillic."""
    return ImageFont.truetype(BytesIO(_font_files()[1]), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=2048)
def render_text(font: ImageFont.FreeTypeFont, text: str, anchor: str) -> tuple[Image.Image, int, int] | None:
    """Return a text as a mask, and the mask's offset from the anchor to the right and down; `None` if empty.

    Kept, because tables show the same numbers and names again and again.
    """
    left, top, right, bottom = (round(edge) for edge in font.getbbox(text, anchor=anchor))
    if right <= left or bottom <= top:
        return None
    mask = Image.new("L", (right - left, bottom - top))
    ImageDraw.Draw(mask).text((-left, -top), text, 255, font, anchor)
    return mask, left, top


@lru_cache(maxsize=4096)
def _has_glyph(character: str) -> bool:
    font = text_font(24)
    return bytes(font.getmask(character)) != bytes(font.getmask(_MISSING))


@lru_cache(maxsize=512)
def drop_missing_glyphs(name: str) -> str:
    """Return a name without the characters the font lacks; nothing if less than half the name is left.

    >>> drop_missing_glyphs("Anna 🦊"), drop_missing_glyphs("李小龍"), drop_missing_glyphs("Zoë")
    ('Anna', '', 'Zoë')
    """
    whole = unicodedata.normalize("NFC", name)
    shown = "".join(one for one in whole if one.isspace() or (one.isprintable() and _has_glyph(one)))
    all_letters = sum(one.isalnum() for one in whole)
    kept_letters = sum(one.isalnum() for one in shown)
    return " ".join(shown.split()) if kept_letters and kept_letters * 2 > all_letters else ""


@lru_cache(maxsize=1024)
def truncate_text(text: str, size: int, width: int) -> str:
    """Return a text; cut, with dots at its end, if it is wider than `width` pixels."""
    font = text_font(size)
    if font.getlength(text) <= width:
        return text
    while text and font.getlength(text + _DOTS) > width:
        text = text[:-1]
    return text.rstrip() + _DOTS


def format_signed(number: int) -> str:
    r"""Return a number with its sign; a minus sign, not a hyphen.

    >>> format_signed(3), format_signed(-10) == "\N{MINUS SIGN}10"
    ('+3', True)
    """
    return f"{_MINUS}{-number}" if number < 0 else f"+{number}"


def contrast_colour(paper: Colour) -> Colour:
    """Return ink or white: the one that is easier to read on a colour."""
    red, green, blue = paper
    # The luma of ITU-R BT.601: how bright the eye takes the three parts to be.
    luma = 0.299 * red + 0.587 * green + 0.114 * blue
    return INK if luma > _MIN_LUMA_FOR_INK else WHITE

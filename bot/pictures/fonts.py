"""Letters and numerals: the bundled fonts, and what of a name they can write."""

import unicodedata
from functools import lru_cache
from importlib.resources import files
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from bot.pictures.palette import INK, WHITE, Colour

_MISSING = "\uffff"
"""A code point that no font has."""
_DOTS = "…"
_MINUS = "\N{MINUS SIGN}"


@lru_cache(maxsize=1)
def _font_files() -> tuple[bytes, bytes]:
    folder = files("data") / "fonts"
    return (folder / "inter-numerals.otf").read_bytes(), (folder / "inter-names.otf").read_bytes()


@lru_cache(maxsize=64)
def number_font(size: int) -> ImageFont.FreeTypeFont:
    """Return the font of cards: digits, signs and capital letters alone."""
    return ImageFont.truetype(BytesIO(_font_files()[0]), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=64)
def text_font(size: int) -> ImageFont.FreeTypeFont:
    """Return the font of names and words: Latin, Greek and Cyrillic."""
    return ImageFont.truetype(BytesIO(_font_files()[1]), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=2048)
def render_text(font: ImageFont.FreeTypeFont, text: str, anchor: str) -> tuple[Image.Image, int, int] | None:
    """Return a text as a mask, and how far right of and below its anchor that begins; `None` if it is empty.

    Tables show the same numerals and names time and again.
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
    """Return what of a name the font can write; nothing if that would not be the name any more.

    >>> drop_missing_glyphs("Anna 🦊"), drop_missing_glyphs("李小龍"), drop_missing_glyphs("Zoë")
    ('Anna', '', 'Zoë')
    """
    whole = unicodedata.normalize("NFC", name)
    shown = "".join(one for one in whole if one.isspace() or (one.isprintable() and _has_glyph(one)))
    said = sum(one.isalnum() for one in whole)
    kept = sum(one.isalnum() for one in shown)
    return " ".join(shown.split()) if kept and kept * 2 > said else ""


@lru_cache(maxsize=1024)
def truncate_text(text: str, size: int, width: int) -> str:
    """Return a text, cut short with dots where it is wider than `width` pixels."""
    font = text_font(size)
    if font.getlength(text) <= width:
        return text
    while text and font.getlength(text + _DOTS) > width:
        text = text[:-1]
    return text.rstrip() + _DOTS


def format_signed(number: int) -> str:
    r"""Return a number with its sign, as it is printed rather than typed.

    >>> format_signed(3), format_signed(-10) == "\N{MINUS SIGN}10"
    ('+3', True)
    """
    return f"{_MINUS}{-number}" if number < 0 else f"+{number}"


def contrast_colour(paper: Colour) -> Colour:
    """Return black or white, whichever is read better on a colour."""
    red, green, blue = paper
    light = 0.299 * red + 0.587 * green + 0.114 * blue
    return INK if light > 140 else WHITE  # noqa: PLR2004 - midway between the two, as seen

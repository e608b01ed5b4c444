"""Every script: the font that has a character, and the order and forms in which characters stand."""

import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Final

from arabic_reshaper import reshape
from bidi import get_display
from PIL import ImageFont

FONTS: Final = (
    "inter-names.otf",
    "noto-hebrew.ttf",
    "noto-arabic.ttf",
    "noto-cjk.otf",
    "noto-emoji.ttf",
    "noto-thai.ttf",
    "noto-georgian.ttf",
    "noto-armenian.ttf",
)
"""The fonts of names and words; of two that have a character the first one draws it."""
_MISSING: Final = "\uffff"
"""A code point without a glyph in any font."""
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})
"""The bidirectional classes of Hebrew and Arabic letters and of Arabic numbers."""


@dataclass(frozen=True, slots=True)
class Run:
    """Neighbouring characters that one font draws."""

    font: str
    text: str


@lru_cache(maxsize=128)
def load_font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """Load a font in a size; its layout is the basic one, which is the same on every machine."""
    return ImageFont.truetype(BytesIO(_read_file(name)), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=len(FONTS) + 1)
def _read_file(name: str) -> bytes:
    return (files("data") / "fonts" / name).read_bytes()


@lru_cache(maxsize=8192)
def find_font(character: str) -> str | None:
    """Return the first font that has a glyph for a character; `None` if none has."""
    return next((name for name in FONTS if _has_glyph(name, character)), None)


def _has_glyph(name: str, character: str) -> bool:
    font = load_font(name, 24)
    return bytes(font.getmask(character)) != bytes(font.getmask(_MISSING))


def to_visual_order(text: str) -> str:
    """Return a text as it is drawn from left to right: Arabic letters joined, right-to-left words turned.

    >>> to_visual_order("Anna"), to_visual_order("אבג 12") == "12 גבא"
    ('Anna', True)
    """
    if not any(unicodedata.bidirectional(character) in _RIGHT_TO_LEFT for character in text):
        return text
    return str(get_display(reshape(text)))


@lru_cache(maxsize=2048)
def split_runs(text: str) -> tuple[Run, ...]:
    """Split a text, as it is drawn from left to right, by fonts; what no font has is left out."""
    runs: list[Run] = []
    for character in to_visual_order(text):
        font = find_font(character)
        if font is None:
            continue
        if runs and runs[-1].font == font:
            runs[-1] = Run(font, runs[-1].text + character)
        else:
            runs.append(Run(font, character))
    return tuple(runs)

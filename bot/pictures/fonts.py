"""The bundled fonts and scripts: texts and numbers as masks, and the drawable part of a name."""

import re
import unicodedata
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Final, TypeAlias

from arabic_reshaper import reshape
from bidi import get_display
from PIL import Image, ImageDraw, ImageFont

from bot.pictures.palette import INK, WHITE, Colour

_NUMERALS: Final = "inter-numerals.otf"
_DOTS = "…"
_MIN_LUMA_FOR_INK = 140
"""Of 255: where ink and white are about equally easy to read."""
_MINUS = "\N{MINUS SIGN}"

PlacedMask: TypeAlias = tuple[Image.Image, int, int]
"""A mask, and its offset from the anchor to the right and down."""
FONTS: Final = (
    "inter-names.otf",
    "noto-hebrew.ttf",
    "noto-arabic.ttf",
    "noto-cjk.otf",
    "noto-emoji.ttf",
    "noto-thai.ttf",
    "noto-georgian.ttf",
    "noto-armenian.ttf",
    "noto-ethiopic.ttf",
)
"""The fonts of names and words; of two that have a character the first one draws it."""
_MISSING: Final = "\uffff"
"""A code point without a glyph in any font."""
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})
"""The bidirectional classes of Hebrew and Arabic letters and of Arabic numbers."""


_TURN_MARK: Final = "\N{COMBINING GRAPHEME JOINER}"
"""Draws nothing, and takes the direction of the character before it."""
_OTHER_SIDE: Final = {"LEFT": "RIGHT", "RIGHT": "LEFT", "LESS": "GREATER", "GREATER": "LESS"}
_SIDE: Final = re.compile(r"\b(?:LEFT|RIGHT|LESS|GREATER)\b")
_FLAG_OR_KEYCAP: Final = re.compile("[\U0001f1e6-\U0001f1ff]{1,2}|[0-9#*]\ufe0f?\u20e3")
"""Emojis of which the fonts have the letters or digits alone."""
_VARIATIONS: Final = "[\ufe0e\ufe0f\U0001f3fb-\U0001f3ff]*"
_EMOJI_TAIL: Final = re.compile(
    f"(?<=[\u2190-\u2bff\U0001f000-\U0001faff]){_VARIATIONS}(?:\u200d.{_VARIATIONS})*"
)
"""An emoji behind its first character: its variation and skin tone, and the emojis joined to it."""
_DRESSED_LETTER: Final = re.compile(r"LATIN .*\b([A-Z])$")
"""The Unicode name of a letter in fancy dress: squared, circled, a small capital."""
_RAISED_TONE: Final = re.compile(
    "((?<=[\u0e31\u0e34-\u0e37\u0e47\u0e4d])[\u0e48-\u0e4c]|[\u0e48-\u0e4c](?=\u0e33))"
)
"""A Thai tone mark behind a vowel that is written above its letter, or before one that reaches back to it."""
_TONE_RISE: Final = 0.24
"""How far such a mark is raised, in parts of the font's size; the basic layout leaves it on the vowel."""
_BITCOIN: Final = "\N{BITCOIN SIGN}"


@dataclass(frozen=True, slots=True)
class Run:
    """Neighbouring characters that one font draws."""

    font: str
    text: str
    raised: bool = False
    """Whether it stands above its usual place: a Thai tone mark over a vowel that is written above."""


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

    Brackets in right-to-left words face the other way (Unicode's bidirectional algorithm, rule L4).

    >>> to_visual_order("Anna"), to_visual_order("(אבג) 12") == "12 (גבא)"
    ('Anna', True)
    """
    if not any(unicodedata.bidirectional(character) in _RIGHT_TO_LEFT for character in text):
        return text
    # python-bidi turns words without mirroring brackets. A mark behind each one tells whether it was turned:
    # the mark then stands in front of it.
    marked = "".join(
        character + _TURN_MARK if unicodedata.mirrored(character) else character
        for character in reshape(text.replace(_TURN_MARK, ""))
    )
    turned = iter(str(get_display(marked)))
    drawn = []
    for character in turned:
        if character == _TURN_MARK:
            drawn.append(_mirror_bracket(next(turned)))
        else:
            drawn.append(character)
            if unicodedata.mirrored(character):
                next(turned)
    return "".join(drawn)


def _mirror_bracket(bracket: str) -> str:
    """Return the bracket that faces the other way; itself if there is none."""
    name = unicodedata.name(bracket)
    with suppress(KeyError):
        return unicodedata.lookup(_SIDE.sub(lambda side: _OTHER_SIDE[side[0]], name))
    return bracket


@lru_cache(maxsize=2048)
def split_runs(text: str) -> tuple[Run, ...]:
    """Split a text, as it is drawn from left to right, by fonts; characters that no font has are left out."""
    runs: list[Run] = []
    for number, part in enumerate(_RAISED_TONE.split(to_visual_order(text))):
        # The pattern has one group: each second part is a mark.
        raised = number % 2 == 1
        for character in part:
            font = find_font(character)
            if font is None:
                continue
            if runs and runs[-1].font == font and runs[-1].raised == raised:
                runs[-1] = Run(font, runs[-1].text + character, raised)
            else:
                runs.append(Run(font, character, raised))
    return tuple(runs)


def number_font(size: int) -> ImageFont.FreeTypeFont:
    """Return the font of cards, which has digits, signs and capital letters only."""
    return load_font(_NUMERALS, size)


def latin_font(size: int) -> ImageFont.FreeTypeFont:
    """Return the font of most names and words: Latin, Greek and Cyrillic."""
    return load_font(FONTS[0], size)


def measure_text(text: str, size: int) -> float:
    """Return the width of a text of any script in pixels."""
    return sum(load_font(run.font, size).getlength(run.text) for run in split_runs(text))


@lru_cache(maxsize=2048)
def render_number(text: str, size: int, anchor: str) -> PlacedMask | None:
    """Return digits, signs or capital letters as a mask; `None` if empty.

    Kept, because tables show the same numbers and names again and again.
    """
    return _render(number_font(size), text, anchor)


@lru_cache(maxsize=2048)
def render_text(text: str, size: int, anchor: str) -> PlacedMask | None:
    """Return a text of any script as a mask; `None` if empty."""
    runs = split_runs(text)
    latin = latin_font(size)
    if all(run.font == FONTS[0] for run in runs):
        return _render(latin, "".join(run.text for run in runs), anchor)
    across, down = anchor[0], anchor[1]
    # All fonts stand on the baseline that the text would have in Latin letters.
    baseline = round(latin.getbbox("H", anchor=f"l{down}")[1] - latin.getbbox("H", anchor="ls")[1])
    x = -{"l": 0.0, "m": 0.5, "r": 1.0}[across] * measure_text(text, size)
    parts = []
    for run in runs:
        font = load_font(run.font, size)
        rendered = _render(font, run.text, "ls")
        if rendered is not None:
            mask, left, top = rendered
            rise = round(_TONE_RISE * size) if run.raised else 0
            parts.append((mask, round(x) + left, baseline + top - rise))
        x += font.getlength(run.text)
    return _join(parts)


def _render(font: ImageFont.FreeTypeFont, text: str, anchor: str) -> PlacedMask | None:
    left, top, right, bottom = (round(edge) for edge in font.getbbox(text, anchor=anchor))
    if right <= left or bottom <= top:
        return None
    mask = Image.new("L", (right - left, bottom - top))
    ImageDraw.Draw(mask).text((-left, -top), text, 255, font, anchor)
    return mask, left, top


def _join(parts: list[PlacedMask]) -> PlacedMask | None:
    """Return several masks as one."""
    if not parts:
        return None
    left, top = min(part[1] for part in parts), min(part[2] for part in parts)
    right = max(x + mask.width for mask, x, _ in parts)
    bottom = max(y + mask.height for mask, _, y in parts)
    whole = Image.new("L", (right - left, bottom - top))
    for mask, x, y in parts:
        whole.paste(255, (x - left, y - top), mask)
    return whole, left, top


@lru_cache(maxsize=512)
def drop_missing_glyphs(name: str) -> str:
    """Return a name without the characters the fonts lack; nothing if less than half the name is left.

    A letter in fancy dress is undressed if only its plain form can be drawn. Flags and keycaps are left out,
    and of emojis that are joined to one the first is kept.

    >>> drop_missing_glyphs("Anna 🦊"), drop_missing_glyphs("李小龍"), drop_missing_glyphs("Zoë")
    ('Anna 🦊', '李小龍', 'Zoë')
    >>> drop_missing_glyphs("ᚠᚢᚦ"), drop_missing_glyphs("🦊"), drop_missing_glyphs("***")
    ('', '🦊', '')
    """
    whole = _EMOJI_TAIL.sub("", _FLAG_OR_KEYCAP.sub("", unicodedata.normalize("NFC", name)))
    drawable = "".join(map(_find_drawable, whole))
    all_letters = sum(character.isalnum() for character in "".join(map(_undress, whole)))
    kept_letters = sum(character.isalnum() for character in drawable)
    is_legible = kept_letters * 2 > all_letters if all_letters else any(map(_is_symbol, drawable))
    return " ".join(drawable.split()) if is_legible else ""


def _find_drawable(character: str) -> str:
    """Return a character, or its plain form, if there are glyphs for it."""
    if character.isspace():
        return character
    plain = _undress(character)
    for form in (plain, character) if _is_symbol(character) and plain.isalpha() else (character, plain):
        if form.isprintable() and all(map(find_font, form)):
            return form
    return ""


def _undress(character: str) -> str:
    """Return the plain letter of a letter in fancy dress; any other character as it is.

    >>> _undress("ⓑ"), _undress("🅱"), _undress("ʙ"), _undress("₿"), _undress("ж")
    ('b', 'B', 'B', 'B', 'ж')
    """
    plain = unicodedata.normalize("NFKC", character)
    if plain != character or character.isascii():
        return plain
    dressed = _DRESSED_LETTER.search(unicodedata.name(character, ""))
    return dressed[1] if dressed else "B" if character == _BITCOIN else character


def _is_symbol(character: str) -> bool:
    return unicodedata.category(character) == "So"


@lru_cache(maxsize=1024)
def truncate_text(text: str, size: int, width: int) -> str:
    """Return a text; cut, with dots at its end, if it is wider than `width` pixels."""
    if measure_text(text, size) <= width:
        return text
    while text and measure_text(text + _DOTS, size) > width:
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

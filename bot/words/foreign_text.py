"""Names, titles and topics in any script, beside sentences that run from left to right."""

import re
import unicodedata
from typing import Final

_FIRST_STRONG_ISOLATE: Final = "\u2068"
_POP_ISOLATE: Final = "\u2069"
_RIGHT_TO_LEFT: Final = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""The blocks of letters and digits that are written from right to left (Unicode's DerivedBidiClass)."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols by category that are drawn as nothing: Hangul fillers, the empty Braille cell."""


def isolate(text: str) -> str:
    """Return a text that leaves the order of its neighbours alone: isolated if it has right-to-left letters.

    Other texts stay as they are, since some phones draw the marks of isolation as boxes.

    >>> isolate("Anna"), isolate("\u05d0") == "\u2068\u05d0\u2069"
    ('Anna', True)
    """
    if text.isascii() or _FIRST_STRONG_ISOLATE in text or _RIGHT_TO_LEFT.search(text) is None:
        return text
    return f"{_FIRST_STRONG_ISOLATE}{text}{_POP_ISOLATE}"


def is_visible(text: str) -> bool:
    """Return True if a reader sees anything of a text.

    >>> is_visible("Anna"), is_visible("\u3164 \u200b\u00ad"), is_visible("\U0001f98a")
    (True, False, True)
    """
    return any(
        unicodedata.category(character)[0] not in "CMZ" and character not in _BLANK for character in text
    )

"""The cards of a hand of The Game, as its holder reads them."""

import re
from functools import cache

from bot.words.words import languages, words

_ASIDE = re.compile(r"\([^)]*\)")
_EMOJI_ID = re.compile(r":\d+>")
_NUMBER = re.compile(r"\d+")


def cards_in(text: str) -> list[int]:
    """Return the cards that a hand's texts name, in any language; a text of JSON will do.

    >>> cards_in("**Your turn.**\\nYour cards: 5 (pile 1, gap 4), 12, and 34")
    [5, 12, 34]
    >>> cards_in("Deine Karten: **7 · 9**")
    [7, 9]
    """
    named = _EMOJI_ID.sub("", _ASIDE.sub("", " ".join(_find_lines().findall(text))))
    return list(map(int, _NUMBER.findall(named)))


@cache
def _find_lines() -> re.Pattern[str]:
    starts = (words(language)("the-game-hand-in-words", cards="").rstrip() for language in languages())
    return re.compile(rf"(?:{'|'.join(map(re.escape, starts))})([^\n\\\"]*)")

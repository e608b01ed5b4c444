"""Words written by ear: what a word sounds like in a language, coarse enough for d and t to be one."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache

from bot.watch.vocabulary import sounds_of

BORDER = "_"
"""Marks a word's edge in a language's spellings."""
EDGE = 2
"""How many letters at either end tell whether a word may sound like a number at all."""
_TWICE = re.compile(r"(.)\1+")


class Ear:
    """What the spellings of a language sound like."""

    def __init__(self, sounds: Mapping[str, str]) -> None:
        """Take spellings with the sound each is heard as."""
        self.sounds = dict(sounds)
        spellings = "|".join(map(re.escape, sorted(self.sounds, key=len, reverse=True)))
        self._search = re.compile(spellings or "(?!)")

    def sound_of(self, word: str) -> str:
        """Return what a word sounds like; words of one sound are mistaken for each other by the ear."""
        return self.sound_of_part(f"{BORDER}{word}{BORDER}")

    def sound_of_part(self, edged: str) -> str:
        """Return what a part of a word sounds like, with a border at each edge that is the word's own."""
        heard = self._search.sub(lambda found: self.sounds[found[0]], edged)
        return _TWICE.sub(r"\1", heard.replace(BORDER, ""))


@lru_cache(maxsize=1 << 13)
def heard_as(language: str, word: str) -> str:
    """Return the sound of a word of a message, kept for the next one."""
    return _ear(language).sound_of(word)


@cache
def _ear(language: str) -> Ear:
    return Ear(sounds_of(language))

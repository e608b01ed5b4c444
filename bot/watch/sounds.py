"""Words written by ear: what a word sounds like in a language, coarse enough for d and t to be one."""

import re
from collections.abc import Collection
from functools import cache, lru_cache
from string import ascii_lowercase

from bot.watch.keywords import sounds_of

_BORDER = "_"
_TWICE = re.compile(r"(.)\1+")
EDGE = 2
"""How many letters at either end tell whether a word may sound like a number at all."""


@cache
def _ear(language: str) -> tuple[dict[str, str], re.Pattern[str]]:
    """Return a language's spellings with their sounds, and the search for them, longest first."""
    sounds = dict(sounds_of(language))
    spellings = "|".join(map(re.escape, sorted(sounds, key=len, reverse=True)))
    return sounds, re.compile(spellings or "(?!)")


def sound_of(language: str, word: str) -> str:
    """Return what a word sounds like; words of one sound are mistaken for each other by the ear."""
    return _sound(language, f"{_BORDER}{word}{_BORDER}")


@lru_cache(maxsize=1 << 14)
def heard_as(language: str, word: str) -> str:
    """Return the sound of a word of a message, kept for the next one."""
    return sound_of(language, word)


def edges_of(language: str, sounds: Collection[str]) -> tuple[frozenset[str], frozenset[str]]:
    """Return the two letters with which words of some sounds may begin, and those with which they may end."""
    if not sounds:
        return frozenset(), frozenset()
    spellings = {spelling.strip(_BORDER) for spelling in _ear(language)[0]} | {*ascii_lowercase}
    letters = {letter for spelling in spellings for letter in spelling}
    heads = {sound[:length] for sound in sounds for length in range(len(sound) + 1)}
    tails = {sound[length:] for sound in sounds for length in range(len(sound) + 1)}
    starts = spellings | {letter + spelling for letter in letters for spelling in spellings}
    ends = spellings | {spelling + letter for letter in letters for spelling in spellings}
    return (
        frozenset(
            part[:EDGE] for part in starts if len(part) >= EDGE and _sound(language, _BORDER + part) in heads
        ),
        frozenset(
            part[-EDGE:] for part in ends if len(part) >= EDGE and _sound(language, part + _BORDER) in tails
        ),
    )


def _sound(language: str, edged: str) -> str:
    sounds, spellings = _ear(language)
    return _TWICE.sub(r"\1", spellings.sub(lambda found: sounds[found[0]], edged).replace(_BORDER, ""))

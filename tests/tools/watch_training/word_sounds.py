"""What number names sound like, and how words that may sound like one begin and end."""

from collections.abc import Collection, Iterable, Mapping
from functools import cache
from string import ascii_lowercase

from bot.watch.finding.obfuscation import BORDER, EDGE, Ear
from bot.watch.languages.vocabulary import Compounds
from tests.tools.watch_training.sources import joints_of, sounds_of

_ONES, _TENS = range(1, 10), range(20, 91, 10)


@cache
def ear_of(language: str) -> Ear:
    """Return what a language's spellings sound like."""
    return Ear(sounds_of(language))


def sound_of(language: str, word: str) -> str:
    """Return what a word sounds like in a language."""
    return ear_of(language).sound_of(word)


def compounds_of(language: str, words: Mapping[str, int]) -> Compounds:
    """Return what the parts of a language's compounds sound like, from words for ones and tens."""
    if not sounds_of(language):
        return Compounds({}, (), {})
    ear, (joints, is_one_first) = ear_of(language), joints_of(language)
    first, last = (_ONES, _TENS) if is_one_first else (_TENS, _ONES)
    return Compounds(
        {ear.sound_of_part(BORDER + word): value for word, value in words.items() if value in first},
        sorted({ear.sound_of_part(joint) for joint in joints}, key=lambda joint: (-len(joint), joint)),
        {ear.sound_of_part(word + BORDER): value for word, value in words.items() if value in last},
    )


def edges_of(language: str, sounds: Collection[str]) -> tuple[frozenset[str], frozenset[str]]:
    """Return the two letters with which words of some sounds may begin, and those with which they may end."""
    if not sounds:
        return frozenset(), frozenset()
    ear = ear_of(language)
    spellings = {spelling.strip(BORDER) for spelling in ear.sounds} | {*ascii_lowercase}
    letters = {letter for spelling in spellings for letter in spelling}
    starts = spellings | {letter + spelling for letter in letters for spelling in spellings}
    ends = spellings | {spelling + letter for letter in letters for spelling in spellings}
    heads, tails = _parts_of(sounds)
    return (
        frozenset(part[:EDGE] for part in _long(starts) if ear.sound_of_part(BORDER + part) in heads),
        frozenset(part[-EDGE:] for part in _long(ends) if ear.sound_of_part(part + BORDER) in tails),
    )


def _long(parts: Iterable[str]) -> list[str]:
    return [part for part in parts if len(part) >= EDGE]


def _parts_of(sounds: Iterable[str]) -> tuple[set[str], set[str]]:
    """Return how sounds begin and how they end, at every length."""
    places = [(sound, place) for sound in sounds for place in range(len(sound) + 1)]
    return {sound[:place] for sound, place in places}, {sound[place:] for sound, place in places}

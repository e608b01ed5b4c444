"""Number names in a disguise: look-alike letters, stretched letters, slips, spelled by ear."""

import re
import unicodedata
from collections.abc import Container, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from bot.watch.finding.folding import plain_letter
from bot.watch.finding.lines import VEILED, Line, Number, share, spread
from bot.watch.finding.words import Hearing
from bot.watch.languages.names import (
    OPENING,
    STORES,
    Name,
    Names,
    all_ends,
    all_heads,
    bare,
    edges_of,
    is_name,
    meanings_of,
    names_of,
    slur,
)
from bot.watch.languages.vocabulary import Compounds, compounds_of, homographs_of, sounds_of, speakers_of

_SHORTEST_COMPOUND = 8
"""How many sounds it takes that hardly another word has those of a ten and a one."""
_LONGEST_TAIL = 10


def compound_heard(sound: str, compounds: Compounds) -> int | None:
    """Return the value of a compound by its sound, None where it is none.

    Decides 11 in 10,000 labelled lines.
    """
    if len(sound) < _SHORTEST_COMPOUND:
        return None
    for size in range(min(_LONGEST_TAIL, len(sound) - 1), 1, -1):
        tail = compounds.tails.get(sound[-size:])
        if tail is None:
            continue
        rest = sound[:-size]
        for joint in compounds.joints:
            head = compounds.heads.get(rest.removesuffix(joint)) if rest.endswith(joint) else None
            if head is not None:
                return head + tail
    return None


BORDER = "_"
"""Marks a word's edge in a language's spellings."""
EDGE = 2
"""How many letters at either end tell whether a word may sound like a number at all."""
_TWICE = re.compile(r"(.)\1+")


class Ear:
    """Sounds of the spellings of a language."""

    def __init__(self, sounds: Mapping[str, str]) -> None:
        """Take spellings with the sound each is heard as."""
        self.sounds = dict(sounds)
        spellings = "|".join(map(re.escape, sorted(self.sounds, key=len, reverse=True)))
        self._search = re.compile(spellings or "(?!)")

    def sound_of(self, word: str) -> str:
        """Return the sound of a word."""
        return self.sound_of_part(f"{BORDER}{word}{BORDER}")

    def sound_of_part(self, edged: str) -> str:
        """Return the sound of a part of a word, with a border at each edge that is the word's own."""
        heard = self._search.sub(lambda found: self.sounds[found[0]], edged)
        return _TWICE.sub(r"\1", heard.replace(BORDER, ""))


@lru_cache(maxsize=1 << 13)
def heard_as(language: str, word: str) -> str:
    """Return the sound of a word of a message, kept for the next one."""
    return _ear(language).sound_of(word)


@cache
def _ear(language: str) -> Ear:
    return Ear(sounds_of(language))


_TRIPLE = re.compile(r"(.)\1\1")
# Latin letters that stand for the Cyrillic ones they look like.
_CYRILLIC = str.maketrans("aceopxyikmth", "асеорхуікмтн")
_SHORTEST = 3
_SPLIT = 5
_LONGEST_WORD = 40
_LONG = 8
_MOST_STRANGE, _MOST_OPENINGS, _MOST_RUNS, _MOST_CUT = 8, 64, 16, 160
"""How many of these are looked at."""
_MOST_WORDS, _MOST_HEARD = 28, 16
"""How many of these are looked at in each language, where there are few."""


def read_disguised(line: Line, hearing: Hearing) -> Iterator[Number]:
    """Yield words that are a number once look-alikes, stretched letters or one slip are undone."""
    sounding = _sounding(line.vocabulary, hearing) | _nearly(line.vocabulary, hearing)
    slips = {*sounding, *_misspelt(line.vocabulary, hearing), *_dressed_up(line)}
    if not slips:
        return
    seen: dict[str, Name | None] = {}
    odd = [
        place for place in line.words if len(line.texts[place]) >= _SHORTEST and line.texts[place] in slips
    ]
    for place in spread(odd, share(_MOST_WORDS, len(hearing.languages))):
        word = line.texts[place]
        written = line.written(place, place)
        if written not in seen:
            seen[written] = _plain_name(word, written, hearing) or sounding.get(word)
        if name := seen[written]:
            sure = name.value > 1
            yield Number(place, place, name.value, VEILED, is_ordinal=name.is_ordinal, is_sure=sure)


def _dressed_up(line: Line) -> Iterator[str]:
    """Yield the words with letters that are not plain, or stretched."""
    text = line.folded.text
    if not text.isascii() or _TRIPLE.search(text):
        yield from (word for word in line.vocabulary if not word.isascii() or _TRIPLE.search(word))


def _misspelt(words: frozenset[str], hearing: Hearing) -> Iterator[str]:
    """Yield the words that are a misspelt name in any of the languages."""
    first, last = all_ends()
    # The ends are asked for first: hardly a word passes.
    for word in words:
        if word[-OPENING:] not in last or word[:OPENING] not in first or word not in STORES["misspelt"]:
            continue
        if any(names_of(language).misspelt.get(word) for language in hearing.languages):
            yield word


def _plain_name(word: str, written: str, hearing: Hearing) -> Name | None:
    """Return the number name a word is once it is written plainly."""
    forms = _forms_of(word, written)
    if not _may_be_name(forms):
        return None
    for language in hearing.languages:
        names = names_of(language)
        name = _by_look(forms, language, names)
        if name is None and hearing.is_top(language):
            name = _by_slip(forms, names)
        if name is not None:
            return name
    return None


class _Forms(NamedTuple):
    """The plain forms of a word."""

    word: str
    skeleton: str | None
    """Its letters' look-alikes."""
    letters: str
    """Without accents."""
    slurred: str
    """Without stretched letters; empty where there are none."""
    twin: str
    """In Cyrillic, where it mixes scripts; else empty."""


def _forms_of(word: str, written: str) -> _Forms:
    is_ascii = word.isascii()
    letters = word if is_ascii else bare(word)
    return _Forms(
        word,
        None if is_ascii else _skeleton(word, written),
        letters,
        slur(letters) if _TRIPLE.search(word) else "",
        word.translate(_CYRILLIC) if not is_ascii and _mixes(word) else "",
    )


def _may_be_name(forms: _Forms) -> bool:
    """Return True if any form is in a table of any language; hardly a word passes."""
    misspelt, heads = STORES["misspelt"], all_heads()
    if forms.skeleton is not None and (forms.skeleton in heads or forms.letters in heads):
        return True
    return (
        bool(forms.slurred)
        or forms.word in misspelt
        or forms.letters in misspelt
        or forms.twin in STORES["phrases"]
    )


def _by_look(forms: _Forms, language: str, names: Names) -> Name | None:
    """Return the name in a language that a word looks like."""
    shortest = _SHORTEST if language == "en" or forms.twin else _SPLIT
    if forms.skeleton is None or len(forms.skeleton) < shortest:
        return None
    return names.solid.get(forms.skeleton) or names.solid.get(forms.letters)


def _by_slip(forms: _Forms, names: Names) -> Name | None:
    """Return the name of which a word is a slip, a stretched form or a mix of scripts."""
    name = names.misspelt.get(forms.word)
    if name is None and len(forms.slurred) >= _SHORTEST:
        name = names.slurred.get(forms.slurred) or names.solid.get(forms.slurred)
    if name is None and forms.letters != forms.word:
        name = names.misspelt.get(forms.letters)
    return name or (names.phrases.get(forms.twin) if forms.twin else None)


def _sounding(words: frozenset[str], hearing: Hearing) -> dict[str, Name]:
    """Return the words that sound like a number name, with what they name."""
    found: dict[str, Name] = {}
    starts, ends = edges_of(hearing.languages)
    # The ends are asked for first: hardly a word passes.
    strange = _strange(_edged(words, starts, ends), _SHORTEST + 1)
    most = share(_MOST_HEARD, len(hearing.languages))
    for language in hearing.languages if strange else ():
        first, last = names_of(language).edges
        shortest = _SHORTEST if hearing.is_top(language) else _SPLIT
        long = [word for word in strange if len(word) > shortest] if first else []
        for word in spread(_edged(long, first, last), most):
            if name := _by_ear(word, language):
                found.setdefault(word, name)
    return found


def _edged(words: Iterable[str], starts: Container[str], ends: Container[str]) -> list[str]:
    return [word for word in words if word[:EDGE] in starts and word[-EDGE:] in ends]


def _strange(words: Iterable[str], shortest: int) -> list[str]:
    """Return those of some words that no language has among its function words, in order."""
    long = [word for word in words if shortest <= len(word) <= _LONGEST_WORD and word[0].isalpha()]
    return sorted(word for word in long if not speakers_of(word))


def _nearly(words: frozenset[str], hearing: Hearing) -> dict[str, Name]:
    """Return the long words nobody knows that are a letter away from a name, with what they name."""
    found: dict[str, Name] = {}
    misspelt = STORES["misspelt"]
    for word in spread(_strange(words, _LONG), _MOST_STRANGE):
        letters = bare(word)
        shorter = [(one, meanings_of(misspelt.signs(one))) for one in _one_less(letters) if is_name(one)]
        for language in hearing.languages if shorter else ():
            names = names_of(language)
            named = (names.solid.get(one) or slips.get(names.misspelt) for one, slips in shorter)
            name = next(filter(None, named), None)
            if name is not None and not name.is_ordinal:
                found.setdefault(word, name)
    return found


def _one_less(letters: str) -> Iterator[str]:
    """Yield letters without one of them, as far as a name may begin and end so."""
    first, last = all_ends()
    size = len(letters)
    start = 0 if letters[-OPENING:] in last else max(size - OPENING, 0)
    stop = size if letters[:OPENING] in first else OPENING
    for place in range(start, stop):
        yield letters[:place] + letters[place + 1 :]


def _by_ear(word: str, language: str) -> Name | None:
    """Return the number name that a word nobody knows sounds like, if it is no word of its own."""
    if word in homographs_of(language)["near"]:
        return None
    sound = heard_as(language, word)
    name = names_of(language).sounds.get(sound)
    if name is None and (value := compound_heard(sound, compounds_of(language))):
        return Name(value)
    return name


def _mixes(word: str) -> bool:
    """Return True if a word has letters of Latin and of another script, which no honest word has."""
    scripts = {*map(script_of, word)}
    return "LATIN" in scripts and len(scripts) > 1


@lru_cache(maxsize=1 << 12)
def script_of(letter: str) -> str:
    """Return the script of a letter as Unicode calls it."""
    return unicodedata.name(letter, "").split(" ", 1)[0]


def _skeleton(word: str, written: str) -> str | None:
    """Return the ASCII letters a word looks like; None where it is plain or no look-alike."""
    letters = []
    for letter in written:
        plain = "ss" if letter in "ßẞ" else plain_letter(letter)
        if plain is not None:
            letters.append(plain)
        elif letter.isalnum() and not unicodedata.combining(letter):
            return None
    skeleton = "".join(letters)
    return skeleton if skeleton != word else None

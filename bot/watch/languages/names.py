"""Number names of a language, in the forms in which they are met."""

import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain, count
from typing import NamedTuple, TypeVar

from bot.watch.languages.sections import read_sections
from bot.watch.languages.vocabulary import lots_of, words_of
from bot.watch.model import LANGUAGES

SIMPLE = frozenset((*range(1, 20), *range(20, 100, 10)))
"""The values whose names the others are made of."""
OPENING = 3
"""How many letters an opening has."""
# Letters that carry no mark Unicode could take off.
_WITHOUT_MARK = {"ß": "ss", "\u0131": "i", "ł": "l", "ø": "o", "æ": "ae", "đ": "d"}
_PLAIN = str.maketrans(_WITHOUT_MARK)
_FIRST_SIGN = 256
_LONG = 5
TABLES = ("phrases", "solid", "misspelt", "sounds", "slurred", "tails")
"""The parts of a file of names."""
_MARKS = ("ordinal", "decade", "about", "card")
Meaning = TypeVar("Meaning")


class WordStore:
    """Words and what each means, in less memory than a dict takes: some words share a string.

    A word holds no tab and no end of a line. The 183,000 names of all languages take 7.4 MiB, in dicts 19.1;
    a word is looked up in about 1 µs, in a dict in 0.5.
    """

    def __init__(self, texts: int) -> None:
        """Begin without words; ten for each text cost least, and three are found faster."""
        self._texts = [""] * texts
        self._count = texts

    def add(self, word: str, sign: str) -> None:
        """Keep one more sign of a word; a sign is one letter."""
        self._texts[hash(word) % self._count] += f"\n{word}\t{sign}"

    def __contains__(self, word: str) -> bool:
        """Return True if a word has a sign."""
        return f"\n{word}\t" in self._texts[hash(word) % self._count]

    def signs(self, word: str) -> list[str]:
        """Return all signs of a word, in the order in which it got them."""
        text, entry = self._texts[hash(word) % self._count], f"\n{word}\t"
        return [piece[0] for piece in text.split(entry)[1:]] if entry in text else []

    def find(self, word: str, meanings: Mapping[str, Meaning]) -> Meaning | None:
        """Return the meaning of the first of a word's signs that has one."""
        text, entry = self._texts[hash(word) % self._count], f"\n{word}\t"
        place = text.find(entry)
        while place >= 0:
            place += len(entry)
            if (meaning := meanings.get(text[place])) is not None:
                return meaning
            place = text.find(entry, place)
        return None


class Name(NamedTuple):
    """Meaning of a phrase in one language."""

    value: int
    is_ordinal: bool = False
    is_decade: bool = False
    is_about: bool = False
    """It also counts roughly: une trentaine, una treintena, una trentina."""
    is_card: bool = False
    """Said as a card's name, which counts nothing: the Polish siódemka."""

    def __str__(self) -> str:
        """Return the name's meaning as the files write it: 30 ordinal."""
        value, *marks = self
        return " ".join(
            (str(value), *(mark for mark, is_marked in zip(_MARKS, marks, strict=True) if is_marked))
        )


STORES = {"phrases": WordStore(1 << 13), "misspelt": WordStore(1 << 13), "sounds": WordStore(1 << 11)}
"""The words of all languages, by the tables of `Names`: what is in none of them is seen at once."""
_signs = map(chr, count(_FIRST_SIGN))


class NameTable:
    """Words that name a number in one language."""

    def __init__(self, store: WordStore, words_of: Mapping[Name, Iterable[str]]) -> None:
        """Put the words of each meaning into a store."""
        self._store = store
        self._meanings: dict[str, Name] = {}
        for name, words in words_of.items():
            sign = next(_signs)
            self._meanings[sign] = name
            _owners[sign] = self, name
            for word in words:
                self._store.add(word, sign)

    def get(self, word: str) -> Name | None:
        """Return the name that a word is, or None."""
        return self._store.find(word, self._meanings)


_owners: dict[str, tuple[NameTable, Name]] = {}
"""The table that each sign is from, and what it means there."""


def meanings_of(signs: Sequence[str]) -> dict[NameTable, Name]:
    """Return the name of a word with these signs in each table that has it: by its first sign there."""
    # Backwards, so that the first one stays.
    return dict([_owners[sign] for sign in reversed(signs)])


@dataclass(frozen=True, slots=True)
class Names:
    """The number names of one language."""

    phrases: NameTable
    """Names by their words, joined with one space: as CLDR writes them and split or joined at its seams."""
    solid: dict[str, Name]
    """Names by their bare letters without accents, for what was spelled, split or written in leet."""
    misspelt: NameTable
    """One slip away from a name of five letters or more."""
    sounds: NameTable
    """Names and their misspellings by what they sound like, where the language's sounds are known."""
    edges: tuple[frozenset[str], frozenset[str]]
    """The first letters of every word that may sound like a name, and the last."""
    slurred: dict[str, Name]
    """Names with every repeated letter taken once, for threeee, where that is no solid name."""
    tails: dict[str, Name]
    """Names of one to nine in forms that are only said behind a ten."""
    openings: frozenset[str]
    """The first letters of every solid name, enough to know what cannot become one."""
    ends: tuple[frozenset[str], frozenset[str]]
    """The first letters of every solid, slurred or misspelt name, and the last."""
    leads: dict[str, tuple[str, ...]]
    """The names of one to nine and of the tens by their digits."""
    lots: frozenset[str]
    """Words for so many of something: dozens."""
    longest: int
    """Words in the longest phrase."""
    multipliers: frozenset[str]
    """Words for hundreds, thousands and millions."""


def read_names(language: str) -> dict[str, dict[Name, list[str]]]:
    """Return the words for each meaning from the parts of the file, which are kept nowhere else."""
    known = read_sections(f"{language}-names")
    return {table: _split(known.get(table, {})) for table in TABLES}


def _split(words_of_meanings: Mapping[str, str]) -> dict[Name, list[str]]:
    return {_name(meaning): words.split("\n") for meaning, words in words_of_meanings.items()}


def _name(meaning: str) -> Name:
    value, *marks = meaning.split()
    return Name(int(value), *(mark in marks for mark in _MARKS))


def _by_word(words_of_meanings: Mapping[Name, Iterable[str]]) -> dict[str, Name]:
    return {word: name for name, words in words_of_meanings.items() for word in words}


@cache
def names_of(language: str) -> Names:
    """Return the number names of a language; empty where none are known."""
    known = read_sections(f"{language}-names")
    # Each part is let go of before the next one is split, which takes far less memory at a time.
    solid, slurred = (_by_word(_split(known.pop(table, {}))) for table in ("solid", "slurred"))
    misspelt, ends = _misspelt(_split(known.pop("misspelt", {})), (*solid, *slurred))
    phrases, longest = _phrases(language, _split(known.pop("phrases", {})), solid)
    return Names(
        phrases=phrases,
        solid=solid,
        misspelt=misspelt,
        sounds=NameTable(STORES["sounds"], _split(known.pop("sounds", {}))),
        edges=(
            frozenset(words_of(language, "edges", "first")),
            frozenset(words_of(language, "edges", "last")),
        ),
        slurred=slurred,
        tails=_by_word(_split(known.pop("tails", {}))),
        openings=frozenset(letters[:OPENING] for letters in solid),
        ends=ends,
        leads=_leads_of(solid),
        lots=frozenset(lots_of(language)),
        longest=longest,
        multipliers=frozenset(words_of(language, "multipliers")),
    )


def _misspelt(
    misspelt: Mapping[Name, list[str]], others: Iterable[str]
) -> tuple[NameTable, tuple[frozenset[str], frozenset[str]]]:
    """Return the misspelt names, and how they and other names begin and end."""
    return NameTable(STORES["misspelt"], misspelt), _ends_of(chain(others, *misspelt.values()))


def _phrases(
    language: str, phrases: Mapping[Name, list[str]], solid: Mapping[str, Name]
) -> tuple[NameTable, int]:
    """Return the names by their words, and how many words the longest has; keep their first words."""
    _add_heads(language, chain.from_iterable(phrases.values()), solid)
    longest = max((phrase.count(" ") + 1 for said in phrases.values() for phrase in said), default=0)
    return NameTable(STORES["phrases"], phrases), longest


def _leads_of(solid: Mapping[str, Name]) -> dict[str, tuple[str, ...]]:
    """Return the names of one to nine and of the tens by their digits."""
    leads: dict[str, list[str]] = {str(value): [] for value in (*range(1, 10), *range(10, 100, 10))}
    for letters, name in solid.items():
        if not name.is_ordinal and str(name.value) in leads:
            leads[str(name.value)].append(letters)
    return {digits: tuple(sorted(words)) for digits, words in leads.items()}


def _ends_of(words: Iterable[str]) -> tuple[frozenset[str], frozenset[str]]:
    ends = {(word[:OPENING], word[-OPENING:]) for word in words}
    return frozenset(first for first, _ in ends), frozenset(last for _, last in ends)


_heads: dict[str, tuple[str, ...]] = {}


def _add_heads(language: str, phrases: Iterable[str], solid: Mapping[str, Name]) -> None:
    """Keep the first words of a language's phrases; a word that is a solid name, too, is kept once."""
    kept = {word: word for word in solid}
    for word in {phrase.split(" ", 1)[0] for phrase in phrases}:
        _heads[kept.get(word, word)] = _joined(_heads.get(word, ()), language)


@lru_cache(maxsize=1 << 10)
def _joined(languages: tuple[str, ...], language: str) -> tuple[str, ...]:
    return *languages, language


@cache
def all_heads() -> Mapping[str, tuple[str, ...]]:
    """Return the first word of every phrase, with the languages in which one begins so.

    Every solid name is among them, since it is a phrase of one word.
    """
    for language in LANGUAGES:
        names_of(language)
    return _heads


@cache
def all_ends() -> tuple[frozenset[str], frozenset[str]]:
    """Return the first letters of every solid, slurred or misspelt name of any language, and the last."""
    ends = [names_of(language).ends for language in LANGUAGES]
    first, last = (frozenset().union(*parts) for parts in zip(*ends, strict=True))
    return first, last


@cache
def all_openings() -> frozenset[str]:
    """Return the beginnings of the solid names of all languages."""
    return frozenset(opening for language in LANGUAGES for opening in names_of(language).openings)


@lru_cache(maxsize=64)
def openings_of(languages: tuple[str, ...]) -> frozenset[str]:
    """Return the beginnings of the solid names of several languages."""
    return frozenset().union(*(names_of(language).openings for language in languages))


@lru_cache(maxsize=64)
def edges_of(languages: tuple[str, ...]) -> tuple[frozenset[str], frozenset[str]]:
    """Return how words of several languages that may sound like a name begin, and how they end."""
    edges = [names_of(language).edges for language in languages]
    return frozenset().union(*(first for first, _ in edges)), frozenset().union(*(last for _, last in edges))


def is_name(letters: str) -> bool:
    """Return True if letters are a name or a misspelt one in any language, or begin a name."""
    return letters in all_heads() or letters in STORES["misspelt"]


def name_elsewhere(letters: str, languages: Collection[str]) -> Name | None:
    """Return the meaning of a long name in a language that is none of these, or None."""
    if len(letters) < _LONG or letters not in all_heads():
        return None
    strangers = (language for language in LANGUAGES if language not in languages)
    return next((name for language in strangers if (name := names_of(language).solid.get(letters))), None)


def bare(word: str) -> str:
    """Return a word without accents and signs: dreißig as dreissig, três as tres."""
    if word.isascii() and word.isalpha():
        return word
    # Looking for such a letter takes half as long as translating.
    plain = word if _WITHOUT_MARK.keys().isdisjoint(word) else word.translate(_PLAIN)
    spread = unicodedata.normalize("NFD", plain)
    return spread if spread.isalpha() else "".join(filter(str.isalpha, spread))


def slur(word: str) -> str:
    """Return a word with every run of a letter taken once."""
    return re.sub(r"(.)\1+", r"\1", word)

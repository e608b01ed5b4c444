"""Number names of a language, in the forms in which they are met."""

import re
import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from bot.watch.model import LANGUAGES
from bot.watch.vocabulary import lots_of, part_of

SIMPLE = frozenset((*range(1, 20), *range(20, 100, 10)))
"""The values whose names the others are made of."""
OPENING = 3
"""How many letters an opening has."""
# Letters that carry no mark Unicode could take off.
_PLAIN = str.maketrans({"ß": "ss", "\u0131": "i", "ł": "l", "ø": "o", "æ": "ae", "đ": "d"})
_TABLES = ("phrases", "solid", "misspelt", "sounds", "slurred", "tails")


class Name(NamedTuple):
    """What a phrase means in one language."""

    value: int
    is_ordinal: bool = False
    is_decade: bool = False
    is_about: bool = False
    """It also counts roughly: une trentaine, una treintena, una trentina."""
    is_card: bool = False
    """Said as a card's name, which counts nothing: the Polish siódemka."""


@dataclass(frozen=True, slots=True)
class Names:
    """The number names of one language."""

    phrases: dict[str, Name]
    """Names by their words, joined with one space: as CLDR writes them and split or joined at its seams."""
    heads: frozenset[str]
    """The first word of every phrase."""
    solid: dict[str, Name]
    """Names by their bare letters without accents, for what was spelled, split or written in leet."""
    misspelt: dict[str, Name]
    """One slip away from a name of five letters or more."""
    sounds: dict[str, Name]
    """Names and their misspellings by what they sound like, where the language's sounds are known."""
    edges: tuple[frozenset[str], frozenset[str]]
    """The first letters of every word that may sound like a name, and the last."""
    slurred: dict[str, Name]
    """Names with every repeated letter taken once, for threeee, where that is no solid name."""
    tails: dict[str, Name]
    """Names of one to nine in forms that are only said behind a ten."""
    openings: frozenset[str]
    """The first letters of every solid name, enough to know what cannot become one."""
    leads: dict[str, tuple[str, ...]]
    """The names of one to nine and of the tens by their digits."""
    lots: frozenset[str]
    """Words for so many of something: dozens."""
    longest: int
    """Words in the longest phrase."""
    multipliers: frozenset[str]
    """Words for hundreds, thousands and millions."""


@cache
def names_of(language: str) -> Names:
    """Return the number names of a language; empty where none are known."""
    known = part_of(language, "names")
    tables: dict[str, dict[str, Name]] = {table: {} for table in _TABLES}
    for table in _TABLES if known else ():
        for meaning, words in known[table].items():
            value, *marks = map(int, meaning.split())
            tables[table].update(dict.fromkeys(words.split("|"), Name(value, *map(bool, marks))))
    phrases, solid = tables["phrases"], tables["solid"]
    leads: dict[str, list[str]] = {str(value): [] for value in (*range(1, 10), *range(10, 100, 10))}
    for letters, name in solid.items():
        if not name.is_ordinal and str(name.value) in leads:
            leads[str(name.value)].append(letters)
    edges = known["edges"] if known else ("", "")
    return Names(
        **tables,
        heads=frozenset(phrase.split(" ", 1)[0] for phrase in phrases),
        edges=(frozenset(edges[0].split()), frozenset(edges[1].split())),
        openings=frozenset(letters[:OPENING] for letters in solid),
        leads={digits: tuple(sorted(words)) for digits, words in leads.items()},
        lots=frozenset(lots_of(language)),
        longest=max((phrase.count(" ") + 1 for phrase in phrases), default=0),
        multipliers=frozenset(known["multipliers"].split() if known else ()),
    )


@dataclass(frozen=True, slots=True)
class Lexicon:
    """What the number names of several languages begin with, to see at once what is none."""

    heads: frozenset[str]
    openings: frozenset[str]


@cache
def all_openings() -> frozenset[str]:
    """Return the beginnings of the solid names of all languages."""
    return frozenset(opening for language in LANGUAGES for opening in names_of(language).openings)


@lru_cache(maxsize=64)
def lexicon_of(languages: tuple[str, ...]) -> Lexicon:
    """Return the beginnings of several languages' names at once."""
    names = [names_of(language) for language in languages]
    return Lexicon(
        heads=frozenset(word for each in names for word in each.heads),
        openings=frozenset(word for each in names for word in each.openings),
    )


def bare(word: str) -> str:
    """Return a word without accents and signs: dreißig as dreissig, três as tres."""
    spread = unicodedata.normalize("NFD", word.translate(_PLAIN))
    return "".join(letter for letter in spread if letter.isalpha())


def slur(word: str) -> str:
    """Return a word with every run of a letter taken once."""
    return re.sub(r"(.)\1+", r"\1", word)

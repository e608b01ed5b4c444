"""The words of each language that say something about a number or speak for it, and its fixed phrases."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache, lru_cache
from typing import NamedTuple, TypeVar

from bot.watch.languages.sections import read_sections
from bot.watch.model import LANGUAGES

KINDS = (
    "unit", "money", "date", "percent", "common", "pile", "trick", "minus", "bound", "compared", "range",
    "connect", "times", "by", "half", "top", "of", "article", "tell", "card", "cards", "play", "counted",
    "crowd", "label", "left", "fits", "hour", "until", "away", "score",
)  # fmt: skip
"""Kinds of words; each is one bit, and a word can be of several. `common` are function words."""
(
    UNIT, MONEY, DATE, PERCENT, COMMON, PILE, TRICK, MINUS, BOUND, COMPARED, RANGE,
    CONNECT, TIMES, BY, HALF, TOP, OF, ARTICLE, TELL, CARD, CARDS, PLAY, COUNTED,
    CROWD, LABEL, LEFT, FITS, HOUR, UNTIL, AWAY, SCORE,
) = (1 << bit for bit in range(len(KINDS)))  # fmt: skip
SMALL_TALK = OF | CONNECT | TIMES | MINUS | HOUR | UNTIL | UNIT
"""Kinds of words too short to be looked for in a language that is hardly spoken in a message."""

ANY_ENDING = "*"
"""Ends a word that stands for all that begin like it."""

_BITS = {kind: 1 << bit for bit, kind in enumerate(KINDS)}
_SHORTEST_STEM = 2
_NO_KINDS: Mapping[str, int] = {}
_Phrase = TypeVar("_Phrase")


@dataclass(frozen=True, slots=True)
class Endings:
    """Endings written behind digits without a gap, or behind a hyphen or an apostrophe."""

    names: frozenset[str] = frozenset()
    """37ka, 37u: the card."""
    ordinals: frozenset[str] = frozenset()
    """37-я: the card by its place."""
    decades: frozenset[str] = frozenset()
    """60-tal, 60lar: the ten."""
    places: frozenset[str] = frozenset()
    """8de: at eight."""


class Nickname(NamedTuple):
    """A phrase that stands for a number."""

    words: tuple[str, ...]
    """Its tokens."""
    value: int
    is_likeness: bool
    """It says what everybody knows to be as many, and is mostly said of that itself: the keys of a piano."""


class Compounds(NamedTuple):
    """Sounds of the parts of a language's compounds, and the values of ones and tens."""

    heads: Mapping[str, int]
    joints: Sequence[str]
    """Sounds that may stand between the two, the longest first."""
    tails: Mapping[str, int]


def part_of(language: str, part: str) -> Mapping[str, str]:
    """Return the lines of one part of a language by their meaning; nothing of an unknown language."""
    return _sections(language).get(part, {})


def words_of(language: str, part: str, meaning: str = "") -> list[str]:
    """Return the lines of one part of a language that have a meaning."""
    lines = part_of(language, part).get(meaning)
    return [] if lines is None else lines.split("\n")


def _values_of(language: str, part: str) -> dict[str, int]:
    """Return the numbers that the lines of one part of a language mean."""
    known = part_of(language, part).items()
    return {line: int(value) for value, lines in known for line in lines.split("\n")}


def read_all() -> None:
    """Read the data of all languages, number names aside, and let go of the files' content."""
    words_with_kinds()
    _stems()
    speakers()
    tables = (
        idioms_of, clock_words_of, nicknames_of, associations_of, homographs_of, lots_of, sounds_of,
        compounds_of, endings_of,
    )  # fmt: skip
    for language in LANGUAGES:
        for table in tables:
            table(language)
    forget_file()


def forget_file() -> None:
    """Let go of the files' content, once what is needed of it is in tables of its own."""
    _sections.cache_clear()


_sections = cache(read_sections)


@cache
def _kinds() -> dict[str, tuple[tuple[str, int], ...]]:
    """Return the kinds of each word in every language that knows it."""
    known: dict[str, tuple[tuple[str, int], ...]] = {}
    for language in LANGUAGES:
        _add_kinds(language, known)
    return known


def _add_kinds(language: str, known: dict[str, tuple[tuple[str, int], ...]]) -> None:
    for kinds, words in part_of(language, "kinds").items():
        alone = ((language, sum(_BITS[kind] for kind in kinds.split())),)
        for word in words.split("\n"):
            known[word] = known[word] + alone if word in known else alone


@cache
def load_kinds(language: str) -> None:
    """Load the words around numbers of one of the further languages; they are kept once for all messages."""
    _add_kinds(language, _kinds())


@cache
def _stems() -> dict[str, list[tuple[str, str, int]]]:
    """Return the stems that tell kinds, with their languages, by their first letters."""
    stems: dict[str, list[tuple[str, str, int]]] = {}
    for word, known in _kinds().items():
        if word.endswith(ANY_ENDING):
            stem = word.removesuffix(ANY_ENDING)
            stems.setdefault(stem[:_SHORTEST_STEM], []).extend((stem, *kinds) for kinds in known)
    return stems


def words_with_kinds() -> Collection[str]:
    """Return every word that is of any kind in any language, stems aside."""
    return _kinds().keys()


def words_that_may_have_kinds(words: Iterable[str]) -> list[str]:
    """Return those of some words that are of a kind in any language or begin as a stem does."""
    known, stems = _kinds(), _stems()
    return [word for word in words if word in known or word[:_SHORTEST_STEM] in stems]


def kinds_by_language(word: str) -> Mapping[str, int]:
    """Return the kinds of a word, as bits, in every language that knows it by itself or by its stem."""
    known, stems = _kinds().get(word, ()), _stems().get(word[:_SHORTEST_STEM], ())
    # Most words have neither: nothing is made for them.
    begun = [(language, bits) for stem, language, bits in stems if word.startswith(stem)] if stems else ()
    if not known and not begun:
        return _NO_KINDS
    alone = dict(known)
    if not begun:
        return alone
    found = alone.copy()
    for language, bits in begun:
        if not alone.get(language, 0) & ~COMMON:
            found[language] = found.get(language, 0) | bits
    return found


def kinds_of(language: str, word: str) -> int:
    """Return the kinds of a word in a language, as bits, by itself or by its stem."""
    return kinds_by_language(word).get(language, 0)


@cache
def idioms_of(language: str) -> dict[str, tuple[tuple[str, ...], ...]]:
    """Return a language's fixed phrases with a number in them, by their first word."""
    by_word: dict[str, list[tuple[str, ...]]] = {}
    for phrase in words_of(language, "idioms"):
        words = tuple(phrase.split(" "))
        by_word.setdefault(words[0], []).append(words)
    return {word: tuple(phrases) for word, phrases in by_word.items()}


@lru_cache(maxsize=8)
def idioms_in(languages: tuple[str, ...]) -> dict[str, tuple[tuple[str, ...], ...]]:
    """Return the fixed phrases of several languages, by their first word."""
    return _together(map(idioms_of, languages))


@cache
def nicknames_of(language: str) -> dict[str, tuple[Nickname, ...]]:
    """Return the phrases of a language that stand for a number, by their first token."""
    by_word: dict[str, list[Nickname]] = {}
    for part in ("nicknames", "likenesses"):
        for phrase, value in _values_of(language, part).items():
            words = tuple(phrase.split(" "))
            by_word.setdefault(words[0], []).append(Nickname(words, value, part == "likenesses"))
    return {word: tuple(phrases) for word, phrases in by_word.items()}


@lru_cache(maxsize=8)
def nicknames_in(languages: tuple[str, ...]) -> dict[str, tuple[Nickname, ...]]:
    """Return the phrases of several languages that stand for a number, by their first token."""
    return _together(map(nicknames_of, languages))


@cache
def associations_of(language: str) -> dict[str, int]:
    """Return the words of a language that together stand for a number, in any order, parted by spaces.

    A slash stands between what may be said for a word, a star for any ending.
    """
    return dict(sorted(_values_of(language, "associations").items()))


def _together(tables: Iterable[Mapping[str, tuple[_Phrase, ...]]]) -> dict[str, tuple[_Phrase, ...]]:
    """Return tables of phrases as one, with the phrases of the first table first."""
    known: dict[str, tuple[_Phrase, ...]] = {}
    for table in tables:
        for word, phrases in table.items():
            known[word] = (*known.get(word, ()), *phrases)
    return known


@cache
def clock_words_of(language: str) -> frozenset[str]:
    """Return the words or pairs of words that a time of day follows in a language: alle, a las."""
    return frozenset(words_of(language, "clock_words"))


@cache
def homographs_of(language: str) -> dict[str, frozenset[str]]:
    """Return ordinary words that are, or nearly are, number names.

    `here`: names that mean something else in the language itself; `elsewhere`: names that are words of other
    languages; `near`: words one slip away from a name.
    """
    return {
        place: frozenset(words_of(language, "homographs", place)) for place in ("here", "elsewhere", "near")
    }


@cache
def lots_of(language: str) -> dict[str, int]:
    """Return a language's words for so many of something, and how many they are: a dozen."""
    return _values_of(language, "lots")


@cache
def sounds_of(language: str) -> dict[str, str]:
    """Return a language's spellings and the sound each is heard as; a line below marks a word's edge."""
    known = part_of(language, "sounds").items()
    return {spelling: sound for sound, spellings in known for spelling in spellings.split("\n")}


@cache
def compounds_of(language: str) -> Compounds:
    """Return the sounds of the parts of a language's compounds; nothing where its sounds are not known."""
    joints = sorted(words_of(language, "joints"), key=len, reverse=True)
    return Compounds(_values_of(language, "heads"), joints, _values_of(language, "tails"))


@cache
def endings_of(language: str) -> Endings:
    """Return the endings a language writes behind digits."""
    places = (field.name for field in fields(Endings))
    return Endings(*(frozenset(words_of(language, "endings", place)) for place in places))


@cache
def speakers() -> dict[str, tuple[str, ...]]:
    """Map each word that speaks for a language to the languages that use it."""
    known: dict[str, tuple[str, ...]] = {}
    for languages, words in part_of("speakers", "speakers").items():
        known.update(dict.fromkeys(words.split("\n"), tuple(languages.split())))
    return known


# Letters that few of the languages write; a word with one of them speaks for those.
_LETTERS = {
    "pl": "ąćęłńśźż",
    "cs": "ěřůčšžťďň",
    "tr": "ığş",
    "ru": "ыэъё",
    "uk": "іїєґ",
    "sv": "åäö",
    "da": "åæø",
    "de": "äöüß",
    "pt": "ãõ",
    "es": "ñ",
    "fr": "œêîû",
}
_OWN = {
    letter: tuple(one for one in _LETTERS if letter in _LETTERS[one]) for letter in "".join(_LETTERS.values())
}
_RARE = re.compile(f"[{''.join(_OWN)}]")
_MARKED = 0.5


def speakers_of(word: str) -> tuple[str, ...]:
    """Return the languages that have a word among their function words and the words around numbers."""
    return speakers().get(word, ())


def evidence(words: Mapping[str, int]) -> dict[str, float]:
    """Weigh the languages of a message by its words and how often each is said.

    Each function word gives one vote, split among its languages.
    """
    known = speakers()
    weights: dict[str, float] = {}
    for word, times in words.items():
        languages = known.get(word)
        if languages is not None:
            vote = times / len(languages)
        elif not word.isascii() and (mark := _RARE.search(word)):
            languages = _OWN[mark[0]]
            vote = _MARKED / len(languages)
        else:
            continue
        for language in languages:
            weights[language] = weights.get(language, 0.0) + vote
    return weights

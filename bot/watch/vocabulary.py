"""What is known of each language: number names, and the words that say something about a number beside them.

`tests.tools.watch_training` makes the file, so that nothing is generated when the bot starts.
"""

import base64
import json
import zlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, NamedTuple, TypeVar

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

_FILE = "languages.txt"
_SHORTEST_STEM = 2
_NO_KINDS: Mapping[str, int] = {}
_Phrase = TypeVar("_Phrase")


@dataclass(frozen=True, slots=True)
class Endings:
    """What is written behind digits without a gap, or behind a hyphen or an apostrophe."""

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


def part_of(language: str, part: str) -> Any:  # noqa: ANN401  # each part has a shape of its own
    """Return one part of what is known of a language; an empty one of an unknown language."""
    return _part(language).get(part, {})


def read_all() -> None:
    """Read what is known of all languages, number names aside, and let go of the file's content."""
    words_with_kinds()
    _stems()
    all_endings()
    speakers()
    for language in LANGUAGES:
        for table in (
            idioms_of,
            clock_words_of,
            nicknames_of,
            associations_of,
            homographs_of,
            lots_of,
            sounds_of,
            compounds_of,
            endings_of,
        ):
            table(language)
    forget_file()


def forget_file() -> None:
    """Let go of the file's content, once what is needed of it is in tables of its own."""
    _packed.cache_clear()
    _part.cache_clear()


@cache
def _packed() -> dict[str, bytes]:
    """Return the lines of the file: a name and a packed table of its own."""
    lines = files("bot.watch").joinpath(_FILE).read_text(encoding="ascii").splitlines()
    return {name: base64.b64decode(packed) for name, packed in (line.split(" ") for line in lines)}


def read_table(name: str) -> dict[str, Any]:
    """Return one table of the file; an empty one where it has none of that name."""
    packed = _packed().get(name)
    table: dict[str, Any] = json.loads(zlib.decompress(packed)) if packed else {}
    return table


_part = cache(read_table)
"""Return what the file says of a language, or of who says which word."""


@cache
def _kinds() -> dict[str, tuple[tuple[str, int], ...]]:
    """Return the kinds of each word in every language that knows it."""
    known: dict[str, tuple[tuple[str, int], ...]] = {}
    for language in LANGUAGES:
        for bits, words in part_of(language, "kinds").items():
            alone = ((language, int(bits)),)
            for word in words.split():
                known[word] = known[word] + alone if word in known else alone
    return known


@cache
def _stems() -> dict[str, list[tuple[str, str, int]]]:
    """Return the stems that tell kinds, with their languages, by their first letters."""
    stems: dict[str, list[tuple[str, str, int]]] = {}
    for language in LANGUAGES:
        for stem, bits in part_of(language, "stems").items():
            stems.setdefault(stem[:_SHORTEST_STEM], []).append((stem, language, bits))
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
    for phrase in part_of(language, "idioms"):
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
        for phrase, value in part_of(language, part).items():
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
    return dict(part_of(language, "associations"))


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
    return frozenset(part_of(language, "clock_words"))


@cache
def homographs_of(language: str) -> dict[str, frozenset[str]]:
    """Return ordinary words that are, or nearly are, number names.

    `here`: names that mean something else in the language itself; `elsewhere`: names that are words of other
    languages; `near`: words one slip away from a name.
    """
    typed = part_of(language, "homographs")
    return {place: frozenset(typed.get(place, "").split()) for place in ("here", "elsewhere", "near")}


@cache
def lots_of(language: str) -> dict[str, int]:
    """Return a language's words for so many of something, and how many they are: a dozen."""
    return dict(part_of(language, "lots"))


@cache
def sounds_of(language: str) -> dict[str, str]:
    """Return a language's spellings and the sound each is heard as; a line below marks a word's edge."""
    return dict(part_of(language, "sounds"))


@cache
def compounds_of(language: str) -> Compounds:
    """Return what the parts of a language's compounds sound like; nothing where its sounds are not known."""
    return Compounds(*part_of(language, "compounds") or ({}, (), {}))


@cache
def all_endings() -> frozenset[str]:
    """Return what any language writes behind digits."""
    typed = (words for language in LANGUAGES for words in part_of(language, "endings"))
    return frozenset(ending for words in typed for ending in words.split())


@cache
def endings_of(language: str) -> Endings:
    """Return what a language writes behind digits."""
    typed = part_of(language, "endings")
    return Endings(*(frozenset(words.split()) for words in typed)) if typed else Endings()


@cache
def speakers() -> dict[str, tuple[str, ...]]:
    """Map each word that speaks for a language to the languages that use it."""
    known: dict[str, tuple[str, ...]] = {}
    for languages, words in _part("speakers").items():
        known.update(dict.fromkeys(words.split(), tuple(languages.split())))
    return known

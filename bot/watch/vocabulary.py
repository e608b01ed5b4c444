"""What is known of each language: number names, and the words that say something about a number beside them.

`bot.devtools.watch_training` makes the file, so that nothing is generated when the bot starts.
"""

import base64
import json
import zlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

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


def part_of(language: str, part: str) -> Any:  # noqa: ANN401  # each part has a shape of its own
    """Return one part of what is known of a language; an empty one of an unknown language."""
    return _part(language).get(part, {})


def forget_file() -> None:
    """Let go of the file's content, once what is needed of it is in tables of its own."""
    _packed.cache_clear()
    _part.cache_clear()


@cache
def _packed() -> dict[str, bytes]:
    """Return the lines of the file: a name and a packed table of its own."""
    lines = files("bot.watch").joinpath(_FILE).read_text(encoding="ascii").splitlines()
    return {name: base64.b85decode(packed) for name, packed in (line.split(" ") for line in lines)}


@cache
def _part(name: str) -> dict[str, Any]:
    """Return what the file says of a language, or of who says which word."""
    packed = _packed().get(name)
    table: dict[str, Any] = json.loads(zlib.decompress(packed)) if packed else {}
    return table


@cache
def _kinds(language: str) -> dict[str, int]:
    return {word: int(bits) for bits, words in part_of(language, "kinds").items() for word in words.split()}


@cache
def _stems(language: str) -> tuple[dict[str, int], tuple[int, ...]]:
    """Return a language's stems and how long they can be."""
    stems: dict[str, int] = dict(part_of(language, "stems"))
    return stems, tuple(sorted({*map(len, stems)}))


@cache
def words_with_kinds() -> frozenset[str]:
    """Return every word that is of any kind in any language, stems aside."""
    return frozenset(word for language in LANGUAGES for word in _kinds(language))


@cache
def languages_with_stems() -> frozenset[str]:
    """Return the languages in which a word's kind can be told by its stem."""
    return frozenset(language for language in LANGUAGES if part_of(language, "stems"))


def kinds_of(language: str, word: str) -> int:
    """Return the kinds of a word in a language, as bits, by itself or by its stem."""
    found = _kinds(language).get(word, 0)
    if not found & ~COMMON:
        stems, lengths = _stems(language)
        for length in lengths:
            found |= stems.get(word[:length], 0)
    return found


@cache
def idioms_of(language: str) -> dict[str, tuple[tuple[str, ...], ...]]:
    """Return a language's fixed phrases with a number in them, by their first word."""
    by_word: dict[str, list[tuple[str, ...]]] = {}
    for phrase in part_of(language, "idioms"):
        words = tuple(phrase.split(" "))
        by_word.setdefault(words[0], []).append(words)
    return {word: tuple(phrases) for word, phrases in by_word.items()}


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

"""Words around a number that say what it is: a pile, a count, a time; per language, from data."""

import re
import tomllib
from functools import cache, lru_cache, reduce
from importlib.resources import files
from operator import or_
from typing import NamedTuple

import stopwordsiso
from babel import Locale
from babel.numbers import get_currency_name
from babel.units import format_unit

from bot.watch.model import LANGUAGES

# Each kind of cue is one bit; a word can carry several. The names are the keys of the data files.
_KINDS = (
    "pile", "cards", "card", "counted", "label", "draw", "play", "left", "still", "pronoun", "of", "past",
    "score", "trick", "minus", "clock", "until", "relation", "hour", "away", "money", "unit", "article",
    "fits", "tell", "connect", "bound", "compared", "range", "times", "years", "versus", "span", "onto",
    "which", "date", "common", "partitive", "howmany", "doing", "done", "possessive", "group", "kin",
    "age", "being", "ours", "weather", "counting", "outof", "amount",
    "enough", "having", "meter", "modal", "deck", "each", "atonce", "born", "when",
    "pay", "numero", "percent", "by", "decade",
    "hand", "crowd", "down", "shun", "sport", "ended", "top", "half", "seam", "plural", "reckon",
    "were", "tohour", "school", "meeting", "single", "am", "some", "inyear",
    "quality", "await", "others", "asking",
    "upto", "foreunit", "agreeing", "vehicle", "street", "aside",
)  # fmt: skip
(
    PILE, CARDS, CARD, COUNTED, LABEL, DRAW, PLAY, LEFT, STILL, PRONOUN, OF, PAST, SCORE, TRICK, MINUS,
    CLOCK, UNTIL, RELATION, HOUR, AWAY, MONEY, UNIT, ARTICLE, FITS, TELL, CONNECT, BOUND, COMPARED, RANGE,
    TIMES, YEARS, VERSUS, SPAN, ONTO, WHICH, DATE, COMMON, PARTITIVE, HOWMANY, DOING, DONE, POSSESSIVE, GROUP,
    KIN, AGE, BEING, OURS, WEATHER, COUNTING, OUTOF, AMOUNT, ENOUGH, HAVING,
    METER, MODAL, DECK, EACH, ATONCE, BORN, WHEN, PAY, NUMERO, PERCENT, BY, DECADE,
    HAND, CROWD, DOWN, SHUN, SPORT, ENDED, TOP, HALF, SEAM, PLURAL, RECKON,
    WERE, TOHOUR, SCHOOL, MEETING, SINGLE, AM, SOME, INYEAR,
    QUALITY, AWAIT, OTHERS, ASKING,
    UPTO, FOREUNIT, AGREEING, VEHICLE, STREET, ASIDE,
) = (1 << bit for bit in range(len(_KINDS)))  # fmt: skip
_BITS = {kind: 1 << bit for bit, kind in enumerate(_KINDS)}
ALL_KINDS = (1 << len(_KINDS)) - 1
TOPICS = SPORT | SCHOOL | MEETING | ASIDE
"""What a whole message is about; beside a number such a word is a thing like others."""
_THINGS = PILE | CARDS | CARD | COUNTED | UNIT | MONEY | DATE | LABEL | TRICK | HOUR

# Words too small to be looked for in a language that is hardly spoken in a message.
SMALL_TALK = (
    CLOCK
    | UNTIL
    | PRONOUN
    | STILL
    | CONNECT
    | RELATION
    | OF
    | HOUR
    | TIMES
    | MINUS
    | SPAN
    | ONTO
    | WHICH
    | PARTITIVE
    | DOING
    | GROUP
    | KIN
    | BEING
    | OURS
    | OUTOF
    | AMOUNT
)

_UNITS = (
    "duration-second", "duration-minute", "duration-hour", "duration-day", "duration-week",
    "duration-month", "duration-year", "duration-night", "duration-century", "duration-millisecond",
    "length-kilometer", "length-meter", "length-centimeter", "length-millimeter",
    "length-mile", "length-foot", "mass-kilogram", "mass-gram", "mass-milligram", "mass-pound",
    "volume-liter", "volume-milliliter", "volume-centiliter", "volume-deciliter", "area-hectare",
    "temperature-celsius", "temperature-fahrenheit", "graphics-pixel", "graphics-megapixel",
    "concentr-percent", "concentr-permille", "concentr-karat",
)  # fmt: skip
# Units that are written short as often as not.
_SHORT_UNITS = (
    "digital-terabyte", "digital-gigabyte", "digital-megabyte", "digital-kilobyte", "digital-megabit",
    "digital-gigabit", "power-watt", "power-kilowatt", "electric-volt", "electric-ampere",
    "energy-kilocalorie", "energy-kilojoule", "frequency-hertz", "frequency-kilohertz",
    "frequency-megahertz", "frequency-gigahertz",
)  # fmt: skip
_CURRENCIES = ("EUR", "USD", "GBP", "CHF", "PLN", "RUB", "SEK", "DKK", "TRY", "CZK", "UAH", "BRL")
_COUNTS = (1, 2, 5)
_LETTERS = re.compile(r"[^\W\d_]+")
_SHORTEST_UNIT = 3
# A word of the files that ends so stands for all that begin like it.
_ANY_ENDING = "*"


@cache
def keywords_of(language: str) -> dict[str, int]:
    """Return the kinds of cue each word of a language carries, as bits; empty for an unknown language."""
    cues: dict[str, int] = {}
    if language not in LANGUAGES:
        return cues

    def add(word: str, kind: int) -> None:
        cues[word] = cues.get(word, 0) | kind

    for kind, words in _typed(language).items():
        if kind in _BITS:
            for word in words.casefold().split():
                add(word, _BITS[kind])
    units, percents = _unit_words(language)
    known = (
        (UNIT, units),
        (PERCENT, percents),
        (MONEY, _money_words(language)),
        (DATE, _date_words(language)),
    )
    for bit, forms in known:
        for word in forms:
            add(word, bit)
    for word in _common_words(language):
        if not cues.get(word, 0) & _THINGS:
            add(word, COMMON)
    return cues


@lru_cache(maxsize=1 << 15)
def kinds_of(language: str, word: str) -> int:
    """Return the kinds of cue a word carries in a language, as bits, by itself or by its stem."""
    found = keywords_of(language).get(word, 0)
    if found & ~COMMON:
        return found
    stems = _stems_of(language)
    for length in stems:
        found |= stems[length].get(word[:length], 0)
    return found


@cache
def _stems_of(language: str) -> dict[int, dict[str, int]]:
    """Return the stems that take any ending, by their length: wygra*."""
    stems: dict[int, dict[str, int]] = {}
    for kind, words in _typed(language).items() if language in LANGUAGES else ():
        for word in words.casefold().split() if kind in _BITS else ():
            if word.endswith(_ANY_ENDING):
                stem = word.removesuffix(_ANY_ENDING)
                known = stems.setdefault(len(stem), {})
                known[stem] = known.get(stem, 0) | _BITS[kind]
    return stems


@cache
def idioms_of(language: str) -> dict[str, tuple[tuple[str, ...], ...]]:
    """Return a language's fixed phrases with a number in them, by their first word."""
    by_word: dict[str, list[tuple[str, ...]]] = {}
    if language in LANGUAGES:
        for phrase in _typed(language)["idioms"].casefold().split("|"):
            words = tuple(re.findall(r"[^\W\d_]+|\d+|[^\w\s]", phrase))
            hyphened = tuple(piece for word in words for piece in ("-", word))[1:]
            for written in {words, hyphened if all(word.isalnum() for word in words) else words}:
                by_word.setdefault(written[0], []).append(written)
    return {word: tuple(phrases) for word, phrases in by_word.items()}


ANY_NUMBER, COUNT, TURN, ANY_WORD, MENTION, CLAUSE_END = "#~=*@$"
"""What stands in a frame: any number, one up to twelve, up to three; any word, Discord's token, an end."""


class Frame(NamedTuple):
    """A short piece of a sentence with a hole in which a number is no card."""

    hole: str
    """Which numbers it is for."""
    before: tuple[frozenset[str] | int, ...]
    """What stands before the number, the nearest first: words, kinds of cue as bits, or any word."""
    after: tuple[frozenset[str] | int, ...]
    """What stands behind the number."""


@cache
def frames_of(language: str) -> tuple[dict[str, tuple[Frame, ...]], dict[int, tuple[Frame, ...]]]:
    """Return a language's frames by each word, and by each kind of cue, that may stand beside the number.

    A frame is written like the sentence it is taken from: `got a # in [school]`, `~ of us/you/them`.
    """
    words: dict[str, list[Frame]] = {}
    kinds: dict[int, list[Frame]] = {}
    written = _typed(language).get("frames", "") if language in LANGUAGES else ""
    for phrase in filter(None, written.casefold().split("|")):
        pieces = phrase.split()
        place = next(place for place, piece in enumerate(pieces) if piece in {ANY_NUMBER, COUNT, TURN})
        before = tuple(map(_slot, reversed(pieces[:place])))
        after = tuple(map(_slot, pieces[place + 1 :]))
        frame = Frame(pieces[place], before, after)
        # An open place beside the number is no place to find it by.
        beside = next(slot for slot in (*before[:1], *after[:1]) if slot and slot != frozenset(CLAUSE_END))
        if isinstance(beside, int):
            kinds.setdefault(beside, []).append(frame)
        else:
            for word in beside:
                words.setdefault(word, []).append(frame)
    by_word = {word: tuple(found) for word, found in words.items()}
    return by_word, {kind: tuple(found) for kind, found in kinds.items()}


def _slot(piece: str) -> frozenset[str] | int:
    """Return what may stand in one place of a frame: words, or kinds of cue as bits; nothing for any word."""
    if piece == ANY_WORD:
        return frozenset()
    if piece.startswith("["):
        return reduce(or_, (_BITS[kind] for kind in piece.strip("[]").split("/")))
    return frozenset(piece.split("/"))


@cache
def homographs_of(language: str) -> dict[str, frozenset[str]]:
    """Return ordinary words that are, or nearly are, number names.

    `here`: names that mean something else in the language itself; `elsewhere`: names that are words of other
    languages; `near`: words one slip away from a name.
    """
    typed = _typed(language) if language in LANGUAGES else {}
    return {place: frozenset(typed.get(place, "").split()) for place in ("here", "elsewhere", "near")}


@cache
def spans_of(language: str) -> dict[str, int]:
    """Return a language's phrases for the cards below twenty or ten, and their first or only bound."""
    phrases = _typed(language).get("spans", "") if language in LANGUAGES else ""
    return {
        phrase: int(value)
        for phrase, _, value in (pair.rpartition(":") for pair in phrases.split("|"))
        if phrase
    }


@cache
def multiples_of(language: str) -> dict[str, int]:
    """Return a language's words for so many of something, and how many they are: a dozen."""
    pairs = _typed(language).get("lots", "") if language in LANGUAGES else ""
    return {lot: int(worth) for lot, _, worth in (pair.partition(":") for pair in pairs.split())}


@cache
def variants_of(language: str) -> tuple[tuple[str, str], ...]:
    """Return how people say parts of a language's number names: zwo for zwei."""
    pairs = _typed(language).get("variants", "") if language in LANGUAGES else ""
    return tuple((part, said) for part, _, said in (pair.partition("=") for pair in pairs.split()))


@cache
def sounds_of(language: str) -> tuple[tuple[str, str], ...]:
    """Return a language's spellings and the sound each is heard as; a line below marks a word's edge."""
    pairs = _typed(language).get("sounds", "") if language in LANGUAGES else ""
    return tuple((spelling, sound) for spelling, _, sound in (pair.partition("=") for pair in pairs.split()))


@cache
def endings_of(language: str, kind: str) -> tuple[str, ...]:
    """Return what ends a language's words of one kind.

    `verbs`: verbs, which no number counts; `uncounted`: what else no number stands before, as a noun in
    another case than numbers ask for; `uncountedmany`: those that only the numbers below five stand before.
    """
    return tuple(_typed(language).get(kind, "").split()) if language in LANGUAGES else ()


@cache
def speech_of(language: str) -> frozenset[str]:
    """Return the words a table's talk in a language is recognised by."""
    typed = _typed(language)
    kinds = (
        "pile",
        "cards",
        "card",
        "draw",
        "play",
        "article",
        "fits",
        "tell",
        "connect",
        "bound",
        "compared",
        "minus",
    )
    words = (word for kind in kinds for word in typed[kind].casefold().split())
    return frozenset(word for word in words if not word.endswith(_ANY_ENDING))


@cache
def _typed(language: str) -> dict[str, str]:
    source = files("bot.watch").joinpath("keyword_lists", f"{language}.toml")
    table: dict[str, str] = tomllib.loads(source.read_text(encoding="utf-8"))
    return table


def _common_words(language: str) -> set[str]:
    """Return a language's function words."""
    words = {word.casefold() for word in stopwordsiso.stopwords(language)}
    # English lists plenty of plural nouns among its most frequent words: things, sides, years.
    return {word for word in words if language != "en" or not word.endswith("s")}


def _unit_words(language: str) -> tuple[set[str], set[str]]:
    """Return what CLDR writes behind a number of seconds, and behind a preposition: per cent."""
    words: set[str] = set()
    percents: set[str] = set()
    common = stopwordsiso.stopwords(language)
    for unit in (*_UNITS, *_SHORT_UNITS):
        for count in _COUNTS:
            shown = format_unit(count, unit, length="long", locale=language)
            # Per cent is a mere sign in some languages.
            first, *rest = [word.casefold() for word in _LETTERS.findall(shown)] or [""]
            if rest and first in common:
                percents.add(rest[-1])
            elif len(first) >= _SHORTEST_UNIT:
                words.add(first)
    for unit in _SHORT_UNITS:
        short = _LETTERS.findall(format_unit(_COUNTS[-1], unit, length="short", locale=language))
        words.update(word.casefold() for word in short[:1] if len(word) > 1)
    return words, percents


def _money_words(language: str) -> set[str]:
    """Return the last word of each currency's names: dollars of US dollars."""
    words: set[str] = set()
    for currency in _CURRENCIES:
        for count in _COUNTS:
            shown = _LETTERS.findall(get_currency_name(currency, count=count, locale=language))
            words.update(word.casefold() for word in shown[-1:] if len(word) > _SHORTEST_UNIT)
    # Put down seventy three real quick: only in Portuguese a real is money before all.
    return words if language == "pt" else words - {"real"}


def _date_words(language: str) -> set[str]:
    """Return the names of months and days, without the ones too short to be sure."""
    locale = Locale.parse(language)
    names = [name for forms in (locale.months, locale.days) for name in forms["format"]["wide"].values()]
    # Short forms of other languages are everyday words: out, set, mar, mon.
    if language in {"en", "de"}:
        names += locale.months["format"]["abbreviated"].values()
    words = {name.casefold().strip(".") for name in names}
    return {word for word in words if len(word) >= _SHORTEST_UNIT}

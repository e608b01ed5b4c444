"""The lists a language is known by before training, and what CLDR adds to them: units, money, days.

Only number names, the words for lots, and what doubles as a number name have to be listed. The other lists
name words that mean the same beside a number, so that the judge learns about all of them at once; a language
without them is learned from labelled lines alone.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product

import stopwordsiso
from babel import Locale
from babel.numbers import get_currency_name
from babel.units import format_unit

from bot.watch.languages.vocabulary import COMMON, DATE, KINDS, MONEY, PERCENT, UNIT

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
_BITS = {kind: 1 << bit for bit, kind in enumerate(KINDS)}
# Words of these kinds are more than function words.
_THINGS = ("pile", "cards", "card", "counted", "unit", "money", "date", "label", "trick", "hour")
_ONES, _TENS = range(1, 10), range(20, 91, 10)
_SAID = re.compile(r"([=~])")
_IDIOM = re.compile(r"[^\W\d_]+|\d+|[^\w\s]")


@cache
def kinds_of_words(language: str) -> dict[str, int]:
    """Return the kinds of each word of a language, as bits; a word that ends in a star is a stem."""
    kinds: dict[str, int] = {}

    def add(word: str, kind: int) -> None:
        kinds[word] = kinds.get(word, 0) | kind

    for kind, words in read_lists(language).items():
        for word in words.casefold().split() if kind in _BITS else ():
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
    things = sum(_BITS[kind] for kind in _THINGS)
    for word in _common_words(language):
        if not kinds.get(word, 0) & things:
            add(word, COMMON)
    return kinds


def idioms_of(language: str) -> list[str]:
    """Return a language's fixed phrases with a number in them, their tokens parted by spaces."""
    phrases: list[str] = []
    for phrase in read_lists(language).get("idioms", "").casefold().split("|"):
        tokens = _IDIOM.findall(phrase)
        phrases.append(" ".join(tokens))
        if all(token.isalnum() for token in tokens):
            phrases.append(" - ".join(tokens))
    return [phrase for phrase in dict.fromkeys(phrases) if phrase]


def clock_words_of(language: str) -> list[str]:
    """Return the words or pairs of words that a time of day follows in a language: alle, a las."""
    return [phrase for phrase in read_lists(language).get("clock_words", "").split("|") if phrase]


@cache
def homographs_of(language: str) -> dict[str, frozenset[str]]:
    """Return ordinary words that are, or nearly are, number names; the watch's vocabulary says which."""
    lists = read_lists(language)
    return {place: frozenset(lists.get(place, "").split()) for place in ("here", "elsewhere", "near")}


@cache
def spans_of(language: str) -> dict[str, int]:
    """Return a language's phrases for the cards below twenty or ten, and their first or only bound."""
    pairs = (pair.rpartition(":") for pair in read_lists(language).get("spans", "").split("|"))
    return {phrase: int(value) for phrase, _, value in pairs if phrase}


@cache
def lots_of(language: str) -> dict[str, int]:
    """Return a language's words for so many of something, and how many they are: a dozen."""
    pairs = (pair.partition(":") for pair in read_lists(language).get("lots", "").split())
    return {lot: int(worth) for lot, _, worth in pairs}


@cache
def variants_of(language: str) -> tuple[tuple[str, str], ...]:
    """Return how people say parts of a language's number names: zwo for zwei."""
    pairs = (pair.partition("=") for pair in read_lists(language).get("variants", "").split())
    return tuple((part, said) for part, _, said in pairs)


def nicknames_of(language: str) -> dict[str, int]:
    """Return what people call numbers beside their names, in dialect or by ear, tokens parted by spaces."""
    return _values_of(language, "nicknames")


def likenesses_of(language: str) -> dict[str, int]:
    """Return what people liken numbers to, as the keys of a piano, tokens parted by spaces."""
    return _values_of(language, "likenesses")


def associations_of(language: str) -> dict[str, int]:
    """Return the words that together stand for a number, as they are listed: squares/fields chess*.

    A slash stands between words that mean the same, a star for any ending.
    """
    lines = read_lists(language).get("associations", "").strip().casefold().split("\n")
    pairs = (line.rpartition(":") for line in lines)
    return {words: int(value) for words, _, value in pairs if words}


def _values_of(language: str, key: str) -> dict[str, int]:
    pairs = (pair.rpartition(":") for pair in read_lists(language).get(key, "").split("|"))
    return {" ".join(_IDIOM.findall(phrase.casefold())): int(value) for phrase, _, value in pairs if phrase}


def dialects_of(language: str) -> Iterator[tuple[str, int]]:
    """Yield what the dialects of a language call numbers.

    A line of the list is a dialect: 2=twa, or 2~twa where that is only said in compounds, and behind a colon
    how a ten and a one are joined.
    """
    for dialect in read_lists(language).get("dialects", "").split("\n"):
        words, _, compounds = dialect.partition(" : ")
        said = [(int(value), sign, word) for value, sign, word in map(_SAID.split, words.split())]
        ones = [(value, word) for value, _, word in said if value in _ONES]
        tens = [(value, word) for value, _, word in said if value in _TENS]
        yield from ((word, value) for value, sign, word in said if sign == "=")
        for (ten, ten_said), (one, one_said), compound in product(tens, ones, compounds.split()):
            yield compound.format(ten=ten_said, one=one_said), ten + one


def parts_of(language: str) -> Iterator[tuple[str, int]]:
    """Yield what the dialects of a language call ones and tens, by themselves or in compounds."""
    for dialect in read_lists(language).get("dialects", "").split("\n"):
        words, _, _ = dialect.partition(" : ")
        yield from ((word, int(value)) for value, _, word in map(_SAID.split, words.split()))


def joints_of(language: str) -> tuple[frozenset[str], bool]:
    """Return what the dialects of a language say between a ten and a one, and whether the one comes first."""
    patterns = {
        pattern
        for dialect in read_lists(language).get("dialects", "").split("\n")
        for pattern in dialect.partition(" : ")[2].split()
    }
    joints = (pattern.replace("{one}", "").replace("{ten}", "") for pattern in patterns)
    return frozenset(joint.strip("-") for joint in joints), any(
        pattern.startswith("{one}") for pattern in patterns
    )


@cache
def sounds_of(language: str) -> dict[str, str]:
    """Return a language's spellings and the sound each is heard as; a line below marks a word's edge."""
    pairs = (pair.partition("=") for pair in read_lists(language).get("sounds", "").split())
    return {spelling: sound for spelling, _, sound in pairs}


@cache
def read_lists(language: str) -> dict[str, str]:
    """Return the lists of a language as they are written, empty where there are none."""
    source = files("tests.tools.watch_training").joinpath("languages", f"{language}.toml")
    lists: dict[str, str] = tomllib.loads(source.read_text(encoding="utf-8")) if source.is_file() else {}
    return lists


def _stopwords(language: str) -> set[str]:
    """Return a language's function words, none where the package has no list."""
    return stopwordsiso.stopwords(language) if stopwordsiso.has_lang(language) else set()


def _common_words(language: str) -> set[str]:
    """Return a language's function words."""
    words = {word.casefold() for word in _stopwords(language)}
    # English lists plenty of plural nouns among its most frequent words: things, sides, years.
    return {word for word in words if language != "en" or not word.endswith("s")}


def _unit_words(language: str) -> tuple[set[str], set[str]]:
    """Return what CLDR writes behind a number of seconds, and behind a preposition: per cent."""
    words: set[str] = set()
    percents: set[str] = set()
    common = _stopwords(language)
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

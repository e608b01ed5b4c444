"""The words of a language for days and hours: names from CLDR, and the rest from a file `times.toml`."""

import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files

from babel import Locale, UnknownLocaleError


class WordKind(StrEnum):
    """The kind of a part of a text; each value is one letter, so that rules are patterns of letters."""

    NUMBER = "n"
    """Digits that may be an hour or a day of the month."""
    NUMBER_WORD = "w"
    ORDINAL = "o"
    YEAR = "Y"
    TIME = "T"
    """A whole time of day: a `Clock`."""
    DATE = "D"
    """Year, if any, month and day."""
    WEEKDAY = "k"
    """0 is Monday."""
    MONTH = "m"
    DAY_OFFSET = "y"
    """Days from today."""
    PART = "p"
    """A `PartOfDay`."""
    HALF_OF_DAY = "a"
    """`am` or `pm`."""
    HOUR_UNIT = "h"
    MINUTE_UNIT = "v"
    UNIT = "d"
    """Minutes of a span: an hour is 60, a day 1440."""
    HALF_BEFORE = "b"
    """Half of the hour that ends then: "halb neun" is 8:30."""
    HALF_AFTER = "f"
    HALF_OF = "g"
    """British: "half eight" is 8:30."""
    QUARTER = "q"
    QUARTER_BEFORE = "B"
    """Minutes before the hour that is named: "viertel acht" is 7:15."""
    PAST = "P"
    TO = "O"
    PLUS = "U"
    MINUS = "I"
    PAST_END = "L"
    TO_END = "J"
    AT = "@"
    NEXT = "x"
    THIS = "t"
    AFTER_NEXT = "s"
    WEEK_LATER = "e"
    NEXT_WEEK = "E"
    WEEK_AFTER_NEXT = "W"
    DASH = "r"
    UNTIL = "u"
    FROM = "F"
    IN = "i"
    LATER = "j"
    AGO = "l"
    SPAN = "R"
    """How long from now."""
    ZONE = "z"
    FILLER = "."
    UNKNOWN = "?"


class PartOfDay(StrEnum):
    """A part of the day, which says what an hour means."""

    MORNING = "morning"
    NOON = "noon"
    AFTERNOON = "afternoon"
    EVENING = "evening"
    NIGHT = "night"


@dataclass(frozen=True, slots=True)
class Clock:
    """A time on a clock."""

    hour: int
    minute: int = 0
    is_certain: bool = False
    """Whether the hour counts from 0 to 24, so that it cannot be half a day later."""


@dataclass(frozen=True, slots=True)
class Word:
    """A meaning of a phrase."""

    kind: WordKind
    value: object = None


_FLAGS: Mapping[str, WordKind] = {
    "fillers": WordKind.FILLER,
    "at": WordKind.AT,
    "hour_units": WordKind.HOUR_UNIT,
    "minute_units": WordKind.MINUTE_UNIT,
    "half_before": WordKind.HALF_BEFORE,
    "half_after": WordKind.HALF_AFTER,
    "half_of": WordKind.HALF_OF,
    "quarter": WordKind.QUARTER,
    "past": WordKind.PAST,
    "to": WordKind.TO,
    "plus": WordKind.PLUS,
    "minus": WordKind.MINUS,
    "past_end": WordKind.PAST_END,
    "to_end": WordKind.TO_END,
    "next": WordKind.NEXT,
    "this": WordKind.THIS,
    "after_next": WordKind.AFTER_NEXT,
    "week_later": WordKind.WEEK_LATER,
    "next_week": WordKind.NEXT_WEEK,
    "week_after_next": WordKind.WEEK_AFTER_NEXT,
    "until": WordKind.UNTIL,
    "from": WordKind.FROM,
    "in": WordKind.IN,
    "later": WordKind.LATER,
    "ago": WordKind.AGO,
}
_VALUES: Mapping[str, WordKind] = {
    "numbers": WordKind.NUMBER_WORD,
    "days": WordKind.DAY_OFFSET,
    "weekdays": WordKind.WEEKDAY,
    "months": WordKind.MONTH,
    "units": WordKind.UNIT,
    "ordinals": WordKind.ORDINAL,
    "quarters_before": WordKind.QUARTER_BEFORE,
}
_HALVES: Mapping[str, str] = {"am": "am", "a.m.": "am", "a.m": "am", "pm": "pm", "p.m.": "pm", "p.m": "pm"}


@dataclass(frozen=True, slots=True)
class Lexicon:
    """A language's words for days and hours."""

    words: Mapping[str, tuple[tuple[Word, ...], ...]]
    """Every folded phrase with each of its meanings, which may be several words."""
    pattern: re.Pattern[str]
    """Matches the longest phrase that ends where a word ends."""


_Entry = tuple[str, tuple[Word, ...]]


def fold(text: str) -> str:
    """Write a text so that case and accents do not matter; kana keep their marks.

    >>> fold("Środę"), fold("İSTANBUL"), fold("８時")
    ('srode', 'istanbul', '8時')
    """
    return "".join(map(_fold_letter, unicodedata.normalize("NFKC", text)))


@cache
def _fold_letter(letter: str) -> str:
    plain = {"\N{LATIN SMALL LETTER DOTLESS I}": "i", "İ": "i", "ł": "l", "Ł": "l", "ø": "o"}.get(letter)
    if plain is not None:
        return plain
    folded = letter.casefold()
    if letter >= "\u2000":
        return folded
    return "".join(part for part in unicodedata.normalize("NFD", folded) if not unicodedata.combining(part))


@cache
def load_lexicon(language: str) -> Lexicon:
    """Return the words of a language; takes some milliseconds the first time.

    A language without a file `times.toml` has the names of its days and months.

    Raises:
        LookupError: if CLDR does not know the language.
    """
    try:
        locale = Locale.parse(language)
    except (UnknownLocaleError, ValueError) as unknown:
        raise LookupError(language) from unknown
    words: dict[str, dict[tuple[Word, ...], None]] = {}
    for phrase, meaning in (*_list_names(locale), *_list_own(language)):
        words.setdefault(" ".join(fold(phrase).split()), {})[meaning] = None
    for meanings in words.values():
        _drop_idle_meanings(meanings)
    ends = ((phrase, "(?![a-z])" if phrase[-1].isascii() else "") for phrase in words)
    longest_first = sorted(ends, key=lambda end: len(end[0]), reverse=True)
    pattern = "|".join(re.escape(phrase) + end for phrase, end in longest_first)
    return Lexicon({phrase: tuple(meanings) for phrase, meanings in words.items()}, re.compile(pattern))


def _drop_idle_meanings(meanings: dict[tuple[Word, ...], None]) -> None:
    """Drop meanings that others cover: a unit of hours counts spans, too, and "at" may say nothing."""
    kinds = {words[0].kind for words in meanings}
    if WordKind.HOUR_UNIT in kinds:
        meanings.pop((Word(WordKind.UNIT, 60),), None)
    if WordKind.AT in kinds:
        meanings.pop((Word(WordKind.FILLER),), None)


def _list_names(locale: Locale) -> Iterator[tuple[str, tuple[Word, ...]]]:
    """Yield the names of weekdays and months in every width, with and without a dot."""
    for kind, names, first in ((WordKind.WEEKDAY, locale.days, 0), (WordKind.MONTH, locale.months, 0)):
        for widths in names.values():
            for width in ("wide", "abbreviated", "short"):
                for number, name in widths.get(width, {}).items():
                    yield name.rstrip("."), (Word(kind, number + first),)


def _list_own(language: str) -> Iterator[tuple[str, tuple[Word, ...]]]:
    """Yield the phrases of a language's file, and the halves of the day that all languages know."""
    for phrase, half in _HALVES.items():
        yield phrase, (Word(WordKind.HALF_OF_DAY, half),)
    file = files("data") / "locales" / language / "times.toml"
    if not file.is_file():
        return
    facts = tomllib.loads(file.read_text(encoding="utf-8"))
    for name in facts:
        yield from _list_section(name, facts[name])


def _list_section(name: str, section: Sequence[str] | Mapping[str, Sequence[str]]) -> Iterator[_Entry]:
    """Yield the phrases of one section: a list of one meaning, or a table of lists by value."""
    if not isinstance(section, Mapping):
        word = Word(WordKind.HALF_OF_DAY, name) if name in {"am", "pm"} else Word(_FLAGS[name])
        yield from ((phrase, (word,)) for phrase in section)
        return
    for value, phrases in section.items():
        for meaning in _list_meanings(name, value):
            yield from ((phrase, meaning) for phrase in phrases)


def _list_meanings(section: str, value: str) -> list[tuple[Word, ...]]:
    """Return the meanings of a phrase of a section; noon is a time, and a part of the day."""
    match section:
        case "parts":
            return _list_parts(value)
        case "day_parts":
            days, _, part = value.partition(" ")
            return [(Word(WordKind.DAY_OFFSET, int(days)), *words) for words in _list_parts(part)]
        case "zones":
            return [(Word(WordKind.ZONE, value),)]
        case "clocks":
            return [(Word(WordKind.TIME, Clock(int(value), is_certain=True)),)]
        case _:
            return [(Word(_VALUES[section], int(value)),)]


def _list_parts(part: str) -> list[tuple[Word, ...]]:
    noon = (Word(WordKind.TIME, Clock(12, is_certain=True)),)
    match part:
        case "noon":
            return [noon, (Word(WordKind.PART, PartOfDay.NOON),)]
        case "midnight":
            return [(Word(WordKind.TIME, Clock(24, is_certain=True)),)]
        case _:
            return [(Word(WordKind.PART, PartOfDay(part)),)]

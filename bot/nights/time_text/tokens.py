"""Cuts a text into parts that are understood: numbers, clocks, dates and the words of a language."""

import re
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.nights.time_text.lexicon import Clock, Lexicon, Word, WordKind, fold

MEANINGS: Final = 16
"""How many ways of understanding a text are tried at most."""
_FIXED_OFFSETS: Final[Mapping[str, int]] = {
    "UTC": 0, "GMT": 0, "WET": 0, "WEST": 60, "CET": 60, "CEST": 120, "MEZ": 60, "MESZ": 120,
    "EET": 120, "EEST": 180, "MSK": 180, "TRT": 180, "JST": 540, "KST": 540, "BRT": -180,
    "EST": -300, "EDT": -240, "CDT": -300, "MST": -420, "MDT": -360, "PST": -480, "PDT": -420,
    "AEST": 600, "AEDT": 660, "NZST": 720, "NZDT": 780,
}  # fmt: skip
"""Minutes east of UTC of abbreviations that mean one offset, summer or winter."""
_PLACES: Final[Mapping[str, str]] = {
    "ET": "America/New_York",
    "CT": "America/Chicago",
    "MT": "America/Denver",
    "PT": "America/Los_Angeles",
}
"""Abbreviations that mean a place's clocks, summer included."""
AMBIGUOUS_ZONES: Final = frozenset({"IST", "CST", "BST", "AST", "SST", "GST", "ECT", "AMT"})
"""Abbreviations of several zones."""

_Meanings: TypeAlias = tuple[tuple[Word, ...], ...]
_Part: TypeAlias = tuple[int, _Meanings]
"""Where a part of a text ends, and its meanings."""
_Values: TypeAlias = Callable[[re.Match[str]], _Meanings]
_UNKNOWN: Final[_Meanings] = ((Word(WordKind.UNKNOWN),),)


@dataclass(frozen=True, slots=True)
class Token:
    """A part of a text with what it means."""

    kind: WordKind
    value: object
    text: str
    """As it was written, for a sentence about it."""


@dataclass(frozen=True, slots=True)
class ShortDate:
    """A date as it was written: the order of day and month follows from the reader's locale."""

    first: int
    second: int
    year: int | None = None
    separator: str = "."


def _clock(match: re.Match[str]) -> _Meanings:
    hour, minute = int(match["hour"]), int(match["minute"])
    return ((Word(WordKind.TIME, Clock(hour, minute, is_certain=match["hour"].startswith("0"))),),)


def _dotted(match: re.Match[str]) -> _Meanings:
    first, second = int(match[1]), int(match[2])
    meanings = []
    if first <= 24 and len(match[2]) == 2 and second < 60 and second % 5 == 0:  # noqa: PLR2004 - a clock's
        meanings.append((Word(WordKind.TIME, Clock(first, second, is_certain=match[1].startswith("0"))),))
    meanings.append((Word(WordKind.DATE, ShortDate(first, second)),))
    return tuple(meanings)


def _dashed(match: re.Match[str]) -> _Meanings:
    span = (Word(WordKind.NUMBER, match[1]), Word(WordKind.DASH), Word(WordKind.NUMBER, match[2]))
    return (span, (Word(WordKind.DATE, ShortDate(int(match[1]), int(match[2]), None, "-")),))


def _date(match: re.Match[str]) -> _Meanings:
    year = None if match["year"] is None else int(match["year"]) + (2000 if len(match["year"]) < 4 else 0)  # noqa: PLR2004
    return ((Word(WordKind.DATE, ShortDate(int(match["a"]), int(match["b"]), year, match["by"])),),)


def _iso(match: re.Match[str]) -> _Meanings:
    return ((Word(WordKind.DATE, ShortDate(int(match[2]), int(match[3]), int(match[1]), "iso")),),)


def _four_digits(match: re.Match[str]) -> _Meanings:
    hour, minute = divmod(int(match[0]), 100)
    meanings = [(Word(WordKind.YEAR, int(match[0])),)]
    if hour < 24 and minute < 60:  # noqa: PLR2004 - a clock's
        meanings.append((Word(WordKind.TIME, Clock(hour, minute, is_certain=True)),))
    return tuple(meanings)


def _number(match: re.Match[str]) -> _Meanings:
    return ((Word(WordKind.NUMBER, match[0]),),)


def _zone(match: re.Match[str]) -> _Meanings:
    name, sign, hours, minutes = match["name"], match["sign"], match["hours"], match["minutes"]
    if sign is not None:
        offset = (int(hours) * 60 + int(minutes or 0)) * (1 if sign == "+" else -1)
        return ((Word(WordKind.ZONE, offset),),)
    return ((Word(WordKind.ZONE, _PLACES.get(name, _FIXED_OFFSETS.get(name, name))),),)


_NO_DIGIT = r"(?![\d])"
_FORMS: Final[tuple[tuple[re.Pattern[str], _Values], ...]] = tuple(
    (re.compile(pattern), values)
    for pattern, values in (
        (r"(\d{4})-(\d{1,2})-(\d{1,2})(?:t(?=\d))?" + _NO_DIGIT, _iso),
        (r"(?P<year>\d{4})(?P<by>/)(?P<a>\d{1,2})/(?P<b>\d{1,2})" + _NO_DIGIT, _date),
        (r"(?P<year>20\d\d)年(?P<a>\d{1,2})(?P<by>月)(?P<b>\d{1,2})日", _date),
        (r"(?P<a>\d{1,2})(?P<by>月)(?P<b>\d{1,2})日(?P<year>\b\B)?", _date),
        (r"(?P<a>\d{1,2})(?P<by>[./-])\s?(?P<b>\d{1,2})[./-](?P<year>\s?\d{4}|\d\d)" + r"(?![\d:h])", _date),
        (r"(?P<a>\d{1,2})(?P<by>\.)\s?(?P<b>\d{1,2})\.(?P<year>\b\B)?" + _NO_DIGIT, _date),
        (r"(?P<a>\d{1,2})(?P<by>/)(?P<b>\d{1,2})(?P<year>\b\B)?" + r"(?![\d/])", _date),
        (r"(?P<hour>[01]?\d|2[0-4])(?::|\s?h\s?|u)(?P<minute>[0-5]\d)(?::[0-5]\d)?" + r"(?![\d:.])", _clock),
        (r"(\d{1,2})\.(\d{1,2})" + r"(?![\d.])", _dotted),
        (r"(\d{1,2})-(\d{1,2})" + r"(?![\d-])", _dashed),
        (r"\d{4}" + _NO_DIGIT, _four_digits),
        (
            r"(\d{1,2})(?:st|nd|rd|th|er|ste|de|e|te[nr]?|o|a|日(?!間|後))(?![a-z\d])|(\d{1,2})\.(?=[\s,]|$)",
            lambda match: ((Word(WordKind.ORDINAL, int(match[1] or match[2])),),),
        ),
        (r"\d{1,2}" + _NO_DIGIT, _number),
        (r"[pa](?=$|[\s,)])(?<=\d[pa])", lambda match: ((Word(WordKind.HALF_OF_DAY, f"{match[0]}m"),),)),
        (r"[-–—~〜]", lambda _: ((Word(WordKind.DASH),),)),  # noqa: RUF001 - dashes of other scripts
        (r"@", lambda _: ((Word(WordKind.AT),),)),
        (r"[\s,;.!()·|、。'’]", lambda _: ((Word(WordKind.FILLER),),)),  # noqa: RUF001 - as above
    )
)
_ZONE: Final = re.compile(
    r"(?P<name>UTC|GMT|[A-Z]{2,4})(?:(?P<sign>[+-])(?P<hours>\d{1,2})(?::?(?P<minutes>\d\d))?)?(?![A-Za-z\d])"
)
_SUFFIX: Final = re.compile(r"['’][a-z]{1,4}(?![a-z])")  # noqa: RUF001 - an apostrophe
_SHORTEST_MISSPELT: Final = 4
_LATIN: Final = re.compile(r"[a-z]")
_WORD: Final = re.compile(r"[^\W\d_]+")


def list_meanings(text: str, lexicon: Lexicon) -> Iterator[tuple[Token, ...]]:
    """Yield every way in which the parts of a text can be understood, at most `MEANINGS` of them.

    >>> from bot.nights.time_text.lexicon import load_lexicon
    >>> ["".join(token.kind for token in tokens) for tokens in list_meanings("mar 20:00", load_lexicon("it"))]
    ['kT', 'mT']
    """
    ways: list[tuple[Token, ...]] = [()]
    for written, meanings in _cut(text, lexicon):
        chosen = meanings[: max(1, MEANINGS // len(ways))]
        ways = [
            (
                *way,
                *(
                    Token(word.kind, word.value, written)
                    for word in meaning
                    if word.kind is not WordKind.FILLER
                ),
            )
            for way in ways
            for meaning in chosen
        ]
    yield from ways


def _cut(text: str, lexicon: Lexicon) -> Iterator[tuple[str, _Meanings]]:
    """Yield each part of a text with its meanings, from left to right, the longest phrase first."""
    letters = [(fold(letter), place) for place, letter in enumerate(text)]
    folded = "".join(letter for letter, _ in letters)
    places = [place for letter, place in letters for _ in letter] + [len(text)]
    at, is_inside = 0, False
    while at < len(folded):
        end, meanings = _read_part(text, folded, places, at, lexicon, is_inside=is_inside)
        is_inside = (
            end < len(folded) and bool(_LATIN.match(folded[end - 1])) and bool(_LATIN.match(folded[end]))
        )
        yield text[places[at] : places[end - 1] + 1], meanings
        at = end


def _read_part(
    text: str, folded: str, places: list[int], at: int, lexicon: Lexicon, *, is_inside: bool
) -> _Part:
    """Read the part that begins at a place, `is_inside` of a word."""
    phrase = _find_phrase(folded, at, lexicon)
    if phrase is None:
        form = _read_suffix(folded, at) or _read_zone(text, folded, places, at)
        if form is None and not is_inside:
            form = _read_form(folded, at)
        return form or _read_word(folded, at, lexicon)
    end, meanings = at + len(phrase), lexicon.words[phrase]
    zone = _read_zone(text, folded, places, at)
    if zone is None or zone[0] < end:
        return end, meanings
    return zone if zone[0] > end else (end, (*meanings, *zone[1]))


def _read_suffix(folded: str, at: int) -> _Part | None:
    """Read an ending behind an apostrophe, which says nothing."""
    suffix = _SUFFIX.match(folded, at) if folded[at - 1 : at].isalnum() else None
    return None if suffix is None else (suffix.end(), ((Word(WordKind.FILLER),),))


def _read_zone(text: str, folded: str, places: list[int], at: int) -> _Part | None:
    """Read the abbreviation of a zone, which counts only in capitals; it may follow a number at once."""
    before = folded[at - 1 : at]
    if before.isalnum() and not before.isdigit():
        return None
    zone = _ZONE.match(text, places[at])
    return (bisect_left(places, zone.end()), _zone(zone)) if zone is not None and _is_zone(zone) else None


def _read_form(folded: str, at: int) -> _Part | None:
    """Read a number, clock, date or sign that needs no lexicon."""
    forms = ((pattern.match(folded, at), values) for pattern, values in _FORMS)
    return next(((form.end(), values(form)) for form, values in forms if form is not None), None)


def _read_word(folded: str, at: int, lexicon: Lexicon) -> _Part:
    """Read a word that the lexicon lacks, or a single character."""
    word = _WORD.match(folded, at)
    if word is None:
        return at + 1, _UNKNOWN
    return word.end(), _find_misspelt(word[0], lexicon) or _UNKNOWN


def _find_misspelt(word: str, lexicon: Lexicon) -> _Meanings:
    """Return the day or month whose name this word is but for one letter, if there is exactly one."""
    if len(word) < _SHORTEST_MISSPELT:
        return ()
    meanings = {
        meaning
        for name, named in lexicon.words.items()
        if name[0] == word[0] and len(name) >= _SHORTEST_MISSPELT and _is_near(word, name)
        for meaning in named
        if meaning[0].kind in {WordKind.WEEKDAY, WordKind.MONTH, WordKind.DAY_OFFSET}
    }
    return tuple(meanings) if len(meanings) == 1 else ()


def _is_near(word: str, name: str) -> bool:
    """Return True if words differ by a letter: another, one more, one less, or two that changed places."""
    if abs(len(word) - len(name)) > 1:
        return False
    start = next((place for place, (a, b) in enumerate(zip(word, name, strict=False)) if a != b), None)
    if start is None:
        return True
    return (
        word[start + 1 :] in {name[start + 1 :], name[start:]}
        or word[start:] == name[start + 1 :]
        or word[start:] == name[start + 1 : start + 2] + name[start] + name[start + 2 :]
    )


def _is_zone(match: re.Match[str]) -> bool:
    name = match["name"]
    if match["sign"] is not None:
        return name in {"UTC", "GMT"}
    return name in _FIXED_OFFSETS or name in _PLACES or name in AMBIGUOUS_ZONES


def _find_phrase(folded: str, at: int, lexicon: Lexicon) -> str | None:
    """Find the longest phrase that begins at a place, or the first half of a compound of two."""
    match = lexicon.pattern.match(folded, at)
    if match is not None:
        return match[0]
    word = _WORD.match(folded, at)
    if word is None:
        return None
    halves = ((word[0][:cut], word[0][cut:]) for cut in range(len(word[0]) - 1, 1, -1))
    return next((first for first, rest in halves if first in lexicon.words and rest in lexicon.words), None)

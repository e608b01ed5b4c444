"""Numbers in signs of their own: Roman numerals, Han numerals, and what programmers count by."""

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Iterator

from bot.watch.lines import WORD, Line
from bot.watch.numbers import ROMAN, VEILED, Number
from bot.watch.vocabulary import ARTICLE, COMMON, TELL

_SHORTEST = 3
_KISSES = frozenset({"xx", "xxx", "xl", "xi"})
# Hex and binary have these names in most languages: binär, binario, binaire.
_BASES = re.compile(
    r"(?<!\w)(?:(?:0x|hex\w{0,8}\W{1,3})([0-9a-f]{2})|(?:0b|bin\w{2,6}\W{1,3})([01]{4,7}))(?!\w)"
)
# Parts of films, kings and chapters rarely go further.
_SMALL_ROMAN = 12


def read_roman(line: Line) -> Iterator[Number]:
    """Yield Roman numerals of two letters or more that stand alone, not as part of a name or a size."""
    if _ROMAN.keys().isdisjoint(line.vocabulary):
        return
    is_shouting = _is_shouting(line)
    for place in line.words:
        value = _ROMAN.get(line.texts[place])
        if value is None:
            continue
        text, before = line.texts[place], place - 1
        written = line.written(place, place)
        is_capital = written == written.upper()
        is_named = (
            line.kinds[before] is WORD
            and not line.cue(before) & (COMMON | ARTICLE | TELL)
            and line.written(before, before)[:1].isupper()
        )
        if len(text) <= _SHORTEST and not is_capital:
            continue
        is_glued = line.texts[before] in {"-", "'", "_"} and not line.spaced[place]
        if is_named or is_glued or (line.text(place + 1) in {"-", "'", "_"} and not line.spaced[place + 1]):
            continue
        is_framed = bool(line.cue(before) & (ARTICLE | TELL)) or line.size == 1
        # IX is my smallest card.
        is_framed = is_framed or bool(line.cue(place + 1) & TELL)
        is_doubtful = value <= _SMALL_ROMAN or text in _KISSES or is_shouting
        if is_framed or (not is_doubtful and (is_capital or len(text) > _SHORTEST)):
            yield Number(place, place, value, ROMAN)


def spelled_roman(letters: str) -> int | None:
    """Return the value of a Roman numeral whose letters stand one by one: L X X V I; none for kisses."""
    value = _ROMAN.get(letters.casefold())
    if value is None or value <= _SMALL_ROMAN or letters in _KISSES or letters[:-1] in _KISSES:
        return None
    return value


def read_ideographs(line: Line) -> Iterator[Number]:
    """Yield numbers in Han numerals that stand alone: 三十七."""
    if line.folded.text.isascii():
        return
    strange = [place for place in line.words if line.texts[place][0] > "\u2fff"]
    # A single numeral is a word of a sentence in Chinese or Japanese, and a number among Latin letters.
    shortest = 1 if len(strange) == 1 else 2
    values = {word: _han(word, shortest) for word in {line.texts[place] for place in strange}}
    for place in strange:
        if (value := values[line.texts[place]]) is not None:
            yield Number(place, place, value, VEILED)


def read_bases(line: Line) -> Iterator[Number]:
    """Yield numbers in the base of sixteen or two that say so: 0x2A, binary 101101."""
    for found in _BASES.finditer(line.folded.text):
        hexadecimal, binary = found.groups()
        value = int(hexadecimal, 16) if hexadecimal else int(binary, 2)
        first, last = bisect_left(line.starts, found.start()), bisect_left(line.starts, found.end()) - 1
        yield Number(first, last, value, VEILED)


def _is_shouting(line: Line) -> bool:
    """Tell whether the words that are no numerals are in capitals too, so that capitals say nothing."""
    shouted = 0
    for place in line.words:
        if line.texts[place] in _ROMAN:
            continue
        word = line.written(place, place)
        if word != word.upper():
            return False
        shouted += 1
    return shouted > 1


def _roman(value: int) -> str:
    letters = ""
    for worth, sign in (
        (100, "c"),
        (90, "xc"),
        (50, "l"),
        (40, "xl"),
        (10, "x"),
        (9, "ix"),
        (5, "v"),
        (4, "iv"),
        (1, "i"),
    ):
        letters += sign * (value // worth)
        value %= worth
    return letters


# 廿, 卅 and 卌 are twenty, thirty and forty in one letter.
_HAN = frozenset({*range(11), 20, 30, 40, 100})
_LONGEST_HAN = 4
_ROMAN = {_roman(value): value for value in range(2, 100) if len(_roman(value)) > 1}


def _han(word: str, shortest: int) -> int | None:
    """Read a word made of Han numerals only, up to a hundred."""
    if len(word) > _LONGEST_HAN or unicodedata.numeric(word[0], None) not in _HAN:
        return None
    values = [unicodedata.numeric(letter, None) for letter in word]
    if not _HAN.issuperset(values):
        return None
    total = last = 0
    for value in values:
        figure = int(value or 0)
        if figure in {20, 30, 40}:
            total += figure
        elif figure in {10, 100}:
            total, last = total + (last or 1) * figure, 0
        else:
            last = last * 10 + figure
    return total + last if len(values) >= shortest else None

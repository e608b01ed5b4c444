"""Numbers in a line of ito: which of them state how high a card stands, by exact rules alone."""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import Final

from bot.watch.finding.lines import LIKENESS, ROMAN, VEILED, Line, Number
from bot.watch.hearing import read
from bot.watch.judging.features import Reading
from bot.watch.judging.rules import PARTS_OF, Verdict, is_certain
from bot.watch.languages.vocabulary import (
    ARTICLE,
    BOUND,
    CARD,
    COMMON,
    COMPARED,
    CONNECT,
    COUNTED,
    LABEL,
    MINUS,
    MONEY,
    RANGE,
    TELL,
    TIMES,
    UNIT,
)
from bot.watch.model import Context, Strictness

_CARDS: Final = range(1, 101)
_FRACTION: Final = re.compile(r"(?<![\d/])\d{1,3}\s*[/\u2044\u2215]\s*\d{1,3}(?![\d/])")
"""7/10; not a date: 24/12/1999."""
_PERCENT: Final = re.compile(
    r"\d\s*[%\u2030\uff05]|\U0001f4af|(?:\d|[^\W\d_])\s*(?:percent|per cent|prozent|pour ?cent|por ?ciento"
    r"|por ?cento|per ?cento|procent|パーセント)\b|yüzde\s*\S",
    re.IGNORECASE,
)
_TOKEN_SIGNS: Final = str.maketrans("<`", "  ")
_RUN: Final = re.compile(r"\d+")
_GRADES: Final = frozenset({5, 10, 20, 100})
"""The best grade of scales on which people say how much: 7 out of 10."""
_CLOSE: Final = 3
_STATING: Final = BOUND | COMPARED | RANGE | MINUS | TIMES | TELL | CARD
_EMPTY: Final = COMMON | ARTICLE | CONNECT | TELL | CARD | BOUND | COMPARED | RANGE | MINUS
"""Kinds of words that are no thing."""
_THING: Final = UNIT | MONEY | COUNTED
_ABOUT: Final = frozenset(
    (  # noqa: SIM905  # readable
        "about around roughly approximately approx nearly almost over under near close ~ ≈ ca circa etwa "
        "ungefähr rund fast knapp gut beinahe environ presque vers quasi unos unas casi cerca alrededor "
        "aproximadamente circa ongeveer rond bijna zowat około prawie niemal blisko mniej cerca quase "
        "yaklaşık neredeyse aşağı civarı civarında "  # noqa: RUF001  # Turkish
        "約 およそ だいたい ほぼ"
    ).split()
)
_ABOUT_BEHIND: Final = frozenset(
    (  # noqa: SIM905  # readable
        "ish isch rum something odd plus civarı "  # noqa: RUF001  # Turkish
        "くらい ぐらい ほど 前後 以上 以下 未満"
    ).split()
)
_POINTS: Final = frozenset(
    (  # noqa: SIM905  # readable
        "points point pts punkte punkten punkt puntos punto punti punten punktów punkty pontos ponto puan "
        "点 番 位"
    ).split()
)
_GRADED: Final = frozenset(
    (  # noqa: SIM905  # readable
        "level lvl stufe rang rank grade grad niveau nivel livello poziom nível seviye レベル "
        "score wert value height höhe"
    ).split()
)
"""Words that call a number, and no thing."""


class HeightReason(StrEnum):
    """Why a line is refused."""

    OWN_CARD = "own-card"
    """It has the number of a card of the person's own."""
    HEIGHT = "height"
    """It states how high the card is."""


@dataclass(frozen=True, slots=True)
class Height:
    """A number in a line that may not stand there."""

    reason: HeightReason
    words: str
    """The words as they were written."""


def find_height(text: str, own_cards: Collection[int], languages: Sequence[str]) -> Height | None:
    """Return the first number in a line that equals an own card or states a height (rulings: I4).

    A number within a thing is left alone: a 50 cent coin, route 66.
    """
    context = Context(languages=tuple(languages), cards=_CARDS, strictness=Strictness.STRICT)
    # A line shows emojis, mentions and code as they are typed, so that numbers in them can be read.
    reading = read(text.translate(_TOKEN_SIGNS), context)
    own = next(_find_own_cards(reading, own_cards), None)
    if own is not None:
        return Height(HeightReason.OWN_CARD, own)
    stated = next(_find_stated(reading), None)
    return None if stated is None else Height(HeightReason.HEIGHT, stated)


def _find_own_cards(reading: Reading, own_cards: Collection[int]) -> Iterator[str]:
    line = reading.line
    for number in reading.numbers:
        # An article or a word that is a number by the way counts nothing: ein, one of us.
        counts = number.is_sure or number.is_lot or number.dress is LIKENESS
        if counts and any(value in own_cards for value in (number.value, *number.parts)):
            yield line.written(number.first, number.last)
    for run in _RUN.finditer(line.folded.text):
        if int(run[0]) in own_cards:
            yield run[0]


def _find_stated(reading: Reading) -> Iterator[str]:
    line = reading.line
    for pattern in (_FRACTION, _PERCENT):
        if (match := pattern.search(line.folded.text)) or (match := pattern.search(line.folded.source)):
            yield match[0]
    for number in reading.numbers:
        if _states_height(number, reading):
            yield line.written(number.first, number.last)
    for number, after in pairwise(reading.numbers):
        if after.value in _GRADES and 0 < after.first - number.last - 1 <= _CLOSE and number.is_sure:
            yield line.written(number.first, after.last)


def _states_height(number: Number, reading: Reading) -> bool:
    line = reading.line
    if number.is_relation or not (number.value in _CARDS or any(part in _CARDS for part in number.parts)):
        return False
    if line.text(number.last + 1) in _POINTS:
        return True
    if is_certain(number, reading) is Verdict.HARMLESS:
        return False
    if number.dress is LIKENESS:
        return _is_compared(number, line)
    if not number.is_sure:
        return False
    return number.dress is VEILED or number.is_decade or not _is_in_thing(number, line)


def _is_compared(number: Number, line: Line) -> bool:
    """Return True if a likeness follows a comparison: as many as a piano has keys, so viele wie …."""
    before = number.first - 1
    while line.cue(before) & ARTICLE:
        before -= 1
    return bool(before >= 0 and line.cue(before) and not _is_thing(before, line))


def _is_in_thing(number: Number, line: Line) -> bool:
    """Return True if a number belongs to a thing: the seven dwarfs, route 66, Louis XIV."""
    before, behind = number.first - 1, number.last + 1
    if any(line.text(place) in _ABOUT or line.text(place) in PARTS_OF for place in (before, before - 1)):
        return False
    if line.cue(before) & _STATING or line.text(behind) in _ABOUT_BEHIND or line.text(before) in _GRADED:
        return False
    if before >= 0 and (line.cue(before) & LABEL or (number.dress is ROMAN and _is_thing(before, line))):
        return True
    if line.text(behind) == "-":
        behind += 1
    if line.cue(behind) & COMMON and not line.cue(behind) & (_EMPTY & ~COMMON) and line.is_word(behind):
        # Three little pigs.
        behind += 1
    return _is_thing(behind, line)


def _is_thing(place: int, line: Line) -> bool:
    return line.is_word(place) and bool(not line.cue(place) & _EMPTY or line.cue(place) & _THING)

"""Exact rules for numbers that certainly tell a card or none, and the reasons of the others."""

from bisect import bisect_left
from enum import Enum, auto
from itertools import pairwise

from bot.watch.finding.lines import FULL_STOPS, IN_DIGITS, LIKENESS, ROMAN, VEILED, Line, Number
from bot.watch.finding.segmenter import FIRST_UNCASED
from bot.watch.judging.features import Reading, are_joined, lies_on_a_pile
from bot.watch.languages.vocabulary import (
    BOUND,
    BY,
    CARD,
    CARDS,
    COMPARED,
    CONNECT,
    COUNTED,
    CROWD,
    DATE,
    MINUS,
    MONEY,
    OF,
    PERCENT,
    PILE,
    RANGE,
    TIMES,
    TOP,
    TRICK,
    UNIT,
    clock_words_of,
)
from bot.watch.model import Context, Reason

_HOURS, _MINUTES = 24, 60


def without_times(numbers: list[Number], line: Line) -> list[Number]:
    """Return numbers, in the order they were written, without the times of day behind words that call them.

    Where a card is spoken of, all stay and are judged. Source: talk policy.
    """
    if line.talk & (CARD | CARDS):
        return numbers
    times = {number for pair in pairwise(numbers) if _is_time(*pair, line) for number in pair}
    return [number for number in numbers if number not in times] if times else numbers


def _is_time(hour: Number, minutes: Number, line: Line) -> bool:
    between = minutes.first - hour.last - 1
    is_joined = between == 0 or (between == 1 and bool(line.cue(hour.last + 1) & CONNECT))
    if not is_joined or hour.value > _HOURS or minutes.value >= _MINUTES or minutes.dress is LIKENESS:
        return False
    before, word = line.text(hour.first - 2), line.text(hour.first - 1)
    return any(word in words or f"{before} {word}" in words for words in map(clock_words_of, line.speakers))


_TRICK_VALUE = 10
_HUNDRED = 100
_STEP_SIGNS = frozenset("-+±")
_DECKS = ((2, 99), (1, 100))
_REACH = 5
_CURRENCIES = frozenset("€$£¥₽₺")
_UNIT_SIGNS = _CURRENCIES | frozenset("%°‰¢")
_COUNTED = COUNTED | CROWD | CARDS | OF
_NEAR = 3
_MEASURED, _THINGS, _FEW = UNIT | MONEY | PERCENT | DATE, COUNTED | CROWD | CARDS | TIMES, 12


class Verdict(Enum):
    """Judgement of a number."""

    TOLD = auto()
    HARMLESS = auto()
    TRICK = auto()
    """Speech about the trick itself; strict tables hear it."""
    PUBLIC = auto()
    """A value everybody sees; strict tables hear it."""


def is_certain(number: Number, reading: Reading) -> Verdict | None:
    """Return the verdict of the exact rules on a number, None where they have none."""
    line = reading.line
    if line.is_idiom(number.first, number.last):
        return Verdict.HARMLESS
    if number.is_relation:
        return Verdict.TRICK if is_near_the_trick(number, reading) else None
    if number.dress is LIKENESS:
        return None
    if _is_no_card(number, reading):
        return Verdict.HARMLESS
    if is_the_trick(number, line):
        return Verdict.TRICK
    return Verdict.PUBLIC if is_public(number, line, reading.context) else None


def _is_no_card(number: Number, reading: Reading) -> bool:
    line = reading.line
    return (
        is_pile_number(number, line, reading.context)
        or is_part_of_more(number, line)
        or is_the_deck(number, reading)
        or is_measured(number, line)
        or _is_before_counter(number, line)
    )


def _is_before_counter(number: Number, line: Line) -> bool:
    """三十分, 5명, 百分之八十; up to a dozen things or cards: 三枚."""
    before, behind = number.first - 1, number.last + 1
    if line.text(before)[:1] >= FIRST_UNCASED and line.cue(before) & (PERCENT | DATE):
        return True
    cue = line.cue(behind) if line.text(behind)[:1] >= FIRST_UNCASED else 0
    return bool(cue & _MEASURED or (cue & _THINGS and number.value <= _FEW))


def is_the_trick(number: Number, line: Line) -> bool:
    """Ten back, minus 10, exactly 10 lower, -10, the ten trick, 10 zurück."""
    if number.value != _TRICK_VALUE or number.parts:
        return False
    if line.text(number.first - 1) in _STEP_SIGNS or line.text(number.last) in {"er", "ers"}:
        return True
    after = line.cue(number.last + 1) | line.cue(number.last + 2)
    return bool(after & TRICK) or _is_stepped(line, number.first)


def _is_stepped(line: Line, first: int) -> bool:
    """Return True if the two words before a ten take it off: minus 10; not below 10, which is a bound."""
    nearest, farther = line.cue(first - 1), line.cue(first - 2)
    if nearest & MINUS and not nearest & OF:
        return True
    if nearest & OF and farther & BOUND:
        return False
    cues = (nearest, farther)
    if any(cue & BOUND and not cue & (TRICK | MINUS) for cue in cues):
        return False
    return any(cue & (TRICK | MINUS) and not cue & (BOUND | COMPARED) for cue in cues)


def is_near_the_trick(relation: Number, reading: Reading) -> bool:
    """Minus ten on the left pile, exactly ten lower: the words beside the trick's ten in its clause."""
    near, clause = range(relation.first - 2, relation.last + 3), bisect_left(reading.stops, relation.first)
    numbers = (one for one in reading.numbers if bisect_left(reading.stops, one.first) == clause)
    return any(one.first in near and is_the_trick(one, reading.line) for one in numbers)


def is_pile_number(number: Number, line: Line, context: Context) -> bool:
    """Pile 2, Stapel 2, #4; not: pile 2 plus 3."""
    before, behind = number.first - 1, line.cue(number.last + 1)
    is_called = line.cue(before) & PILE or line.text(before) == "#"
    return bool(is_called and number.value <= context.pile_count and not behind & (TIMES | MINUS | COMPARED))


def is_part_of_more(number: Number, line: Line) -> bool:
    """Fifty thousand, one hundred and nine: no card is as much."""
    if number.is_lot:
        return False
    before = number.first - (2 if line.cue(number.first - 1) & CONNECT else 1)
    behind = number.last + (2 if line.cue(number.last + 1) & CONNECT else 1)
    is_hundred = number.value == _HUNDRED and line.text(number.last) in line.multipliers
    return (
        line.text(number.last + 1) in line.multipliers
        or line.text(before) in line.multipliers
        or (is_hundred and line.begins_number(behind))
    )


def is_the_deck(number: Number, reading: Reading) -> bool:
    """Cards go from 2 to 99: both ends of all cards tell none."""
    return any(
        (one.value, other.value) in _DECKS and number in {one, other} and are_joined(one, other, reading.line)
        for one, other in pairwise(reading.numbers)
    )


def is_measured(number: Number, line: Line) -> bool:
    """30°, 50 %, $14; two dozen eggs, unless a card is spoken of: four dozen eggs is my card."""
    behind = number.last + 1
    is_counting = number.is_lot and line.text(number.first) not in PARTS_OF and line.cue(behind) & _COUNTED
    if is_counting and not line.talk & CARD:
        return True
    return line.text(behind) in _UNIT_SIGNS or line.text(number.first - 1) in _CURRENCIES


def is_public(number: Number, line: Line, context: Context) -> bool:
    """The 45 pile, the one with 45 on it, while 45 lies there; der 40er Stapel while any of its tens does."""
    if not lies_on_a_pile(number, context):
        return False
    if number.is_decade:
        return bool((line.cue(number.last + 1) | line.cue(number.last + 2)) & PILE)
    before = line.cue(number.first - 1) | line.cue(number.first - 2)
    if before & (BOUND | COMPARED):
        return False
    if any(line.cue(number.last + step) & TOP for step in range(1, _NEAR + 1)):
        return True
    for step, start in ((-1, number.first), (1, number.last)):
        for place in range(start + step, start + step * (_REACH + 1), step):
            if line.text(place) in FULL_STOPS:
                break
            if line.cue(place) & PILE:
                return True
    return False


_OPERATORS = frozenset("+*/\u00d7\u00b7x=\u00f7")
_REASON_OF_DRESS = {VEILED: Reason.VEILED, ROMAN: Reason.ROMAN, LIKENESS: Reason.LIKENESS}
PARTS_OF = frozenset(
    (  # noqa: SIM905  # readable
        "half double twice triple hälfte halb halbe doppelt doppelte doppelten moitié demi mitad doble metà "
        "doppio helft dubbel dobro metade podwójne połowa"
    ).split()
)


def reason_for(number: Number, after: Number | None, line: Line) -> tuple[Reason, Number]:
    """Return why a number is told and the last number the same words tell; `after` is the next one."""
    if line.text(number.first) in PARTS_OF:
        return Reason.SUM, number
    if number.is_relation:
        return Reason.COMPARED, number
    joined = after if after is not None and after.first == number.last + 2 else None
    if joined is not None and _is_operator(line, number.last + 1):
        return Reason.SUM, joined
    if _is_part(line, number):
        return Reason.SUM, number
    if joined is not None and _is_range(line, number):
        return Reason.RANGE, joined
    return _reason_alone(number, line), number


def _is_operator(line: Line, place: int) -> bool:
    return line.text(place) in _OPERATORS or bool(line.cue(place) & (TIMES | MINUS | BY))


def _reason_alone(number: Number, line: Line) -> Reason:
    """Return why a single number is told."""
    if number.is_decade:
        return Reason.DECADE
    if number.dress in _REASON_OF_DRESS:
        return _REASON_OF_DRESS[number.dress]
    if number.is_ordinal:
        return Reason.ORDINAL
    nearby = line.cue(number.first - 1) | line.cue(number.first - 2)
    farther = nearby | line.cue(number.first - 3)
    if farther & COMPARED and not line.cue(number.first - 1) & BOUND:
        return Reason.COMPARED
    if nearby & BOUND:
        return Reason.BOUND
    if not _is_plain(number, line):
        return Reason.VEILED
    return Reason.DIGITS if number.dress is IN_DIGITS else Reason.WORDS


def _is_plain(number: Number, line: Line) -> bool:
    """Return True if a number was written as it is read."""
    written = line.written(number.first, number.last).casefold()
    plain = line.folded.text[line.starts[number.first] : line.ends[number.last]]
    return written == plain.casefold() or written.replace("\u2019", "'") == plain


def _is_range(line: Line, number: Number) -> bool:
    """Return True if a number opens a range: between 30 and 40, 30-40."""
    before = line.cue(number.first - 1) | line.cue(number.first - 2)
    after = number.last + 1
    return line.text(after) == "-" or bool(line.cue(after) & CONNECT and before & RANGE)


def _is_part(line: Line, number: Number) -> bool:
    """Return True if a number is halved, doubled or counted on from: half of 50, one more than the 34."""
    if any(line.text(number.first - step) in PARTS_OF for step in (1, 2)):
        return True
    steps = [step for step in (1, 2, 3) if line.cue(number.first - step) & COMPARED]
    return any(line.begins_number(number.first - step - 1) for step in steps)

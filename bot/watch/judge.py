"""Judges whether a number tells a card: exact rules for what is certain, learned weights for the rest."""

from bisect import bisect_left
from enum import Enum, auto
from itertools import pairwise
from math import exp

from bot.watch.features import Reading, are_joined, features_of, lies_on_a_pile
from bot.watch.lines import FULL_STOPS, Line
from bot.watch.model import Context, Strictness
from bot.watch.numbers import LIKENESS, Number
from bot.watch.spoken import PARTS_OF
from bot.watch.vocabulary import (
    BOUND,
    CARD,
    CARDS,
    COMPARED,
    CONNECT,
    COUNTED,
    CROWD,
    MINUS,
    OF,
    PILE,
    TIMES,
    TOP,
    TRICK,
)
from bot.watch.weights import read_weights

THRESHOLDS = {Strictness.STRICT: 0.25, Strictness.STANDARD: 0.38, Strictness.LENIENT: 0.7}
"""How likely a number must tell a card to be flagged."""
_TRICK_VALUE = 10
_HUNDRED = 100
_DECKS = ((2, 99), (1, 100))
_REACH = 5
_CURRENCIES = frozenset("€$£¥₽₺")
_UNIT_SIGNS = _CURRENCIES | frozenset("%°‰¢")
_COUNTED = COUNTED | CROWD | CARDS | OF
_NEAR = 3


class Verdict(Enum):
    """What became of a number."""

    TOLD = auto()
    HARMLESS = auto()
    TRICK = auto()
    """Speech about the trick itself; strict tables hear it."""
    PUBLIC = auto()
    """A value everybody sees; strict tables hear it."""


class Judge:
    """Judges the numbers of one message."""

    def __init__(self, reading: Reading) -> None:
        """Take a message; what all its numbers share is weighed once."""
        self._reading = reading
        self._weights = read_weights()
        self._shared = self._weights.bias + self._weights.total(reading.shared)

    def verdict(self, place: int) -> Verdict:
        """Return the verdict on one of the numbers."""
        certain = is_certain(self._reading.numbers[place], self._reading)
        if certain is not None:
            return certain
        is_told = self.probability(place) >= THRESHOLDS[self._reading.context.strictness]
        return Verdict.TOLD if is_told else Verdict.HARMLESS

    def probability(self, place: int) -> float:
        """Return how likely one of the numbers tells a card, by the weights alone."""
        weights = self._weights
        total = self._shared + weights.total(features_of(place, self._reading))
        return 1 / (1 + exp(-(weights.slope * total + weights.shift)))


def is_certain(number: Number, reading: Reading) -> Verdict | None:
    """Return the verdict of the exact rules on a number, None where they know nothing of it."""
    line = reading.line
    if line.is_idiom(number.first, number.last):
        return Verdict.HARMLESS
    if number.is_relation:
        return Verdict.TRICK if is_near_the_trick(number, reading) else None
    if number.dress is LIKENESS:
        return None
    if (
        is_pile_number(number, line, reading.context)
        or is_part_of_more(number, line)
        or is_the_deck(number, reading)
        or is_measured(number, line)
    ):
        return Verdict.HARMLESS
    if is_the_trick(number, line):
        return Verdict.TRICK
    return Verdict.PUBLIC if is_public(number, line, reading.context) else None


def is_the_trick(number: Number, line: Line) -> bool:
    """Ten back, minus 10, exactly 10 lower, -10, the ten trick, 10 zurück."""
    if number.value != _TRICK_VALUE or number.parts:
        return False
    if line.text(number.first - 1) in {"-", "+", "±"}:
        return True
    before = [line.cue(number.first - step) for step in (1, 2)]
    after = line.cue(number.last + 1) | line.cue(number.last + 2)
    # Below 10 is a bound, 10 below is the trick.
    is_bound = any(cue & BOUND and not cue & (TRICK | MINUS) for cue in before)
    is_bound = is_bound or bool(before[0] & OF and before[1] & BOUND)
    is_before = not is_bound and any(cue & (TRICK | MINUS) and not cue & (BOUND | COMPARED) for cue in before)
    is_minus = before[0] & MINUS and not before[0] & OF
    return bool(is_before or is_minus) or bool(after & TRICK) or line.text(number.last) in {"er", "ers"}


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

"""Judges each number in a message by the rules that leave numbers alone."""

from collections.abc import Callable, Sequence
from enum import Enum, auto

from bot.watch.cues import CONNECT
from bot.watch.lines import Line
from bot.watch.model import Context
from bot.watch.numbers import Number
from bot.watch.rules import counts, labels, piles, times

Rule = Callable[[Number, Line, Context], bool]


class Verdict(Enum):
    """What became of a number."""

    TOLD = auto()
    HARMLESS = auto()
    TRICK = auto()
    """Speech about the trick itself; strict tables hear it."""
    PUBLIC = auto()
    """A value everybody sees; strict tables hear it."""


# What stands behind a number goes for the number before it too: two or three cards.
_LOOK_AHEAD: tuple[Rule, ...] = (
    counts.counts_cards,
    counts.counts_known_things,
    times.has_a_unit,
    times.is_oclock,
    piles.comes_before_a_pile,
    counts.is_left_over,
    counts.counts_some_thing,
)
# What stands before a number goes for the number behind it too: piles 2 and 3.
_LOOK_BACK: tuple[Rule, ...] = (
    piles.follows_a_pile,
    piles.has_a_number_sign,
    labels.has_a_label,
    times.is_at_an_hour,
    times.is_near_an_hour,
    times.is_until_an_hour,
    times.is_a_break,
    counts.is_drawn,
    counts.is_a_turn,
    counts.is_still_to_come,
)
_ALONE: tuple[Rule, ...] = (
    labels.is_in_a_phrase,
    piles.is_a_small_ordinal,
    counts.is_some_of_us,
    counts.is_a_pair_of_people,
    counts.is_repeated,
    times.is_on_a_day,
    times.is_a_decade_of_years,
    labels.numbers_a_thing,
    labels.is_part_of_a_bigger_number,
    labels.is_a_score,
    labels.marks_a_list,
    labels.is_a_gain,
    labels.is_a_share,
)
_SMALL = 12


def judge(told: Sequence[Number], numbers: Sequence[Number], line: Line, context: Context) -> list[Verdict]:
    """Return a verdict for each number that may be a card.

    `numbers` are all numbers of the message in order; those that can be no card still lend their surroundings
    to their neighbours.
    """
    ahead = _spread(list(reversed(numbers)), _LOOK_AHEAD, line, context)
    back = _spread(list(numbers), _LOOK_BACK, line, context)
    verdicts = []
    for number in told:
        if labels.is_the_trick(number, line, context):
            verdicts.append(Verdict.TRICK)
        elif number in ahead or number in back or any(rule(number, line, context) for rule in _ALONE):
            verdicts.append(Verdict.HARMLESS)
        elif piles.is_public(number, line, context):
            verdicts.append(Verdict.PUBLIC)
        else:
            verdicts.append(Verdict.TOLD)
    return verdicts


def _spread(numbers: list[Number], rules: Sequence[Rule], line: Line, context: Context) -> set[Number]:
    """Return the numbers one of the rules leaves alone, and their neighbours joined to them by and, or, to."""
    cleared: set[Number] = set()
    previous: Number | None = None
    for number in numbers:
        is_heir = (
            previous in cleared
            and previous is not None
            and _are_joined(number, previous, line)
            and (number.count <= _SMALL or previous.count > _SMALL)
        )
        if is_heir or any(rule(number, line, context) for rule in rules):
            cleared.add(number)
        previous = number
    return cleared


def _are_joined(one: Number, other: Number, line: Line) -> bool:
    """Tell whether only and, or, to, a comma or a dash stands between two numbers."""
    first, second = sorted((one, other), key=lambda number: number.first)
    between = range(first.last + 1, second.first)
    return len(between) in {1, 2} and all(
        line.cue(place) & CONNECT or line.text(place) in {",", "-", "/", "&", "+"} for place in between
    )

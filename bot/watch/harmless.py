"""Judges each number in a message by the rules that leave numbers alone."""

from collections.abc import Sequence
from enum import Enum, auto
from functools import lru_cache
from itertools import pairwise

from bot.watch.keywords import ARTICLE, BOUND, CARD, COMPARED, CONNECT, PLAY, POSSESSIVE, SEAM, TELL
from bot.watch.lines import Line
from bot.watch.model import Context
from bot.watch.need import Rule
from bot.watch.numbers import Number
from bot.watch.rule_index import RuleIndex
from bot.watch.rules import (
    answers,
    counts,
    labels,
    people,
    piles,
    times,
    turns,
)
from bot.watch.rules.needs import NEEDS


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
    piles.has_a_piles_number,
    piles.is_kept_from,
    piles.is_laid_upon,
    labels.has_a_label,
    times.is_on_a_day,
    times.is_at_an_hour,
    times.is_near_an_hour,
    times.is_until_an_hour,
    times.is_a_break,
    counts.is_drawn,
    turns.is_a_turn,
    turns.is_to_be_played,
    turns.was_played,
    people.is_an_age,
    counts.is_still_to_come,
    people.are_so_many,
    people.is_somebodys,
    times.is_from_an_hour,
    answers.is_of_them,
)
# What is said once with its hour or its label is meant when it is said again without.
_NAMED_BEFORE: tuple[Rule, ...] = (
    labels.has_a_label,
    times.is_oclock,
    times.is_at_an_hour,
    times.is_near_an_hour,
    times.is_until_an_hour,
)
RULES = tuple(NEEDS)
_SMALL = 12
_LONGEST_LIST = 8
_JOINTS = frozenset(",-/&+")
_JOINTS_AND_STOPS = _JOINTS | {"."}
# How many numbers away one may be said again.
_ECHO = 2
_HELD = ARTICLE | TELL | CARD | POSSESSIVE | BOUND | COMPARED | PLAY


@lru_cache(maxsize=2)
def _rule_index(rules: tuple[Rule, ...], *groups: tuple[Rule, ...]) -> tuple[RuleIndex, list[int]]:
    """Return the rules ready for picking, and what groups of them are there."""
    rule_index = RuleIndex(rules)
    return rule_index, [rule_index.of(group) for group in groups]


class Judge:
    """Rules on the numbers of one message, each only when it is asked for."""

    def __init__(self, numbers: Sequence[Number], line: Line, context: Context) -> None:
        """Take all numbers of a message in order.

        Those that can be no card still lend their surroundings to their neighbours.
        """
        self._numbers = numbers
        self._line = line
        self._context = context
        self._rule_index, groups = _rule_index(RULES, _LOOK_AHEAD, _LOOK_BACK, _NAMED_BEFORE)
        self._ahead, self._back, self._named = groups
        self._suited = self._rule_index.suited(line) if numbers else 0
        self._rows = self._rule_index.rows(line) if numbers else []
        self._asked = [0] * len(numbers)
        self._rules: dict[int, tuple[Rule, ...]] = {}
        self._lent: dict[tuple[int, int], bool] = {}
        self._counted = _countdown(numbers) | _whole_deck(numbers, line, context)

    def verdict(self, place: int) -> Verdict:
        """Return the verdict on one of the numbers."""
        number = self._numbers[place]
        if number.value == labels.TRICK_VALUE and (
            labels.is_the_trick(number, self._line, self._context) or self._is_trick_again(place)
        ):
            return Verdict.TRICK
        if number.parts and self._line.talk & SEAM:
            # 3.7 but lose the dot: who speaks of the sign means no version and no score.
            return Verdict.TOLD
        if (
            self._is_cleared(place, self._suited)
            or self._inherits(place, 1, self._ahead)
            or self._inherits(place, -1, self._back)
            or self._is_said_again(place)
            or (self._counted and number in self._counted)
        ):
            return Verdict.HARMLESS
        return Verdict.PUBLIC if piles.is_public(number, self._line, self._context) else Verdict.TOLD

    def _is_trick_again(self, place: int) -> bool:
        """Tell whether a ten beside the trick is the trick too: exactly ten back, not roughly ten."""
        number = self._numbers[place]
        if self._line.cue(number.first - 1) & _HELD:
            return False
        return any(
            other is not number and labels.is_the_trick(other, self._line, self._context)
            for other in self._numbers[max(place - _ECHO, 0) : place + _ECHO + 1]
        )

    def _is_said_again(self, place: int) -> bool:
        """Tell whether a number only repeats one that is left alone: at 8, and this time i mean 8."""
        number, line = self._numbers[place], self._line
        if line.cue(number.first - 1) & _HELD or line.is_game_talk or not line.is_end(number.last + 1):
            return False
        return any(
            self._numbers[other].value == number.value and self._lends(other, self._named)
            for other in range(max(place - _ECHO, 0), place)
        )

    def _is_cleared(self, place: int, suited: int) -> bool:
        """Tell whether any of the rules that suit the message leaves a number alone."""
        number, line, context = self._numbers[place], self._line, self._context
        needs = suited & (self._asked[place] or self._needs_of(place))
        if not needs:
            return False
        rules = self._rules.get(needs)
        if rules is None:
            rules = self._rules[needs] = self._rule_index.rules(needs)
        for rule in rules:  # noqa: SIM110  # this loop is what a long message waits for
            if rule(number, line, context):
                return True
        return False

    def _needs_of(self, place: int) -> int:
        """Return the needs that are met around a number; looked up once."""
        needs = self._asked[place] = self._rule_index.worth_asking(self._numbers[place], self._rows)
        return needs

    def _lends(self, place: int, rules: int) -> bool:
        """Tell whether a number is left alone by rules that go for its neighbours too; asked once."""
        known = self._lent.get((place, rules))
        if known is None:
            known = self._lent[place, rules] = self._is_cleared(place, rules & self._suited)
        return known

    def _inherits(self, place: int, step: int, rules: int) -> bool:
        """Tell whether a neighbour joined by and, or, to is left alone by a rule that goes for both."""
        own = self._numbers[place]
        for _ in range(_LONGEST_LIST):
            heir, place = place, place + step
            if not 0 <= place < len(self._numbers):
                return False
            other = self._numbers[place]
            first, second = (heir, place) if step > 0 else (place, heir)
            if not _are_joined(self._numbers[first], self._numbers[second], self._line):
                return False
            if self._lends(place, rules):
                return own.counted <= _SMALL or other.counted > _SMALL
        return False


def _countdown(numbers: Sequence[Number]) -> frozenset[Number]:
    """Return the numbers of a message that only counts to or from one: 3... 2... 1..."""
    last = len(numbers)
    # Two numbers are no count.
    if last < 3 or (numbers[0].value, numbers[-1].value) not in ((1, last), (last, 1)):  # noqa: PLR2004
        return frozenset()
    values = [number.value for number in numbers]
    is_counting = values in (list(range(1, last + 1)), list(range(last, 0, -1)))
    return frozenset(numbers) if is_counting else frozenset()


def _whole_deck(numbers: Sequence[Number], line: Line, context: Context) -> frozenset[Number]:
    """Return two joined numbers that span every card there is: from 2 to 99."""
    decks = ((context.cards[0], context.cards[-1]), (2, 99))
    values = {number.value for number in numbers}
    if not any(values.issuperset(deck) for deck in decks):
        return frozenset()
    return frozenset(
        number
        for one, other in pairwise(numbers)
        if (one.value, other.value) in decks
        and _are_joined(one, other, line)
        # I have both 2 and 99: и 2 и 99.
        and not (line.text(one.first - 1) == line.text(other.first - 1) and line.cue(one.first - 1) & CONNECT)
        for number in (one, other)
    )


def _are_joined(one: Number, other: Number, line: Line) -> bool:
    """Tell whether only and, or, to, a comma or a dash stands between a number and a later one."""
    place, end = one.last + 1, other.first
    if end - place == 1:
        return line.text(place) in _JOINTS or bool(line.cue(place) & CONNECT)
    # Am 25. und 26.
    return end - place == 2 and all(  # noqa: PLR2004  # a joint and a stop
        line.cue(between) & CONNECT or line.text(between) in _JOINTS_AND_STOPS
        for between in (place, place + 1)
    )

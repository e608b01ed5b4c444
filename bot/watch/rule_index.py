"""Picks the rules worth asking about a number, by what stands around it.

Dozens of rules may leave a number alone, and few of them find what they need near a given one. Asking
them all is what a message full of numbers would wait for, so each rule's needs are turned into tables once:
for each place beside a number, which needs a token there meets. What is worth asking is then a few look-ups
that no mixture of words makes longer.
"""

from collections.abc import Iterable, Iterator, Sequence

from bot.watch.lines import Line
from bot.watch.marks import HUNDRED, PAIRED, RANKED, ROMAN, ROUGH, TENS
from bot.watch.need import REACH, Need, Rule
from bot.watch.numbers import Dress, Number
from bot.watch.rules.needs import NEEDS

_BIGGEST = 101
_HUNDRED = 100
_IN_ROMAN = Dress.ROMAN
_ANYWAY = (Need(),)
_BESIDE = (*range(-REACH, 0), *range(1, REACH + 1))


Row = tuple[int, ...]
"""The needs a token meets at each place beside a number, from the furthest before it to that behind it."""


class RuleIndex:
    """Rules, each under the needs of which one must be met for it to be asked.

    Each need is a bit for what must stand near the number; those that look for something else too have a
    further bit for that, as high above their own as there are needs.
    """

    def __init__(self, rules: Sequence[Rule]) -> None:
        """Take all rules there are."""
        listed = [(rule, need) for rule in rules for need in NEEDS.get(rule, _ANYWAY)]
        # Those with two bits come first, which keeps the numbers short; what is always asked comes last.
        listed.sort(key=_rank)
        self._rules = tuple(rule for rule, _ in listed)
        self._needs = needs = tuple(need for _, need in listed)
        self._size = len(needs)
        self._undemanding = self._bits(not need.near for need in needs)
        self._single = self._bits(not need.also for need in needs)
        self._small = [self._bits(count <= need.most for need in needs) for count in range(_BIGGEST + 1)]
        self._of_message = [
            (1 << bit, need) for bit, need in enumerate(needs) if need.talk is not None or need.is_calm
        ]
        self._met_at = {place: tuple(self._at(place)) for place in range(-REACH, REACH + 1)}
        self._rows: dict[int, Row] = {}
        self._natures: dict[int, int] = {}

    def of(self, rules: Iterable[Rule]) -> int:
        """Return some of the rules as the bits of their needs."""
        chosen = frozenset(rules)
        return self._bits(rule in chosen for rule in self._rules)

    def suited(self, line: Line) -> int:
        """Return the needs that a message as a whole does not rule out."""
        suited, talk, is_game_talk = (1 << self._size) - 1, line.talk, line.is_game_talk
        for bit, need in self._of_message:
            if (need.talk is not None and not talk & need.talk) or (need.is_calm and is_game_talk):
                suited ^= bit
        return suited

    def rows(self, line: Line) -> list[Row]:
        """Return what each token of a message meets, with empty places before and behind it."""
        known: dict[str, Row] = {}
        for text, marks in line.marks.items():
            row = self._rows.get(marks)
            if row is None:
                row = self._rows[marks] = tuple(self._met(place, marks) for place in _BESIDE)
            known[text] = row
        return [*(known[""],) * REACH, *map(known.__getitem__, line.texts)]

    def worth_asking(self, number: Number, rows: Sequence[Row]) -> int:
        """Return the needs that are met around a number, by the rows of its message."""
        nature = _nature(number)
        met = self._natures.get(nature)
        if met is None:
            met = self._natures[nature] = self._undemanding | self._met(0, nature)
        # The rows begin with as many empty ones as a need may look back. One by one is twice as fast as a
        # loop, and this is done for each number of the longest message.
        behind = number.last + REACH + 1
        fifth, fourth, third, second, first = rows[number.first : number.first + REACH]
        met |= fifth[0] | fourth[1] | third[2] | second[3] | first[4]
        first, second, third, fourth, fifth = rows[behind : behind + REACH]
        met |= first[5] | second[6] | third[7] | fourth[8] | fifth[9]
        return met & (met >> self._size | self._single) & self._small[min(number.counted, _BIGGEST)]

    def rules(self, needs: int) -> tuple[Rule, ...]:
        """Return the rules behind some needs, in order and each once."""
        rules: dict[Rule, None] = {}
        while needs:
            lowest = needs & -needs
            rules[self._rules[lowest.bit_length() - 1]] = None
            needs ^= lowest
        return tuple(rules)

    def _met(self, place: int, marks: int) -> int:
        """Return the bits a token, or at place 0 the number, has by its marks."""
        met = 0
        for bit, wanted in self._met_at[place]:
            if marks & wanted:
                met |= bit
        return met

    def _at(self, place: int) -> Iterator[tuple[int, int]]:
        """Yield the bits of the needs that look at a place beside a number, and what they want there."""
        for bit, need in enumerate(self._needs):
            for shift, places in ((0, need.near), (self._size, need.also)):
                if place in places:
                    yield 1 << bit + shift, places[place]

    @staticmethod
    def _bits(are_set: Iterable[bool]) -> int:
        return sum(1 << bit for bit, is_set in enumerate(are_set) if is_set)


def _rank(entry: tuple[Rule, Need]) -> int:
    """Sort what needs much before what needs little."""
    _, need = entry
    return 0 if need.also else 1 if need.near else 2


def _nature(number: Number) -> int:
    """Return what a number is beside a plain cardinal, as marks."""
    return (
        (PAIRED if number.parts else 0)
        | (RANKED if number.is_ordinal else 0)
        | (TENS if number.is_decade else 0)
        | (ROUGH if number.is_about else 0)
        | (HUNDRED if number.value == _HUNDRED else 0)
        | (ROMAN if number.dress is _IN_ROMAN else 0)
    )

"""Mixes people over the tables of a round: few pairs meet again, and wishes are kept.

As long as there are few arrangements, all are compared. Otherwise the rounds to come are planned together, by
simulated annealing with a fixed number of steps. Equal input gives equal tables on every machine.
"""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Final, TypeAlias

from engine.ruleset import BEST_SIZES

Person: TypeAlias = int
Pair: TypeAlias = frozenset[Person]
Seating: TypeAlias = tuple[tuple[Person, ...], ...]
"""Who sits at each table of a round."""

MAX_ARRANGEMENTS: Final = 6_000
"""The largest number of arrangements that are all compared: twelve people have 5,775 at three tables."""
PLANNED_ROUNDS: Final = 4
"""The number of rounds for which a night is planned."""

_COST_BELOW, _COST_ABOVE = 2, 1
"""How much worse a table is for each person fewer or more than its game is best with."""
_TOGETHER_GAIN: Final = 10_000
_APART_COST: Final = 1_000_000
_STEPS: Final = 60_000
_FIRST_HEAT, _LAST_HEAT = 2.0, 0.08


@dataclass(frozen=True, slots=True)
class Wishes:
    """Who wants to sit together, and who is to sit apart; apart wins if both are said of a pair."""

    together: frozenset[Pair] = frozenset()
    apart: frozenset[Pair] = frozenset()


NO_WISHES: Final = Wishes()


def list_table_sizes(people: int, seats: range, best: range = BEST_SIZES) -> tuple[tuple[int, ...], ...]:
    """List the ways to split people into tables of about the same size, the best first.

    >>> list_table_sizes(6, range(1, 6))
    ((3, 3), (2, 2, 2))
    """
    splits = _split_evenly(people, range(max(seats[0], 2), seats[-1] + 1))
    return tuple(sorted(splits, key=lambda sizes: _compute_size_cost(sizes, best)))


def choose_table_sizes(people: int, seats: range, best: range = BEST_SIZES) -> tuple[int, ...]:
    """Return the sizes of the tables for this number of people, largest first; nobody sits alone.

    The result is empty if they cannot all be seated.

    >>> choose_table_sizes(7, range(1, 6))
    (4, 3)
    >>> choose_table_sizes(9, range(2, 5))
    (3, 3, 3)
    >>> choose_table_sizes(13, range(2, 11), range(5, 9))
    (7, 6)
    """
    return next(iter(list_table_sizes(people, seats, best)), ())


def count_meetings(rounds: Iterable[Iterable[Sequence[Person]]]) -> Counter[Pair]:
    """Return how often each two people have sat at one table."""
    tables = (table for seating in rounds for table in seating)
    return Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))


def mix(
    people: Sequence[Person],
    sizes: Sequence[int],
    met: Mapping[Pair, int],
    wishes: Wishes = NO_WISHES,
    *,
    seed: int,
    played: int = 0,
) -> Seating:
    """Return the tables of the next round, in the order of their sizes.

    `met` says how often each pair has sat together, `played` how many rounds were played. Many people take
    about a second, so call it in a thread.

    Raises:
        ValueError: if the sizes do not add up to the number of people.
    """
    if sum(sizes) != len(people):
        msg = f"{len(people)} people do not fill tables of {sizes}"
        raise ValueError(msg)
    chance = Random(seed)  # noqa: S311 - the tables of a night are no secret
    shuffled = chance.sample(sorted(people), len(people))
    costs = _PairCosts(met, wishes)
    if _count_arrangements(sizes) <= MAX_ARRANGEMENTS:
        seating = min(_list_arrangements(tuple(shuffled), tuple(sizes)), key=costs.of_seating)
    else:
        seating = _anneal(shuffled, sizes, costs, max(1, PLANNED_ROUNDS - played), chance)
    return tuple(tuple(sorted(table)) for table in seating)


def _split_evenly(people: int, seats: range) -> Iterator[tuple[int, ...]]:
    """Yield, for each number of tables that fits, the sizes that differ by no more than one."""
    for tables in range(1, people // seats[0] + 1):
        size, larger = divmod(people, tables)
        if size in seats and (not larger or size + 1 in seats):
            yield (size + 1,) * larger + (size,) * (tables - larger)


def _compute_size_cost(sizes: tuple[int, ...], best: range) -> tuple[int, int]:
    below = sum(max(0, best[0] - size) for size in sizes)
    above = sum(max(0, size - best[-1]) for size in sizes)
    return _COST_BELOW * below + _COST_ABOVE * above, len(sizes)


@dataclass(slots=True)
class _PairCosts:
    """The costs of seating two people at one table."""

    met: Mapping[Pair, int]
    wishes: Wishes
    _cached: dict[tuple[Person, Person], int] = field(default_factory=dict, init=False)

    def of(self, person: Person, other: Person) -> int:
        """Return the number of times the two have met, moved far up or down by a wish."""
        cost = self._cached.get((person, other))
        if cost is None:
            pair = frozenset((person, other))
            cost = self.met.get(pair, 0)
            if pair in self.wishes.apart:
                cost += _APART_COST
            elif pair in self.wishes.together:
                cost -= _TOGETHER_GAIN
            self._cached[person, other] = self._cached[other, person] = cost
        return cost

    def of_seating(self, seating: Seating) -> tuple[int, int]:
        """Return the cost of all pairs of a round, and how many of them have met before."""
        costs = [self.of(*pair) for table in seating for pair in combinations(table, 2)]
        return sum(costs), len(costs) - costs.count(0)


def _count_arrangements(sizes: Sequence[int]) -> int:
    total = math.factorial(sum(sizes))
    for size, tables in Counter(sizes).items():
        total //= math.factorial(size) ** tables * math.factorial(tables)
    return total


def _list_arrangements(people: tuple[Person, ...], sizes: tuple[int, ...]) -> Iterator[Seating]:
    """Yield every arrangement once: the first person sits at the first table of each size."""
    if not sizes:
        yield ()
        return
    first, others = people[0], people[1:]
    for table in sorted(sizes.index(size) for size in set(sizes)):
        other_sizes = sizes[:table] + sizes[table + 1 :]
        for neighbours in combinations(others, sizes[table] - 1):
            unseated = tuple(person for person in others if person not in neighbours)
            for rest in _list_arrangements(unseated, other_sizes):
                yield (*rest[:table], (first, *neighbours), *rest[table:])


def _anneal(
    people: Sequence[Person], sizes: Sequence[int], costs: _PairCosts, rounds: int, chance: Random
) -> Seating:
    """Return the first round of the cheapest plan that was found for a number of rounds."""
    plan = _Plan([chance.sample(people, len(people)) for _ in range(rounds)], sizes, costs)
    cost = least = plan.compute_cost()
    best, count = plan.first_round, len(people)
    lower_bound = -_TOGETHER_GAIN * len(costs.wishes.together) * rounds
    for step in range(_STEPS):
        if least <= lower_bound:
            break
        heat = _FIRST_HEAT * (_LAST_HEAT / _FIRST_HEAT) ** (step / _STEPS)
        limit = -heat * math.log(1.0 - chance.random())
        seat, other = int(chance.random() * count), int(chance.random() * count)
        change = plan.try_swap(int(chance.random() * rounds), seat, other, limit)
        if change is None:
            continue
        cost += change
        if cost < least:
            best, least = plan.first_round, cost
    return best


class _Plan:
    """Some rounds, each a list of who sits on which seat, and how often each two people meet in them."""

    def __init__(self, rounds: list[list[Person]], sizes: Sequence[int], costs: _PairCosts) -> None:
        self._rounds = rounds
        self._costs = costs
        starts = [sum(sizes[:table]) for table in range(len(sizes))]
        self._tables = [range(start, start + size) for start, size in zip(starts, sizes, strict=True)]
        self._table_of = [table for table in self._tables for _ in table]
        self._met: Counter[tuple[Person, Person]] = Counter(
            _sort_pair(seats[seat], seats[other])
            for seats in rounds
            for table in self._tables
            for seat, other in combinations(table, 2)
        )

    @property
    def first_round(self) -> Seating:
        """The tables of the first round."""
        seats = self._rounds[0]
        return tuple(tuple(seats[seat] for seat in table) for table in self._tables)

    def compute_cost(self) -> int:
        """Return the cost of all rounds, in which each meeting of a pair costs one more than the last."""
        return sum(
            times * self._costs.of(*pair) + times * (times - 1) // 2 for pair, times in self._met.items()
        )

    def try_swap(self, index: int, seat: int, other: int, limit: float) -> int | None:
        """Swap two seats of a round if that adds no more than `limit` to the cost; return the change."""
        seats = self._rounds[index]
        if self._table_of[seat] is self._table_of[other]:
            return None
        change = self._compute_change(seats, seat, other) + self._compute_change(seats, other, seat)
        if change > limit:
            return None
        self._count_move(seats, seat, other)
        self._count_move(seats, other, seat)
        seats[seat], seats[other] = seats[other], seats[seat]
        return change

    def _compute_change(self, seats: list[Person], seat: int, to: int) -> int:
        """Return the change of the cost if the person of a seat takes another one."""
        person, met, cost_of = seats[seat], self._met, self._costs.of
        change = 0
        for beside in self._table_of[seat]:
            if beside != seat:
                other = seats[beside]
                change -= cost_of(person, other) + met[_sort_pair(person, other)] - 1
        for beside in self._table_of[to]:
            if beside != to:
                other = seats[beside]
                change += cost_of(person, other) + met[_sort_pair(person, other)]
        return change

    def _count_move(self, seats: list[Person], seat: int, to: int) -> None:
        person = seats[seat]
        for beside in self._table_of[seat]:
            if beside != seat:
                self._met[_sort_pair(person, seats[beside])] -= 1
        for beside in self._table_of[to]:
            if beside != to:
                self._met[_sort_pair(person, seats[beside])] += 1


def _sort_pair(person: Person, other: Person) -> tuple[Person, Person]:
    return (person, other) if person < other else (other, person)

"""Plans the rounds to come together, by simulated annealing with a fixed number of steps."""

import math
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final

from bot.nights.pairs import TOGETHER_GAIN, PairCosts, Person, Seating

_STEPS: Final = 60_000
_FIRST_HEAT, _LAST_HEAT = 2.0, 0.08


def anneal(
    people: Sequence[Person], sizes: Sequence[int], costs: PairCosts, rounds: int, chance: Random
) -> Seating:
    """Return the first of as many planned rounds, in which meetings are repeated as rarely as was found."""
    plan = _Plan([chance.sample(people, len(people)) for _ in range(rounds)], sizes, costs)
    cost = least = plan.compute_cost()
    best, count = plan.first_round, len(people)
    no_less = -TOGETHER_GAIN * len(costs.wishes.together) * rounds
    for step in range(_STEPS):
        if least <= no_less:
            break
        heat = _FIRST_HEAT * (_LAST_HEAT / _FIRST_HEAT) ** (step / _STEPS)
        limit = -heat * math.log(1.0 - chance.random())
        one, other = int(chance.random() * count), int(chance.random() * count)
        change = plan.try_swap(int(chance.random() * rounds), one, other, limit)
        if change is None:
            continue
        cost += change
        if cost < least:
            best, least = plan.first_round, cost
    return best


class _Plan:
    """Some rounds, each a list of who sits on which seat, and how often each two people meet in them."""

    def __init__(self, rounds: list[list[Person]], sizes: Sequence[int], costs: PairCosts) -> None:
        self._rounds = rounds
        self._costs = costs
        starts = [sum(sizes[:table]) for table in range(len(sizes))]
        self._tables = [range(start, start + size) for start, size in zip(starts, sizes, strict=True)]
        self._table_of = [table for table in self._tables for _ in table]
        self._met: Counter[tuple[Person, Person]] = Counter(
            _key(seats[one], seats[other])
            for seats in rounds
            for table in self._tables
            for one, other in combinations(table, 2)
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

    def try_swap(self, index: int, one: int, other: int, limit: float) -> int | None:
        """Swap two seats of a round if that adds no more than `limit` to the cost; return what it adds."""
        seats = self._rounds[index]
        if self._table_of[one] is self._table_of[other]:
            return None
        change = self._find_change(seats, one, other) + self._find_change(seats, other, one)
        if change > limit:
            return None
        self._count_move(seats, one, other)
        self._count_move(seats, other, one)
        seats[one], seats[other] = seats[other], seats[one]
        return change

    def _find_change(self, seats: list[Person], seat: int, to: int) -> int:
        """Return what it adds to the cost if the person of a seat takes another one."""
        person, met, cost_of = seats[seat], self._met, self._costs.of
        change = 0
        for beside in self._table_of[seat]:
            if beside != seat:
                other = seats[beside]
                change -= cost_of(person, other) + met[_key(person, other)] - 1
        for beside in self._table_of[to]:
            if beside != to:
                other = seats[beside]
                change += cost_of(person, other) + met[_key(person, other)]
        return change

    def _count_move(self, seats: list[Person], seat: int, to: int) -> None:
        person = seats[seat]
        for beside in self._table_of[seat]:
            if beside != seat:
                self._met[_key(person, seats[beside])] -= 1
        for beside in self._table_of[to]:
            if beside != to:
                self._met[_key(person, seats[beside])] += 1


def _key(one: Person, other: Person) -> tuple[Person, Person]:
    return (one, other) if one < other else (other, one)

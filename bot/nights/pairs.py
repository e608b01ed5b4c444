"""Pairs of people: how often they have sat together, what they wish, and what it costs to pair them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final, TypeAlias

Person: TypeAlias = int
Pair: TypeAlias = frozenset[Person]
Seating: TypeAlias = tuple[tuple[Person, ...], ...]
"""Who sits at each table of a round."""

TOGETHER_GAIN: Final = 10_000
_APART_COST: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Wishes:
    """Who wants to sit together, and who is to sit apart; apart wins if both are said of a pair."""

    together: frozenset[Pair] = frozenset()
    apart: frozenset[Pair] = frozenset()


NO_WISHES: Final = Wishes()


@dataclass(slots=True)
class PairCosts:
    """What it costs to seat two people at one table."""

    met: Mapping[Pair, int]
    wishes: Wishes
    _known: dict[tuple[Person, Person], int] = field(default_factory=dict, init=False)

    def of(self, one: Person, other: Person) -> int:
        """Return the number of times the two have met, moved far up or down by a wish."""
        cost = self._known.get((one, other))
        if cost is None:
            pair = frozenset((one, other))
            cost = self.met.get(pair, 0)
            if pair in self.wishes.apart:
                cost += _APART_COST
            elif pair in self.wishes.together:
                cost -= TOGETHER_GAIN
            self._known[one, other] = self._known[other, one] = cost
        return cost

    def of_seating(self, seating: Seating) -> tuple[int, int]:
        """Return the cost of all pairs of a round, and how many of them have met before."""
        costs = [self.of(*pair) for table in seating for pair in combinations(table, 2)]
        return sum(costs), len(costs) - costs.count(0)


def count_meetings(rounds: Iterable[Iterable[Sequence[Person]]]) -> Counter[Pair]:
    """Return how often each two people have sat at one table."""
    tables = (table for seating in rounds for table in seating)
    return Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))


def count_repeats(met: Mapping[Pair, int]) -> int:
    """Return how many meetings were not the first of their pair."""
    return sum(times - 1 for times in met.values() if times > 1)

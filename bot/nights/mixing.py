"""Mixes people over the tables of a round: few pairs meet again, and wishes are kept.

As long as there are few arrangements, all are compared. Otherwise the rounds to come are planned together.
Equal input gives equal tables on every machine.
"""

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Final

from bot.nights.annealing import anneal
from bot.nights.pairs import NO_WISHES, Pair, PairCosts, Person, Seating, Wishes

MAX_ARRANGEMENTS: Final = 6_000
"""The largest number of arrangements that are all compared: twelve people have 5,775 at three tables."""
PLANNED_ROUNDS: Final = 4
"""The number of rounds for which a night is planned."""


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
    costs = PairCosts(met, wishes)
    if _count_arrangements(sizes) <= MAX_ARRANGEMENTS:
        found = min(_list_arrangements(tuple(shuffled), tuple(sizes)), key=costs.of_seating)
    else:
        found = anneal(shuffled, sizes, costs, max(1, PLANNED_ROUNDS - played), chance)
    return tuple(tuple(sorted(table)) for table in found)


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
        left_sizes = sizes[:table] + sizes[table + 1 :]
        for beside in combinations(others, sizes[table] - 1):
            left = tuple(person for person in others if person not in beside)
            for rest in _list_arrangements(left, left_sizes):
                yield (*rest[:table], (first, *beside), *rest[table:])

"""Splits a number of people into table sizes that suit a game."""

from collections.abc import Iterator
from typing import Final

_COSTS: Final = {1: 100, 2: 2, 3: 0, 4: 0, 5: 1}
"""How much worse a table of this size is than one of three or four, at which these games are best."""
_COST_OF_OTHERS: Final = 3


def choose_table_sizes(people: int, seats: range) -> tuple[int, ...]:
    """Return the sizes of the tables for this number of people, largest first; nobody sits alone.

    The result is empty if they cannot all be seated.

    >>> choose_table_sizes(7, range(1, 6))
    (4, 3)
    >>> choose_table_sizes(9, range(2, 5))
    (3, 3, 3)
    """
    splits = list(_split_evenly(people, range(max(seats[0], 2), seats[-1] + 1)))
    return min(splits, key=_cost, default=())


def _split_evenly(people: int, seats: range) -> Iterator[tuple[int, ...]]:
    """Yield, for each number of tables that fits, the sizes that differ by no more than one."""
    for tables in range(1, people // seats[0] + 1):
        size, larger = divmod(people, tables)
        if size in seats and (not larger or size + 1 in seats):
            yield (size + 1,) * larger + (size,) * (tables - larger)


def _cost(sizes: tuple[int, ...]) -> tuple[int, int]:
    return sum(_COSTS.get(size, _COST_OF_OTHERS) for size in sizes), len(sizes)

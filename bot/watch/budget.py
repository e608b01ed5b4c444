"""What a message may cost: so many places are looked at, at even distances over all of it.

Noise before a number hides it no more than noise behind it: of twice as many places, every second is looked
at.
"""

from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")


def spread(items: Sequence[Item], most: int) -> Sequence[Item]:
    """Return all of some items, or as many as may be looked at, with the first and the last among them."""
    count = len(items)
    if count <= most:
        return items
    return [items[step * (count - 1) // (most - 1)] for step in range(most)]

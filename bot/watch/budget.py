"""What a message may cost: so many places are looked at, at even distances over all of it.

Noise before a number hides it no more than noise behind it: of twice as many places, every second is looked
at.
"""

from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")
_SPARED = 4
"""For so many languages nothing has to be left out."""


def spread(items: Sequence[Item], most: int) -> Sequence[Item]:
    """Return all of some items, or as many as may be looked at, with the first and the last among them."""
    count = len(items)
    if count <= most:
        return items
    return [items[step * (count - 1) // (most - 1)] for step in range(most)]


def share(most: int, languages: int) -> int:
    """Return how much may be looked at in each of some languages: with more than four less, at least half."""
    return max(most * _SPARED // max(languages, _SPARED), most // 2)

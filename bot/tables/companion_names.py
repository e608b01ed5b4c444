"""The names of companions, which their words turn into what people read."""

from collections.abc import Collection
from typing import Final

from data.records import CompanionName

COMPANION_NAMES: Final = tuple(map(CompanionName, ("kiwi", "pixel", "momo", "tango", "yoyo", "domino")))
"""In the order in which companions sit down; more than any game has seats to fill."""


def choose_names(count: int, taken: Collection[CompanionName] = ()) -> tuple[CompanionName, ...]:
    """Return the names of the next companions at a table where some names are taken."""
    free = [name for name in COMPANION_NAMES if name not in taken]
    return tuple(free[:count])

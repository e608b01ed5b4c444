"""The names of companions, which their words turn into the names that people read."""

from collections.abc import Collection
from typing import Final

from bot.companions import COMPANION_GAMES
from data.records import CompanionName
from engine.registry import RULESETS

COMPANION_NAMES: Final = tuple(map(CompanionName, ("kiwi", "pixel", "momo", "tango", "yoyo", "domino")))
"""In the order in which companions sit down."""

MAX_COMPANIONS: Final = min(
    len(COMPANION_NAMES), max(RULESETS[game].seats[-1] for game in COMPANION_GAMES) - 1
)
"""The maximum number of companions at a table: one person at least plays with them."""


def choose_names(count: int, taken: Collection[CompanionName] = ()) -> tuple[CompanionName, ...]:
    """Return the names of the next companions at a table where some names are taken."""
    free = [name for name in COMPANION_NAMES if name not in taken]
    return tuple(free[:count])

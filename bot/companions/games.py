"""The companions of each game: the modules of `bot.games.<slug>.companion`.

`companion` has an object `COMPANION` if companions of the game decide in turns, and `turns` finds the
turns of a match; `planner` has a function `make_planner` if they act in real time, and
`options` a function `fit_options` if they cannot play with all options.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import cast

from engine.model import Options
from engine.registry import RULESETS


@cache
def has_companion_part(slug: str, part: str) -> bool:
    """Return True if a game's companion has a module of this name, without loading it."""
    package = f"bot.games.{slug.replace('-', '_')}"
    return (
        find_spec(package) is not None
        and find_spec(f"{package}.companion") is not None
        and find_spec(f"{package}.companion.{part}") is not None
    )


def load_companion_part(slug: str, part: str) -> ModuleType:
    """Return a module of a game's companion.

    Raises:
        ImportError: if the game's companion has no such module.
    """
    return import_module(f"bot.games.{slug.replace('-', '_')}.companion.{part}")


COMPANION_GAMES = frozenset(slug for slug in RULESETS if has_companion_part(slug, "companion"))
"""The games whose seats companions can fill."""
TURN_GAMES = frozenset(slug for slug in COMPANION_GAMES if not has_companion_part(slug, "planner"))
"""The games whose companions decide in turns."""


def fit_options(slug: str, options: Options) -> Options:
    """Return the options nearest to these with which companions play; these themselves if they do."""
    if not has_companion_part(slug, "options"):
        return options
    return cast("Options", load_companion_part(slug, "options").fit_options(options))


def can_play(slug: str, options: Options) -> bool:
    """Return True if companions play a game with these options."""
    return slug in COMPANION_GAMES and fit_options(slug, options) == options

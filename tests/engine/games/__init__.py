"""The facts of each game: the object `FACTS` of the module that is named like the game."""

from importlib import import_module

from engine.registry import RULESETS
from tests.engine.games.facts import Facts, Playthrough, Style, Turn

__all__ = ["FACTS", "Facts", "Playthrough", "Style", "Turn"]

FACTS: dict[str, Facts] = {
    slug: import_module(f"tests.engine.games.{slug.replace('-', '_')}").FACTS for slug in RULESETS
}
"""The facts by slug."""

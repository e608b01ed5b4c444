"""What a view looks like: texts and buttons, one module a game."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from bot.renderers.renderer import AnyRenderer
from engine.registry import RULESETS
from engine.ruleset import AnyRuleset


@cache
def renderer_of(slug: str) -> AnyRenderer:
    """Return a game's face: the object `FACE` of the module that is named like the game."""
    return cast("AnyRenderer", import_module(_module(slug)).RENDERER)


@cache
def playable() -> dict[str, AnyRuleset]:
    """Return the games that have a face, by slug: those that people can be offered."""
    return {slug: ruleset for slug, ruleset in RULESETS.items() if find_spec(_module(slug)) is not None}


def _module(slug: str) -> str:
    return f"bot.renderers.{slug.replace('-', '_')}"

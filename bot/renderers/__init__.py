"""Renderers: turn a view into texts, buttons and pictures, found for each game in `bot.games`."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from bot.renderers.renderer import AnyRenderer
from bot.words.words import Words
from engine.registry import RULESETS
from engine.ruleset import AnyRuleset


@cache
def renderer_of(slug: str) -> AnyRenderer:
    """Return a game's renderer: the object `RENDERER` of `bot.games.<slug>.renderer`."""
    return cast("AnyRenderer", import_module(_module(slug)).RENDERER)


@cache
def playable_games() -> dict[str, AnyRuleset]:
    """Return the games that have a renderer, by slug: those that players can be offered."""
    return {slug: ruleset for slug, ruleset in RULESETS.items() if find_spec(_module(slug)) is not None}


def game_title(slug: str, words: Words) -> str:
    """Return a game's name in the reader's language."""
    return words(f"game-{slug}")


def _module(slug: str) -> str:
    return f"bot.games.{slug.replace('-', '_')}.renderer"

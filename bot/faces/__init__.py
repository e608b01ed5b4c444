"""What a view looks like: texts and buttons, one module a game."""

from functools import cache
from importlib import import_module
from typing import cast

from bot.faces.face import AnyFace


@cache
def face_of(slug: str) -> AnyFace:
    """Return a game's face: the object `FACE` of the module that is named like the game."""
    return cast("AnyFace", import_module(f"bot.faces.{slug.replace('-', '_')}").FACE)

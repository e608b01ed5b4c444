"""Finds how a game is played by demo and preview: the module `players.<slug>`, if there is one."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def find_players(slug: str) -> ModuleType | None:
    """Return the module that plays a game; `None` if the game is played at random.

    It has `choose_turn(state, turns)`, which sees all cards; `WINNING_DEALS`, the deals that it wins, by
    number of seats; and `Demo`, a `DemoMatch`.
    """
    name = f"bot.devtools.players.{slug.replace('-', '_')}"
    return None if find_spec(name) is None else import_module(name)

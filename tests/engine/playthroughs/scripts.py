"""Which matches are written down."""

from dataclasses import dataclass

from engine.shuffle import Chance
from tests.engine.games import FACTS, Style
from tests.engine.playouts import Case


@dataclass(frozen=True)
class Script:
    """A match and the way it is played."""

    case: Case
    style: Style


SCRIPTS = {
    name: Script(Case(slug, one.seats, one.options, Chance(one.seed.to_bytes(32, "big"))), one.style)
    for slug, facts in FACTS.items()
    for name, one in facts.playthroughs.items()
}
"""The matches by the names of their files."""

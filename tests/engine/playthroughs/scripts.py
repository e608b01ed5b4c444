"""Which matches are written down."""

from dataclasses import dataclass

from engine.games.the_game.model import TheGameOptions
from engine.games.the_mind.model import BlindMistakes, TheMindOptions
from engine.model import Options
from engine.shuffle import Chance
from tests.engine.playouts import Case, Style


@dataclass(frozen=True)
class Script:
    """A match and the way it is played."""

    case: Case
    style: Style


def _script(slug: str, seats: int, options: Options, seed: int, style: Style) -> Script:
    return Script(Case(slug, seats, options, Chance(seed.to_bytes(32, "big"))), style)


TALKING = Style("talking", talk=0.15, sense=1)
CARELESS = Style("careless", talk=0.1, sense=0)
HASTY = Style("minds", talk=0.04, sense=0.9)
PATIENT = Style("minds", talk=0.04, sense=0.94)
OF_ONE_MIND = Style("minds", talk=0.04, sense=0.96)
EACH = BlindMistakes.EACH

SCRIPTS = {
    "the-game-for-1": _script("the-game", 1, TheGameOptions(), 6, TALKING),
    "the-game-for-3": _script("the-game", 3, TheGameOptions(), 7, TALKING),
    "the-game-for-5": _script("the-game", 5, TheGameOptions(), 26, TALKING),
    "the-game-for-2-experts": _script(
        "the-game", 2, TheGameOptions(minimum=3, smaller_hands=True), 2, CARELESS
    ),
    "the-mind-for-2": _script("the-mind", 2, TheMindOptions(blind_mistakes=EACH, start_level=11), 136, HASTY),
    "the-mind-for-2-finished": _script(
        "the-mind", 2, TheMindOptions(blind_mistakes=EACH, start_level=11), 65, HASTY
    ),
    "the-mind-for-3": _script("the-mind", 3, TheMindOptions(start_level=8), 53, PATIENT),
    "the-mind-for-4": _script(
        "the-mind", 4, TheMindOptions(blind_mistakes=EACH, start_level=7), 18, OF_ONE_MIND
    ),
    "the-mind-for-4-careless": _script("the-mind", 4, TheMindOptions(), 4, CARELESS),
}
"""The matches by the names of their files."""

"""Tunes the weights of The Game's companions by CMA-ES and writes them into `weights.toml`.

    UNSPOKEN_COMPILE=1 uv run --group tuning python -m tests.tools.tuning SEATS GENERATIONS

All weights of a generation play the same fresh deals by the evaluation alone: some with companions at all
seats, some on tables that were wrecked before they begin, some with a weak person at one seat. The result is
a running mean over generations. The seed of the deals is fixed, so the same run gives the same weights.
"""

import importlib
import sys
import tomllib
from collections.abc import Sequence
from typing import NamedTuple, Protocol, cast

import numpy as np

from bot.companions.compilation import Floats, Ints
from bot.games.the_game.companion.evaluation import (
    FEATURES,
    NEAREST,
    OWN_CLOSE,
    OWN_DEAD,
    OWN_DEAD_SQUARED,
    OWN_MORE,
    OWN_ONE,
    SECOND_NEAREST,
    SIGNAL_LEAVE,
    SIGNAL_SMALL,
    SIGNAL_STEP,
    SIGNAL_TURN_BACK,
    SIGNAL_WAIT,
    UNSEEN_BOTH_KINDS,
    UNSEEN_DEAD,
    UNSEEN_FOUR,
    UNSEEN_ONE,
    UNSEEN_ONE_KIND,
    UNSEEN_THREE,
)
from bot.games.the_game.companion.playouts import CoreMatch, make_match
from bot.games.the_game.companion.rollouts import value_of
from bot.games.the_game.companion.turn_search import Search, make_search
from bot.games.the_game.companion.weights import FEATURE_NAMES, WEIGHTS_FILE, read_weights
from engine.games.the_game.model import TheGameOptions
from engine.games.the_game.rules import CARDS, TheGame, hand_size
from tests.tools.the_game_people import COMPANION, KINDS, play_beside

_HEAD = """\
# The weights of the evaluation of The Game's companions, by number of seats.
# Tuned by CMA-ES over matches of companions alone, and made monotone; `tests.tools.tuning` tunes them
# further, on tables that were wrecked and beside weak people as well.
"""
_DEALS, _POPULATION, _CHECKED = 200, 16, 600
_DIAGONAL = 50
"""Generations in which weights vary independently of each other, which is learnt sooner."""
_KEPT = 0.9
"""How much of the running mean a generation keeps."""
_DEAD = 25.0
"""The cost of an unseen card that fits nowhere at the end."""
_REPORTED = 20
"""Generations between two reports."""
_PHASES = ("early", "late")
_FEWER_PILES = (
    (UNSEEN_THREE, UNSEEN_BOTH_KINDS),
    (UNSEEN_THREE, UNSEEN_ONE_KIND),
    (UNSEEN_BOTH_KINDS, UNSEEN_ONE),
    (UNSEEN_ONE_KIND, UNSEEN_ONE),
    (UNSEEN_ONE, UNSEEN_DEAD),
    (OWN_MORE, OWN_ONE),
    (OWN_ONE, OWN_DEAD),
)
"""Weights of a card that fits on more piles, and of one that fits on fewer; from the most piles down."""
_NEVER_NEGATIVE = np.array(
    [NEAREST, SECOND_NEAREST, SIGNAL_LEAVE, SIGNAL_SMALL, SIGNAL_TURN_BACK, SIGNAL_STEP]
)
_FULLEST_HAND = 8
_WRECKING_TURNS = 4
"""The most turns at random with which a wrecked table begins."""


class Table(NamedTuple):
    """A deal, and who plays it."""

    deck: Ints
    kinds: Ints
    """By seat, how it plays."""
    wrecked: int
    """How many turns are played at random first."""


class _Strategy(Protocol):
    """The used part of `cma.CMAEvolutionStrategy`."""

    mean: Floats

    def ask(self) -> list[Floats]: ...

    def tell(self, solutions: list[Floats], costs: list[float]) -> None: ...


class _Tuner:
    """Plays tables with weights; both phases are one vector."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._match: CoreMatch = make_match(seats, 2, hand_size(seats, TheGameOptions()))
        self._search: Search = make_search()

    def play(self, vector: Floats, tables: Sequence[Table]) -> list[int]:
        """Return the cards left at each table."""
        weights = split(vector)
        return [
            play_beside(
                self._match,
                table.deck,
                table.kinds,
                table.wrecked,
                np.array([place]),
                *weights,
                self._search,
            )
            for place, table in enumerate(tables)
        ]

    def draw_tables(self, dice: np.random.Generator, count: int) -> list[Table]:
        """Return tables of which half are companions' alone, a quarter wrecked, a quarter beside people."""
        tables = []
        for place in range(count):
            kinds, wrecked = np.full(self._seats, COMPANION), 0
            if place % 4 == 2 or (place % 4 == 3 and self._seats == 1):
                wrecked = int(dice.integers(1, _WRECKING_TURNS + 1))
            elif place % 4 == 3:
                kinds[dice.integers(self._seats)] = KINDS[dice.integers(len(KINDS))]
            tables.append(Table(dice.permutation(np.array(CARDS)), kinds, wrecked))
        return tables

    def report(self, vector: Floats) -> str:
        """Describe the results on deals that are not trained on."""
        tables = self.draw_tables(np.random.default_rng(0), _CHECKED)
        left = np.array(self.play(vector, tables))
        kinds = np.arange(_CHECKED) % 4
        alone = left[kinds < 2]
        return (
            f"alone {alone.mean():.2f} left, {100 * (alone == 0).mean():.1f} % won; "
            f"wrecked {left[kinds == 2].mean():.1f} left; beside people {left[kinds == 3].mean():.1f} left"
        )


def make_monotone(weights: Floats) -> Floats:
    """Return weights close to these by which no table gets better when a card fits on fewer piles."""
    monotone = weights.copy()
    # A table where nearly every card fits on four piles is one of the first turns, and needs no weight.
    monotone[UNSEEN_FOUR] = min(monotone[UNSEEN_FOUR], monotone[UNSEEN_THREE])
    for more, fewer in _FEWER_PILES:
        monotone[fewer] = max(monotone[fewer], monotone[more])
    monotone[_NEVER_NEGATIVE] = np.maximum(monotone[_NEVER_NEGATIVE], 0)
    monotone[OWN_CLOSE] = min(monotone[OWN_CLOSE], 0)
    # Each further dead card costs more than one that fits, up to the fullest hand.
    least = (monotone[OWN_ONE] - monotone[OWN_DEAD]) / (2 * _FULLEST_HAND - 1)
    monotone[OWN_DEAD_SQUARED] = max(monotone[OWN_DEAD_SQUARED], least)
    return monotone


def split(vector: Floats) -> tuple[Floats, Floats]:
    """Return the monotone weights of both phases."""
    early, late = np.split(vector, 2)
    return make_monotone(early), make_monotone(late)


def tune(seats: int, generations: int) -> Floats:
    """Start from the stored weights; return better ones."""
    stored = read_weights(seats)
    start = np.concatenate([make_monotone(stored.early), make_monotone(stored.late)])
    scale = np.maximum(np.abs(start) * 0.5, 0.3)
    options = {"popsize": _POPULATION, "seed": seats, "verbose": -9, "CMA_diagonal": _DIAGONAL}
    cma = importlib.import_module("cma")
    strategy = cast("_Strategy", cma.CMAEvolutionStrategy(np.zeros(len(start)), 0.5, options))
    tuned = start
    tuner, dice = _Tuner(seats), np.random.default_rng(seats)
    sys.stderr.write(f"before: {tuner.report(start)}\n")
    for generation in range(1, generations + 1):
        tables, asked = tuner.draw_tables(dice, _DEALS), strategy.ask()
        played = (tuner.play(start + scale * one, tables) for one in asked)
        strategy.tell(asked, [-sum(map(value_of, left)) / _DEALS for left in played])
        tuned = _KEPT * tuned + (1 - _KEPT) * (start + scale * strategy.mean)
        if generation % _REPORTED == 0:
            sys.stderr.write(f"{generation}: {tuner.report(tuned)}\n")
    return np.concatenate(split(tuned))


def write(seats: int, vector: Floats) -> None:
    """Replace the weights for a number of seats, scaled alike, as playouts weigh costs against cards."""
    scale = np.full(FEATURES, _DEAD / vector[FEATURES + UNSEEN_DEAD])
    scale[SIGNAL_WAIT] = 1
    vector = vector * np.tile(scale, len(_PHASES))
    tables = tomllib.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))
    halves = np.split(vector, 2)
    tables[str(seats)] = {
        phase: {name: float(value) for name, value in zip(FEATURE_NAMES, half, strict=True)}
        for phase, half in zip(_PHASES, halves, strict=True)
    }
    lines = [_HEAD]
    for count in map(str, TheGame.seats):
        for phase in _PHASES:
            lines.append(f"\n[{count}.{phase}]\n")
            lines += [f"{name} = {tables[count][phase][name]:.3f}\n" for name in FEATURE_NAMES]
    WEIGHTS_FILE.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    write(int(sys.argv[1]), tune(int(sys.argv[1]), int(sys.argv[2])))

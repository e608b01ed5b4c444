"""Tunes the weights of The Game's companions by CMA-ES and writes them into `weights.toml`.

    UNSPOKEN_COMPILE=1 uv run --group tuning python -m tests.tools.tuning SEATS GENERATIONS

All weights of a generation play the same fresh deals, all seats by the evaluation alone; the result is a
running mean over generations. The seed of the deals is fixed, so the same run gives the same weights.
"""

import importlib
import sys
import tomllib
from collections.abc import Sequence
from typing import Protocol, cast

import numpy as np

from bot.companions.compilation import Floats, Ints
from bot.games.the_game.companion.evaluation import FEATURES, SIGNAL_WAIT, UNSEEN_DEAD
from bot.games.the_game.companion.playouts import TURN, CoreMatch, deal_cards, make_match, play_out
from bot.games.the_game.companion.rollouts import value_of
from bot.games.the_game.companion.turn_search import Search, make_search
from bot.games.the_game.companion.weights import FEATURE_NAMES, WEIGHTS_FILE, read_weights
from engine.games.the_game.model import TheGameOptions
from engine.games.the_game.rules import CARDS, TheGame, hand_size

_HEAD = """\
# The weights of the evaluation of The Game's companions, by number of seats.
# Tuned by CMA-ES over matches of companions alone; `tests.tools.tuning` does it again.
"""
_DEALS, _POPULATION, _CHECKED = 200, 16, 1000
_DIAGONAL = 50
"""Generations in which weights vary independently of each other, which is learnt sooner."""
_KEPT = 0.9
"""How much of the running mean a generation keeps."""
_DEAD = 25.0
"""The cost of an unseen card that fits nowhere at the end."""
_REPORTED = 20
"""Generations between two reports."""
_PHASES = ("early", "late")


class _Strategy(Protocol):
    """The used part of `cma.CMAEvolutionStrategy`."""

    mean: Floats

    def ask(self) -> list[Floats]: ...

    def tell(self, solutions: list[Floats], costs: list[float]) -> None: ...


class _Tuner:
    """Plays deals with weights; both phases are one vector."""

    def __init__(self, seats: int) -> None:
        self._match: CoreMatch = make_match(seats, 2, hand_size(seats, TheGameOptions()))
        self._search: Search = make_search()

    def play(self, vector: Floats, decks: Sequence[Ints]) -> list[int]:
        """Return the cards left of each deck."""
        early, late = (half.copy() for half in np.split(vector, 2))
        left = []
        for deck in decks:
            deal_cards(self._match, deck)
            self._match.facts[TURN] = 0
            left.append(play_out(self._match, early, late, self._search))
        return left

    def report(self, vector: Floats) -> str:
        """Describe the results on deals that are not trained on."""
        left = self.play(vector, _shuffle(np.random.default_rng(0), _CHECKED))
        won = sum(one == 0 for one in left)
        return f"{sum(left) / _CHECKED:.2f} left, {100 * won / _CHECKED:.1f} % won"


def _shuffle(dice: np.random.Generator, count: int) -> list[Ints]:
    return [dice.permutation(np.array(CARDS)) for _ in range(count)]


def tune(seats: int, generations: int) -> Floats:
    """Start from the stored weights; return better ones."""
    stored = read_weights(seats)
    start = np.concatenate([stored.early, stored.late])
    scale = np.maximum(np.abs(start) * 0.5, 0.3)
    options = {"popsize": _POPULATION, "seed": seats, "verbose": -9, "CMA_diagonal": _DIAGONAL}
    cma = importlib.import_module("cma")
    strategy = cast("_Strategy", cma.CMAEvolutionStrategy(np.zeros(len(start)), 0.5, options))
    tuned = start
    tuner, dice = _Tuner(seats), np.random.default_rng(seats)
    sys.stderr.write(f"before: {tuner.report(start)}\n")
    for generation in range(1, generations + 1):
        decks, asked = _shuffle(dice, _DEALS), strategy.ask()
        played = (tuner.play(start + scale * one, decks) for one in asked)
        strategy.tell(asked, [-sum(map(value_of, left)) / _DEALS for left in played])
        tuned = _KEPT * tuned + (1 - _KEPT) * (start + scale * strategy.mean)
        if generation % _REPORTED == 0:
            sys.stderr.write(f"{generation}: {tuner.report(tuned)}\n")
    return tuned


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

"""How well companions play The Game, all seats theirs, and how long they think."""

import asyncio
import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from bot.companions.environment import COMPILE_VARIABLE
from engine.games.the_game.model import TheGameOptions
from tests.tools.bench.figures import Figure, percentile

_REACHABLE: Mapping[int, tuple[float, int]] = {
    1: (5.0, 39),
    2: (1.2, 84),
    3: (1.0, 86),
    4: (0.4, 93),
    5: (0.1, 98),
}
"""By number of seats: the cards left and the matches won in a hundred that are known to be reachable."""
_REACHABLE_SIMPLY: Mapping[int, tuple[float, int]] = {
    1: (9.0, 22),
    2: (1.7, 73),
    3: (3.1, 53),
    4: (0.9, 76),
    5: (0.8, 77),
}
"""The same by the evaluation alone."""
_HARDER = (
    TheGameOptions(minimum=3),
    TheGameOptions(smaller_hands=True),
    TheGameOptions(minimum=3, smaller_hands=True),
)
_TOLERANCE = 5
_EXCELLENT = 10
_MAX_MS = 100


async def measure_harder(deals: int, seats: Sequence[int]) -> list[Figure]:
    """Play the same deals in every run by each set of harder rules, with each number of seats."""
    figures = []
    for options, count in product(_HARDER, seats):
        left, _ = await _play(count, deals, "playouts", options)
        small = ", smaller hands" if options.smaller_hands else ""
        figures.append(
            Figure(
                f"companions.owes-{options.minimum}{'-smaller' if small else ''}.{count}.lost",
                f"The Game, {options.minimum} cards a turn{small}, {count} seats, {deals} deals: not won",
                "%",
                (_percent(one > 0 for one in left),),
            )
        )
    return figures


async def measure(deals: int, seats: Sequence[int]) -> list[Figure]:
    """Play the same deals in every run, with each number of seats."""
    figures = []
    for count in seats:
        where = f"The Game, {count} seats, {deals} deals"
        left, _ = await _play(count, deals, "evaluation")
        simply = f"{where}, by the evaluation alone"
        figures += _describe(f"companions.{count}.simply", simply, left, *_REACHABLE_SIMPLY[count])
        left, milliseconds = await _play(count, deals, "playouts")
        figures += [
            *_describe(f"companions.{count}", where, left, *_REACHABLE[count]),
            Figure(
                f"companions.{count}.cpu",
                f"{where}: CPU for a decision, mean",
                "ms",
                (sum(milliseconds) / len(milliseconds),),
                aim=_MAX_MS,
            ),
            Figure(
                f"companions.{count}.cpu_p99",
                f"{where}: CPU for a decision, p99",
                "ms",
                (percentile(milliseconds, 0.99),),
            ),
        ]
    return figures


def _describe(name: str, where: str, left: Sequence[int], reachable: float, won: int) -> list[Figure]:
    return [
        Figure(
            f"{name}.left",
            f"{where}: cards left (reachable: {reachable:g})",
            "cards",
            (sum(left) / len(left),),
        ),
        Figure(
            f"{name}.ten_or_more",
            f"{where}: ten cards or more left",
            "%",
            (_percent(one >= _EXCELLENT for one in left),),
        ),
        Figure(
            f"{name}.lost",
            f"{where}: not won (reachable: {100 - won})",
            "%",
            (_percent(one > 0 for one in left),),
            aim=100 - won + _TOLERANCE,
        ),
    ]


def _percent(hits: Iterable[bool]) -> float:
    counted = list(hits)
    return 100 * sum(counted) / len(counted)


async def _play(
    seats: int, deals: int, way: str, options: TheGameOptions | None = None
) -> tuple[list[int], list[float]]:
    """Play by "playouts" or by the "evaluation" alone, in a process of its own, which compiles.

    Return the cards left and the time of each decision.
    """
    environment = {COMPILE_VARIABLE: "1", **os.environ}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.tools.bench.companion_matches",
        str(seats),
        str(deals),
        way,
        (options or TheGameOptions()).model_dump_json(),
        stdout=asyncio.subprocess.PIPE,
        env=environment,
    )
    answer, _ = await process.communicate()
    if process.returncode:
        reason = "the matches of companions failed"
        raise RuntimeError(reason)
    played = json.loads(answer)
    return played["left"], played["milliseconds"]

"""How well companions of The Mind count with simulated people, beside a seat that knows their tempo."""

import math
import random
from collections.abc import Callable, Sequence

from bot.companions.style import Steadiness
from engine.shuffle import Chance
from tests.tools.bench.figures import Figure
from tests.tools.the_mind_people import (
    EVENLY,
    JUMPS,
    PHONE_DELAY,
    Oracle,
    TheMindPlayer,
    make_companions,
    make_people,
    simulate_match,
)

TEMPOS = (0.4, 1.0, 2.0)
"""Seconds that people leave for a number."""
TABLES = ((1, 1), (2, 1), (2, 2))
"""How many people and companions play."""
KINDS = {"plain": (EVENLY, 0.0), "jumps": (JUMPS, 0.0), "phone": (EVENLY, PHONE_DELAY)}
"""How people count, and the seconds by which their presses come late."""
_MAX_SHORTFALL = 10
_FIRST = 20_000
"""The number of the first match: companions were tuned on others."""

_Seating = Callable[[int, int, float, str, Chance], list[TheMindPlayer]]
"""Returns the other seats: from which seat on, how many, the people's tempo and kind, and the deal."""


def measure(matches: int, tempos: Sequence[float], tables: Sequence[tuple[int, int]]) -> list[Figure]:
    """Play the same deals with the same people in every run, and compare the levels passed cleanly."""
    return [
        figure
        for kind in KINDS
        for tempo in tempos
        for people, companions in tables
        for figure in _measure_table(matches, kind, tempo, people, companions)
    ]


def _measure_table(matches: int, kind: str, tempo: float, people: int, companions: int) -> list[Figure]:
    known = _count_clean(matches, kind, tempo, people, companions, _seat_oracles)
    name = f"companions.mind.{kind}.{people}_{companions}.{round(tempo * 10)}"
    where = f"The Mind, {people} ({kind}) + {companions} at {tempo:g} s a number, {matches} matches"
    return [
        Figure(
            f"{name}.{steadiness.value}",
            f"{where}: fewer clean levels than knowing the tempo, {steadiness.value}",
            "%",
            (100 * (1 - _count_clean(matches, kind, tempo, people, companions, seat) / max(known, 1)),),
            aim=_MAX_SHORTFALL if steadiness is Steadiness.STEADY else None,
        )
        for steadiness, seat in ((Steadiness.STEADY, _seat_steady), (Steadiness.HUMAN, _seat_human))
    ]


def _count_clean(matches: int, kind: str, tempo: float, people: int, companions: int, seat: _Seating) -> int:
    """Return how many levels were passed without losing a life."""
    clean = 0
    for number in range(_FIRST, _FIRST + matches):
        dice = random.Random(number)
        chance = Chance(dice.randbytes(32))
        players = make_people(people, tempo, dice, *KINDS[kind])
        clean += simulate_match([*players, *seat(people, companions, tempo, kind, chance)], chance).clean
    return clean


def _seat_oracles(first: int, count: int, tempo: float, kind: str, chance: Chance) -> list[TheMindPlayer]:
    return [
        Oracle(math.log(tempo), random.Random(f"{chance.commitment} {first + number}"), *KINDS[kind])
        for number in range(count)
    ]


def _seat_steady(first: int, count: int, tempo: float, kind: str, chance: Chance) -> list[TheMindPlayer]:
    del tempo, kind
    return make_companions(first, count, chance, Steadiness.STEADY)


def _seat_human(first: int, count: int, tempo: float, kind: str, chance: Chance) -> list[TheMindPlayer]:
    del tempo, kind
    return make_companions(first, count, chance, Steadiness.HUMAN)

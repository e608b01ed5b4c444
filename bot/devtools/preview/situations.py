"""Situations: tables met while seeded matches are played, one for each thing that can happen."""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from random import Random
from types import ModuleType
from typing import TypeAlias, cast

from bot.devtools.preview.tables import closed, deserted, lobby, running, set_aside
from bot.renderers import playable_games
from bot.tables.table import Table
from data.records import Ending
from engine.model import Action, Event, Seat, State
from engine.ruleset import AnyRuleset, deal, playout
from engine.shuffle import Chance

Turn: TypeAlias = tuple[Seat, Action]
Sense: TypeAlias = Callable[[State, Sequence[Turn]], Turn]
"""The turn that somebody who sees all cards would take."""

_MIDDLE = 40
"""How many events it takes until something lies on a table."""
SENSES = (1.0, 0.9, 0.0)
"""How often people at the tables play sensibly."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A table worth looking at."""

    name: str
    table: Table
    course: tuple[Event, ...]
    """All events of the match so far, as everyone knows them."""
    seats: tuple[Seat, ...]
    """Whose hands are worth looking at."""
    count: int = 0
    """How many seconds are being counted down."""


def situations() -> Iterator[Situation]:
    """Yield what there is to see of every game in every size.

    That is its lobbies, its standings, its ends, and each kind of event as it happened first.
    """
    for slug, ruleset in playable_games().items():
        yield from _lobbies(slug, ruleset)
        for seats in ruleset.seats:
            yield from _matches(slug, ruleset, seats)


def _lobbies(slug: str, ruleset: AnyRuleset) -> Iterator[Situation]:
    most = ruleset.seats[-1]
    for name, table in (
        ("lobby", lobby(slug, 1)),
        ("lobby-full", lobby(slug, most)),
        ("lobby-cancelled", closed(lobby(slug, 2), Ending.CANCELLED)),
        ("lobby-expired", closed(lobby(slug, 2), Ending.EXPIRED)),
    ):
        yield Situation(f"{slug}-{name}", table, (), ())


def _matches(slug: str, ruleset: AnyRuleset, seats: int) -> Iterator[Situation]:
    met: set[str] = set()
    plays = (*enumerate(SENSES), *((number, 1.0) for number in _lucky(slug, seats)))
    for number, sense in plays:
        for situation in _match(slug, ruleset, seats, f"{seats} {number}", sense):
            kind = situation.name.removeprefix(f"{slug}-{seats}-")
            if kind not in met:
                met.add(kind)
                yield situation


def _match(slug: str, ruleset: AnyRuleset, seats: int, seed: str, sense: float) -> Iterator[Situation]:
    chance = Chance(hashlib.sha256(seed.encode()).digest())
    options = ruleset.options()
    now = opening = deal(ruleset, seats, options, chance)
    sensible, dice = _sense(slug), Random(seed)  # noqa: S311 - previews are no secrets

    def choose(turns: Sequence[Turn]) -> Turn:
        return sensible(now, turns) if dice.random() < sense else dice.choice(turns)

    def situation(name: str, table: Table, *those: Seat, count: int = 0) -> Situation:
        return Situation(f"{slug}-{seats}-{name}", table, tuple(course), tuple(dict.fromkeys(those)), count)

    def table() -> Table:
        return running(slug, options, now, seats, course, chance.hex)

    course: list[Event] = []
    yield situation("dealt", table(), Seat(0))
    middle = False
    for step in playout(ruleset, opening, seats, chance, choose):
        now = step.after
        course += [event.seen_by(None) for event in step.events]
        outcome = ruleset.outcome(now)
        if outcome is not None:
            yield situation(f"{outcome.reason}-result", table(), step.seat)
            return
        count = ruleset.countdown(step.events)
        for event in step.events:
            kind = str(event.model_dump()["kind"])
            yield situation(kind, table(), step.seat, *_next(ruleset, now, seats), count=count)
        if len(course) > _MIDDLE and not middle:
            middle = True
            yield situation("paused", deserted(table(), 0), *((Seat(1),) if seats > 1 else ()))
            yield situation("set-aside", set_aside(table()), Seat(0))
            yield situation("abandoned", closed(table(), Ending.ABANDONED))


def _next(ruleset: AnyRuleset, state: State, seats: int) -> tuple[Seat, ...]:
    """Return the first seat that may do something."""
    able = (seat for seat in map(Seat, range(seats)) if any(True for _ in ruleset.legal_actions(state, seat)))
    return tuple(islice(able, 1))


def _sense(slug: str) -> Sense:
    """Return how a game is played sensibly; a game of which nothing is known is played at random."""
    way = _way(slug)
    return (lambda _, turns: turns[0]) if way is None else cast("Sense", way.sensible)


def _lucky(slug: str, seats: int) -> tuple[int, ...]:
    """Return deals of a game that end as they seldom do."""
    way = _way(slug)
    return () if way is None else cast("Mapping[int, tuple[int, ...]]", way.LUCKY).get(seats, ())


def _way(slug: str) -> ModuleType | None:
    name = f"bot.devtools.preview.{slug.replace('-', '_')}"
    return None if find_spec(name) is None else import_module(name)

"""Sample tables: found in seeded matches, one for each kind of event, lobby and end."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from bot.devtools.preview.matches import list_winning_deals, play_match
from bot.devtools.preview.tables import end_early, free_seats, make_lobby, make_running_table, set_aside
from bot.renderers import playable_games
from bot.tables.table import Table
from data.records import Ending
from engine.model import Event, Seat, State
from engine.ruleset import AnyRuleset, deal
from engine.shuffle import Chance

_MIDDLE = 40
"""The number of events after which every kind of table has cards."""
SKILLS = (1.0, 0.9, 0.0)
"""How often the players choose a sensible turn rather than any."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A table to render, and the hands to render with it."""

    name: str
    table: Table
    events: tuple[Event, ...]
    """All events of the match so far, as the public table knows them."""
    seats: tuple[Seat, ...]
    """The seats whose hands are rendered."""
    countdown: int = 0
    """The seconds left of a countdown."""


def generate_samples() -> Iterator[Sample]:
    """Yield samples of every game in every size: lobbies, ends, and the first event of each kind."""
    for slug, ruleset in playable_games().items():
        yield from _lobbies(slug, ruleset)
        for seats in ruleset.seats:
            yield from _matches(slug, ruleset, seats)


def _lobbies(slug: str, ruleset: AnyRuleset) -> Iterator[Sample]:
    most = ruleset.seats[-1]
    for name, table in (
        ("lobby", make_lobby(slug, 1)),
        ("lobby-full", make_lobby(slug, most)),
        ("lobby-cancelled", end_early(make_lobby(slug, 2), Ending.CANCELLED)),
        ("lobby-expired", end_early(make_lobby(slug, 2), Ending.EXPIRED)),
    ):
        yield Sample(f"{slug}-{name}", table, (), ())


def _matches(slug: str, ruleset: AnyRuleset, seats: int) -> Iterator[Sample]:
    kinds: set[str] = set()
    plays = (*enumerate(SKILLS), *((number, 1.0) for number in list_winning_deals(slug, seats)))
    for number, skill in plays:
        for sample in _match(slug, ruleset, seats, f"{seats} {number}", skill):
            kind = sample.name.removeprefix(f"{slug}-{seats}-")
            if kind not in kinds:
                kinds.add(kind)
                yield sample


def _match(slug: str, ruleset: AnyRuleset, seats: int, seed: str, skill: float) -> Iterator[Sample]:
    chance = Chance(hashlib.sha256(seed.encode()).digest())
    options = ruleset.options()
    now = opening = deal(ruleset, seats, options, chance)

    def sample(name: str, table: Table, *those: Seat, countdown: int = 0) -> Sample:
        return Sample(f"{slug}-{seats}-{name}", table, tuple(events), tuple(dict.fromkeys(those)), countdown)

    def table() -> Table:
        return make_running_table(
            slug, now, seats, seed=chance.hex, steps=len(events), options=options, events=events
        )

    events: list[Event] = []
    yield sample("dealt", table(), Seat(0))
    middle = False
    for step in play_match(ruleset, opening, seats, chance, seed, skill):
        now = step.after
        events += [event.redact_for(None) for event in step.events]
        outcome = ruleset.outcome(now)
        if outcome is not None:
            yield sample(f"{outcome.reason}-result", table(), step.seat)
            return
        countdown = ruleset.countdown(step.events)
        for event in step.events:
            kind = event.kind
            yield sample(kind, table(), step.seat, *_next(ruleset, now, seats), countdown=countdown)
        if len(events) > _MIDDLE and not middle:
            middle = True
            yield sample("paused", free_seats(table(), 0), *((Seat(1),) if seats > 1 else ()))
            yield sample("set-aside", set_aside(table()), Seat(0))
            yield sample("abandoned", end_early(table(), Ending.ABANDONED))


def _next(ruleset: AnyRuleset, state: State, seats: int) -> tuple[Seat, ...]:
    """Return the first seat that may do something."""
    able = (seat for seat in map(Seat, range(seats)) if any(True for _ in ruleset.legal_actions(state, seat)))
    return tuple(islice(able, 1))

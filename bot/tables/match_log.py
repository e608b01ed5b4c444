"""The match log: writes the steps of a table to the store, and reads a table back from them."""

import asyncio
import json
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from bot.tables.achievements import find_achievements
from bot.tables.counters import Counters
from bot.tables.table import MAX_RECENT_EVENTS, Table
from data.records import Ending, MatchEnd, MatchRecord, StepRecord
from data.store import Store
from data.written_texts import NO_TEXTS, WrittenText
from engine.model import Action, Event, Seat, State
from engine.registry import RULESETS
from engine.ruleset import AnyRuleset, Applied

_STEPS_PER_BREAK = 16
"""The number of steps parsed before other tasks run."""


async def read_table(store: Store, record: MatchRecord) -> Table:
    """Read a match's table: its initial state, and every step since."""
    ruleset = RULESETS[record.game]
    options = ruleset.options.model_validate_json(record.options)
    moves: deque[Event] = deque(maxlen=MAX_RECENT_EVENTS)
    state, counters, tally = None, Counters(), ruleset.start_tally()
    if record.initial_state is not None:
        state = ruleset.states.validate_json(record.initial_state)
        for step in await store.list_steps(record.id):
            events = _parse_events(ruleset, step)
            for event, after in _follow(ruleset, state, events):
                state, tally = after, tally.add(event, after)
            moves.extend(event.redact_for(None) for event in events)
            counters = counters.add_events(ruleset, record, events, step.at)
    texts = await store.written_texts.texts_of_match(record.id) if ruleset.has_texts else NO_TEXTS
    return Table(
        record, ruleset, options, state, moves, asyncio.Lock(), counters=counters, tally=tally, texts=texts
    )


@dataclass(frozen=True, slots=True)
class PublicStep:
    """A stored step as the public table knows it."""

    step: int
    """Counts from 1."""
    at: datetime
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """Every event of a match as the public table knows it, oldest first."""

    events: tuple[Event, ...] = ()
    times: tuple[datetime, ...] = ()
    """When each event happened; empty if that does not matter."""


NO_COURSE: Final = Course()


async def read_public_steps(store: Store, record: MatchRecord) -> list[PublicStep]:
    """Read every step of a match as the public table knows it, oldest first."""
    ruleset = RULESETS[record.game]
    public: list[PublicStep] = []
    for number, step in enumerate(await store.list_steps(record.id)):
        events = tuple(event.redact_for(None) for event in _parse_events(ruleset, step))
        public.append(PublicStep(step.step, step.at, events))
        if number % _STEPS_PER_BREAK == 0:
            # A long match takes a while to parse; other tables go on in between.
            await asyncio.sleep(0)
    return public


async def read_public_course(store: Store, record: MatchRecord) -> Course:
    """Read every event of a match as the public table knows it, and when it happened."""
    timed = [(event, step.at) for step in await read_public_steps(store, record) for event in step.events]
    return Course(tuple(event for event, _ in timed), tuple(at for _, at in timed))


async def read_course(store: Store, record: MatchRecord) -> list[tuple[Event, State]]:
    """Read every event of a match so far, each with the state after it."""
    ruleset, start = RULESETS[record.game], record.initial_state
    if start is None:
        return []
    course: list[tuple[Event, State]] = []
    state = ruleset.states.validate_json(start)
    for number, step in enumerate(await store.list_steps(record.id)):
        course += _follow(ruleset, state, _parse_events(ruleset, step))
        state = course[-1][1] if course else state
        if number % _STEPS_PER_BREAK == 0:
            await asyncio.sleep(0)
    return course


def _follow(
    ruleset: AnyRuleset, state: State | None, events: Iterable[Event]
) -> Iterator[tuple[Event, State]]:
    for event in events:
        if state is not None:
            state = ruleset.evolve(state, event)
            yield event, state


def _parse_events(ruleset: AnyRuleset, step: StepRecord) -> list[Event]:
    # Not strict: what JSON has made of tuples and enumerations is read back as such.
    return [ruleset.events.validate_python(event, strict=False) for event in json.loads(step.events)]


async def store_step(
    store: Store,
    table: Table,
    seat: Seat,
    action: Action,
    applied: Applied[State, Event],
    *,
    interaction_id: int | None,
    at: datetime,
    texts: Sequence[WrittenText] = (),
) -> None:
    """Store a step, then update the table: stored before shown, so a crash loses nothing."""
    ruleset = table.ruleset
    outcome = ruleset.outcome(applied.state)
    ended = None
    if outcome is not None:
        ended = MatchEnd(Ending.FINISHED, at, outcome.model_dump_json(), outcome.score)
    step = table.revision + 1
    counters = table.counters.add_events(ruleset, table.record, applied.events, at)
    tally = ruleset.start_tally() if table.tally is None else table.tally
    tally = tally.add_course(_follow(ruleset, table.state, applied.events))
    ranked = outcome is None or ruleset.is_ranked(outcome)
    achievements: tuple[str, ...] = ()
    if outcome is not None and ranked:
        achievements = tuple(find_achievements(table.record, outcome, tally))
    await store.append_step(
        table.id,
        step=step,
        seat=seat,
        action=ruleset.actions.dump_json(action).decode(),
        events=f"[{','.join(ruleset.events.dump_json(event).decode() for event in applied.events)}]",
        interaction_id=interaction_id,
        at=at,
        ended=ended,
        counters=None if ended is None else counters.to_match_counters(table.record),
        achievements=achievements,
        texts=texts,
        ranked=ranked,
    )
    table.record = replace(
        table.record, steps=step, last_active=at, ended=ended, ranked=table.record.ranked and ranked
    )
    table.state, table.texts = applied.state, table.texts.add(texts)
    table.counters, table.tally = counters, tally
    table.recent_events.extend(event.redact_for(None) for event in applied.events)

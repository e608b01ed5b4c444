"""Matches as the store would hand them out, and ways to tamper with them."""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace

from data.records import Ended, Ending, MatchId, MatchRecord, StepRecord
from engine.ruleset import AnyRuleset
from tests.bot.faces.looks import NOON, PEOPLE, lobby
from tests.engine.playouts import Case, Step

Stored = tuple[MatchRecord, list[StepRecord]]


def stored(case: Case, played: Sequence[Step], *, match: int = 12) -> Stored:
    """Write a match down as the ledger does; one that its rules did not end, its people ended."""
    rules = case.ruleset
    record = lobby(case.slug, case.seats, case.options).record
    outcome = rules.outcome(played[-1].after if played else case.opening)
    ended = Ended(Ending.ABANDONED, NOON, None, None)
    if outcome is not None:
        ended = Ended(Ending.FINISHED, NOON, outcome.model_dump_json(), outcome.score)
    record = replace(
        record,
        id=MatchId(match),
        options=case.options.model_dump_json(),
        seats=case.seats,
        seed=case.chance.hex,
        rules_version=rules.version,
        initial_state=rules.states.dump_json(case.opening).decode(),
        started=NOON,
        steps=len(played),
        ended=ended,
        players=tuple(replace(record.players[0], user=PEOPLE[seat], seat=seat) for seat in range(case.seats)),
    )
    return record, [_step(rules, number, step) for number, step in enumerate(played, 1)]


def changed(steps: Sequence[StepRecord], number: int, **facts: object) -> list[StepRecord]:
    """Return the steps with one of them written otherwise."""
    return [
        replace(step, **facts) if step.step == number else step  # type: ignore[arg-type] # fields of a record
        for step in steps
    ]


def with_event(
    steps: Sequence[StepRecord], number: int, change: Callable[[dict[str, object]], None]
) -> list[StepRecord]:
    """Return the steps with the first event of one of them changed."""
    events = json.loads(steps[number - 1].events)
    change(events[0])
    return changed(steps, number, events=json.dumps(events))


def _step(rules: AnyRuleset, number: int, step: Step) -> StepRecord:
    return StepRecord(
        step=number,
        seat=step.seat,
        action=rules.actions.dump_json(step.action).decode(),
        events=f"[{','.join(rules.events.dump_json(event).decode() for event in step.events)}]",
        cause=None,
        at=NOON,
    )

"""Stored matches, and functions that change what was stored."""

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.devtools.preview.tables import CHANNEL, GUILD, NOW, user_at
from data.records import (
    ChannelId,
    Ending,
    GuildId,
    MatchEnd,
    MatchId,
    MatchRecord,
    StepRecord,
    UserId,
)
from data.store import Store
from engine.games.the_mind.rules import COUNTDOWN
from engine.ruleset import AnyRuleset
from tests.bot.renderers.tables import lobby
from tests.engine.playouts import Case, Step, match
from tests.engine.playthroughs.scripts import SCRIPTS

Stored = tuple[MatchRecord, list[StepRecord]]


def make_stored(case: Case, played: Sequence[Step], *, match: int = 12) -> Stored:
    """Store a match as the match log does; a match without an outcome was ended by its players."""
    rules = case.ruleset
    record = lobby(case.slug, case.seats, case.chosen).record
    outcome = rules.outcome(played[-1].after if played else case.opening)
    ended = MatchEnd(Ending.ABANDONED, NOW, None, None)
    if outcome is not None:
        ended = MatchEnd(Ending.FINISHED, NOW, outcome.model_dump_json(), outcome.score)
    record = replace(
        record,
        id=MatchId(match),
        options=case.chosen.model_dump_json(),
        seats=case.seats,
        seed=case.chance.hex,
        rules_version=rules.version,
        initial_state=rules.states.dump_json(case.opening).decode(),
        started=NOW,
        steps=len(played),
        ended=ended,
        players=tuple(
            replace(record.players[0], user=user_at(place), seat=place) for place in range(case.seats)
        ),
    )
    return record, [_step(rules, number, step) for number, step in enumerate(played, 1)]


async def keep(
    store: Store,
    written: Stored,
    people: Sequence[UserId],
    *,
    guild: int = GUILD,
    channel: int = CHANNEL,
    at: datetime = NOW,
    running: bool = False,
) -> MatchId:
    """Store a match as if these people had played it; without its last step if it is to be running."""
    record, steps = written
    host, *others = people
    opened = await store.open_lobby(
        game=record.game,
        options=record.options,
        guild=GuildId(guild),
        channel=ChannelId(channel),
        locale=record.locale,
        host=host,
        at=at,
    )
    for person in others:
        await store.add_player(opened.id, person, None, at)
    await store.start_match(
        opened.id,
        seating={person: seat for seat, person in enumerate(people)},
        seed=record.seed or "",
        rules_version=record.rules_version or 0,
        initial_state=record.initial_state or "",
        at=at,
    )
    finishes = record.ended is not None and record.ended.ending is Ending.FINISHED
    for step in steps[:-1] if running else steps:
        await store.append_step(
            opened.id,
            step=step.step,
            seat=step.seat,
            action=step.action,
            events=step.events,
            interaction_id=None,
            at=at,
            ended=replace(record.ended, at=at) if finishes and record.ended and step is steps[-1] else None,
        )
    if not finishes and not running and record.ended is not None:
        await store.end_match(opened.id, replace(record.ended, at=at))
    return opened.id


def load_script(name: str) -> Stored:
    """Write one of the playthroughs down."""
    script = SCRIPTS[name]
    return make_stored(script.case, match(script.case, script.style))


def count_at(record: MatchRecord, steps: Sequence[StepRecord], pace: float = 1.2) -> list[StepRecord]:
    """Return the steps of a match of The Mind as a team takes them that counts at a pace, more or less."""
    at, top, timed = record.started or NOW, 0, []
    dice = random.Random(7)
    for step in steps:
        seconds = 1.0
        for event in json.loads(step.events):
            match event:
                case {"kind": "card-played", "card": card}:
                    seconds, top = max((card - top) * pace * dice.lognormvariate(0, 0.25), 0.4), card
                case {"kind": "level-dealt"}:
                    top = 0
        at += timedelta(seconds=seconds)
        timed.append(replace(step, at=at))
        if "play-began" in step.events:
            at += timedelta(seconds=COUNTDOWN)
    return timed


def change_step(steps: Sequence[StepRecord], number: int, **facts: object) -> list[StepRecord]:
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
    return change_step(steps, number, events=json.dumps(events))


def _step(rules: AnyRuleset, number: int, step: Step) -> StepRecord:
    return StepRecord(
        step=number,
        seat=step.seat,
        action=rules.actions.dump_json(step.action).decode(),
        events=f"[{','.join(rules.events.dump_json(event).decode() for event in step.events)}]",
        interaction_id=None,
        at=NOW,
    )

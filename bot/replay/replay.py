"""A replay: an ended match replayed from its stored steps, and checked against its seed and the rules."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from pydantic import ValidationError

from data.records import Ending, MatchRecord, StepRecord
from data.written_texts import NO_TEXTS, WrittenTexts
from engine.model import Action, Event, Options, Outcome, Seat, State
from engine.refusals import RuleViolation
from engine.registry import RULESETS
from engine.ruleset import AnyRuleset, PlayedStep, apply, deal, replay
from engine.shuffle import Chance

Step = PlayedStep[State, Action, Event]

_UNREADABLE = (ValidationError, ValueError, TypeError, LookupError)
"""The errors of reading a record that no match of these rules can have stored."""


class CheckResult(StrEnum):
    """The result of a check."""

    TRUE = "true"
    """The seed gives the deal, every step follows from the rules, and the end is the stored one."""
    OLDER = "older"
    """Not checked: the match was played by another version of the rules."""
    DEAL = "deal"
    """The seed gives another deal."""
    STEP = "step"
    """A step does not follow from the rules."""
    OUTCOME = "outcome"
    """The match ended differently from its record."""


@dataclass(frozen=True, slots=True)
class ReplayCheck:
    """The result of a check, and the step it concerns."""

    result: CheckResult
    step: int = 0
    """The first step that does not follow from the rules; 0 if there is none."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A match from its deal to its end, all hands open; it holds seats, not users."""

    ruleset: AnyRuleset
    options: Options
    seats: int
    initial_state: State
    steps: tuple[Step, ...]
    """All steps that could be read: all of them, unless the check names a step."""
    public_steps: tuple[Step, ...]
    """The same steps with their events as the public table knows them; their states are open all the same."""
    check: ReplayCheck
    times: tuple[datetime, ...]
    """When each of these steps was taken."""
    texts: WrittenTexts = NO_TEXTS
    """The texts of its people, as long as they are kept."""

    def state_after(self, steps: int) -> State:
        """Return the state after a number of steps, at most the last one."""
        last = min(steps, len(self.steps))
        return self.steps[last - 1].after if last > 0 else self.initial_state


class ReplayUnreadable(Exception):  # noqa: N818 - names the obstacle, as refusals do
    """The initial state cannot be read."""


def replay_match(record: MatchRecord, stored: Sequence[StepRecord]) -> Replay:
    """Replay a match that was started, and check it.

    The first step that cannot be read and all after it are left out; the check then names that step.

    Raises:
        ReplayUnreadable: if the initial state cannot be read.
    """
    ruleset = RULESETS.get(record.game)
    if ruleset is None:
        raise ReplayUnreadable
    try:
        options = ruleset.options.model_validate_json(record.options)
        initial_state = ruleset.states.validate_json(record.initial_state or "")
    except _UNREADABLE:
        raise ReplayUnreadable from None
    steps: list[Step] = []
    try:
        for step in stored:
            steps.append(_replay_step(ruleset, steps[-1].after if steps else initial_state, step))
    except _UNREADABLE:
        # The check finds that a step is missing.
        pass
    seats = record.seats or 0
    unchecked = Replay(
        ruleset,
        options,
        seats,
        initial_state,
        tuple(steps),
        tuple(map(_redact, steps)),
        ReplayCheck(CheckResult.OLDER),
        tuple(step.at for step in stored[: len(steps)]),
    )
    return replace(unchecked, check=_check(record, len(stored), unchecked))


def _replay_step(ruleset: AnyRuleset, before: State, stored: StepRecord) -> Step:
    # Not strict: what JSON has made of tuples and enumerations is read back as such.
    action = ruleset.actions.validate_python(json.loads(stored.action), strict=False)
    events = tuple(ruleset.events.validate_python(event, strict=False) for event in json.loads(stored.events))
    return PlayedStep(before, Seat(stored.seat), action, events, replay(ruleset, before, events))


def _redact(step: Step) -> Step:
    return replace(step, events=tuple(event.redact_for(None) for event in step.events))


def _check(record: MatchRecord, stored: int, replayed: Replay) -> ReplayCheck:
    """Deal from the seed, decide every action again, and compare with the record."""
    if record.rules_version != replayed.ruleset.version:
        return ReplayCheck(CheckResult.OLDER)
    try:
        chance = Chance.from_hex(record.seed or "")
        initial_state = deal(
            replayed.ruleset,
            replayed.seats,
            replayed.ruleset.recover_options(replayed.options, replayed.initial_state, chance),
            chance,
        )
    except (RuleViolation, ValueError):
        return ReplayCheck(CheckResult.DEAL)
    if initial_state != replayed.initial_state:
        return ReplayCheck(CheckResult.DEAL)
    for number, step in enumerate(replayed.steps, 1):
        if not _follows(replayed.ruleset, step, replayed.seats, chance):
            return ReplayCheck(CheckResult.STEP, number)
    if len(replayed.steps) < stored:
        return ReplayCheck(CheckResult.STEP, len(replayed.steps) + 1)
    if stored != record.steps:
        return ReplayCheck(CheckResult.STEP, min(stored, record.steps) + 1)
    return ReplayCheck(CheckResult.TRUE if _has_stored_outcome(record, replayed) else CheckResult.OUTCOME)


def _follows(ruleset: AnyRuleset, step: Step, seats: int, chance: Chance) -> bool:
    if step.seat not in range(seats):
        return False
    try:
        applied = apply(ruleset, step.before, step.seat, step.action, lambda: chance)
    except RuleViolation:
        return False
    return applied.events == step.events


def _has_stored_outcome(record: MatchRecord, replayed: Replay) -> bool:
    """Return True if the rules give the stored outcome, or none for a match that the players ended early."""
    outcome = replayed.ruleset.outcome(replayed.state_after(len(replayed.steps)))
    if record.ended is None or record.ended.ending is not Ending.FINISHED:
        return outcome is None
    try:
        stored = Outcome.model_validate_json(record.ended.outcome or "")
    except ValidationError:
        return False
    return outcome == stored and stored.score == record.ended.score

"""A replay: a match rebuilt from what was stored of it, and checked against its seed and the rules."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from pydantic import ValidationError

from data.records import Ending, MatchRecord, StepRecord
from engine.model import Action, Event, Options, Outcome, Seat, State
from engine.refusals import RuleViolation
from engine.registry import RULESETS
from engine.ruleset import AnyRuleset, Played, apply, deal, replay
from engine.shuffle import Chance

Step = Played[State, Action, Event]

_UNREADABLE = (ValidationError, ValueError, TypeError, LookupError)
"""What reading a record ends in that no match of these rules can have left behind."""


class CheckResult(StrEnum):
    """What a check found."""

    TRUE = "true"
    """The seed gives the deal, every step follows from the rules, and the end is the stored one."""
    OLDER = "older"
    """Nothing: the match was played by another version of the rules."""
    DEAL = "deal"
    """The seed gives another deal."""
    STEP = "step"
    """A step does not follow from the rules."""
    OUTCOME = "outcome"
    """The match ended otherwise than is stored."""


@dataclass(frozen=True, slots=True)
class ReplayCheck:
    """What a check found, and where."""

    result: CheckResult
    step: int = 0
    """The first step that does not follow, where that is what was found."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A match from its deal to its end, all hands open; nothing in it tells who played."""

    ruleset: AnyRuleset
    options: Options
    seats: int
    opening: State
    steps: tuple[Step, ...]
    """As far as they could be read: all of them, unless the verdict names a step."""
    check: ReplayCheck

    def at(self, position: int) -> State:
        """Return the state after so many steps; before the first and after the last there is none."""
        last = min(position, len(self.steps))
        return self.steps[last - 1].after if last > 0 else self.opening


class ReplayUnreadable(Exception):  # noqa: N818 - names the obstacle, as refusals do
    """Not even the deal can be read."""


def replay_match(record: MatchRecord, stored: Sequence[StepRecord]) -> Replay:
    """Rebuild a match that was started, and check it.

    Steps that cannot be read, and all behind them, are left out; the verdict says so.

    Raises:
        ReplayUnreadable: if the deal itself cannot be read.
    """
    ruleset = RULESETS.get(record.game)
    if ruleset is None:
        raise ReplayUnreadable
    try:
        options = ruleset.options.model_validate_json(record.options)
        opening = ruleset.states.validate_json(record.initial_state or "")
    except _UNREADABLE:
        raise ReplayUnreadable from None
    steps: list[Step] = []
    try:
        for one in stored:
            steps.append(_step(ruleset, steps[-1].after if steps else opening, one))
    except _UNREADABLE:
        # What cannot be read stays unread: the check finds that a step is missing.
        pass
    seats = record.seats or 0
    verdict = _checked(record, len(stored), Replay(ruleset, options, seats, opening, tuple(steps), _UNKNOWN))
    return Replay(ruleset, options, seats, opening, tuple(steps), verdict)


_UNKNOWN = ReplayCheck(CheckResult.OLDER)


def _step(ruleset: AnyRuleset, before: State, stored: StepRecord) -> Step:
    # Not strict: what JSON has made of tuples and enumerations is read back as such.
    action = ruleset.actions.validate_python(json.loads(stored.action), strict=False)
    events = tuple(ruleset.events.validate_python(one, strict=False) for one in json.loads(stored.events))
    return Played(before, Seat(stored.seat), action, events, replay(ruleset, before, events))


def _checked(record: MatchRecord, stored: int, rebuilt: Replay) -> ReplayCheck:
    """Deal again from the seed, decide every action again, and compare."""
    if record.rules_version != rebuilt.ruleset.version:
        return ReplayCheck(CheckResult.OLDER)
    try:
        chance = Chance.from_hex(record.seed or "")
        dealt = deal(rebuilt.ruleset, rebuilt.seats, rebuilt.options, chance)
    except (RuleViolation, ValueError):
        return ReplayCheck(CheckResult.DEAL)
    if dealt != rebuilt.opening:
        return ReplayCheck(CheckResult.DEAL)
    for number, step in enumerate(rebuilt.steps, 1):
        if not _follows(rebuilt.ruleset, step, rebuilt.seats, chance):
            return ReplayCheck(CheckResult.STEP, number)
    if len(rebuilt.steps) < stored:
        return ReplayCheck(CheckResult.STEP, len(rebuilt.steps) + 1)
    if stored != record.steps:
        return ReplayCheck(CheckResult.STEP, min(stored, record.steps) + 1)
    return ReplayCheck(CheckResult.TRUE if _ends_so(record, rebuilt) else CheckResult.OUTCOME)


def _follows(ruleset: AnyRuleset, step: Step, seats: int, chance: Chance) -> bool:
    if step.seat not in range(seats):
        return False
    try:
        applied = apply(ruleset, step.before, step.seat, step.action, lambda: chance)
    except RuleViolation:
        return False
    return applied.events == step.events


def _ends_so(record: MatchRecord, rebuilt: Replay) -> bool:
    """Tell whether the rules come to the stored end: an outcome, or none if people ended the match."""
    outcome = rebuilt.ruleset.outcome(rebuilt.at(len(rebuilt.steps)))
    if record.ended is None or record.ended.ending is not Ending.FINISHED:
        return outcome is None
    try:
        stored = Outcome.model_validate_json(record.ended.outcome or "")
    except ValidationError:
        return False
    return outcome == stored and stored.score == record.ended.score

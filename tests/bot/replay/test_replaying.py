"""A replay is rebuilt from the stored steps, and its check finds every change to them."""

from dataclasses import replace

import pytest

from bot.devtools.preview.tables import NOW
from bot.replay.replay import CheckResult, ReplayCheck, ReplayUnreadable, replay_match
from data.records import Ending, MatchEnd
from engine.model import Outcome
from tests.bot.replay.records import change_step, load_script, make_stored, with_event
from tests.engine.playouts import Case, cases, match, matches
from tests.engine.playthroughs.scripts import SCRIPTS

EVERY = pytest.mark.parametrize("case", list(cases()), ids=str)
SCRIPT = pytest.mark.parametrize("name", SCRIPTS)
OTHER_SEED = "a5" * 32


@EVERY
def test_a_match_is_rebuilt_as_it_was_played_and_found_true(case: Case) -> None:
    for played in matches(case):
        replay = replay_match(*make_stored(case, played))
        assert replay.check == ReplayCheck(CheckResult.TRUE)
        assert (replay.initial_state, replay.steps) == (case.opening, played)
        assert (replay.options, replay.seats) == (case.chosen, case.seats)


@EVERY
def test_a_match_that_its_people_ended_is_found_true(case: Case) -> None:
    played = next(matches(case))
    for steps in (played[: len(played) // 2], ()):
        replay = replay_match(*make_stored(case, steps))
        assert (replay.check, replay.steps) == (ReplayCheck(CheckResult.TRUE), steps)


@SCRIPT
def test_every_position_is_a_state_of_the_match(name: str) -> None:
    script = SCRIPTS[name]
    played = match(script.case, script.style)
    replay = replay_match(*load_script(name))
    assert replay.state_after(0) == script.case.opening
    assert [replay.state_after(number) for number in range(1, len(played) + 1)] == [
        step.after for step in played
    ]
    assert replay.state_after(10_000) == played[-1].after


@SCRIPT
def test_another_seed_is_found(name: str) -> None:
    record, steps = load_script(name)
    for seed in (OTHER_SEED, "", "no seed", None):
        assert replay_match(replace(record, seed=seed), steps).check == ReplayCheck(CheckResult.DEAL)


@SCRIPT
def test_another_deal_is_found(name: str) -> None:
    record, steps = load_script(name)
    hand = SCRIPTS[name].case
    other = make_stored(replace(hand, chance=type(hand.chance).from_hex(OTHER_SEED)), ())[0]
    assert (
        replay_match(replace(record, initial_state=other.initial_state), steps).check.result
        is CheckResult.DEAL
    )


@pytest.mark.parametrize("seats", [None, 0, 1, 9])
def test_another_number_of_seats_is_found(seats: int | None) -> None:
    record, steps = load_script("the-mind-for-2")
    assert replay_match(replace(record, seats=seats), steps).check == ReplayCheck(CheckResult.DEAL)


def test_a_card_that_was_changed_in_an_event_is_found() -> None:
    record, steps = load_script("the-game-for-3")
    number = next(step.step for step in steps if '"card-played"' in step.events)
    tampered = with_event(steps, number, lambda event: event.update(card=99))
    assert replay_match(record, tampered).check == ReplayCheck(CheckResult.STEP, number)


def test_a_life_that_was_kept_is_found() -> None:
    record, steps = load_script("the-mind-for-4-careless")
    number = next(step.step for step in steps if '"life-lost"' in step.events)
    kept = steps[number - 1].events.replace('"lives":', '"lives":1')
    assert kept != steps[number - 1].events
    assert replay_match(record, change_step(steps, number, events=kept)).check == ReplayCheck(
        CheckResult.STEP, number
    )


def test_an_action_of_another_seat_is_found() -> None:
    record, steps = load_script("the-game-for-3")
    number = next(step.step for step in steps if '"play-card"' in step.action)
    for seat in ((steps[number - 1].seat + 1) % 3, 3, -1):
        tampered = change_step(steps, number, seat=seat)
        assert replay_match(record, tampered).check == ReplayCheck(CheckResult.STEP, number)


@pytest.mark.parametrize("events", ["", "{", "[{}]", '[{"kind":"sneezed"}]', "null", "[1]", "7"])
def test_a_step_that_cannot_be_read_is_found_and_what_was_before_it_is_shown(events: str) -> None:
    record, steps = load_script("the-game-for-3")
    replay = replay_match(record, change_step(steps, 20, events=events))
    assert replay.check == ReplayCheck(CheckResult.STEP, 20)
    assert len(replay.steps) == 19


def test_a_step_that_is_missing_is_found() -> None:
    record, steps = load_script("the-game-for-3")
    assert replay_match(record, [*steps[:9], *steps[10:]]).check == ReplayCheck(CheckResult.STEP, 10)
    assert replay_match(record, steps[:-1]).check == ReplayCheck(CheckResult.STEP, len(steps))


def test_a_step_that_was_added_behind_the_end_is_found() -> None:
    record, steps = load_script("the-game-for-3")
    more = replace(steps[-1], step=len(steps) + 1)
    found = replay_match(replace(record, steps=len(steps) + 1), [*steps, more]).check
    assert found == ReplayCheck(CheckResult.STEP, len(steps) + 1)


@SCRIPT
def test_another_end_is_found(name: str) -> None:
    record, steps = load_script(name)
    assert record.ended is not None
    outcome = Outcome.model_validate_json(record.ended.outcome or "")
    better = outcome.model_copy(update={"score": outcome.score + 1}).model_dump_json()
    ends = (
        replace(record.ended, outcome=better),
        replace(record.ended, outcome=better, score=outcome.score + 1),
        replace(record.ended, score=outcome.score + 1),
        replace(record.ended, outcome="no outcome"),
        MatchEnd(Ending.ABANDONED, NOW, None, None),
    )
    for ended in ends:
        assert replay_match(replace(record, ended=ended), steps).check == ReplayCheck(CheckResult.OUTCOME)


def test_a_match_of_older_rules_is_shown_and_marked_as_unchecked() -> None:
    record, steps = load_script("the-mind-for-3")
    replay = replay_match(replace(record, rules_version=0), steps)
    assert replay.check == ReplayCheck(CheckResult.OLDER)
    assert len(replay.steps) == len(steps)


@pytest.mark.parametrize(
    "facts", [{"game": "chess"}, {"initial_state": None}, {"initial_state": "{}"}, {"options": "[]"}], ids=str
)
def test_a_match_whose_deal_cannot_be_read_is_no_replay(facts: dict[str, str | None]) -> None:
    record, steps = load_script("the-game-for-3")
    with pytest.raises(ReplayUnreadable):
        replay_match(replace(record, **facts), steps)  # type: ignore[arg-type] # fields of a record

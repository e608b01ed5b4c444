"""The contract of every game."""

import dataclasses
import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeAlias

import pytest
from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_jsonable_python

from engine.model import Action, Event, Seat, State, View
from engine.refusals import AnotherGame, MatchOver, RuleViolation
from engine.registry import RULESETS
from engine.ruleset import AnyRuleset, apply, deal, replay
from engine.shuffle import Chance
from tests.engine.games import FACTS
from tests.engine.playouts import STYLES, Case, cases, match, matches, states, steps
from tests.engine.playthroughs.scripts import SCRIPTS
from tests.engine.spaces import action_space, option_sets
from tests.soak import select

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"

CASES = tuple(cases())
OTHER_SIZES = tuple(case for case in cases(every_size=True) if case not in CASES)
REDEALS = tuple(Chance(bytes([number]) * 32) for number in range(1, 4))

every_case = pytest.mark.parametrize(
    "case", [*select(CASES, every=3), *select(OTHER_SIZES, every=len(OTHER_SIZES))], ids=str
)
"""A third of them in every run: each size of a game with few, each option; one of the other sizes."""
every_game = pytest.mark.parametrize("slug", RULESETS)


def refusal(case: Case, state: State, seat: Seat, action: Action) -> RuleViolation | None:
    try:
        apply(case.ruleset, state, seat, action, lambda: case.chance)
    except RuleViolation as violation:
        return violation
    return None


def seats(case: Case) -> Iterator[Seat]:
    return map(Seat, range(case.seats))


def kind_of(action_type: type[Action]) -> str:
    kind: str = action_type.model_fields["kind"].default
    return kind


def as_json(view: View) -> Json:
    dumped: Json = to_jsonable_python(view)
    return dumped


def cards_named(case: Case, value: Json, *, inside: bool = False) -> set[int]:
    """Return the numbers that stand in fields of cards, however deep."""
    if isinstance(value, dict):
        return set().union(
            *(
                cards_named(case, below, inside=inside or name in case.facts.card_fields)
                for name, below in value.items()
                if name not in case.facts.past_fields
            )
        )
    if isinstance(value, list):
        return set().union(*(cards_named(case, below, inside=inside) for below in value))
    return {value} if inside and isinstance(value, int) else set()


@every_game
def test_a_game_is_known_to_the_tests(slug: str) -> None:
    assert slug in FACTS
    assert RULESETS[slug].slug == slug


@every_game
def test_kinds_are_the_names_of_their_classes(slug: str) -> None:
    for kind in RULESETS[slug].action_types:
        assert kind_of(kind) == re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


@every_game
def test_every_kind_of_action_is_taken_in_some_match(slug: str) -> None:
    taken = {kind_of(type(step.action)) for case in CASES if case.slug == slug for step in steps(case)}
    taken |= {
        kind_of(type(step.action))
        for script in SCRIPTS.values()
        if script.case.slug == slug
        for step in match(script.case, script.style)
    }
    assert taken | FACTS[slug].timeouts == set(map(kind_of, RULESETS[slug].action_types))


@every_game
def test_what_only_the_table_does_comes_due_in_some_match_and_is_allowed_then(slug: str) -> None:
    ruleset, due = RULESETS[slug], set()
    states = (step.after for case in CASES if case.slug == slug for step in steps(case))
    for state in states if ruleset.has_timeouts else ():
        if ruleset.outcome(state) is None and (timeout := ruleset.timeout(ruleset.view(state, None))):
            assert timeout.seconds > 0
            assert apply(ruleset, state, Seat(0), timeout.action, lambda: REDEALS[0]).events
            due.add(kind_of(type(timeout.action)))
    assert due == FACTS[slug].timeouts


@every_game
def test_only_the_numbers_of_seats_a_game_is_for_can_be_dealt(slug: str) -> None:
    ruleset = RULESETS[slug]
    for wrong in (-1, 0, ruleset.seats[0] - 1, ruleset.seats[-1] + 1):
        with pytest.raises(RuleViolation):
            deal(ruleset, wrong, ruleset.options(), REDEALS[0])


@every_game
def test_the_actions_of_another_game_are_refused(slug: str) -> None:
    class SomethingElse(Action):
        pass

    ruleset = RULESETS[slug]
    opening = deal(ruleset, ruleset.seats[-1], ruleset.options(), REDEALS[0])
    with pytest.raises(AnotherGame):
        apply(ruleset, opening, Seat(0), SomethingElse(), lambda: REDEALS[0])


@every_case
def test_a_match_ends(case: Case) -> None:
    for played in matches(case):
        assert case.ruleset.outcome(played[-1].after) is not None


@every_case
def test_the_same_seed_deals_the_same_match_again(case: Case) -> None:
    assert case.opening == case.opening
    assert case.opening != deal(case.ruleset, case.seats, case.options, REDEALS[0])


@every_case
def test_a_match_has_an_outcome_or_a_seat_that_can_bring_it_on_but_not_both(case: Case) -> None:
    for state in states(case, each=20):
        legal = [action for seat in seats(case) for action in case.ruleset.legal_actions(state, seat)]
        useful = [action for action in legal if action.model_dump()["kind"] not in case.facts.chatter]
        assert bool(useful) is (case.ruleset.outcome(state) is None)
        assert not legal or useful


@every_case
def test_the_legal_actions_are_just_those_that_are_not_refused(case: Case) -> None:
    for state in states(case, each=3):
        for seat in seats(case):
            legal = list(case.ruleset.legal_actions(state, seat))
            accepted = {
                action for action in action_space(case.slug) if refusal(case, state, seat, action) is None
            }
            assert set(legal) == accepted
            assert len(legal) == len(accepted)


@every_case
def test_the_moves_are_the_legal_actions_and_leave_out_nothing_but_talk(case: Case) -> None:
    for state in states(case, each=20):
        for seat in seats(case):
            legal, moves = list(case.ruleset.legal_actions(state, seat)), case.ruleset.list_moves(state, seat)
            assert set(moves) <= set(legal)
            assert len(set(moves)) == len(moves)
            for action in set(legal) - set(moves):
                assert kind_of(type(action)) in case.facts.chatter


@every_case
def test_a_finished_match_refuses_everything(case: Case) -> None:
    end = match(case, STYLES[0])[-1].after
    assert {type(refusal(case, end, Seat(0), action)) for action in action_space(case.slug)} == {MatchOver}


@every_case
def test_a_refusal_changes_nothing_and_says_why(case: Case) -> None:
    for state in states(case, each=2):
        before = case.ruleset.states.dump_json(state)
        for seat in seats(case):
            refused = [refusal(case, state, seat, action) for action in action_space(case.slug)[::7]]
            for violation in filter(None, refused):
                assert re.fullmatch(r"rule(-[a-z]+)+", violation.code)
                assert json.loads(json.dumps(violation.facts)).keys() == violation.facts.keys()
        assert case.ruleset.states.dump_json(state) == before


@every_case
def test_states_survive_being_written_down(case: Case) -> None:
    adapter = case.ruleset.states
    for state in states(case, each=10):
        assert adapter.validate_json(adapter.dump_json(state)) == state


@every_case
def test_actions_survive_being_written_down(case: Case) -> None:
    adapter = case.ruleset.actions
    for step in steps(case):
        assert adapter.validate_json(adapter.dump_json(step.action)) == step.action


@every_case
def test_events_survive_being_written_down_as_every_seat_sees_them(case: Case) -> None:
    adapter = case.ruleset.events
    for event in (event for step in steps(case) for event in step.events):
        for seen in (event, *map(event.redact_for, case.observers)):
            assert adapter.validate_json(adapter.dump_json(seen)) == seen


@every_game
def test_a_fault_in_a_step_read_back_does_not_tell_what_was_written(slug: str) -> None:
    case = next(case for case in CASES if case.slug == slug)
    step = match(case, STYLES[0])[0]
    written: list[tuple[TypeAdapter[Any], object]] = [
        (case.ruleset.actions, step.action),
        (case.ruleset.events, step.events[0]),
    ]
    for adapter, value in written:
        facts = adapter.dump_python(value, mode="json")
        for name in (name for name in facts if name != "kind"):
            with pytest.raises(ValidationError) as raised:
                adapter.validate_json(json.dumps({**facts, name: ["secret"]}))
            assert "secret" not in str(raised.value)


@every_case
def test_the_recorded_events_lead_from_the_recorded_opening_to_the_same_end(case: Case) -> None:
    ruleset = case.ruleset
    for played in matches(case):
        opening = ruleset.states.validate_json(ruleset.states.dump_json(played[0].before))
        record = [ruleset.events.dump_json(event) for step in played for event in step.events]
        assert replay(ruleset, opening, map(ruleset.events.validate_json, record)) == played[-1].after


@every_case
def test_every_action_that_is_taken_makes_something_happen(case: Case) -> None:
    for step in steps(case):
        assert step.events
        assert step.after != step.before


@every_case
def test_no_card_is_lost_or_doubled(case: Case) -> None:
    for step in steps(case):
        count = Counter(case.facts.cards(step.after))
        assert count.keys() <= set(case.ruleset.cards)
        assert len(count) == count.total() == case.facts.dealt(step.after)


@every_case
def test_another_deal_of_what_a_seat_cannot_see_looks_the_same_to_it(case: Case) -> None:
    for state in states(case, each=8):
        for observer in case.observers:
            seen = case.ruleset.view(state, observer)
            for chance in REDEALS:
                other = case.ruleset.redeal(state, observer, chance)
                assert case.ruleset.view(other, observer) == seen
                assert case.ruleset.outcome(other) == case.ruleset.outcome(state)
                assert len(set(case.facts.cards(other))) == case.facts.dealt(state)


@every_case
def test_another_deal_of_what_a_seat_cannot_see_in_the_opening_is_really_another(case: Case) -> None:
    for observer in case.observers:
        others = [case.ruleset.redeal(case.opening, observer, chance) for chance in REDEALS]
        assert case.opening not in others


@every_case
def test_a_view_names_no_card_that_its_seat_may_not_know(case: Case) -> None:
    for state in states(case, each=20):
        for observer in case.observers:
            named = cards_named(case, as_json(case.ruleset.view(state, observer)))
            assert not named & case.facts.unseen(state, observer)


@every_case
def test_an_event_names_no_card_that_a_seat_may_not_know_after_it(case: Case) -> None:
    for step in steps(case):
        for state, event in apply_events(case.ruleset, step.before, step.events):
            for observer in case.observers:
                named = cards_named(case, to_jsonable_python(event.redact_for(observer)))
                assert not named & case.facts.unseen(state, observer)


@every_case
def test_events_look_the_same_under_another_deal_until_the_view_says_otherwise(case: Case) -> None:
    ruleset = case.ruleset
    for step in (step for played in matches(case) for step in played[:: max(1, len(played) // 12)]):
        for observer in case.observers:
            for chance in REDEALS:
                other = ruleset.redeal(step.before, observer, chance)
                if refusal(case, other, step.seat, step.action) is not None:
                    continue
                applied = apply(ruleset, other, step.seat, step.action, lambda: case.chance)
                pairs = zip(
                    apply_events(ruleset, step.before, step.events),
                    apply_events(ruleset, other, applied.events),
                    strict=False,
                )
                for (here, event), (there, twin) in pairs:
                    if ruleset.view(here, observer) != ruleset.view(there, observer):
                        break
                    assert event.redact_for(observer) == twin.redact_for(observer)


@every_case
def test_what_a_seat_sees_of_an_event_it_sees_of_it_again(case: Case) -> None:
    for event in (event for step in steps(case) for event in step.events):
        for observer in case.observers:
            seen = event.redact_for(observer)
            assert seen.redact_for(observer) == seen


@every_case
def test_the_notation_is_one_line_and_the_same_for_every_deal_the_public_cannot_tell_apart(
    case: Case,
) -> None:
    for state in states(case, each=10):
        notation = case.ruleset.notation(state)
        assert notation.strip()
        assert len(notation.splitlines()) == 1
        for chance in REDEALS:
            assert case.ruleset.notation(case.ruleset.redeal(state, None, chance)) == notation


@every_case
def test_a_state_cannot_be_changed(case: Case) -> None:
    for field in dataclasses.fields(case.opening):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(case.opening, field.name, None)
    hash(case.opening)


@every_game
def test_options_are_harder_or_easier_by_one_field_and_never_in_a_circle(slug: str) -> None:
    ruleset = RULESETS[slug]
    for options in option_sets(slug):
        for change in (ruleset.harder, ruleset.gentler):
            seen, now = [options], change(options)
            while now is not None:
                assert now not in seen
                assert type(now).model_validate(now.model_dump()) == now
                before = seen[-1].model_dump()
                assert sum(before[name] != value for name, value in now.model_dump().items()) == 1
                seen.append(now)
                now = change(now)


def apply_events(
    ruleset: AnyRuleset, state: State, events: tuple[Event, ...]
) -> Iterator[tuple[State, Event]]:
    """Yield every event with the state that follows from it."""
    for event in events:
        state = ruleset.evolve(state, event)
        yield state, event

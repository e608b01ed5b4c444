"""The contract of every game holds for ito, which no table offers yet."""

import hashlib
import json
import re
from collections.abc import Callable, Iterator

import pytest

from engine.games.ito.model import ItoDeal, Mode
from engine.games.ito.rules import Ito
from engine.model import Action, Seat, State
from engine.refusals import MatchOver, RuleViolation
from engine.ruleset import AnyRuleset, apply
from engine.shuffle import Chance
from tests.engine import test_contract as contract
from tests.engine.games.facts import Facts
from tests.engine.games.ito.facts import FACTS
from tests.engine.games.ito.tables import as_any
from tests.engine.playouts import STYLES, Case, match, states, steps
from tests.engine.spaces import express

GAME = as_any(Ito())
SPACE = express(Ito.action_types)
POOLS = ((), ("swans",), ("swans", "soups", "socks", "snow", "sums"))


class ItoCase(Case):
    """A case of a game that is not registered."""

    @property
    def ruleset(self) -> AnyRuleset:
        return GAME

    @property
    def facts(self) -> Facts:
        return FACTS


def _case(seats: int, mode: Mode, themes: tuple[str, ...]) -> ItoCase:
    seed = hashlib.sha256(f"{seats} {mode} {themes}".encode()).digest()
    return ItoCase("ito", seats, ItoDeal(mode=mode, themes=themes), Chance(seed))


CASES = (
    _case(2, Mode.STAGES, POOLS[2]),
    _case(3, Mode.STAGES, POOLS[2]),
    _case(10, Mode.STAGES, POOLS[0]),
    _case(2, Mode.ROW, POOLS[1]),
    _case(5, Mode.ROW, POOLS[2]),
    _case(3, Mode.ROW_OF_TWO, POOLS[1]),
    _case(10, Mode.ROW_OF_TWO, POOLS[2]),
)
PLAYTHROUGHS = tuple(
    step
    for script in FACTS.playthroughs.values()
    for step in match(
        ItoCase("ito", script.seats, script.options, Chance(script.seed.to_bytes(32, "big"))), script.style
    )
)
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def refusal(state: State, seat: Seat, action: Action) -> RuleViolation | None:
    try:
        apply(GAME, state, seat, action, lambda: contract.REDEALS[0])
    except RuleViolation as violation:
        return violation
    return None


def seats(case: Case) -> Iterator[Seat]:
    return map(Seat, range(case.seats))


@pytest.mark.parametrize(
    "holds",
    [
        contract.test_a_match_ends,
        contract.test_the_same_seed_deals_the_same_match_again,
        contract.test_a_match_has_an_outcome_or_a_seat_that_can_bring_it_on_but_not_both,
        contract.test_the_moves_are_the_legal_actions_and_leave_out_nothing_but_talk,
        contract.test_states_survive_being_written_down,
        contract.test_actions_survive_being_written_down,
        contract.test_events_survive_being_written_down_as_every_seat_sees_them,
        contract.test_the_recorded_events_lead_from_the_recorded_opening_to_the_same_end,
        contract.test_every_action_that_is_taken_makes_something_happen,
        contract.test_no_card_is_lost_or_doubled,
        contract.test_another_deal_of_what_a_seat_cannot_see_looks_the_same_to_it,
        contract.test_another_deal_of_what_a_seat_cannot_see_in_the_opening_is_really_another,
        contract.test_a_view_names_no_card_that_its_seat_may_not_know,
        contract.test_an_event_names_no_card_that_a_seat_may_not_know_after_it,
        contract.test_events_look_the_same_under_another_deal_until_the_view_says_otherwise,
        contract.test_what_a_seat_sees_of_an_event_it_sees_of_it_again,
        contract.test_the_notation_is_one_line_and_the_same_for_every_deal_the_public_cannot_tell_apart,
        contract.test_a_state_cannot_be_changed,
    ],
    ids=lambda holds: holds.__name__.removeprefix("test_"),
)
@every_case
def test_what_holds_for_every_game_holds(holds: Callable[[Case], None], case: Case) -> None:
    holds(case)


@every_case
def test_the_legal_actions_are_just_those_that_are_not_refused(case: Case) -> None:
    for state in states(case, each=3):
        for seat in seats(case):
            legal = list(GAME.legal_actions(state, seat))
            accepted = {action for action in SPACE if refusal(state, seat, action) is None}
            assert set(legal) == accepted
            assert len(legal) == len(accepted)


@every_case
def test_a_finished_match_refuses_everything(case: Case) -> None:
    end = match(case, STYLES[0])[-1].after
    assert {type(refusal(end, Seat(0), action)) for action in SPACE} == {MatchOver}


@every_case
def test_a_refusal_changes_nothing_and_says_why(case: Case) -> None:
    for state in states(case, each=2):
        before = GAME.states.dump_json(state)
        for seat in seats(case):
            for violation in filter(None, (refusal(state, seat, action) for action in SPACE[::7])):
                assert re.fullmatch(r"rule(-[a-z]+)+", violation.code)
                assert json.loads(json.dumps(violation.facts)).keys() == violation.facts.keys()
        assert GAME.states.dump_json(state) == before


def test_every_kind_of_action_is_taken_in_some_match() -> None:
    taken = {type(step.action) for case in CASES for step in steps(case)}
    assert taken.union(type(step.action) for step in PLAYTHROUGHS) == set(Ito.action_types)


def test_every_kind_of_event_happens_in_a_playthrough() -> None:
    happened = {event.kind for step in PLAYTHROUGHS for event in step.events}
    assert happened == GAME.events.json_schema()["discriminator"]["mapping"].keys()

"""Achievements of a team in a match (rulings: G12, M11)."""

from collections.abc import Iterable
from fractions import Fraction

import pytest

from engine.model import Event, Rescue, State
from engine.registry import RULESETS
from engine.ruleset import AnyRuleset
from tests.engine import the_game_tables, the_mind_tables
from tests.engine.playouts import Case, cases, matches


def find(ruleset: AnyRuleset, state: State, events: Iterable[Event]) -> set[str]:
    """Find the achievements of a match that began with a state."""
    return set(ruleset.start_tally().add_course(follow(ruleset, state, events)).find_achievements())


def follow(ruleset: AnyRuleset, state: State, events: Iterable[Event]) -> list[tuple[Event, State]]:
    """Return each event with the state after it."""
    course = []
    for event in events:
        state = ruleset.evolve(state, event)
        course.append((event, state))
    return course


def find_in_the_game(state: State, *record: str) -> set[str]:
    return find(RULESETS["the-game"], state, the_game_tables.play(state, *record).events)  # type: ignore[arg-type] # of this game


def find_in_the_mind(state: State, *record: str) -> set[str]:
    return find(RULESETS["the-mind"], state, the_mind_tables.play(state, *record).events)  # type: ignore[arg-type] # of this game


def test_ten_backwards_tricks_in_one_match_are_an_achievement() -> None:
    """Nine on the first pile, and the tenth on the second; that the match is lost does not matter."""
    state = the_game_tables.table(hands=[[*range(9, 100, 10), 98, 88], [7]])
    nine = "99→1 89→1 79→1 69→1 59→1 49→1 39→1 29→1 19→1 9→1"
    assert find_in_the_game(state, f"0: {nine}") == set()
    assert find_in_the_game(state, f"0: {nine} 98→2 88→2") == {"ten-tricks"}


def test_a_match_won_although_the_piles_had_too_little_room_is_a_comeback() -> None:
    """After the first card there is room for 99 alone, and three cards are left."""
    state = the_game_tables.table(hands=[[88, 98, 99], [89]], piles="96↑ 99↑ 2↓ 2↓")
    assert find_in_the_game(state, "0: 98→1 88→1 end", "1: 89→1") == set()
    assert find_in_the_game(state, "0: 98→1 88→1 end", "1: 89→1", "0: 99→1") == {"comeback"}
    roomy = the_game_tables.table(hands=[[97], [98]], piles="96↑ 99↑ 2↓ 2↓")
    assert find_in_the_game(roomy, "0: 97→1", "1: 98→1") == set()


def test_cards_laid_after_the_piles_had_least_room_are_a_rescue() -> None:
    """After the first card there is room for 99 alone and three cards are left; all of them are laid."""
    rules = RULESETS["the-game"]
    state = the_game_tables.table(hands=[[88, 98, 99], [89]], piles="96↑ 99↑ 2↓ 2↓")
    events = the_game_tables.play(state, "0: 98→1 88→1 end", "1: 89→1", "0: 99→1").events
    assert rules.find_rescue(follow(rules, state, events)) == Rescue(3, Fraction(3, 98))
    roomy = the_game_tables.table(hands=[[97], [98]], piles="96↑ 99↑ 2↓ 2↓")
    calm = the_game_tables.play(roomy, "0: 97→1", "1: 98→1").events
    assert rules.find_rescue(follow(rules, roomy, calm)) is None


def test_levels_passed_with_the_last_life_are_a_rescue() -> None:
    rules = RULESETS["the-mind"]
    state = the_mind_tables.table(hands=[[20], [30]], level=12, lives=1)
    passed = the_mind_tables.play(state, "0: play", "1: play").events
    assert rules.find_rescue(follow(rules, state, passed)) == Rescue(1, Fraction(1, 24))
    state = the_mind_tables.table(hands=[[20], [30]], level=12, lives=2)
    calm = the_mind_tables.play(state, "0: play", "1: play").events
    assert rules.find_rescue(follow(rules, state, calm)) is None


def test_the_third_blind_level_is_an_achievement() -> None:
    state = the_mind_tables.table(hands=[[20], [30]], level=2, blind=True, lives=2)
    assert find_in_the_mind(state, "0: play", "1: play") == {"blind-level-3"}
    state = the_mind_tables.table(hands=[[20], [30]], level=1, blind=True, lives=1)
    assert find_in_the_mind(state, "0: play", "1: play") == set()


def test_all_levels_passed_after_a_moment_with_one_life_is_a_comeback() -> None:
    state = the_mind_tables.table(hands=[[20], [30, 40]], level=12, lives=2)
    assert find_in_the_mind(state, "1: play") == set()
    assert find_in_the_mind(state, "1: play", "all: ready", "1: play") == {"comeback"}
    assert find_in_the_mind(state, "0: play", "1: play play") == set()


@pytest.mark.parametrize("case", tuple(cases()), ids=str)
def test_a_match_achieves_only_what_its_game_names(case: Case) -> None:
    for played in matches(case):
        events = [event for step in played for event in step.events]
        assert find(case.ruleset, played[0].before, events) <= set(case.ruleset.achievements)

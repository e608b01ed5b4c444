"""The counters of a match, beside its outcome."""

from collections import Counter
from collections.abc import Iterable

import pytest

from engine.games.the_mind.events import CardPlayed, PileTurnedOver
from engine.model import Event
from engine.registry import RULESETS
from engine.ruleset import AnyRuleset
from tests.engine import the_game_tables, the_mind_tables
from tests.engine.playouts import Case, cases, matches

every_case = pytest.mark.parametrize("case", tuple(cases()), ids=str)


def count_deeds(ruleset: AnyRuleset, events: Iterable[Event]) -> Counter[tuple[str, int | None]]:
    """Count deeds by what and whose they are."""
    count: Counter[tuple[str, int | None]] = Counter()
    for event in events:
        for deed in ruleset.deeds(event):
            count[deed.what, deed.seat] += deed.count
    return count


def test_a_card_laid_counts_and_a_backwards_trick_counts_as_both() -> None:
    state = the_game_tables.table(
        hands=[[12, 30, 20, 50], [5, 90]], piles="1↑ 1↑ 100↓ 100↓", draw=range(60, 70)
    )
    events = the_game_tables.play(state, "0: 12→1 30→2 20→2 end", "1: 90→3").events
    assert count_deeds(RULESETS["the-game"], events) == {("cards", 0): 3, ("tricks", 0): 1, ("cards", 1): 1}


def test_a_moved_card_counts_once_and_as_a_trick_only_where_it_lies_at_last() -> None:
    state = the_game_tables.table(hands=[[20, 40, 50], [5]], piles="30↑ 1↑ 100↓ 10↓", draw=range(60, 70))
    ruleset = RULESETS["the-game"]
    assert count_deeds(ruleset, the_game_tables.play(state, "0: 20→1 20>2").events)["tricks", 0] == 0
    to_trick = the_game_tables.play(state, "0: 20→2 20>4", "0: 40→1").events
    assert count_deeds(ruleset, to_trick)[("cards", 0)] == 2
    assert count_deeds(ruleset, the_game_tables.play(state, "0: 20→2 20>1").events)["tricks", 0] == 1


def test_a_mistake_is_whose_card_it_was_and_the_life_the_teams() -> None:
    state = the_mind_tables.table(hands=[[20], [10, 30]], level=2)
    events = the_mind_tables.play(state, "0: play").events
    assert count_deeds(RULESETS["the-mind"], events) == {
        ("cards", 0): 1,
        ("mistakes", 0): 1,
        ("lives", None): 1,
    }


def test_a_star_is_the_teams() -> None:
    state = the_mind_tables.table(hands=[[20, 40], [10, 30]], level=2)
    events = the_mind_tables.play(state, "0: star?", "1: yes").events
    assert count_deeds(RULESETS["the-mind"], events) == {("stars", None): 1}


def test_blind_mistakes_count_once_the_pile_is_turned_over() -> None:
    state = the_mind_tables.table(hands=[[20, 50], [10, 60]], level=2, lives=3, blind=True)
    events = the_mind_tables.play(state, "0: play", "1: play play", "0: play").events
    assert not [event for event in events if isinstance(event, CardPlayed) and not event.face_down]
    assert [event.mistakes for event in events if isinstance(event, PileTurnedOver)] == [(20, 60)]
    assert count_deeds(RULESETS["the-mind"], events) == {
        ("cards", 0): 2,
        ("cards", 1): 2,
        ("mistakes", 0): 1,
        ("mistakes", 1): 1,
        ("lives", None): 1,
    }


@every_case
def test_deeds_are_those_of_seats_that_are_there_and_count_up(case: Case) -> None:
    for played in matches(case):
        count = count_deeds(case.ruleset, (event for step in played for event in step.events))
        assert count
        assert {seat for _, seat in count} <= {None, *range(case.seats)}
        # A backwards trick that was moved away counts no more.
        assert min(count.values()) >= 0

from collections.abc import Sequence
from datetime import datetime

from hypothesis import given
from hypothesis import strategies as st

from data.records import MatchId
from data.team_bests import TeamBest, add_result
from tests.data.sample_matches import clock


def compute_bests(results: Sequence[TeamBest]) -> list[TeamBest]:
    """Add a team's results one after another, and return its bests."""
    bests: list[TeamBest] = []
    for result in results:
        changes = add_result(bests, result)
        barred = {best.match: best for best in changes.narrowed}
        bests = [barred.get(best.match, best) for best in bests if best not in changes.removed]
        bests += [changes.added] if changes.added is not None else []
    return bests


def best_since(results: Sequence[TeamBest], since: datetime) -> set[MatchId]:
    """Find a team's best of a period by looking at all of its results."""
    played = [result for result in results if result.ended >= since]
    ranked = sorted(played, key=lambda one: (one.score, one.violations, one.ended, one.match))
    return {result.match for result in ranked[:1]}


def select_shown_since(bests: Sequence[TeamBest], since: datetime) -> set[MatchId]:
    return {
        best.match
        for best in bests
        if best.ended >= since and (best.best_after is None or best.best_after < since)
    }


@st.composite
def result_lists(draw: st.DrawFn) -> list[TeamBest]:
    rows = draw(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 2), st.integers(0, 6)), max_size=10))
    results = [
        TeamBest(MatchId(number), score, violations, clock(minutes))
        for number, (score, violations, minutes) in enumerate(rows)
    ]
    return draw(st.permutations(results))


@given(result_lists())
def test_every_period_shows_a_teams_best_and_nothing_else(results: list[TeamBest]) -> None:
    bests = compute_bests(results)
    for minutes in range(8):
        assert select_shown_since(bests, clock(minutes)) == best_since(results, clock(minutes))


@given(result_lists())
def test_all_time_shows_a_teams_best_and_nothing_else(results: list[TeamBest]) -> None:
    of_all_time = {best.match for best in compute_bests(results) if best.best_after is None}
    assert of_all_time == best_since(results, clock(-1))


def test_a_team_that_does_worse_each_time_is_remembered_for_every_period() -> None:
    results = [TeamBest(MatchId(number), number, 0, clock(number)) for number in range(1, 4)]
    assert compute_bests(results) == [
        TeamBest(MatchId(1), 1, 0, clock(1), None),
        TeamBest(MatchId(2), 2, 0, clock(2), clock(1)),
        TeamBest(MatchId(3), 3, 0, clock(3), clock(2)),
    ]


def test_a_team_that_betters_itself_leaves_one_result() -> None:
    results = [TeamBest(MatchId(number), 9 - number, 0, clock(number)) for number in range(1, 4)]
    assert compute_bests(results) == [TeamBest(MatchId(3), 6, 0, clock(3), None)]

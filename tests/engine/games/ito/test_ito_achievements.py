"""ito's achievements, ruling I16, with their edges."""

from collections.abc import Sequence

import pytest

from engine.games.ito.achievements import ALL_ACHIEVEMENTS
from engine.games.ito.model import ItoOptions, ItoState
from tests.engine.games.ito.tables import (
    GAME,
    ROW,
    ROW_OF_TWO,
    after,
    in_order,
    list_event_kinds,
    play,
    table,
)

TEN = [[10 * seat] for seat in range(1, 11)]


def find(state: ItoState, *record: str) -> set[str]:
    """Return the achievements of a match that began with a state."""
    tally = GAME.start_tally()
    for event in play(state, *record).events:
        state = GAME.evolve(state, event)
        tally = tally.add(event, state)
    return set(tally.find_achievements())


def lay_in_order(hands: Sequence[Sequence[int]]) -> tuple[str, ...]:
    """Return the record of a row in which all cards rise, and all agree."""
    cards = sorted((card, seat, slot) for seat, hand in enumerate(hands) for slot, card in enumerate(hand))
    before = ["", *(f"{seat}:{slot}" for _, seat, slot in cards)]
    laid = (f"{seat}: lay{slot}>{place}" for (_, seat, slot), place in zip(cards, before[:-1], strict=True))
    return *laid, "all: agree"


def row(hands: Sequence[Sequence[int]], *, options: ItoOptions = ROW, number: int = 1) -> set[str]:
    """Return the achievements of a row that is won, with the rows before it."""
    state = table(hands=hands, options=options, number=number, passed=number - 1)
    return find(state, *lay_in_order(hands))


def test_neighbours_one_apart_in_order_are_an_achievement_of_two_people() -> None:
    assert row([[41], [7], [42]]) == {"close-neighbours"}
    assert row([[41], [7], [43]]) == set()
    assert row([[41, 42], [7, 90]], options=ROW_OF_TWO) == {"two-each"}


def test_a_row_with_two_cards_each_is_an_achievement_if_it_is_won() -> None:
    hands = [[10, 30], [20, 40]]
    assert row(hands, options=ROW_OF_TWO) == {"two-each"}
    spoiled = table(hands=hands, options=ROW_OF_TWO)
    assert find(spoiled, "0: number", *lay_in_order(hands)) == set()


def test_a_row_of_ten_people_in_order_is_an_achievement() -> None:
    assert row(TEN) == {"row-of-ten"}
    assert row(TEN[:9]) == set()
    wrong = ("1: lay0>", "0: lay0>1:0", *lay_in_order(TEN)[2:])
    assert find(table(hands=TEN, options=ROW), *wrong) == set()


@pytest.mark.parametrize(
    ("number", "achieved"), [(4, set()), (5, {"five-rows"}), (6, set()), (10, {"ten-rows"})]
)
def test_five_rows_and_ten_rows_in_a_row_are_achievements(number: int, achieved: set[str]) -> None:
    assert row([[10], [30]], number=number) == achieved


def test_three_stages_without_losing_a_life_are_an_achievement() -> None:
    state = table(hands=[[10], [20]])
    two = after(state, *in_order(state), "0: own", "all: ready")
    three = after(two, *in_order(two), "0: own", "all: ready")
    record = (*in_order(state), "0: own", "all: ready", *in_order(two), "0: own", "all: ready")
    assert find(state, *record, *in_order(three)) == {"all-lives"}
    assert find(state, *record) == set()


def test_three_stages_after_a_moment_with_one_life_are_a_comeback() -> None:
    """Two of three lives go with the first card; with one life lost nothing is achieved."""
    two_lost = table(hands=[[30], [10, 20]], number=3, passed=2, yardstick=50)
    assert find(two_lost, "0: play") == {"comeback"}
    one_lost = table(hands=[[30], [10, 40]], number=3, passed=2, yardstick=50)
    assert find(one_lost, "0: play", "1: play") == set()


def test_a_match_that_is_lost_is_no_comeback() -> None:
    state = table(hands=[[30], [10, 20], [25]], number=3, passed=2, yardstick=50)
    assert list_event_kinds(state, "0: play")[-1] == "game-lost"
    assert find(state, "0: play") == set()


def test_every_achievement_is_named() -> None:
    assert GAME.achievements == ALL_ACHIEVEMENTS

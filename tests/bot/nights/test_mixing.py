"""Splitting people into tables, and mixing them over the rounds of a night."""

import doctest
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.nights import matchpoints, mixing
from bot.nights.mixing import Seating, Wishes, choose_table_sizes, count_meetings, mix

THE_GAME, THE_MIND = range(1, 6), range(2, 5)


def play_rounds(people: int, rounds: int = 4, wishes: Wishes | None = None) -> list[Seating]:
    sizes, played = choose_table_sizes(people, THE_MIND), list[Seating]()
    for number in range(rounds):
        met = count_meetings(played)
        played.append(mix(range(people), sizes, met, wishes or Wishes(), seed=number, played=number))
    return played


@pytest.mark.parametrize("module", [mixing, matchpoints], ids=lambda module: module.__name__)
def test_the_examples_in_the_code_hold(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]  # they are modules


@pytest.mark.parametrize(
    ("people", "the_game", "the_mind"),
    [
        (1, (), ()),
        (2, (2,), (2,)),
        (5, (5,), (3, 2)),
        (6, (3, 3), (3, 3)),
        (7, (4, 3), (4, 3)),
        (8, (4, 4), (4, 4)),
        (9, (3, 3, 3), (3, 3, 3)),
        (10, (4, 3, 3), (4, 3, 3)),
        (40, (4,) * 10, (4,) * 10),
    ],
)
def test_tables_have_three_or_four_people_where_that_is_possible(
    people: int, the_game: tuple[int, ...], the_mind: tuple[int, ...]
) -> None:
    assert choose_table_sizes(people, THE_GAME) == the_game
    assert choose_table_sizes(people, THE_MIND) == the_mind


@given(st.integers(2, 500), st.sampled_from([THE_GAME, THE_MIND]))
def test_everyone_gets_a_seat_and_nobody_sits_alone(people: int, seats: range) -> None:
    sizes = choose_table_sizes(people, seats)
    assert sum(sizes) == people
    assert all(size in seats and size > 1 for size in sizes)


@pytest.mark.parametrize(
    ("people", "repeats"),
    [(8, 20), (9, 0), (12, 14), (16, 0), pytest.param(20, 0, marks=pytest.mark.soak)],
)
def test_four_rounds_repeat_few_pairs(people: int, repeats: int) -> None:
    rounds = play_rounds(people)
    meetings = count_meetings(rounds)
    assert meetings.total() - len(meetings) <= repeats


def test_everyone_sits_once_in_a_round_also_when_people_come_and_go() -> None:
    played = [mix(range(9), (3, 3, 3), {}, seed=1)]
    there = [*range(1, 9), 20, 21]
    tables = mix(there, (4, 3, 3), count_meetings(played), seed=2, played=1)
    assert [len(table) for table in tables] == [4, 3, 3]
    assert sorted(person for table in tables for person in table) == sorted(there)


def test_wishes_are_kept_in_every_round_and_apart_wins() -> None:
    wishes = Wishes(
        together=frozenset({frozenset({0, 1}), frozenset({2, 3})}),
        apart=frozenset({frozenset({4, 5}), frozenset({2, 3})}),
    )
    for people, rounds in ((9, 3), (14, 1)):
        for tables in play_rounds(people, rounds, wishes):
            pairs = {pair for table in tables for pair in combinations(table, 2)}
            assert (0, 1) in pairs
            assert not {(4, 5), (2, 3)} & pairs


@pytest.mark.parametrize("people", [9, 13])
def test_the_same_input_gives_the_same_tables(people: int) -> None:
    assert play_rounds(people, 1) == play_rounds(people, 1)


def test_a_table_too_many_is_refused() -> None:
    with pytest.raises(ValueError, match="do not fill"):
        mix(range(5), (3, 3), {}, seed=0)

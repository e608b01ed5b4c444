"""The exact rules of the judge, its weights, and what a message may cost."""

from dataclasses import replace
from importlib.resources import files

import pytest

from bot.devtools.watch_report import LABELLED, read_labelled
from bot.watch import Context, Strictness, heard
from bot.watch.finding.lines import share, spread
from bot.watch.hearing import candidates, read
from bot.watch.judging.features import features_of
from bot.watch.judging.model import FILE, THRESHOLDS, Judge, read_weights
from bot.watch.judging.rules import Verdict, is_certain
from tests.soak import select

TABLE = Context(cards=range(2, 100), piles=(45, 12, 88, 60))
LEARNED = sorted((LABELLED.parent / "learned").glob("*.txt"))


def certain(text: str) -> Verdict | None:
    reading = read(text, TABLE)
    return is_certain(reading.numbers[candidates(reading)[0]], reading)


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("pile 2 looks fine", Verdict.HARMLESS),
        ("#4 please", Verdict.HARMLESS),
        ("catch 22", Verdict.HARMLESS),
        ("fifty thousand of them", Verdict.HARMLESS),
        ("one hundred and nine", Verdict.HARMLESS),
        ("cards go from 2 to 99", Verdict.HARMLESS),
        ("two dozen people", Verdict.HARMLESS),
        ("four dozen eggs is my card", None),
        ("minus 10", Verdict.TRICK),
        ("exactly ten back", Verdict.TRICK),
        ("the 45 pile", Verdict.PUBLIC),
        ("the pile with 12 on top", Verdict.PUBLIC),
        ("the 46 pile", None),
        ("single digits for pile 2", None),
        ("the forties pile", Verdict.PUBLIC),
        ("above the 45 pile", None),
        ("below 10", None),
        ("pile 2 plus 3", None),
        ("pile 45", Verdict.PUBLIC),
        ("i have 22", None),
    ],
)
def test_an_exact_rule_decides_what_is_certain_and_nothing_else(text: str, verdict: Verdict | None) -> None:
    assert certain(text) is verdict


@pytest.mark.parametrize(
    "text",
    [
        "one under the left pile",
        "i sit two above the first pile",
        "links bin ich eins unter dem stapel",
        "take the third pile plus three, thats me",
        "half of the last pile, thats my card",
    ],
)
def test_a_distance_from_a_pile_names_the_card_since_its_top_is_public(text: str) -> None:
    assert heard(text, TABLE) is not None


@pytest.mark.parametrize(
    "text", ["one more card for the left pile", "the other two piles look fine", "only one pile is still ok"]
)
def test_a_small_number_beside_a_pile_is_no_distance(text: str) -> None:
    assert heard(text, TABLE) is None


@pytest.mark.parametrize("text", ["3*13, exactly that", "8*12"])
def test_a_star_between_digits_multiplies_them(text: str) -> None:
    assert heard(text, TABLE) is not None


def test_a_single_han_numeral_is_a_number_among_other_letters_only() -> None:
    assert heard("play after 七", TABLE) is not None
    assert heard("三月六日", TABLE) is None


def test_a_strict_table_asks_for_less_certainty_and_a_lenient_one_for_more() -> None:
    assert THRESHOLDS[Strictness.STRICT] < THRESHOLDS[Strictness.STANDARD] < THRESHOLDS[Strictness.LENIENT]


@pytest.mark.parametrize("text", ["i have 37", "my lowest is twenty-two", "mine is above 40", "t h i r t y"])
def test_a_lenient_table_hears_what_plainly_tells_a_card(text: str) -> None:
    assert heard(text, Context(strictness=Strictness.LENIENT)) is not None


def test_a_lenient_table_hears_less_of_what_is_doubtful() -> None:
    lines = [line for line in read_labelled(LEARNED[0]) if not line.tells]
    flagged = {
        strictness: sum(
            heard(line.text, replace(line.context, strictness=strictness)) is not None for line in lines
        )
        for strictness in THRESHOLDS
    }

    assert flagged[Strictness.LENIENT] < flagged[Strictness.STRICT]


def test_the_weights_name_their_sources_and_fit_their_size() -> None:
    weights = read_weights()

    assert weights.sources
    assert 0 < len(files("bot.watch.judging").joinpath(FILE).read_bytes()) <= 600_000


def test_a_number_has_the_same_features_each_time_it_is_read() -> None:
    readings = [read("two of us, i have 37 and 38 left", TABLE) for _ in range(2)]
    first, second = ([features_of(place, reading) for place in candidates(reading)] for reading in readings)

    assert first == second


def test_a_probability_lies_between_nothing_and_certainty() -> None:
    texts = ["i have 37", "37 37 37 37", "5 min", "12 " * 200]
    readings = [read(text, TABLE) for text in texts]
    likely = [Judge(reading).probability(place) for reading in readings for place in candidates(reading)]

    assert all(0 <= one <= 1 for one in likely)


def test_of_too_many_numbers_those_at_even_distances_are_judged() -> None:
    assert list(spread(range(1000), 5)) == [0, 249, 499, 749, 999]
    assert list(spread(range(3), 5)) == [0, 1, 2]


@pytest.mark.parametrize(("languages", "most"), [(0, 40), (1, 40), (4, 40), (5, 32), (8, 20), (14, 20)])
def test_of_many_languages_each_gets_less_but_never_less_than_half(languages: int, most: int) -> None:
    assert share(40, languages) == most
    assert len(candidates(read("3 cards " * 500, TABLE))) <= 32


@pytest.mark.parametrize("file", select(LEARNED, 8), ids=lambda file: file.stem)
def test_lines_the_judge_learned_from_are_nearly_all_judged_as_labelled(file: str) -> None:
    lines = list(read_labelled(LABELLED.parent / "learned" / file))
    told = [heard(line.text, line.context) is not None for line in lines if line.tells]
    alarms = [heard(line.text, line.context) is not None for line in lines if not line.tells]

    assert sum(alarms) < 0.04 * len(alarms)
    # Some files have harmless lines alone.
    assert not told or told.count(False) < 0.08 * len(told)

"""Weights found by the hash of a word."""

import pytest

from bot.watch.judging.model import WeightTable

WEIGHTS = {f"word {number}": number - 60 for number in range(120)}


@pytest.fixture(params=[128, 1024])
def table(request: pytest.FixtureRequest) -> WeightTable:
    table = WeightTable(request.param)
    for word, weight in WEIGHTS.items():
        table.add(word, weight)
    return table


def test_each_word_has_its_own_weight(table: WeightTable) -> None:
    assert {word: table.total([word]) for word in WEIGHTS} == WEIGHTS


def test_a_word_weighs_as_often_as_it_is_said_and_others_nothing(table: WeightTable) -> None:
    assert table.total(["word 70", "word", "word 70", "", "word 50", "word 120"]) == 10 + 10 - 10


@pytest.mark.parametrize("weight", [-129, 128])
def test_a_weight_too_heavy_is_refused(weight: int) -> None:
    with pytest.raises(OverflowError):
        WeightTable(8).add("word", weight)

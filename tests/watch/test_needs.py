import inspect
from collections.abc import Sequence
from types import ModuleType

import pytest

from bot.watch import harmless, heard, hearing
from bot.watch.folding import fold
from bot.watch.harmless import Judge
from bot.watch.lines import Line
from bot.watch.model import Context
from bot.watch.need import Rule
from bot.watch.numbers import Dress, Number
from bot.watch.report import LABELLED, read_labelled
from bot.watch.rule_index import RuleIndex
from bot.watch.rules import (
    answers,
    counts,
    ellipses,
    frames,
    labels,
    named,
    people,
    piles,
    scores,
    times,
    turns,
)
from bot.watch.rules.needs import NEEDS

MODULES = (answers, counts, ellipses, frames, labels, named, people, piles, scores, times, turns)
LINES = list(read_labelled(LABELLED))


@pytest.fixture(scope="module")
def read() -> list[tuple[Number, Line, Context]]:
    """Every number of the labelled lines."""
    found: list[tuple[Number, Line, Context]] = []

    class Listener(Judge):
        def __init__(self, numbers: Sequence[Number], line: Line, context: Context) -> None:
            super().__init__(numbers, line, context)
            found.extend((number, line, context) for number in numbers)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hearing, "Judge", Listener)
        for line in LINES:
            heard(line.text, line.context)
    return found


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_every_rule_is_asked(module: ModuleType) -> None:
    here = {
        rule
        for name, rule in inspect.getmembers(module, inspect.isfunction)
        if rule.__module__ == module.__name__ and not name.startswith("_")
    }
    assert here - {*harmless.RULES, labels.is_the_trick, piles.is_public} == set()


@pytest.mark.parametrize("rule", NEEDS, ids=lambda rule: rule.__name__)
def test_a_rule_finds_nothing_where_its_needs_are_not_met(
    rule: Rule, read: list[tuple[Number, Line, Context]]
) -> None:
    index = RuleIndex((rule,))
    numbers = (one for one in read if rule(*one))
    unasked = [
        (line.folded.source, number.value)
        for number, line, _ in numbers
        if not index.worth_asking(number, index.rows(line)) & index.suited(line)
    ]

    assert unasked == []


def test_a_rule_without_needs_is_always_asked() -> None:
    line = Line(fold("I have 37"))
    index = RuleIndex((_never,))

    needs = index.worth_asking(Number(2, 2, 37, Dress.DIGITS), index.rows(line)) & index.suited(line)

    assert list(index.rules(needs)) == [_never]


def _never(_number: Number, _line: Line, _context: Context) -> bool:
    return False

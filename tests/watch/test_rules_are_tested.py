import pytest

from bot.watch import harmless
from bot.watch.need import Rule
from tests.watch.rules import (
    test_answers,
    test_counts,
    test_ellipses,
    test_frames,
    test_labels,
    test_named,
    test_people,
    test_piles,
    test_scores,
    test_times,
    test_turns,
)

TESTS = [
    vars(module)
    for module in (
        test_answers,
        test_counts,
        test_ellipses,
        test_frames,
        test_labels,
        test_named,
        test_people,
        test_piles,
        test_scores,
        test_times,
        test_turns,
    )
]


@pytest.mark.parametrize("rule", harmless.RULES, ids=lambda rule: rule.__name__)
def test_every_rule_has_a_test_of_its_own(rule: Rule) -> None:
    assert any(f"test_{rule.__name__}" in tests for tests in TESTS)

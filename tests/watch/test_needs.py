import pytest

from bot.watch import harmless, heard
from bot.watch.report import LABELLED, read_labelled
from bot.watch.rules.needs import NEEDS, Rule

LINES = list(read_labelled(LABELLED))


@pytest.mark.parametrize("rule", NEEDS, ids=lambda rule: rule.__name__)
def test_every_rule_that_says_what_it_needs_is_asked(rule: Rule) -> None:
    assert rule in harmless.RULES


def test_no_line_is_judged_otherwise_when_every_rule_is_always_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    judged = [heard(line.text, line.context) for line in LINES]
    monkeypatch.setattr(harmless, "NEEDS", {})

    assert [heard(line.text, line.context) for line in LINES] == judged

import io
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bot.devtools.watch_report import LABELLED, misses, read_labelled, report
from bot.watch import heard

LINES = list(read_labelled(LABELLED))


@pytest.fixture(scope="module", autouse=True)
def _heard_once() -> Iterator[None]:
    """Judge each line once for all tests, which takes three seconds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.devtools.watch_report.heard", cache(heard))
        yield


def test_the_labelled_file_is_large_and_mostly_harmless() -> None:
    assert len(LINES) >= 600
    assert sum(not line.tells for line in LINES) >= len(LINES) / 2


def test_at_least_twelve_languages_are_labelled() -> None:
    assert len({line.language for line in LINES}) >= 12


def test_harmless_lines_are_heard_less_than_twice_in_a_hundred() -> None:
    harmless = [miss for line, miss in misses(iter(LINES)) if not line.tells]

    assert sum(miss is not None for miss in harmless) < 0.02 * len(harmless)


def test_told_numbers_are_missed_less_than_once_in_a_hundred() -> None:
    told = [miss for line, miss in misses(iter(LINES)) if line.tells]

    assert sum(miss is not None for miss in told) < 0.01 * len(told)


def test_the_report_ends_with_its_misses() -> None:
    out = io.StringIO()

    count = report(None, out)

    assert f"{count} misses" in out.getvalue()
    assert "precision" in out.getvalue()


def test_the_report_names_a_line_that_was_judged_wrongly(tmp_path: Path) -> None:
    file = tmp_path / "lines.txt"
    file.write_text("[en leave count]\nI have 37\n[en tell words]\nhello\n", encoding="utf-8")
    out = io.StringIO()

    assert report(file, out) == 2
    assert "en count: 'I have 37' heard number-digits in '37'" in out.getvalue()
    assert "en words: 'hello' not heard" in out.getvalue()


def test_without_labelled_lines_the_report_says_so(tmp_path: Path) -> None:
    out = io.StringIO()

    assert report(tmp_path / "none.txt", out) == -1
    assert "checkout" in out.getvalue()


def test_a_line_without_a_head_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "lines.txt"
    file.write_text("hello\n", encoding="utf-8")

    with pytest.raises(ValueError, match="no head"):
        list(read_labelled(file))

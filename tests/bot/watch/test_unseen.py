"""Lines that nobody trained on: how many are heard stands in the benchmarks; here they stay readable."""

from pathlib import Path

import pytest

from bot.devtools.watch_report import read_labelled

FILES = sorted((Path(__file__).parent / "unseen").glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_unseen_lines_are_labelled_both_ways_in_several_languages(file: Path) -> None:
    lines = list(read_labelled(file))
    assert len({line.language for line in lines}) >= 6
    assert {line.tells for line in lines} == {True, False}
    assert len({line.text for line in lines}) > 600


def test_lines_in_which_no_number_is_found_yet_all_tell_one() -> None:
    lines = list(read_labelled(Path(__file__).parent / "unfound.txt"))
    assert lines
    assert all(line.tells for line in lines)

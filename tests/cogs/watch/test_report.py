from pathlib import Path

import pytest

from bot.cli import main

LINES = """[en tell digits]
mine is 37
[en leave piles]
pile 2 is mine
"""


def test_the_report_measures_labelled_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = tmp_path / "lines.txt"
    lines.write_text(LINES)
    assert main(["watch", "report", str(lines)]) == 0
    output = capsys.readouterr().out
    assert output.startswith("2 lines")
    assert output.endswith("0 misses\n")


def test_a_report_on_nothing_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["watch", "report", str(tmp_path / "lines.txt")]) == 1
    assert capsys.readouterr().out.startswith("No labelled lines at")

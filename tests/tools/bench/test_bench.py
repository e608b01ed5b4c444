"""The bench runs to its end; its figures are not tested."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from engine.registry import RULESETS
from tests.tools.bench.engine import bare_playout
from tests.tools.bench.figures import Figure, percentile, table
from tests.tools.bench.report import PARTS, bench

FIGURES = {
    "click.ratio",
    "click.ratio_paced",
    "click.cpu",
    "click.cpu_fixed",
    "click.cpu_paced",
    "click.requests",
    "click.pictures.ratio",
    "click.pictures.ratio_paced",
    "click.pictures.ratio_text",
    "click.pictures.cpu",
    "click.pictures.cpu_fixed",
    "click.pictures.cpu_paced",
    "click.pictures.requests",
    *(
        f"command.{kind}{figure}"
        for kind in ("", "pictures.")
        for figure in ("ratio", "ratio_paced", "cpu", "cpu_fixed", "cpu_paced", "requests")
    ),
    *(f"clusters.{figure}" for figure in ("one", "two", "ratio")),
    "storing.alone",
    "storing.alone_cpu",
    "storing.together",
    "storing.together_cpu",
    "busy.p50",
    "busy.p99",
    "busy.p50_bare",
    "busy.cpu",
    "busy.cpu_ratio",
    "busy.requests",
    "burst.p50",
    "burst.p99",
    "burst.answered",
    "move.cpu",
    "move.requests",
    "chat.ratio",
    "chat.elsewhere",
    "chat.fixed",
    "chat.unseated",
    "chat.seated",
    "restart.beyond_login",
    "restart.ready",
    "restart.cpu",
    "restart.first_click",
    "memory.per_1000",
    "memory.empty",
    *(f"weight.{figure}" for figure in ("bare", "rest", "rest_all", "played", "played_all", "ratio")),
    "pictures.p50",
    "pictures.p99",
    "pictures.bytes",
    "pictures.held",
    "pictures.ratio",
    "engine.ratio",
    *(f"engine.{slug}" for slug in RULESETS),
    # A quick run has companions play with three seats only.
    *(f"companions.3.{figure}" for figure in ("left", "ten_or_more", "lost", "cpu", "cpu_p99")),
    *(f"companions.3.simply.{figure}" for figure in ("left", "ten_or_more", "lost")),
    *(f"companions.{rules}.3.lost" for rules in ("owes-3", "owes-2-smaller", "owes-3-smaller")),
    *(f"companions.clicks.{part}{beside}" for part in ("p50", "p99") for beside in ("", "_alone", "_people")),
    *(f"companions.clicks.{figure}" for figure in ("ratio", "ratio_people", "cores")),
    *(
        f"companions.mind.{kind}.1_1.10.{steadiness}"
        for kind in ("plain", "jumps", "phone")
        for steadiness in ("steady", "human")
    ),
} | {
    f"records.{database}.{figure}"
    for database in ("sqlite", "postgresql")
    for figure in (
        "fill",
        "scans",
        *(
            f"{question}.{share}"
            for question in (
                *(
                    "leaderboard.hot",
                    "leaderboard.any",
                    "leaderboard.everywhere",
                    "leaderboard.default",
                    "stats.hot",
                    "stats.any",
                ),
                *("history.hot", "history.any", "standing"),
            )
            for share in ("p50", "p99")
        ),
    )
}
FAMILIES = {
    "clicks": {"click", "busy"},
    "commands": {"command"},
    "clusters": {"clusters"},
    "storing": {"storing"},
    "bursts": {"burst"},
    "moves": {"move"},
    "chat": {"chat"},
    "restarts": {"restart", "memory"},
    "weight": {"weight"},
    "pictures": {"pictures"},
    "rules": {"engine"},
    "records": {"records"},
    "companions": {"companions"},
    "companions.clicks": {"companions.clicks"},
}
"""How the names of a part's figures begin."""


def _is_in(figure: str, part: str) -> bool:
    return any(figure.startswith(f"{family}.") for family in FAMILIES[part])


# Only the rules are measured within seconds.
@pytest.mark.parametrize(
    "part", [pytest.param(part, marks=() if part == "rules" else pytest.mark.soak) for part in PARTS]
)
def test_each_part_of_a_quick_run_has_its_figures(part: str, tmp_path: Path) -> None:
    path = tmp_path / "bench.json"
    assert asyncio.run(bench(str(path), quick=True, only=part)) == 0
    found = set(json.loads(path.read_text(encoding="utf-8"))["figures"])
    assert found == {figure for figure in FIGURES if _is_in(figure, part)}


def test_every_figure_belongs_to_a_part() -> None:
    assert FAMILIES.keys() == PARTS.keys()
    assert all(any(_is_in(figure, part) for figure in FIGURES) for part in PARTS)
    assert all(any(_is_in(figure, part) for part in PARTS) for figure in FIGURES)


@pytest.mark.soak
@pytest.mark.timeout(1200)  # It runs every part once, each with processes of its own.
def test_a_quick_run_has_every_figure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "new" / "bench.json"
    assert asyncio.run(bench(str(path), quick=True)) == 0

    report = json.loads(path.read_text(encoding="utf-8"))
    assert set(report["figures"]) == FIGURES
    assert report["run"]["quick"] is True
    assert {"cpu", "cores", "python", "os"} <= set(report["run"])
    for figure in report["figures"].values():
        assert figure["min"] <= figure["median"] <= figure["max"]
        assert figure["rounds"]

    shown = capsys.readouterr().out
    assert "figures mean nothing" in shown
    assert all(figure["meaning"] in shown for figure in report["figures"].values())


@pytest.mark.soak
def test_a_profile_names_functions_of_a_click(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert asyncio.run(bench(str(tmp_path / "bench.json"), quick=True, profile=True)) == 0
    assert "cogs/play.py" in capsys.readouterr().out
    assert not (tmp_path / "bench.json").exists()


def test_a_figure_shows_its_middle_and_its_spread() -> None:
    figure = Figure("a.b", "How long it takes", "ms", (3.0, 1.0, 2000.0), aim=2)
    assert figure.median == 3.0
    assert table([figure]).splitlines()[1].split()[-8:] == [
        "3",
        "1",
        "2,000",
        "ms",
        "(aim:",
        "at",
        "most",
        "2)",
    ]


def test_a_percentile_is_one_of_the_values() -> None:
    assert percentile([4.0, 1.0, 3.0, 2.0], 0.5) == 3.0
    assert percentile([1.0], 0.99) == 1.0


def test_a_bare_playout_comes_to_an_end_and_is_repeatable() -> None:
    assert bare_playout(Random(1)) == bare_playout(Random(1))
    assert 10 < bare_playout(Random(1)) < 200

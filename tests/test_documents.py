"""The documents that ship with the code: the rulings it cites."""

import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from bot.process.exit_status import ExitStatus
from engine.games.the_game.model import TheGameOptions
from engine.games.the_game.rules import TheGame
from engine.games.the_mind.consequences import level_hands
from engine.ruleset import deal
from engine.shuffle import Chance

ROOT = Path(__file__).parents[1]
SOURCES = ("bot", "cogs", "data", "engine", "tests")
THIRD_GAME = ROOT / "tests" / "third_game" / "template"
"""A game that only a test adds; it brings its own rulings."""
CITATION = re.compile(r"\brulings?:?\s+([A-Z]\d+(?:(?:,| to| and)\s+[A-Z]\d+)*)", re.IGNORECASE)
"""`rulings: G3`, `rulings: B3, B4`, `rulings: B2 to B5`, or "Ruling M8" in a sentence."""
HEADING = re.compile(r"^### ([A-Z]\d+): \S", re.MULTILINE)


def packages() -> list[str]:
    """List the folders that go into the wheel with everything in them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[str] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    return found


def rulings() -> Iterator[tuple[str, str]]:
    """Yield every ruling of a shipped document with the document's path."""
    for package in packages():
        for file in sorted((ROOT / package).rglob("*.md")):
            for ruling in HEADING.findall(file.read_text(encoding="utf-8")):
                yield ruling, file.relative_to(ROOT).as_posix()


def citations(*folders: Path, without: Path | None = None) -> Mapping[str, list[str]]:
    """Map every ruling that code, words or tests in some folders cite to the files that cite it."""
    found: dict[str, list[str]] = {}
    for folder in folders:
        for file in sorted(folder.rglob("*")):
            if file.suffix not in {".py", ".ftl"} or (without is not None and file.is_relative_to(without)):
                continue
            for cited in CITATION.findall(file.read_text(encoding="utf-8")):
                for ruling in re.findall(r"[A-Z]\d+", cited):
                    found.setdefault(ruling, []).append(file.relative_to(ROOT).as_posix())
    return found


def test_every_ruling_that_code_cites_is_in_a_document_of_the_wheel() -> None:
    known = dict(rulings())
    cited = citations(*(ROOT / folder for folder in SOURCES), without=THIRD_GAME)
    assert {"B1", "G3", "M9"} <= cited.keys()
    assert {ruling: files for ruling, files in cited.items() if ruling not in known} == {}


def test_every_ruling_that_the_third_game_cites_is_in_its_own_document() -> None:
    known = [
        ruling for file in THIRD_GAME.rglob("*.md") for ruling in HEADING.findall(file.read_text("utf-8"))
    ]
    assert citations(THIRD_GAME).keys() == set(known)


def test_a_ruling_is_written_once() -> None:
    names = [ruling for ruling, _ in rulings()]
    assert len(names) == len(set(names))


def test_the_page_on_deals_says_how_the_cards_of_each_game_are_dealt() -> None:
    page = " ".join((ROOT / ".github" / "DEALS.md").read_text(encoding="utf-8").split())
    chance = Chance(bytes(32))
    deck = chance.shuffled(range(2, 100), purpose="the-game deck")
    assert "98 cards, 2 to 99 in order, shuffled for the purpose `the-game deck`" in page
    dealt = deal(TheGame(), 3, TheGameOptions(), chance)
    assert dealt.hands == tuple(tuple(sorted(deck[seat * 6 :][:6])) for seat in range(3))
    for purpose, blind in (("the-mind level 3", False), ("the-mind blind level 3", True)):
        deck = chance.shuffled(range(1, 101), purpose=purpose)
        assert f"`{purpose}`" in page
        hands = tuple(tuple(sorted(deck[seat * 3 :][:3])) for seat in range(4))
        assert level_hands(chance, 4, 3, blind=blind) == hands


def test_the_container_gets_every_package_and_nothing_else() -> None:
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    allowed = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for package in packages():
        assert f"COPY {package} {package}\n" in dockerfile
        assert f"!{package}" in allowed
    assert allowed[0] == "*"
    assert not {"!.env", "!tests", "!var"} & set(allowed)


def test_the_service_is_not_restarted_for_settings_that_stay_wrong() -> None:
    hosting = (ROOT / ".github" / "HOSTING.md").read_text(encoding="utf-8")
    found = re.search(r"RestartPreventExitStatus=([\d ]+)", hosting)
    assert found is not None
    kept = {ExitStatus(int(status)) for status in found[1].split()}
    assert kept == {
        ExitStatus.SETTINGS_WRONG,
        ExitStatus.TOKEN_MISSING,
        ExitStatus.TOKEN_REFUSED,
        ExitStatus.DATABASE_VERSION,
        ExitStatus.INTENT_NOT_GRANTED,
        ExitStatus.DATABASE_IN_USE,
    }


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_takes_the_unit_as_it_is_written(tmp_path: Path) -> None:
    hosting = (ROOT / ".github" / "HOSTING.md").read_text(encoding="utf-8")
    block = re.search(r"```ini\n(.*?)```", hosting, re.DOTALL)
    assert block is not None
    program = tmp_path / ".uv" / "bin" / "uv"
    program.parent.mkdir(parents=True)
    program.touch(mode=0o755)
    unit = tmp_path / "unspoken.service"
    unit.write_text(block[1].replace("/opt/unspoken", str(tmp_path)), encoding="utf-8")
    verified = subprocess.run(  # noqa: S603 - our own unit
        ["systemd-analyze", "verify", "--man=no", str(unit)],  # noqa: S607 - the machine's own
        capture_output=True,
        text=True,
        check=False,
    )
    lines = [line for line in verified.stderr.splitlines() if unit.name in line]
    assert (verified.returncode, lines) == (0, [])


def test_the_health_check_asks_where_the_container_answers() -> None:
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    served = re.search(r"METRICS: \$\{METRICS:-([\d.:]+)\}", compose)
    assert served is not None
    assert f"http://{served[1]}/healthz" in compose

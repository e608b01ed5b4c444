"""The project as one finds it: what lies where, and whether its examples say the truth."""

import doctest
import re
import subprocess
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OURS = {"pyproject.toml", "bot", "engine", "cogs", "data", "tests", ".env.example", "README.md"}
"""The top level that is fixed."""
DEMANDED = {"uv.lock", "LICENSE", "Dockerfile", "compose.yaml"}
"""What tools look for at the root."""


def tracked() -> list[str]:
    """List the files that belong to the project."""
    listed = subprocess.run(
        ["git", "ls-files"],  # noqa: S607 - wherever git is
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    return listed.stdout.splitlines()


needs_git = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="an unpacked release has no history")


@needs_git
def test_the_top_level_is_what_it_is_said_to_be() -> None:
    top = {name.split("/")[0] for name in tracked()}
    assert {name for name in top if not name.startswith(".")} <= OURS | DEMANDED
    assert OURS - {".env.example"} <= top


@needs_git
def test_what_a_bot_writes_while_it_runs_is_not_part_of_it() -> None:
    assert [name for name in tracked() if name.startswith("var/") or name == ".env"] == []
    assert [name for name in tracked() if name.endswith((".sqlite3", ".pyc"))] == []


def test_the_readme_names_what_there_is() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert (ROOT / ".env.example").exists()
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", readme) if "://" not in link]
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_the_readme_lists_every_way_to_end() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    statuses = {int(status) for status in re.findall(r"^\| (\d+) \|", readme, re.MULTILINE)}
    exits = import_module("bot.exit_status").ExitStatus
    assert statuses == {reason.value for reason in exits} - {0}


@pytest.mark.parametrize(
    "name", ["bot.components.layout", "bot.renderers.names", "bot.words", "engine.shuffle"]
)
def test_the_examples_of_a_module_say_the_truth(name: str) -> None:
    failed, tried = doctest.testmod(import_module(name))
    assert (failed, tried > 0) == (0, True)


@pytest.mark.parametrize("folder", ["bot", "cogs", "data", "engine"])
def test_every_module_says_what_it_is(folder: str) -> None:
    silent = [
        str(file.relative_to(ROOT))
        for file in (ROOT / folder).rglob("*.py")
        if not file.read_text(encoding="utf-8").startswith('"""') and "versions" not in file.parts
    ]
    assert silent == []

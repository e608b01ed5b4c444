"""The demo as a new user sees it: a command, and what it prints."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

PRIVATE = re.compile(r"┌─ only (\w+) ─+\n((?:│.*\n)+)")
PUBLIC = re.compile(r"┌─ #table ─+\n((?:│.*\n)+)")


@pytest.fixture
def running(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    environment = os.environ | {"NO_COLOR": "1", "PYTHONIOENCODING": "utf-8", "TMPDIR": str(tmp_path)}
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "demo", "--seed", "1", "--companions", "0"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        yield process
        process.kill()


def bot_of(process: "subprocess.Popen[str]") -> int:
    """Wait for the bot that the demo starts."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    while not (found := children.read_text().split()):
        time.sleep(0.05)
    return int(found[0])


def is_gone(pid: int) -> bool:
    return not Path(f"/proc/{pid}").exists()


def test_a_newcomer_sees_a_whole_match(running: "subprocess.Popen[str]", tmp_path: Path) -> None:
    bot = bot_of(running)
    shown, complaints = running.communicate(timeout=200)

    assert complaints == ""
    assert running.returncode == 0
    assert "\x1b" not in shown
    assert max(map(len, shown.splitlines())) <= 100
    introduction = "\n".join(shown.splitlines()[:4])
    for word in ("Unspoken", "The Game", "#table", "only Anna", "Anna", "Ben", "Carla"):
        assert word in introduction

    lobby, *tables = PUBLIC.findall(shown)
    assert "At the table (1 of 5)" in lobby
    assert "[ Join ]" in lobby
    hands = dict(PRIVATE.findall(shown))
    assert set(hands) == {"Anna", "Ben", "Carla"}
    assert "Your hand, Anna" in hands["Anna"]
    assert "Deine Hand, Carla" in hands["Carla"]
    assert not any("Your hand" in table or "Deine Hand" in table for table in tables)

    assert re.search(r"^#table +1 ↑ \d+ · 2 ↑ \d+ · 3 ↓ \d+ · 4 ↓ \d+ · Draw pile: \d+", shown, re.MULTILINE)
    assert "types /play card:" in shown
    assert "types /done" in shown
    assert "presses [ End turn ]" in shown
    assert re.search(r"cards? left|You beat The Game", tables[-1])
    assert "[ Play again ]" in tables[-1]
    assert "[ Check this deal ]" in tables[-1]

    assert is_gone(bot)
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_ends_it_without_a_word(running: "subprocess.Popen[str]", tmp_path: Path) -> None:
    bot = bot_of(running)
    running.send_signal(signal.SIGINT)
    _, complaints = running.communicate(timeout=60)
    assert complaints == ""
    assert running.returncode == 128 + signal.SIGINT
    assert is_gone(bot)
    assert list(tmp_path.iterdir()) == []


def test_a_bot_that_dies_is_reported_in_one_line(running: "subprocess.Popen[str]", tmp_path: Path) -> None:
    os.kill(bot_of(running), signal.SIGKILL)
    _, complaints = running.communicate(timeout=60)
    assert complaints.startswith("unspoken demo: the bot ended before the match did")
    assert len(complaints.splitlines()) == 1
    assert running.returncode == 1
    assert list(tmp_path.iterdir()) == []

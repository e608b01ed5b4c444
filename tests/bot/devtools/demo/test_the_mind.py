"""The demo of The Mind as a new user sees it."""

import asyncio
import os
import subprocess
import sys

import pytest

from bot.devtools.demo import demo
from bot.devtools.players import the_mind


def check(shown: str) -> None:
    """Assert that a whole match was shown."""
    assert "\x1b" not in shown
    assert max(map(len, shown.splitlines())) <= 100
    assert "The Mind" in shown.splitlines()[0]
    assert "only Anna" in shown
    assert "only Carla" in shown
    assert "presses [ ✋ Ready ]" in shown
    assert "types /play card:" in shown
    assert "[ Play again ]" in shown.rsplit("The match is over.", maxsplit=1)[-1]


@pytest.mark.soak
def test_a_newcomer_sees_a_whole_match_of_the_mind() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bot", "demo", "--game", "the-mind", "--seed", "1", "--companions", "0"],
        env=os.environ | {"NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=200,
        check=False,
    )
    assert done.stderr == ""
    assert done.returncode == 0
    check(done.stdout)


def test_a_match_of_the_mind_from_its_last_level_on_is_shown_whole(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(the_mind.Demo, "options", {"start_level": 10})
    monkeypatch.setattr(the_mind, "SECONDS_PER_NUMBER", 0.03)
    assert asyncio.run(demo(1, "the-mind")) == 0
    shown, complaints = capsys.readouterr()
    assert complaints == ""
    check(shown)

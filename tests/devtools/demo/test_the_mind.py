"""The demo of The Mind as a newcomer meets it."""

import os
import subprocess
import sys


def test_a_newcomer_sees_a_whole_match_of_the_mind() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bot", "demo", "--game", "the-mind", "--seed", "1"],
        env=os.environ | {"NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=90,
        check=False,
    )
    assert done.stderr == ""
    assert done.returncode == 0
    shown = done.stdout
    assert "\x1b" not in shown
    assert max(map(len, shown.splitlines())) <= 100
    assert "The Mind" in shown.splitlines()[0]
    assert "only Anna" in shown
    assert "only Carla" in shown
    assert "presses [ ✋ Ready ]" in shown
    assert "types /play card:" in shown
    assert "[ Play again ]" in shown.split("The match is over.")[-1]

"""The demo with a companion at the table."""

import asyncio

import pytest

from bot import cli
from bot.devtools.demo import demo


def test_a_companion_plays_along_unless_people_are_to_play_alone() -> None:
    assert cli._parse(["demo"]).companions == 1
    assert cli._parse(["demo", "--companions", "0"]).companions == 0


@pytest.mark.soak
@pytest.mark.parametrize("game", ["the-game", "the-mind"])
def test_a_match_with_a_companion_is_shown_whole(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert asyncio.run(demo(1, game, companions=1)) == 0
    shown, complaints = capsys.readouterr()
    assert complaints == ""
    assert max(map(len, shown.splitlines())) <= 100
    assert "🤖 Kiwi" in shown
    assert "companions:1" in shown
    # Its deeds are told, if not each of them: a busy machine shows several in one line.
    assert "🤖 Kiwi" in shown.partition("From here on one line")[2]
    assert "[ Play again ]" in shown.rsplit("The match is over.", maxsplit=1)[-1]

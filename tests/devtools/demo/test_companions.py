"""The demo with a companion at the table."""

import asyncio

import pytest

from bot.devtools.demo import demo


@pytest.mark.soak
@pytest.mark.parametrize("game", ["the-game", "the-mind"])
def test_a_match_with_a_companion_is_shown_whole(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert asyncio.run(demo(1, game, companions=1)) == 0
    shown, complaints = capsys.readouterr()
    assert complaints == ""
    assert max(map(len, shown.splitlines())) <= 100
    assert "🤖 Kiwi" in shown
    assert "companions:1" in shown
    assert "[ Play again ]" in shown.rsplit("The match is over.", maxsplit=1)[-1]

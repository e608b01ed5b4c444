from typing import ClassVar

import pytest
from pydantic import Field

from bot.lobby import game_options
from engine.games.the_mind.rules import TheMind
from engine.model import Options


class OtherOptions(Options):
    start_level: int = Field(default=1, ge=1, le=3)


class OtherGame(TheMind):
    slug: ClassVar[str] = "other-game"
    options = OtherOptions  # type: ignore[assignment] # only its fields are looked at


async def ignore(*_: object, **__: object) -> None: ...


def test_two_games_may_share_an_option_but_not_call_different_options_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one, other = TheMind(), OtherGame()
    monkeypatch.setattr(game_options, "playable_games", lambda: {"the-mind": one, "the-game": one})
    command = game_options.build_game_command("new", "command-game-new", ignore)
    assert "start_level" in {parameter.name for parameter in command.parameters}
    monkeypatch.setattr(game_options, "playable_games", lambda: {"the-mind": one, "the-game": other})
    with pytest.raises(ValueError, match="start_level"):
        game_options.build_game_command("new", "command-game-new", ignore)

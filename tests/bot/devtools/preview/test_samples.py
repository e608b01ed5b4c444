from itertools import islice, takewhile
from types import ModuleType

import pytest

from bot.devtools.preview import matches, samples
from bot.renderers import playable_games


def kinds(slug: str) -> set[str]:
    """Return the names of a game's samples for one person, without what stands in all of them."""
    # The first samples are this game's, and those for one person come first.
    found = takewhile(lambda sample: sample.name.startswith(slug), islice(samples.generate_samples(), 60))
    return {
        sample.name.removeprefix(f"{slug}-1-") for sample in found if sample.name.startswith(f"{slug}-1-")
    }


def test_a_game_without_players_of_its_own_is_sampled_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def find_nothing(slug: str) -> ModuleType | None:
        asked.append(slug)
        return None

    monkeypatch.setattr(matches, "find_players", find_nothing)
    slug = next(iter(playable_games()))
    assert {"dealt", "card-played", "turn-started"} <= kinds(slug)
    assert set(asked) == {slug}


def test_the_players_of_a_game_win_their_winning_deals() -> None:
    slug = next(iter(playable_games()))
    assert "game-beaten-result" in kinds(slug)

"""Achievements in words: those new with a match, and those of a person's teams."""

from collections.abc import Collection, Mapping

from bot.renderers import game_title, playable_games
from bot.tables.achievements import COMMON, list_achievements
from bot.words.words import Words


def describe_new_achievements(game: str, achieved: Collection[str], words: Words) -> tuple[str, ...]:
    """Describe in a line a team's achievements that are new in a match; nothing if there are none."""
    codes = [_code(game, name) for name in list_achievements(game) if name in achieved]
    match codes:
        case []:
            return ()
        case [code]:
            return (words("achievement-new", name=words(code), how=words(f"{code}-how")),)
        case _:
            return (words("achievements-new", names=" · ".join(map(words, codes))),)


def describe_achievements(achieved: Mapping[str, Collection[str]], words: Words) -> list[str]:
    """Describe the achievements of a person's teams, a line for each game."""
    return [
        words(
            "achievements",
            game=game_title(game, words),
            names=words.join_items(
                words(_code(game, name)) for name in list_achievements(game) if name in names
            ),
            count=len(names),
            total=len(list_achievements(game)),
        )
        for game in playable_games()
        if (names := set(achieved.get(game, ())) & set(list_achievements(game)))
    ]


def _code(game: str, name: str) -> str:
    return f"achievement-{name}" if name in COMMON else f"achievement-{game}-{name}"

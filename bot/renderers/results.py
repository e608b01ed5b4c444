"""Results in words, as boards, statistics and the end of a match tell them."""

from functools import cache

from bot.renderers import renderer_of
from bot.words import Words
from data.records import LeaderboardKey, Result
from engine.model import Options, Outcome
from engine.registry import RULESETS


def options_of(key: LeaderboardKey, words: Words) -> str:
    """Say how the tables of a board play."""
    return renderer_of(key.game).options(_options(key.game, key.options), words)


def in_short(result: Result, words: Words) -> str:
    """Say a result in a few words."""
    return renderer_of(result.key.game).in_short(outcome_of(result), words)


def outcome_of(result: Result) -> Outcome:
    """Read how a finished match ended."""
    return Outcome.model_validate_json(result.outcome or "")


def day_of(result: Result) -> str:
    """Return the day of a result, which Discord shows in everyone's own way."""
    return f"<t:{int(result.ended.timestamp())}:d>"


@cache
def _options(game: str, options: str) -> Options:
    return RULESETS[game].options.model_validate_json(options)

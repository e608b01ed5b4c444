"""Results in words, for leaderboards, statistics and the end of a match."""

from functools import cache

from bot.renderers import renderer_of
from bot.words import Words
from data.records import LeaderboardKey, Result
from engine.model import Options, Outcome
from engine.registry import RULESETS


def describe_key_options(key: LeaderboardKey, words: Words) -> str:
    """Describe the options that the tables of a leaderboard play with."""
    return renderer_of(key.game).describe_options(_read_options(key.game, key.options), words)


def describe_company(key: LeaderboardKey, words: Words) -> str:
    """Describe how many people, and companions, play at the tables of a leaderboard."""
    if not key.companions:
        return words("count-people", count=key.seats)
    return words("count-company", people=key.seats - key.companions, companions=key.companions)


def summarize_result(result: Result, words: Words) -> str:
    """Describe a result in a few words."""
    return renderer_of(result.key.game).summarize_result(read_outcome(result), words)


def read_outcome(result: Result) -> Outcome:
    """Return how a finished match ended."""
    return Outcome.model_validate_json(result.outcome or "")


def format_result_day(result: Result) -> str:
    """Return the day of a result, which Discord writes in each reader's own way."""
    return f"<t:{int(result.ended.timestamp())}:d>"


@cache
def _read_options(game: str, options: str) -> Options:
    return RULESETS[game].options.model_validate_json(options)

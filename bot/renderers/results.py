"""Results in words: on their own, and beside the others of their leaderboard."""

from collections.abc import Collection, Iterable
from functools import cache

from bot.companions.deal_worth import DealWorth
from bot.renderers import renderer_of
from bot.words.words import Words
from data.records import LeaderboardKey, MatchId, Result
from data.results.standing import Standing
from engine.model import Options, Outcome
from engine.registry import RULESETS


def describe_key_options(key: LeaderboardKey, words: Words) -> str:
    """Describe the options that the tables of a leaderboard play with."""
    return renderer_of(key.game).describe_options(read_key_options(key), words)


def read_key_options(key: LeaderboardKey) -> Options:
    """Return the options that the tables of a leaderboard play with."""
    return _read_options(key.game, key.options)


def describe_company(key: LeaderboardKey, words: Words) -> str:
    """Describe how many people, and companions, play at the tables of a leaderboard."""
    if not key.companions:
        return words("count-people", count=key.seats)
    return words("count-company", people=key.seats - key.companions, companions=key.companions)


def summarize_result(result: Result, words: Words) -> str:
    """Describe a result in a few words."""
    return renderer_of(result.key.game).result.summarize(read_outcome(result), words)


def compare_with_par(result: Result) -> int | None:
    """Return how much a result is above par; None if par is not known. Less is better (rulings: C4)."""
    worth, outcome = DealWorth.parse(result.deal_worth), read_outcome(result)
    return None if worth is None else outcome.score - worth.par


def summarize_with_par(result: Result, words: Words, closed: Collection[MatchId] = ()) -> str:
    """Describe a result in a few words, beside par where that is known and nobody plays the cards."""
    summary = summarize_result(result, words)
    above = None if result.match in closed else compare_with_par(result)
    if above is None:
        return summary
    if not above:
        return words("result-at-par", result=summary)
    return words("result-under-par" if above < 0 else "result-over-par", result=summary, count=abs(above))


def describe_par(results: Iterable[Result], words: Words, closed: Collection[MatchId] = ()) -> list[str]:
    """Explain par in a line, if any of these results mentions it."""
    mentions_par = any(result.deal_worth is not None and result.match not in closed for result in results)
    return [words("par-note")] if mentions_par else []


def read_outcome(result: Result) -> Outcome:
    """Return how a finished match ended."""
    return Outcome.model_validate_json(result.outcome or "")


def format_result_day(result: Result) -> str:
    """Return the day of a result, which Discord writes in each reader's own way."""
    return f"<t:{int(result.ended.timestamp())}:d>"


@cache
def _read_options(game: str, options: str) -> Options:
    return RULESETS[game].options.model_validate_json(options)


def describe_standing(standing: Standing, words: Words) -> tuple[str, ...]:
    """Describe how a ranked match stands; nothing for any other."""
    if not standing.result.ranked or standing.entry is None:
        return ()
    text = f"{_describe_best(standing, words)} {_describe_place(standing, words)}".rstrip()
    if standing.previous is None:
        return (text,)
    return (f"{text} {_compare(standing.result, standing.previous, words)}",)


def _describe_best(standing: Standing, words: Words) -> str:
    people = standing.result.key.seats - standing.result.key.companions
    if standing.entry is not None and not standing.best:
        best = standing.entry.result
        result, day = summarize_result(best, words), format_result_day(best)
        return words("standing-not-best", people=people, best=result, date=day)
    if standing.before is None:
        return words("standing-first", people=people)
    return words("standing-best", people=people, before=summarize_result(standing.before, words))


def _describe_place(standing: Standing, words: Words) -> str:
    if standing.entry is None or standing.teams == 1:
        return ""
    return words("standing-place", rank=standing.entry.rank, teams=standing.teams)


def _compare(result: Result, previous: Result, words: Words) -> str:
    renderer = renderer_of(result.key.game)
    difference = renderer.result.compare(read_outcome(result), read_outcome(previous), words)
    compared = [words("standing-compared", difference=difference)]
    violations = result.violations - previous.violations
    if violations:
        code = "standing-compared-violations-fewer" if violations < 0 else "standing-compared-violations-more"
        compared.append(words(code, count=abs(violations)))
    return " · ".join(compared)

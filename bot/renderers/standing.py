"""How a match that has ended stands among the others: the team's best, its place, and what was different."""

from bot.renderers import renderer_of
from bot.renderers.results import format_result_day, read_outcome, summarize_result
from bot.words.words import Words
from data.records import Result
from data.results.standing import Standing


def describe_standing(standing: Standing, words: Words) -> tuple[str, ...]:
    """Describe how a ranked match stands; nothing for any other."""
    if not standing.result.ranked or standing.entry is None:
        return ()
    text = f"{_describe_best(standing, words)} {_describe_place(standing, words)}"
    if standing.previous is None:
        return (text,)
    return (f"{text}\n{_compare(standing.result, standing.previous, words)}",)


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
        return words("standing-place-alone")
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

"""How a match that has ended stands among the others: the team's best, its place, and what was different."""

from bot.renderers import renderer_of
from bot.renderers.results import day_of, in_short, outcome_of
from bot.words import Words
from data.leaderboards import Standing
from data.records import Result


def standing(standing: Standing, words: Words) -> tuple[str, ...]:
    """Say how a ranked match stands; of any other there is nothing to say."""
    if not standing.result.ranked or standing.entry is None:
        return ()
    said = f"{_best(standing, words)} {_place(standing, words)}"
    if standing.previous is None:
        return (said,)
    return (f"{said}\n{_compared(standing.result, standing.previous, words)}",)


def _best(standing: Standing, words: Words) -> str:
    people = standing.result.key.seats
    if standing.entry is not None and not standing.best:
        best = standing.entry.result
        return words("standing-not-best", people=people, best=in_short(best, words), date=day_of(best))
    if standing.before is None:
        return words("standing-first", people=people)
    return words("standing-best", people=people, before=in_short(standing.before, words))


def _place(standing: Standing, words: Words) -> str:
    if standing.entry is None or standing.teams == 1:
        return words("standing-place-alone")
    return words("standing-place", rank=standing.entry.rank, teams=standing.teams)


def _compared(result: Result, previous: Result, words: Words) -> str:
    renderer = renderer_of(result.key.game)
    difference = renderer.compared(outcome_of(result), outcome_of(previous), words)
    violations = result.violations - previous.violations
    if not violations:
        return words("standing-compared", difference=difference)
    code = "standing-compared-violations-fewer" if violations < 0 else "standing-compared-violations-more"
    return words(code, difference=difference, count=abs(violations))

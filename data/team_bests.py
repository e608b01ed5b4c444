"""A team's best results on a leaderboard, for every period that reaches to the present.

A result is the team's best of the period since a moment if three things hold: it ended after that moment;
between the moment and its end the team reached nothing at least as good; and after its end the team reached
nothing better. So a result that a later one beats never counts again. Each remaining result is the best of
the periods that begin after its `best_after` (the last time before it that the team did at least as well)
and before its own end. Few results remain, so a page of any period has one row a team without comparing a
team's results per request.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime

from data.records import MatchId


@dataclass(frozen=True, slots=True)
class TeamBest:
    """A result that is its team's best of some period."""

    match: MatchId
    score: int
    violations: int
    ended: datetime
    best_after: datetime | None = None
    """The best only of periods that begin after this moment; None: also the best of all time."""


@dataclass(frozen=True, slots=True)
class BestChanges:
    """How a new result changes its team's best results."""

    added: TeamBest | None
    """None if a better result ended later but was stored earlier."""
    removed: tuple[TeamBest, ...]
    narrowed: tuple[TeamBest, ...]
    """With their new `best_after`."""


def add_result(bests: Iterable[TeamBest], result: TeamBest) -> BestChanges:
    """Return how a result changes its team's best results.

    Results may be stored in another order than they ended.
    """
    best_after: datetime | None = None
    is_beaten = False
    removed: list[TeamBest] = []
    narrowed: list[TeamBest] = []
    for best in bests:
        if _moment(best) < _moment(result):
            if _worth(result) < _worth(best):
                removed.append(best)
            elif best_after is None or best.ended > best_after:
                best_after = best.ended
        elif _worth(best) < _worth(result):
            is_beaten = True
        elif best.best_after is None or best.best_after < result.ended:
            narrowed.append(replace(best, best_after=result.ended))
    if is_beaten:
        # The better result is later, too, so it has narrowed or removed all that this one would narrow.
        return BestChanges(None, (), ())
    return BestChanges(replace(result, best_after=best_after), tuple(removed), tuple(narrowed))


def _moment(best: TeamBest) -> tuple[datetime, int]:
    return best.ended, best.match


def _worth(best: TeamBest) -> tuple[int, int]:
    return best.score, best.violations

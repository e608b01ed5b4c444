"""Bests: which of a team's results on a board are its best for some period that reaches to now.

A result is its team's best since a moment if it ended after that moment, if in between the team did nothing
at least as good before it, and nothing better after it. So what was bettered later never counts again; each
of the results that remain is the best of the periods that begin after its `bar`, the last time before it that
the team did at least as well, and not after its own end. Few remain, and a board of any period has one row
for a team without comparing a team's results when somebody looks.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime

from data.records import MatchId


@dataclass(frozen=True, slots=True)
class Best:
    """A result as its team's best."""

    match: MatchId
    score: int
    violations: int
    ended: datetime
    bar: datetime | None = None
    """The best only of periods that begin after this moment; None: the best of all time."""


@dataclass(frozen=True, slots=True)
class Changes:
    """What a new result changes among a team's bests."""

    added: Best | None
    """None if the result was bettered before it became known."""
    gone: tuple[Best, ...]
    barred: tuple[Best, ...]
    """With their new bars."""


def compare(bests: Iterable[Best], result: Best) -> Changes:
    """Find what a result changes; results may become known in another order than they ended in."""
    bar: datetime | None = None
    bettered = False
    gone: list[Best] = []
    barred: list[Best] = []
    for best in bests:
        if _moment(best) < _moment(result):
            if _worth(result) < _worth(best):
                gone.append(best)
            elif bar is None or best.ended > bar:
                bar = best.ended
        elif _worth(best) < _worth(result):
            bettered = True
        elif best.bar is None or best.bar < result.ended:
            barred.append(replace(best, bar=result.ended))
    if bettered:
        # What is bettered bars nothing that its better would not bar: both are at least as good, and later.
        return Changes(None, (), ())
    return Changes(replace(result, bar=bar), tuple(gone), tuple(barred))


def _moment(best: Best) -> tuple[datetime, int]:
    return best.ended, best.match


def _worth(best: Best) -> tuple[int, int]:
    return best.score, best.violations

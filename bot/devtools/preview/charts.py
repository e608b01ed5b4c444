"""Sample statistics: a person's results in seeded matches, which `/stats` shows as charts."""

import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import timedelta
from functools import cache

from bot.devtools.preview.matches import play_match
from bot.devtools.preview.tables import GUILD, NOW, user_at
from bot.renderers import playable_games
from bot.results.statistics import MIN_MATCHES
from bot.tables.achievements import list_achievements
from data.records import LeaderboardKey, MatchId, Result, TeamId
from data.results.statistics import LeaderboardStatistics, Statistics, Teammate
from engine.ruleset import AnyRuleset, deal
from engine.shuffle import Chance

_MATCHES = 24
_SKILLS = (0.5, 0.8, 0.9, 1.0)
"""By turns, each for a few matches: so the results improve with time."""


@dataclass(frozen=True, slots=True)
class ChartSample:
    """A person's statistics to render."""

    name: str
    statistics: Statistics


def generate_chart_samples() -> Iterator[ChartSample]:
    """Yield the fewest matches with statistics and many matches of each game, and many of all games."""
    games = playable_games()
    for slug, ruleset in games.items():
        results = _play_results(ruleset)
        yield ChartSample(f"{slug}-statistics-first", _make_statistics(results[:MIN_MATCHES]))
        yield ChartSample(f"{slug}-statistics", _make_statistics(results))
    every = sorted(
        (result for ruleset in games.values() for result in _play_results(ruleset)),
        key=lambda result: result.ended,
    )
    yield ChartSample("statistics", _make_statistics(tuple(every)))


@cache
def _play_results(ruleset: AnyRuleset) -> tuple[Result, ...]:
    """Play matches in every size, and return their results, oldest first."""
    return tuple(_play_result(ruleset, number) for number in range(_MATCHES))


def _play_result(ruleset: AnyRuleset, number: int) -> Result:
    seats = ruleset.seats[number % len(ruleset.seats)]
    seed = f"charts {number}"
    chance = Chance(hashlib.sha256(seed.encode()).digest())
    options = ruleset.options()
    state = deal(ruleset, seats, options, chance)
    for step in play_match(ruleset, state, seats, chance, seed, _SKILLS[number * len(_SKILLS) // _MATCHES]):
        state = step.after
    outcome = ruleset.outcome(state)
    assert outcome is not None  # noqa: S101 - for the type checker: the match was played to its end
    ended = NOW - timedelta(days=3 * (_MATCHES - number))
    return Result(
        match=MatchId(number + 1),
        guild=GUILD,
        team=TeamId(seats),
        people=(),
        key=LeaderboardKey(ruleset.slug, options.model_dump_json(), seats),
        deal=None,
        day=None,
        score=outcome.score,
        violations=0,
        outcome=outcome.model_dump_json(),
        started=ended - timedelta(minutes=20),
        ended=ended,
        ranked=True,
    )


def _make_statistics(results: tuple[Result, ...]) -> Statistics:
    return Statistics(
        matches=len(results),
        violations=0,
        seconds=sum((result.ended - result.started).total_seconds() for result in results),
        first=results[0].ended,
        last=results[-1].ended,
        leaderboards=tuple(_make_leaderboard(key, results) for key in dict.fromkeys(r.key for r in results)),
        recent=results[::-1],
        teammates=(Teammate(user_at(1), len(results)),),
        days=tuple(dict.fromkeys(result.ended.date() for result in results)),
        counters={},
        achievements={
            key.game: frozenset(list_achievements(key.game)[:3]) for key in {result.key for result in results}
        },
    )


def _make_leaderboard(key: LeaderboardKey, results: tuple[Result, ...]) -> LeaderboardStatistics:
    here = [result for result in results if result.key == key]
    scores = [result.score or 0 for result in here]
    return LeaderboardStatistics(
        key=key,
        matches=len(here),
        violations=0,
        seconds=sum((result.ended - result.started).total_seconds() for result in here),
        best=min(here, key=lambda result: result.score or 0),
        scores=Counter(scores),
    )

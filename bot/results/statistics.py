"""A person's statistics on a server: in words, and as charts with a description."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, timedelta, tzinfo
from operator import itemgetter
from statistics import mean, median_low

from babel.dates import format_skeleton, format_timedelta
from babel.numbers import format_decimal

from bot.components.attachments import PendingPicture, PicturedText, strip_markdown
from bot.components.layout import Block
from bot.pictures.avatars import Avatar
from bot.pictures.poster import Figure
from bot.renderers import game_title, playable_games, renderer_of
from bot.renderers.achievements import describe_achievements
from bot.renderers.context import find_avatar
from bot.renderers.names import MemberNames
from bot.renderers.results import (
    compare_with_par,
    describe_company,
    describe_key_options,
    format_result_day,
    read_outcome,
    summarize_result,
)
from bot.results.card import BestResult, StatisticsCard
from bot.results.charts import Chart, ResultCharts, Series
from bot.tables.counters import MATCHES
from bot.words.words import Words
from data.records import MatchId, Result, UserId
from data.results.statistics import LeaderboardStatistics, Statistics

MIN_MATCHES = 5
"""The number of matches from which on an average against par says something."""
MAX_LEADERBOARDS = 8
"""The maximum number of leaderboards listed with a person's best result, the most played first."""
MAX_CARD_BESTS = 3
"""The maximum number of best results on a card."""
MAX_CHARTS = 3
_TICKS = 4
_HOUR = 3600
_LONG = timedelta(days=300)


def render_statistics(
    stats: Statistics,
    user: UserId,
    guild: int,
    words: Words,
    names: MemberNames,
    *,
    today: date,
    closed: Collection[MatchId] = (),
    zone: tzinfo = UTC,
    pictures: bool = True,
    whole: bool = True,
) -> tuple[Block, ...]:
    """Render a person's finished matches, of which `stats` holds at least one, as a card or in words.

    Those that are `closed` are left out of the average against par: somebody may still play their cards.
    Below the card stands what it has no room for, unless it is not to be shown `whole`.
    """
    name = names.of(guild, user, words)
    card = build_card(stats, name, find_avatar(names, guild, user, None), today, words, zone)
    figures = " · ".join(f"{figure.label}: {figure.number}" for figure in card.figures)
    bests = "; ".join(f"{best.result}, {best.where}" for best in card.bests)
    details = (
        "\n".join(
            (
                *_describe_streaks(stats, today, words),
                *_describe_par(stats, closed, words),
                *_describe_counters(stats, words),
                *_describe_companions(stats, guild, words, names),
            )
        ),
        "\n".join(describe_achievements(stats.achievements, words)),
    )
    alt = describe_charts(stats, name, words) if card.charts else ""
    return (
        *((PendingPicture("results", card, alt),) if pictures else ()),
        PicturedText(
            f"{words('stats-title', name=name)}\n{_describe_matches(stats, words)}",
            alt=f"{name} · {card.time} · {figures}",
        ),
        *(filter(None, details) if whole or not pictures else ()),
        PicturedText(_describe_bests(stats.leaderboards, words), alt=f"{card.bests_title} {bests}"),
    )


def build_card(
    stats: Statistics, name: str, avatar: Avatar | None, today: date, words: Words, zone: tzinfo = UTC
) -> StatisticsCard:
    """Return the scene of a person's card; charts are of the games with more than one result."""
    won = [read_outcome(result).beaten for result in reversed(stats.recent)]
    counts = {
        "matches": stats.matches,
        "won": sum(won),
        "wins": count_streak(won).longest,
        "days": count_day_streak(stats.days, today).longest,
        "achievements": sum(map(len, stats.achievements.values())),
    }
    least = {"matches": 1, "won": 1, "wins": 2, "days": 2, "achievements": 1}
    figures = tuple(
        Figure(str(count), words(f"stats-figure-{code}", count=count))
        for code, count in counts.items()
        if count >= least[code]
    )
    bests = tuple(
        BestResult(
            summarize_result(leaderboard.best, words),
            f"{game_title(leaderboard.key.game, words)} · {describe_company(leaderboard.key, words)}",
        )
        for leaderboard in stats.leaderboards[:MAX_CARD_BESTS]
    )
    charts = tuple(
        chart
        for chart in build_charts(stats, words, zone).charts
        if sum(len(series.points) for series in chart.series) > 1
    )
    time = format_timedelta(round(stats.seconds), granularity="minute", locale=words.language)
    return StatisticsCard(name, avatar, time, figures, strip_markdown(words("stats-best")), bests, charts)


def build_charts(stats: Statistics, words: Words, zone: tzinfo = UTC) -> ResultCharts:
    """Return the charts of the games played most, each with its results over the days of a zone."""
    return ResultCharts(
        tuple(_build_chart(game, played, words, zone) for game, played in _group_by_game(stats))
    )


def describe_no_matches(name: str | None, words: Words) -> str:
    """Describe in a line that there are no statistics yet; `name` is None for the reader's own."""
    return words("stats-nobody-you") if name is None else words("stats-nobody", name=name)


def describe_charts(stats: Statistics, name: str, words: Words) -> str:
    """Describe the charts in words."""
    sentences = [words("chart-alt", name=name)]
    for game, played in _group_by_game(stats):
        renderer = renderer_of(game)
        counts = [renderer.result.chart_value(read_outcome(result)) for result in played]
        facts = {
            "game": game_title(game, words),
            "scale": words(f"{game}-scale"),
            "last": counts[-1],
        }
        if len(counts) == 1:
            continue
        sentences.append(
            words(
                "chart-alt-game",
                **facts,
                count=len(counts),
                lowest=min(counts),
                highest=max(counts),
                middle=median_low(counts),
            )
        )
    return " ".join(sentences)


@dataclass(frozen=True, slots=True)
class Streak:
    """A number of times in a row: the current one and the longest."""

    now: int
    longest: int


def count_streak(happened: Iterable[bool]) -> Streak:
    """Count a streak, in the order of time.

    >>> count_streak([True, True, False, True])
    Streak(now=1, longest=2)
    """
    now = longest = 0
    for success in happened:
        now = now + 1 if success else 0
        longest = max(longest, now)
    return Streak(now, longest)


def count_day_streak(days: Sequence[date], today: date) -> Streak:
    """Count days in a row; a streak up to yesterday is still current today.

    >>> count_day_streak([date(2026, 11, 18), date(2026, 11, 19)], today=date(2026, 11, 20))
    Streak(now=2, longest=2)
    """
    if not days:
        return Streak(0, 0)
    one_day = timedelta(days=1)
    played = frozenset(days)
    every = [days[0] + one_day * number for number in range((days[-1] - days[0]).days + 1)]
    counted = count_streak(day in played for day in every)
    return counted if today - days[-1] <= one_day else Streak(0, counted.longest)


def _describe_matches(stats: Statistics, words: Words) -> str:
    first, last = (0 if moment is None else int(moment.timestamp()) for moment in (stats.first, stats.last))
    return words(
        "stats-matches",
        count=stats.matches,
        hours=round(stats.seconds / _HOUR),
        first=f"<t:{first}:d>",
        last=f"<t:{last}:d>",
    )


def _describe_streaks(stats: Statistics, today: date, words: Words) -> list[str]:
    won = [read_outcome(result).beaten for result in reversed(stats.recent)]
    wins, days = count_streak(won), count_day_streak(stats.days, today)
    lines = [words("stats-won", won=sum(won), count=len(won), now=wins.now, longest=wins.longest)]
    if days.longest > 1:
        lines.append(words("stats-days", now=days.now, longest=days.longest))
    return lines


def _describe_par(stats: Statistics, closed: Collection[MatchId], words: Words) -> list[str]:
    """Describe how the last results stand to par on average; those without par are left out (rulings: C4)."""
    differences: dict[str, list[int]] = {}
    for result in stats.recent:
        above = None if result.match in closed else compare_with_par(result)
        if above is not None:
            differences.setdefault(result.key.game, []).append(above)
    return [
        _describe_average(game, found, words)
        for game, found in sorted(differences.items())
        if len(found) >= MIN_MATCHES
    ]


def _describe_average(game: str, differences: Sequence[int], words: Words) -> str:
    average = round(mean(differences), 1)
    facts = {"game": game_title(game, words), "count": len(differences)}
    if not average:
        return words("stats-at-par", **facts)
    difference = format_decimal(abs(average), format="0.0", locale=words.language)
    return words("stats-under-par" if average < 0 else "stats-over-par", difference=difference, **facts)


def _describe_counters(stats: Statistics, words: Words) -> list[str]:
    """Describe the counters, and the number of counted matches if that is not all."""
    total = Counter[str]()
    for counts in stats.counters.values():
        total.update(counts)
    deeds = dict.fromkeys(deed for slug in playable_games() for deed in renderer_of(slug).deeds)
    lines = [words(f"counter-{deed}", count=total[deed]) for deed in deeds if total[deed]]
    if stats.violations:
        lines.append(words("counter-violations", count=stats.violations))
    if not lines:
        return []
    line, counted = " · ".join(lines), total[MATCHES]
    if counted >= stats.matches:
        return [line]
    return [words("stats-counted-partly", counts=line, counted=counted, count=stats.matches)]


def _describe_companions(stats: Statistics, guild: int, words: Words, names: MemberNames) -> list[str]:
    lines = [
        words("stats-teammate", name=names.of(guild, teammate.user, words), count=teammate.matches)
        for teammate in stats.teammates
    ]
    return [words("stats-teammates", names=words.join_items(lines))] if lines else []


def _describe_bests(leaderboards: Sequence[LeaderboardStatistics], words: Words) -> str:
    lines = [
        words("stats-best"),
        *(_describe_best(leaderboard, words) for leaderboard in leaderboards[:MAX_LEADERBOARDS]),
    ]
    if len(leaderboards) > MAX_LEADERBOARDS:
        lines.append(words("stats-best-more", count=len(leaderboards) - MAX_LEADERBOARDS))
    return "\n".join(lines)


def _describe_best(leaderboard: LeaderboardStatistics, words: Words) -> str:
    return words(
        "stats-best-row",
        game=game_title(leaderboard.key.game, words),
        people=describe_company(leaderboard.key, words),
        options=describe_key_options(leaderboard.key, words),
        result=summarize_result(leaderboard.best, words),
        date=format_result_day(leaderboard.best),
        count=leaderboard.matches,
    )


def _group_by_game(stats: Statistics) -> list[tuple[str, list[Result]]]:
    """Sort the recent results by game, oldest first; the games of the most results come first."""
    games: dict[str, list[Result]] = {}
    for result in reversed(stats.recent):
        games.setdefault(result.key.game, []).append(result)
    return sorted(games.items(), key=lambda item: -len(item[1]))[:MAX_CHARTS]


def _build_chart(game: str, played: Sequence[Result], words: Words, zone: tzinfo) -> Chart:
    renderer = renderer_of(game)
    points = [
        (number, renderer.result.chart_value(read_outcome(result))) for number, result in enumerate(played)
    ]
    companies = {(result.key.companions, result.key.seats): result.key for result in played}
    return Chart(
        title=game_title(game, words),
        scale=words(f"{game}-scale"),
        count=words("chart-matches"),
        ticks=_choose_ticks(played, words, zone),
        series=tuple(
            Series(
                label=describe_company(key, words),
                points=tuple(
                    point
                    for point, result in zip(points, played, strict=True)
                    if (result.key.companions, result.key.seats) == company
                ),
            )
            for company, key in sorted(companies.items(), key=itemgetter(0))
        ),
    )


def _choose_ticks(played: Sequence[Result], words: Words, zone: tzinfo) -> tuple[tuple[int, str], ...]:
    """Return the days of some matches, spread evenly, each day once."""
    last = len(played) - 1
    span = played[-1].ended - played[0].ended
    skeleton = "yMMM" if span > _LONG else "MMMd"
    places = sorted({round(last * step / (_TICKS - 1)) for step in range(_TICKS)})
    ends = [played[place].ended.astimezone(zone) for place in places]
    days = [format_skeleton(skeleton, end, locale=words.language) for end in ends]
    return tuple(
        (place, day)
        for number, (place, day) in enumerate(zip(places, days, strict=True))
        if day not in days[:number]
    )

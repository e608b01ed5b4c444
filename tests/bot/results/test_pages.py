"""Pages of leaderboards, statistics and standings: Discord's limits and their texts."""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.companions.deal_worth import DealWorth
from bot.components.attachments import name_attached_file
from bot.components.layout import Layout, SelectMenu
from bot.renderers.names import MemberNames
from bot.renderers.results import describe_standing
from bot.results.leaderboard import ROWS_PER_PAGE, render_leaderboard
from bot.results.leaderboard_view import LeaderboardFacts, LeaderboardView, Scope
from bot.results.statistics import build_charts, describe_charts, render_statistics
from bot.words.words import languages, words
from data.records import (
    GuildId,
    LeaderboardEntry,
    LeaderboardId,
    LeaderboardKey,
    MatchId,
    Result,
    TeamId,
    UserId,
)
from data.results.leaderboard import LeaderboardPage
from data.results.seasons import Season
from data.results.standing import Standing
from data.results.statistics import LeaderboardStatistics, Statistics, Teammate
from engine.model import Outcome
from tests.bot.renderers.limits import faults
from tests.bot.results.finished_matches import EXPERT, MIND, NORMAL, cards, levels

HERE, ELSEWHERE = GuildId(1), GuildId(2)
NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
PEOPLE = tuple(UserId(9_200_000_000_000_000_000 + number) for number in range(200))
LONG = ("*" * 32, "_" * 32, "<" * 32, "`||" * 11, "@here" * 7)
PAIR = LeaderboardKey("the-game", NORMAL, 2)
MOST = 9_223_372_036_854_775_000

every_language = pytest.mark.parametrize("language", languages())


def make_member_names() -> MemberNames:
    """Know everybody by the longest names there are."""
    names = MemberNames()
    for number, user in enumerate(PEOPLE):
        names.learn(HERE, user, LONG[number % len(LONG)])
    return names


def result(
    outcome: Outcome,
    *,
    number: int = 1,
    people: Sequence[UserId | None] = PEOPLE[:2],
    key: LeaderboardKey = PAIR,
    guild: GuildId = HERE,
    violations: int = 0,
    days: int = 0,
    ranked: bool = True,
    par: int | None = None,
) -> Result:
    ended = NOON + timedelta(days=days)
    return Result(
        match=MatchId(number),
        guild=guild,
        team=TeamId(1),
        people=tuple(people),
        key=key,
        deal=None,
        day=None,
        score=outcome.score,
        violations=violations,
        outcome=outcome.model_dump_json(),
        started=ended,
        ended=ended,
        ranked=ranked,
        deal_worth=None if par is None else DealWorth(par=par, line_found=True).model_dump_json(),
    )


def full_page(people: int, guild: GuildId = HERE) -> LeaderboardPage:
    """Return a page of ten teams of this size, and one more further down."""
    places = tuple(
        LeaderboardEntry(
            100_000 + number,
            result(
                cards(98),
                number=MOST + number,
                people=PEOPLE[number * people : (number + 1) * people],
                guild=guild,
                violations=99,
                par=0,
            ),
        )
        for number in range(ROWS_PER_PAGE + 1)
    )
    return LeaderboardPage(places[:ROWS_PER_PAGE], 10_001, 99_999, 999_990, places[ROWS_PER_PAGE])


AUTUMN = Season(2026, 4)
VIEW = LeaderboardView("the-game", LeaderboardId(MOST))


def show_page(
    page: LeaderboardPage | None,
    language: str,
    view: LeaderboardView = VIEW,
    *,
    boards: int = 40,
    closed: Collection[MatchId] = (),
) -> Layout:
    """Render a page where a game has many leaderboards."""
    keys = {LeaderboardId(MOST - number): PAIR for number in range(boards)}
    facts = LeaderboardFacts(view, keys, page, shared=True, now=AUTUMN, closed=closed)
    return render_leaderboard(facts, HERE, words(language), make_member_names(), asker=PEOPLE[0])


def menus(layout: Layout) -> dict[str, SelectMenu]:
    """Return the menus by the argument of their custom id; that of replays has none."""
    return {block.custom_id.argument: block for block in layout.blocks if isinstance(block, SelectMenu)}


# What Discord takes


@every_language
@pytest.mark.parametrize("people", [1, 2, 5, 18])
def test_a_page_of_ten_teams_with_long_names_is_within_discords_limits(language: str, people: int) -> None:
    layout = show_page(full_page(people), language, replace(VIEW, scope=Scope.EVERYWHERE, season=AUTUMN))
    assert faults(layout) == []
    assert len(menus(layout)[""].options) == ROWS_PER_PAGE + 1


@every_language
def test_a_page_of_teams_from_elsewhere_offers_no_replays(language: str) -> None:
    layout = show_page(full_page(5, ELSEWHERE), language, replace(VIEW, scope=Scope.EVERYWHERE))
    assert faults(layout) == []
    assert set(menus(layout)) == {"game", "board", "season", "scope"}


@every_language
def test_an_empty_page_is_within_discords_limits_and_leads_on(language: str) -> None:
    empty = LeaderboardPage((), 1, 1, 0, None)
    for view in (VIEW, replace(VIEW, season=AUTUMN), replace(VIEW, scope=Scope.EVERYWHERE)):
        layout = show_page(empty, language, view)
        assert faults(layout) == []
        assert set(menus(layout)) == {"game", "board", "season", "scope"}
    layout = show_page(None, language, LeaderboardView("the-mind"), boards=0)
    assert faults(layout) == []
    assert set(menus(layout)) == {"game", "season", "scope"}


def test_every_menu_shows_what_is_chosen_and_leads_to_the_first_page_of_something_else() -> None:
    view = replace(VIEW, board=LeaderboardId(MOST - 39), season=AUTUMN.previous, page=10_001)
    for name, menu in menus(show_page(full_page(2), "en", view)).items():
        chosen = [option for option in menu.options if option.chosen]
        assert len(chosen) == (1 if name else 0)
        for option in menu.options if name else ():
            target = LeaderboardView.parse(option.value)
            assert target.page == 1
            if name != "game" and option.chosen:
                assert target == replace(view, page=1)
    seasons = menus(show_page(full_page(2), "en"))["season"]
    labels = [re.sub(r"\s\S\s", " to ", option.label) for option in seasons.options]
    assert labels == [
        "All time",
        "This season, Oct to Dec 2026",
        "Season Jul to Sep 2026",
        "Season Apr to Jun 2026",
        "Season Jan to Mar 2026",
        "Season Oct to Dec 2025",
    ]


def test_replays_of_cards_that_are_being_played_are_not_offered() -> None:
    page = full_page(2)
    played = page.rows[0].result.match
    offered = menus(show_page(page, "en", closed={played}))[""].options
    assert str(played) not in {option.value for option in offered}
    assert len(offered) == ROWS_PER_PAGE
    every = {entry.result.match for entry in (*page.rows, page.own) if entry is not None}
    assert "" not in menus(show_page(page, "en", closed=every))


def test_a_longer_list_of_names_is_shortened_more() -> None:
    few, many = (show_page(full_page(people), "en").text for people in (3, 18))
    assert " more" not in few.replace(" more than par", "")
    assert "and 17 more" in many or "and 16 more" in many or "and 15 more" in many


# Against par


def test_a_row_says_how_its_result_stands_to_par_unless_its_cards_are_being_played() -> None:
    entries = tuple(
        LeaderboardEntry(number, result(cards(3), number=number, par=par))
        for number, par in enumerate((7, 3, 2, None), 1)
    )
    page = LeaderboardPage(entries, 1, 1, 4, None)
    text = show_page(page, "en").text
    for told in ("3 cards left, 4 fewer than par", "3 cards left, right at par", "1 more than par"):
        assert f"{told}**" in text
    assert "🥉 **3 cards left, 1" in text
    assert "**#4** **3 cards left**" in text
    assert (
        text.count("Par is what as many companions leave of the same cards when they play at a glance.") == 1
    )
    closed = [entry.result.match for entry in entries]
    assert "than par" not in show_page(page, "en", closed=closed[:1] + closed[2:]).text
    assert "par" not in show_page(page, "en", closed=closed).text.lower()
    assert "par" not in show_page(replace(page, rows=entries[3:]), "en").text.lower()


@pytest.mark.parametrize(
    ("pars", "told"),
    [
        (
            (4, 4, 4, 4, 5),
            "on average 1.2 cards fewer left than par (matches with a known par: 5)",
        ),
        ((0, 0, 2, None, 0, 0), "on average 2.6 cards more left than par (matches with a known par: 5)"),
        ((2, 4, 3, 3, 3), "on average right at par (matches with a known par: 5)"),
    ],
)
def test_statistics_tell_the_average_against_par(pars: Sequence[int | None], told: str) -> None:
    recent = tuple(result(cards(3), number=number, par=par) for number, par in enumerate(pars, 1))
    stats = replace(make_statistics(1), recent=recent)

    def render(closed: Collection[MatchId] = ()) -> str:
        today = date(2026, 11, 20)
        return Layout(
            render_statistics(
                stats, PEOPLE[0], HERE, words("en"), make_member_names(), today=today, closed=closed
            )
        ).text

    assert f"🎯 The Game: {told}" in render()
    # Four matches with par say too little.
    assert "🎯" not in render({MatchId(1)})


# How a match stands


def stood(
    now: Result,
    *,
    best: Result | None = None,
    rank: int = 1,
    teams: int = 1,
    before: Result | None = None,
    previous: Result | None = None,
) -> Standing:
    return Standing(now, LeaderboardEntry(rank, best or now), teams, before, previous, None, 0, None)


@pytest.mark.parametrize(
    ("how", "english", "german"),
    [
        (
            stood(result(cards(3))),
            "🏅 Your team's first match like this.",
            ("🏅 Eure erste Partie dieser Art."),
        ),
        (
            stood(result(cards(3), key=LeaderboardKey("the-game", NORMAL, 1)), rank=2, teams=7),
            "🏅 Your first match like this. Place 2 of 7 on this server's leaderboard.",
            ("🏅 Deine erste Partie dieser Art. Platz 2 von 7 in der Bestenliste dieses Servers."),
        ),
        (
            stood(
                result(cards(3), violations=2),
                rank=4,
                teams=17,
                before=result(cards(5), number=2),
                previous=result(cards(6), number=3),
            ),
            (
                "🏅 **A new record: your team's best so far!** Before: 5 cards left. "
                "Place 4 of 17 on this server's leaderboard. "
                "↔️ 3 cards fewer than last time · 2 more numbers spoken"
            ),
            (
                "🏅 **Neuer Rekord: euer bestes Ergebnis bisher!** Davor: 5 Karten übrig. "
                "Platz 4 von 17 in der Bestenliste dieses Servers. "
                "↔️ 3 Karten weniger als letztes Mal · 2 Zahlen mehr ausgesprochen"
            ),
        ),
        (
            stood(
                result(cards(8)),
                best=result(cards(5), number=2),
                rank=4,
                teams=17,
                before=result(cards(5), number=2),
                previous=result(cards(5), number=2, violations=1),
            ),
            (
                f"🏅 Your team's best so far: 5 cards left, <t:{int(NOON.timestamp())}:d>. "
                "Place 4 of 17 on this server's leaderboard. "
                "↔️ 3 cards more than last time · 1 fewer number spoken"
            ),
            (
                f"🏅 Euer bestes Ergebnis bisher: 5 Karten übrig, <t:{int(NOON.timestamp())}:d>. "
                "Platz 4 von 17 in der Bestenliste dieses Servers. "
                "↔️ 3 Karten mehr als letztes Mal · 1 Zahl weniger ausgesprochen"
            ),
        ),
    ],
    ids=["first", "alone", "best", "not best"],
)
def test_a_standing_is_described_in_both_languages(how: Standing, english: str, german: str) -> None:
    assert describe_standing(how, words("en")) == (english,)
    assert describe_standing(how, words("de")) == (german,)


def test_a_match_that_is_not_ranked_stands_nowhere() -> None:
    assert describe_standing(stood(result(cards(3), ranked=False)), words("en")) == ()


# Statistics


def make_statistics(many: int) -> Statistics:
    """Return the statistics of a person who has played on every leaderboard."""
    keys = [LeaderboardKey("the-game", EXPERT, seats) for seats in range(1, 6)]
    keys += [LeaderboardKey("the-mind", MIND, seats) for seats in range(2, 5)]
    keys += [LeaderboardKey("the-game", NORMAL, seats) for seats in range(1, 6)]
    outcomes = {"the-game": cards(7), "the-mind": levels(3)}
    recent = tuple(
        result(
            outcomes[keys[number % len(keys)].game],
            number=number + 1,
            key=keys[number % len(keys)],
            days=-number,
            par=2 if keys[number % len(keys)].game == "the-game" else None,
        )
        for number in range(many)
    )
    leaderboards = tuple(
        LeaderboardStatistics(key, 10, 3, 9e5, result(outcomes[key.game], key=key), {7: 10}) for key in keys
    )
    counters: dict[str, Mapping[str, int]] = {
        "the-game": {"matches": 8_000, "cards": 999_999, "tricks": 99_999},
        "the-mind": {"matches": 999, "cards": 999_999, "mistakes": 99_999, "lives": 99_999, "stars": 9_999},
    }
    return Statistics(
        matches=9_999,
        violations=9_999,
        seconds=9e7,
        first=NOON,
        last=NOON,
        leaderboards=leaderboards,
        recent=recent,
        teammates=tuple(Teammate(user, 9_999) for user in PEOPLE[1:6]),
        days=tuple(date(2026, 11, 20) - timedelta(days=number) for number in range(300, -1, -1)),
        counters=counters,
    )


@every_language
@pytest.mark.parametrize("many", [1, 2, 200])
@pytest.mark.parametrize("whole", [True, False])
def test_statistics_of_a_long_life_are_within_discords_limits(
    language: str, many: int, *, whole: bool
) -> None:
    texts, stats = words(language), make_statistics(many)
    assert len(describe_charts(stats, "*" * 32, texts)) <= 1024
    today, names = date(2026, 11, 20), make_member_names()
    layout = Layout(render_statistics(stats, PEOPLE[0], HERE, texts, names, today=today, whole=whole))
    assert faults(layout) == []
    drawn = layout.with_picture(name_attached_file("results", "png", b"PNG"))
    assert faults(drawn) == []
    assert len([block for block in drawn.blocks if isinstance(block, str)]) == whole


def test_a_chart_has_a_series_for_each_number_of_people_and_days_below() -> None:
    the_game, the_mind = build_charts(make_statistics(26), words("de")).charts
    assert [series.label for series in the_game.series] == [
        "1 Person",
        "2 Personen",
        "3 Personen",
        "4 Personen",
        "5 Personen",
    ]
    assert sorted(place for series in the_game.series for place, _ in series.points) == list(range(20))
    assert the_mind.title == "The Mind"
    assert the_mind.scale == "geschaffte Level (mehr ist besser)"
    assert {left for series in the_mind.series for _, left in series.points} == {3}
    assert [place for place, _ in the_game.ticks] == [0, 6, 13, 19]
    assert the_game.ticks[-1] == (19, "20. Nov.")


def test_a_day_stands_below_a_chart_once() -> None:
    results = tuple(result(cards(number)) for number in range(9))
    stats = make_statistics(1)
    (chart,) = build_charts(
        Statistics(
            **{name: getattr(stats, name) for name in stats.__dataclass_fields__ if name != "recent"},
            recent=results,
        ),
        words("en"),
    ).charts
    assert chart.ticks == ((0, "Nov 20"),)


def test_the_days_below_a_chart_are_those_of_the_servers_clocks() -> None:
    early = datetime(2026, 11, 28, 1, 0, tzinfo=UTC)
    stats = replace(make_statistics(1), recent=(replace(result(cards(0)), ended=early),))
    (there,) = build_charts(stats, words("en"), ZoneInfo("America/New_York")).charts
    (utc,) = build_charts(stats, words("en")).charts
    assert (there.ticks, utc.ticks) == (((0, "Nov 27"),), ((0, "Nov 28"),))

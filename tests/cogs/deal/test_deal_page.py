"""Everything about deals is within Discord's limits, in every language, with the longest names."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.companions.deal_worth import DealWorth
from bot.devtools.preview.tables import GUILD, NOW, change_record, make_names
from bot.renderers import playable_games
from bot.renderers.results import describe_par
from bot.renderers.table import render_table
from bot.results import deal_page, leaderboard
from bot.results.deal_page import DealFacts, DealPage
from bot.tables.deals import DealInfo, derive_daily_chance, utc_day
from bot.tables.table import Table
from bot.words.words import Words, languages, words
from cogs import privacy
from data.records import DealKind, Ending, LeaderboardEntry, LeaderboardKey, MatchEnd, MatchId, Result, TeamId
from engine.registry import RULESETS
from tests.bot.renderers.limits import faults
from tests.bot.renderers.tables import MATCH, PEOPLE, lobby, running
from tests.engine.playouts import Case, cases, matches

LONG = ("*" * 32, "_" * 32, "<" * 32, "`||" * 11, "@here" * 7)
TODAY = utc_day(NOW)
SEED = "5e" * 32
CASES = [case for case in cases() if case.slug in playable_games() and case.seats > 1]
KINDS = (
    {"deal": DealKind.DAILY, "day": TODAY},
    {"deal": DealKind.DAILY, "day": TODAY, "rematch_of": MATCH},
    {"deal": DealKind.REMATCH, "rematch_of": MATCH},
    {"deal": DealKind.SEED, "seed": SEED},
)


def make_ended_table(case: Case) -> Table:
    """Play a match of a case to its end."""
    played = max(matches(case), key=len)
    table = running(case.slug, played[-1].after, case.seats, options=case.options)
    outcome = RULESETS[case.slug].outcome(played[-1].after)
    assert outcome is not None
    over = MatchEnd(Ending.FINISHED, NOW, outcome.model_dump_json(), outcome.score)
    return change_record(table, ended=over, seed=SEED)


def deal_facts(slug: str, *, over: bool, kept: bool, tried: bool) -> DealFacts:
    seats = playable_games()[slug].seats
    chances = {
        count: derive_daily_chance(bytes(32), TODAY, slug, playable_games()[slug].options(), count)
        for count in seats
    }
    return DealFacts(
        chances,
        list(seats) if kept else [],
        dict.fromkeys(seats, MatchId(MATCH)) if tried else {},
        over,
        {} if kept else dict.fromkeys(seats, 12),
    )


def places(case: Case, count: int) -> list[LeaderboardEntry]:
    record = make_ended_table(case).record
    assert record.ended is not None
    key = LeaderboardKey(case.slug, record.options, case.seats)
    one = Result(
        match=MATCH,
        guild=GUILD,
        team=TeamId(1),
        people=(*PEOPLE[: case.seats], None),
        key=key,
        deal=DealKind.DAILY,
        day=TODAY,
        score=1,
        violations=3,
        outcome=record.ended.outcome,
        started=NOW,
        ended=NOW,
        ranked=True,
        deal_worth=DealWorth(par=6, line_found=False).model_dump_json(),
    )
    return [LeaderboardEntry(rank, replace(one, match=MatchId(MATCH - rank))) for rank in range(1, count + 1)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_lobby_table_and_result_of_a_deal_is_within_discords_limits(case: Case, language: str) -> None:
    texts, names = words(language), make_names(*LONG)
    over = make_ended_table(case)
    known = DealInfo(over.record, {case.seats: SEED}, frozenset(PEOPLE), frozenset(PEOPLE))
    for kind in KINDS:
        for ranked in (True, False):
            opened = replace(change_record(lobby(case.slug, case.seats), **kind), deal_info=known)
            begun = running(case.slug, case.opening, case.seats, options=case.options)
            begun = change_record(begun, **{"seed": SEED, "ranked": ranked} | kind)
            finished = replace(change_record(over, ranked=ranked, **kind), deal_info=known)
            for table in (opened, begun, finished):
                assert faults(render_table(table, texts, names)) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", playable_games())
def test_every_page_of_a_day_is_within_discords_limits(slug: str, language: str) -> None:
    page = DealPage(TODAY, slug, playable_games()[slug].options())
    for over in (True, False):
        for kept in (True, False):
            shown = deal_facts(slug, over=over, kept=kept, tried=True)
            assert faults(deal_page.render_overview(page, shown, words(language))) == []
            assert faults(deal_page.render_codes(page, shown, words(language))) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_full_leaderboard_of_a_day_is_within_discords_limits(case: Case, language: str) -> None:
    texts, names = words(language), make_names(*LONG)
    page = DealPage(TODAY, case.slug, case.options, case.seats, page=2)
    rows = leaderboard.render_rows(places(case, deal_page.ROWS_PER_PAGE), GUILD, texts, names)
    results = [entry.result for entry in places(case, 1)]
    for lines in ([*rows, *describe_par(results, texts)], []):
        layout = deal_page.render_deal_leaderboard(
            page, lines, own="x" * 200, pages=3, teams=25, shared=True, over=True, words=texts
        )
        assert faults(layout) == []


@pytest.mark.parametrize("language", languages())
def test_the_pages_about_privacy_are_within_discords_limits(language: str) -> None:
    texts = words(language)
    kinds = ("seats", "teams", "team-names", "achievements", "counters", "attempts", "replays", "preferences")
    counts = dict.fromkeys(kinds, 12)
    for layout in (
        privacy.render_summary(counts, texts),
        privacy.render_summary({}, texts),
        privacy.render_confirmation(0, texts),
    ):
        assert faults(layout) == []
    assert faults(privacy.render_confirmation(2, texts)) == []


def _seeds(texts: Words, *, over: bool, kept: bool) -> str:
    page = DealPage(TODAY - timedelta(days=1), "the-game", playable_games()["the-game"].options())
    return deal_page.render_codes(page, deal_facts("the-game", over=over, kept=kept, tried=False), texts).text


def test_a_page_shows_either_the_code_or_the_seed_of_a_deal() -> None:
    chances = deal_facts("the-game", over=True, kept=False, tried=False).chances
    for over in (True, False):
        hidden = _seeds(words("en"), over=over, kept=True)
        assert all(one.commitment in hidden and one.hex not in hidden for one in chances.values())
    open_now = _seeds(words("en"), over=True, kept=False)
    assert all(one.hex in open_now for one in chances.values())


def test_the_seed_of_the_day_stands_nowhere_on_its_table() -> None:
    for case in CASES:
        table = change_record(make_ended_table(case), deal=DealKind.DAILY, day=TODAY)
        for language in languages():
            assert SEED not in render_table(table, words(language), make_names()).text

"""The screens around finished matches: leaderboards, replays, the list of matches, the deal of the day."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, timedelta

from bot.companions.deal_worth import DealWorth
from bot.companions.turn_review import MatchReview, ReviewedTurn, TurnReview
from bot.components.layout import Layout
from bot.devtools.preview.tables import GUILD, NOW, make_people, user_at
from bot.games.the_game.companion.turns import find_turns
from bot.renderers import playable_games
from bot.renderers.names import MemberNames
from bot.replay.history import render_history
from bot.replay.page import render_moment, render_replay_page, render_tempo_page
from bot.replay.position import Position
from bot.replay.replay import Replay, replay_match
from bot.results.deal_page import DealFacts, DealPage, render_codes, render_deal_leaderboard, render_overview
from bot.results.leaderboard import render_leaderboard, render_rows
from bot.results.leaderboard_view import LeaderboardFacts, LeaderboardView
from bot.settings.card_style import CardStyle
from bot.tables.achievements import FIRST_WIN
from bot.words.words import Words
from data.history import HistoryPage
from data.records import LeaderboardEntry, LeaderboardId, LeaderboardKey, MatchId, MatchRecord, Result, TeamId
from data.results.leaderboard import LeaderboardPage
from data.results.seasons import Season
from data.results.standing import Standing
from engine.games.the_game.model import PlayCard
from engine.shuffle import Chance
from tests.bot.replay.records import count_at, load_script
from tests.bot.results.finished_matches import EXPERT, NORMAL, cards

_TEAMS = 4
_BOARDS = {
    LeaderboardId(1): LeaderboardKey("the-game", NORMAL, 3),
    LeaderboardId(2): LeaderboardKey("the-game", EXPERT, 2),
}
_WORTH = DealWorth(par=6, line_found=True).model_dump_json()
_TODAY = date(2026, 11, 20)


def render_replay_screens(texts: Words, style: CardStyle) -> Mapping[str, Layout]:
    """Lay out replays: closed, with open hands, and a moment that was shared."""
    names = make_people()
    shown: dict[str, Layout] = {}
    for name in ("the-game-for-3", "the-mind-for-3"):
        record, replay = replay_match_of(name)
        slug, middle = record.game, len(replay.steps) // 2
        review = _make_review(replay, middle) if slug == "the-game" else None
        for kind, position in (
            ("replay-start", Position(0)),
            ("replay", Position(middle)),
            ("replay-open", Position(middle, hands_open=True)),
        ):
            shown[f"{slug}-{kind}"] = render_replay_page(
                record, replay, position, texts, names, shared=False, card_style=style, review=review
            )
        if slug == "the-mind":
            shown[f"{slug}-tempo"] = render_tempo_page(
                record, replay, texts, names, shared=False, card_style=style
            )
        shown[f"{slug}-moment"] = render_moment(
            record, replay, Position(middle), texts, names, card_style=style, review=review
        )
    return shown


def render_result_screens(texts: Words) -> Mapping[str, Layout]:
    """Lay out what lists finished matches."""
    names = make_people()
    return {
        "leaderboard": _render_board(texts, names, _TEAMS),
        "leaderboard-empty": _render_board(texts, names, 0),
        "history": _render_history(texts, names),
        **_render_deal(texts, names),
    }


def replay_match_of(name: str) -> tuple[MatchRecord, Replay]:
    """Replay one of the playthroughs."""
    record, steps = load_script(name)
    timed = count_at(record, steps) if record.game == "the-mind" else steps
    return record, replay_match(record, timed)


def _make_review(replay: Replay, step: int) -> MatchReview:
    """Return a review in which the turn of a step is a turning point, and all others are the same."""
    trick = tuple(PlayCard(card=card, pile=2) for card in (75, 90, 92, 82))
    return MatchReview(
        tuple(
            ReviewedTurn(turn, TurnReview(trick, 1.6, 0.6), is_turning_point=True)
            if turn.first_step <= step <= turn.last_step
            else ReviewedTurn(turn, TurnReview(turn.actions))
            for turn in find_turns(replay.steps)
        )
    )


def _list_entries(teams: int) -> tuple[LeaderboardEntry, ...]:
    return tuple(LeaderboardEntry(rank, _make_result(rank)) for rank in range(1, teams + 1))


def _make_result(rank: int) -> Result:
    outcome = cards(3 * (rank - 1))
    ended = NOW - timedelta(days=rank)
    return Result(
        match=MatchId(40 - rank),
        guild=GUILD,
        team=TeamId(rank),
        people=(user_at(0), user_at(rank % 3 + 1), None),
        key=_BOARDS[LeaderboardId(1)],
        deal=None,
        day=None,
        score=outcome.score,
        violations=rank - 1,
        outcome=outcome.model_dump_json(),
        started=ended,
        ended=ended,
        ranked=True,
        team_name="Night Owls" if rank == 1 else None,
        deal_worth=None if rank == 1 else _WORTH,
    )


def make_standing(*, named: bool) -> Standing:
    """Return how a won match stands: the team's best by far, with what it achieved."""
    entry = LeaderboardEntry(1, _make_result(1 if named else 2))
    before = _make_result(3)
    achieved = frozenset({FIRST_WIN, "comeback"})
    return Standing(entry.result, entry, _TEAMS, before, before, None, 0, None, achieved)


def _render_board(texts: Words, names: MemberNames, teams: int) -> Layout:
    entries = _list_entries(teams)
    page = LeaderboardPage(entries, 1, 1, teams, entries[0] if entries else None)
    season = Season.of(NOW)
    view = LeaderboardView("the-game", LeaderboardId(1), season=season)
    facts = LeaderboardFacts(view, _BOARDS, page, shared=True, now=season)
    return render_leaderboard(facts, GUILD, texts, names, asker=user_at(0))


def _render_history(texts: Words, names: MemberNames) -> Layout:
    games = ("the-game-for-3", "the-mind-for-3")
    records = tuple(
        replace(replay_match_of(name)[0], id=MatchId(number), deal_worth=worth)
        for number, (name, worth) in enumerate(zip(games, (_WORTH, None), strict=True), 41)
    )
    return render_history(HistoryPage(records, 1, 1, len(records)), texts, names)


def _render_deal(texts: Words, names: MemberNames) -> Mapping[str, Layout]:
    ruleset = playable_games()["the-game"]
    chances = {seats: Chance(bytes([seats] * 32)) for seats in ruleset.seats}
    page = DealPage(_TODAY, "the-game", ruleset.options())
    facts = {
        "deal-today": DealFacts(chances, set(chances), {}, over=False),
        "deal-over": DealFacts(chances, (), {3: MatchId(12)}, over=True, pars={2: 9, 3: 6}),
    }
    entries = _list_entries(_TEAMS)
    board = render_deal_leaderboard(
        page.for_seats(3),
        render_rows(entries, GUILD, texts, names, closed=[entry.result.match for entry in entries]),
        own=None,
        pages=1,
        teams=_TEAMS,
        shared=True,
        over=False,
        words=texts,
    )
    return {
        **{name: render_overview(page, one, texts) for name, one in facts.items()},
        **{f"{name}-codes": render_codes(page, one, texts) for name, one in facts.items()},
        "deal-leaderboard": board,
    }

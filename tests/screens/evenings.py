"""The screens of a game night's evening: a round, its results, the board, the summary, and past nights."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from fractions import Fraction

from bot.components.layout import Layout
from bot.devtools.preview.tables import NOW, make_people
from bot.nights.matchpoints import BoardRow, TableResult
from bot.nights.night_history import NightSeason, PastNight
from bot.nights.pages.board import render_board, render_end_question, render_history, render_summary
from bot.nights.pages.round import (
    render_call,
    render_entered,
    render_game_choice,
    render_moved_table,
    render_progress,
    render_round_result,
    render_seating,
)
from bot.nights.round_status import OpenTable, RoundStatus, TableStatus
from bot.nights.summary import Award, BestTable, NightSummary
from bot.renderers.names import MemberNames
from bot.replay.comparison import ComparedTable, Comparison, render_comparison
from bot.settings.card_style import CardStyle
from bot.words.words import Words
from data.nights.records import (
    NightRecord,
    NightState,
    NightTableId,
    NightTableRecord,
    PresenceRecord,
    RoundId,
    RoundRecord,
    TablePlace,
)
from data.records import Ending, MatchEnd, MatchId, MatchRecord, UserId
from data.results.seasons import Season
from tests.bot.renderers.tables import PEOPLE, lobby
from tests.bot.results.finished_matches import cards
from tests.screens.results import replay_match_of


def render_evening_screens(night: NightRecord, texts: Words, names: MemberNames) -> Mapping[str, Layout]:
    """Lay out what an evening shows, of two tables with people the sample tables know."""
    night = replace(
        night,
        state=NightState.RUNNING,
        started=night.created,
        presences=tuple(PresenceRecord(user, night.created, None, alone=False) for user in PEOPLE[:4]),
    )
    content = replace(night, presences=tuple(replace(one, alone=True) for one in night.presences))
    begun = _make_round(night)
    points = (Fraction(100), Fraction(0))
    tables = tuple(
        TableStatus(table, _finish(table, left), one, compared=True)
        for table, left, one in zip(begun.tables, (0, 9), points, strict=True)
    )
    results = tuple(TableResult((), "deal", (place,), one) for place, one in enumerate(points))
    status = RoundStatus(begun, tables, results)
    early = replace(status, tables=(tables[0], replace(tables[1], match=None, points=None)))
    in_turn = replace(
        begun, tables=tuple(replace(one, place=TablePlace.CHANNEL, seed=None) for one in begun.tables)
    )
    scores = ("262.5", "250", "187.5", "50")
    board = tuple(
        BoardRow(place, user, Fraction(score), 3)
        for place, (user, score) in enumerate(zip(PEOPLE[:4], scores, strict=True), 1)
    )
    people = (UserId(PEOPLE[0]), UserId(PEOPLE[1]))
    awards = (
        Award("rescue", people, 23, "the-game"),
        Award("close", PEOPLE[2:4], 0, table=tables[1]),
        Award("tricks", people[:1], 7),
        Award("matches", people[1:], 3),
        Award("partners", people[1:], 6),
    )
    best = BestTable(tables[0], people, Fraction(1))
    played = tuple((2, one) for one in tables)
    summary = NightSummary(4, 3, 6, best, board, awards, played, PEOPLE[4:5])
    running = texts("the-game-in-short", count=41)
    sizes = {"the-game": ((3, 3, 3), (5, 4), (3, 2, 2, 2)), "the-mind": ((3, 3, 3),)}
    seat = OpenTable(2, replace(tables[1], match=replace(_finish(begun.tables[1], 9), ended=None)))
    return {
        "night-entered": render_entered(night, PEOPLE[0], (), texts),
        "night-entered-with-room": render_entered(content, PEOPLE[0], (seat,), texts),
        "night-choice": render_game_choice(night, 9, sizes, texts),
        "night-round": render_seating(night, begun, None, texts, names),
        "night-round-in-turn": render_seating(night, in_turn, "create_private_threads", texts, names),
        "night-round-moved": render_moved_table(begun.tables[1], texts, full=True),
        "night-table-call": render_call(begun, begun.tables[0], 4242, texts),
        "night-progress": render_progress(early, {NightTableId(2): running}, texts),
        "night-result": render_round_result(night, status, texts, names),
        "night-board": render_board(night, board, texts, names),
        "night-board-empty": render_board(night, (), texts, names),
        "night-summary": render_summary(night, summary, texts, names),
        "night-summary-picture": render_summary(night, summary, texts, names, pictures=True),
        "night-end-question": render_end_question(night, 2, texts),
        "night-past": render_history(_make_history(night, summary.best), night.guild, texts, names),
    }


def render_comparison_screens(texts: Words, style: CardStyle) -> Mapping[str, Layout]:
    """Lay out two tables of a round, step by step."""
    shown: dict[str, Layout] = {}
    for name in ("the-game-for-3", "the-mind-for-3"):
        record, replay = replay_match_of(name)
        other = replace(record, id=MatchId(record.id + 1))
        others = tuple((number, MatchId(record.id + number - 1)) for number in (1, 2, 3))
        comparison = Comparison(2, ComparedTable(1, record, replay), ComparedTable(2, other, replay), others)
        middle = len(replay.steps) // 2
        shown[f"{record.game}-compare"] = render_comparison(comparison, middle, texts, make_people(), style)
    return shown


def _make_history(night: NightRecord, best: BestTable | None) -> NightSeason:
    nights = (PastNight(night, 9, 3, PEOPLE[0]), PastNight(night, 7, 2, None))
    season = Season.of(NOW)
    return NightSeason(
        season=season,
        now=season,
        seasons=(season, season.previous),
        count=2,
        nights=nights,
        regulars=tuple((user, 2) for user in PEOPLE[:3]),
        fullest=nights[0],
        best=None if best is None else (night, best),
    )


def _finish(table: NightTableRecord, left: int) -> MatchRecord:
    """Make the match of a table that ended with some cards left."""
    outcome = cards(left)
    ended = MatchEnd(Ending.FINISHED, NOW, outcome.model_dump_json(), outcome.score)
    players = lobby("the-game", len(table.people)).record.players
    seated = tuple(replace(one, user=user) for one, user in zip(players, table.people, strict=True))
    record = lobby("the-game", 2).record
    return replace(record, id=MatchId(40 + table.number), seats=2, started=NOW, ended=ended, players=seated)


def _make_round(night: NightRecord) -> RoundRecord:
    tables = tuple(
        NightTableRecord(
            id=NightTableId(number),
            number=number,
            place=TablePlace.PRIVATE_THREAD,
            seed="0" * 64,
            channel=None,
            match=None,
            called=None,
            people=PEOPLE[2 * number - 2 : 2 * number],
        )
        for number in (1, 2)
    )
    started = night.created + timedelta(minutes=5)
    return RoundRecord(RoundId(1), night.id, 2, "the-game", "{}", started, None, None, tables)

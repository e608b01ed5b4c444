"""The summary of a night as people read it."""

from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction

from bot.devtools.preview.tables import NOW
from bot.nights.matchpoints import BoardRow, TableResult
from bot.nights.pages.board import make_poster, render_summary
from bot.nights.round_status import RoundStatus
from bot.nights.summary import Award, NightSummary, find_awards, find_best_table, find_close
from bot.renderers.names import MemberNames
from bot.words.words import words
from data.nights.records import NightId, RoundId, RoundRecord
from data.records import MatchId, UserId
from data.store import Store
from tests.bot.conftest import store
from tests.bot.nights.test_round_status import make_table
from tests.bot.renderers.tables import lobby
from tests.data.sample_matches import clock
from tests.data.sample_nights import PLAN, place

__all__ = ["store"]


async def test_a_summary_names_everybody_and_its_poster_all_who_share_a_place(store: Store) -> None:
    night = await store.nights.open_now(place(), PLAN, clock(0))
    people = [UserId(number) for number in range(1, 9)]
    board = tuple(BoardRow(1, person, Fraction(88), 1) for person in people[:6])
    board += tuple(BoardRow(7, person, Fraction(10), 1) for person in people[6:])
    others = (UserId(9), UserId(10))
    summary = NightSummary(8, 1, 2, None, board, (), (), others)
    text = "\n".join(
        str(block) for block in render_summary(night, summary, words("en"), MemberNames()).blocks
    )
    assert all(f"<@{person}>" in text for person in (*people, *others))
    assert [row.place for row in make_poster(night, summary, words("en"), MemberNames()).rows] == ["1."] * 6
    assert make_poster(night, replace(summary, board=()), words("en"), MemberNames()).rows == ()


async def test_a_poster_has_the_day_on_the_clocks_of_its_night(store: Store) -> None:
    late = datetime(2026, 11, 28, 1, 0, tzinfo=UTC)
    plan = replace(PLAN, zone="America/New_York", starts=late)
    night = await store.nights.open_now(place(), plan, late)
    poster = make_poster(night, NightSummary(2, 1, 1, None, (), (), ()), words("en"), MemberNames())
    assert poster.label == "Game night, November 27, 2026"


def played(number: int, people: tuple[int, ...], left: int) -> RoundStatus:
    """Return a round with one table of these people, who had some cards left."""
    match = replace(lobby("the-game", len(people)).record, id=MatchId(number))
    table = make_table(number, None, match, compared=False)
    record = RoundRecord(
        RoundId(number), NightId(1), number, "the-game", "{}", NOW, NOW, None, (table.table,)
    )
    return RoundStatus(record, (table,), (TableResult(people, None, (left,), Fraction(98 - left, 98)),))


def test_a_match_that_was_nearly_won_is_named_beside_the_best_table() -> None:
    rounds = [played(1, (1, 2), 0), played(2, (1, 3), 5), played(3, (2, 3), 40)]
    close = find_close(rounds, find_best_table(rounds))
    assert close == Award("close", (UserId(1), UserId(3)), 0, table=rounds[1].tables[0])
    assert find_close(rounds[1:], find_best_table(rounds[1:])) is None
    assert find_close([rounds[0], rounds[2]], find_best_table(rounds)) is None


def test_who_played_the_most_matches_is_named_unless_all_played_as_many() -> None:
    rounds = [played(1, (1, 2), 9), played(2, (1, 3), 9), played(3, (1, 4), 9)]
    assert Award("matches", (UserId(1),), 3) in list(find_awards(rounds))
    assert list(find_awards(rounds[:1])) == []

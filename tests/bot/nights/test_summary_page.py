"""The summary of a night as people read it."""

from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction

from bot.nights.matchpoints import BoardRow
from bot.nights.pages.board import make_poster, render_summary
from bot.nights.summary import NightSummary
from bot.renderers.names import MemberNames
from bot.words.words import words
from data.records import UserId
from data.store import Store
from tests.bot.conftest import store
from tests.data.sample_matches import clock
from tests.data.sample_nights import PLAN, place

__all__ = ["store"]


async def test_a_summary_names_everybody_and_its_poster_all_who_share_a_place(store: Store) -> None:
    night = await store.nights.open_now(place(), PLAN, clock(0))
    people = [UserId(number) for number in range(1, 9)]
    board = tuple(BoardRow(1, person, Fraction(88), 1) for person in people[:6])
    board += tuple(BoardRow(7, person, Fraction(10), 1) for person in people[6:])
    summary = NightSummary(8, 1, 2, None, board, (), ())
    text = "\n".join(
        str(block) for block in render_summary(night, summary, words("en"), MemberNames()).blocks
    )
    assert all(f"<@{person}>" in text for person in people)
    assert [row.place for row in make_poster(night, summary, words("en"), MemberNames()).rows] == ["1."] * 6
    assert make_poster(night, replace(summary, board=()), words("en"), MemberNames()).rows == ()


async def test_a_poster_has_the_day_on_the_clocks_of_its_night(store: Store) -> None:
    late = datetime(2026, 11, 28, 1, 0, tzinfo=UTC)
    plan = replace(PLAN, zone="America/New_York", starts=late)
    night = await store.nights.open_now(place(), plan, late)
    poster = make_poster(night, NightSummary(2, 1, 1, None, (), (), ()), words("en"), MemberNames())
    assert poster.label == "Game night, November 27, 2026"

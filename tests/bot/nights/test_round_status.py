"""A round's status of its tables: who can be compared, and who can still sit down."""

from dataclasses import replace
from fractions import Fraction

import pytest

from bot.devtools.preview.tables import NOW
from bot.nights.matchpoints import TableResult
from bot.nights.round_status import RoundStatus, TableStatus
from data.nights.records import NightId, NightTableId, NightTableRecord, RoundId, RoundRecord, TablePlace
from data.records import MatchId, MatchRecord, UserId
from tests.bot.renderers.tables import lobby

SEED = "5e" * 32


def make_table(number: int, seed: str | None, match: MatchRecord | None, *, compared: bool) -> TableStatus:
    people = tuple(UserId(10 * number + seat) for seat in range(3))
    record = NightTableRecord(
        NightTableId(number), number, TablePlace.PRIVATE_THREAD, seed, None, None, None, people
    )
    return TableStatus(record, match, Fraction(50), compared=compared)


def test_only_tables_that_finished_the_same_deal_are_compared() -> None:
    matches = [replace(lobby("the-game", 3).record, id=MatchId(number)) for number in (1, 2, 3, 4)]
    deals = ("same", "other", "same", None)
    tables = tuple(
        make_table(match.id, SEED, match, compared=deal == "same")
        for match, deal in zip(matches, deals, strict=True)
    )
    results = tuple(TableResult((), deal, (0,), Fraction(1)) for deal in deals)
    record = RoundRecord(
        RoundId(1), NightId(1), 1, "the-game", "{}", NOW, NOW, None, tuple(one.table for one in tables)
    )
    status = RoundStatus(record, tables, results)
    assert status.list_compared_with(MatchId(1)) == (tables[0], tables[2])
    for match in (2, 4, 9):
        assert status.list_compared_with(MatchId(match)) == ()


@pytest.mark.parametrize(
    ("seated", "seed", "facts", "room"),
    [
        (3, SEED, {}, 0),
        (2, SEED, {}, 1),
        (3, None, {}, 2),
        (2, SEED, {"started": NOW, "seats": 2}, 0),
        (2, SEED, {"started": NOW, "seats": 3}, 1),
        (2, SEED, {"started": NOW, "seats": 3, "set_aside": NOW}, 0),
    ],
    ids=["full", "one stood up", "own deal", "began with two", "one left", "set aside"],
)
def test_a_lobby_with_a_shared_deal_stays_of_its_size(
    seated: int, seed: str | None, facts: dict[str, object], room: int
) -> None:
    match = replace(lobby("the-game", seated).record, **facts)  # type: ignore[arg-type] # fields of a record
    assert make_table(1, seed, match, compared=False).room == room

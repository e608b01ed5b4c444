"""The counters of a match, and whose they are."""

from collections.abc import AsyncIterator

import pytest

from bot.tables.lobbies import Lobbies
from bot.tables.table import Table
from bot.tables.tables import Tables
from data.records import UserId
from data.store import Store
from engine.games.the_game.model import Begin, PlayCard
from engine.games.the_game.refusals import CardNotHeld
from tests.bot.sample_tables import (
    ADA,
    BEN,
    CLEO,
    DORA,
    FakeClock,
    begin_match,
    get_record,
    play_badly,
    play_one,
    start_match,
    submit,
)


@pytest.fixture
async def anywhere(database_url: str) -> AsyncIterator[Store]:
    """A store on each kind of database."""
    opened = await Store.open(database_url)
    yield opened
    await opened.close()


async def tally(store: Store, table: Table, user: UserId) -> dict[str, int]:
    """Return the stored counters of a user's match."""
    record = await get_record(store, table)
    (found,) = [
        player.counters for player in record.players if player.user == user and player.counters is not None
    ]
    return dict(found)


async def test_cards_and_tricks_are_stored_with_the_end(anywhere: Store, clock: FakeClock) -> None:
    tables = Tables(anywhere, now=clock)
    table = await play_badly(tables, await begin_match(tables))
    record = await get_record(anywhere, table)
    assert record.counters == {}
    counts = [await tally(anywhere, table, user) for user in (ADA, BEN)]
    assert table.outcome is not None
    assert sum(count["cards"] for count in counts) == 98 - table.outcome.score
    assert [count["matches"] for count in counts] == [1, 1]


async def test_a_match_counts_on_where_a_restart_found_it(
    tables: Tables, store: Store, clock: FakeClock
) -> None:
    table = await begin_match(tables)
    for _ in range(5):
        await play_one(tables, table)
    again = Tables(store, now=clock)
    await again.load_channels()
    fresh = await again.get(table.id)
    assert fresh.counters == table.counters
    await play_badly(again, fresh)
    whole = sum([(await tally(store, fresh, user))["cards"] for user in (ADA, BEN)])
    assert fresh.outcome is not None
    assert whole == 98 - fresh.outcome.score


async def test_deeds_belong_to_who_held_the_seat_when_they_were_done(tables: Tables, store: Store) -> None:
    table = await start_match(tables)
    await submit(tables, table, ADA, Begin())
    await play_one(tables, table)
    before = table.counters.people[ADA]["cards"]
    await Lobbies(tables).leave(table.id, ADA)
    await Lobbies(tables).join(table.id, CLEO)
    table = await play_badly(tables, await tables.get(table.id))
    assert (await tally(store, table, ADA))["cards"] == before == 1
    assert (await tally(store, table, CLEO))["cards"] > 1


async def test_who_did_nothing_was_there_all_the_same(tables: Tables, store: Store) -> None:
    table = await begin_match(tables)
    await Lobbies(tables).leave(table.id, BEN)
    await Lobbies(tables).join(table.id, DORA)
    await Lobbies(tables).leave(table.id, DORA)
    await Lobbies(tables).join(table.id, BEN)
    table = await play_badly(tables, await tables.get(table.id))
    assert await tally(store, table, DORA) == {"matches": 1}


async def test_a_step_that_was_not_stored_is_not_counted(tables: Tables) -> None:
    table = await begin_match(tables)
    counted = table.counters
    with pytest.raises(CardNotHeld):
        await submit(tables, table, ADA, PlayCard(card=1, pile=1))
    assert table.counters is counted

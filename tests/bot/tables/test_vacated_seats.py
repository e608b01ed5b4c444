"""A match of ito that goes on without a seat that nobody holds."""

from typing import cast

import pytest

from bot.tables import refusals
from bot.tables.deals import UnrankedReason, find_unranked_reason
from bot.tables.lobbies import Lobbies
from bot.tables.table import Table
from bot.tables.tables import Tables
from data.records import UserId
from data.store import Store
from engine.games.ito.actions import AgreeToRow, GoOn, LayCard, SetOwnTheme
from engine.games.ito.model import ItoOptions, ItoState, Mode
from tests.bot.sample_tables import (
    ADA,
    BEN,
    CHANNEL,
    CLEO,
    DORA,
    EMIL,
    GUILD,
    FakeClock,
    begin_match,
    get_record,
    replay_events,
    submit,
)


async def start_ito(tables: Tables, *people: UserId, mode: Mode = Mode.ROW) -> Table:
    table = await Lobbies(tables).open(
        game="ito",
        options=ItoOptions(mode=mode),
        guild=GUILD,
        channel=CHANNEL,
        locale="en-US",
        people=people,
    )
    return await Lobbies(tables).start(table.id, people[0])


def state_of(table: Table) -> ItoState:
    return cast("ItoState", table.state)


async def lay(tables: Tables, table: Table, *users: UserId) -> None:
    """Lay one card of each of these people, from the high end."""
    for user in users:
        await submit(tables, table, user, LayCard(slot=0, after=0))


async def test_a_seat_is_kept_for_two_minutes(tables: Tables, clock: FakeClock) -> None:
    table = await start_ito(tables, ADA, BEN, CLEO)
    await Lobbies(tables).leave(table.id, CLEO)
    assert table.dispensable_seats == (2,)
    clock.let_pass(seconds=100)
    with pytest.raises(refusals.SeatJustLeft) as refusal:
        await Lobbies(tables).go_on_without(table.id, ADA)
    assert 0 < refusal.value.seconds <= 20


async def test_a_majority_goes_on_without_a_free_seat(tables: Tables, clock: FakeClock, store: Store) -> None:
    table = await start_ito(tables, ADA, BEN, CLEO, DORA)
    await submit(tables, table, ADA, SetOwnTheme())
    await Lobbies(tables).leave(table.id, DORA)
    clock.let_pass(minutes=2)
    await Lobbies(tables).go_on_without(table.id, ADA)
    assert (table.vacating_votes, table.votes_needed, table.paused) == (1, 2, True)
    await Lobbies(tables).go_on_without(table.id, BEN)
    assert (table.missing_seats, table.free_seats, table.vacating_votes) == ((), (3,), 0)
    await lay(tables, table, ADA, BEN, CLEO)
    assert state_of(table).all_laid
    assert await replay_events(store, table) == table.state


async def test_a_match_without_a_seat_is_not_ranked(tables: Tables, clock: FakeClock, store: Store) -> None:
    table = await start_ito(tables, ADA, BEN, CLEO)
    await submit(tables, table, ADA, SetOwnTheme())
    await Lobbies(tables).leave(table.id, CLEO)
    clock.let_pass(minutes=2)
    await Lobbies(tables).go_on_without(table.id, ADA)
    await Lobbies(tables).go_on_without(table.id, BEN)
    (low, first), (_, second) = sorted(zip(state_of(table).dealt, (ADA, BEN), strict=False))
    assert low
    await lay(tables, table, first, second)
    await submit(tables, table, ADA, AgreeToRow())
    await submit(tables, table, BEN, AgreeToRow())
    assert table.record.ended is not None
    assert find_unranked_reason(table.record) is UnrankedReason.OWN_WAY
    assert (table.record.ranked, (await get_record(store, table)).ranked) == (False, False)


async def test_the_last_two_wait_for_somebody_to_take_the_seat(tables: Tables, clock: FakeClock) -> None:
    table = await start_ito(tables, ADA, BEN)
    await Lobbies(tables).leave(table.id, BEN)
    clock.let_pass(minutes=5)
    with pytest.raises(refusals.SeatNeeded):
        await Lobbies(tables).go_on_without(table.id, ADA)


async def test_a_game_that_needs_all_its_cards_waits(tables: Tables, clock: FakeClock) -> None:
    table = await begin_match(tables, ADA, BEN, CLEO)
    await Lobbies(tables).leave(table.id, CLEO)
    clock.let_pass(minutes=5)
    assert table.dispensable_seats == ()
    with pytest.raises(refusals.SeatNeeded):
        await Lobbies(tables).go_on_without(table.id, ADA)


async def test_who_takes_a_vacated_seat_plays_from_the_next_round_on(
    tables: Tables, clock: FakeClock, store: Store
) -> None:
    table = await start_ito(tables, ADA, BEN, CLEO)
    await submit(tables, table, ADA, SetOwnTheme())
    await Lobbies(tables).leave(table.id, CLEO)
    clock.let_pass(minutes=2)
    await Lobbies(tables).go_on_without(table.id, ADA)
    await Lobbies(tables).go_on_without(table.id, BEN)
    await Lobbies(tables).join(table.id, EMIL)
    assert table.seat_of(EMIL) == 2
    assert state_of(table).gone == ()
    (_, low), (_, high) = sorted(zip(state_of(table).dealt, (ADA, BEN), strict=False))
    await lay(tables, table, high, low)
    await submit(tables, table, ADA, AgreeToRow())
    await submit(tables, table, BEN, AgreeToRow())
    assert state_of(table).round == 2
    assert state_of(table).present == (0, 1, 2)
    assert await replay_events(store, table) == table.state


async def test_who_takes_a_vacated_seat_and_leaves_again_is_not_waited_for_in_that_round(
    tables: Tables, clock: FakeClock
) -> None:
    table = await start_ito(tables, ADA, BEN, CLEO)
    await submit(tables, table, ADA, SetOwnTheme())
    await Lobbies(tables).leave(table.id, CLEO)
    clock.let_pass(minutes=2)
    await Lobbies(tables).go_on_without(table.id, ADA)
    await Lobbies(tables).go_on_without(table.id, BEN)
    await Lobbies(tables).join(table.id, EMIL)
    await Lobbies(tables).leave(table.id, EMIL)
    assert not table.paused
    await lay(tables, table, ADA)
    await submit(tables, table, ADA, GoOn())

import pytest

from data.errors import AlreadyRunning, AlreadySeated, NotSeated, SeatUnknown, TableFull, TableGone
from data.records import Ending, PlayerRecord
from data.store import Store
from tests.data.sample_matches import (
    ADA,
    BEN,
    CHANNEL,
    CLEO,
    ELSEWHERE,
    broken_off,
    clock,
    full_lobby,
    play,
    running,
)


async def test_who_leaves_a_match_is_remembered(store: Store) -> None:
    match = await running(store)
    left = await store.remove_player(match.id, ADA, clock(20))
    assert left.players[0] == PlayerRecord(user=ADA, seat=1, joined=clock(0), left=clock(20))
    assert [player.user for player in left.seated] == [BEN]
    assert left.last_active == clock(20)


async def test_a_free_seat_is_taken_over(store: Store) -> None:
    match = await running(store)
    await store.remove_player(match.id, ADA, clock(20))
    taken = await store.add_player(match.id, CLEO, 1, clock(25))
    assert [(player.user, player.seat) for player in taken.players] == [(ADA, 1), (BEN, 0), (CLEO, 1)]
    assert [(player.user, player.seat) for player in taken.seated] == [(BEN, 0), (CLEO, 1)]
    assert taken.last_active == clock(25)


async def test_who_comes_back_has_a_second_row(store: Store) -> None:
    match = await running(store)
    await store.remove_player(match.id, ADA, clock(20))
    back = await store.add_player(match.id, ADA, 1, clock(25))
    assert [(player.user, player.left) for player in back.players] == [
        (ADA, clock(20)),
        (BEN, None),
        (ADA, None),
    ]


async def test_who_left_can_leave_only_after_coming_back(store: Store) -> None:
    match = await running(store)
    await store.remove_player(match.id, ADA, clock(20))
    with pytest.raises(NotSeated):
        await store.remove_player(match.id, ADA, clock(21))


async def test_a_seat_that_is_held_is_not_taken_over(store: Store) -> None:
    match = await running(store)
    with pytest.raises(TableFull) as refusal:
        await store.add_player(match.id, CLEO, 1, clock(25))
    assert refusal.value.match == match.id


async def test_nobody_holds_two_seats(store: Store) -> None:
    match = await running(store)
    await store.remove_player(match.id, ADA, clock(20))
    with pytest.raises(AlreadySeated) as refusal:
        await store.add_player(match.id, BEN, 1, clock(25))
    assert refusal.value.match == match.id


async def test_a_running_match_has_no_seat_for_another_user(store: Store) -> None:
    match = await running(store)
    with pytest.raises(AlreadyRunning):
        await store.add_player(match.id, CLEO, None, clock(25))


async def test_a_seat_the_table_does_not_have_is_not_taken(store: Store) -> None:
    match = await running(store)
    with pytest.raises(SeatUnknown) as refusal:
        await store.add_player(match.id, CLEO, 2, clock(25))
    assert (refusal.value.seat, refusal.value.seats) == (2, 2)


async def test_nobody_sits_down_at_or_leaves_a_table_that_is_over(store: Store) -> None:
    match = await running(store)
    await store.end_match(match.id, broken_off(Ending.ABANDONED, 12))
    with pytest.raises(TableGone):
        await store.add_player(match.id, CLEO, 1, clock(25))
    with pytest.raises(TableGone):
        await store.remove_player(match.id, ADA, clock(25))


async def test_a_person_plays_at_several_tables(store: Store) -> None:
    await running(store, CHANNEL)
    there = await running(store, ELSEWHERE)
    assert [player.user for player in there.seated] == [ADA, BEN]


async def test_forgetting_keeps_the_match_and_loses_the_name(store: Store) -> None:
    match = await running(store)
    await play(store, match.id, 1)
    await store.end_match(match.id, broken_off(Ending.ABANDONED, 12))
    assert await store.forget_user(ADA) == 1
    forgotten = await store.get_match(match.id)
    assert forgotten is not None
    assert [(player.user, player.seat) for player in forgotten.players] == [(None, 1), (BEN, 0)]
    assert len(await store.list_steps(match.id)) == 1


async def test_forgetting_reaches_every_row(store: Store) -> None:
    match = await running(store)
    await store.remove_player(match.id, ADA, clock(20))
    await store.add_player(match.id, ADA, 1, clock(25))
    await running(store, ELSEWHERE)
    assert await store.forget_user(ADA) == 3
    assert await store.forget_user(ADA) == 0


async def test_the_seat_of_a_forgotten_person_falls_free(store: Store) -> None:
    match = await running(store)
    await play(store, match.id, 1)
    await store.forget_user(ADA)
    taken = await store.add_player(match.id, CLEO, 1, clock(30))
    assert taken.players[0] == PlayerRecord(user=None, seat=1, joined=clock(0), left=clock(11))
    assert [(player.user, player.seat) for player in taken.seated] == [(BEN, 0), (CLEO, 1)]


async def test_a_forgotten_person_is_gone_from_the_lobby(store: Store) -> None:
    opened = await full_lobby(store)
    assert await store.forget_user(ADA) == 1
    found = await store.get_match(opened.id)
    assert found is not None
    assert [player.user for player in found.players] == [BEN]

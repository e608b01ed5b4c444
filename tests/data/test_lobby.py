from dataclasses import replace

import pytest

from data.errors import (
    AlreadyRunning,
    AlreadySeated,
    ChannelTaken,
    NotSeated,
    NotStarted,
    SeatingDiffers,
    TableGone,
)
from data.records import Ending, MatchPhase, MatchRecord, PlayerRecord
from data.store import Store
from tests.data.sample_matches import (
    ADA,
    BEN,
    CHANNEL,
    CLEO,
    ELSEWHERE,
    GUILD,
    NOBODY,
    SEED,
    STATE,
    broken_off,
    clock,
    full_lobby,
    lobby,
    running,
    start,
)


async def test_a_lobby_is_opened_with_its_host_in_it(store: Store) -> None:
    opened = await lobby(store)
    assert opened == MatchRecord(
        id=opened.id,
        game="the-game",
        options='{"expert":false}',
        seats=None,
        seed=None,
        rules_version=None,
        initial_state=None,
        guild=GUILD,
        channel=CHANNEL,
        message=None,
        locale="de",
        created=clock(0),
        started=None,
        last_active=clock(0),
        reminded=None,
        set_aside=None,
        ended=None,
        players=(PlayerRecord(user=ADA, seat=None, joined=clock(0), left=None),),
        steps=0,
    )
    assert opened.phase is MatchPhase.LOBBY


async def test_what_was_opened_is_found_by_its_number_and_by_its_channel(store: Store) -> None:
    opened = await lobby(store)
    assert await store.get_match(opened.id) == opened
    assert await store.find_live_match(CHANNEL) == opened
    assert await store.find_live_match(ELSEWHERE) is None
    assert await store.get_match(NOBODY) is None


async def test_a_channel_holds_one_lobby(store: Store) -> None:
    opened = await lobby(store)
    with pytest.raises(ChannelTaken) as refusal:
        await lobby(store)
    assert refusal.value.channel == CHANNEL
    assert refusal.value.phase == "lobby"
    assert refusal.value.match == opened.id


async def test_a_channel_is_free_again_when_its_match_has_ended(store: Store) -> None:
    opened = await lobby(store)
    await store.end_match(opened.id, broken_off(Ending.CANCELLED, 5))
    second = await lobby(store)
    assert await store.find_live_match(CHANNEL) == second


async def test_a_match_that_is_set_aside_keeps_its_channel(store: Store) -> None:
    match = await running(store)
    await store.set_match_aside(match.id, clock(60))
    with pytest.raises(ChannelTaken):
        await lobby(store)


async def test_people_join_in_order(store: Store) -> None:
    opened = await full_lobby(store)
    joined = await store.add_player(opened.id, CLEO, None, clock(3))
    assert [player.user for player in joined.seated] == [ADA, BEN, CLEO]
    assert joined.last_active == clock(3)


async def test_nobody_joins_twice(store: Store) -> None:
    opened = await lobby(store)
    with pytest.raises(AlreadySeated) as refusal:
        await store.add_player(opened.id, ADA, None, clock(1))
    assert refusal.value.match == opened.id


async def test_a_lobby_has_no_numbered_seats(store: Store) -> None:
    opened = await lobby(store)
    with pytest.raises(NotStarted):
        await store.add_player(opened.id, BEN, 0, clock(1))


async def test_who_leaves_a_lobby_leaves_no_trace(store: Store) -> None:
    opened = await full_lobby(store)
    left = await store.remove_player(opened.id, ADA, clock(3))
    assert [player.user for player in left.players] == [BEN]
    assert left.last_active == clock(3)


async def test_who_comes_back_to_a_lobby_sits_behind_the_others(store: Store) -> None:
    opened = await full_lobby(store)
    await store.remove_player(opened.id, ADA, clock(3))
    back = await store.add_player(opened.id, ADA, None, clock(4))
    assert [player.user for player in back.seated] == [BEN, ADA]


async def test_only_those_who_sit_there_can_leave(store: Store) -> None:
    opened = await lobby(store)
    with pytest.raises(NotSeated) as refusal:
        await store.remove_player(opened.id, BEN, clock(3))
    assert refusal.value.match == opened.id


async def test_a_start_gives_everyone_a_seat(store: Store) -> None:
    match = await running(store)
    assert match.phase is MatchPhase.RUNNING
    assert [(player.user, player.seat) for player in match.seated] == [(ADA, 1), (BEN, 0)]
    assert match.seats == 2
    assert match.seed == SEED
    assert match.rules_version == 1
    assert match.initial_state == STATE
    assert match.started == match.last_active == clock(2)
    assert await store.get_match(match.id) == match


async def test_a_match_starts_once(store: Store) -> None:
    match = await running(store)
    with pytest.raises(AlreadyRunning):
        await start(store, match.id)


async def test_a_closed_lobby_does_not_start(store: Store) -> None:
    opened = await full_lobby(store)
    await store.end_match(opened.id, broken_off(Ending.CANCELLED, 2))
    with pytest.raises(TableGone) as refusal:
        await start(store, opened.id)
    assert refusal.value.match == opened.id


async def test_those_given_seats_are_those_in_the_lobby(store: Store) -> None:
    opened = await lobby(store)
    with pytest.raises(SeatingDiffers) as refusal:
        await start(store, opened.id)
    assert refusal.value.seated == {ADA}
    assert refusal.value.given == {ADA, BEN}
    assert await store.get_match(opened.id) == opened


async def test_seats_are_numbered_without_gaps(store: Store) -> None:
    opened = await full_lobby(store)
    with pytest.raises(ValueError, match="without gaps"):
        await store.start_match(
            opened.id, seating={ADA: 0, BEN: 2}, seed=SEED, rules_version=1, initial_state=STATE, at=clock(2)
        )


async def test_nobody_joins_a_lobby_that_was_never_opened(store: Store) -> None:
    with pytest.raises(TableGone) as refusal:
        await store.add_player(NOBODY, ADA, None, clock(0))
    assert refusal.value.match == NOBODY


async def test_a_lobby_changes_its_game_and_keeps_its_people(store: Store) -> None:
    opened = await full_lobby(store)
    changed = await store.change_lobby(opened.id, game="the-mind", options="{}", at=clock(3))
    assert (changed.game, changed.options, changed.last_active) == ("the-mind", "{}", clock(3))
    assert changed.players == opened.players
    assert await store.get_match(opened.id) == changed


async def test_a_match_that_runs_or_is_over_keeps_its_game(store: Store) -> None:
    match = await running(store)
    with pytest.raises(AlreadyRunning):
        await store.change_lobby(match.id, game="the-mind", options="{}", at=clock(3))
    await store.end_match(match.id, broken_off(Ending.ABANDONED, 4))
    with pytest.raises(TableGone):
        await store.change_lobby(match.id, game="the-mind", options="{}", at=clock(5))
    assert await store.get_match(match.id) == replace(match, ended=broken_off(Ending.ABANDONED, 4))

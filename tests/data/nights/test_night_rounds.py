"""Rounds of a night in the store: who was seated where, and which match was played there."""

import pytest

from data.errors import NightGone
from data.nights.records import NightState, TablePlace, Wish, WishRecord
from data.records import ChannelId, DealKind, MessageId
from data.store import Store
from tests.data.finished_matches import DAN
from tests.data.sample_matches import ADA, BEN, CLEO, GUILD, SEED, clock
from tests.data.sample_nights import open_night, pair

THREAD = ChannelId(901)


async def test_a_round_is_stored_whole_and_the_night_runs(store: Store) -> None:
    night = await open_night(store)
    record, first = await store.night_rounds.begin(
        night.id, "the-game", "{}", [pair(ADA, BEN, seed=SEED), pair(CLEO, DAN, seed=SEED)], clock(6)
    )
    assert (record.state, record.started) == (NightState.RUNNING, clock(6))
    assert [(one.number, one.people, one.seed, one.match) for one in first.tables] == [
        (1, (ADA, BEN), SEED, None),
        (2, (CLEO, DAN), SEED, None),
    ]
    _, second = await store.night_rounds.begin(night.id, "the-mind", "{}", [pair(ADA, CLEO)], clock(9))
    assert (first.number, second.number) == (1, 2)
    assert await store.night_rounds.list_rounds(night.id) == [first, second]
    assert await store.night_rounds.list_unfinished() == [first, second]


async def test_what_became_of_a_table_is_stored_step_by_step(store: Store) -> None:
    night = await open_night(store)
    _, begun = await store.night_rounds.begin(night.id, "the-game", "{}", [pair(ADA, BEN)], clock(6))
    table = begun.tables[0].id
    await store.night_rounds.set_channel(table, THREAD)
    lobby = await store.open_lobby(
        game="the-game", options="{}", guild=GUILD, channel=THREAD, locale="de", host=ADA, at=clock(7)
    )
    await store.night_rounds.set_match(table, lobby.id)
    await store.night_rounds.set_called(table, clock(8))
    found = await store.night_rounds.find_round(lobby.id)
    assert found is not None
    assert (found.tables[0].channel, found.tables[0].match, found.tables[0].called) == (
        THREAD,
        lobby.id,
        clock(8),
    )
    assert await store.night_rounds.end_round(begun.id, clock(20))
    assert not await store.night_rounds.end_round(begun.id, clock(21))
    assert len(await store.night_rounds.list_unfinished()) == 1
    await store.night_rounds.set_message(begun.id, MessageId(77))
    assert await store.night_rounds.list_unfinished() == []


async def test_a_table_in_the_channel_plays_a_deal_of_its_own(store: Store) -> None:
    night = await open_night(store)
    _, begun = await store.night_rounds.begin(
        night.id, "the-game", "{}", [pair(ADA, BEN, seed=SEED)], clock(6)
    )
    await store.night_rounds.set_channel(begun.tables[0].id, THREAD)
    await store.night_rounds.move_to_channel(begun.tables[0].id)
    (moved,) = (await store.night_rounds.list_rounds(night.id))[0].tables
    assert (moved.place, moved.seed, moved.channel) == (TablePlace.CHANNEL, None, None)


async def test_a_deal_is_closed_from_the_split_to_the_end_of_its_last_table(store: Store) -> None:
    night = await open_night(store)
    tables = [pair(ADA, BEN, seed=SEED), pair(CLEO, DAN, seed=SEED)]
    _, begun = await store.night_rounds.begin(night.id, "the-game", "{}", tables, clock(6))
    assert await store.deals.is_dealt_now(SEED, GUILD)
    for number, table in enumerate(begun.tables):
        lobby = await store.open_lobby(
            game="the-game",
            options="{}",
            guild=GUILD,
            channel=ChannelId(THREAD + number),
            locale="de",
            host=ADA,
            at=clock(7),
            deal=DealKind.NIGHT,
            seed=SEED,
        )
        await store.night_rounds.set_match(table.id, lobby.id)
        assert await store.deals.is_dealt_now(SEED, GUILD)
        await store.remove_player(lobby.id, ADA, clock(8))
    assert await store.deals.is_dealt_now(SEED, GUILD)
    await store.nights.end(night.id, clock(30))
    assert await store.night_rounds.list_unfinished() == []


async def test_wishes_are_kept_until_the_night_ends(store: Store) -> None:
    night = await open_night(store)
    await store.night_rounds.save_wish(night.id, BEN, ADA, Wish.TOGETHER)
    await store.night_rounds.save_wish(night.id, ADA, CLEO, Wish.TOGETHER)
    await store.night_rounds.save_wish(night.id, ADA, BEN, Wish.APART)
    await store.night_rounds.delete_wish(night.id, CLEO, ADA, Wish.TOGETHER)
    first, second = sorted((ADA, BEN))
    both = [WishRecord(first, second, wish) for wish in (Wish.APART, Wish.TOGETHER)]
    assert await store.night_rounds.list_wishes(night.id) == both
    # What a person takes back is their own wish, never the host's.
    await store.night_rounds.delete_wish(night.id, ADA, BEN, Wish.TOGETHER)
    await store.night_rounds.save_wish(night.id, ADA, BEN, Wish.APART)
    assert await store.night_rounds.list_wishes(night.id) == both[:1]
    await store.nights.end(night.id, clock(30))
    assert await store.night_rounds.list_wishes(night.id) == []
    with pytest.raises(NightGone):
        await store.night_rounds.begin(night.id, "the-game", "{}", [pair(ADA, BEN)], clock(31))


async def test_past_nights_are_those_that_were_played(store: Store) -> None:
    idle = await open_night(store)
    await store.nights.end(idle.id, clock(20))
    played = await open_night(store)
    await store.night_rounds.begin(played.id, "the-game", "{}", [pair(ADA, BEN)], clock(21))
    assert await store.night_rounds.list_past(GUILD) == []
    ended, _ = await store.nights.end(played.id, clock(30))
    assert await store.night_rounds.list_past(GUILD) == [ended]
    assert await store.night_rounds.list_without_summary(clock(29)) == [ended]
    await store.night_rounds.set_summary(ended.id, MessageId(78))
    assert await store.night_rounds.list_without_summary(clock(29)) == []

"""Matches that nobody plays: what is due for them, and what is deleted."""

from datetime import timedelta

from data.idle_matches import Moments
from data.records import ChannelId, Ending, MatchId, MatchRecord
from data.store import Store
from tests.data.finished_matches import play_match
from tests.data.sample_matches import ADA, BEN, broken_off, clock, full_lobby, lobby, play, running

FIRST = ChannelId(0)


def moments(*, lobby: int = -1, reminder: int = -1, set_aside: int = -1, vote: int = -1) -> Moments:
    """Return moments, each in minutes; those that are not given are before everything that has happened."""
    return Moments(clock(lobby), clock(reminder), clock(set_aside), clock(vote))


async def list_due(
    store: Store, which: Moments, *, after: ChannelId = FIRST, limit: int = 10
) -> list[MatchId]:
    return [one.id for one in await store.idle_matches.list_due(which, after=after, limit=limit)]


def channel(number: int) -> ChannelId:
    return ChannelId(1_100_000_000_000_001_000 + number)


async def delete_unplayed(store: Store, minutes: int = 1_000) -> int:
    return await store.idle_matches.delete_unplayed(before=clock(minutes), limit=10)


async def close(store: Store, record: MatchRecord, ending: Ending = Ending.CANCELLED) -> MatchId:
    await store.end_match(record.id, broken_off(ending, 20))
    return record.id


async def test_only_what_is_due_is_listed(store: Store) -> None:
    waiting = (await lobby(store, channel(0))).id
    match = (await running(store, channel(1))).id
    assert await list_due(store, moments()) == []
    assert await list_due(store, moments(lobby=0)) == []
    assert await list_due(store, moments(lobby=1)) == [waiting]
    assert await list_due(store, moments(reminder=3)) == [match]
    assert await list_due(store, moments(set_aside=3)) == [match]


async def test_a_match_is_due_for_one_reminder_until_somebody_plays(store: Store) -> None:
    match = (await running(store)).id
    await store.record_reminder(match, clock(10))
    assert await list_due(store, moments(reminder=15)) == []
    await play(store, match, 1)
    assert await list_due(store, moments(reminder=15)) == [match]


async def test_a_vote_is_due_when_it_lapses_and_its_voter_still_sits_there(store: Store) -> None:
    match = (await running(store)).id
    await store.vote_to_end(match, ADA, clock(5))
    assert await list_due(store, moments(vote=5)) == []
    assert await list_due(store, moments(vote=6)) == [match]
    await store.remove_player(match, ADA, clock(6))
    assert await list_due(store, moments(vote=6)) == []


async def test_a_match_on_hold_is_due_for_nothing_but_its_end(store: Store) -> None:
    match = (await running(store, channel(1))).id
    await store.set_match_aside(match, clock(30))
    assert await list_due(store, moments(lobby=100, reminder=100, set_aside=100)) == []

    async def list_set_aside(minutes: int, after: ChannelId = FIRST) -> list[MatchId]:
        page = await store.idle_matches.list_set_aside(before=clock(minutes), after=after, limit=10)
        return [one.id for one in page]

    assert await list_set_aside(30) == []
    assert await list_set_aside(31) == [match]
    assert await list_set_aside(31, after=channel(1)) == []
    await close(store, await store.resume_match(match, clock(32)))
    assert await list_set_aside(1_000) == []


async def test_what_is_due_comes_in_pages(store: Store) -> None:
    lobbies = [(await lobby(store, channel(number))).id for number in range(3)]
    due = moments(lobby=1)
    assert await list_due(store, due, limit=2) == lobbies[:2]
    assert await list_due(store, due, limit=2, after=channel(1)) == lobbies[2:]


async def test_what_was_never_played_is_deleted_with_its_people_and_steps(store: Store) -> None:
    closed = await close(store, await full_lobby(store, channel(0)), Ending.EXPIRED)
    started = await running(store, channel(1))
    await play(store, started.id, 1)
    await close(store, started)
    live = (await lobby(store, channel(2))).id
    assert await delete_unplayed(store, 20) == 0
    assert await delete_unplayed(store) == 2
    assert await delete_unplayed(store) == 0
    assert [await store.get_match(match) for match in (closed, started.id)] == [None, None]
    assert await store.list_steps(started.id) == []
    assert await store.get_match(live) is not None


async def test_what_was_played_stays(store: Store) -> None:
    finished = await play_match(store, (ADA, BEN), 5, 10)
    abandoned = await close(store, await running(store), Ending.ABANDONED)
    assert await delete_unplayed(store) == 0
    assert None not in [await store.get_match(match) for match in (finished, abandoned)]


async def test_cards_that_come_up_again_stay_known_to_those_who_have_seen_them(store: Store) -> None:
    seen = await close(store, await running(store, channel(0)))
    again = await running(store, channel(1))
    assert await delete_unplayed(store) == 0
    assert again.seed is not None
    assert await store.deals.find_users_who_saw(again.seed, [ADA, BEN]) == {ADA, BEN}
    assert await store.get_match(seen) is not None


async def test_no_more_is_deleted_at_once_than_was_asked_for(store: Store) -> None:
    for number in range(3):
        await close(store, await lobby(store, channel(number)))
    before = clock(0) + timedelta(days=30)
    assert [await store.idle_matches.delete_unplayed(before=before, limit=2) for _ in range(3)] == [2, 1, 0]

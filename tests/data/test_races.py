import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterable

import pytest

from data.records import MatchId, UserId
from data.store import Store
from tests.data.finished_matches import PAIRS, TODAY, finish_match, start_match
from tests.data.sample_matches import (
    ADA,
    BEN,
    CLEO,
    ELSEWHERE,
    GUILD,
    clock,
    full_lobby,
    lobby,
    play,
    running,
    start,
)

ROUNDS = range(1, 31)


@pytest.fixture
async def rival(store: Store, database_url: str) -> AsyncIterator[Store]:
    """Another process, as far as the database can tell; it opens after the first has made the tables."""
    del store
    rival = await Store.open(database_url)
    yield rival
    await rival.close()


def names(results: Iterable[object]) -> Counter[str]:
    return Counter(type(result).__name__ for result in results)


async def test_of_two_writers_of_one_step_one_wins(store: Store, rival: Store) -> None:
    match = await running(store)
    for step in ROUNDS:
        results = await asyncio.gather(
            play(store, match.id, step), play(rival, match.id, step), return_exceptions=True
        )
        assert names(results) == {"NoneType": 1, "HandStale": 1}
    assert [stored.step for stored in await store.list_steps(match.id)] == list(ROUNDS)


async def test_of_two_tables_that_take_one_interaction_one_wins(store: Store, rival: Store) -> None:
    here = await running(store)
    there = await running(store, ELSEWHERE)
    results = await asyncio.gather(
        play(store, here.id, 1, interaction_id=501),
        play(rival, there.id, 1, interaction_id=501),
        return_exceptions=True,
    )
    assert names(results) == {"NoneType": 1, "InteractionRepeated": 1}


async def test_of_two_lobbies_in_one_channel_one_opens(store: Store, rival: Store) -> None:
    results = await asyncio.gather(lobby(store), lobby(rival), return_exceptions=True)
    assert names(results) == {"MatchRecord": 1, "ChannelTaken": 1}
    assert len(await store.list_live_matches()) == 1


async def test_of_two_people_after_one_seat_one_sits(store: Store, rival: Store) -> None:
    match = await running(store)
    await store.remove_player(match.id, ADA, clock(20))
    results = await asyncio.gather(
        store.add_player(match.id, CLEO, 1, clock(21)),
        rival.add_player(match.id, UserId(4), 1, clock(21)),
        return_exceptions=True,
    )
    assert names(results) == {"MatchRecord": 1, "TableFull": 1}


async def test_of_two_starts_one_counts(store: Store, rival: Store) -> None:
    opened = await full_lobby(store)
    results = await asyncio.gather(start(store, opened.id), start(rival, opened.id), return_exceptions=True)
    assert names(results) == {"MatchRecord": 1, "AlreadyRunning": 1}


async def test_settings_saved_by_two_at_once_are_those_of_one(store: Store, rival: Store) -> None:
    await asyncio.gather(
        store.settings.save_app_state("commands", "one"), rival.settings.save_app_state("commands", "two")
    )
    assert await store.settings.get_app_state("commands") in {"one", "two"}


async def test_many_tables_are_played_at_once(store: Store) -> None:
    here = await running(store)
    there = await running(store, ELSEWHERE)
    await asyncio.gather(play_on(store, here.id), play_on(store, there.id))
    assert [stored.step for stored in await store.list_steps(here.id)] == list(ROUNDS)
    assert [stored.step for stored in await store.list_steps(there.id)] == list(ROUNDS)


async def play_on(store: Store, match: MatchId) -> None:
    for step in ROUNDS:
        await play(store, match, step)


async def test_a_step_broken_off_is_stored_whole_or_not_at_all(store: Store) -> None:
    match = await running(store)
    last = 0
    for patience in range(60):
        writing = asyncio.create_task(play(store, match.id, last + 1))
        await asyncio.wait({writing}, timeout=patience / 20_000)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        stored = await store.list_steps(match.id)
        found = await store.get_match(match.id)
        assert found is not None
        assert found.steps == len(stored)
        assert found.steps in {last, last + 1}
        last = found.steps


async def test_two_processes_may_open_an_empty_database_at_once(empty_database_url: str) -> None:
    stores = await asyncio.gather(Store.open(empty_database_url), Store.open(empty_database_url))
    await stores[0].settings.save_app_state("commands", "abc")
    assert await stores[1].settings.get_app_state("commands") == "abc"
    await asyncio.gather(*(store.close() for store in stores))


async def test_of_two_tables_after_one_try_one_starts(store: Store, rival: Store) -> None:
    results = await asyncio.gather(
        start_match(store, (ADA, BEN), day=TODAY),
        start_match(rival, (CLEO, ADA), day=TODAY, channel=ELSEWHERE),
        return_exceptions=True,
    )
    assert names(results) == {"MatchRecord": 1, "AttemptUsed": 1}


async def test_two_processes_agree_on_one_secret(store: Store, rival: Store) -> None:
    assert await store.deals.get_daily_secret() == await rival.deals.get_daily_secret()
    secrets = await asyncio.gather(store.deals.get_daily_secret(), rival.deals.get_daily_secret())
    assert len(set(secrets)) == 1


async def test_a_team_that_finishes_twice_at_once_is_one_team(store: Store, rival: Store) -> None:
    here = await start_match(store, (ADA, BEN))
    there = await start_match(store, (BEN, ADA), channel=ELSEWHERE)
    await asyncio.gather(finish_match(store, here, 5, 10), finish_match(rival, there, 3, 10))
    page = await store.leaderboards.get_page(PAIRS, guild=GUILD)
    assert [row.result.match for row in page.rows] == [there.id]
    assert page.teams == 1


async def test_a_result_that_comes_while_a_server_begins_to_share_is_shared(
    store: Store, rival: Store
) -> None:
    match = await start_match(store, (ADA, BEN))
    await asyncio.gather(finish_match(store, match, 5, 10), rival.leaderboards.set_sharing(GUILD, on=True))
    page = await store.leaderboards.get_page(PAIRS, guild=None)
    assert [row.result.match for row in page.rows] == [match.id]

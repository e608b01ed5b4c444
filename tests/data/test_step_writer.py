"""Steps of many tables that arrive together: stored together, each by its own right."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest
from sqlalchemy import text

from data.database import Database, DriverConnection
from data.errors import DatabaseRefused, HandStale, NotSaved
from data.records import ChannelId, MatchId, StepRecord
from data.steps import StepWriter
from data.store import Store
from tests.data.sample_matches import NOBODY, lobby, play, running

CHANNELS = [ChannelId(number) for number in range(1, 21)]


def step(number: int, interaction_id: int | None = None) -> StepRecord:
    at = datetime(2026, 11, 20, 21, 5, 6, 70_000, tzinfo=timezone(timedelta(hours=1)))
    return StepRecord(
        step=number,
        seat=1,
        action='{"kind":"end_turn"}',
        events=f'["{number}", "ünïcode 🂠 \\"quoted\\""]',
        interaction_id=interaction_id,
        at=at,
    )


async def test_steps_of_many_tables_are_stored_each_with_its_match(store: Store) -> None:
    matches = [await running(store, channel) for channel in CHANNELS]
    for number in (1, 2, 3):
        await asyncio.gather(*(play(store, match.id, number) for match in matches))
    for match in matches:
        assert [one.step for one in await store.list_steps(match.id)] == [1, 2, 3]
        stored = await store.get_match(match.id)
        assert stored is not None
        assert stored.steps == 3


async def test_a_step_is_stored_as_it_was_given(store: Store) -> None:
    match = await running(store)
    await StepWriter(store._database).append(match.id, step(1, 2**62 + 1))
    assert await store.list_steps(match.id) == [step(1, 2**62 + 1)]
    stored = await store.get_match(match.id)
    assert stored is not None
    assert (stored.steps, stored.last_active) == (1, step(1).at)
    assert stored.last_active.tzinfo is UTC


async def test_steps_of_one_match_that_arrive_together_follow_each_other(store: Store) -> None:
    match = await running(store)
    writer = StepWriter(store._database)
    await asyncio.gather(*(writer.append(match.id, step(number)) for number in range(1, 6)))
    assert [one.step for one in await store.list_steps(match.id)] == [1, 2, 3, 4, 5]


async def test_of_equal_steps_that_arrive_together_one_is_stored(store: Store) -> None:
    match = await running(store)
    writer = StepWriter(store._database)
    results = await asyncio.gather(
        *(writer.append(match.id, step(1)) for _ in range(5)), return_exceptions=True
    )
    assert Counter(type(result).__name__ for result in results) == {"NoneType": 1, "HandStale": 4}


async def test_a_step_that_is_refused_takes_no_other_along(store: Store) -> None:
    here, there, elsewhere = [await running(store, channel) for channel in CHANNELS[:3]]
    waiting = await lobby(store)
    writer = StepWriter(store._database)
    await writer.append(elsewhere.id, step(1, interaction_id=7))
    results = await asyncio.gather(
        writer.append(here.id, step(1)),
        writer.append(there.id, step(2)),
        writer.append(waiting.id, step(1)),
        writer.append(NOBODY, step(1)),
        writer.append(elsewhere.id, step(2, interaction_id=7)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), *[HandStale] * 4]
    assert [len(await store.list_steps(match.id)) for match in (here, there, elsewhere)] == [1, 0, 1]
    stored = await store.get_match(elsewhere.id)
    assert stored is not None
    assert stored.steps == 1


async def test_who_is_cancelled_takes_no_other_along(store: Store) -> None:
    here, there = [await running(store, channel) for channel in CHANNELS[:2]]
    writer = StepWriter(store._database)
    cancelled = asyncio.create_task(writer.append(here.id, step(1)))
    other = asyncio.create_task(writer.append(there.id, step(1)))
    await asyncio.sleep(0)
    cancelled.cancel()
    await other
    with pytest.raises(asyncio.CancelledError):
        await cancelled
    assert len(await store.list_steps(here.id)) == 1
    assert len(await store.list_steps(there.id)) == 1


@pytest.mark.parametrize("fails", [False, True])
async def test_who_is_cancelled_waits_for_their_own_step_only(
    store: Store, monkeypatch: pytest.MonkeyPatch, *, fails: bool
) -> None:
    here, there = [await running(store, channel) for channel in CHANNELS[:2]]
    writer = StepWriter(store._database)
    began, first, second = (asyncio.Event() for _ in range(3))
    insert = writer._insert

    async def insert_when_asked(driver: DriverConnection, rows: Sequence[Any]) -> frozenset[int]:
        is_first = rows[0][0] == here.id
        began.set()
        await (first if is_first else second).wait()
        if is_first and fails:
            raise OSError
        return await insert(driver, rows)

    monkeypatch.setattr(writer, "_insert", insert_when_asked)
    cancelled = asyncio.create_task(writer.append(here.id, step(1)))
    await began.wait()
    other = asyncio.create_task(writer.append(there.id, step(1)))
    await asyncio.sleep(0)
    cancelled.cancel()
    for _ in range(5):
        await asyncio.sleep(0)
    assert not cancelled.done()

    first.set()
    with pytest.raises(asyncio.CancelledError):
        await cancelled
    assert not other.done()

    second.set()
    await other
    assert len(await store.list_steps(here.id)) == (0 if fails else 1)


async def test_who_is_cancelled_in_the_moment_of_writing_waits_for_nothing_more(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await running(store)
    writer = StepWriter(store._database)
    insert = writer._insert

    async def insert_and_cancel(driver: DriverConnection, rows: Sequence[Any]) -> frozenset[int]:
        stored = await insert(driver, rows)
        cancelled.cancel()
        return stored

    monkeypatch.setattr(writer, "_insert", insert_and_cancel)
    cancelled = asyncio.create_task(writer.append(match.id, step(1)))
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(cancelled, timeout=60)
    assert len(await store.list_steps(match.id)) == 1


async def test_a_closed_database_refuses_every_step(store: Store) -> None:
    match = await running(store)
    writer = StepWriter(store._database)
    await store.close()
    results = await asyncio.gather(
        writer.append(match.id, step(1)), writer.append(MatchId(2), step(1)), return_exceptions=True
    )
    assert [type(result) for result in results] == [NotSaved, NotSaved]


async def test_steps_go_on_after_the_server_has_cut_all_connections(store: Store, database_url: str) -> None:
    match = await running(store)
    await play(store, match.id, 1)
    other = Database(database_url)
    if other.dialect == "postgresql":
        async with other.begin_read() as connection:
            await connection.execute(
                text(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            )
    await other.close()
    while True:
        # The news that the connection is gone may come after the next step has been sent on it.
        try:
            await play(store, match.id, 2)
        except DatabaseRefused:
            continue
        break
    assert [one.step for one in await store.list_steps(match.id)] == [1, 2]

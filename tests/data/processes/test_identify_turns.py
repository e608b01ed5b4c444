"""Turns to start a session with Discord, on a real PostgreSQL."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator

import pytest

from data.processes import identify_turns
from data.processes.identify_turns import IdentifyTurns
from tests.data.databases import lend_migrated_postgresql, shorten_silence

USE_AND_DIE = """
import asyncio, os, sys
from data.processes.identify_turns import IdentifyTurns
async def use():
    await (await IdentifyTurns(sys.argv[1]).take(0)).use()
    os.kill(os.getpid(), 9)
asyncio.run(use())
"""


@pytest.fixture
async def url() -> AsyncIterator[str]:
    async with lend_migrated_postgresql() as address:
        yield address


@pytest.fixture
async def first(url: str) -> AsyncIterator[IdentifyTurns]:
    turns = IdentifyTurns(url)
    yield turns
    await turns.close()


@pytest.fixture
async def second(url: str) -> AsyncIterator[IdentifyTurns]:
    turns = IdentifyTurns(url)
    yield turns
    await turns.close()


async def test_a_bucket_has_one_turn_at_a_time_and_buckets_do_not_wait_for_each_other(
    first: IdentifyTurns, second: IdentifyTurns
) -> None:
    turn = await first.take(0)
    waiting = asyncio.create_task(second.take(0))
    await (await second.take(1)).give_back()
    assert not waiting.done()
    await turn.give_back()
    await (await asyncio.wait_for(waiting, 60)).give_back()


async def test_a_turn_that_was_used_ends_by_itself(
    first: IdentifyTurns, second: IdentifyTurns, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(identify_turns, "INTERVAL", 0.05)
    await (await first.take(0)).use()
    await (await asyncio.wait_for(second.take(0), 60)).give_back()


async def test_after_a_killed_process_the_rest_of_its_interval_is_waited_for(
    url: str, first: IdentifyTurns, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Long enough that starting processes takes no part of it.
    monkeypatch.setattr(identify_turns, "INTERVAL", 3600.0)
    holder = await asyncio.create_subprocess_exec(sys.executable, "-c", USE_AND_DIE, url)
    assert await holder.wait() < 0
    waits = list[float]()

    async def note(seconds: float) -> None:
        waits.append(seconds)

    with monkeypatch.context() as patch:
        patch.setattr("data.processes.identify_turns.asyncio.sleep", note)
        turn = await first.take(0)
    await turn.give_back()
    (wait,) = waits
    assert 0 < wait <= 3600


async def test_a_halted_process_keeps_no_other_from_a_turn(
    first: IdentifyTurns,
    second: IdentifyTurns,
    caplog: pytest.LogCaptureFixture,
) -> None:
    turn = await first.take(0)
    await shorten_silence(turn._connection)
    await (await asyncio.wait_for(second.take(0), 60)).give_back()
    await turn.give_back()
    assert [one.levelname for one in caplog.records if one.levelno >= logging.WARNING] == []


async def test_a_bucket_that_was_never_used_is_not_waited_for(
    first: IdentifyTurns, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(identify_turns, "INTERVAL", 3600.0)
    await (await asyncio.wait_for(first.take(3), 60)).give_back()


async def test_a_database_that_does_not_answer_is_an_error_of_the_connection() -> None:
    turns = IdentifyTurns("postgresql+asyncpg://ada:hunter2@127.0.0.1:1/unspoken")
    with pytest.raises(ConnectionError) as refused:
        await turns.take(0)
    assert "hunter2" not in str(refused.value)

"""The power fails while a round's tables are opened, with the real process: nothing is lost or doubled."""

import asyncio
import contextlib
import random
from collections.abc import Callable

import pytest

from bot.devtools.sandbox import Channel, Message
from data.nights.records import RoundRecord
from data.records import ChannelId
from tests.e2e.conftest import _in_order_afterwards, stack
from tests.e2e.stack import Stack
from tests.e2e.table_session import TableSession
from tests.soak import rounds

__all__ = ["_in_order_afterwards", "stack"]

pytestmark = [
    pytest.mark.soak,
    pytest.mark.timeout(3600),
    pytest.mark.asyncio(loop_scope="module"),
]

NINE = [(f"Person {number}", "en-US") for number in range(9)]
LONGEST_SPLIT = 0.6
"""Seconds within which the power fails; the tables are opened in about this time."""


def list_messages(channel: Channel, text: str) -> list[Message]:
    return [one for one in channel.messages.values() if text in one.text]


async def wait_until(done: Callable[[], bool]) -> None:
    while not done():  # noqa: ASYNC110 - the bot is another process
        await asyncio.sleep(0.05)


async def gather_nine(stack: Stack) -> TableSession:
    """Open the door of a night, at which nine people are then."""
    session = stack.session(NINE)
    host, *others = session.people
    await host.run(session.channel, "night start", {"title": "Friday"})
    await wait_until(lambda: bool(list_messages(session.channel, "to get a seat")))
    (door,) = list_messages(session.channel, "to get a seat")
    for person in others:
        await person.click(door, "I'm here")
    return session


async def list_rounds(stack: Stack, session: TableSession) -> list[RoundRecord]:
    night = await stack.store.nights.find_under_way(ChannelId(session.channel.id))
    assert night is not None
    assert len(night.present) == len(NINE)
    return await stack.store.night_rounds.list_rounds(night.id)


async def cut_the_split(stack: Stack, session: TableSession, seconds: float) -> None:
    """Begin a round, and cut the power some time later."""
    host = session.people[0]
    beginning = asyncio.create_task(host.run(session.channel, "night round", {"game": "the-game"}))
    await asyncio.sleep(seconds)
    await stack.cut_power()
    beginning.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await beginning
    await stack.start()


async def wait_until_all_are_called(stack: Stack, session: TableSession) -> RoundRecord:
    while True:
        found = await list_rounds(stack, session)
        if found and all(table.called is not None for table in found[0].tables):
            (begun,) = found
            return begun
        await asyncio.sleep(0.05)


async def test_a_split_that_is_cut_off_anywhere_is_finished_once(stack: Stack) -> None:
    chances = random.Random(14)
    for _ in range(rounds(4, 60)):
        session = await gather_nine(stack)
        for _cut in range(2):
            await cut_the_split(stack, session, chances.uniform(0, LONGEST_SPLIT))
            if await list_rounds(stack, session):
                break
        else:
            await session.people[0].run(session.channel, "night round", {"game": "the-game"})
        begun = await wait_until_all_are_called(stack, session)
        threads = {thread.id: thread for thread in session.guild.threads.values()}
        assert len(threads) == len(begun.tables)
        assert {table.channel for table in begun.tables} == threads.keys()
        assert len({table.match for table in begun.tables}) == len(begun.tables)
        for table in begun.tables:
            thread = threads[table.channel or 0]
            await wait_until(lambda thread=thread: any(one.buttons for one in thread.messages.values()))  # type: ignore[misc] # the thread of this turn
            assert len(list_messages(thread, "this is your table")) == 1
            assert sum(bool(one.buttons) for one in thread.messages.values()) == 1
            match = await stack.store.get_match(table.match or begun.id)  # type: ignore[arg-type] # it has one
            assert match is not None
            assert sorted(player.user or 0 for player in match.seated) == sorted(
                user or 0 for user in table.people
            )

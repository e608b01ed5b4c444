"""All that can go wrong, mixed for as long as wanted: no card is lost, and nothing grows.

In full this takes half an hour for each database. A few groups of people play again and again in the
same channels, as on a server: discord.py keeps every channel and person, so new ones would always grow.
"""

import asyncio
import contextlib
import random
import sys
from collections.abc import Awaitable, Callable, Sequence

import pytest

from bot.components.layout import CustomId
from bot.devtools.sandbox import ScreenEntry
from tests.e2e.leaks import search
from tests.e2e.stack import Stack
from tests.e2e.table_session import TableSession
from tests.e2e.test_faults import (
    failures,
    failures_after_the_effect,
    rate_limits,
    repeated_deliveries,
    slow_answers,
)
from tests.soak import rounds

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.soak,
    pytest.mark.timeout(3 * 3600),
    pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc"),
]

SECONDS = rounds(10, 900)
"""How long each of the two parts takes: with kills, and without."""
MOST_GROWTH = 20_000
"""kB by which the process may grow once it has played for a while: caches fill."""
GROUPS = 4
"""How many channels there are, each with three people; they take turns."""
MOST_DESCRIPTORS = 8
"""Files and connections that may come and go."""

_SHARE_OF_REQUESTS = 0.5
"""How many of the disturbances are of requests alone."""
REQUESTS = (failures, failures_after_the_effect, rate_limits, slow_answers, repeated_deliveries)


async def _kill(stack: Stack) -> None:
    await stack.restart()


async def _terminate(stack: Stack) -> None:
    await stack.bot.terminate()
    await stack.sandbox.bot_gone()
    await stack.start()


async def _drop_connection(stack: Stack) -> None:
    await stack.sandbox.drop_gateway(resumable=True)
    await stack.sandbox.bot_ready()


async def _drop_session(stack: Stack) -> None:
    await stack.sandbox.drop_gateway(resumable=False)
    await stack.sandbox.bot_ready()


async def _ask_to_reconnect(stack: Stack) -> None:
    await stack.sandbox.ask_reconnect()
    await stack.sandbox.bot_ready()


CONNECTION = (_drop_connection, _drop_session, _ask_to_reconnect)
PROCESS = (_kill, _kill, _terminate)


class Evening:
    """One match after the other on a stack, while something goes wrong again and again."""

    def __init__(self, stack: Stack) -> None:
        self.stack = stack
        self.sessions: list[TableSession] = []
        self.disturbances = 0
        self._shown_before: list[list[int]] = []
        """For each session the number of entries that each of its users had seen when it began."""
        self._chances = random.Random(98)
        self._playing: asyncio.Task[None] | None = None

    async def go_on(self, seconds: float, disturbances: Sequence[Callable[[Stack], Awaitable[None]]]) -> None:
        """Play for some time, with disturbances of the requests and of these kinds."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while loop.time() < end:
            await self._keep_playing()
            await asyncio.sleep(self._chances.uniform(0.1, 0.8))
            self.disturbances += 1
            if self._chances.random() < _SHARE_OF_REQUESTS:
                self._chances.choice(REQUESTS)(self.stack.sandbox.faults)
            else:
                await self._stop_playing()
                await self._chances.choice(disturbances)(self.stack)
        await self._stop_playing()
        self.stack.sandbox.faults.clear()

    async def finish(self) -> None:
        """Play the last match to its end, and check all of them, card by card."""
        if self.sessions:
            self.sessions[-1].patient = False
            await self.sessions[-1].play_badly()
        for number, session in enumerate(self.sessions):
            history = await session.history()
            history.check()
            assert history.record.ended is not None
            for person, entries in zip(session.people, self._list_entries(number), strict=True):
                assert search(history, person, entries).leaks == ()

    def _list_entries(self, number: int) -> list[list[ScreenEntry]]:
        """Return the messages that each user of a session has seen, however late they changed."""
        session = self.sessions[number]
        following = self._shown_before[number + GROUPS] if number + GROUPS < len(self.sessions) else None
        found = []
        for place, person in enumerate(session.people):
            every = person.screen_history
            end = None if following is None else following[place]
            meanwhile = every[self._shown_before[number][place] : end]
            earlier = {one.message_id for one in every[: self._shown_before[number][place]]}
            messages = {one.message_id for one in meanwhile} - earlier
            found.append([one for one in every if one.message_id in messages or _names(one, session.match)])
        return found

    async def _keep_playing(self) -> None:
        if self._playing is not None and self._playing.done():
            await self._playing
            self._playing = None
        if self._playing is not None:
            return
        if not self.sessions or await self.sessions[-1].has_ended():
            self.stack.sandbox.faults.clear()
            session = self._next_session()
            self._shown_before.append([len(person.screen_history) for person in session.people])
            self.sessions.append(session)
            await session.begin()
        self.sessions[-1].patient = True
        self._playing = asyncio.create_task(self.sessions[-1].play())

    def _next_session(self) -> TableSession:
        if len(self.sessions) < GROUPS:
            return self.stack.session(3)
        return self.sessions[-GROUPS].next_session()

    async def _stop_playing(self) -> None:
        if self._playing is not None:
            self._playing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._playing
            self._playing = None


def _names(entry: ScreenEntry, match: int) -> bool:
    presses = map(CustomId.parse, entry.custom_ids)
    return any(press is not None and press.match == match for press in presses)


@pytest.mark.parametrize("stack", ["sqlite", "postgresql"], indirect=True)
async def test_whatever_is_mixed_costs_nobody_a_card_and_lets_nothing_grow(
    stack: Stack, record_property: Callable[[str, object], None]
) -> None:
    evening = Evening(stack)
    await evening.go_on(SECONDS, PROCESS + CONNECTION)
    await evening.go_on(SECONDS / 3, CONNECTION)
    memory, descriptors = stack.bot.count_memory(), stack.bot.count_descriptors()
    await evening.go_on(SECONDS * 2 / 3, CONNECTION)
    growth = stack.bot.count_memory() - memory
    more_descriptors = stack.bot.count_descriptors() - descriptors
    await evening.finish()
    record_property("matches", len(evening.sessions))
    record_property("disturbances", evening.disturbances)
    record_property("growth in kB", growth)
    record_property("more descriptors", more_descriptors)
    assert growth < MOST_GROWTH
    assert more_descriptors < MOST_DESCRIPTORS

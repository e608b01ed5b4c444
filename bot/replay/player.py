"""Players: a replay that goes on by itself in its message, until its end or the next press."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from bot.process.background_tasks import BackgroundTasks
from engine.refusals import Refusal

STEP_SECONDS: Final = 1.5
"""Seconds between two pages: Discord takes five edits of a message in five seconds."""

ShowNext = Callable[[], Awaitable[bool]]
"""Shows the next page; returns False if there is none after it, or it could not be shown."""


class ReplayPlayers:
    """At most one player for each message."""

    def __init__(self) -> None:
        """Play nothing yet."""
        self._players: dict[int, tuple[asyncio.Event, asyncio.Task[None]]] = {}
        self._tasks = BackgroundTasks()

    def start(self, message: int, show_next: ShowNext) -> None:
        """Show one page after another in a message, in place of an older player."""
        if message in self._players:
            self._players[message][0].set()
        stopped = asyncio.Event()
        task = self._tasks.start(self._play(message, stopped, show_next))
        self._players[message] = stopped, task

    async def stop(self, message: int) -> None:
        """Stop the player of a message; a page that is being shown is waited for."""
        if message in self._players:
            stopped, task = self._players[message]
            stopped.set()
            await asyncio.wait({task})

    async def close(self) -> None:
        """Stop everything that plays."""
        for message in tuple(self._players):
            await self.stop(message)

    async def _play(self, message: int, stopped: asyncio.Event, show_next: ShowNext) -> None:
        try:
            goes_on = True
            while goes_on and not await _wait(stopped):
                goes_on = await show_next()
        except Refusal:
            # Its cards are being dealt again, or the match is gone: the next press says so.
            return
        finally:
            if self._players[message][0] is stopped:
                del self._players[message]


async def _wait(stopped: asyncio.Event) -> bool:
    """Wait for the time of the next page; return True at once when the player is stopped."""
    try:
        async with asyncio.timeout(STEP_SECONDS):
            return await stopped.wait()
    except TimeoutError:
        return False

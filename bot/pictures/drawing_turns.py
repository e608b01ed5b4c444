"""The turns of drawings: one at a time, and first those that somebody waits for."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from bot.pictures.scene import Scene

MAX_PASSED: Final = 8
"""How many preferred drawings in a row may pass others that came before them."""


class DrawingTurns:
    """Who draws next: preferred scenes first, the others in the order in which they came."""

    def __init__(self) -> None:
        """Start with nothing to draw."""
        self._is_taken = False
        self._waiting: deque[tuple[int, asyncio.Future[None]]] = deque()
        """The identity of each scene that waits, and what its turn sets."""
        self._preferred: set[int] = set()
        self._passed = 0

    def prefer(self, scene: Scene) -> None:
        """Draw a scene, which waits or is about to, before those that are not preferred."""
        self._preferred.add(id(scene))

    @asynccontextmanager
    async def take(self, scene: Scene) -> AsyncIterator[None]:
        """Wait for a scene's turn, and hold it inside the context."""
        try:
            if self._is_taken:
                await self._wait(id(scene))
            self._is_taken = True
            try:
                yield
            finally:
                self._pass_on()
        finally:
            self._preferred.discard(id(scene))

    async def _wait(self, scene: int) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append((scene, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                # The turn had come already.
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give the turn to the next that still waits; between two of them it stays taken."""
        self._is_taken = False
        while self._waiting and not self._is_taken:
            scene, turn = self._choose()
            self._waiting.remove((scene, turn))
            if not turn.done():
                self._is_taken = True
                turn.set_result(None)

    def _choose(self) -> tuple[int, "asyncio.Future[None]"]:
        first = self._waiting[0]
        preferred = next((one for one in self._waiting if one[0] in self._preferred), first)
        if preferred is first or self._passed >= MAX_PASSED:
            self._passed = 0
            return first
        self._passed += 1
        return preferred

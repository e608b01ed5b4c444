"""Replies come first: messages of others are updated when nobody waits for a reply to their click."""

import asyncio
import math
import time
from collections import deque
from collections.abc import Callable
from typing import Final

MAX_WAIT: Final = 0.05
"""Seconds for which other work waits at most, however many replies are being made."""
_TURNS_TO_WRITE: Final = 2
"""Turns of the event loop until a request that was begun is written to the network."""


class ReplyPriority:
    """Lets work for other people wait until no reply is being made, then one piece a turn of the event loop.

    A piece takes milliseconds, which would be added to the reply to every click that arrives meanwhile.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """Start with no replies; `now` counts seconds."""
        self._now = now
        self._replies: set[object] = set()
        """Those that are being made."""
        self._last_end = -math.inf
        """When the last of those that are made was."""
        self._being_written = 0
        """How many of those that are made may not be written to the network yet, while others wait for it."""
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, reply: object) -> None:
        """Let other work wait for a reply, which is about to be made."""
        self._replies.add(reply)

    def end(self, reply: object) -> None:
        """Let other work go on once a reply is written, which is about to be sent, or will never be."""
        if reply in self._replies:
            self._replies.remove(reply)
            self._last_end = self._now()
            # Turns are counted only where somebody waits: mostly nobody does.
            if self._waiting:
                self._wait_for_writing()

    async def wait(self) -> None:
        """Wait until no reply is being made; for `MAX_WAIT` seconds at most."""
        nobody_waits = self._is_idle and not self._waiting
        if nobody_waits and self._now() - self._last_end > MAX_WAIT:
            return
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        self._waiting.append(turn)
        if nobody_waits:
            self._wait_for_writing()
        if self._timer is None:
            self._timer = loop.call_later(MAX_WAIT, self._release_all)
        await turn

    @property
    def _is_idle(self) -> bool:
        return not self._replies and not self._being_written

    def _after(self, turns: int, then: Callable[[], None]) -> None:
        """Call a function after some turns of the event loop."""
        if turns:
            asyncio.get_running_loop().call_soon(self._after, turns - 1, then)
        else:
            then()

    def _wait_for_writing(self) -> None:
        self._being_written += 1
        self._after(_TURNS_TO_WRITE, self._note_written)

    def _note_written(self) -> None:
        self._being_written -= 1
        self._release_next()

    def _release_next(self) -> None:
        """Let the first that waits go on, and the others one by one in the turns that follow."""
        if not self._is_idle or not self._waiting:
            return
        _release(self._waiting.popleft())
        if self._waiting:
            self._after(1, self._release_next)
        elif self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _release_all(self) -> None:
        self._timer = None
        while self._waiting:
            _release(self._waiting.popleft())


def _release(turn: "asyncio.Future[None]") -> None:
    # Who waited may have been cancelled.
    if not turn.done():
        turn.set_result(None)

"""The sandbox's clock, which tests can move forward."""

import asyncio
import time
from collections.abc import Callable

STALL = 1.0
"""Seconds by which a timer fires late when the whole process stood still, as on a suspended machine."""


class Alarm:
    """A call that is due at a time of the sandbox's clock.

    Time in which the event loop stood still does not count: nobody could have acted in it.
    """

    def __init__(self, clock: "Clock", due: float, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None
        self.due = due

    def arm(self) -> None:
        """Start the timer, or start it again after the clock was moved."""
        if self._handle:
            self._handle.cancel()
        wait = max(0.0, self.due - self._clock.now())
        self._handle = asyncio.get_running_loop().call_later(wait, self._fire)

    def cancel(self) -> None:
        """Cancel the call."""
        if self._handle:
            self._handle.cancel()
        self._clock.alarms.discard(self)

    def _fire(self) -> None:
        if self._handle and (stall := asyncio.get_running_loop().time() - self._handle.when()) > STALL:
            self.due += stall
            self.arm()
            return
        self._clock.alarms.discard(self)
        self._ring()


class Clock:
    """Real time, plus all seconds it was advanced by."""

    def __init__(self) -> None:
        self._base = time.time() - time.monotonic()
        self._shift = 0.0
        self.alarms: set[Alarm] = set()

    def now(self) -> float:
        """Return the seconds since 1970; they never decrease."""
        return self._base + self._shift + time.monotonic()

    def advance(self, seconds: float) -> None:
        """Move the clock forward: tokens age, messages grow old, timers come due."""
        if seconds < 0:
            message = "time does not run backwards"
            raise ValueError(message)
        self._shift += seconds
        for alarm in tuple(self.alarms):
            alarm.arm()

    def call_at(self, due: float, ring: Callable[[], None]) -> Alarm:
        """Call a function when the clock reaches a time."""
        alarm = Alarm(self, due, ring)
        self.alarms.add(alarm)
        alarm.arm()
        return alarm

    def stop(self) -> None:
        """Cancel every pending call."""
        for alarm in tuple(self.alarms):
            alarm.cancel()

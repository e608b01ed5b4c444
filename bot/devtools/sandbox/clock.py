"""The sandbox's sense of time, which tests may push forward."""

import asyncio
import time
from collections.abc import Callable


class Alarm:
    """One call that is due at a moment of the sandbox's clock."""

    def __init__(self, clock: "Clock", due: float, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None
        self.due = due

    def arm(self) -> None:
        """Start, or start again after the clock was pushed."""
        if self._handle:
            self._handle.cancel()
        wait = max(0.0, self.due - self._clock.now())
        self._handle = asyncio.get_running_loop().call_later(wait, self._fire)

    def cancel(self) -> None:
        """Forget the call."""
        if self._handle:
            self._handle.cancel()
        self._clock.alarms.discard(self)

    def _fire(self) -> None:
        self._clock.alarms.discard(self)
        self._ring()


class Clock:
    """Real time plus whatever it was advanced by."""

    def __init__(self) -> None:
        self._base = time.time() - time.monotonic()
        self._shift = 0.0
        self.alarms: set[Alarm] = set()

    def now(self) -> float:
        """Seconds since 1970, never running backwards."""
        return self._base + self._shift + time.monotonic()

    def advance(self, seconds: float) -> None:
        """Let time pass at once: tokens age, messages grow old, time-outs come due."""
        if seconds < 0:
            message = "time does not run backwards"
            raise ValueError(message)
        self._shift += seconds
        for alarm in tuple(self.alarms):
            alarm.arm()

    def call_at(self, due: float, ring: Callable[[], None]) -> Alarm:
        """Call something when the clock reaches a moment."""
        alarm = Alarm(self, due, ring)
        self.alarms.add(alarm)
        alarm.arm()
        return alarm

    def stop(self) -> None:
        """Forget every pending call."""
        for alarm in tuple(self.alarms):
            alarm.cancel()

"""Faults that tests inject: delays, errors, lost responses and reordering."""

import re
from dataclasses import dataclass
from typing import TypeVar


@dataclass
class Delay:
    """A delay of matching requests."""

    method: re.Pattern[str]
    path: re.Pattern[str]
    seconds: float
    times: int | None


@dataclass
class Failure:
    """An error response to matching requests."""

    method: re.Pattern[str]
    path: re.Pattern[str]
    status: int
    code: int
    after: bool
    times: int | None


@dataclass
class Throttle:
    """A rate limit response to matching requests."""

    method: re.Pattern[str]
    path: re.Pattern[str]
    retry_after: float
    everywhere: bool
    times: int | None


AnyFault = TypeVar("AnyFault", Delay, Failure, Throttle)


class Faults:
    """The faults that are active, each until it has been applied the given number of times."""

    def __init__(self) -> None:
        self._delays: list[Delay] = []
        self._failures: list[Failure] = []
        self._throttles: list[Throttle] = []
        self.slow = 0.0
        """Seconds by which every request is delayed."""
        self.repeats = 0
        self.reorders = 0

    def delay(self, method: str, path: str, seconds: float, times: int | None = None) -> None:
        """Delay matching requests."""
        self._delays.append(Delay(re.compile(method), re.compile(path), seconds, times))

    def fail(
        self,
        method: str,
        path: str,
        *,
        status: int = 500,
        code: int = 0,
        times: int | None = 1,
        after: bool = False,
    ) -> None:
        """Respond to matching requests with an error; with `after` they are carried out first."""
        self._failures.append(Failure(re.compile(method), re.compile(path), status, code, after, times))

    def rate_limit(
        self,
        method: str,
        path: str,
        retry_after: float = 1.0,
        *,
        everywhere: bool = False,
        times: int | None = 1,
    ) -> None:
        """Respond to matching requests with 429; `everywhere` makes it the global limit."""
        self._throttles.append(Throttle(re.compile(method), re.compile(path), retry_after, everywhere, times))

    def repeat_next_interactions(self, count: int) -> None:
        """Deliver each of the next interactions twice."""
        self.repeats += count

    def reorder(self, count: int) -> None:
        """Hold the next interactions back and deliver them in reverse order, within one second."""
        self.reorders += count

    def clear(self) -> None:
        """Remove all faults."""
        self._delays.clear()
        self._failures.clear()
        self._throttles.clear()
        self.slow = 0.0
        self.repeats = self.reorders = 0

    def take_delay(self, method: str, path: str) -> float:
        """Return the seconds a request has to wait."""
        return self.slow + sum(one.seconds for one in _take(self._delays, method, path, everyone=True))

    def take_failure(self, method: str, path: str) -> Failure | None:
        """Return the error to respond to a request with, if any."""
        return next(iter(_take(self._failures, method, path)), None)

    def take_throttle(self, method: str, path: str) -> Throttle | None:
        """Return the rate limit to respond to a request with, if any."""
        return next(iter(_take(self._throttles, method, path)), None)

    def take_repeat(self) -> bool:
        """Return True if this interaction is to be delivered twice."""
        self.repeats -= (due := self.repeats > 0)
        return due

    def take_reorder(self) -> bool:
        """Return True if this interaction is to be held back."""
        self.reorders -= (due := self.reorders > 0)
        return due


def _take(faults: list[AnyFault], method: str, path: str, *, everyone: bool = False) -> list[AnyFault]:
    taken: list[AnyFault] = []
    for fault in tuple(faults):
        if fault.method.fullmatch(method) and fault.path.search(path):
            taken.append(fault)
            if fault.times is not None:
                fault.times -= 1
                if fault.times <= 0:
                    faults.remove(fault)
            if not everyone:
                break
    return taken

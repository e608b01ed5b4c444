"""Faults on order: slowness, errors, lost answers and disorder."""

import re
from dataclasses import dataclass
from typing import TypeVar


@dataclass
class Delay:
    """Requests that take long."""

    method: re.Pattern[str]
    path: re.Pattern[str]
    seconds: float
    times: int | None


@dataclass
class Failure:
    """Requests that are answered with an error."""

    method: re.Pattern[str]
    path: re.Pattern[str]
    status: int
    code: int
    after: bool
    times: int | None


@dataclass
class Throttle:
    """Requests that are told to come later."""

    method: re.Pattern[str]
    path: re.Pattern[str]
    retry_after: float
    everywhere: bool
    times: int | None


AnyFault = TypeVar("AnyFault", Delay, Failure, Throttle)


class Faults:
    """What goes wrong, until it has gone wrong often enough."""

    def __init__(self) -> None:
        self._delays: list[Delay] = []
        self._failures: list[Failure] = []
        self._throttles: list[Throttle] = []
        self.slow = 0.0
        """Seconds that every request waits before it is carried out."""
        self.repeats = 0
        self.reorders = 0

    def delay(self, method: str, path: str, seconds: float, times: int | None = None) -> None:
        """Let matching requests wait before they are carried out."""
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
        """Answer matching requests with an error; with `after` they have had their effect all the same."""
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
        """Answer matching requests with 429; `everywhere` makes it the global limit."""
        self._throttles.append(Throttle(re.compile(method), re.compile(path), retry_after, everywhere, times))

    def repeat_next_interactions(self, count: int) -> None:
        """Deliver each of the next interactions twice."""
        self.repeats += count

    def reorder(self, count: int) -> None:
        """Hold the next interactions back and deliver them last first, after a second at the latest."""
        self.reorders += count

    def clear(self) -> None:
        """Let everything go right again."""
        self._delays.clear()
        self._failures.clear()
        self._throttles.clear()
        self.slow = 0.0
        self.repeats = self.reorders = 0

    def take_delay(self, method: str, path: str) -> float:
        """Seconds a request has to wait."""
        return self.slow + sum(one.seconds for one in _take(self._delays, method, path, everyone=True))

    def take_failure(self, method: str, path: str) -> Failure | None:
        """The error a request is answered with."""
        return next(iter(_take(self._failures, method, path)), None)

    def take_throttle(self, method: str, path: str) -> Throttle | None:
        """The 429 a request is answered with."""
        return next(iter(_take(self._throttles, method, path)), None)

    def take_repeat(self) -> bool:
        """Tell whether this interaction is delivered twice."""
        self.repeats -= (due := self.repeats > 0)
        return due

    def take_reorder(self) -> bool:
        """Tell whether this interaction is held back."""
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

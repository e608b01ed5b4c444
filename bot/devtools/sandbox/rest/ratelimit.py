"""Rate limits: per route and major parameter, and for the bot as a whole."""

import math
from dataclasses import dataclass

from bot.devtools.sandbox.clock import Clock
from bot.devtools.sandbox.errors import RefusedError


@dataclass(frozen=True, slots=True)
class Limit:
    """A number of requests in a number of seconds, in a bucket."""

    bucket: str
    count: int
    seconds: float


@dataclass(slots=True)
class _Window:
    opened: float
    used: int


GLOBAL = Limit("global", 50, 1.0)
OLD_EDITS = Limit("old-edits", 3, 6.0)
OLD_EDITS_CODE = 30046
_PRUNE_AT = 4096
"""The number of windows above which expired ones are removed."""


class Limiter:
    """The current window of every bucket."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._windows: dict[tuple[str, str], _Window] = {}

    def take(self, limit: Limit, major: str) -> tuple[bool, dict[str, str]]:
        """Count one request; return whether the limit allows it, and the rate limit headers."""
        window, now = self._window(limit, major)
        allowed = window.used < limit.count
        window.used += allowed
        reset = window.opened + limit.seconds
        return allowed, {
            "X-RateLimit-Limit": str(limit.count),
            "X-RateLimit-Remaining": str(limit.count - window.used),
            "X-RateLimit-Reset": f"{reset:.3f}",
            "X-RateLimit-Reset-After": f"{_seconds_left(reset, now):.3f}",
            "X-RateLimit-Bucket": limit.bucket,
        }

    def take_global(self) -> float:
        """Count one request against the global limit; return the seconds to wait, or 0."""
        window, now = self._window(GLOBAL, "")
        if window.used >= GLOBAL.count:
            return _seconds_left(window.opened + GLOBAL.seconds, now)
        window.used += 1
        return 0.0

    def take_old_edit(self, channel: int) -> None:
        """Count one edit of a message older than an hour.

        Raises:
            RefusedError: the limit was reached.
        """
        window, now = self._window(OLD_EDITS, str(channel))
        if window.used >= OLD_EDITS.count:
            wait = _seconds_left(window.opened + OLD_EDITS.seconds, now)
            words = "Maximum number of edits to messages older than 1 hour reached. Try again later"
            raise too_many(wait, code=OLD_EDITS_CODE, words=words)
        window.used += 1

    def _window(self, limit: Limit, major: str) -> tuple[_Window, float]:
        now, key = self._clock.now(), (limit.bucket, major)
        window = self._windows.get(key)
        if window is None or now >= window.opened + limit.seconds:
            if len(self._windows) > _PRUNE_AT:
                self._windows = {key: one for key, one in self._windows.items() if now < one.opened + 60}
            window = self._windows[key] = _Window(now, 0)
        return window, now


def _seconds_left(reset: float, now: float) -> float:
    # Rounded up, so that a client that waits exactly this long is not too early.
    return max(math.ceil((reset - now) * 1000), 1) / 1000


def too_many(
    wait: float,
    *,
    everywhere: bool = False,
    code: int = 0,
    words: str = "You are being rate limited.",
    headers: dict[str, str] | None = None,
) -> RefusedError:
    """Return the error for too many requests."""
    refusal = RefusedError(429, code, words, retry_after=wait, **{"global": everywhere})
    refusal.headers = headers or {}
    return refusal


def headers_of(refusal: RefusedError) -> dict[str, str]:
    """Return the headers of a 429; without Via a client takes it for a ban of its address."""
    everywhere = bool(refusal.body["global"])
    done = {
        **refusal.headers,
        "Via": "1.1 sandbox",
        "Retry-After": str(math.ceil(refusal.body["retry_after"])),
        "X-RateLimit-Scope": "global" if everywhere else "user",
    }
    if everywhere:
        done["X-RateLimit-Global"] = "true"
    return done

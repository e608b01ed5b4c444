"""How many shards may start a session at the same time."""

from bot.devtools.sandbox.clock import Clock

INTERVAL = 5.0
"""Seconds between two starts in a bucket."""


class SessionStarts:
    """Counts IDENTIFYs by bucket, `shard % max_concurrency`: one in five seconds."""

    def __init__(self, clock: Clock, max_concurrency: int | None) -> None:
        """Refuse none if `max_concurrency` is not given."""
        self.max_concurrency = max_concurrency or 1
        self._clock = clock
        self._is_limited = max_concurrency is not None
        self._last: dict[int, float] = {}

    def take(self, shard: int) -> bool:
        """Note a start, unless it comes too soon; return whether it may happen."""
        bucket, now = shard % self.max_concurrency, self._clock.now()
        if self._is_limited and now - self._last.get(bucket, -INTERVAL) < INTERVAL:
            return False
        self._last[bucket] = now
        return True

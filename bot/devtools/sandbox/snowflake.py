"""Ids that contain the time they were made at."""

from bot.devtools.sandbox.clock import Clock

EPOCH_MS = 1_420_070_400_000
"""The first millisecond of 2015, from which Discord's ids count."""

_SEQUENCE_BITS = 22


class Snowflakes:
    """A source of strictly increasing ids."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        """Return a new unique id."""
        fresh = (int(self._clock.now() * 1000) - EPOCH_MS) << _SEQUENCE_BITS
        self._last = max(fresh, self._last + 1)
        return self._last


def created_at(snowflake: int) -> float:
    """Return the time an id was made at, in seconds since 1970."""
    return ((snowflake >> _SEQUENCE_BITS) + EPOCH_MS) / 1000

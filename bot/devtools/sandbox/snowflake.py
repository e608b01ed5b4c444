"""Ids that carry the moment they were made at."""

from bot.devtools.sandbox.clock import Clock

EPOCH_MS = 1_420_070_400_000
"""The first millisecond of 2015, where Discord's ids begin."""

_SEQUENCE_BITS = 22


class Snowflakes:
    """A source of ids that only ever grow."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        """Make an id that nothing else has."""
        fresh = (int(self._clock.now() * 1000) - EPOCH_MS) << _SEQUENCE_BITS
        self._last = max(fresh, self._last + 1)
        return self._last


def created_at(snowflake: int) -> float:
    """Tell when an id was made, in seconds since 1970."""
    return ((snowflake >> _SEQUENCE_BITS) + EPOCH_MS) / 1000

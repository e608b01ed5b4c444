"""Who is there: when people last gave a sign of themselves, in memory alone."""

import time
from collections.abc import Callable
from typing import Final

from cachetools import LRUCache

SEAT_TAKEN_WITHIN: Final = 120.0
"""Seconds without a sign after which a person counts as absent whose seat was given to them."""
SEATED_UNASKED_WITHIN: Final = 180.0
"""Seconds after which a person of the last table is asked before they are seated once more."""
ABSENT_AFTER: Final = 300.0
"""The same for everybody else at a table."""
_MAX_USERS: Final = 10_000


class Presence:
    """Remembers when each person last used the bot, and last gave a sign in a channel; judges absence.

    After a restart everybody counts as there, and the others wait once more for who is silent.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Know of nobody: who gives no sign is silent since now."""
        self._clock = clock
        self._began = clock()
        self._last_used = LRUCache[int, float](_MAX_USERS)
        self._last_signs = LRUCache[tuple[int, int], float](2 * _MAX_USERS)
        self._given_seats = LRUCache[tuple[int, int], float](_MAX_USERS)

    def record_use(self, user: int, channel: int) -> None:
        """Record that a person has just used the bot in a channel."""
        self._last_used[user] = self._clock()
        self.record_sign(user, channel)

    def record_sign(self, user: int, channel: int) -> None:
        """Record that a person is there, in a channel; they may only have written there."""
        self._given_seats.pop((user, channel), None)
        self._last_signs[user, channel] = self._clock()

    def record_given_seat(self, user: int, channel: int) -> None:
        """Record that a person was seated by others; who gave a sign in the channel just before is there."""
        now, last = self._clock(), self._last_signs.get((user, channel))
        if last is None or now - last >= SEAT_TAKEN_WITHIN:
            self._given_seats[user, channel] = now

    def is_late(self, user: int, channel: int) -> bool:
        """Return True if a person was given a seat at a channel's table, and did not take it in time."""
        given = self._given_seats.get((user, channel))
        return given is not None and self._clock() - given >= SEAT_TAKEN_WITHIN

    def is_absent(self, user: int, channel: int) -> bool:
        """Return True if a person at a channel's table has been silent for too long to be waited for."""
        if (user, channel) in self._given_seats:
            return self.is_late(user, channel)
        return self._clock() - self._last_signs.get((user, channel), self._began) >= ABSENT_AFTER

    def seconds_since_use(self, user: int) -> float | None:
        """Return how long ago a person used the bot; `None` if that is not known."""
        last = self._last_used.get(user)
        return None if last is None else self._clock() - last

    def has_used_lately(self, user: int) -> bool:
        """Return True if a person used the bot so short ago that they may be seated unasked."""
        since = self.seconds_since_use(user)
        return since is not None and since < SEATED_UNASKED_WITHIN

    def forget_user(self, user: int) -> None:
        """Forget all signs of a person."""
        self._last_used.pop(user, None)
        for signs in (self._last_signs, self._given_seats):
            for key in [key for key in signs if key[0] == user]:
                del signs[key]

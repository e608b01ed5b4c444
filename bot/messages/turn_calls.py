"""When a player is called on their turn: as they prefer, and not while they use the bot anyway."""

import math
import time
from dataclasses import dataclass
from typing import Final, assert_never

from cachetools import LRUCache

from bot.settings.preferences import CallPreference, PreferencesCache
from data.records import UserId

AWAY_AFTER = 60.0
"""Seconds without a press or a command after which a user counts as away."""
CALL_LATER = 120.0
"""Seconds after which a user is called who wants to be called later."""
_MAX_USERS: Final = 10_000


@dataclass(frozen=True, slots=True)
class PendingCall:
    """A player who may have to be called, since their turn has started."""

    user: UserId
    since: float
    """When the turn started, by the process's own clock."""


class TurnCalls:
    """Decides when players are called; remembers when each of them last used the bot, in memory alone."""

    def __init__(self, preferences: PreferencesCache) -> None:
        """Call users as they prefer."""
        self._preferences = preferences
        self._last_used = LRUCache[int, float](_MAX_USERS)

    def record_use(self, user: int) -> None:
        """Record that a user has just used the bot."""
        self._last_used[user] = time.monotonic()

    def forget_user(self, user: int) -> None:
        """Forget when a user last used the bot."""
        self._last_used.pop(user, None)

    async def find_delay(self, call: PendingCall) -> float | None:
        """Return the seconds until a player is to be called; 0 if that is now, `None` if never."""
        preference = (await self._preferences.get(call.user)).calls
        last_used = self._last_used.get(call.user, -math.inf)
        if last_used > call.since:
            # They have used the bot since the turn started, so they know.
            return None
        match preference:
            case CallPreference.NEVER:
                return None
            case CallPreference.AT_ONCE:
                return 0.0
            case CallPreference.LATER:
                due = call.since + CALL_LATER
            case CallPreference.WHEN_AWAY:
                due = last_used + AWAY_AFTER
            case _:
                assert_never(preference)
        return max(due - time.monotonic(), 0.0)

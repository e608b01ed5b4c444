"""Tables as they were a moment ago, for those who watch a match without playing in it."""

from collections import deque
from collections.abc import Callable
from dataclasses import replace

from bot.tables.table import Table
from data.records import MatchId, UserId

_EARLY = 0.05
"""Seconds by which a timer may ring too early."""


class DelayedTables:
    """Keeps each running table as it was at every change, for as long as the delay is."""

    def __init__(self, delay: float, clock: Callable[[], float]) -> None:
        """Keep nothing yet; `delay` is in seconds, as the clock counts."""
        self._delay = delay
        self.clock = clock
        self._kept: dict[MatchId, deque[tuple[float, Table]]] = {}

    def keep(self, table: Table) -> None:
        """Keep a table as it is now, and of what is due only the last."""
        versions = self._kept.setdefault(table.id, deque())
        now = self.clock()
        versions.append((now, _copy(table)))
        while len(versions) > 1 and self._is_due(versions[1][0], now):
            versions.popleft()

    def find(self, match: MatchId) -> Table | None:
        """Return the table as it was when the delay began; `None` if it was not kept at that time."""
        now = self.clock()
        due = [table for at, table in self._kept.get(match, ()) if self._is_due(at, now)]
        return due[-1] if due else None

    def has_changed(self, match: MatchId) -> bool:
        """Return True if a table has been kept, so that it may look different now."""
        return match in self._kept

    def is_settled(self, match: MatchId) -> bool:
        """Return True if a table has not changed since the delay began."""
        versions = self._kept.get(match)
        return versions is not None and self._is_due(versions[-1][0], self.clock())

    def forget(self, match: MatchId) -> None:
        """Drop a match."""
        self._kept.pop(match, None)

    def forget_user(self, user: UserId) -> None:
        """Drop all tables at which a user sat."""
        for match, versions in list(self._kept.items()):
            if any(player.user == user for _, table in versions for player in table.record.players):
                del self._kept[match]

    def _is_due(self, at: float, now: float) -> bool:
        return now - at >= self._delay - _EARLY


def _copy(table: Table) -> Table:
    moves = deque(table.recent_events, table.recent_events.maxlen)
    # A countdown or a reveal is over before the delay is.
    return replace(table, recent_events=moves, countdown_ends=0.0, frames=0)

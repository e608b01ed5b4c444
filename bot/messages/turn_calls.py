"""Calls players on their turn: when they prefer, and not while they use the bot anyway."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import assert_never

from bot.messages.latest import LatestUpdate, UpdateGroup
from bot.messages.table_publisher import TableMessage, TablePublisher
from bot.renderers import renderer_of
from bot.settings.preferences import CallPreference, PreferencesCache
from bot.tables.presence import Presence
from data.records import UserId
from engine.model import Event

AWAY_AFTER = 60.0
"""Seconds without a press or a command after which a user counts as away."""
CALL_LATER = 120.0
"""Seconds after which a user is called who wants to be called later."""


@dataclass(frozen=True, slots=True)
class PendingCall:
    """A player who may have to be called, since their turn has started."""

    user: UserId
    since: float
    """When the turn started, by the process's own clock."""


class TurnCalls:
    """Decides when players are called."""

    def __init__(self, preferences: PreferencesCache, presence: Presence) -> None:
        self._preferences = preferences
        self._presence = presence

    async def find_delay(self, call: PendingCall) -> float | None:
        """Return the seconds until a player is to be called; 0 if that is now, `None` if never."""
        preference = (await self._preferences.get(call.user)).calls
        unused_for = self._presence.seconds_since_use(call.user)
        if unused_for is not None and unused_for < time.monotonic() - call.since:
            # They have used the bot since the turn started, so they know.
            return None
        match preference:
            case CallPreference.NEVER:
                return None
            case CallPreference.AT_ONCE:
                return 0.0
            case CallPreference.LATER:
                return max(call.since + CALL_LATER - time.monotonic(), 0.0)
            case CallPreference.WHEN_AWAY:
                return 0.0 if unused_for is None else max(AWAY_AFTER - unused_for, 0.0)
            case _:
                assert_never(preference)


class TableCall:
    """The message that calls the player whose turn it is at one table; it goes when the turn is over."""

    def __init__(
        self,
        group: UpdateGroup,
        table_message: TableMessage,
        publisher: TablePublisher,
        turn_calls: TurnCalls,
        on_idle: Callable[[], None],
    ) -> None:
        self._table_message = table_message
        self._publisher = publisher
        self._turn_calls = turn_calls
        self._pending: PendingCall | None = None
        self._posted: int | None = None
        """The message that called the last player."""
        self._outdated = False
        """Whether another turn has started since."""
        subject = f"the call at match {table_message.table.id}"
        self.update = LatestUpdate(group, subject, self._update, on_idle=on_idle)

    def note_turn(self, events: Sequence[Event], by: UserId | None) -> None:
        """Note the player to call if a turn has started; not the user who started it, nor one alone."""
        table = self._table_message.table
        seat = renderer_of(table.ruleset.slug).table.find_turn_started(events)
        if seat is not None:
            self._outdated = True
            user = None if table.record.seats == 1 else table.find_holder(seat)
            self._pending = None if user in (None, by) else PendingCall(user, time.monotonic())
        elif by is not None:
            self.forget_user(by)

    def restore(self) -> None:
        """Call the player whose turn it is after a restart, who may not have been called before it."""
        table = self._table_message.table
        if table.state is not None and table.record.seats != 1 and table.record.ended is None:
            seat = renderer_of(table.ruleset.slug).table.find_seat_to_play(table.view(None))
            user = None if seat is None else table.find_holder(seat)
            self._pending = None if user is None else PendingCall(user, time.monotonic())

    def forget_user(self, user: int) -> None:
        """Do not call a user in this turn."""
        if self._pending is not None and self._pending.user == user:
            self._pending = None

    async def _update(self) -> None:
        """Call the player if that is due, and delete the call of the turn before."""
        table = self._table_message.table
        outdated, self._outdated = self._outdated or table.record.ended is not None, False
        if outdated and self._posted is not None:
            await self._publisher.delete(table, self._posted)
            self._posted = None
        call = self._pending
        if call is None:
            return
        delay = await self._find_delay(call)
        if delay:
            self.update.request(delay)
            return
        if delay is not None:
            self._posted = await self._publisher.post_turn_call(table, call.user)
        if self._pending is call:
            # Not before: a call that failed is made again.
            self._pending = None

    async def _find_delay(self, call: PendingCall) -> float | None:
        table = self._table_message.table
        if table.record.ended is not None or table.paused or not table.is_seated(call.user):
            return None
        return await self._turn_calls.find_delay(call)

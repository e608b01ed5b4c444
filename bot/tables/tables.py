"""Tables: every live match, and the one way an action takes: lock, decide, store, tell."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta

from bot.process.background_tasks import BackgroundTasks
from bot.tables import refusals
from bot.tables.choices import find_suggestion
from bot.tables.dealer import Dealer
from bot.tables.match_log import read_table, store_step
from bot.tables.presence import Presence
from bot.tables.table import Table, TableChange
from data.errors import HandStale, MatchRefusal, NotStarted, OutcomeUnknown, StoreError, TableGone
from data.records import (
    ChannelId,
    CompanionName,
    Ending,
    MatchEnd,
    MatchId,
    MatchPhase,
    MatchRecord,
    MessageId,
    UserId,
)
from data.store import Store
from data.written_texts import TextKind, WrittenText
from engine.model import Action, Event, Seat, State
from engine.refusals import Refusal
from engine.registry import RULESETS
from engine.ruleset import Applied, apply

log = logging.getLogger(__name__)

FIRST_LOOK = 1.0
"""Seconds from a write that got no answer until its table is read again; the pauses then double."""
_LONGEST_DELAY = 30.0
_LOOKS = 5
"""How often it is read then: a write that was on its way may arrive late."""
_TABLES_SEAT = Seat(0)
"""The seat with which an action that no player asked for is stored."""


@dataclass(frozen=True, slots=True)
class Step:
    """An action that was taken and stored."""

    table: Table
    seat: Seat
    events: tuple[Event, ...]


TableSubscriber = Callable[[Table, TableChange, Sequence[Event], UserId | None], None]
"""Called after every change is stored, with the table, the change, the events, and the user who acted."""


def _now() -> datetime:
    return datetime.now(UTC)


class Tables:
    """All live tables of this process; the only writer of their matches."""

    def __init__(self, store: Store, *, now: Callable[[], datetime] = _now) -> None:
        """Start empty; `load_channels` reads which channels have a table."""
        self.store = store
        self.dealer = Dealer(store)
        self.presence = Presence()
        self.now = now
        self.allows_own_themes: Callable[[int], bool] = lambda _: True
        """Returns whether tables of a server may write their own themes."""
        self._subscribers: list[TableSubscriber] = []
        self._tables: dict[MatchId, Table] = {}
        self._channels: dict[ChannelId, MatchId] = {}
        self._unread: dict[MatchId, MatchRecord] = {}
        """Live matches as `load_channels` read them, until their table is needed and their steps are read."""
        self._without_timeout: set[MatchId] = set()
        """Those of them that are known not to wait for a timeout."""
        self._loading = asyncio.Lock()
        self._background_tasks = BackgroundTasks()

    def subscribe(self, subscriber: TableSubscriber) -> None:
        """Call `subscriber` after every change that is stored."""
        self._subscribers.append(subscriber)

    def notify(self, table: Table, news: TableChange, events: Sequence[Event], by: UserId | None) -> None:
        """Call all subscribers; the change is stored already."""
        for subscriber in self._subscribers:
            subscriber(table, news, events, by)

    async def load_channels(self) -> list[MatchRecord]:
        """Read which channels have a table, and return their matches; steps are read when first needed."""
        live = await self.store.list_live_matches()
        self._channels = {record.channel: record.id for record in live}
        self._unread = {record.id: record for record in live}
        return live

    @property
    def count(self) -> int:
        """The number of channels with a table."""
        return len(self._channels)

    def has_table(self, channel: int) -> bool:
        """Return True if a channel has a table; one look-up in memory."""
        return channel in self._channels

    def find_loaded(self, channel: int) -> Table | None:
        """Return a channel's table if it has been read already."""
        match = self._channels.get(ChannelId(channel))
        return None if match is None else self._tables.get(match)

    async def get_in_channel(self, channel: int) -> Table:
        """Return the table of a channel.

        Raises:
            NoTableHere: if none lives there.
        """
        match = self._channels.get(ChannelId(channel))
        if match is None:
            raise refusals.NoTableHere
        return await self.get(match)

    async def get_for_player(self, channel: int, user: UserId) -> Table | None:
        """Return the table of a channel if a person has a seat there in a running match.

        Others do not cause a table to be read from the store.

        Raises:
            DatabaseRefused: if the database gives no answer.
        """
        match = self._channels.get(ChannelId(channel))
        if match is None:
            return None
        record = self._unread.get(match)
        if record is not None and all(player.user != user for player in record.seated):
            return None
        try:
            table = await self.get(match)
        except (TableGone, refusals.LobbyExpired):
            return None
        return table if table.state is not None and table.is_seated(user) else None

    async def get(self, match: int) -> Table:
        """Return the live table of a match.

        Raises:
            TableGone, LobbyExpired: if the match has ended or never was.
        """
        table = self._tables.get(MatchId(match))
        if table is not None:
            return table
        async with self._loading:
            table = self._tables.get(MatchId(match))
            if table is not None:
                return table
            record = self._unread.get(MatchId(match)) or await self.store.get_match(MatchId(match))
            # Another process is the writer of what its servers play.
            if record is None or record.ended is not None or not self.store.shards.own(record.guild):
                lobby = record is not None and record.started is None
                raise refusals.LobbyExpired if lobby else TableGone
            table = await read_table(self.store, record)
            # From here on the table is the newer of the two.
            self._unread.pop(table.id, None)
            await self.update_lobby(table)
            # A table that is read from the store comes back after a break.
            events = await self.interrupt(table)
            self.add(table)
        if events:
            self.notify(table, TableChange.STEP, events, None)
        return table

    def add(self, table: Table) -> None:
        """Keep a table that was just opened or read."""
        table.presence = self.presence
        table.find_own_themes_allowed = lambda: self.allows_own_themes(table.record.guild)
        self._tables[table.id] = table
        self._channels[table.record.channel] = table.id

    async def find_record(self, match: int) -> MatchRecord | None:
        """Return the record of a match, live or ended."""
        return await self.store.get_match(MatchId(match))

    async def abandon(self, match: int, *, unless_played_since: datetime | None = None) -> Table:
        """End a table that nobody can play on any more; a lobby or an unplayed match counts as cancelled.

        One that was taken up again since a moment stays.

        Raises:
            TableGone, LobbyExpired, NotSaved: if that cannot be.
        """
        async with self.changing(match) as table:
            if unless_played_since is not None and table.record.last_active >= unless_played_since:
                return table
            await self.stop_play(table)
        self.notify(table, TableChange.ENDED, (), None)
        return table

    async def record_reminder(self, match: int) -> Table:
        """Note that the people of an idle match have been reminded."""
        async with self.changing(match) as table:
            table.record = await self.store.record_reminder(table.id, self.now())
        return table

    async def set_aside(self, match: int, *, before: datetime | None = None) -> Table:
        """Set a match aside until its table is asked for, unless it was active since `before`."""
        async with self.changing(match) as table:
            if before is not None and table.record.last_active >= before:
                return table
            await self.interrupt(table)
            table.record = await self.store.set_match_aside(table.id, self.now())
        self.notify(table, TableChange.PEOPLE, (), None)
        return table

    def note_absences(self) -> None:
        """Have each lobby shown again whose absent people have changed."""
        for table in list(self._tables.values()):
            absent = frozenset(table.people) - frozenset(table.present)
            if table.phase is MatchPhase.LOBBY and absent != table.absent:
                table.absent = absent
                self.notify(table, TableChange.NOTED, (), None)

    def list_waiting_for_absent(self) -> list[MatchRecord]:
        """List the matches that wait for nobody but absent people."""
        return [table.record for table in self._tables.values() if table.find_assent() is not None]

    async def go_on_without_absent(self, match: int) -> None:
        """Take the actions to which absent people agree by their silence.

        Raises:
            TableGone, NotSaved: if that cannot be.
        """
        is_waiting = True
        while is_waiting:
            async with self.changing(match) as table:
                assent = table.find_assent()
                if assent is None or table.state is None:
                    return
                applied = await self._take_action(table, table.state, *assent, None)
                is_waiting = table.record.ended is None
            self.notify_of_step(table, applied.events, None)

    def list_timeout_candidates(self) -> list[MatchRecord]:
        """List the matches that may wait for a timeout, as far as that is known without reading any."""
        waiting = [table.record for table in self._tables.values() if table.timeout is not None]
        unread = [
            record
            for record in self._unread.values()
            if record.started is not None
            and RULESETS[record.game].has_timeouts
            and record.id not in self._without_timeout
        ]
        return waiting + unread

    async def act_on_timeout(self, match: int) -> bool:
        """Take the action that the rules ask for when nobody has acted for a while, if that is due.

        A match whose seats are not all taken, or that was set aside, waits.
        """
        if not await self._has_timeout(match):
            return False
        async with self.changing(match) as table:
            timeout = table.timeout
            due = timedelta(seconds=0 if timeout is None else timeout.seconds)
            if table.state is None or timeout is None or self.now() - table.record.last_active < due:
                return False
            events = await self.act_for_seat(table, _TABLES_SEAT, timeout.action)
        self.notify_of_step(table, events, None)
        return True

    async def show_at_bottom(self, match: int) -> Table:
        """Show the table at the bottom of its channel, and take up a match that was set aside."""
        async with self.changing(match) as table:
            resumed = table.record.set_aside is not None
            if resumed:
                table.record = await self.store.resume_match(table.id, self.now())
        if resumed:
            self.notify(table, TableChange.PEOPLE, (), None)
        self.notify(table, TableChange.MOVED, (), None)
        return table

    async def update_record(self, match: int, write: Callable[[Table], Awaitable[MatchRecord]]) -> Table:
        """Store something beside the play, in turn with the actions."""
        async with self.changing(match) as table:
            table.record = await write(table)
        self.notify(table, TableChange.NOTED, (), None)
        return table

    async def remove_texts(
        self, match: int, kind: TextKind, round_number: int, seat: int, slot: int | None
    ) -> None:
        """Delete a text that somebody has written at a table, or those of all slots there."""
        async with self.changing(match) as table:
            await self.store.written_texts.delete(table.id, kind, round_number, seat, slot)
            table.texts = table.texts.remove(kind, round_number, seat, slot)
        self.notify(table, TableChange.NOTED, (), None)

    async def set_message(self, table: Table, message: int) -> None:
        """Remember which message shows the table: at once, and then in the store.

        Raises:
            NotSaved: if it could not be stored; it is remembered all the same, to be stored later.
        """
        table.posted = MessageId(message)
        await self.store.set_table_message(table.id, MessageId(message))
        # Without the lock: a step may have been taken meanwhile, so only the message is replaced.
        table.record = replace(table.record, message=MessageId(message))
        if table.posted == message:
            table.posted = None

    async def set_announcement(self, table: Table, message: int) -> None:
        """Remember which message announces the end of the match."""
        await self.store.set_announcement(table.id, MessageId(message))
        table.record = replace(table.record, announcement=MessageId(message))

    async def set_deal_worth(self, table: Table, worth: str) -> None:
        """Remember the worth of the deal of a match that has ended."""
        await self.store.set_deal_worth(table.id, worth)
        table.record = replace(table.record, deal_worth=worth)

    async def submit_action(
        self,
        match: int,
        user: UserId,
        action: Action,
        *,
        interaction_id: int | None,
        seen_revision: int | None,
        texts: Sequence[WrittenText] = (),
    ) -> Step:
        """Take an action: it is stored before this returns, or nothing has changed.

        `texts` are those that the action writes; they are stored with it.
        `interaction_id` is the interaction it came with, `seen_revision` the revision the person acted on
        (`None` for a command, whose meaning does not depend on one). A double click changes nothing.

        Raises:
            Refusal: if the table or the rules do not allow it, or it could not be stored.
            InteractionRepeated: if the interaction was delivered twice.
        """
        async with self.changing(match) as table:
            state = table.require_playing()
            seat = table.seat_of(user)
            if seen_revision is not None:
                if table.is_echo(user, action, seen_revision):
                    return Step(table, seat, ())
                if seen_revision != table.revision and not action.tolerates_staleness:
                    raise HandStale
            if action.within is not None and table.seconds_since_step_of(user) > action.within:
                raise refusals.TooLate(action.within)
            revision = table.revision
            applied = await self._take_action(table, state, seat, action, interaction_id, texts)
            table.last_actions[user] = action, revision
        self.notify_of_step(table, applied.events, user)
        await self._follow_up(table)
        return Step(table, seat, applied.events)

    async def submit_companion_action(
        self,
        match: int,
        companion: CompanionName,
        action: Action,
        *,
        seen_revision: int,
        texts: Sequence[WrittenText] = (),
    ) -> Step:
        """Take an action of a companion, which decided it at `seen_revision`: stored before this returns.

        `texts` are those that the action writes; they are stored with it.

        Raises:
            Refusal: if the table has moved on or the companion has left, if the rules do not allow it, or if
                it could not be stored.
        """
        async with self.changing(match) as table:
            state = table.require_playing()
            seat = table.seat_of_companion(companion)
            if seen_revision != table.revision:
                raise HandStale
            applied = await self._take_action(table, state, seat, action, None, texts)
        self.notify_of_step(table, applied.events, None)
        await self._follow_up(table)
        return Step(table, seat, applied.events)

    async def _follow_up(self, table: Table) -> None:
        """Go on without absent people after a step, which counts whatever becomes of that."""
        if table.find_assent() is None:
            return
        try:
            await self.go_on_without_absent(table.id)
        except (Refusal, StoreError) as fault:
            log.warning("match %s waits for absent people still: %s", table.id, type(fault).__name__)

    async def reload_tables_of(self, user: UserId) -> None:
        """Read again the tables that hold a person whose data was deleted."""
        async with self._loading:
            for record in list(self._unread.values()):
                if any(player.user == user for player in record.players):
                    del self._unread[record.id]
        for table in list(self._tables.values()):
            table.invited = tuple(invited for invited in table.invited if invited != user)
            if any(player.user == user for player in table.record.players):
                async with table.lock:
                    await self._refresh(table)

    async def wait_until_idle(self) -> None:
        """Wait until no action is under way."""
        for table in list(self._tables.values()):
            async with table.lock:
                pass

    async def act_for_seat(self, table: Table, seat: Seat, action: Action) -> Sequence[Event]:
        """Take an action for a seat of a table whose lock is held: stored before this returns.

        Raises:
            Refusal: if the rules do not allow it, or it could not be stored.
        """
        if table.state is None:
            raise NotStarted
        return (await self._take_action(table, table.state, seat, action, None)).events

    async def _take_action(
        self,
        table: Table,
        state: State,
        seat: Seat,
        action: Action,
        interaction_id: int | None,
        texts: Sequence[WrittenText] = (),
    ) -> Applied[State, Event]:
        applied = apply(table.ruleset, state, seat, action, table.make_chance)
        if table.countdown and table.ruleset.waits_for_countdown(action):
            raise refusals.CountingDown(table.countdown)
        await store_step(
            self.store,
            table,
            seat,
            action,
            applied,
            interaction_id=interaction_id,
            at=self.now(),
            texts=texts,
        )
        table.stepped_at = time.monotonic()
        if seconds := table.ruleset.countdown(applied.events):
            table.countdown_ends = time.monotonic() + seconds
        if table.record.ended is not None:
            self._drop(table)
        return applied

    def notify_of_step(self, table: Table, events: Sequence[Event], by: UserId | None) -> None:
        """Call all subscribers after a step that is stored, or after none if there are no events."""
        change = TableChange.STEP if events else TableChange.NOTED
        self.notify(table, change if table.record.ended is None else TableChange.ENDED, events, by)

    async def interrupt(self, table: Table) -> Sequence[Event]:
        """Take the game's action for a table whose people cannot go on at once."""
        if table.state is None or table.phase is MatchPhase.ENDED:
            return ()
        action = table.ruleset.interruption(table.view(None))
        if action is None:
            return ()
        return await self.act_for_seat(table, _TABLES_SEAT, action)

    async def _has_timeout(self, match: int) -> bool:
        """Return True if a match waits for a timeout; a table that is not in memory stays there if not."""
        unread = self._unread.get(MatchId(match))
        if unread is None:
            table = self._tables.get(MatchId(match))
            return table is not None and table.timeout is not None
        if unread.id in self._without_timeout:
            return False
        waits = (await read_table(self.store, unread)).timeout is not None
        if not waits:
            self._without_timeout.add(unread.id)
        return waits

    async def update_lobby(self, table: Table) -> None:
        """Read again all that depends on the people, the game and the options of a lobby."""
        await self.dealer.update_deal_info(table)
        try:
            table.suggestion = await find_suggestion(self.store, table)
        except StoreError as fault:
            table.suggestion = None
            log.warning("match %s: its last results could not be read: %s", table.id, type(fault).__name__)

    @asynccontextmanager
    async def changing(self, match: int) -> AsyncIterator[Table]:
        """Hold the lock of a live table while it is changed; a fault of the store reads the table again.

        Raises:
            TableGone, LobbyExpired: if the match has ended or never was.
            OutcomeUnknown: if no answer came; the table is shown again once it is known.
            NotSaved: if the change could not be stored.
        """
        table = await self.get(match)
        async with table.lock:
            if table.phase is MatchPhase.ENDED:
                raise refusals.LobbyExpired if table.record.started is None else TableGone
            try:
                yield table
            except StoreError as error:
                if not isinstance(error, MatchRefusal) or error.match is not None:
                    await self._refresh(table)
                if isinstance(error, OutcomeUnknown):
                    self._background_tasks.start(self._find_out(table))
                raise

    async def _find_out(self, table: Table) -> None:
        """Read a table again until the store shows what became of a write that got no answer."""
        delay, looks = FIRST_LOOK, 0
        while looks < _LOOKS and table.id in self._tables:
            await asyncio.sleep(delay)
            delay = min(2 * delay, _LONGEST_DELAY)
            async with table.lock:
                looks += await self._refresh(table)

    async def _refresh(self, table: Table) -> bool:
        """Read a table again, and have it shown if it has changed; return True if it could be read.

        The store may be ahead of memory: the answer to a commit may have been lost.
        """
        try:
            record = await self.store.get_match(table.id)
            if record is None or record == table.record:
                return True
            fresh = await read_table(self.store, record)
        except StoreError:
            # Memory still stands at the last step that is known to be stored.
            log.warning("match %s cannot be read again yet", table.id)
            return False
        table.record, table.state, table.recent_events = fresh.record, fresh.state, fresh.recent_events
        table.counters, table.texts = fresh.counters, fresh.texts
        table.ruleset, table.options = fresh.ruleset, fresh.options
        if record.ended is not None:
            self._drop(table)
        self.notify(table, TableChange.PEOPLE if record.ended is None else TableChange.ENDED, (), None)
        return True

    async def stop_play(self, table: Table) -> None:
        """End a match before its rules do: as abandoned, or cancelled if nothing was played."""
        await self.end_match(table, Ending.ABANDONED if table.is_played else Ending.CANCELLED)

    async def end_match(self, table: Table, ending: Ending) -> None:
        """Store the end of a match and forget its table, whose lock is held."""
        table.record = await self.store.end_match(table.id, MatchEnd(ending, self.now(), None, None))
        self._drop(table)

    def _drop(self, table: Table) -> None:
        self._tables.pop(table.id, None)
        if self._channels.get(table.record.channel) == table.id:
            del self._channels[table.record.channel]

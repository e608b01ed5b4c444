"""Decides when the public message of each table is updated, within Discord's rate limits."""

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Iterator, Sequence
from typing import Final

import discord

from bot.components.discord_faults import DISCORD_FAULTS
from bot.components.message_files import HeldFile
from bot.messages.hand_messages import HandMessages
from bot.messages.member_lookup import MemberLookup
from bot.messages.table_publisher import TableMessage, TablePublisher
from bot.messages.turn_calls import PendingCall, TurnCalls
from bot.process.reply_priority import ReplyPriority
from bot.renderers import renderer_of
from bot.tables.ended_tables import EndedTables
from bot.tables.table import Table, TableChange
from bot.tables.tables import Tables
from data.errors import DatabaseRefused
from data.records import UserId
from engine.model import Event
from engine.refusals import Refusal

log = logging.getLogger(__name__)

EDIT_INTERVAL = 1.0
"""Seconds between two edits of one message."""
MIN_COUNTDOWN_INTERVAL = 0.5
"""The shortest time between two edits during a countdown, in seconds."""
COMPARISON_TIMEOUT = 1.0
"""Seconds for which the end of a match waits to be compared with other results."""
_MAX_ATTEMPTS = 8
_MAX_BACKOFF = 30.0
_UNKNOWN_CHANNEL: Final = 10003


def _seconds_until_next_edit(table: Table) -> float:
    """Return the pause before the next edit; during a countdown it ends when the number changes.

    With a fixed pause, the time that edits take would add up, and a number would be skipped.
    """
    left = table.countdown_ends - time.monotonic()
    return EDIT_INTERVAL if left <= 0 else max(left - math.ceil(left) + 1, MIN_COUNTDOWN_INTERVAL)


class TableMessages:
    """Updates the messages in the background; changes that come together become one edit."""

    def __init__(
        self,
        tables: Tables,
        ended_tables: EndedTables,
        hand_messages: HandMessages,
        member_lookup: MemberLookup,
        publisher: TablePublisher,
        turn_calls: TurnCalls,
        reply_priority: ReplyPriority,
    ) -> None:
        """Show every change of these tables."""
        self._tables = tables
        self._ended_tables = ended_tables
        self._hand_messages = hand_messages
        self._member_lookup = member_lookup
        self._publisher = publisher
        self._turn_calls = turn_calls
        self._reply_priority = reply_priority
        self._posts: dict[int, TableMessage] = {}
        self._closing = False
        self._stopped = False
        tables.subscribe(self.handle_change)
        member_lookup.subscribe(self.refresh)

    def handle_change(
        self, table: Table, news: TableChange, events: Sequence[Event], by: UserId | None
    ) -> None:
        """Schedule the updates that follow from a change; `by` is the user who made it."""
        post = self._post_of(table)
        ended = table.record.ended is not None
        self._member_lookup.look_up(table)
        post.repost |= news is TableChange.MOVED
        if news is TableChange.PEOPLE:
            self._hand_messages.forget_leavers(table)
        if news is TableChange.STARTED:
            self._hand_messages.send_hands(table)
        elif table.state is not None and (events or ended or news is TableChange.PEOPLE):
            # Every hand shows whose turn it is, and no move while the table is paused. The reply to ending a
            # match early is not the hand itself.
            turn = renderer_of(table.ruleset.slug).table.find_turn_started(events) is not None
            everyone = ended or turn or news is TableChange.PEOPLE
            self._hand_messages.update_hands(
                table,
                by=None if ended and not events else by,
                everyone=everyone,
                closes_pages=ended or news is TableChange.PEOPLE,
            )
        self._note_turn(post, events, by)
        if table.countdown and table.countdown_ends != post.countdown_end:
            post.countdown_end = table.countdown_ends
            wait = table.countdown_ends - time.monotonic()
            asyncio.get_running_loop().call_later(wait, self._on_countdown_end, post)
        self._schedule_update(post)

    def restore(self, table: Table) -> None:
        """Update a message after a restart: the last stored change may not have been shown."""
        post = self._post_of(table)
        post.has_strays = True
        self._member_lookup.look_up(table)
        if table.state is not None and table.record.seats != 1 and table.record.ended is None:
            seat = renderer_of(table.ruleset.slug).table.find_seat_to_play(table.view(None))
            user = None if seat is None else table.find_holder(seat)
            post.pending_call = None if user is None else PendingCall(user, time.monotonic())
        self._schedule_update(post)

    def refresh(self, table: Table) -> None:
        """Update a message since its appearance has changed."""
        self._schedule_update(self._post_of(table))

    @property
    def behind(self) -> int:
        """The number of tables whose message does not show their last change yet."""
        return sum(not post.shown.is_set() for post in self._posts.values())

    async def wait_until_shown(self, table: Table, within: float) -> bool:
        """Return True as soon as the message shows the last change, False after `within` seconds."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._post_of(table).shown.wait(), within)
        return self._post_of(table).shown.is_set()

    @contextlib.contextmanager
    def hold_updates(self, table: Table) -> Iterator[None]:
        """Post and edit nothing for a table whose first message a reply is posting, or it would get two.

        People may join and start before Discord has told the bot which message that is.
        """
        post = self._post_of(table)
        post.held = True
        try:
            yield
        finally:
            post.held = False
            if post.dirty or post.call_due:
                self._start_updating(post)

    def record_new_message(self, table: Table) -> None:
        """Record that a new message shows the table."""
        post = self._post_of(table)
        post.messages_below, post.attachments = 0, ()
        post.repost = False

    def record_lost_reply(self, table: Table) -> None:
        """Record that it is not known whether the reply with the table's first message came through."""
        self._post_of(table).has_strays = True

    def record_attachments(self, table: Table, attachments: Sequence[HeldFile]) -> None:
        """Record the files of the table's message after a reply has edited it."""
        if attachments and table.record.ended is None:
            self._post_of(table).attachments = attachments

    def count_message(self, channel: int) -> None:
        """Count a message of another author in a channel."""
        table = self._tables.find_loaded(channel)
        post = None if table is None else self._posts.get(table.id)
        if post is not None:
            post.messages_below += 1

    def forget_user(self, user: int) -> None:
        """Stop pinging a user and looking up their name and avatar."""
        self._member_lookup.forget_user(user)
        self._turn_calls.forget_user(user)
        for post in self._posts.values():
            if post.pending_call is not None and post.pending_call.user == user:
                post.pending_call = None

    def stop(self) -> None:
        """Call nobody any more: the connection is about to be closed."""
        self._stopped = True
        for post in self._posts.values():
            post.stop_timers()

    async def wait_until_idle(self) -> None:
        """Stop countdowns, and wait until every message shows the last state of its table."""
        self._closing = True
        await self._member_lookup.wait_until_idle()
        while tasks := [post.task for post in self._posts.values() if post.is_updating and post.task]:
            # If the caller is cancelled, the tasks go on.
            await asyncio.wait(tasks)

    def _post_of(self, table: Table) -> TableMessage:
        post = self._posts.get(table.id)
        if post is None:
            post = self._posts[table.id] = TableMessage(table)
        if post.table is not table:
            # It was read once more: what was compared is in the table of before.
            post.table, post.comparison_task = table, None
        return post

    def _on_countdown_end(self, post: TableMessage) -> None:
        """Update the message and the hands after a countdown."""
        if post.table.record.ended is None and not post.table.countdown:
            self._hand_messages.update_hands(post.table, by=None, everyone=True)
            self._schedule_update(post)

    def _schedule_update(self, post: TableMessage) -> None:
        post.dirty = True
        post.shown.clear()
        self._start_updating(post)

    def _start_updating(self, post: TableMessage) -> None:
        if not post.held and not post.is_updating:
            post.task = asyncio.get_running_loop().create_task(self._update_until_clean(post))

    def _note_turn(self, post: TableMessage, events: Sequence[Event], by: UserId | None) -> None:
        """Note the player to call if a turn has started; not the user who started it, nor one alone."""
        table, call = post.table, post.pending_call
        seat = renderer_of(table.ruleset.slug).table.find_turn_started(events)
        if seat is not None:
            post.turn_call_outdated = True
            user = None if table.record.seats == 1 else table.find_holder(seat)
            post.pending_call = None if user in (None, by) else PendingCall(user, time.monotonic())
        elif call is not None and call.user == by:
            post.pending_call = None

    async def _update_turn_call(self, post: TableMessage) -> None:
        """Call the player whose turn it is when that is due, and delete the call of the turn before."""
        call, ended = post.pending_call, post.table.record.ended is not None
        if post.turn_call_outdated or ended:
            post.turn_call_outdated = False
            await self._publisher.delete_turn_call(post)
        if call is None:
            return
        delay = None
        if not ended and not post.table.paused and post.table.is_seated(call.user):
            delay = await self._turn_calls.find_delay(call)
        if delay:
            if post.call_timer is not None:
                post.call_timer.cancel()
            post.call_timer = asyncio.get_running_loop().call_later(delay, self._on_call_due, post)
            return
        if delay is not None:
            await self._publisher.post_turn_call(post, call.user)
        if post.pending_call is call:
            # Not before: a call that failed is made again.
            post.pending_call = None

    def _on_call_due(self, post: TableMessage) -> None:
        post.call_timer, post.call_due = None, True
        self._start_updating(post)

    async def _update_until_clean(self, post: TableMessage) -> None:
        failures = 0
        while (post.dirty or post.call_due) and failures < _MAX_ATTEMPTS:
            await self._reply_priority.wait()
            dirty, post.dirty, post.call_due = post.dirty, False, False
            try:
                await self._wait_for_comparison(post)
                compared = post.table.result_standing is not None
                if dirty:
                    await self._publisher.update(post)
                    post.note_shown()
                await self._update_turn_call(post)
                failures = 0
                # Each second of a countdown is one more change.
                post.dirty |= post.table.countdown > 0 and not self._closing
                if post.comparison_task is not None and not compared:
                    await post.comparison_task
                    post.dirty |= post.table.result_standing is not None
            except (discord.Forbidden, discord.NotFound) as fault:
                log.warning("match %s cannot be shown in its channel: %s", post.table.id, fault.text)
                await self._end_without_channel(post.table, fault.code)
                break
            except (*DISCORD_FAULTS, DatabaseRefused) as fault:
                post.dirty = True
                if isinstance(fault, discord.RateLimited):
                    self._try_later(post, fault.retry_after)
                    return
                failures += 1
                log.warning("match %s could not be shown yet: %s", post.table.id, type(fault).__name__)
                await asyncio.sleep(min(2.0**failures, _MAX_BACKOFF))
            except Exception as fault:  # noqa: BLE001 - it is logged
                self._log_fault(post.table, fault)
                break
            await asyncio.sleep(_seconds_until_next_edit(post.table))
        post.task = None
        if post.table.record.ended is not None:
            post.stop_timers()
            self._posts.pop(post.table.id, None)
            self._hand_messages.forget_match(post.table)
        elif post.dirty and failures < _MAX_ATTEMPTS:
            self._schedule_update(post)

    def _try_later(self, post: TableMessage, seconds: float) -> None:
        """Try again after a wait that Discord asks for, or with the next change."""
        log.warning("match %s is behind: Discord takes its message in %.0f s", post.table.id, seconds)
        post.task = None
        if not self._stopped:
            post.stop_timers()
            post.retry_timer = asyncio.get_running_loop().call_later(seconds, self._start_updating, post)

    async def _end_without_channel(self, table: Table, code: int) -> None:
        """End a match if Discord says by an error's code that its channel is gone: its people are free."""
        if code != _UNKNOWN_CHANNEL or table.record.ended is not None:
            return
        try:
            await self._tables.abandon(table.id)
        except Refusal as refusal:
            log.info("match %s stays, though its channel is gone: %s", table.id, refusal.code)

    def _log_fault(self, table: Table, fault: Exception) -> None:
        """Log a fault of ours; after the end of the connection, the next start shows what is missing."""
        if self._stopped:
            log.warning("match %s was not shown before the end: %s", table.id, type(fault).__name__)
        else:
            log.error("match %s: showing it failed", table.id, exc_info=fault)

    async def _wait_for_comparison(self, post: TableMessage) -> None:
        """Compare a finished match with others, but do not hold up its end for long."""
        if post.table.record.ended is None or post.table.result_standing is not None:
            return
        if post.comparison_task is None:
            post.comparison_task = asyncio.get_running_loop().create_task(self._load_comparison(post.table))
        await asyncio.wait({post.comparison_task}, timeout=COMPARISON_TIMEOUT)

    async def _load_comparison(self, table: Table) -> None:
        for failures in range(1, _MAX_ATTEMPTS):
            try:
                await self._ended_tables.load_standing(table)
            except DatabaseRefused:
                if self._closing:
                    return
                await asyncio.sleep(min(2.0**failures, _MAX_BACKOFF))
            except Exception:
                # The end is shown without the comparison.
                log.exception("match %s: comparing its result failed", table.id)
                return
            else:
                return

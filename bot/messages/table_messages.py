"""Decides when the public message of each table is updated, within Discord's rate limits."""

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import discord

from bot.components.discord_faults import UNKNOWN_CHANNEL
from bot.components.message_files import HeldFile
from bot.messages import latest
from bot.messages.hand_messages import OFF_TURN_DELAY, HandMessages
from bot.messages.latest import LatestUpdate, UpdateGroup
from bot.messages.lobby_news import LobbyNews
from bot.messages.member_lookup import MemberLookup
from bot.messages.table_publisher import TableMessage, TablePublisher
from bot.messages.turn_calls import TableCall, TurnCalls
from bot.process.reply_priority import ReplyPriority
from bot.renderers import renderer_of
from bot.tables.ended_tables import EndedTables
from bot.tables.table import FRAME_SECONDS, Table, TableChange
from bot.tables.tables import Tables
from data.errors import DatabaseRefused
from data.records import MatchRecord, UserId
from engine.model import Event
from engine.refusals import Refusal

log = logging.getLogger(__name__)

MIN_COUNTDOWN_INTERVAL = 0.5
"""The shortest time between two edits during a countdown, in seconds."""
COMPARISON_TIMEOUT = 1.0
"""Seconds for which the end of a match waits to be compared with other results."""
_AFTER_REVEAL: Final = 0.05
"""Seconds from the end of a reveal until the hands show it: by then it is over, however it is rounded."""
_TURN_WITHIN: Final = 1.0
"""Seconds for which a reply waits until an edit of its message is over."""


def _seconds_until_next_edit(table: Table) -> float:
    """Return the pause before the next edit; during a countdown it ends when the number changes.

    With a fixed pause, the time that edits take would add up, and a number would be skipped.
    """
    if table.frame is not None:
        return max(_seconds_until_frame(table, table.frame + 1), MIN_COUNTDOWN_INTERVAL)
    seconds = table.countdown_ends - time.monotonic()
    if seconds <= 0:
        return latest.EDIT_INTERVAL
    return max(seconds - math.ceil(seconds) + 1, MIN_COUNTDOWN_INTERVAL)


def _seconds_until_frame(table: Table, frame: int) -> float:
    return table.reveal_began + frame * FRAME_SECONDS - time.monotonic()


def _may_wait(table: Table, events: Sequence[Event]) -> bool:
    """Return True if no seat has to do anything about these events."""
    if not events:
        return False
    view, hand = table.view(None), renderer_of(table.ruleset.slug).hand
    return all(
        hand.may_wait(view, player.seat, events) for player in table.record.seated if player.seat is not None
    )


@dataclass(slots=True)
class _Post:
    """The message of one table, and the updates that it needs."""

    message: TableMessage
    call: TableCall = field(init=False)
    news: LobbyNews = field(init=False)
    update: LatestUpdate = field(init=False)
    comparison: LatestUpdate = field(init=False)
    """Compares the result of a finished match with others."""
    countdown_end: float = 0.0
    """The end of the countdown for which an update is scheduled."""

    @property
    def is_running(self) -> bool:
        """Whether something is being sent or compared."""
        return any(
            update.is_running for update in (self.update, self.call.update, self.news.update, self.comparison)
        )


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
        self._tables = tables
        self._ended_tables = ended_tables
        self._hand_messages = hand_messages
        self._member_lookup = member_lookup
        self._publisher = publisher
        self._turn_calls = turn_calls
        self._posts: dict[int, _Post] = {}
        self._group = UpdateGroup(reply_priority)
        self._closing = False
        tables.subscribe(self.handle_change)
        member_lookup.subscribe(self.refresh)

    def handle_change(
        self, table: Table, news: TableChange, events: Sequence[Event], by: UserId | None
    ) -> None:
        """Schedule the updates that follow from a change; `by` is the user who made it."""
        post = self._post_of(table)
        self._member_lookup.look_up(table)
        post.message.repost |= news is TableChange.MOVED
        post.message.wakes_thread |= by is not None or bool(events) or news is TableChange.MOVED
        if frames := renderer_of(table.ruleset.slug).table.count_frames(events):
            table.reveal_began, table.frames = time.monotonic(), frames
            wait = _seconds_until_frame(table, frames)
            asyncio.get_running_loop().call_later(wait + _AFTER_REVEAL, self._on_reveal_end, post)
        self._show_on_hands(table, news, events, by)
        post.call.note_turn(events, by)
        post.news.note_change()
        if table.countdown and table.countdown_ends != post.countdown_end:
            post.countdown_end = table.countdown_ends
            wait = table.countdown_ends - time.monotonic()
            asyncio.get_running_loop().call_later(wait, self._on_countdown_end, post)
        post.update.request(OFF_TURN_DELAY if _may_wait(table, events) else 0.0)

    def _show_on_hands(
        self, table: Table, news: TableChange, events: Sequence[Event], by: UserId | None
    ) -> None:
        """Schedule the updates of the hands that show a change."""
        if news is TableChange.PEOPLE:
            self._hand_messages.forget_leavers(table)
            if by is not None and table.state is not None and not table.is_seated(by):
                self._group.tasks.start(self._publisher.post_departure(table, by))
        if news is TableChange.STARTED:
            self._hand_messages.send_hands(table)
            return
        closes_pages = table.record.ended is not None or news is TableChange.PEOPLE
        if table.state is None or not (events or closes_pages):
            return
        # Every hand shows whose turn it is, and no move while the table is paused. The reply to ending a
        # match early is not the hand itself.
        turn = renderer_of(table.ruleset.slug).table.find_turn_started(events) is not None
        self._hand_messages.update_hands(
            table,
            events,
            by=None if table.record.ended is not None and not events else by,
            everyone=turn or closes_pages,
            closes_pages=closes_pages,
        )

    def restore(self, table: Table) -> None:
        """Update a message after a restart: the last stored change may not have been shown."""
        post = self._post_of(table)
        post.message.has_strays = True
        self._member_lookup.look_up(table)
        post.call.restore()
        post.update.request()

    def is_closed(self, record: MatchRecord) -> bool:
        """Return True if a match's channel is gone, or a thread that is archived: nothing is edited there."""
        return self._publisher.is_closed(record)

    def refresh(self, table: Table) -> None:
        """Update a message since its appearance has changed."""
        # A table that was read once more may know less than the one that is just being shown.
        post = self._posts.get(table.id) or self._post_of(table)
        post.update.request()

    def refresh_result(self, table: Table) -> None:
        """Update the message of a match that is over; `table` was read after what has changed around it."""
        post = self._posts.get(table.id) or self._post_of(table)
        post.message.table.deal_info = table.deal_info
        post.comparison.request()
        post.update.request()

    @property
    def behind(self) -> int:
        """The number of tables whose message does not show their last change yet."""
        return sum(not post.update.is_shown for post in self._posts.values())

    async def wait_until_shown(self, table: Table, within: float) -> bool:
        """Return True as soon as the message shows the last change, False after `within` seconds."""
        return await self._post_of(table).update.wait_until_shown(within)

    def hold_updates(self, table: Table) -> AbstractContextManager[None]:
        """Post and edit nothing for a table whose first message a reply is posting, or it would get two.

        People may join and start before Discord has told the bot which message that is.
        """
        return self._post_of(table).update.hold()

    @asynccontextmanager
    async def take_turn(self, table: Table, message: int) -> AsyncIterator[Sequence[HeldFile] | None]:
        """Edit nothing while a reply edits a message; yield the files that it has now, if that is known."""
        post = self._post_of(table)
        async with post.update.take_turn(_TURN_WITHIN):
            yield post.message.attachments or None if message == table.message else None

    def record_new_message(self, table: Table) -> None:
        """Record that a new message shows the table."""
        message = self._post_of(table).message
        message.messages_below, message.attachments, message.repost = 0, (), False

    def record_lost_reply(self, table: Table) -> None:
        """Record that it is not known whether the reply with the table's first message came through."""
        self._post_of(table).message.has_strays = True

    def record_attachments(self, table: Table, attachments: Sequence[HeldFile]) -> None:
        """Record the files of the table's message after a reply has edited it."""
        if attachments and table.record.ended is None:
            self._post_of(table).message.attachments = attachments

    def count_message(self, channel: int) -> None:
        """Count a message of another author in a channel."""
        table = self._tables.find_loaded(channel)
        post = None if table is None else self._posts.get(table.id)
        if post is not None:
            post.message.messages_below += 1

    def forget_user(self, user: int) -> None:
        """Stop pinging a user and looking up their name and avatar."""
        self._member_lookup.forget_user(user)
        for post in self._posts.values():
            post.call.forget_user(user)

    def stop(self) -> None:
        """Call nobody any more: the connection is about to be closed."""
        self._group.stopped = True

    async def wait_until_idle(self) -> None:
        """Stop countdowns and reveals, and wait until every message shows the last state of its table."""
        self._closing = True
        for post in self._posts.values():
            if post.message.table.frame is not None:
                post.message.table.frames = 0
                post.update.request()
            post.update.hasten()
        await self._member_lookup.wait_until_idle()
        await self._group.tasks.wait()

    def _post_of(self, table: Table) -> _Post:
        post = self._posts.get(table.id)
        if post is None:
            post = self._posts[table.id] = self._make_post(table)
        # It may have been read once more.
        post.message.table = table
        return post

    def _make_post(self, table: Table) -> _Post:
        post = _Post(TableMessage(table))
        forget = partial(self._forget_if_over, post)
        post.call = TableCall(self._group, post.message, self._publisher, self._turn_calls, forget)
        post.news = LobbyNews(self._group, post.message, self._publisher, forget)
        post.update = LatestUpdate(
            self._group,
            f"match {table.id}",
            partial(self._update, post),
            pause=lambda: _seconds_until_next_edit(post.message.table),
            on_failure=partial(self._end_without_channel, post.message),
            on_idle=forget,
        )
        post.comparison = LatestUpdate(
            self._group,
            f"the standing of match {table.id}",
            partial(self._compare, post),
            pause=lambda: 0.0,
            on_idle=forget,
        )
        return post

    def _forget_if_over(self, post: _Post) -> None:
        table = post.message.table
        if table.record.ended is not None and not post.is_running:
            self._posts.pop(table.id, None)
            self._hand_messages.forget_match(table)

    def _on_countdown_end(self, post: _Post) -> None:
        """Update the message and the hands after a countdown."""
        table = post.message.table
        if table.record.ended is None and not table.countdown:
            self._hand_messages.update_hands(table, by=None, everyone=True)
            post.update.request()

    def _on_reveal_end(self, post: _Post) -> None:
        """Update the message and the hands after a reveal."""
        table = post.message.table
        if table.frame is None:
            self._hand_messages.update_hands(table, by=None, everyone=True)
            post.update.request()

    async def _update(self, post: _Post) -> None:
        table = post.message.table
        if table.record.ended is not None and table.result_standing is None:
            # The comparison must not hold up the end for long.
            post.comparison.request()
            await post.comparison.wait_until_shown(COMPARISON_TIMEOUT)
        standing = table.result_standing
        was_closed = table.thread_closed
        try:
            await self._publisher.update(post.message)
        finally:
            if table.thread_closed is not was_closed and table.state is not None:
                self._hand_messages.update_hands(table, by=None, everyone=True)
        post.call.update.request()
        # Each second of a countdown and each step of a reveal is one more change.
        counts_down = table.countdown > 0 or table.frame is not None
        if (counts_down and not self._closing) or table.result_standing is not standing:
            post.update.request()

    async def _compare(self, post: _Post) -> None:
        """Compare a finished match with others, and show the result if its end is shown without."""
        table = post.message.table
        try:
            await self._ended_tables.load_standing(table)
        except DatabaseRefused:
            if not self._closing:
                raise
        if post.update.is_shown and table.result_standing is not None:
            post.update.request()

    async def _end_without_channel(self, message: TableMessage, fault: Exception) -> None:
        """End a match if Discord says that its channel is gone: its people are free."""
        table = message.table
        log.warning("match %s cannot be shown in its channel: %s", table.id, type(fault).__name__)
        is_gone = isinstance(fault, discord.NotFound) and fault.code == UNKNOWN_CHANNEL
        if not is_gone or table.record.ended is not None:
            return
        try:
            await self._tables.abandon(table.id)
        except Refusal as refusal:
            log.info("match %s stays, though its channel is gone: %s", table.id, refusal.code)

"""Decides when the public message of each table is updated, within Discord's rate limits."""

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Iterator, Sequence

import aiohttp
import discord

from bot.messages.hand_messages import HandMessages
from bot.messages.name_lookup import NameLookup
from bot.messages.table_publisher import TableMessage, TablePublisher
from bot.renderers import renderer_of
from bot.renderers.names import MemberNames
from bot.tables.ended_tables import EndedTables
from bot.tables.refusals import NotSaved
from bot.tables.table import Table, TableChange
from bot.tables.tables import Tables
from data.records import UserId
from engine.model import Event

log = logging.getLogger(__name__)

EDIT_INTERVAL = 1.0
"""Seconds between two edits of one message."""
MIN_COUNTDOWN_INTERVAL = 0.5
"""The shortest time between two edits during a countdown, in seconds."""
COMPARISON_TIMEOUT = 1.0
"""Seconds for which the end of a match waits to be compared with other results."""
_MAX_ATTEMPTS = 8
_MAX_BACKOFF = 30.0


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
        client: discord.Client,
        tables: Tables,
        ended_tables: EndedTables,
        hand_messages: HandMessages,
        member_names: MemberNames,
        publisher: TablePublisher,
    ) -> None:
        """Show every change of these tables."""
        self._tables = tables
        self._ended_tables = ended_tables
        self._hand_messages = hand_messages
        self._name_lookup = NameLookup(client, member_names, self.refresh)
        self._publisher = publisher
        self._posts: dict[int, TableMessage] = {}
        self._closing = False
        tables.subscribe(self.handle_change)

    def handle_change(
        self, table: Table, news: TableChange, events: Sequence[Event], by: UserId | None
    ) -> None:
        """Schedule the updates that follow from a change; `by` is the user who made it."""
        post = self._post_of(table)
        ended = table.record.ended is not None
        self._name_lookup.look_up(table)
        post.repost |= news is TableChange.MOVED
        if news is TableChange.PEOPLE:
            self._hand_messages.forget_leavers(table)
        if news is TableChange.STARTED:
            self._hand_messages.send_hands(table)
        elif table.state is not None and (events or ended or news is TableChange.PEOPLE):
            # Every hand shows whose turn it is, and no move while the table is paused. The reply to ending a
            # match early is not the hand itself.
            turn = renderer_of(table.ruleset.slug).find_turn_started(events) is not None
            everyone = ended or turn or news is TableChange.PEOPLE
            self._hand_messages.update_hands(
                table, by=None if ended and not events else by, everyone=everyone
            )
        post.user_to_call = self._find_user_to_call(table, events) or post.user_to_call
        if table.countdown and table.countdown_ends != post.countdown_end:
            post.countdown_end = table.countdown_ends
            wait = table.countdown_ends - time.monotonic()
            asyncio.get_running_loop().call_later(wait, self._on_countdown_end, post)
        self._schedule_update(post)

    def restore(self, table: Table) -> None:
        """Update a message after a restart: the last stored change may not have been shown."""
        post = self._post_of(table)
        if table.state is not None and table.record.seats != 1 and table.record.ended is None:
            seat = renderer_of(table.ruleset.slug).find_seat_to_play(table.view(None))
            post.user_to_call = None if seat is None else table.find_holder(seat)
        self._schedule_update(post)

    def refresh(self, table: Table) -> None:
        """Update a message since its appearance has changed."""
        self._schedule_update(self._post_of(table))

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
            if post.dirty:
                self._schedule_update(post)

    def record_new_message(self, table: Table) -> None:
        """Record that a new message shows the table."""
        post = self._post_of(table)
        post.messages_below, post.attachments = 0, ()
        post.repost = False

    def record_attachments(self, table: Table, attachments: Sequence[discord.Attachment]) -> None:
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
        """Stop pinging a user and looking up their name."""
        self._name_lookup.forget_user(user)
        for post in self._posts.values():
            if post.user_to_call == user:
                post.user_to_call = None

    async def wait_until_idle(self) -> None:
        """Stop countdowns, and wait until every message shows the last state of its table."""
        self._closing = True
        await self._name_lookup.wait_until_idle()
        while tasks := [post.task for post in self._posts.values() if post.is_updating and post.task]:
            # If the caller is cancelled, the tasks go on.
            await asyncio.wait(tasks)

    def _post_of(self, table: Table) -> TableMessage:
        post = self._posts.get(table.id)
        if post is None:
            post = self._posts[table.id] = TableMessage(table)
        post.table = table
        return post

    def _on_countdown_end(self, post: TableMessage) -> None:
        """Update the message and the hands after a countdown."""
        if post.table.record.ended is None and not post.table.countdown:
            self._hand_messages.update_hands(post.table, by=None, everyone=True)
            self._schedule_update(post)

    def _schedule_update(self, post: TableMessage) -> None:
        post.dirty = True
        if not post.held and not post.is_updating:
            post.task = asyncio.get_running_loop().create_task(self._update_until_clean(post))

    def _find_user_to_call(self, table: Table, events: Sequence[Event]) -> int | None:
        """Return the player whose turn has just started; alone at a table nobody is pinged."""
        seat = None if table.record.seats == 1 else renderer_of(table.ruleset.slug).find_turn_started(events)
        return None if seat is None else table.find_holder(seat)

    async def _update_until_clean(self, post: TableMessage) -> None:
        failures = 0
        while post.dirty and failures < _MAX_ATTEMPTS:
            post.dirty = False
            try:
                await self._wait_for_comparison(post)
                compared = post.table.result_standing is not None
                await self._publisher.update(post)
                await self._publisher.update_turn_call(post)
                failures = 0
                # Each second of a countdown is one more change.
                post.dirty |= post.table.countdown > 0 and not self._closing
                if post.comparison_task is not None and not compared:
                    await post.comparison_task
                    post.dirty |= post.table.result_standing is not None
            except discord.Forbidden as fault:
                log.warning("match %s cannot be shown in its channel: %s", post.table.id, fault.text)
                break
            except discord.NotFound as fault:
                log.warning("match %s has lost its channel: %s", post.table.id, fault.text)
                break
            except (discord.HTTPException, aiohttp.ClientError, OSError, NotSaved) as fault:
                failures += 1
                post.dirty = True
                log.warning("match %s could not be shown yet: %s", post.table.id, type(fault).__name__)
                await asyncio.sleep(min(2.0**failures, _MAX_BACKOFF))
            except Exception:
                log.exception("match %s: showing it failed", post.table.id)
                break
            await asyncio.sleep(_seconds_until_next_edit(post.table))
        post.task = None
        if post.table.record.ended is not None:
            self._posts.pop(post.table.id, None)
            self._hand_messages.forget_match(post.table)
        elif post.dirty and failures < _MAX_ATTEMPTS:
            self._schedule_update(post)

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
            except NotSaved:
                if self._closing:
                    return
                await asyncio.sleep(min(2.0**failures, _MAX_BACKOFF))
            except Exception:
                # The end is shown without the comparison.
                log.exception("match %s: comparing its result failed", table.id)
                return
            else:
                return

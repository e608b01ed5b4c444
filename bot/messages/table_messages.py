"""Keeps the public message of each table up to date, within Discord's rate limits."""

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from http import HTTPStatus
from typing import Final

import aiohttp
import discord
from discord.utils import snowflake_time

from bot.components.layout import Layout
from bot.components.message_files import allowed_mentions, edit_message, files_to_upload
from bot.messages.appearance import Appearance
from bot.messages.hand_messages import HandMessages
from bot.messages.name_lookup import NameLookup
from bot.pictures.picture_cache import MAX_WAIT, PictureCache
from bot.renderers import renderer_of
from bot.renderers.names import MemberNames
from bot.renderers.notices import render_turn_call
from bot.renderers.table import render_folded_table, render_table
from bot.tables.refusals import NotSaved
from bot.tables.table import Table, TableChange
from bot.tables.tables import Tables
from data.records import Ending, UserId
from engine.model import Event

log = logging.getLogger(__name__)

EDIT_INTERVAL = 1.0
"""Seconds between two edits of one message."""
MIN_COUNTDOWN_INTERVAL = 0.5
"""The shortest time between two edits during a countdown, in seconds."""
MAX_MESSAGE_AGE = timedelta(minutes=55)
"""The age at which a message is replaced: Discord allows few edits of messages older than an hour."""
MAX_MESSAGES_BELOW = 8
"""The number of other messages below a table's message at which it is replaced."""
ANNOUNCE_WITHIN = timedelta(minutes=15)
"""How long after its end a match is still announced; later, its own message shows the result."""
COMPARISON_TIMEOUT = 1.0
"""Seconds for which the end of a match waits to be compared with other results."""
_COUNTDOWN_PICTURE_TIMEOUT = 0.3
"""Seconds for which a message waits for its picture during a countdown."""
_MAX_ATTEMPTS = 8
_MAX_BACKOFF = 30.0
_UNKNOWN_MESSAGE: Final = 10008
_MISSING_PERMISSIONS: Final = 50013


@dataclass(slots=True)
class TableMessage:
    """The state of one table's message."""

    table: Table
    dirty: bool = False
    """Whether the message does not show the table's last state yet."""
    repost: bool = False
    """Whether a new message is to replace it at the bottom of the channel."""
    messages_below: int = 0
    """The number of other messages since it was posted."""
    user_to_call: int | None = None
    """The player to ping since it is their turn."""
    turn_call: int | None = None
    """The message that pinged the last player."""
    countdown_end: float = 0.0
    """The end of the countdown for which an update is scheduled."""
    attachments: Sequence[discord.Attachment] = ()
    """The files that the message holds."""
    comparison_task: asyncio.Task[None] | None = None
    """The task that compares the result with others."""
    folded: bool = False
    """Whether the message has been folded since the end was announced."""
    in_words: bool = False
    """Whether the bot may not attach pictures in the channel."""
    held: bool = False
    """Whether a reply is posting the table's first message, so that nothing else may post one."""
    task: asyncio.Task[None] | None = None

    @property
    def is_updating(self) -> bool:
        """Whether a task is updating the message; a cancelled task is not."""
        return self.task is not None and not self.task.done()


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
        hand_messages: HandMessages,
        member_names: MemberNames,
        picture_cache: PictureCache,
        appearance: Appearance,
    ) -> None:
        """Show every change of these tables."""
        self._client = client
        self._tables = tables
        self._hand_messages = hand_messages
        self._member_names = member_names
        self._name_lookup = NameLookup(client, member_names, self.refresh)
        self._picture_cache = picture_cache
        self._posts: dict[int, TableMessage] = {}
        self._appearance = appearance
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

    async def post_reminder(self, table: Table) -> None:
        """Ping the player that an idle match waits for."""
        seat = (
            None
            if table.state is None
            else renderer_of(table.ruleset.slug).find_seat_to_play(table.view(None))
        )
        user = table.host if seat is None else table.find_holder(seat)
        if user is not None:
            text = self._appearance.public_words(table)("idle-reminder", mention=f"<@{user}>")
            await self._send(table, Layout((text,), pings=(user,)))

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
                await self._update(post)
                await self._update_turn_call(post)
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
                await self._tables.load_standing(table)
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

    async def render_table(self, table: Table, *, in_words: bool = False, within: float = MAX_WAIT) -> Layout:
        """Render a table's public message; in words if its picture takes longer than `within` seconds."""
        card_style = self._appearance.public_card_style(table.record.guild)
        if in_words:
            card_style = replace(card_style, pictures=False)
        course: Sequence[Event] = ()
        hands_open = table.record.ended is not None and await self._tables.may_open_hands(table)
        if card_style.pictures and table.record.ended is not None and table.state is not None:
            course = await self._tables.read_events(table)
        layout = render_table(
            table,
            self._appearance.public_words(table),
            self._member_names,
            self._appearance.footer(table),
            counts_cards=self._appearance.shows_hand_counts(table),
            card_style=card_style,
            course=course,
            hands_open=hands_open,
        )
        if table.countdown:
            within = min(within, _COUNTDOWN_PICTURE_TIMEOUT)
        return await self._picture_cache.add_picture(layout, within)

    async def _update(self, post: TableMessage) -> None:
        if not self._announces_end(post.table):
            await self._show(post, partial(self._edit_or_post, post))
            return
        try:
            await self._show(post, partial(self._edit_or_post_announcement, post))
        except discord.HTTPException as fault:
            if not HTTPStatus.BAD_REQUEST <= fault.status < HTTPStatus.TOO_MANY_REQUESTS:
                raise
            log.info("match %s: its end is not announced: %s", post.table.id, fault.text)
            await self._show(post, partial(self._edit_or_post, post))
        else:
            await self._fold(post)

    async def _show(self, post: TableMessage, send: Callable[[Layout], Awaitable[None]]) -> None:
        """Send the table's layout; in words if the bot may not attach files there."""
        layout = await self.render_table(post.table, in_words=post.in_words)
        try:
            await send(layout)
        except discord.Forbidden as fault:
            if fault.code != _MISSING_PERMISSIONS or not layout.files:
                raise
            log.info("match %s is shown in words: the bot may not attach files there", post.table.id)
            post.in_words = True
            await send(await self.render_table(post.table, in_words=True))

    def _announces_end(self, table: Table) -> bool:
        ended = table.record.ended
        if ended is None or ended.ending not in {Ending.FINISHED, Ending.ABANDONED}:
            return False
        # A team is not called long after the end, when a restart or a press has shown it at last.
        return table.record.announcement is not None or self._tables.now() - ended.at < ANNOUNCE_WITHIN

    async def _edit_or_post_announcement(self, post: TableMessage, layout: Layout) -> None:
        table = post.table
        announcement = table.record.announcement
        if announcement is not None:
            # If it was deleted, someone did not want it there.
            await self._edit(post, announcement, layout)
            return
        # If its id was not stored, because the process or the database failed, Discord returns the same
        # message for the same nonce.
        sent = await self._send(table, layout, nonce=f"end:{table.id}")
        post.attachments = sent.attachments
        await self._tables.set_announcement(table, sent.id)

    async def _fold(self, post: TableMessage) -> None:
        """Reduce the message of a match whose end is announced to a line with a link."""
        record = post.table.record
        if post.folded or record.message is None or record.announcement is None:
            return
        texts = self._appearance.public_words(post.table)
        layout = render_folded_table(post.table, record.announcement, texts)
        message = self._channel(post.table).get_partial_message(record.message)
        with contextlib.suppress(discord.NotFound):
            await message.edit(
                view=layout.as_view(), attachments=[], allowed_mentions=discord.AllowedMentions.none()
            )
        post.folded = True

    async def _edit(self, post: TableMessage, message: int, layout: Layout) -> bool:
        """Edit a message; return False if it no longer exists."""
        partial_message = self._channel(post.table).get_partial_message(message)
        edit = partial(partial_message.edit, allowed_mentions=discord.AllowedMentions.none())
        try:
            post.attachments = (await edit_message(edit, layout, post.attachments)).attachments
        except discord.NotFound as fault:
            if fault.code != _UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def _edit_or_post(self, post: TableMessage, layout: Layout) -> None:
        table = post.table
        message = table.record.message
        stays = message is not None and not post.repost and not self._needs_new_message(post, message)
        if message is not None and stays and await self._edit(post, message, layout):
            return
        post.repost = False
        sent = await self._send(table, layout)
        post.messages_below, post.attachments = 0, sent.attachments
        await self._tables.set_message(table, sent.id)
        if message is not None:
            await self._delete(table, message)

    def _needs_new_message(self, post: TableMessage, message: int) -> bool:
        if post.table.record.ended is not None:
            # A new message was tried already, or is not worth it.
            return False
        age = self._tables.now() - snowflake_time(message)
        return post.messages_below >= MAX_MESSAGES_BELOW or age > MAX_MESSAGE_AGE

    async def _update_turn_call(self, post: TableMessage) -> None:
        """Ping the player whose turn it is, and delete the last ping."""
        user = post.user_to_call
        ended = post.table.record.ended is not None
        if user is None and not ended:
            return
        if post.turn_call is not None:
            await self._delete(post.table, post.turn_call)
            post.turn_call = None
        if user is not None and not ended:
            layout = render_turn_call(post.table, user, self._appearance.public_words(post.table))
            post.turn_call = (await self._send(post.table, layout)).id
        if post.user_to_call == user:
            # Not before: a ping that failed is sent again.
            post.user_to_call = None

    async def _send(self, table: Table, layout: Layout, nonce: str | None = None) -> discord.Message:
        return await self._channel(table).send(
            view=layout.as_view(),
            files=files_to_upload(layout),
            allowed_mentions=allowed_mentions(layout),
            nonce=nonce,  # type: ignore[arg-type] # None is its default
        )

    async def _delete(self, table: Table, message: int) -> None:
        try:
            await self._channel(table).get_partial_message(message).delete()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as fault:
            log.info("match %s: an old message stays: %s", table.id, type(fault).__name__)

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.record.channel, guild_id=table.record.guild)

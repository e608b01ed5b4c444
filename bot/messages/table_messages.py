"""The herald: keeps each table's public message true, within what Discord lets a channel have."""

import asyncio
import logging
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from typing import Final

import aiohttp
import discord
from discord.utils import snowflake_time

from bot.components.layout import Layout
from bot.components.message_files import edit_message, files_to_upload
from bot.messages.hand_messages import HandMessages
from bot.messages.name_lookup import NameLookup
from bot.pictures.picture_cache import MAX_WAIT, PictureCache
from bot.renderers import renderer_of
from bot.renderers.names import MemberNames
from bot.renderers.notices import render_turn_call
from bot.renderers.table import render_table
from bot.settings.card_style import PLAIN, CardStyle
from bot.tables.refusals import NotSaved
from bot.tables.table import Table, TableChange
from bot.tables.tables import Tables
from bot.words import words
from data.records import UserId
from engine.model import Event

log = logging.getLogger(__name__)

BETWEEN_EDITS = 1.0
"""Seconds between two edits of one table."""
SHORTEST_PAUSE = 0.5
"""Seconds between two edits of a countdown at least."""
OLD = timedelta(minutes=55)
"""Messages older than an hour may hardly be edited, so a table is posted anew before."""
BURIED = 8
"""How many messages of others below a table make it worth posting anew."""
COMPARING = 1.0
"""Seconds for which the end of a match waits to be compared with others."""
_SECOND = 0.3
"""Seconds for which a table waits for its picture while seconds are counted down on it."""
_TRIES = 8
_LONGEST_WAIT = 30.0
_UNKNOWN_MESSAGE: Final = 10008
_MISSING_PERMISSIONS: Final = 50013


def _no_footer(table: Table) -> Sequence[str]:
    """Have nothing to add to a table."""
    del table
    return ()


@dataclass(slots=True)
class TableMessage:
    """What the herald remembers of one table."""

    table: Table
    dirty: bool = False
    repost: bool = False
    messages_below: int = 0
    """Messages of others since the table was posted."""
    user_to_call: int | None = None
    """Who is to be called to their turn."""
    call_message: int | None = None
    """The message that calls somebody."""
    opens: float = 0.0
    """The end of the countdown that is being watched."""
    attachments: Sequence[discord.Attachment] = ()
    """The files that the table's message holds, as far as the herald put them there."""
    comparison_task: asyncio.Task[None] | None = None
    """Who finds out how the match stands among the others."""
    in_words: bool = False
    """Whether no pictures can be sent to its channel."""
    task: asyncio.Task[None] | None = None

    @property
    def is_updating(self) -> bool:
        """Whether somebody is showing the table; a task that was cancelled is not."""
        return self.task is not None and not self.task.done()


def _pause(table: Table) -> float:
    """Return the seconds until the next edit: by the countdown's own seconds while there is one.

    Otherwise what each edit takes would add up, and a second would be left out.
    """
    left = table.countdown_ends - time.monotonic()
    return BETWEEN_EDITS if left <= 0 else max(left - math.ceil(left) + 1, SHORTEST_PAUSE)


class TableMessages:
    """Shows tables; every change ends on the last state, however many came together."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        hand_messages: HandMessages,
        member_names: MemberNames,
        picture_cache: PictureCache,
    ) -> None:
        """Listen to the tables' news."""
        self._client = client
        self._tables = tables
        self._hand_messages = hand_messages
        self._member_names = member_names
        self._name_lookup = NameLookup(client, member_names, self.refresh)
        self._picture_cache = picture_cache
        self._posts: dict[int, TableMessage] = {}
        self.counts_cards: Callable[[Table], bool] = lambda _table: True
        """Tells whether a table says how many cards each hand holds, where its game leaves that open."""
        self.footer: Callable[[Table], Sequence[str]] = _no_footer
        """Returns quiet lines to stand below a running table, in its language."""
        self.card_style: Callable[[Table], CardStyle] = lambda _table: PLAIN
        """Tells how a table shows its cards."""
        self._closing = False
        tables.on_change = self.handle_change

    def handle_change(
        self, table: Table, news: TableChange, events: Sequence[Event], by: UserId | None
    ) -> None:
        """Take in what changed; showing it happens in the background."""
        post = self._post_of(table)
        ended = table.record.ended is not None
        self._name_lookup.look_up(table)
        post.repost |= news is TableChange.MOVED
        if news is TableChange.STARTED:
            self._hand_messages.send_hands(table)
        elif table.state is not None and (events or ended or news is TableChange.PEOPLE):
            # Every hand says whose turn it is. Who ends a match early is answered beside their hand.
            turn = renderer_of(table.ruleset.slug).find_turn_started(events) is not None
            self._hand_messages.update_hands(
                table, by=None if ended and not events else by, everyone=ended or turn
            )
        post.user_to_call = self._find_user_to_call(table, events) or post.user_to_call
        if table.countdown and table.countdown_ends != post.opens:
            post.opens = table.countdown_ends
            wait = table.countdown_ends - time.monotonic()
            asyncio.get_running_loop().call_later(wait, self._on_countdown_end, post)
        self._schedule_update(post)

    def restore(self, table: Table) -> None:
        """Show a table after a restart: what was stored may not have been told."""
        post = self._post_of(table)
        if table.state is not None and table.record.seats != 1 and table.record.ended is None:
            seat = renderer_of(table.ruleset.slug).find_seat_to_play(table.view(None))
            post.user_to_call = None if seat is None else table.find_holder(seat)
        self._schedule_update(post)

    def refresh(self, table: Table) -> None:
        """Show a table that looks otherwise from now on."""
        self._schedule_update(self._post_of(table))

    def record_new_message(self, table: Table) -> None:
        """Note that a fresh message shows the table."""
        post = self._post_of(table)
        post.messages_below, post.attachments = 0, ()
        post.repost = False

    def record_attachments(self, table: Table, held: Sequence[discord.Attachment]) -> None:
        """Note which files the table's message holds since an answer showed the table in its place."""
        if held and table.record.ended is None:
            self._post_of(table).attachments = held

    def count_message(self, channel: int) -> None:
        """Count a message of somebody else in a channel."""
        table = self._tables.find_loaded(channel)
        post = None if table is None else self._posts.get(table.id)
        if post is not None:
            post.messages_below += 1

    async def post_reminder(self, table: Table) -> None:
        """Call whom an idle match waits for, once."""
        seat = (
            None
            if table.state is None
            else renderer_of(table.ruleset.slug).find_seat_to_play(table.view(None))
        )
        user = table.host if seat is None else table.find_holder(seat)
        if user is not None:
            said = words(table.record.locale)("idle-reminder", mention=f"<@{user}>")
            await self._send(table, Layout((said,), ping=user))

    def forget_user(self, user: int) -> None:
        """Call somebody to their turn no more, nor ask what they are called."""
        self._name_lookup.forget_user(user)
        for post in self._posts.values():
            if post.user_to_call == user:
                post.user_to_call = None

    async def wait_until_idle(self) -> None:
        """Wait until every table shows its last state; nothing is counted down any more."""
        self._closing = True
        await self._name_lookup.wait_until_idle()
        while tasks := [post.task for post in self._posts.values() if post.is_updating and post.task]:
            # Whoever gives up waiting must not break off what is under way.
            await asyncio.wait(tasks)

    def _post_of(self, table: Table) -> TableMessage:
        post = self._posts.get(table.id)
        if post is None:
            post = self._posts[table.id] = TableMessage(table)
        post.table = table
        return post

    def _on_countdown_end(self, post: TableMessage) -> None:
        """Show everyone that a countdown is over."""
        if post.table.record.ended is None and not post.table.countdown:
            self._hand_messages.update_hands(post.table, by=None, everyone=True)
            self._schedule_update(post)

    def _schedule_update(self, post: TableMessage) -> None:
        post.dirty = True
        if not post.is_updating:
            post.task = asyncio.get_running_loop().create_task(self._update_until_clean(post))

    def _find_user_to_call(self, table: Table, events: Sequence[Event]) -> int | None:
        """Return the holder of the turn that has just started; alone at a table nobody is called."""
        seat = None if table.record.seats == 1 else renderer_of(table.ruleset.slug).find_turn_started(events)
        return None if seat is None else table.find_holder(seat)

    async def _update_until_clean(self, post: TableMessage) -> None:
        failures = 0
        while post.dirty and failures < _TRIES:
            post.dirty = False
            try:
                await self._wait_for_comparison(post)
                compared = post.table.result_standing is not None
                await self._update(post)
                await self._update_call(post)
                failures = 0
                # Each second of a countdown is a change of its own.
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
                await asyncio.sleep(min(2.0**failures, _LONGEST_WAIT))
            except Exception:
                log.exception("match %s: showing it failed", post.table.id)
                break
            await asyncio.sleep(_pause(post.table))
        post.task = None
        if post.table.record.ended is not None:
            self._posts.pop(post.table.id, None)
            self._hand_messages.forget_match(post.table)
        elif post.dirty and failures < _TRIES:
            self._schedule_update(post)

    async def _wait_for_comparison(self, post: TableMessage) -> None:
        """Find out how a finished match stands; its end is shown soon, whether or not it is known then."""
        if post.table.record.ended is None or post.table.result_standing is not None:
            return
        if post.comparison_task is None:
            post.comparison_task = asyncio.get_running_loop().create_task(self._load_comparison(post.table))
        await asyncio.wait({post.comparison_task}, timeout=COMPARING)

    async def _load_comparison(self, table: Table) -> None:
        for failures in range(1, _TRIES):
            try:
                await self._tables.load_standing(table)
            except NotSaved:
                if self._closing:
                    return
                await asyncio.sleep(min(2.0**failures, _LONGEST_WAIT))
            except Exception:
                # Showing the end comes first.
                log.exception("match %s: comparing it failed", table.id)
                return
            else:
                return

    async def render_table(self, table: Table, *, in_words: bool = False, within: float = MAX_WAIT) -> Layout:
        """Return the table as everyone sees it; in words if its picture takes too long (seconds)."""
        card_style = self.card_style(table)
        if in_words:
            card_style = replace(card_style, pictures=False)
        course: Sequence[Event] = ()
        if card_style.pictures and table.record.ended is not None and table.state is not None:
            course = await self._tables.read_events(table)
        layout = render_table(
            table,
            words(table.record.locale),
            self._member_names,
            self.footer(table),
            counts_cards=self.counts_cards(table),
            card_style=card_style,
            course=course,
        )
        return await self._picture_cache.add_picture(
            layout, min(within, _SECOND) if table.countdown else within
        )

    async def _update(self, post: TableMessage) -> None:
        layout = await self.render_table(post.table, in_words=post.in_words)
        try:
            await self._edit_or_post(post, layout)
        except discord.Forbidden as fault:
            if fault.code != _MISSING_PERMISSIONS or not layout.files:
                raise
            log.info("match %s is shown in words: the bot may not attach files there", post.table.id)
            post.in_words = True
            await self._edit_or_post(post, await self.render_table(post.table, in_words=True))

    async def _edit_or_post(self, post: TableMessage, layout: Layout) -> None:
        table = post.table
        message = table.record.message
        if message is not None and not post.repost and not self._needs_new_message(post, message):
            try:
                partial_message = self._channel(table).get_partial_message(message)
                edit = partial(partial_message.edit, allowed_mentions=discord.AllowedMentions.none())
                post.attachments = (await edit_message(edit, layout, post.attachments)).attachments
            except discord.NotFound as fault:
                if fault.code != _UNKNOWN_MESSAGE:
                    raise
            else:
                return
        post.repost = False
        sent = await self._send(table, layout)
        post.messages_below, post.attachments = 0, sent.attachments
        await self._tables.set_message(table, sent.id)
        if message is not None:
            await self._delete(table, message)

    def _needs_new_message(self, post: TableMessage, message: int) -> bool:
        return post.messages_below >= BURIED or self._tables.now() - snowflake_time(message) > OLD

    async def _update_call(self, post: TableMessage) -> None:
        """Post one line that pings whoever is to play, in place of the last one."""
        user = post.user_to_call
        ended = post.table.record.ended is not None
        if user is None and not ended:
            return
        if post.call_message is not None:
            await self._delete(post.table, post.call_message)
            post.call_message = None
        if user is not None and not ended:
            said = render_turn_call(post.table, user, words(post.table.record.locale))
            post.call_message = (await self._send(post.table, said)).id
        if post.user_to_call == user:
            # Only now, so that a call that failed is made again.
            post.user_to_call = None

    async def _send(self, table: Table, layout: Layout) -> discord.Message:
        pinged = [] if layout.ping is None else [discord.Object(layout.ping)]
        allowed = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=pinged)
        return await self._channel(table).send(
            view=layout.as_view(), files=files_to_upload(layout), allowed_mentions=allowed
        )

    async def _delete(self, table: Table, message: int) -> None:
        try:
            await self._channel(table).get_partial_message(message).delete()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as fault:
            log.info("match %s: an old message stays: %s", table.id, type(fault).__name__)

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.record.channel, guild_id=table.record.guild)

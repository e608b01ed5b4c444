"""Posts and edits a table's messages in its channel: the table, the announcement of its end, and pings."""

import contextlib
import hashlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import timedelta
from functools import partial
from http import HTTPStatus
from typing import Final

import discord
from discord.utils import snowflake_time

from bot.components.discord_faults import DISCORD_FAULTS, THREAD_ARCHIVED, UNKNOWN_MESSAGE
from bot.components.edits import edit_public_message
from bot.components.layout import Layout
from bot.components.message_files import HeldFile, allowed_mentions, files_of, files_to_upload
from bot.messages.appearance import Appearance
from bot.messages.member_lookup import MemberLookup
from bot.messages.stray_messages import delete_strays
from bot.pictures.picture_cache import MAX_WAIT, PictureCache
from bot.renderers import renderer_of
from bot.renderers.names import MemberNames
from bot.renderers.notices import render_departure, render_lobby_news, render_turn_call
from bot.renderers.table import render_folded_table, render_table
from bot.tables.ended_tables import EndedTables
from bot.tables.match_log import NO_COURSE
from bot.tables.table import Table
from bot.tables.tables import Tables
from data.records import Ending, MatchRecord, MessageId, PlayerRecord, UserId

log = logging.getLogger(__name__)

MAX_MESSAGE_AGE = timedelta(minutes=55)
"""The age at which a message is replaced: Discord allows few edits of messages older than an hour."""
MAX_MESSAGES_BELOW = 8
"""The number of other messages below a table's message at which it is replaced."""
ANNOUNCE_WITHIN = timedelta(minutes=15)
"""How long after its end a match is still announced; later, its own message shows the result."""
_COUNTDOWN_PICTURE_TIMEOUT = 0.3
"""Seconds for which a message waits for its picture during a countdown."""
_NONCE_LENGTH: Final = 24
_MISSING_PERMISSIONS: Final = 50013


@dataclass(slots=True)
class TableMessage:
    """The message of one table in its channel."""

    table: Table
    repost: bool = False
    """Whether a new message is to replace it at the bottom of the channel."""
    messages_below: int = 0
    """The number of other messages since it was posted."""
    attachments: Sequence[HeldFile] = ()
    """The files that the message holds."""
    folded: bool = False
    """Whether the message has been folded since the end was announced."""
    in_words: bool = False
    """Whether the bot may not attach pictures in the channel."""
    replaced: list[MessageId] = field(default_factory=list)
    """The messages that a new one has replaced, to be deleted once that one is stored."""
    tries_to_post: bool = False
    """Whether a new message has been sent to Discord, which has not answered."""
    wakes_thread: bool = False
    """Whether somebody has acted since the message was shown: an archived thread is brought back for it."""
    has_strays: bool = False
    """Whether other messages may show the table, of which the bot does not know."""


def _make_nonce(table: Table, replaced: int | None) -> str:
    """Return an identifier of the message that replaces another one, in Discord's 25 characters."""
    identity = f"{table.id} {table.record.created.isoformat()} {replaced}"
    return hashlib.sha256(identity.encode()).hexdigest()[:_NONCE_LENGTH]


class TablePublisher:
    """Posts and edits the messages of tables; callers make one call at a time for each table."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        ended_tables: EndedTables,
        member_names: MemberNames,
        member_lookup: MemberLookup,
        picture_cache: PictureCache,
        appearance: Appearance,
    ) -> None:
        """Send as this client; nothing is sent yet."""
        self._client = client
        self._tables = tables
        self._ended_tables = ended_tables
        self._member_names = member_names
        self._member_lookup = member_lookup
        self._picture_cache = picture_cache
        self._appearance = appearance

    async def render_table(self, table: Table, *, in_words: bool = False, within: float = MAX_WAIT) -> Layout:
        """Render a table's public message; in words if its picture takes longer than `within` seconds."""
        await self._member_lookup.wait_for_names(table, within)
        card_style = await self._appearance.table_card_style(table)
        if in_words:
            card_style = replace(card_style, pictures=False)
        hands_open = table.record.ended is not None and await self._ended_tables.may_open_hands(table)
        has_course = table.record.ended is not None and table.state is not None
        course = await self._ended_tables.read_course(table) if has_course else NO_COURSE
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

    def is_closed(self, record: MatchRecord) -> bool:
        """Return True if a match's channel is gone, or a thread that is archived."""
        guild = self._client.get_guild(record.guild)
        if guild is None or guild.unavailable:
            return False
        channel = guild.get_channel_or_thread(record.channel)
        return channel is None or (isinstance(channel, discord.Thread) and channel.archived)

    async def post_reminder(self, table: Table) -> None:
        """Ping the player that an idle match waits for."""
        seat = (
            None
            if table.state is None
            else renderer_of(table.ruleset.slug).table.find_seat_to_play(table.view(None))
        )
        user = table.host if seat is None else table.find_holder(seat)
        if user is not None:
            text = self._appearance.public_words(table)("idle-reminder", mention=f"<@{user}>")
            await self._send(table, Layout((text,), pings=(user,)))

    async def update(self, post: TableMessage) -> None:
        """Show a table's state in its message, or announce its end in a new one.

        An archived thread is brought back if somebody has acted.

        Raises:
            discord.HTTPException, aiohttp.ClientError, OSError: if Discord does not take it.
            DatabaseRefused: if the database gives no answer.
        """
        wakes_thread, post.wakes_thread = post.wakes_thread, False
        try:
            await self._show_or_announce(post)
        except discord.HTTPException as fault:
            post.wakes_thread = wakes_thread
            if fault.code != THREAD_ARCHIVED or not wakes_thread:
                raise
            if not await self._bring_thread_back(post.table):
                post.table.thread_closed = True
                raise
            await self._show_or_announce(post)
            post.wakes_thread = False
        post.table.thread_closed = False

    async def _bring_thread_back(self, table: Table) -> bool:
        """Unarchive a table's thread; return False if Discord refuses."""
        try:
            await self._client.http.edit_channel(table.record.channel, archived=False)
        except (discord.HTTPException, discord.RateLimited) as fault:
            log.info("match %s: its thread stays archived: %s", table.id, type(fault).__name__)
            return False
        return True

    async def _show_or_announce(self, post: TableMessage) -> None:
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

    async def post_turn_call(self, table: Table, user: int) -> int:
        """Call the player whose turn it is, in a message that pings them; return its id."""
        layout = render_turn_call(table, user, self._appearance.public_words(table))
        return (await self._send(table, layout)).id

    async def post_departure(self, table: Table, user: UserId) -> None:
        """Tell a running match's channel who has left, and who is host now if that has changed."""
        await self._member_lookup.wait_for_names(table, MAX_WAIT)
        layout = render_departure(table, user, self._appearance.public_words(table), self._member_names)
        try:
            await self._send(table, layout)
        except DISCORD_FAULTS as fault:
            log.info("match %s: nobody is told who left: %s", table.id, type(fault).__name__)

    async def post_lobby_news(
        self, table: Table, before: Sequence[PlayerRecord], seated: Sequence[PlayerRecord]
    ) -> int | None:
        """Tell a lobby's channel who has come and gone since `before`; return the message, if any."""
        await self._member_lookup.wait_for_names(table, MAX_WAIT)
        words = self._appearance.public_words(table)
        layout = render_lobby_news(table, before, seated, words, self._member_names)
        return None if layout is None else (await self._send(table, layout)).id

    async def delete(self, table: Table, message: int) -> None:
        """Delete one of a table's messages, or leave it if Discord refuses."""
        try:
            await self._channel(table).get_partial_message(message).delete()
        except DISCORD_FAULTS as fault:
            log.info("match %s: an old message stays: %s", table.id, type(fault).__name__)

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

    async def _edit_or_post(self, post: TableMessage, layout: Layout) -> None:
        table = post.table
        message = table.message
        stays = message is not None and not post.repost and not self._needs_new_message(post, message)
        if message is None or not stays or not await self._edit(post, message, layout):
            sent = await self._post(post, layout, message)
            table.posted = MessageId(sent.id)
            if message is not None:
                post.replaced.append(message)
        if table.posted is not None:
            await self._tables.set_message(table, table.posted)
        while post.replaced:
            await self.delete(table, post.replaced.pop())
        if post.has_strays:
            await self._delete_strays(post)

    async def _post(self, post: TableMessage, layout: Layout, replaced: int | None) -> discord.Message:
        """Post a message, even if it is not known whether an earlier attempt came through.

        All attempts have the same nonce, for which Discord returns the message that it has taken before.
        """
        table = post.table
        tried, post.tries_to_post = post.tries_to_post, True
        sent = await self._send(table, layout, nonce=_make_nonce(table, replaced))
        post.tries_to_post = post.repost = False
        post.messages_below, post.attachments = 0, files_of(sent)
        if tried or post.has_strays:
            # It may show what the table was like then.
            await self._edit(post, sent.id, layout)
        return sent

    async def _delete_strays(self, post: TableMessage) -> None:
        """Delete messages that an earlier process, or a request without an answer, may have left behind."""
        record, message, user = post.table.record, post.table.message, self._client.user
        expected = [post_id for post_id in (message, record.announcement) if post_id is not None]
        if user is not None:
            await delete_strays(self._channel(post.table), post.table.id, author=user.id, expected=expected)
        post.has_strays = False

    def _needs_new_message(self, post: TableMessage, message: int) -> bool:
        if post.table.record.ended is not None:
            # A new message was tried already, or is not worth it.
            return False
        age = self._tables.now() - snowflake_time(message)
        return post.messages_below >= MAX_MESSAGES_BELOW or age > MAX_MESSAGE_AGE

    def _announces_end(self, table: Table) -> bool:
        ended = table.record.ended
        if ended is None or ended.ending not in {Ending.FINISHED, Ending.ABANDONED}:
            return False
        if table.frame is not None:
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
        pings = [user for user in layout.pings if await self._appearance.may_ping(user)]
        sent = await self._send(table, replace(layout, pings=tuple(pings)), nonce=f"end:{table.id}")
        post.attachments = files_of(sent)
        await self._tables.set_announcement(table, sent.id)

    async def _fold(self, post: TableMessage) -> None:
        """Reduce the message of a match whose end is announced to a line with a link."""
        record = post.table.record
        message_id = post.table.message
        if post.folded or message_id is None or record.announcement is None:
            return
        texts = self._appearance.public_words(post.table)
        layout = render_folded_table(post.table, record.announcement, texts)
        message = self._channel(post.table).get_partial_message(message_id)
        with contextlib.suppress(discord.NotFound):
            await message.edit(
                view=layout.as_view(), attachments=[], allowed_mentions=discord.AllowedMentions.none()
            )
        post.folded = True

    async def _edit(self, post: TableMessage, message: int, layout: Layout) -> bool:
        """Edit a message; return False if it no longer exists."""
        channel = post.table.record.channel
        try:
            post.attachments = await edit_public_message(
                self._client, channel, message, layout, post.attachments
            )
        except discord.NotFound as fault:
            if fault.code != UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def _send(self, table: Table, layout: Layout, nonce: str | None = None) -> discord.Message:
        return await self._channel(table).send(
            view=layout.as_view(),
            files=files_to_upload(layout),
            allowed_mentions=allowed_mentions(layout),
            nonce=nonce,  # type: ignore[arg-type] # None is its default
        )

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.record.channel, guild_id=table.record.guild)

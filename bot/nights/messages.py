"""Keeps the one message of each game night up to date, in the background."""

import logging
from dataclasses import dataclass, field
from functools import partial

import discord

from bot.components.discord_faults import DISCORD_FAULTS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from bot.components.edits import edit_public_message
from bot.components.layout import Layout
from bot.components.message_files import MAX_PINGS, allowed_mentions, files_to_upload
from bot.messages.appearance import Appearance
from bot.messages.latest import LatestUpdate, UpdateGroup
from bot.messages.member_lookup import MemberLookup
from bot.nights.game_nights import GameNights, NightChange
from bot.nights.pages.night import render_move, render_moved_up, render_night, render_reminder
from bot.nights.scheduled_events import NightEvents
from bot.pictures.picture_cache import PictureCache
from bot.process.reply_priority import ReplyPriority
from bot.renderers.names import MemberNames
from bot.words.words import Words
from data.nights.records import OVER, UNDER_WAY, NightId, NightRecord, NightState, Reminder
from data.records import GuildId, UserId

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _NightPost:
    """The state of one night's message."""

    id: NightId
    guild: GuildId
    update: LatestUpdate = field(init=False)
    to_bottom: bool = False
    """Whether a new message at the bottom of the channel is to replace it."""
    may_create_event: bool = False
    """Whether it was planned or changed, and so gets a scheduled event unless it has one."""


class NightMessages:
    """Posts and edits the messages; changes that come together become one edit."""

    def __init__(
        self,
        client: discord.Client,
        nights: GameNights,
        appearance: Appearance,
        events: NightEvents,
        reply_priority: ReplyPriority,
        member_lookup: MemberLookup,
        member_names: MemberNames,
        picture_cache: PictureCache,
    ) -> None:
        self._client = client
        self._nights = nights
        self._appearance = appearance
        self._events = events
        self._member_lookup = member_lookup
        self._member_names = member_names
        self._picture_cache = picture_cache
        self._posts: dict[NightId, _NightPost] = {}
        self._group = UpdateGroup(reply_priority)
        nights.subscribe(self.handle_change)

    def handle_change(self, night: NightRecord, change: NightChange) -> None:
        """Schedule the update that follows from a change; the open door is shown at the bottom."""
        post = self._post_of(night)
        post.to_bottom |= change is NightChange.OPENED
        post.may_create_event |= change in {NightChange.PLANNED, NightChange.PLAN}
        post.update.request()

    def refresh(self, night: NightRecord, *, may_create_event: bool = False) -> None:
        """Update a night's message, whatever has changed."""
        post = self._post_of(night)
        post.may_create_event |= may_create_event
        post.update.request()

    def stop(self) -> None:
        """Update nothing any more: the connection is about to be closed."""
        self._group.stopped = True

    async def wait_until_idle(self) -> None:
        """Wait until every message shows the last state of its night."""
        await self._group.tasks.wait()

    async def post_reminder(self, night: NightRecord, reminder: Reminder) -> None:
        """Ping those who come to a night and want this reminder.

        Raises:
            discord.HTTPException, aiohttp.ClientError, OSError: if Discord does not take it.
        """
        users = [
            user
            for user in await self._list_pinged(night)
            if reminder in (await self._appearance.get_reminder_times(user, night.guild)).reminders
        ]
        for start in range(0, len(users), MAX_PINGS):
            pinged = users[start : start + MAX_PINGS]
            await self._send(night, render_reminder(night, reminder, pinged, self._words(night)))

    async def post_move(self, night: NightRecord) -> None:
        """Say that new rules of the clocks moved a night, and ping those who come.

        Raises:
            discord.HTTPException, aiohttp.ClientError, OSError: if Discord does not take it.
        """
        users = await self._list_pinged(night)
        for start in range(0, len(users) or 1, MAX_PINGS):
            pinged = users[start : start + MAX_PINGS]
            await self._send(night, render_move(night, pinged, self._words(night)))

    async def _list_pinged(self, night: NightRecord) -> list[UserId]:
        """List those who come, want to be reminded, and may be pinged."""
        coming = night.list_coming()
        return [
            answer.user
            for answer in night.answers
            if answer.user in coming
            and answer.wants_reminders
            and await self._appearance.may_ping(answer.user)
        ]

    def _post_of(self, night: NightRecord) -> _NightPost:
        post = self._posts.get(night.id)
        if post is None:
            post = self._posts[night.id] = _NightPost(night.id, night.guild)
            post.update = LatestUpdate(
                self._group,
                f"night {night.id}",
                partial(self._update, post),
                on_idle=partial(self._forget, night.id),
            )
        return post

    def _forget(self, night: NightId) -> None:
        self._posts.pop(night, None)

    async def _update(self, post: _NightPost) -> None:
        """Show the night as it is stored now, in its message and in its scheduled event."""
        night = await self._nights.get(post.id, post.guild)
        if night.state is NightState.DRAFT:
            return
        try:
            night = await self._edit_or_post(post, night)
        except discord.NotFound as fault:
            if fault.code != UNKNOWN_CHANNEL:
                raise
            log.info("night %s is cancelled: its channel is gone", night.id)
            if night.state not in OVER:
                night = await self._nights.cancel(night, series=True)
        await self._call_moved_up(night)
        await self._events.update(night, may_create=post.may_create_event)
        post.may_create_event = False

    async def _call_moved_up(self, night: NightRecord) -> None:
        """Call those who waited and have a place now."""
        # Stored first: a lost call is better than a second one.
        night, moved_up = await self._nights.fill_places(night)
        for start in range(0, len(moved_up), MAX_PINGS):
            called = moved_up[start : start + MAX_PINGS]
            pinged = [user for user in called if await self._appearance.may_ping(user)]
            await self._send(night, render_moved_up(night, called, pinged, self._words(night)))

    async def _edit_or_post(self, post: _NightPost, night: NightRecord) -> NightRecord:
        layout = await self._render(night)
        old = night.message
        moves = post.to_bottom and night.state in UNDER_WAY
        if old is not None and not moves and await self._edit(night, old, layout):
            return night
        if night.state in OVER:
            return night
        # If the message's id was not stored, because the process or the database failed, Discord returns the
        # same message for the same nonce.
        nonce = f"n{night.id}:{night.state.value}:{(old or 0) % 10_000}"
        try:
            sent = await self._send(night, layout, nonce)
        except discord.Forbidden:
            # Perhaps only files are not allowed there.
            sent = await self._send(night, render_night(night, self._words(night)), nonce)
        post.to_bottom = False
        night = await self._nights.set_message(night.id, sent.id)
        if old is not None:
            await self._delete(night, old)
        return night

    async def _render(self, night: NightRecord) -> Layout:
        """Render a night's message, with its picture where the server wants pictures."""
        words = self._words(night)
        pictures = self._appearance.public_card_style(night.guild).pictures
        if night.state is not NightState.PLANNED or not pictures:
            return render_night(night, words)
        update = self._post_of(night).update
        self._member_lookup.fetch_photos(night.guild, night.list_coming(), update.request)
        return await self._picture_cache.add_picture(render_night(night, words, self._member_names))

    async def _edit(self, night: NightRecord, message: int, layout: Layout) -> bool:
        """Edit a message; return False if it no longer exists."""
        channel, plain = night.channel, render_night(night, self._words(night))
        try:
            try:
                await edit_public_message(self._client, channel, message, layout, ())
            except discord.Forbidden:
                if not layout.files:
                    raise
                await edit_public_message(self._client, channel, message, plain, ())
        except discord.NotFound as fault:
            if fault.code != UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def _send(self, night: NightRecord, layout: Layout, nonce: str | None = None) -> discord.Message:
        return await self._channel(night).send(
            view=layout.as_view(),
            files=files_to_upload(layout),
            allowed_mentions=allowed_mentions(layout),
            nonce=nonce,  # type: ignore[arg-type] # None is its default
        )

    async def _delete(self, night: NightRecord, message: int) -> None:
        try:
            await self._channel(night).get_partial_message(message).delete()
        except DISCORD_FAULTS as fault:
            log.info("night %s: an old message stays: %s", night.id, type(fault).__name__)

    def _channel(self, night: NightRecord) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(night.channel, guild_id=night.guild)

    def _words(self, night: NightRecord) -> Words:
        return self._appearance.words_for_everyone(night.guild, night.locale)

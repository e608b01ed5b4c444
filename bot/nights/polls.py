"""Polls: people are asked at which times they could come, and one of the times becomes a night."""

import logging
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Final

import discord

from bot.components.discord_faults import UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from bot.components.layout import Layout
from bot.components.message_files import allowed_mentions
from bot.messages.appearance import Appearance
from bot.messages.latest import LatestUpdate, UpdateGroup
from bot.nights.game_nights import Batches
from bot.nights.pages.poll import render_poll
from bot.nights.refusals import TooManyPolls
from bot.process.reply_priority import ReplyPriority
from data.errors import PollClosed
from data.nights.nights import NightPlace
from data.nights.polls import Press
from data.nights.records import PollId, PollRecord
from data.records import GuildId, MessageId, UserId
from data.store import Store

log = logging.getLogger(__name__)

MAX_POLLS: Final = 20
"""How many polls a server has open at most."""


class GamePolls:
    """The polls of all servers of this process, and the message that shows each.

    Everything that changes a poll may raise PollClosed or DatabaseRefused.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        appearance: Appearance,
        reply_priority: ReplyPriority,
        now: Callable[[], datetime],
    ) -> None:
        self._client = client
        self._store = store
        self._appearance = appearance
        self._now = now
        self._group = UpdateGroup(reply_priority)
        self._updates: dict[PollId, LatestUpdate] = {}
        # Hundreds of people may press at once.
        self._presses = Batches(self._save_presses)

    async def get(self, poll_id: PollId, guild: GuildId) -> PollRecord:
        """Return an open poll of a server.

        Raises:
            PollClosed: the server has none of this number.
        """
        poll = await self._store.night_polls.get(poll_id)
        if poll is None or poll.guild != guild or poll.closed is not None:
            raise PollClosed
        return poll

    async def ask(self, place: NightPlace, host: UserId, title: str, times: Sequence[datetime]) -> PollRecord:
        """Ask in a channel who could come at which time.

        Raises:
            TooManyPolls: the server has as many as it may have.
        """
        polls = self._store.night_polls
        if len(await polls.list_open(place.guild)) >= MAX_POLLS:
            raise TooManyPolls(MAX_POLLS)
        poll = await polls.add(place.guild, place.channel, host, place.locale, title, times, self._now())
        self.refresh(poll.id)
        return poll

    async def press(self, poll: PollRecord, user: UserId, number: int) -> PollRecord:
        """Store that a person could come at a time, or could not after all."""
        return await self._presses.add(poll.id, (user, number)) if number < len(poll.times) else poll

    async def close(self, poll_id: PollId) -> None:
        """Close a poll without a night."""
        await self._store.night_polls.close(poll_id, self._now())
        self.refresh(poll_id)

    async def close_past(self) -> None:
        """Close the polls whose last time has passed."""
        for poll in await self._store.night_polls.list_open():
            if poll.times[-1] <= self._now() and self._client.get_guild(poll.guild) is not None:
                await self.close(poll.id)

    async def restore(self, since: datetime) -> None:
        """Show again the polls whose last change may have been stored but not shown."""
        for poll in await self._store.night_polls.list_changed_since(since):
            if self._client.get_guild(poll.guild) is not None:
                self.refresh(poll.id)

    def refresh(self, poll_id: PollId) -> None:
        """Show a poll as it is stored."""
        if poll_id not in self._updates:
            self._updates[poll_id] = LatestUpdate(
                self._group,
                f"poll {poll_id}",
                partial(self._update, poll_id),
                on_idle=partial(self._forget, poll_id),
            )
        self._updates[poll_id].request()

    def _forget(self, poll_id: PollId) -> None:
        self._updates.pop(poll_id, None)

    def render(self, poll: PollRecord) -> Layout:
        """Render the message that shows a poll to everyone."""
        return render_poll(poll, self._appearance.words_for_everyone(poll.guild, poll.locale))

    def stop(self) -> None:
        """Update nothing any more: the connection is about to be closed."""
        self._group.stopped = True

    async def wait_until_idle(self) -> None:
        """Wait until every message shows the last state of its poll."""
        await self._group.tasks.wait()

    async def _save_presses(self, poll_id: PollId, presses: Sequence[Press]) -> PollRecord:
        poll = await self._store.night_polls.press(poll_id, presses, self._now())
        self.refresh(poll_id)
        return poll

    async def _update(self, poll_id: PollId) -> None:
        poll = await self._store.night_polls.get(poll_id)
        if poll is None or (poll.closed is not None and poll.message is None):
            return
        try:
            await self._edit_or_post(poll)
        except discord.NotFound as fault:
            if fault.code not in {UNKNOWN_CHANNEL, UNKNOWN_MESSAGE}:
                raise
            log.info("poll %s is closed: its message or channel is gone", poll.id)
            if poll.closed is None:
                await self._store.night_polls.close(poll.id, self._now())

    async def _edit_or_post(self, poll: PollRecord) -> None:
        layout = self.render(poll)
        channel = self._client.get_partial_messageable(poll.channel, guild_id=poll.guild)
        if poll.message is not None:
            message = channel.get_partial_message(poll.message)
            await message.edit(view=layout.as_view(), allowed_mentions=discord.AllowedMentions.none())
            return
        # If the message's id was not stored, Discord returns the same message for the same nonce.
        sent = await channel.send(
            view=layout.as_view(), allowed_mentions=allowed_mentions(layout), nonce=f"p{poll.id}"
        )
        await self._store.night_polls.set_message(poll.id, MessageId(sent.id))

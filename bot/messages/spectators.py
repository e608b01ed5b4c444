"""Shows running matches to people who do not play in them: the public table, some seconds later."""

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import discord

from bot.components.discord_faults import DISCORD_FAULTS
from bot.components.layout import Layout
from bot.components.reply import Reply
from bot.messages.appearance import Appearance
from bot.messages.delayed_tables import DelayedTables
from bot.messages.latest import LatestUpdate, UpdateGroup
from bot.messages.private_message import TOKEN_LIFE, PrivateMessage
from bot.pictures.picture_cache import PictureCache
from bot.process.reply_priority import ReplyPriority
from bot.renderers.hand import render_watch_paused, render_watch_waits, render_watched_table
from bot.renderers.names import MemberNames
from bot.tables import refusals
from bot.tables.deals import DealInPlay
from bot.tables.ended_tables import EndedTables
from bot.tables.match_log import NO_COURSE
from bot.tables.table import Table, TableChange
from bot.tables.tables import Tables
from bot.words.words import words
from data.errors import DatabaseRefused, NotStarted, TableGone
from data.records import DealKind, MatchId, MatchPhase, UserId
from engine.model import Event

log = logging.getLogger(__name__)

DELAY = 15
"""Seconds by which watching is behind the table, so that nobody there is helped by it."""
MAX_SPECTATORS: Final = 25
"""How many people can watch a table, since each change edits a message for each of them."""
PICTURE_TIMEOUT: Final = 0.4
"""Seconds for which a reply waits for its picture; after that it is in words, and the picture follows."""


@dataclass(slots=True)
class Spectator(PrivateMessage):
    """A person who watches, and the message in which they do."""

    update: LatestUpdate = field(init=False)


class Spectators:
    """Everyone who watches a table; lost with the process, as Discord forgets their tokens after minutes."""

    def __init__(
        self,
        tables: Tables,
        ended_tables: EndedTables,
        member_names: MemberNames,
        picture_cache: PictureCache,
        appearance: Appearance,
        reply_priority: ReplyPriority,
    ) -> None:
        """Follow all changes of these tables; nobody watches yet."""
        self._tables = tables
        self._ended_tables = ended_tables
        self._member_names = member_names
        self._picture_cache = picture_cache
        self._appearance = appearance
        self.delayed = DelayedTables(DELAY, time.monotonic)
        self._spectators: dict[MatchId, dict[UserId, Spectator]] = {}
        self._group = UpdateGroup(reply_priority)
        tables.subscribe(self.handle_change)

    def handle_change(
        self, table: Table, news: TableChange, events: Sequence[Event], by: UserId | None
    ) -> None:
        """Keep a table as it is now, and show it when the delay is over."""
        del events, by
        if table.state is None or news is TableChange.MOVED:
            return
        self.delayed.keep(table)
        for user in list(self._spectators.get(table.id, ())):
            if table.is_seated(user):
                # They see the table as a player now.
                self._remove(table.id, user)
        asyncio.get_running_loop().call_later(DELAY, self.show_due, table.id)

    def check(self, table: Table, user: UserId) -> None:
        """Check that a person may watch a table.

        Raises:
            NotStarted, TableGone: if no match runs there.
            SpectatorSeated: if they play in it.
            TooManySpectators: if as many people as can watch it already.
        """
        if table.phase is MatchPhase.LOBBY:
            raise NotStarted
        if table.phase is MatchPhase.ENDED:
            raise TableGone
        if table.is_seated(user):
            raise refusals.SpectatorSeated
        spectators = self._spectators.get(table.id, {})
        if user not in spectators and len(spectators) >= MAX_SPECTATORS:
            raise refusals.TooManySpectators(MAX_SPECTATORS)

    async def show(self, table: Table, interaction: discord.Interaction, reply: Reply) -> None:
        """Reply with the table as it was when the delay began, and keep it up to date from then on.

        Raises:
            TableRefusal: as `check` says.
            DealInPlay: if they play the same cards at another table of a night's round.
        """
        user = UserId(interaction.user.id)
        self.check(table, user)
        if table.record.deal is DealKind.NIGHT:
            # Another table of the round may play the same cards, now or after a seat is taken over there.
            await self._tables.dealer.require_not_playing(user, [table.record.seed or ""])
            await self._tables.store.deals.add_replay_view(table.id, user)
        spectator = Spectator(
            interaction.followup,
            self._tables.now(),
            str(interaction.locale),
            None,
            is_original=True,
            may_attach=interaction.permissions.attach_files,
        )
        spectator.update = LatestUpdate(
            self._group,
            f"match {table.id}: a spectator's view",
            partial(self._update, table.id, user, spectator),
            attempts=1,
            on_idle=partial(self._drop_if_over, table.id, user, spectator),
        )
        old = self._spectators.get(table.id, {}).get(user)
        # Counted while the reply is under way, so that no more than can watch get in.
        self._spectators.setdefault(table.id, {})[user] = spectator
        try:
            with spectator.update.hold():
                await self._reply(table, user, spectator, reply)
        finally:
            if spectator.message is None:
                self._drop(table.id, user, spectator)
        if old is not None and old.message not in {None, spectator.message}:
            self._group.tasks.start(self._delete(old))

    def show_due(self, match: MatchId) -> None:
        """Show a table as it was when the delay began to all who watch it; called when a change is due."""
        for spectator in list(self._spectators.get(match, {}).values()):
            spectator.update.request()
        if self.delayed.is_settled(match):
            self._forget_if_unwatched(match)

    def pause(self, match: MatchId, user: UserId, spectator: Spectator) -> None:
        """Say that the table is not followed any more: the token runs out."""
        if self._is_current(match, user, spectator) and not self._group.stopped:
            self._drop(match, user, spectator)
            self._group.tasks.start(self._show_pause(match, spectator))

    def is_watching(self, table: Table, user: UserId) -> bool:
        """Return True if a person has a message that follows a table."""
        spectator = self._spectators.get(table.id, {}).get(user)
        return spectator is not None and spectator.message is not None

    def stop_watching(self, match: int, user: UserId) -> None:
        """Update a person's message no more."""
        self._spectators.get(MatchId(match), {}).pop(user, None)

    def forget_user(self, user: UserId) -> None:
        """Delete a user's messages from their screen, and every table kept at which they sat."""
        for match in list(self._spectators):
            self._remove(match, user)
        self.delayed.forget_user(user)

    def stop(self) -> None:
        """Update no more messages: the connection is about to be closed."""
        self._group.stopped = True

    async def wait_until_idle(self) -> None:
        """Wait until no update is running."""
        await self._group.tasks.wait()

    async def _reply(self, table: Table, user: UserId, spectator: Spectator, reply: Reply) -> None:
        delayed_table = self._find_table(table)
        if delayed_table is None and not self.delayed.has_changed(table.id):
            # It changed just before this process knew it.
            self.delayed.keep(table)
            asyncio.get_running_loop().call_later(DELAY, self.show_due, table.id)
        layout = await self._render(table.id, delayed_table, user, spectator)
        layout = await self._picture_cache.add_picture(layout, within=PICTURE_TIMEOUT)
        message = await reply.show(layout)
        if message is None:
            return
        spectator.message = message
        spectator.attachments = reply.attachments
        if not self._is_current(table.id, user, spectator):
            # They have sat down, or asked to be forgotten, while the reply was sent.
            self._group.tasks.start(self._delete(spectator))
            return
        asyncio.get_running_loop().call_later(
            TOKEN_LIFE.total_seconds(), self.pause, table.id, user, spectator
        )
        late = layout.pending_picture is not None and self._picture_cache.works
        if late or self._find_table(table) is not delayed_table:
            spectator.update.request()

    def _find_table(self, table: Table) -> Table | None:
        """Return a table as it was when the delay began, if that is known."""
        delayed = self.delayed.find(table.id)
        if delayed is not None or self.delayed.has_changed(table.id):
            return delayed
        idle = (self._tables.now() - table.record.last_active).total_seconds()
        return table if idle >= DELAY else None

    def _forget_if_unwatched(self, match: MatchId) -> None:
        """Drop a match that nobody watches; until it changes again, the delay makes no difference."""
        if not self._spectators.get(match):
            self._spectators.pop(match, None)
            self.delayed.forget(match)

    async def _update(self, match: MatchId, user: UserId, spectator: Spectator) -> None:
        table = self.delayed.find(match)
        if table is None or self._group.stopped:
            return
        layout = await self._render(match, table, user, spectator)
        layout = await self._picture_cache.add_picture(layout)
        if not self._is_current(match, user, spectator):
            return
        try:
            await spectator.edit(layout)
        except (discord.Forbidden, discord.NotFound):
            self._drop(match, user, spectator)
            raise

    def _drop_if_over(self, match: MatchId, user: UserId, spectator: Spectator) -> None:
        table = self.delayed.find(match)
        if table is not None and table.record.ended is not None:
            self._drop(match, user, spectator)
            self._forget_if_unwatched(match)

    async def _render(
        self, match: MatchId, table: Table | None, user: UserId, spectator: Spectator
    ) -> Layout:
        texts = words(spectator.locale)
        if table is None:
            return render_watch_waits(match, texts, delay=DELAY)
        card_style = await self._appearance.personal_card_style(
            user, table.record.guild, attaches=spectator.may_attach
        )
        hands_open = table.record.ended is not None and await self._open_hands(table, user)
        course = NO_COURSE
        if table.record.ended is not None:
            with suppress(DatabaseRefused):
                course = await self._ended_tables.read_course(table)
        return render_watched_table(
            table,
            texts,
            self._member_names,
            delay=DELAY,
            counts_cards=self._appearance.shows_hand_counts(table),
            card_style=card_style,
            course=course,
            hands_open=hands_open,
        )

    async def _open_hands(self, table: Table, user: UserId) -> bool:
        """Return True if a person may see the hands at the end, and record before that they know the deal."""
        try:
            if not await self._ended_tables.may_open_hands(table):
                return False
            await self._tables.dealer.require_not_playing(user, [table.record.seed or ""])
            await self._tables.store.deals.add_replay_view(table.id, user)
        except (DealInPlay, DatabaseRefused):
            return False
        return True

    async def _show_pause(self, match: MatchId, spectator: Spectator) -> None:
        try:
            await spectator.edit(render_watch_paused(match, words(spectator.locale)))
        except DISCORD_FAULTS as fault:
            log.info("match %s: a spectator's view could not be paused: %s", match, type(fault).__name__)

    def _is_current(self, match: MatchId, user: UserId, spectator: Spectator) -> bool:
        return self._spectators.get(match, {}).get(user) is spectator

    def _drop(self, match: MatchId, user: UserId, spectator: Spectator) -> None:
        if self._is_current(match, user, spectator):
            del self._spectators[match][user]

    def _remove(self, match: MatchId, user: UserId) -> None:
        """Drop a person who watches, and delete the message."""
        spectator = self._spectators.get(match, {}).pop(user, None)
        if spectator is not None and spectator.message is not None:
            self._group.tasks.start(self._delete(spectator))

    async def _delete(self, spectator: Spectator) -> None:
        if not spectator.is_valid(self._tables.now()):
            return
        try:
            await spectator.delete()
        except DISCORD_FAULTS:
            log.debug("an old view was gone already")

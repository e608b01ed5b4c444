"""Keeps the hands on the players' screens up to date, by the newest interaction token of each player."""

import asyncio
import logging
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial

import discord
from cachetools import LRUCache

from bot.components.discord_faults import DISCORD_FAULTS
from bot.components.layout import Layout
from bot.components.message_files import HeldFile
from bot.messages.appearance import Appearance
from bot.messages.latest import LatestUpdate, UpdateGroup
from bot.messages.private_message import TOKEN_LIFE, PrivateMessage
from bot.pictures.picture_cache import PictureCache
from bot.process.reply_priority import ReplyPriority
from bot.renderers import renderer_of
from bot.renderers.hand import PageMaker, render_hand_page, render_resting_hand
from bot.renderers.names import MemberNames
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.words.words import words
from data.errors import NotSeated
from data.records import MatchId, UserId
from engine.model import Event

log = logging.getLogger(__name__)

NOTICE_LIFE = timedelta(seconds=6)
"""How long a notice above a hand is kept over updates, so that it can be read."""
GATHER_DELAY = 0.1
"""Seconds for which changes at the table are gathered for a hand: those who act at once make one edit."""
OFF_TURN_DELAY = 3.0
"""Seconds for which changes are gathered for a hand whose holder waits for others, or a table if all do."""

_REACHABLE_FOR = timedelta(minutes=2)
"""How long a token has to last that carries a person into another match."""
_MAX_OVER = 2_000


@dataclass(frozen=True, slots=True)
class HandPage:
    """Another page that is shown in place of a hand."""

    make: PageMaker | None = None
    """Makes it again when others act; `None` if it shows nothing that they change, such as the rules."""


@dataclass(slots=True)
class HandToken(PrivateMessage):
    """A player's newest token, and the hand that it leads to."""

    notice: str | None = None
    """The text above the hand since the player last pressed a button."""
    page: HandPage | None = None
    """The page that the message shows instead of the hand itself."""
    rest_timer: asyncio.TimerHandle | None = None
    """The timer that lets the hand rest before the token runs out."""
    being_replaced: bool = False
    """Whether a reply is about to replace the hand, so that a running update must not."""


class HandMessages:
    """The tokens of all players; they are lost with the process, as Discord forgets them after minutes."""

    def __init__(
        self,
        tables: Tables,
        member_names: MemberNames,
        picture_cache: PictureCache,
        appearance: Appearance,
        reply_priority: ReplyPriority,
    ) -> None:
        self._tables = tables
        self._member_names = member_names
        self._picture_cache = picture_cache
        self._appearance = appearance
        self._tokens: dict[tuple[MatchId, UserId], HandToken] = {}
        self._updates: dict[tuple[MatchId, UserId], LatestUpdate] = {}
        self._over = LRUCache[tuple[MatchId, UserId], HandToken](_MAX_OVER)
        """Tokens of matches that are over, for another match of the same people."""
        self._newest: dict[MatchId, Table] = {}
        """Each match as it was when a hand was last to be updated: it may have been read once more."""
        self._group = UpdateGroup(reply_priority)

    def remember_token(
        self,
        table: Table,
        interaction: discord.Interaction,
        message: int | None,
        notice: str | None = None,
        attachments: Sequence[HeldFile] = (),
        page: HandPage | None = None,
    ) -> None:
        """Remember the token of an interaction that was answered.

        `message` is the hand it was answered with, if it was one, and `attachments` are its files; `page` is
        what it shows instead of the hand. A player has one hand on the screen: an older one in another
        message is deleted.
        """
        key = (table.id, UserId(interaction.user.id))
        old = self._tokens.get(key)
        self._tokens[key] = HandToken(
            interaction.followup,
            self._tables.now(),
            str(interaction.locale),
            message,
            message is not None,
            interaction.permissions.attach_files,
            attachments,
            notice,
            page,
        )
        if old is not None and old.rest_timer is not None:
            old.rest_timer.cancel()
        if message is not None:
            self._start_rest_timer(table, key[1], self._tokens[key])
        if notice is not None:
            self._request_another(key)
        if old is not None and old.message not in {None, message} and message is not None:
            self._group.tasks.start(self._remove(old))

    @contextmanager
    def hold_updates(self, table: Table, user: UserId) -> Iterator[None]:
        """Hold updates of a hand while a reply is about to replace it."""
        token = self._tokens.get((table.id, user))
        if token is not None:
            token.being_replaced = True
        try:
            yield
        finally:
            if token is not None:
                token.being_replaced = False

    def can_update(self, table: Table, user: UserId) -> bool:
        """Return True if a player has a hand on the screen whose token is still valid."""
        token = self._tokens.get((table.id, user))
        return token is not None and token.message is not None and self._is_valid(token)

    def list_reachable(self, match: MatchId, users: Iterable[UserId]) -> list[UserId]:
        """Return those users who can still get a message by their token of a match, which may be over."""
        soon = self._tables.now() + _REACHABLE_FOR
        tokens = [(user, self._find_token(match, user)) for user in users]
        return [user for user, token in tokens if token is not None and token.is_valid(soon)]

    def carry_tokens(self, match: MatchId, table: Table) -> None:
        """Let the tokens of a match lead to a new table of the same people, where hands come later."""
        for user in table.people:
            token = self._find_token(match, user)
            if token is not None and (table.id, user) not in self._tokens:
                fresh = replace(token, message=None, notice=None, page=None, rest_timer=None, attachments=())
                self._tokens[table.id, user] = fresh

    def _find_token(self, match: MatchId, user: UserId) -> HandToken | None:
        return self._tokens.get((match, user)) or self._over.get((match, user))

    def send_hands(self, table: Table) -> None:
        """Send the hand to every player whose token from joining is still valid."""
        for user in table.people:
            token = self._tokens.get((table.id, user))
            if token is not None and self._is_valid(token):
                self._group.tasks.start(self._send_hand(table, user, token))

    def send_hand(self, table: Table, interaction: discord.Interaction) -> None:
        """Send the hand with an answered interaction, unless the player has a valid token."""
        key = (table.id, UserId(interaction.user.id))
        token = self._tokens.get(key)
        if token is None or not self._is_valid(token):
            self.remember_token(table, interaction, None)
            self._group.tasks.start(self._send_hand(table, key[1], self._tokens[key]))

    def update_hands(
        self,
        table: Table,
        events: Sequence[Event] = (),
        *,
        by: UserId | None,
        everyone: bool,
        closes_pages: bool = False,
    ) -> None:
        """Update every hand but that of `by`, who acted; without `everyone` after a delay off turn.

        A page in place of a hand stays, unless its holder's turn has started, or with `closes_pages`.
        """
        renderer, view = renderer_of(table.ruleset.slug), table.view(None)
        to_play = renderer.table.find_seat_to_play(view)
        for player in table.record.seated:
            user, seat = player.user, player.seat
            if user is None or seat is None:
                continue
            if user == by:
                # Their reply shows it.
                self._request_another((table.id, user))
                continue
            closes = closes_pages or (everyone and to_play == seat)
            if self._keeps_page((table.id, user), closes=closes, acts=to_play in {None, seat}):
                continue
            waits = to_play is not None or renderer.hand.may_wait(view, seat, events)
            delay = OFF_TURN_DELAY if waits else GATHER_DELAY
            self.update_hand(table, user, 0.0 if everyone or to_play == seat else delay)

    def _keeps_page(self, key: tuple[MatchId, UserId], *, closes: bool, acts: bool) -> bool:
        """Return True if a page stays as it is: it shows nothing of others, or its holder is not to act."""
        token = self._tokens.get(key)
        if token is None or token.page is None:
            return False
        if closes:
            token.page = None
            return False
        return token.page.make is None or not acts

    def update_if_affected(self, table: Table, user: UserId) -> None:
        """Update a user's hand in a running match."""
        for player in table.record.seated:
            sits = player.user == user and player.seat is not None and table.state is not None
            if sits:
                self.update_hand(table, user)

    def update_hand(self, table: Table, user: UserId, within: float = 0.0) -> None:
        """Update one hand now, or within some seconds: Discord's few edits are for its holder's turns."""
        if self._group.stopped or not self.can_update(table, user):
            return
        key = (table.id, user)
        self._newest[table.id] = table
        if key not in self._updates:
            subject, show = f"match {table.id}: a hand", partial(self._update, *key)
            self._updates[key] = LatestUpdate(self._group, subject, show, pause=lambda: 0.0, attempts=1)
        self._updates[key].request(within)

    def update_hand_soon(self, table: Table, user: UserId) -> None:
        """Update one hand, together with what changes in the next moment.

        A page that shows nothing of the table stays, unless its holder has to see the hand.
        """
        token = self._tokens.get((table.id, user))
        if token is not None and token.page is not None and token.page.make is None:
            if not self._is_awaited(table, user):
                return
            token.page = None
        self.update_hand(table, user, GATHER_DELAY)

    def forget_due_update(self, table: Table, user: UserId) -> None:
        """Drop an update that is due soon: a reply has just shown the table's last state."""
        if (update := self._updates.get((table.id, user))) is not None:
            update.cancel_timer()

    def rest_hand(self, table: Table, user: UserId, token: HandToken) -> None:
        """Say in a hand how to wake it, before it would only look as if it could be used."""
        key = (table.id, user)
        if self._group.stopped or token.being_replaced or self._tokens.get(key) is not token:
            return
        del self._tokens[key]
        if table.record.ended is None:
            self._group.tasks.start(self._show_rest(table, user, token))

    def forget_match(self, table: Table) -> None:
        """Drop the tokens of a match."""
        for key in [key for key in self._updates if key[0] == table.id]:
            self._updates.pop(key).cancel_timer()
        self._newest.pop(table.id, None)
        for key in [key for key in self._tokens if key[0] == table.id]:
            self._over[key] = self._tokens.pop(key)

    def forget_leavers(self, table: Table) -> None:
        """Delete the hands of those who do not sit at a table any more, and drop their tokens."""
        self._forget([key for key in self._tokens if key[0] == table.id and not table.is_seated(key[1])])

    def forget_user(self, user: UserId) -> None:
        """Delete a user's hands from their screen, and drop their tokens."""
        for key in [key for key in self._over if key[1] == user]:
            del self._over[key]
        self._forget([key for key in self._tokens if key[1] == user])

    def _forget(self, keys: Sequence[tuple[MatchId, UserId]]) -> None:
        for key in keys:
            token = self._tokens.pop(key)
            if token.message is not None:
                self._group.tasks.start(self._remove(token))

    async def wait_until_idle(self) -> None:
        """Make the updates that are due soon, and wait until none is running."""
        for update in self._updates.values():
            update.hasten()
        await self._group.tasks.wait()

    def stop(self) -> None:
        """Update no more hands: the connection is about to be closed."""
        self._group.stopped = True

    def _start_rest_timer(self, table: Table, user: UserId, token: HandToken) -> None:
        age = self._tables.now() - token.issued_at
        left = (TOKEN_LIFE - age).total_seconds()
        token.rest_timer = asyncio.get_running_loop().call_later(left, self.rest_hand, table, user, token)

    async def _show_rest(self, table: Table, user: UserId, token: HandToken) -> None:
        try:
            await token.edit(render_resting_hand(table, user, words(token.locale), self._member_names))
        except (*DISCORD_FAULTS, NotSeated) as fault:
            log.info("match %s: a hand could not be put to rest: %s", table.id, type(fault).__name__)

    def _is_awaited(self, table: Table, user: UserId) -> bool:
        """Return True if a player has to see the hand now: it is their turn, or the match has ended."""
        if table.state is None or not table.is_seated(user):
            return False
        to_play = renderer_of(table.ruleset.slug).table.find_seat_to_play(table.view(None))
        return table.record.ended is not None or to_play == table.seat_of(user)

    def _request_another(self, key: tuple[MatchId, UserId]) -> None:
        """Update a hand once more that is being updated: that knows less, and may arrive after a reply.

        Not over another page, which the reply is about to replace.
        """
        update, token = self._updates.get(key), self._tokens.get(key)
        if update is not None and token is not None and token.page is None:
            update.request_if_running()

    def _is_valid(self, token: HandToken) -> bool:
        return token.is_valid(self._tables.now())

    async def _send_hand(self, table: Table, user: UserId, token: HandToken) -> None:
        record = table.record
        layout = await self._render_hand(table, user, token, None)
        if self._is_superseded(table, user, token):
            return
        try:
            await token.send(layout)
        except DISCORD_FAULTS as fault:
            log.info("match %s: a hand could not be sent: %s", table.id, type(fault).__name__)
            return
        self._start_rest_timer(table, user, token)
        if self._is_superseded(table, user, token):
            # They asked for their hand while this one was sent; it would not be kept up to date.
            await self._remove(token)
        elif table.record is not record:
            # Others acted while it was sent, when there was no message yet to be updated.
            self.update_hand(table, user)

    def _is_superseded(self, table: Table, user: UserId, token: HandToken) -> bool:
        newest = self._tokens.get((table.id, user), token)
        return newest is not token and newest.message is not None

    async def _render_hand(self, table: Table, user: UserId, token: HandToken, notice: str | None) -> Layout:
        card_style = await self._appearance.personal_card_style(
            user, table.record.guild, attaches=token.may_attach, game=table.ruleset.slug
        )
        seat, page = table.seat_of(user), None
        if token.page is not None and token.page.make is not None:
            page = token.page.make(table.view(seat))
        if page is None:
            token.page = None
        layout = render_hand_page(
            table, seat, words(token.locale), self._member_names, page, notice, card_style=card_style
        )
        return await self._picture_cache.add_picture(layout)

    async def _update(self, match: MatchId, user: UserId) -> None:
        key = (match, user)
        table, token = self._newest.get(match), self._tokens.get(key)
        if table is None or token is None or token.message is None:
            return
        if token.page is not None and token.page.make is None:
            return
        # Other players' actions must not remove a notice that is still being read, except at the end.
        fresh = table.record.ended is None and self._tables.now() - token.issued_at < NOTICE_LIFE
        layout = await self._render_hand(table, user, token, token.notice if fresh else None)
        if token.being_replaced or self._tokens.get(key) is not token:
            # The player has pressed a button meanwhile: its reply is newer, or another page.
            return
        try:
            await token.edit(layout)
        except (discord.Forbidden, discord.NotFound):
            if self._tokens.get(key) is token:
                del self._tokens[key]
            raise

    async def _remove(self, token: HandToken) -> None:
        if not self._is_valid(token):
            return
        try:
            await token.delete()
        except DISCORD_FAULTS:
            log.debug("an old hand was gone already")

"""Hands on people's screens: which token still reaches which hand, and keeping those up to date."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import IntEnum
from functools import partial
from typing import Protocol

import aiohttp
import discord

from bot.components.layout import Layout
from bot.components.message_files import edit_message, files_to_upload
from bot.pictures.picture_cache import PictureCache
from bot.renderers import renderer_of
from bot.renderers.hand import render_hand
from bot.renderers.names import MemberNames
from bot.settings.card_style import CardStyle
from bot.tables.refusals import NotSeated
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.words import words
from data.records import MatchId, UserId

log = logging.getLogger(__name__)

TOKEN_LIFE = timedelta(minutes=14, seconds=30)
"""A little less than the 15 minutes for which Discord honours a token."""
NOTICE_LIFE = timedelta(seconds=6)
"""How long a sentence above a hand outlives redrawings, so that it can be read."""
_ORIGINAL = "@original"


@dataclass(slots=True)
class HandToken:
    """A way to somebody's screen that no other message gives: their newest token."""

    webhook: discord.Webhook
    at: datetime
    locale: str
    message: int | None
    """The hand's message, or `None` while the person has been shown no hand through this token."""
    notice: str | None
    """What stands above the hand since its person's last press."""
    is_original: bool
    """Whether that message is the token's own answer rather than a follow-up."""
    attaches: bool = False
    """Whether Discord takes files for them: what is sent with a token comes as its person."""
    held: Sequence[discord.Attachment] = ()
    """The files that stand in the hand's message."""
    page: bool = False
    """Whether the message shows another page than the hand itself."""
    pressed: bool = False
    """Whether something newer than any redrawing under way is about to take the hand's place."""


class PendingUpdate(IntEnum):
    """What is to follow the redrawing of a hand that is under way."""

    NONE = 0
    IF_STILL_SHOWN = 1
    """Another, in case the one under way came after the person's own answer; not over another page."""
    ALWAYS = 2
    """Another, which shows more."""


class PersonalCardStyle(Protocol):
    """Tells how somebody's cards are shown to them."""

    async def __call__(self, user: int, guild: int, *, attaches: bool) -> CardStyle:
        """Return the look; `attaches` is off where no pictures can be sent to them."""
        ...


class HandMessages:
    """The newest token of everyone at a table; forgotten with the process, as Discord forgets them too."""

    def __init__(
        self,
        tables: Tables,
        member_names: MemberNames,
        picture_cache: PictureCache,
        card_style: PersonalCardStyle,
    ) -> None:
        """Reach nobody yet."""
        self._tables = tables
        self._member_names = member_names
        self._picture_cache = picture_cache
        self._card_style = card_style
        self._tokens: dict[tuple[MatchId, UserId], HandToken] = {}
        self._busy: dict[tuple[MatchId, UserId], PendingUpdate] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def remember_token(
        self,
        table: Table,
        interaction: discord.Interaction,
        message: int | None,
        notice: str | None = None,
        held: Sequence[discord.Attachment] = (),
        *,
        page: bool = False,
    ) -> None:
        """Remember a token; `message` is the hand it was answered with, if it was one, `held` its files.

        `page` tells that the message shows a page of the hand rather than the cards.

        Somebody has one hand on the screen: an older one elsewhere is taken away.
        """
        key = (table.id, UserId(interaction.user.id))
        old = self._tokens.get(key)
        self._tokens[key] = HandToken(
            interaction.followup,
            self._tables.now(),
            str(interaction.locale),
            message,
            notice,
            message is not None,
            interaction.permissions.attach_files,
            held,
            page,
        )
        if notice is not None:
            # What is being redrawn was drawn before this answer, and may arrive after it.
            self._request_another(key, PendingUpdate.IF_STILL_SHOWN)
        if old is not None and old.message not in {None, message} and message is not None:
            self._spawn(self._remove(old))

    @contextmanager
    def hold_updates(self, table: Table, user: UserId) -> Iterator[None]:
        """While somebody is about to be shown something new: older redrawings must not cover it."""
        token = self._tokens.get((table.id, user))
        if token is not None:
            token.pressed = True
        try:
            yield
        finally:
            if token is not None:
                token.pressed = False

    def can_update(self, table: Table, user: UserId) -> bool:
        """Tell whether somebody has a hand on the screen that can still be kept up to date."""
        token = self._tokens.get((table.id, user))
        return token is not None and token.message is not None and self._is_valid(token)

    def send_hands(self, table: Table) -> None:
        """Show the hand to everyone whose token from joining still lives."""
        for user in table.people:
            token = self._tokens.get((table.id, user))
            if token is not None and self._is_valid(token):
                self._spawn(self._send_hand(table, user, token))

    def send_hand(self, table: Table, interaction: discord.Interaction) -> None:
        """Show the hand to somebody through an answered interaction, unless an older token reaches them."""
        key = (table.id, UserId(interaction.user.id))
        token = self._tokens.get(key)
        if token is None or not self._is_valid(token):
            self.remember_token(table, interaction, None)
            self._spawn(self._send_hand(table, key[1], self._tokens[key]))

    def update_hands(self, table: Table, *, by: UserId | None, everyone: bool) -> None:
        """Redraw the hands on the screen that show more than before; at the end `everyone`'s."""
        renderer = renderer_of(table.ruleset.slug)
        for player in table.record.seated:
            user, seat = player.user, player.seat
            if user is None or seat is None:
                continue
            if user == by:
                # Their answer shows it; but a redrawing under way knows less, and may arrive after that.
                self._request_another((table.id, user), PendingUpdate.IF_STILL_SHOWN)
                continue
            if everyone or renderer.hand_shows_table(table.view(None), seat):
                self.update_hand(table, user)

    def update_if_affected(self, table: Table, user: UserId) -> None:
        """Redraw one person's hand if it shows what others do."""
        renderer = renderer_of(table.ruleset.slug)
        for player in table.record.seated:
            sits = player.user == user and player.seat is not None and table.state is not None
            if sits and renderer.hand_shows_table(table.view(None), player.seat or 0):
                self.update_hand(table, user)

    def update_hand(self, table: Table, user: UserId) -> None:
        """Redraw one hand; requests that come while one is under way become one more."""
        key = (table.id, user)
        if not self.can_update(table, user):
            return
        if key in self._busy:
            self._request_another(key, PendingUpdate.ALWAYS)
            return
        self._busy[key] = PendingUpdate.NONE
        self._spawn(self._update(table, user))

    def forget_match(self, table: Table) -> None:
        """Let go of a match's tokens."""
        for key in [key for key in self._tokens if key[0] == table.id]:
            del self._tokens[key]

    def forget_user(self, user: UserId) -> None:
        """Take somebody's hands off their screen, and let go of every way to it."""
        for key in [key for key in self._tokens if key[1] == user]:
            token = self._tokens.pop(key)
            if token.message is not None:
                self._spawn(self._remove(token))

    async def wait_until_idle(self) -> None:
        """Wait until every redrawing under way is done."""
        while self._tasks:
            # Whoever gives up waiting must not break off what is under way.
            await asyncio.wait(self._tasks)

    def _request_another(self, key: tuple[MatchId, UserId], pending: PendingUpdate) -> None:
        if key in self._busy:
            self._busy[key] = max(self._busy[key], pending)

    def _is_valid(self, token: HandToken) -> bool:
        return self._tables.now() - token.at < TOKEN_LIFE

    def _spawn(self, work: "asyncio._CoroutineLike[None]") -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send_hand(self, table: Table, user: UserId, token: HandToken) -> None:
        layout = await self._render_hand(table, user, token, None)
        if self._is_superseded(table, user, token):
            return
        try:
            message = await token.webhook.send(
                view=layout.as_view(), files=files_to_upload(layout), ephemeral=True, wait=True
            )
        except (discord.HTTPException, aiohttp.ClientError, OSError) as fault:
            log.info("match %s: a hand could not be dealt to the screen: %s", table.id, type(fault).__name__)
            return
        token.message, token.is_original, token.held = message.id, False, message.attachments
        if self._is_superseded(table, user, token):
            # They asked for their hand while this one was on its way; nobody would keep it up to date.
            await self._remove(token)

    def _is_superseded(self, table: Table, user: UserId, token: HandToken) -> bool:
        newest = self._tokens.get((table.id, user), token)
        return newest is not token and newest.message is not None

    async def _render_hand(self, table: Table, user: UserId, token: HandToken, notice: str | None) -> Layout:
        card_style = await self._card_style(user, table.record.guild, attaches=token.attaches)
        layout = render_hand(
            table, user, words(token.locale), self._member_names, notice, card_style=card_style
        )
        return await self._picture_cache.add_picture(layout)

    async def _update(self, table: Table, user: UserId) -> None:
        key = (table.id, user)
        try:
            while True:
                pending, self._busy[key] = self._busy[key], PendingUpdate.NONE
                token = self._tokens.get(key)
                if token is None or token.message is None:
                    return
                if pending is PendingUpdate.IF_STILL_SHOWN and (token.page or token.pressed):
                    return
                await self._edit(table, user, token)
                if self._busy[key] is PendingUpdate.NONE:
                    return
        finally:
            self._busy.pop(key, None)

    async def _edit(self, table: Table, user: UserId, token: HandToken) -> None:
        try:
            # News of others must not wipe away what somebody has just been told, unless it is the last news.
            fresh = table.record.ended is None and self._tables.now() - token.at < NOTICE_LIFE
            notice = token.notice if fresh else None
            layout = await self._render_hand(table, user, token, notice)
        except NotSeated:
            return
        if token.pressed or self._tokens.get((table.id, user)) is not token:
            # They have pressed something while this was drawn: what that shows is newer, or another page.
            return
        target = _ORIGINAL if token.is_original else token.message
        try:
            edit = partial(token.webhook.edit_message, target)  # Discord's own name for a token's answer
            token.held = (await edit_message(edit, layout, token.held)).attachments
        except (discord.HTTPException, aiohttp.ClientError, OSError) as fault:
            log.info("match %s: a hand could not be redrawn: %s", table.id, type(fault).__name__)
            key = (table.id, user)
            if isinstance(fault, discord.NotFound | discord.Forbidden) and self._tokens.get(key) is token:
                del self._tokens[key]

    async def _remove(self, token: HandToken) -> None:
        if not self._is_valid(token):
            return
        try:
            target = _ORIGINAL if token.is_original else token.message
            await token.webhook.delete_message(target)  # type: ignore[arg-type] # as above
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            log.debug("an old hand was gone already")

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
from bot.components.uploads import edited, uploads
from bot.pictures.picture_cache import PictureCache
from bot.renderers import frame, renderer_of
from bot.renderers.frame import MemberNames
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
    original: bool
    """Whether that message is the token's own answer rather than a follow-up."""
    attaches: bool = False
    """Whether Discord takes files for them: what is sent with a token comes as its person."""
    held: Sequence[discord.Attachment] = ()
    """The files that stand in the hand's message."""
    page: bool = False
    """Whether the message shows another page than the hand itself."""
    pressed: bool = False
    """Whether something newer than any redrawing under way is about to take the hand's place."""


class Again(IntEnum):
    """What is to follow the redrawing of a hand that is under way."""

    NOTHING = 0
    UNLESS_LEFT = 1
    """Another, in case the one under way came after the person's own answer; not over another page."""
    NEWS = 2
    """Another, which shows more."""


class PersonalCardStyle(Protocol):
    """Tells how somebody's cards are shown to them."""

    async def __call__(self, user: int, guild: int, *, attaches: bool) -> CardStyle:
        """Return the look; `attaches` is off where no pictures can be sent to them."""
        ...


class HandMessages:
    """The newest token of everyone at a table; forgotten with the process, as Discord forgets them too."""

    def __init__(
        self, tables: Tables, names: MemberNames, picture_cache: PictureCache, card_style: PersonalCardStyle
    ) -> None:
        """Reach nobody yet."""
        self._tables = tables
        self._names = names
        self._picture_cache = picture_cache
        self._card_style = card_style
        self._reaches: dict[tuple[MatchId, UserId], HandToken] = {}
        self._busy: dict[tuple[MatchId, UserId], Again] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def keep(
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
        old = self._reaches.get(key)
        self._reaches[key] = HandToken(
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
            self._follow_up(key, Again.UNLESS_LEFT)
        if old is not None and old.message not in {None, message} and message is not None:
            self._spawn(self._remove(old))

    @contextmanager
    def pressed(self, table: Table, user: UserId) -> Iterator[None]:
        """While somebody is about to be shown something new: older redrawings must not cover it."""
        reach = self._reaches.get((table.id, user))
        if reach is not None:
            reach.pressed = True
        try:
            yield
        finally:
            if reach is not None:
                reach.pressed = False

    def reaches(self, table: Table, user: UserId) -> bool:
        """Tell whether somebody has a hand on the screen that can still be kept up to date."""
        reach = self._reaches.get((table.id, user))
        return reach is not None and reach.message is not None and self._alive(reach)

    def deal(self, table: Table) -> None:
        """Show the hand to everyone whose token from joining still lives."""
        for user in table.people:
            reach = self._reaches.get((table.id, user))
            if reach is not None and self._alive(reach):
                self._spawn(self._deal(table, user, reach))

    def deal_to(self, table: Table, interaction: discord.Interaction) -> None:
        """Show the hand to somebody through an answered interaction, unless an older token reaches them."""
        key = (table.id, UserId(interaction.user.id))
        reach = self._reaches.get(key)
        if reach is None or not self._alive(reach):
            self.keep(table, interaction, None)
            self._spawn(self._deal(table, key[1], self._reaches[key]))

    def refresh(self, table: Table, *, but: UserId | None, everyone: bool) -> None:
        """Redraw the hands on the screen that show more than before; at the end `everyone`'s."""
        renderer = renderer_of(table.ruleset.slug)
        for player in table.record.seated:
            user, seat = player.user, player.seat
            if user is None or seat is None:
                continue
            if user == but:
                # Their answer shows it; but a redrawing under way knows less, and may arrive after that.
                self._follow_up((table.id, user), Again.UNLESS_LEFT)
                continue
            if everyone or renderer.concerns(table.view(None), seat):
                self.redraw(table, user)

    def follow(self, table: Table, user: UserId) -> None:
        """Redraw one person's hand if it shows what others do."""
        renderer = renderer_of(table.ruleset.slug)
        for player in table.record.seated:
            sits = player.user == user and player.seat is not None and table.state is not None
            if sits and renderer.concerns(table.view(None), player.seat or 0):
                self.redraw(table, user)

    def redraw(self, table: Table, user: UserId) -> None:
        """Redraw one hand; requests that come while one is under way become one more."""
        key = (table.id, user)
        if not self.reaches(table, user):
            return
        if key in self._busy:
            self._follow_up(key, Again.NEWS)
            return
        self._busy[key] = Again.NOTHING
        self._spawn(self._redraw(table, user))

    def forget(self, table: Table) -> None:
        """Let go of a match's tokens."""
        for key in [key for key in self._reaches if key[0] == table.id]:
            del self._reaches[key]

    def forget_person(self, user: UserId) -> None:
        """Take somebody's hands off their screen, and let go of every way to it."""
        for key in [key for key in self._reaches if key[1] == user]:
            reach = self._reaches.pop(key)
            if reach.message is not None:
                self._spawn(self._remove(reach))

    async def quiet(self) -> None:
        """Wait until every redrawing under way is done."""
        while self._tasks:
            # Whoever gives up waiting must not break off what is under way.
            await asyncio.wait(self._tasks)

    def _follow_up(self, key: tuple[MatchId, UserId], again: Again) -> None:
        if key in self._busy:
            self._busy[key] = max(self._busy[key], again)

    def _alive(self, reach: HandToken) -> bool:
        return self._tables.now() - reach.at < TOKEN_LIFE

    def _spawn(self, work: "asyncio._CoroutineLike[None]") -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _deal(self, table: Table, user: UserId, reach: HandToken) -> None:
        layout = await self._panel(table, user, reach, None)
        if self._shown_otherwise(table, user, reach):
            return
        try:
            message = await reach.webhook.send(
                view=layout.as_view(), files=uploads(layout), ephemeral=True, wait=True
            )
        except (discord.HTTPException, aiohttp.ClientError, OSError) as fault:
            log.info("match %s: a hand could not be dealt to the screen: %s", table.id, type(fault).__name__)
            return
        reach.message, reach.original, reach.held = message.id, False, message.attachments
        if self._shown_otherwise(table, user, reach):
            # They asked for their hand while this one was on its way; nobody would keep it up to date.
            await self._remove(reach)

    def _shown_otherwise(self, table: Table, user: UserId, reach: HandToken) -> bool:
        newest = self._reaches.get((table.id, user), reach)
        return newest is not reach and newest.message is not None

    async def _panel(self, table: Table, user: UserId, reach: HandToken, notice: str | None) -> Layout:
        card_style = await self._card_style(user, table.record.guild, attaches=reach.attaches)
        layout = frame.hand(table, user, words(reach.locale), self._names, notice, card_style=card_style)
        return await self._picture_cache.pictured(layout)

    async def _redraw(self, table: Table, user: UserId) -> None:
        key = (table.id, user)
        try:
            while True:
                again, self._busy[key] = self._busy[key], Again.NOTHING
                reach = self._reaches.get(key)
                if reach is None or reach.message is None:
                    return
                if again is Again.UNLESS_LEFT and (reach.page or reach.pressed):
                    return
                await self._edit(table, user, reach)
                if self._busy[key] is Again.NOTHING:
                    return
        finally:
            self._busy.pop(key, None)

    async def _edit(self, table: Table, user: UserId, reach: HandToken) -> None:
        try:
            # News of others must not wipe away what somebody has just been told, unless it is the last news.
            fresh = table.record.ended is None and self._tables.now() - reach.at < NOTICE_LIFE
            notice = reach.notice if fresh else None
            layout = await self._panel(table, user, reach, notice)
        except NotSeated:
            return
        if reach.pressed or self._reaches.get((table.id, user)) is not reach:
            # They have pressed something while this was drawn: what that shows is newer, or another page.
            return
        target = _ORIGINAL if reach.original else reach.message
        try:
            edit = partial(reach.webhook.edit_message, target)  # Discord's own name for a token's answer
            reach.held = (await edited(edit, layout, reach.held)).attachments
        except (discord.HTTPException, aiohttp.ClientError, OSError) as fault:
            log.info("match %s: a hand could not be redrawn: %s", table.id, type(fault).__name__)
            key = (table.id, user)
            if isinstance(fault, discord.NotFound | discord.Forbidden) and self._reaches.get(key) is reach:
                del self._reaches[key]

    async def _remove(self, reach: HandToken) -> None:
        if not self._alive(reach):
            return
        try:
            target = _ORIGINAL if reach.original else reach.message
            await reach.webhook.delete_message(target)  # type: ignore[arg-type] # as above
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            log.debug("an old hand was gone already")

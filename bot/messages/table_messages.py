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
from bot.components.uploads import edited, uploads
from bot.messages.hand_messages import HandMessages
from bot.messages.name_lookup import NameLookup
from bot.pictures.picture_cache import WAITED_AT_MOST, PictureCache
from bot.renderers import frame, renderer_of
from bot.renderers.frame import MemberNames
from bot.settings.card_style import PLAIN, CardStyle
from bot.tables.refusals import NotSaved
from bot.tables.table import News, Table
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
    below: int = 0
    """Messages of others since the table was posted."""
    call: int | None = None
    """Who is to be called to their turn."""
    calling: int | None = None
    """The message that calls somebody."""
    opens: float = 0.0
    """The end of the countdown that is being watched."""
    held: Sequence[discord.Attachment] = ()
    """The files that the table's message holds, as far as the herald put them there."""
    comparing: asyncio.Task[None] | None = None
    """Who finds out how the match stands among the others."""
    in_words: bool = False
    """Whether no pictures can be sent to its channel."""
    task: asyncio.Task[None] | None = None

    @property
    def working(self) -> bool:
        """Whether somebody is showing the table; a task that was cancelled is not."""
        return self.task is not None and not self.task.done()


def _pause(table: Table) -> float:
    """Return the seconds until the next edit: by the countdown's own seconds while there is one.

    Otherwise what each edit takes would add up, and a second would be left out.
    """
    left = table.opens - time.monotonic()
    return BETWEEN_EDITS if left <= 0 else max(left - math.ceil(left) + 1, SHORTEST_PAUSE)


class TableMessages:
    """Shows tables; every change ends on the last state, however many came together."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        hands: HandMessages,
        names: MemberNames,
        picture_cache: PictureCache,
    ) -> None:
        """Listen to the tables' news."""
        self._client = client
        self._tables = tables
        self._hands = hands
        self._names = names
        self._name_lookup = NameLookup(client, names, self.show_anew)
        self._picture_cache = picture_cache
        self._boards: dict[int, TableMessage] = {}
        self.counts_cards: Callable[[Table], bool] = lambda _table: True
        """Tells whether a table says how many cards each hand holds, where its game leaves that open."""
        self.footer: Callable[[Table], Sequence[str]] = _no_footer
        """Returns quiet lines to stand below a running table, in its language."""
        self.card_style: Callable[[Table], CardStyle] = lambda _table: PLAIN
        """Tells how a table shows its cards."""
        self._closing = False
        tables.tell = self.told

    def told(self, table: Table, news: News, events: Sequence[Event], by: UserId | None) -> None:
        """Take in what changed; showing it happens in the background."""
        board = self._board(table)
        ended = table.record.ended is not None
        self._name_lookup.meet(table)
        board.repost |= news is News.MOVED
        if news is News.STARTED:
            self._hands.deal(table)
        elif table.state is not None and (events or ended or news is News.PEOPLE):
            # Every hand says whose turn it is. Who ends a match early is answered beside their hand.
            turn = renderer_of(table.ruleset.slug).calls(events) is not None
            self._hands.refresh(table, but=None if ended and not events else by, everyone=ended or turn)
        board.call = self._whom_to_call(table, events) or board.call
        if table.count and table.opens != board.opens:
            board.opens = table.opens
            wait = table.opens - time.monotonic()
            asyncio.get_running_loop().call_later(wait, self._opened, board)
        self._mark(board)

    def show_again(self, table: Table) -> None:
        """Show a table after a restart: what was stored may not have been told."""
        board = self._board(table)
        if table.state is not None and table.record.seats != 1 and table.record.ended is None:
            seat = renderer_of(table.ruleset.slug).waits_for(table.view(None))
            board.call = None if seat is None else table.holder(seat)
        self._mark(board)

    def show_anew(self, table: Table) -> None:
        """Show a table that looks otherwise from now on."""
        self._mark(self._board(table))

    def posted(self, table: Table) -> None:
        """Note that a fresh message shows the table."""
        board = self._board(table)
        board.below, board.held = 0, ()
        board.repost = False

    def holds(self, table: Table, held: Sequence[discord.Attachment]) -> None:
        """Note which files the table's message holds since an answer showed the table in its place."""
        if held and table.record.ended is None:
            self._board(table).held = held

    def saw_message(self, channel: int) -> None:
        """Count a message of somebody else in a channel."""
        table = self._tables.in_memory(channel)
        board = None if table is None else self._boards.get(table.id)
        if board is not None:
            board.below += 1

    async def remind(self, table: Table) -> None:
        """Call whom an idle match waits for, once."""
        seat = None if table.state is None else renderer_of(table.ruleset.slug).waits_for(table.view(None))
        user = table.host if seat is None else table.holder(seat)
        if user is not None:
            said = words(table.record.locale)("idle-reminder", mention=f"<@{user}>")
            await self._send(table, Layout((said,), ping=user))

    def forget_person(self, user: int) -> None:
        """Call somebody to their turn no more, nor ask what they are called."""
        self._name_lookup.forget_person(user)
        for board in self._boards.values():
            if board.call == user:
                board.call = None

    async def quiet(self) -> None:
        """Wait until every table shows its last state; nothing is counted down any more."""
        self._closing = True
        await self._name_lookup.quiet()
        while tasks := [board.task for board in self._boards.values() if board.working and board.task]:
            # Whoever gives up waiting must not break off what is under way.
            await asyncio.wait(tasks)

    def _board(self, table: Table) -> TableMessage:
        board = self._boards.get(table.id)
        if board is None:
            board = self._boards[table.id] = TableMessage(table)
        board.table = table
        return board

    def _opened(self, board: TableMessage) -> None:
        """Show everyone that a countdown is over."""
        if board.table.record.ended is None and not board.table.count:
            self._hands.refresh(board.table, but=None, everyone=True)
            self._mark(board)

    def _mark(self, board: TableMessage) -> None:
        board.dirty = True
        if not board.working:
            board.task = asyncio.get_running_loop().create_task(self._keep_up(board))

    def _whom_to_call(self, table: Table, events: Sequence[Event]) -> int | None:
        """Return the holder of the turn that has just started; alone at a table nobody is called."""
        seat = None if table.record.seats == 1 else renderer_of(table.ruleset.slug).calls(events)
        return None if seat is None else table.holder(seat)

    async def _keep_up(self, board: TableMessage) -> None:
        failures = 0
        while board.dirty and failures < _TRIES:
            board.dirty = False
            try:
                await self._compare(board)
                compared = board.table.comparison is not None
                await self._show(board)
                await self._call(board)
                failures = 0
                # Each second of a countdown is a change of its own.
                board.dirty |= board.table.count > 0 and not self._closing
                if board.comparing is not None and not compared:
                    await board.comparing
                    board.dirty |= board.table.comparison is not None
            except discord.Forbidden as fault:
                log.warning("match %s cannot be shown in its channel: %s", board.table.id, fault.text)
                break
            except discord.NotFound as fault:
                log.warning("match %s has lost its channel: %s", board.table.id, fault.text)
                break
            except (discord.HTTPException, aiohttp.ClientError, OSError, NotSaved) as fault:
                failures += 1
                board.dirty = True
                log.warning("match %s could not be shown yet: %s", board.table.id, type(fault).__name__)
                await asyncio.sleep(min(2.0**failures, _LONGEST_WAIT))
            except Exception:
                log.exception("match %s: showing it failed", board.table.id)
                break
            await asyncio.sleep(_pause(board.table))
        board.task = None
        if board.table.record.ended is not None:
            self._boards.pop(board.table.id, None)
            self._hands.forget(board.table)
        elif board.dirty and failures < _TRIES:
            self._mark(board)

    async def _compare(self, board: TableMessage) -> None:
        """Find out how a finished match stands; its end is shown soon, whether or not it is known then."""
        if board.table.record.ended is None or board.table.comparison is not None:
            return
        if board.comparing is None:
            board.comparing = asyncio.get_running_loop().create_task(self._look_up(board.table))
        await asyncio.wait({board.comparing}, timeout=COMPARING)

    async def _look_up(self, table: Table) -> None:
        for failures in range(1, _TRIES):
            try:
                await self._tables.compare(table)
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

    async def drawn(self, table: Table, *, in_words: bool = False, within: float = WAITED_AT_MOST) -> Layout:
        """Return the table as everyone sees it; in words if its picture takes too long (seconds)."""
        card_style = self.card_style(table)
        if in_words:
            card_style = replace(card_style, pictures=False)
        course: Sequence[Event] = ()
        if card_style.pictures and table.record.ended is not None and table.state is not None:
            course = await self._tables.course(table)
        layout = frame.board(
            table,
            words(table.record.locale),
            self._names,
            self.footer(table),
            counts_cards=self.counts_cards(table),
            card_style=card_style,
            course=course,
        )
        return await self._picture_cache.pictured(layout, min(within, _SECOND) if table.count else within)

    async def _show(self, board: TableMessage) -> None:
        layout = await self.drawn(board.table, in_words=board.in_words)
        try:
            await self._put(board, layout)
        except discord.Forbidden as fault:
            if fault.code != _MISSING_PERMISSIONS or not layout.files:
                raise
            log.info("match %s is shown in words: the bot may not attach files there", board.table.id)
            board.in_words = True
            await self._put(board, await self.drawn(board.table, in_words=True))

    async def _put(self, board: TableMessage, layout: Layout) -> None:
        table = board.table
        message = table.record.message
        if message is not None and not board.repost and not self._stale(board, message):
            try:
                shown = self._channel(table).get_partial_message(message)
                edit = partial(shown.edit, allowed_mentions=discord.AllowedMentions.none())
                board.held = (await edited(edit, layout, board.held)).attachments
            except discord.NotFound as fault:
                if fault.code != _UNKNOWN_MESSAGE:
                    raise
            else:
                return
        board.repost = False
        sent = await self._send(table, layout)
        board.below, board.held = 0, sent.attachments
        await self._tables.posted(table, sent.id)
        if message is not None:
            await self._remove(table, message)

    def _stale(self, board: TableMessage, message: int) -> bool:
        return board.below >= BURIED or self._tables.now() - snowflake_time(message) > OLD

    async def _call(self, board: TableMessage) -> None:
        """Post one line that pings whoever is to play, in place of the last one."""
        user = board.call
        ended = board.table.record.ended is not None
        if user is None and not ended:
            return
        if board.calling is not None:
            await self._remove(board.table, board.calling)
            board.calling = None
        if user is not None and not ended:
            said = frame.turn(board.table, user, words(board.table.record.locale))
            board.calling = (await self._send(board.table, said)).id
        if board.call == user:
            # Only now, so that a call that failed is made again.
            board.call = None

    async def _send(self, table: Table, layout: Layout) -> discord.Message:
        pinged = [] if layout.ping is None else [discord.Object(layout.ping)]
        allowed = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=pinged)
        return await self._channel(table).send(
            view=layout.as_view(), files=uploads(layout), allowed_mentions=allowed
        )

    async def _remove(self, table: Table, message: int) -> None:
        try:
            await self._channel(table).get_partial_message(message).delete()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as fault:
            log.info("match %s: an old message stays: %s", table.id, type(fault).__name__)

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.record.channel, guild_id=table.record.guild)

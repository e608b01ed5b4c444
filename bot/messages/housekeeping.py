"""Ends, reminds of and deletes what nobody plays, drops votes that lapsed, and acts on timeouts."""

import asyncio
import logging
from collections.abc import Awaitable, Sequence
from datetime import timedelta

from discord.ext import tasks

from bot.components.discord_faults import DISCORD_FAULTS
from bot.messages.member_lookup import MemberLookup
from bot.messages.table_publisher import TablePublisher
from bot.process.background_tasks import BackgroundTasks
from bot.settings.guild_settings import FEWEST_DAYS_ON_HOLD, GuildSettingsCache
from bot.tables.end_votes import VOTE_LIFE, EndVotes
from bot.tables.lobbies import Lobbies
from bot.tables.table import Table, TableChange
from bot.tables.tables import Tables
from data.errors import DatabaseMoved, StoreError
from data.idle_matches import Moments
from data.records import ChannelId, MatchId, MatchPhase, MatchRecord, UserId
from engine.model import Event
from engine.refusals import Refusal

log = logging.getLogger(__name__)

INTERVAL = 60.0
"""Seconds between two rounds."""
LOBBY_LIFE = timedelta(minutes=30)
REMIND_AFTER = timedelta(hours=12)
SET_ASIDE_AFTER = timedelta(days=1)
DELETE_UNPLAYED_AFTER = timedelta(days=30)
"""After which a lobby or a match in which nothing was played is deleted."""
DELETE_TEXTS_AFTER = timedelta(days=30)
"""After which a text that somebody wrote at a table is deleted."""
_PAGE = 50
"""The most matches that are read at once, so that the event loop is never held up for long."""
_FIRST = ChannelId(0)
"""No channel has this number; all others are larger."""
_MARGIN = 0.5
"""Seconds that a timer fires late, because it goes by another clock than a table."""


class Housekeeping:
    """Checks once a minute the tables of this process for which something is due."""

    def __init__(
        self,
        tables: Tables,
        table_publisher: TablePublisher,
        guild_settings: GuildSettingsCache,
        member_lookup: MemberLookup,
    ) -> None:
        self._tables = tables
        self._end_votes = EndVotes(tables)
        self._lobbies = Lobbies(tables)
        self._table_publisher = table_publisher
        self._guild_settings = guild_settings
        self._member_lookup = member_lookup
        self._background_tasks = BackgroundTasks()
        self._timers: dict[MatchId, asyncio.TimerHandle] = {}
        self._last_set_aside = _FIRST
        """The channel of the match on hold that was looked at last: each round looks at one page of them."""
        tables.subscribe(self._set_timer)

    def start(self) -> None:
        """Start the rounds in the running event loop."""
        self._run_every_interval.start()

    def stop(self) -> None:
        """Stop the rounds."""
        self._run_every_interval.cancel()
        for timer in self._timers.values():
            timer.cancel()

    def _set_timer(
        self, table: Table, change: TableChange, events: Sequence[Event], by: UserId | None
    ) -> None:
        """Start the timer of a table that acts by itself later, or stop it; rounds find what it misses."""
        del change, events, by
        if (timer := self._timers.pop(table.id, None)) is not None:
            timer.cancel()
        if (timeout := table.timeout) is not None:
            loop = asyncio.get_running_loop()
            delay = timeout.seconds + _MARGIN
            self._timers[table.id] = loop.call_later(delay, self._fire_timer, table.record)
        elif (patience := table.patience) is not None and table.quiet_seconds < patience:
            delay = patience - table.quiet_seconds + _MARGIN
            self._timers[table.id] = asyncio.get_running_loop().call_later(delay, self._show_again, table)
        elif table.phase is MatchPhase.LOBBY and table.deals_at is not None:
            delay = (table.deals_at - self._tables.now()).total_seconds()
            self._timers[table.id] = asyncio.get_running_loop().call_later(delay, self._deal, table.record)

    def _show_again(self, table: Table) -> None:
        """Show hands again, which offer more after a while of quiet."""
        self._timers.pop(table.id, None)
        self._tables.notify(table, TableChange.NOTED, (), None)

    def _deal(self, record: MatchRecord) -> None:
        self._timers.pop(record.id, None)
        self._background_tasks.start(self._try_match(record, self._lobbies.deal_unasked(record.id)))

    def _fire_timer(self, record: MatchRecord) -> None:
        self._timers.pop(record.id, None)
        self._background_tasks.start(self._try_match(record, self._tables.act_on_timeout(record.id)))

    @tasks.loop(seconds=INTERVAL)
    async def _run_every_interval(self) -> None:
        # The first round comes after one interval: whatever was due before the start can wait that long.
        if self._run_every_interval.current_loop:
            await self.run_round()

    async def run_round(self) -> None:
        """Do everything that is due; an error at one table does not affect the others."""
        await self._keep_file()
        self._tables.note_absences()
        for record in self._tables.list_waiting_for_absent():
            await self._try_match(record, self._tables.go_on_without_absent(record.id))
        try:
            await self._check_due_matches()
            await self._check_matches_on_hold()
            await self._tables.store.idle_matches.delete_unplayed(
                before=self._tables.now() - DELETE_UNPLAYED_AFTER, limit=_PAGE
            )
            await self._tables.store.written_texts.delete_old(self._tables.now() - DELETE_TEXTS_AFTER)
        except StoreError as fault:
            log.warning("the tables could not be checked: %s", type(fault).__name__)
        for record in self._tables.list_timeout_candidates():
            await self._try_match(record, self._act_on_timeout(record))

    async def _check_due_matches(self) -> None:
        now, after = self._tables.now(), _FIRST
        moments = Moments(
            lobby_expires=now - LOBBY_LIFE,
            reminder_due=now - REMIND_AFTER,
            set_aside_due=now - SET_ASIDE_AFTER,
            vote_lapses=now - VOTE_LIFE,
        )
        while page := await self._tables.store.idle_matches.list_due(moments, after=after, limit=_PAGE):
            for record in page:
                await self._try_match(record, self._check(record, moments))
            after = page[-1].channel

    async def _check_matches_on_hold(self) -> None:
        now = self._tables.now()
        page = await self._tables.store.idle_matches.list_set_aside(
            before=now - timedelta(days=FEWEST_DAYS_ON_HOLD), after=self._last_set_aside, limit=_PAGE
        )
        for record in page:
            begun = now - self._guild_settings.get(record.guild).table.longest_hold
            if record.set_aside is not None and record.set_aside <= begun:
                await self._try_match(record, self._tables.abandon(record.id, unless_played_since=begun))
        self._last_set_aside = page[-1].channel if len(page) == _PAGE else _FIRST

    async def _keep_file(self) -> None:
        try:
            await self._tables.store.keep_file()
        except DatabaseMoved as moved:
            # Nothing can mend it from here: the open file is nobody's any more, and is gone with the process.
            log.critical(
                "THE DATABASE FILE %s WAS DELETED, MOVED OR REPLACED WHILE THE BOT RUNS. Everything played"
                " from now on is lost when the process ends: put the file back and start the bot again.",
                moved.file,
            )
        except StoreError as fault:
            log.warning("the database's file could not be brought up to date: %s", type(fault).__name__)

    async def _try_match(self, record: MatchRecord, work: Awaitable[object]) -> None:
        try:
            await work
        except Refusal as refusal:
            log.info("match %s changed while it was checked: %s", record.id, refusal.code)
        except DISCORD_FAULTS as fault:
            log.warning("match %s could not be reminded: %s", record.id, type(fault).__name__)
        except Exception:
            log.exception("match %s could not be checked", record.id)

    async def _check(self, record: MatchRecord, moments: Moments) -> None:
        votes = [player.wants_end_since for player in record.seated if player.wants_end_since is not None]
        if votes and min(votes) < moments.vote_lapses:
            await self._end_votes.drop_lapsed_votes(record.id)
        if record.phase is MatchPhase.LOBBY:
            if record.last_active < moments.lobby_expires:
                await self._lobbies.expire(record.id, before=moments.lobby_expires)
        elif record.set_aside is not None or record.last_active >= moments.reminder_due:
            return
        elif await self._has_everybody_left(record):
            await self._tables.abandon(record.id, unless_played_since=moments.reminder_due)
        elif record.last_active < moments.set_aside_due:
            await self._tables.set_aside(record.id, before=moments.set_aside_due)
        else:
            # Stored first: a lost reminder is better than one every minute.
            await self._table_publisher.post_reminder(await self._tables.record_reminder(record.id))

    async def _has_everybody_left(self, record: MatchRecord) -> bool:
        """Return True if nobody who holds a seat is still a member of the server."""
        people = [player.user for player in record.seated if player.user is not None]
        return bool(people) and len(await self._member_lookup.find_departed(record.guild, people)) == len(
            people
        )

    async def _act_on_timeout(self, record: MatchRecord) -> None:
        if self._tables.now() - record.last_active < REMIND_AFTER:
            await self._tables.act_on_timeout(record.id)

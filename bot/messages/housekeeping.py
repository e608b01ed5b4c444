"""Closes idle lobbies, reminds of idle matches, drops votes that lapsed, and acts on timeouts."""

import asyncio
import logging
from collections.abc import Awaitable, Sequence
from datetime import timedelta

import discord
from discord.ext import tasks

from bot.background_tasks import BackgroundTasks
from bot.messages.table_publisher import TablePublisher
from bot.tables.table import Table, TableChange
from bot.tables.tables import VOTE_LIFE, Tables
from data.errors import DatabaseMoved, StoreError
from data.records import MatchId, MatchPhase, MatchRecord, UserId
from engine.model import Event
from engine.refusals import Refusal
from engine.registry import RULESETS

log = logging.getLogger(__name__)

INTERVAL = 60.0
"""Seconds between two rounds."""
LOBBY_LIFE = timedelta(minutes=30)
REMIND_AFTER = timedelta(hours=12)
SET_ASIDE_AFTER = timedelta(days=1)
ABANDON_AFTER = timedelta(days=60)
"""After which a match that was set aside ends."""
_MARGIN = 0.5
"""Seconds that a timer fires late, because it goes by another clock than a table."""


class Housekeeping:
    """Checks all tables of this process once a minute."""

    def __init__(self, tables: Tables, table_publisher: TablePublisher) -> None:
        """Check these tables."""
        self._tables = tables
        self._table_publisher = table_publisher
        self._background_tasks = BackgroundTasks()
        self._timers: dict[MatchId, asyncio.TimerHandle] = {}
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

    def _fire_timer(self, record: MatchRecord) -> None:
        self._timers.pop(record.id, None)
        self._background_tasks.start(self._try_match(record, self._tables.act_on_timeout(record.id)))

    @tasks.loop(seconds=INTERVAL)
    async def _run_every_interval(self) -> None:
        # The first round comes after one interval: whatever was due before the start can wait that long.
        if self._run_every_interval.current_loop:
            await self.run_round()

    async def run_round(self) -> None:
        """Check every table once; an error at one table does not affect the others."""
        await self._keep_file()
        try:
            records = await self._tables.store.list_live_matches()
        except StoreError as fault:
            log.warning("the tables could not be checked: %s", type(fault).__name__)
            return
        for record in records:
            await self._try_match(record, self._check(record))

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
        except (discord.HTTPException, OSError) as fault:
            log.warning("match %s could not be reminded: %s", record.id, type(fault).__name__)
        except Exception:
            log.exception("match %s could not be checked", record.id)

    async def _check(self, record: MatchRecord) -> None:
        idle = self._tables.now() - record.last_active
        votes = [player.wants_end_since for player in record.seated if player.wants_end_since is not None]
        if votes and self._tables.now() - min(votes) > VOTE_LIFE:
            await self._tables.drop_lapsed_votes(record.id)
        if record.phase is MatchPhase.LOBBY:
            if idle > LOBBY_LIFE:
                await self._tables.expire_lobby(record.id, before=self._tables.now() - LOBBY_LIFE)
        elif record.set_aside is not None:
            if self._tables.now() - record.set_aside > ABANDON_AFTER:
                await self._tables.abandon(record.id, unless_played_since=self._tables.now() - ABANDON_AFTER)
        elif idle > SET_ASIDE_AFTER:
            await self._tables.set_aside(record.id, before=self._tables.now() - SET_ASIDE_AFTER)
        elif idle > REMIND_AFTER and (record.reminded is None or record.reminded < record.last_active):
            # Stored first: a lost reminder is better than one every minute.
            await self._table_publisher.post_reminder(await self._tables.record_reminder(record.id))
        elif idle < REMIND_AFTER and RULESETS[record.game].has_timeouts:
            await self._tables.act_on_timeout(record.id)

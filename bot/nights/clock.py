"""Does what a game night's time brings: reminders, the open door, the end of a night nobody ended."""

import logging
from datetime import timedelta
from typing import Final

import discord
from discord.ext import tasks

from bot.components.discord_faults import DISCORD_FAULTS
from bot.nights.game_nights import GameNights
from bot.nights.messages import NightMessages
from bot.nights.schedule import find_due
from bot.nights.scheduled_events import NightEvents
from data.nights.records import NightRecord
from engine.refusals import Refusal

log = logging.getLogger(__name__)

INTERVAL: Final = 20.0
"""Seconds between two rounds."""
INTEREST_INTERVAL: Final = timedelta(minutes=5)
"""How often it is read who is interested in a night's scheduled event."""
RESTORE_PERIOD: Final = timedelta(minutes=15)
"""Nights changed in the last minutes are shown again after a restart: the change may not have been shown."""


class NightClock:
    """Checks the nights of this process several times a minute."""

    def __init__(
        self, client: discord.Client, nights: GameNights, messages: NightMessages, events: NightEvents
    ) -> None:
        """Go by the clock of these nights."""
        self._client = client
        self._nights = nights
        self._messages = messages
        self._events = events
        self._last_interest = nights.now() - INTEREST_INTERVAL

    def start(self) -> None:
        """Start the rounds in the running event loop."""
        self._run_every_interval.start()

    def stop(self) -> None:
        """Stop the rounds."""
        self._run_every_interval.cancel()

    async def restore(self) -> None:
        """Update the messages whose last change may have been stored but not shown."""
        since = self._nights.now() - RESTORE_PERIOD
        try:
            for night in await self._nights.list_to_restore(since):
                if self._is_here(night):
                    is_new = night.message is None or night.created > since
                    self._messages.refresh(night, may_create_event=is_new)
        except Refusal as refusal:
            log.warning("no night was shown again: %s", refusal.code)

    @tasks.loop(seconds=INTERVAL)
    async def _run_every_interval(self) -> None:
        # A night is known to be another process's only once the servers of this one are known.
        await self._client.wait_until_ready()
        if not self._run_every_interval.current_loop:
            await self.restore()
        await self.run_round()

    async def run_round(self) -> None:
        """Check every night once; an error at one night does not affect the others."""
        now = self._nights.now()
        seldom = now - self._last_interest >= INTEREST_INTERVAL
        if seldom:
            self._last_interest = now
        try:
            nights = await self._nights.list_current()
            if seldom:
                await self._nights.delete_old_drafts()
        except Refusal as refusal:
            log.warning("the nights could not be checked: %s", refusal.code)
            return
        for night in nights:
            if self._is_here(night):
                await self._try_night(night, reads_interest=seldom)

    def _is_here(self, night: NightRecord) -> bool:
        return self._client.get_guild(night.guild) is not None

    async def _try_night(self, night: NightRecord, *, reads_interest: bool) -> None:
        try:
            await self._check(night)
            if reads_interest:
                await self._events.read_interest(night)
        except Refusal as refusal:
            log.info("night %s: %s", night.id, refusal.code)
        except DISCORD_FAULTS as fault:
            log.warning("night %s: Discord refused: %s", night.id, type(fault).__name__)
        except Exception:
            log.exception("night %s could not be checked", night.id)

    async def _check(self, night: NightRecord) -> None:
        due = find_due(night, self._nights.now())
        if due.end:
            await self._nights.end(night)
        elif due.door:
            await self._nights.open_door(night.id)
        elif due.post or due.skip:
            # Stored first: a lost reminder is better than one every minute.
            night = await self._nights.record_reminders(night.id, (*due.post, *due.skip))
            for reminder in due.post:
                await self._messages.post_reminder(night, reminder)

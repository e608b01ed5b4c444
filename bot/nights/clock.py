"""The clock of game nights: reminders, the open door, the end of a night nobody ended."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Final

import discord
from discord.ext import tasks

from bot.components.discord_faults import DISCORD_FAULTS
from bot.nights.game_nights import GameNights
from bot.nights.messages import NightMessages
from bot.nights.polls import GamePolls
from bot.nights.scheduled_events import NightEvents
from bot.nights.times import update_start
from bot.nights.voice_rooms import VoiceRooms
from bot.nights.zones import use_newest_zones
from data.nights.records import NightRecord, NightState, Reminder
from engine.refusals import Refusal

log = logging.getLogger(__name__)

INTERVAL: Final = 20.0
"""Seconds between two rounds."""
INTEREST_INTERVAL: Final = timedelta(minutes=5)
"""How often it is read who is interested in a night's scheduled event."""
START_INTERVAL: Final = timedelta(days=1)
"""How often it is worked out again when nights start: a country may have changed the rules of its clocks."""
RESTORE_PERIOD: Final = timedelta(minutes=15)
"""Nights changed in the last minutes are shown again after a restart: the change may not have been shown."""
REMINDER_WINDOWS: Final = {
    Reminder.DAY: (timedelta(days=1), timedelta(hours=3)),
    Reminder.THREE_HOURS: (timedelta(hours=3), timedelta(hours=1)),
    Reminder.HOUR: (timedelta(hours=1), timedelta(minutes=15)),
    Reminder.SOON: (timedelta(minutes=15), timedelta()),
}
"""How long before the start each reminder is posted, at the earliest and at the latest: one at a time."""
NOBODY_PLAYS_AFTER: Final = timedelta(hours=4)
"""How long after its start a night ends at which no round was started."""
LONGEST_NIGHT: Final = timedelta(hours=16)
"""How long after its first round a night ends that nobody ends."""


@dataclass(frozen=True, slots=True)
class Due:
    """The things to do for a night now."""

    post: tuple[Reminder, ...] = ()
    """The reminders to post: at most one."""
    skip: tuple[Reminder, ...] = ()
    """The reminders that are over, and are not posted any more."""
    door: bool = False
    """Whether the door opens."""
    end: bool = False
    """Whether the night ends, because its time has passed."""

    def __bool__(self) -> bool:
        return self != Due()


def find_past_reminders(night: NightRecord, now: datetime) -> frozenset[Reminder]:
    """Return the reminders that were posted, or are as good as posted: their time has come."""
    ahead = night.plan.starts - now
    return night.reminded | {
        reminder for reminder, (earliest, _) in REMINDER_WINDOWS.items() if ahead < earliest
    }


class NightClock:
    """Checks the nights of this process several times a minute."""

    def __init__(
        self,
        client: discord.Client,
        nights: GameNights,
        messages: NightMessages,
        events: NightEvents,
        polls: GamePolls,
        voice_rooms: VoiceRooms,
    ) -> None:
        self._client = client
        self._nights = nights
        self._messages = messages
        self._events = events
        self._polls = polls
        self._voice_rooms = voice_rooms
        self._last_interest = nights.now() - INTEREST_INTERVAL
        self._starts_updated: datetime | None = None
        self._turn = asyncio.Lock()
        """Two rounds at once would both find the same reminder due, and post it twice."""

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
            await self._polls.restore(since)
        except Refusal as refusal:
            log.warning("no night was shown again: %s", refusal.code)

    async def catch_up(self) -> None:
        """Take over changes that people made to the events of nights in Discord while the bot was away."""
        try:
            nights = await self._nights.list_current()
        except Refusal as refusal:
            log.warning("no event of a night was looked at: %s", refusal.code)
            return
        for night in nights:
            if self._is_here(night):
                await self._try(self._events.catch_up, night)

    @tasks.loop(seconds=INTERVAL)
    async def _run_every_interval(self) -> None:
        # A night is known to be another process's only once the servers of this one are known.
        await self._client.wait_until_ready()
        if not self._run_every_interval.current_loop:
            await self.catch_up()
            await self.restore()
        await self.run_round()

    async def run_round(self) -> None:
        """Check every night once; an error at one night does not affect the others."""
        async with self._turn:
            await self._check_nights()

    async def _check_nights(self) -> None:
        now = self._nights.now()
        seldom = now - self._last_interest >= INTEREST_INTERVAL
        if seldom:
            self._last_interest = now
        try:
            nights = await self._nights.list_current()
            await self._voice_rooms.sweep()
            if seldom:
                await self._nights.delete_old_drafts()
                await self._polls.close_past()
        except Refusal as refusal:
            log.warning("the nights could not be checked: %s", refusal.code)
            return
        updates_start = await self._are_starts_due(now)
        for night in nights:
            if self._is_here(night):
                check = partial(self._check_night, reads_interest=seldom, updates_start=updates_start)
                await self._try(check, night)

    async def _are_starts_due(self, now: datetime) -> bool:
        """Return True at the first round and once a day, with the rules of zones as they are then."""
        if self._starts_updated is not None:
            if now - self._starts_updated < START_INTERVAL:
                return False
            await asyncio.to_thread(use_newest_zones)
        self._starts_updated = now
        return True

    def _is_here(self, night: NightRecord) -> bool:
        return self._client.get_guild(night.guild) is not None

    async def _check_night(self, night: NightRecord, *, reads_interest: bool, updates_start: bool) -> None:
        if updates_start or find_due(night, self._nights.now()):
            # Its host may have changed it while other nights were checked.
            night = await self._nights.get(night.id, night.guild)
        if updates_start:
            night = await self._update_start(night)
        await self._check(night)
        if reads_interest:
            await self._events.read_interest(night)

    async def _try(self, check: Callable[[NightRecord], Awaitable[None]], night: NightRecord) -> None:
        try:
            await check(night)
        except Refusal as refusal:
            log.info("night %s: %s", night.id, refusal.code)
        except DISCORD_FAULTS as fault:
            log.warning("night %s: Discord refused: %s", night.id, type(fault).__name__)
        except Exception:
            log.exception("night %s could not be checked", night.id)

    async def _update_start(self, night: NightRecord) -> NightRecord:
        """Move a planned night to the moment at which its clocks now show its time."""
        plan = update_start(night.plan)
        if night.state is not NightState.PLANNED or plan == night.plan:
            return night
        moved = await self._nights.change_plan(night, plan)
        await self._messages.post_move(moved)
        return moved

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


def find_due(night: NightRecord, now: datetime) -> Due:
    """Return the things to do for a night; reminders and doors whose time passed unseen are left out."""
    if night.state is NightState.PLANNED:
        return _find_due_before(night, now)
    since = {
        NightState.OPEN: (night.opened, NOBODY_PLAYS_AFTER),
        NightState.RUNNING: (night.started, LONGEST_NIGHT),
        NightState.PAUSED: (night.started, LONGEST_NIGHT),
    }.get(night.state)
    if since is None or since[0] is None:
        return Due()
    return Due(end=now - since[0] >= since[1])


def _find_due_before(night: NightRecord, now: datetime) -> Due:
    ahead = night.plan.starts - now
    if ahead <= -NOBODY_PLAYS_AFTER:
        return Due(end=True)
    if ahead <= timedelta():
        return Due(door=True)
    post: list[Reminder] = []
    skip: list[Reminder] = []
    for reminder, (earliest, latest) in REMINDER_WINDOWS.items():
        if reminder in night.reminded or ahead > earliest:
            continue
        # Who has just planned a night needs no reminder that is due by that alone.
        planned_in_time = night.plan.starts - night.created > earliest
        (post if ahead > latest and planned_in_time else skip).append(reminder)
    return Due(tuple(post), tuple(skip))

"""Game nights: every change of a night is stored, and then told to those who show it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Hashable, Sequence
from datetime import datetime, timedelta
from enum import Enum, auto
from typing import Final, Generic, TypeVar

from bot.nights.refusals import NoNightHere, NoPlaceFree, NotHost, TooManyNights
from bot.nights.times import repeat_plan
from bot.words.foreign_text import is_visible
from data.errors import NightGone, NightNotOpen
from data.nights.nights import NightPlace
from data.nights.records import (
    OVER,
    UNDER_WAY,
    Answer,
    EventFacts,
    EventId,
    NightId,
    NightPlan,
    NightRecord,
    NightState,
    PollId,
    PollRecord,
    Reminder,
)
from data.records import ChannelId, GuildId, MessageId, UserId
from data.store import Store

log = logging.getLogger(__name__)

KeyT = TypeVar("KeyT", bound=Hashable)
ItemT = TypeVar("ItemT")
ResultT = TypeVar("ResultT")
MAX_TITLE_LENGTH: Final = 80
MAX_PLACES: Final = 500
"""How many places a night has at most, if their number is limited."""
MAX_NIGHTS: Final = 20
"""How many nights a server has planned at most."""
_REMEMBERED_FOR: Final = timedelta(days=1)
"""How long a channel's last night counts as the one that is meant."""
OPENS_EARLY: Final = timedelta(hours=3)
"""How long before its time the door of a planned night can be opened by hand."""
DRAFT_LIFE: Final = timedelta(hours=1)
"""How long a draft waits for its host's word."""


class NightChange(Enum):
    """A kind of change of a night."""

    PLANNED = auto()
    """It was planned, or follows another."""
    PLAN = auto()
    """Its title, time, place or host."""
    ANSWERS = auto()
    OPENED = auto()
    """The door opened, of a planned night or of one that was not planned."""
    PRESENCE = auto()
    """People came or left."""
    STARTED = auto()
    """A round was started."""
    PAUSED = auto()
    ENDED = auto()
    CANCELLED = auto()


NightSubscriber = Callable[[NightRecord, NightChange], None]
"""Called after every change is stored."""


class GameNights:
    """The nights of all servers of this process.

    Everything that changes a night may raise NightGone, NightBegun, NightNotOpen or DatabaseRefused.
    """

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        """Read and change the nights of this store; `now` is the clock that nights go by."""
        self._store = store
        self.now = now
        self._subscribers: list[NightSubscriber] = []
        # Hundreds of people may press at once.
        self._answers = Batches(self._save_answers)
        self._entries = Batches(self._save_entries)

    def subscribe(self, subscriber: NightSubscriber) -> None:
        """Call `subscriber` after every change that is stored."""
        self._subscribers.append(subscriber)

    # Reading

    async def get(self, night_id: NightId, guild: GuildId) -> NightRecord:
        """Return a night of a server.

        Raises:
            NoNightHere: the server has none of this number.
        """
        night = await self._store.nights.get(night_id)
        if night is None or night.guild != guild:
            raise NoNightHere
        return night

    async def find_under_way(self, channel: int) -> NightRecord | None:
        """Return the night in a channel at which people are now."""
        return await self._store.nights.find_under_way(ChannelId(channel))

    async def require_under_way(self, guild: GuildId, *channels: int | None) -> NightRecord:
        """Return the night at which people are now in the first of these channels that has one.

        Raises:
            NightNotOpen: one is planned there.
            NightGone: one has ended there since yesterday.
            NoNightHere: there is none.
        """
        for channel in channels:
            night = None if channel is None else await self.find_under_way(channel)
            if night is not None:
                return night
        nights = await self.list_current(guild)
        if any(night.state is NightState.PLANNED and night.channel in channels for night in nights):
            raise NightNotOpen
        ended = await self._store.nights.list_ended_since(self.now() - _REMEMBERED_FOR)
        if any(night.channel in channels for night in ended):
            raise NightGone
        raise NoNightHere

    async def find_soon(self, guild: GuildId, channel: int) -> NightRecord | None:
        """Return the next night that is planned in a channel for the hours to come."""
        latest = self.now() + OPENS_EARLY
        for night in await self.list_current(guild):
            planned = night.state is NightState.PLANNED and night.channel == channel
            if planned and night.plan.starts <= latest:
                return night
        return None

    async def find_by_event(self, event: int) -> NightRecord | None:
        """Return the night that has a scheduled event."""
        return await self._store.nights.find_by_event(EventId(event))

    async def list_current(self, guild: GuildId | None = None) -> list[NightRecord]:
        """List the nights that are planned or under way, soonest first; of all servers for `None`."""
        return await self._store.nights.list_current(guild)

    async def list_to_restore(self, since: datetime) -> list[NightRecord]:
        """List the nights that changed after a moment, as far as is known, or that no message shows yet."""
        ended = await self._store.nights.list_ended_since(since)
        current = await self._store.nights.list_current()
        return [
            *ended,
            *(
                night
                for night in current
                if night.message is None
                or night.state in UNDER_WAY
                or max((night.created, *(answer.at for answer in night.answers))) > since
            ),
        ]

    # Planning

    async def draft(self, place: NightPlace, plan: NightPlan, changes: NightId | None = None) -> NightRecord:
        """Keep a plan until its host says that it is right; `changes` is the night that it changes.

        Raises:
            TooManyNights: the server has as many as it may have.
        """
        if changes is None and len(await self.list_current(place.guild)) >= MAX_NIGHTS:
            raise TooManyNights(MAX_NIGHTS)
        return await self._store.nights.add_draft(place, plan, self.now(), changes=changes)

    async def confirm(
        self, draft: NightRecord, *, only_this: bool = False, poll: PollId | None = None
    ) -> NightRecord:
        """Plan a draft's night, or change the night that it changes; `only_this` not those after it.

        Raises:
            PollClosed: the `poll` whose people come was closed before.
        """
        night = await self._store.nights.confirm(draft.id, self.now(), only_this=only_this, poll=poll)
        if night.state in OVER:
            raise NightGone
        return self._tell(night, NightChange.PLANNED if draft.changes is None else NightChange.PLAN)

    async def change_plan(
        self, night: NightRecord, plan: NightPlan, *, only_this: bool = False
    ) -> NightRecord:
        """Give a planned night another plan, which nobody has to confirm."""
        place = NightPlace(night.guild, night.channel, night.host, night.locale)
        draft = await self.draft(place, plan, changes=night.id)
        return await self.confirm(draft, only_this=only_this)

    async def delete_old_drafts(self) -> None:
        """Delete the drafts that nobody confirmed."""
        await self._store.nights.delete_drafts(self.now() - DRAFT_LIFE)

    async def set_host(self, night_id: NightId, host: UserId) -> NightRecord:
        """Hand a night over to another host."""
        night = await self._store.nights.set_host(night_id, host)
        return self._tell(night, NightChange.PLAN)

    async def cancel(self, night: NightRecord, *, series: bool) -> NightRecord:
        """Call a night off; of a series only this one, unless the whole series is meant."""
        following = None if series else self._plan_next(night)
        return await self._finish(night, NightChange.CANCELLED, following)

    # Answers

    async def answer(self, night_id: NightId, user: UserId, answer: Answer) -> NightRecord:
        """Store whether a person comes."""
        return await self._answers.add(night_id, (user, answer))

    async def fill_places(self, night: NightRecord) -> tuple[NightRecord, tuple[UserId, ...]]:
        """Give the places that became free to those who wait; return the night, and who got one."""
        waits = {answer.user for answer in night.answers if answer.waits}
        if night.state is not NightState.PLANNED or waits == set(night.list_waiting()):
            return night, ()
        return await self._store.night_people.fill_places(night.id)

    async def set_wants_reminders(self, night_id: NightId, user: UserId, *, wants: bool) -> NightRecord:
        """Store whether a person who has answered is reminded.

        Raises:
            NotThere: the person has given no answer.
        """
        return await self._store.night_people.set_wants_reminders(night_id, user, wants=wants)

    async def set_interested(self, night: NightRecord, users: Collection[UserId]) -> NightRecord:
        """Store who is interested in the scheduled event; nobody is told if nothing changed."""
        after = await self._store.night_people.set_interested(night.id, users, self.now())
        return after if after.answers == night.answers else self._tell(after, NightChange.ANSWERS)

    # The evening

    async def open_now(self, place: NightPlace, plan: NightPlan) -> NightRecord:
        """Open the door of a night that was not planned.

        Raises:
            OtherNightUnderWay: the channel has another night.
        """
        night = await self._store.nights.open_now(place, plan, self.now())
        return self._tell(night, NightChange.OPENED)

    async def open_door(self, night_id: NightId) -> NightRecord:
        """Open the door of a planned night.

        Raises:
            OtherNightUnderWay: the channel has another night.
        """
        night = await self._store.nights.open_door(night_id, self.now())
        return self._tell(night, NightChange.OPENED)

    async def enter(self, night_id: NightId, user: UserId) -> NightRecord:
        """Store that a person is there.

        Raises:
            NoPlaceFree: the person has no place, and all are taken.
        """
        night = await self._entries.add(night_id, user)
        if user not in night.present:
            raise NoPlaceFree
        return night

    async def set_alone(self, night_id: NightId, user: UserId, *, alone: bool) -> NightRecord:
        """Store whether a person is content with a table of their own.

        Raises:
            NotThere: the person is not there.
        """
        return await self._store.night_people.set_alone(night_id, user, alone=alone)

    async def leave(self, night_id: NightId, user: UserId) -> NightRecord:
        """Store that a person has left.

        Raises:
            NotThere: the person is not there.
        """
        night = await self._store.night_people.leave(night_id, user, self.now())
        return self._tell(night, NightChange.PRESENCE)

    def notify_started(self, night: NightRecord) -> None:
        """Tell those who show the night that a round was started, which was stored with the round."""
        self._tell(night, NightChange.STARTED)

    async def pause(self, night_id: NightId) -> NightRecord:
        """Pause a night that runs."""
        night = await self._store.nights.pause(night_id)
        return self._tell(night, NightChange.PAUSED)

    async def end(self, night: NightRecord) -> NightRecord:
        """End a night; one of a series is followed by the next."""
        return await self._finish(night, NightChange.ENDED, self._plan_next(night))

    # What was shown

    async def record_reminders(self, night_id: NightId, reminders: Collection[Reminder]) -> NightRecord:
        """Store that reminders were posted or skipped."""
        return await self._store.nights.record_reminders(night_id, reminders, self.now())

    async def set_message(self, night_id: NightId, message: int) -> NightRecord:
        """Store which message shows the night."""
        return await self._store.nights.set_message(night_id, MessageId(message))

    async def set_event(
        self, night_id: NightId, event: int | None, facts: EventFacts | None = None
    ) -> NightRecord:
        """Store which scheduled event the night has, and what it says."""
        return await self._store.nights.set_event(night_id, None if event is None else EventId(event), facts)

    async def _save_answers(self, night_id: NightId, answers: Sequence[tuple[UserId, Answer]]) -> NightRecord:
        night = await self._store.night_people.save_answers(night_id, dict(answers), self.now())
        return self._tell(night, NightChange.ANSWERS)

    async def _save_entries(self, night_id: NightId, people: Sequence[UserId]) -> NightRecord:
        night = await self._store.night_people.enter(night_id, people, self.now())
        return self._tell(night, NightChange.PRESENCE)

    def _plan_next(self, night: NightRecord) -> NightPlan | None:
        return repeat_plan(night.series or night.plan, self.now()) if night.plan.is_series else None

    async def _finish(
        self, night: NightRecord, change: NightChange, following: NightPlan | None
    ) -> NightRecord:
        cancelled = change is NightChange.CANCELLED
        ended, follower = await self._store.nights.end(
            night.id, self.now(), cancelled=cancelled, following=following
        )
        self._tell(ended, change)
        if follower is not None:
            self._tell(follower, NightChange.PLANNED)
        return ended

    def _tell(self, night: NightRecord, change: NightChange) -> NightRecord:
        for subscriber in self._subscribers:
            subscriber(night, change)
        return night


def require_host(night: NightRecord | PollRecord, user: UserId, *, manages: bool) -> None:
    """Check that a person is the host of a night or asked in a poll, or may manage the server's events.

    Raises:
        NotHost: they are neither.
    """
    if night.host != user and not manages:
        raise NotHost


def clean_title(title: str | None) -> str:
    """Return a title on one line; empty if nothing of it can be seen."""
    printable = "".join(letter for letter in title or "" if letter.isprintable())
    one_line = " ".join(printable.split())[:MAX_TITLE_LENGTH]
    return one_line if is_visible(one_line) else ""


class Batches(Generic[KeyT, ItemT, ResultT]):
    """Saves items of the same key together, as soon as those before them are saved."""

    def __init__(self, save: Callable[[KeyT, Sequence[ItemT]], Awaitable[ResultT]]) -> None:
        """Save with this function, which stores all items in their order, or none."""
        self._save = save
        self._saving = asyncio.Lock()
        self._waiting: dict[KeyT, list[tuple[ItemT, asyncio.Future[ResultT]]]] = {}

    async def add(self, key: KeyT, item: ItemT) -> ResultT:
        """Save an item; return, or raise, the answer to its batch."""
        saved: asyncio.Future[ResultT] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, []).append((item, saved))
        async with self._saving:
            if not saved.done():
                await self._save_waiting(key)
        return await saved

    async def _save_waiting(self, key: KeyT) -> None:
        batch = self._waiting.pop(key)
        try:
            result = await self._save(key, [item for item, _ in batch])
        except Exception as fault:  # noqa: BLE001 - each of those who wait raises it
            for _, saved in batch:
                saved.set_exception(fault)
        except BaseException:
            # Only this task was cancelled: the next that waits saves the batch.
            self._waiting[key] = [*batch, *self._waiting.get(key, [])]
            raise
        else:
            for _, saved in batch:
                saved.set_result(result)

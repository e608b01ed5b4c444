"""Nights to test with: Ada plans a Friday evening."""

from dataclasses import replace
from datetime import datetime, timedelta

from data.nights.nights import NightPlace
from data.nights.records import NightPlan, NightRecord, PlannedTable, Repeats, TablePlace
from data.records import ChannelId, UserId
from data.store import Store
from tests.data.sample_matches import ADA, CHANNEL, GUILD, clock

PLAN = NightPlan(
    title="Cards on Friday",
    local_start=datetime(2026, 11, 27, 20, 0),  # noqa: DTZ001 - a time on a clock, see the zone
    zone="Europe/Berlin",
    starts=clock(7 * 24 * 60),
    repeats=Repeats.WEEKLY,
    voice=ChannelId(77),
)


def next_week(plan: NightPlan = PLAN) -> NightPlan:
    """The plan of the night a week later."""
    week = timedelta(days=7)
    return replace(plan, local_start=plan.local_start + week, starts=plan.starts + week)


def place(channel: ChannelId = CHANNEL) -> NightPlace:
    """Where Ada plans."""
    return NightPlace(GUILD, channel, ADA, "de")


def pair(*people: UserId, seed: str | None = None) -> PlannedTable:
    """A table in a private thread."""
    return PlannedTable(TablePlace.PRIVATE_THREAD, people, seed)


async def planned_night(store: Store, channel: ChannelId = CHANNEL) -> NightRecord:
    """A night that Ada planned at 0."""
    draft = await store.nights.add_draft(place(channel), PLAN, clock(0))
    return await store.nights.confirm(draft.id, clock(0))


async def open_night(store: Store, channel: ChannelId = CHANNEL) -> NightRecord:
    """A night of Ada's whose door is open."""
    return await store.nights.open_door((await planned_night(store, channel)).id, clock(5))

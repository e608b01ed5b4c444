"""A night, or a series of nights, as a file that calendars read (RFC 5545)."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

from bot.nights.scheduled_events import LENGTH
from bot.nights.times import find_clocks, find_place_in_month
from data.nights.records import NightId, NightPlan, NightRecord, Repeats

if TYPE_CHECKING:
    from icalendar import Event

_DAYS: Final = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")


def make_calendar(night: NightRecord, first: NightId, description: str, link: str, now: datetime) -> bytes:
    """Return a night as a calendar file, with the nights that follow it if it is one of a series.

    `first` is the first night of its series, whose file this replaces in a calendar. Times are local ones
    with the rules of their zone; those that these cannot say are in UTC.
    """
    # Loaded only once somebody asks for a file.
    from icalendar import Calendar  # noqa: PLC0415

    calendar = Calendar()
    calendar.add("prodid", "-//Unspoken//Game nights//EN")
    calendar.add("version", "2.0")
    plan = night.series or night.plan
    event = _make_event(first, plan, now)
    if plan.is_series:
        event.add("rrule", _make_rule(plan))
    events = [event]
    if night.series is not None:
        # This night differs from what the others repeat.
        own = _make_event(first, night.plan, now)
        own.add("recurrence-id", _find_start(night.series))
        events.append(own)
    for entry in events:
        entry.add("description", description)
        entry.add("url", link)
        calendar.add_component(entry)
    calendar.add_missing_timezones()
    return bytes(calendar.to_ical())


def _make_event(first: NightId, plan: NightPlan, now: datetime) -> "Event":
    from icalendar import Event  # noqa: PLC0415 - as above

    start = _find_start(plan)
    event = Event()
    event.add("uid", f"{first}@nights.unspoken")
    event.add("dtstamp", now)
    event.add("summary", plan.title)
    event.add("dtstart", start)
    event.add("duration", LENGTH)
    return event


def _find_start(plan: NightPlan) -> datetime:
    """Return the start on the zone's clocks; in UTC where they are gone, or show that time twice or never."""
    clocks = find_clocks(plan)
    local = plan.starts.astimezone(clocks)
    is_plain = isinstance(clocks, ZoneInfo) and local.replace(tzinfo=None) == plan.local_start
    return local if is_plain and not local.fold else plan.starts.astimezone(UTC)


def _make_rule(plan: NightPlan) -> Mapping[str, object]:
    day = _DAYS[plan.local_start.weekday()]
    match plan.repeats:
        case Repeats.MONTHLY:
            return {"freq": "monthly", "byday": f"{find_place_in_month(plan.local_start)}{day}"}
        case Repeats.MONTHLY_LAST:
            return {"freq": "monthly", "byday": f"-1{day}"}
        case Repeats.FORTNIGHTLY:
            return {"freq": "weekly", "interval": 2}
        case _:
            return {"freq": "weekly"}

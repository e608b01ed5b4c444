"""Calendar files of nights, read back by icalendar, and their rules by dateutil."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import islice
from zoneinfo import ZoneInfo

import pytest
from dateutil.rrule import rrulestr  # type: ignore[import-untyped] # it has no types
from icalendar import Calendar, Event

from bot.nights.calendar_file import make_calendar
from bot.nights.times import repeat_plan, to_moment
from data.nights.records import NightPlan, NightRecord, Repeats
from tests.bot.nights.test_schedule import NIGHT

NOW = datetime(2026, 11, 28, 12, 0, tzinfo=UTC)


def plan_at(start: datetime, zone: str, repeats: Repeats = Repeats.ONCE) -> NightPlan:
    moment = to_moment(start, ZoneInfo(zone))
    return replace(NIGHT.plan, local_start=start, zone=zone, starts=moment, repeats=repeats)


def read_back(night: NightRecord) -> tuple[Calendar, list[Event]]:
    calendar = Calendar.from_ical(
        make_calendar(night, night.id, "Who's in:\nhere", "https://discord.com/x", NOW)
    )
    assert isinstance(calendar, Calendar)
    return calendar, list(calendar.events)


def test_a_title_with_commas_emojis_and_line_breaks_is_read_back_as_it_was() -> None:
    title = 'Cards, cake; and "tea" \\ 🎴👩‍👩‍👧\nsecond line\r\nBEGIN:VEVENT 東京' + " é" * 80
    plan = replace(plan_at(datetime(2026, 12, 4, 20, 0), "Europe/Berlin"), title=title)  # noqa: DTZ001 - a time on a clock
    content = make_calendar(replace(NIGHT, plan=plan), NIGHT.id, "", "https://discord.com/x", NOW)
    assert max(map(len, content.split(b"\r\n"))) <= 75
    _, (event,) = read_back(replace(NIGHT, plan=plan))
    assert str(event["summary"]).splitlines() == title.splitlines()
    assert event["description"] == "Who's in:\nhere"


def test_a_night_has_its_local_time_with_the_rules_of_its_zone() -> None:
    night = replace(NIGHT, plan=plan_at(datetime(2026, 12, 4, 20, 0), "America/New_York"))  # noqa: DTZ001 - as above
    calendar, (event,) = read_back(night)
    assert event.start == night.plan.starts
    assert event["dtstart"].params["TZID"] == "America/New_York"
    assert [str(zone["tzid"]) for zone in calendar.timezones] == ["America/New_York"]
    assert event.end - event.start == timedelta(hours=4)
    assert "rrule" not in event


@pytest.mark.parametrize("zone", ["UTC", "Europe/Atlantis"])
def test_a_night_without_rules_of_a_zone_is_in_utc(zone: str) -> None:
    plan = replace(plan_at(datetime(2026, 12, 4, 20, 0), "Asia/Tokyo"), zone=zone)  # noqa: DTZ001 - as above
    calendar, (event,) = read_back(replace(NIGHT, plan=plan))
    assert event.start == plan.starts
    assert calendar.timezones == []


@pytest.mark.parametrize("repeats", [one for one in Repeats if one is not Repeats.ONCE])
def test_another_library_finds_the_nights_of_a_series_that_the_bot_plans(repeats: Repeats) -> None:
    day = 29 if repeats is Repeats.MONTHLY_LAST else 1
    plan = plan_at(datetime(2027, 1, day, 20, 0), "Europe/Berlin", repeats)  # noqa: DTZ001 - as above
    _, (event,) = read_back(replace(NIGHT, plan=plan))
    rule = rrulestr(bytes(event.rrules[0].to_ical()).decode(), dtstart=plan.local_start)
    planned = [plan]
    while len(planned) < 30:
        planned.append(repeat_plan(planned[-1], planned[-1].starts))
    assert list(islice(rule, 30)) == [night.local_start for night in planned]


def test_a_night_that_was_moved_alone_stands_beside_its_series() -> None:
    series = plan_at(datetime(2027, 1, 1, 20, 0), "Europe/Berlin", Repeats.WEEKLY)  # noqa: DTZ001 - as above
    moved = replace(plan_at(datetime(2027, 1, 2, 21, 0), "Europe/Berlin", Repeats.WEEKLY), title="Finale")  # noqa: DTZ001 - as above
    _, (every, own) = read_back(replace(NIGHT, plan=moved, series=series))
    assert (every.start, own.start) == (series.starts, moved.starts)
    assert own.decoded("recurrence-id") == series.starts
    assert own["uid"] == every["uid"]
    assert (own["summary"], "rrule" in own, "rrule" in every) == ("Finale", False, True)

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest

from bot.nights.times import choose_rhythm, find_moments, repeat_plan, to_moment, update_start
from data.nights.records import NightPlan, Repeats
from tests.data.sample_nights import PLAN

ZONES = ("Europe/Berlin", "America/New_York", "Australia/Sydney")


def local(year: int, month: int, day: int, hour: int, minute: int) -> datetime:
    """A time on a zone's clocks."""
    return datetime(year, month, day, hour, minute)  # noqa: DTZ001 - that is what it is


def plan_at(start: datetime, zone: str) -> NightPlan:
    return replace(PLAN, local_start=start, zone=zone, starts=to_moment(start, ZoneInfo(zone)))


def a_year_of(start: datetime, zone: str) -> list[NightPlan]:
    plans = [plan_at(start, zone)]
    while len(plans) < 60:
        plans.append(repeat_plan(plans[-1], plans[-1].starts + timedelta(hours=4)))
    return plans


@pytest.mark.parametrize("zone", ZONES)
def test_a_weekly_night_is_at_the_same_local_time_through_both_changes_of_the_clock(zone: str) -> None:
    plans = a_year_of(datetime(2026, 1, 2, 20, 0), zone)  # noqa: DTZ001 - a time on a clock
    seen = [plan.starts.astimezone(ZoneInfo(zone)) for plan in plans]
    assert {(one.weekday(), one.hour, one.minute) for one in seen} == {(4, 20, 0)}
    assert {one.utcoffset() for one in seen} == {seen[0].utcoffset(), seen[25].utcoffset()}
    assert seen[0].utcoffset() != seen[25].utcoffset()
    gaps = {later.starts - earlier.starts for earlier, later in pairwise(plans)}
    week, hour = timedelta(days=7), timedelta(hours=1)
    assert gaps == {week - hour, week, week + hour}


@pytest.mark.parametrize(
    ("zone", "skipped"),
    [
        ("Europe/Berlin", datetime(2026, 3, 29, 2, 30)),  # noqa: DTZ001 - a time on a clock
        ("America/New_York", datetime(2026, 3, 8, 2, 30)),  # noqa: DTZ001 - a time on a clock
        ("Australia/Sydney", datetime(2026, 10, 4, 2, 30)),  # noqa: DTZ001 - a time on a clock
    ],
)
def test_a_weekly_night_at_a_skipped_time_is_an_hour_late_once(zone: str, skipped: datetime) -> None:
    assert find_moments(skipped, ZoneInfo(zone)) == ()
    before = plan_at(skipped - timedelta(days=7), zone)
    that_night = repeat_plan(before, before.starts)
    assert f"{that_night.starts.astimezone(ZoneInfo(zone)):%d %H:%M}" == f"{skipped:%d} 03:30"
    after = repeat_plan(that_night, that_night.starts)
    assert f"{after.starts.astimezone(ZoneInfo(zone)):%H:%M}" == "02:30"


@pytest.mark.parametrize(
    ("zone", "twice"),
    [
        ("Europe/Berlin", datetime(2026, 10, 25, 2, 30)),  # noqa: DTZ001 - a time on a clock
        ("America/New_York", datetime(2026, 11, 1, 1, 30)),  # noqa: DTZ001 - a time on a clock
        ("Australia/Sydney", datetime(2026, 4, 5, 2, 30)),  # noqa: DTZ001 - a time on a clock
    ],
)
def test_a_weekly_night_at_a_time_that_comes_twice_is_at_the_first(zone: str, twice: datetime) -> None:
    first, second = find_moments(twice, ZoneInfo(zone))
    assert second - first == timedelta(hours=1)
    before = plan_at(twice - timedelta(days=7), zone)
    assert repeat_plan(before, before.starts).starts == first


def test_weeks_that_passed_unseen_are_left_out() -> None:
    plan = plan_at(datetime(2026, 1, 2, 20, 0), "Europe/Berlin")  # noqa: DTZ001 - a time on a clock
    following = repeat_plan(plan, datetime(2026, 5, 1, 12, 0, tzinfo=UTC))
    assert following.local_start == local(2026, 5, 1, 20, 0)
    assert following.starts == datetime(2026, 5, 1, 18, 0, tzinfo=UTC)
    same_day = repeat_plan(plan, datetime(2026, 5, 1, 18, 0, tzinfo=UTC))
    assert same_day.starts == datetime(2026, 5, 8, 18, 0, tzinfo=UTC)


@pytest.mark.parametrize("zone", ZONES)
def test_a_planned_night_keeps_its_moment_across_both_changes_of_the_clock(zone: str) -> None:
    plans = a_year_of(datetime(2026, 1, 2, 20, 0), zone)  # noqa: DTZ001 - a time on a clock
    assert [update_start(plan) for plan in plans] == plans


def test_the_second_of_two_equal_times_stays_the_second() -> None:
    twice = local(2026, 10, 25, 2, 30)
    first, second = find_moments(twice, ZoneInfo("Europe/Berlin"))
    plan = replace(PLAN, local_start=twice, zone="Europe/Berlin", starts=second)
    assert first < update_start(plan).starts == second


def test_a_night_moves_with_new_rules_of_its_clocks() -> None:
    plan = plan_at(local(2026, 7, 3, 20, 0), "Europe/Berlin")
    old = replace(plan, starts=plan.starts + timedelta(hours=1))
    assert update_start(old) == plan


def test_a_series_whose_zone_ceases_to_exist_goes_on_by_the_clocks_it_was_planned_with() -> None:
    plan = replace(plan_at(local(2026, 1, 2, 20, 0), "Asia/Tokyo"), zone="Asia/Atlantis")
    assert update_start(plan) == plan
    following = repeat_plan(plan, plan.starts)
    assert following.local_start == local(2026, 1, 9, 20, 0)
    assert following.starts == plan.starts + timedelta(days=7)


def starts_of(start: datetime, repeats: Repeats, count: int) -> list[str]:
    """The days of a series, from its second night on."""
    plans = [replace(plan_at(start, "Europe/Berlin"), repeats=repeats)]
    while len(plans) <= count:
        plans.append(repeat_plan(plans[-1], plans[-1].starts + timedelta(hours=4)))
    assert {(plan.local_start.weekday(), plan.local_start.hour) for plan in plans} == {(start.weekday(), 20)}
    return [f"{plan.local_start:%m-%d}" for plan in plans[1:]]


def test_a_series_repeats_every_two_weeks_or_on_a_weekday_of_each_month() -> None:
    assert starts_of(local(2026, 1, 2, 20, 0), Repeats.FORTNIGHTLY, 3) == ["01-16", "01-30", "02-13"]
    assert starts_of(local(2026, 1, 2, 20, 0), Repeats.MONTHLY, 4) == ["02-06", "03-06", "04-03", "05-01"]
    assert starts_of(local(2026, 1, 23, 20, 0), Repeats.MONTHLY, 3) == ["02-27", "03-27", "04-24"]
    assert starts_of(local(2026, 1, 30, 20, 0), Repeats.MONTHLY_LAST, 4) == [
        "02-27",
        "03-27",
        "04-24",
        "05-29",
    ]


def test_the_fifth_friday_of_a_month_repeats_as_its_last() -> None:
    assert choose_rhythm(Repeats.MONTHLY, date(2026, 1, 30)) is Repeats.MONTHLY_LAST
    assert choose_rhythm(Repeats.MONTHLY, date(2026, 1, 23)) is Repeats.MONTHLY
    assert choose_rhythm(Repeats.WEEKLY, date(2026, 1, 30)) is Repeats.WEEKLY

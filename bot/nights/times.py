"""Times of nights: a time on a zone's clocks, the moment it is, and the same time a week later."""

import calendar
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from data.nights.records import NightPlan, Repeats

WEEK: Final = timedelta(days=7)
_FEWEST_OF_A_WEEKDAY: Final = 4
"""How often each weekday is in every month."""


def find_moments(local: datetime, zone: tzinfo) -> tuple[datetime, ...]:
    """Find the moments at which a zone's clocks show a time.

    One, but where the clocks are changed it may be none, or two.
    """
    moments = {local.replace(tzinfo=zone, fold=fold).astimezone(UTC) for fold in (0, 1)}
    return tuple(sorted(one for one in moments if one.astimezone(zone).replace(tzinfo=None) == local))


def to_moment(local: datetime, zone: tzinfo) -> datetime:
    """Return the moment of a time on a zone's clocks, in UTC.

    The first of two; a time that the clocks skip is as much later as they are put forward.
    """
    moments = find_moments(local, zone)
    return moments[0] if moments else local.replace(tzinfo=zone).astimezone(UTC)


def to_local(moment: datetime, zone: tzinfo) -> datetime:
    """Return the time on a zone's clocks at a moment."""
    return moment.astimezone(zone).replace(tzinfo=None)


def find_clocks(plan: NightPlan) -> tzinfo:
    """Return the clocks that a plan goes by; those it was made with if its zone does not exist any more."""
    try:
        return ZoneInfo(plan.zone)
    except (ZoneInfoNotFoundError, ValueError):
        return timezone(plan.local_start - plan.starts.astimezone(UTC).replace(tzinfo=None))


def update_start(plan: NightPlan) -> NightPlan:
    """Return a plan with the moment at which its clocks show its time by the rules of today."""
    clocks = find_clocks(plan)
    if plan.starts in find_moments(plan.local_start, clocks):
        return plan
    return replace(plan, starts=to_moment(plan.local_start, clocks))


def repeat_plan(plan: NightPlan, after: datetime) -> NightPlan:
    """Return the plan of the next night of a series that starts after a moment, at the same local time."""
    zone = find_clocks(plan)
    local = _find_next(plan.local_start, plan.repeats)
    while to_moment(local, zone) <= after:
        local = _find_next(local, plan.repeats)
    return replace(plan, local_start=local, starts=to_moment(local, zone))


def find_place_in_month(day: date) -> int:
    """Return which of its weekdays of the month a day is, from 1 to 5: the first Friday, the second."""
    return (day.day - 1) // 7 + 1


def choose_rhythm(repeats: Repeats, day: date) -> Repeats:
    """Return how a night of this day repeats; no month but some has a fifth Friday, so that is the last."""
    fifth = find_place_in_month(day) > _FEWEST_OF_A_WEEKDAY
    return Repeats.MONTHLY_LAST if repeats is Repeats.MONTHLY and fifth else repeats


def _find_next(local: datetime, repeats: Repeats) -> datetime:
    """Return the next time of a series after one of its times."""
    if repeats not in {Repeats.MONTHLY, Repeats.MONTHLY_LAST}:
        return local + (2 * WEEK if repeats is Repeats.FORTNIGHTLY else WEEK)
    month = (local.replace(day=1) + timedelta(days=32)).replace(day=1)
    days = calendar.monthrange(month.year, month.month)[1]
    first = 1 + (local.weekday() - month.weekday()) % 7
    if repeats is Repeats.MONTHLY_LAST:
        return month.replace(day=first + (days - first) // 7 * 7)
    return month.replace(day=first + 7 * (find_place_in_month(local) - 1))

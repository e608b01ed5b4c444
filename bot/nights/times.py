"""Times of nights: a time on a zone's clocks, the moment it is, and the same time a week later."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from data.nights.records import NightPlan

WEEK: Final = timedelta(days=7)


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


def repeat_weekly(plan: NightPlan, after: datetime) -> NightPlan:
    """Return the plan of the next night of a weekly series that starts after a moment, at the same time."""
    zone = find_clocks(plan)
    weeks = max(1, (after - plan.starts) // WEEK)
    local = plan.local_start + weeks * WEEK
    while to_moment(local, zone) <= after:
        local += WEEK
    return replace(plan, local_start=local, starts=to_moment(local, zone))

"""Times of nights: a time on a zone's clocks, the moment it is, and the same time a week later."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from data.nights.records import NightPlan

WEEK: Final = timedelta(days=7)


def find_moments(local: datetime, zone: ZoneInfo) -> tuple[datetime, ...]:
    """Find the moments at which a zone's clocks show a time.

    One, but where the clocks are changed it may be none, or two.
    """
    moments = {local.replace(tzinfo=zone, fold=fold).astimezone(UTC) for fold in (0, 1)}
    return tuple(sorted(one for one in moments if one.astimezone(zone).replace(tzinfo=None) == local))


def to_moment(local: datetime, zone: ZoneInfo) -> datetime:
    """Return the moment of a time on a zone's clocks, in UTC.

    The first of two; a time that the clocks skip is as much later as they are put forward.
    """
    moments = find_moments(local, zone)
    return moments[0] if moments else local.replace(tzinfo=zone).astimezone(UTC)


def to_local(moment: datetime, zone: ZoneInfo) -> datetime:
    """Return what a zone's clocks show at a moment."""
    return moment.astimezone(zone).replace(tzinfo=None)


def repeat_weekly(plan: NightPlan, after: datetime) -> NightPlan:
    """Return the plan of the next night of a weekly series that starts after a moment, at the same time."""
    zone = ZoneInfo(plan.zone)
    weeks = max(1, (after - plan.starts) // WEEK)
    local = plan.local_start + weeks * WEEK
    while to_moment(local, zone) <= after:
        local += WEEK
    return replace(plan, local_start=local, starts=to_moment(local, zone))

"""Times of nights: a time on a zone's clocks, the moment it is, and the same time a week later."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from bot.settings.guild_settings import DEFAULT_ZONE
from data.nights.records import NightPlan

WEEK: Final = timedelta(days=7)
_REGIONS: Final = frozenset(
    {"Africa", "America", "Antarctica", "Arctic", "Asia"}
    | {"Atlantic", "Australia", "Europe", "Indian", "Pacific"}
)


@cache
def list_zones() -> tuple[str, ...]:
    """List the names of the time zones of places, and UTC."""
    places = (name for name in available_timezones() if name.partition("/")[0] in _REGIONS)
    return tuple(sorted((*places, DEFAULT_ZONE)))


def find_zones(typed: str, limit: int) -> tuple[str, ...]:
    """Find the zones whose names contain what was typed; those whose city begins so come first.

    >>> find_zones("new y", 25)
    ('America/New_York',)
    """
    wanted = typed.strip().replace(" ", "_").casefold()
    found = [name for name in list_zones() if wanted in name.casefold()]
    found.sort(key=lambda name: not name.rpartition("/")[2].casefold().startswith(wanted))
    return tuple(found[:limit])


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

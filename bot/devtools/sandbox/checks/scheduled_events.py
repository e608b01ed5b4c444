"""Reads the body of a scheduled event, with Discord's checks."""

from datetime import UTC, datetime

from bot.devtools.sandbox.checks.problems import Problems
from bot.devtools.sandbox.errors import RefusedError
from bot.devtools.sandbox.state.scheduled_events import STATUS_CHANGES, EntityType, ScheduledEvent, Status
from bot.devtools.sandbox.wire import Object

MAX_NAME, MAX_DESCRIPTION, MAX_LOCATION = 100, 1000, 100
_GUILD_ONLY = 2
_YEARS_AHEAD = 5 * 365 * 86_400


def fill_event(event: ScheduledEvent, body: Object, now: float, *, new: bool) -> None:
    """Write the fields of a body into an event, all or none.

    Raises:
        RefusedError: a field is missing or wrong, or the event is over.
    """
    if event.status.over:
        raise RefusedError(400, 180000, "Cannot update a finished event")
    problems = Problems()
    name = problems.text(body, "name", (), 1, MAX_NAME, need=new)
    description = problems.text(body, "description", (), 0, MAX_DESCRIPTION)
    if body.get("privacy_level", None if new else _GUILD_ONLY) != _GUILD_ONLY:
        problems.add_not_a_choice(("privacy_level",), (_GUILD_ONLY,))
    kind = _read_kind(problems, body, event, new=new)
    starts = _read_time(problems, body, "scheduled_start_time", None if new else event.starts)
    ends = _read_time(problems, body, "scheduled_end_time", event.ends)
    location = _read_location(problems, body, event)
    status = _read_status(problems, body, event)
    if starts is None:
        problems.add_missing(("scheduled_start_time",))
    else:
        if starts != event.starts or new:
            _check_start(problems, starts, now)
        _check_end(problems, starts, ends)
    if kind is EntityType.EXTERNAL:
        _require_external(problems, location, ends)
    problems.raise_any()
    event.name = name or event.name
    event.description = description if "description" in body else event.description
    event.entity_type, event.status, event.ends = kind, status, ends
    event.starts = event.starts if starts is None else starts
    event.location = location if kind is EntityType.EXTERNAL else None


def _check_start(problems: Problems, starts: float, now: float) -> None:
    if starts <= now:
        words = "Cannot schedule event in the past."
        problems.add(("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", words)
    elif starts > now + _YEARS_AHEAD:
        words = "Cannot schedule event more than 5 years in the future."
        problems.add(("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_TOO_FAR", words)


def _check_end(problems: Problems, starts: float, ends: float | None) -> None:
    if ends is not None and ends <= starts:
        words = "Cannot schedule event to end before it starts."
        problems.add(("scheduled_end_time",), "GUILD_SCHEDULED_EVENT_INVALID_END_TIME", words)


def _require_external(problems: Problems, location: str, ends: float | None) -> None:
    if not location:
        problems.add_missing(("entity_metadata", "location"))
    if ends is None:
        problems.add_missing(("scheduled_end_time",))


def _read_location(problems: Problems, body: Object, event: ScheduledEvent) -> str:
    place = body.get("entity_metadata") or {}
    location = problems.text(place, "location", ("entity_metadata",), 1, MAX_LOCATION)
    return location or event.location or ""


def _read_kind(problems: Problems, body: Object, event: ScheduledEvent, *, new: bool) -> EntityType:
    given = body.get("entity_type")
    if given is None:
        if new:
            problems.add_missing(("entity_type",))
        return event.entity_type
    if given not in tuple(EntityType):
        problems.add_not_a_choice(("entity_type",), tuple(int(kind) for kind in EntityType))
        return event.entity_type
    return EntityType(given)


def _read_status(problems: Problems, body: Object, event: ScheduledEvent) -> Status:
    given = body.get("status")
    if given is None or given == event.status:
        return event.status
    if given not in tuple(Status) or (event.status, given) not in STATUS_CHANGES:
        words = "Invalid Guild Scheduled Event Status Transition"
        problems.add(("status",), "GUILD_SCHEDULED_EVENT_STATUS_TRANSITION", words)
        return event.status
    return Status(given)


def _read_time(problems: Problems, body: Object, key: str, before: float | None) -> float | None:
    given = body.get(key)
    if given is None:
        return before
    try:
        time = datetime.fromisoformat(str(given))
    except ValueError:
        problems.add((key,), "DATE_TIME_TYPE_PARSE", f"Could not parse {given}. Should be ISO8601.")
        return before
    return (time if time.tzinfo else time.replace(tzinfo=UTC)).timestamp()

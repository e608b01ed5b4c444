"""Schedule: what has to be done for a night at a moment, also after a time in which nobody looked."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from data.nights.records import NightRecord, NightState, Reminder

REMINDER_WINDOWS: Final = {
    Reminder.DAY: (timedelta(days=1), timedelta(hours=2)),
    Reminder.SOON: (timedelta(minutes=15), timedelta()),
}
"""How long before the start each reminder is posted, at the earliest and at the latest."""
NOBODY_PLAYS_AFTER: Final = timedelta(hours=4)
"""How long after its start a night ends at which no round was started."""
LONGEST_NIGHT: Final = timedelta(hours=16)
"""How long after its first round a night ends that nobody ends."""


@dataclass(frozen=True, slots=True)
class Due:
    """What is due."""

    post: tuple[Reminder, ...] = ()
    """The reminders to post: at most one."""
    skip: tuple[Reminder, ...] = ()
    """The reminders that are over, and are not posted any more."""
    door: bool = False
    """Whether the door opens."""
    end: bool = False
    """Whether the night ends, because its time has passed."""

    def __bool__(self) -> bool:
        return self != Due()


def find_due(night: NightRecord, now: datetime) -> Due:
    """Return what is due for a night; reminders and doors whose time passed unseen are left out."""
    if night.state is NightState.PLANNED:
        return _find_due_before(night, now)
    since = {
        NightState.OPEN: (night.opened, NOBODY_PLAYS_AFTER),
        NightState.RUNNING: (night.started, LONGEST_NIGHT),
        NightState.PAUSED: (night.started, LONGEST_NIGHT),
    }.get(night.state)
    if since is None or since[0] is None:
        return Due()
    return Due(end=now - since[0] >= since[1])


def _find_due_before(night: NightRecord, now: datetime) -> Due:
    ahead = night.plan.starts - now
    if ahead <= -NOBODY_PLAYS_AFTER:
        return Due(end=True)
    if ahead <= timedelta():
        return Due(door=True)
    post: list[Reminder] = []
    skip: list[Reminder] = []
    for reminder, (earliest, latest) in REMINDER_WINDOWS.items():
        if reminder in night.reminded or ahead > earliest:
            continue
        # Who has just planned a night, or moved it, needs no reminder that is due by that alone.
        planned_in_time = night.plan.starts - night.created > earliest
        (post if ahead > latest and planned_in_time else skip).append(reminder)
    if len(post) > 1:
        skip, post = [*skip, *post[:-1]], post[-1:]
    return Due(tuple(post), tuple(skip))

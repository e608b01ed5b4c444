"""How long before a game night those who come are reminded."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from enum import StrEnum
from typing import Final

from data.nights.records import Reminder


class ReminderTimes(StrEnum):
    """A choice of reminders, of a server or of a person for themselves."""

    DAY_AND_SOON = "day-and-soon"
    """A day and fifteen minutes before."""
    DAY_AND_HOUR = "day-and-hour"
    DAY = "day"
    THREE_HOURS = "three-hours"
    HOUR = "hour"
    SOON = "soon"
    """Fifteen minutes before."""
    NEVER = "never"

    @property
    def reminders(self) -> frozenset[Reminder]:
        """The reminders that are chosen."""
        return _REMINDERS[self]

    def without(self, past: AbstractSet[Reminder]) -> "ReminderTimes | None":
        """Return the choice of what is left without reminders that are over; None if nothing is."""
        left = self.reminders - past
        if left == self.reminders:
            return self
        return next((choice for choice, chosen in _REMINDERS.items() if left and chosen == left), None)


_REMINDERS: Final[Mapping[ReminderTimes, frozenset[Reminder]]] = {
    ReminderTimes.DAY_AND_SOON: frozenset({Reminder.DAY, Reminder.SOON}),
    ReminderTimes.DAY_AND_HOUR: frozenset({Reminder.DAY, Reminder.HOUR}),
    ReminderTimes.DAY: frozenset({Reminder.DAY}),
    ReminderTimes.THREE_HOURS: frozenset({Reminder.THREE_HOURS}),
    ReminderTimes.HOUR: frozenset({Reminder.HOUR}),
    ReminderTimes.SOON: frozenset({Reminder.SOON}),
    ReminderTimes.NEVER: frozenset(),
}

"""Quiet hours: the hours of a day in which nobody is called for a table."""

import re
from dataclasses import dataclass
from datetime import datetime, time
from typing import Annotated, ClassVar, Final

from babel.dates import format_time
from pydantic import BaseModel, ConfigDict, Field

from engine.refusals import Refusal

_WRITTEN: Final = re.compile(r"\s*(\d{1,2})(?::?00)?\D{1,3}(\d{1,2})(?::?00)?\s*")
_HOURS: Final = 24
NONE: Final = "0"
"""Written for no quiet hours at all."""
Hour = Annotated[int, Field(ge=0, lt=_HOURS)]


@dataclass
class QuietHoursUnreadable(Refusal):
    """The text names no two hours of a day."""

    family: ClassVar[str] = "settings"


class QuietHours(BaseModel):
    """The hours of a day from one to another, which may be past midnight."""

    model_config = ConfigDict(strict=True, frozen=True)

    start: Hour
    end: Hour

    def covers(self, local: datetime) -> bool:
        """Return True if a time on the clocks that are meant lies in these hours."""
        return (local.hour - self.start) % _HOURS < (self.end - self.start) % _HOURS

    def format(self, language: str) -> tuple[str, str]:
        """Return both hours as they are written in a language."""
        start, end = (format_time(time(hour), "short", locale=language) for hour in (self.start, self.end))
        return start, end


def read_quiet_hours(text: str) -> QuietHours | None:
    """Read hours such as "22-8"; `None` for "0".

    Raises:
        QuietHoursUnreadable: if it is neither.

    >>> read_quiet_hours("22:00 - 8:00")
    QuietHours(start=22, end=8)
    """
    if text.strip() == NONE:
        return None
    written = _WRITTEN.fullmatch(text)
    hours = [int(hour) % _HOURS for hour in written.groups() if int(hour) <= _HOURS] if written else []
    if len(set(hours)) != len(("start", "end")):
        raise QuietHoursUnreadable
    return QuietHours(start=hours[0], end=hours[1])

"""Seasons: the quarters of a year, each with leaderboards of its own (rulings: B7)."""

from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Final, Self

ALL_TIME: Final = 0
"""The number that stands for all seasons together, where one is stored."""
_MONTHS: Final = 3
_QUARTERS: Final = 4


@dataclass(frozen=True, slots=True, order=True)
class Season:
    """A quarter of a year, in UTC.

    >>> Season.of(datetime(2026, 11, 20, tzinfo=UTC))
    Season(year=2026, quarter=4)
    """

    year: int
    quarter: int

    @classmethod
    def of(cls, moment: datetime) -> Self:
        """Return the season of a moment."""
        day = moment.astimezone(UTC)
        return cls(day.year, (day.month - 1) // _MONTHS + 1)

    @property
    def number(self) -> int:
        """The number under which the season is stored, such as 20264."""
        return self.year * 10 + self.quarter

    @classmethod
    def from_number(cls, number: int) -> Self | None:
        """Return the season of a number; None if it is no season's."""
        year, quarter = divmod(number, 10)
        valid = date.min.year <= year <= date.max.year and 1 <= quarter <= _QUARTERS
        return cls(year, quarter) if valid else None

    @property
    def previous(self) -> Self:
        """The season before."""
        if self.quarter == 1:
            return type(self)(self.year - 1, _QUARTERS)
        return type(self)(self.year, self.quarter - 1)

    @property
    def first_day(self) -> date:
        """The first day of the season."""
        return date(self.year, (self.quarter - 1) * _MONTHS + 1, 1)

    @property
    def last_month(self) -> date:
        """The first day of the season's last month."""
        return date(self.year, self.quarter * _MONTHS, 1)

"""Quiet hours, as they are written and as they hold."""

from datetime import UTC, datetime

import pytest

from bot.settings.quiet_hours import QuietHours, QuietHoursUnreadable, read_quiet_hours


@pytest.mark.parametrize("text", ["22-8", "22:00-8:00", " 22 - 8", "22 \N{EN DASH} 08", "2200-0800"])
def test_hours_are_read_as_people_write_them(text: str) -> None:
    assert read_quiet_hours(text) == QuietHours(start=22, end=8)


def test_a_zero_means_none_and_24_is_midnight() -> None:
    assert read_quiet_hours(" 0 ") is None
    assert read_quiet_hours("20-24") == QuietHours(start=20, end=0)


@pytest.mark.parametrize("text", ["", "8", "8-8", "25-8", "22:30-8", "tonight", "-1-8", "²-8", "22-8-9"])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(QuietHoursUnreadable):
        read_quiet_hours(text)


@pytest.mark.parametrize(
    ("hours", "covered"), [((22, 8), [22, 23, 0, 7]), ((9, 17), [9, 12, 16]), ((20, 0), [20, 23])]
)
def test_hours_hold_from_their_start_until_before_their_end(
    hours: tuple[int, int], covered: list[int]
) -> None:
    quiet = QuietHours(start=hours[0], end=hours[1])
    assert {hour for hour in range(24) if quiet.covers(datetime(2026, 11, 28, hour, 59, tzinfo=UTC))} >= set(
        covered
    )
    assert not quiet.covers(datetime(2026, 11, 28, hours[1], tzinfo=UTC))
    assert not quiet.covers(datetime(2026, 11, 28, 18, tzinfo=UTC))

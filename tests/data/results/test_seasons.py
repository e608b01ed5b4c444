from datetime import UTC, date, datetime, timedelta, timezone

import pytest

from data.results.seasons import Season


@pytest.mark.parametrize(
    ("first", "season"),
    [
        (date(2026, 1, 1), Season(2026, 1)),
        (date(2026, 4, 1), Season(2026, 2)),
        (date(2026, 7, 1), Season(2026, 3)),
        (date(2026, 10, 1), Season(2026, 4)),
        (date(2027, 1, 1), Season(2027, 1)),
    ],
)
def test_a_season_is_a_quarter_of_a_year_and_begins_at_midnight_in_utc(first: date, season: Season) -> None:
    midnight = datetime(first.year, first.month, first.day, tzinfo=UTC)
    assert Season.of(midnight) == season
    assert Season.of(midnight - timedelta(microseconds=1)) == season.previous
    assert Season.of(midnight.astimezone(timezone(timedelta(hours=-9)))) == season
    assert season.first_day == first
    assert Season.of(datetime.combine(season.last_month, datetime.min.time(), UTC)) == season


def test_a_season_is_read_back_from_its_number() -> None:
    season = Season(2026, 4)
    assert season.number == 20264
    assert Season.from_number(season.number) == season


@pytest.mark.parametrize("number", [0, 4, 20260, 20265, 99999_1])
def test_a_number_that_is_no_seasons_gives_none(number: int) -> None:
    assert Season.from_number(number) is None

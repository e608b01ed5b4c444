from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from bot.nights.clock import Due, find_due
from data.nights.records import NightId, NightRecord, NightState, Reminder
from tests.data.sample_matches import ADA, CHANNEL, GUILD, clock
from tests.data.sample_nights import PLAN

NIGHT = NightRecord(
    id=NightId(1),
    guild=GUILD,
    channel=CHANNEL,
    host=ADA,
    plan=PLAN,
    series=None,
    state=NightState.PLANNED,
    message=None,
    event=None,
    event_facts=None,
    locale="en",
    created=clock(0),
    opened=None,
    started=None,
    ended=None,
    follows=None,
    changes=None,
    reminded=frozenset(),
    answers=(),
    presences=(),
)
HOUR = timedelta(hours=1)


def due(ahead: timedelta, night: NightRecord = NIGHT) -> Due:
    """The reminder that is due this long before the start."""
    return find_due(night, night.plan.starts - ahead)


def reminded(*reminders: Reminder) -> NightRecord:
    return replace(NIGHT, reminded=frozenset(reminders))


def under_way(state: NightState, at: datetime) -> NightRecord:
    return replace(NIGHT, state=state, opened=at, started=None if state is NightState.OPEN else at)


def test_reminders_are_due_a_day_three_hours_an_hour_and_fifteen_minutes_before_the_start() -> None:
    assert not due(25 * HOUR)
    assert due(24 * HOUR) == Due(post=(Reminder.DAY,))
    assert not due(23 * HOUR, reminded(Reminder.DAY))
    assert due(3 * HOUR, reminded(Reminder.DAY)) == Due(post=(Reminder.THREE_HOURS,))
    assert not due(2 * HOUR, reminded(Reminder.DAY, Reminder.THREE_HOURS))
    assert due(HOUR, reminded(Reminder.DAY, Reminder.THREE_HOURS)) == Due(post=(Reminder.HOUR,))
    before = reminded(Reminder.DAY, Reminder.THREE_HOURS, Reminder.HOUR)
    assert due(HOUR / 4, before) == Due(post=(Reminder.SOON,))
    assert not due(HOUR / 5, reminded(*Reminder))


def test_the_door_opens_at_the_start_and_for_some_hours_after_it() -> None:
    assert due(timedelta()) == Due(door=True)
    assert due(-3 * HOUR) == Due(door=True)
    assert due(-4 * HOUR) == Due(end=True)
    assert due(-400 * HOUR) == Due(end=True)


def test_a_reminder_that_was_missed_is_posted_late_but_never_when_it_says_nothing_new() -> None:
    assert due(10 * HOUR) == Due(post=(Reminder.DAY,))
    assert due(2 * HOUR) == Due(post=(Reminder.THREE_HOURS,), skip=(Reminder.DAY,))
    assert due(HOUR / 5) == Due(
        post=(Reminder.SOON,), skip=(Reminder.DAY, Reminder.THREE_HOURS, Reminder.HOUR)
    )


def test_who_plans_a_night_for_today_gets_no_reminder_a_day_before() -> None:
    night = replace(NIGHT, created=PLAN.starts - 5 * HOUR)
    assert due(5 * HOUR, night) == Due(skip=(Reminder.DAY,))
    at_once = replace(NIGHT, created=PLAN.starts - HOUR / 6)
    assert due(HOUR / 6, at_once) == Due(skip=tuple(Reminder))


def test_a_night_at_which_nobody_plays_ends_and_one_that_is_played_goes_on() -> None:
    start = PLAN.starts
    assert not find_due(under_way(NightState.OPEN, start), start + 3 * HOUR)
    assert find_due(under_way(NightState.OPEN, start), start + 4 * HOUR) == Due(end=True)
    for state in (NightState.RUNNING, NightState.PAUSED):
        assert not find_due(under_way(state, start), start + 15 * HOUR)
        assert find_due(under_way(state, start), start + 16 * HOUR) == Due(end=True)


@pytest.mark.parametrize("state", [NightState.DRAFT, NightState.ENDED, NightState.CANCELLED])
def test_nothing_is_due_for_a_night_that_is_not_planned_or_is_over(state: NightState) -> None:
    for hours in (30, 20, 1, 0, -100):
        assert not due(hours * HOUR, replace(NIGHT, state=state))

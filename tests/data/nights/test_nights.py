import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from data.errors import ConstraintBroken, NightBegun, NightGone, NightNotOpen, NotThere, OtherNightUnderWay
from data.nights.records import Answer, EventId, NightId, NightState, Reminder
from data.records import MessageId
from data.store import Store
from tests.data.sample_matches import ADA, BEN, CHANNEL, CLEO, ELSEWHERE, GUILD, clock
from tests.data.sample_nights import PLAN, next_week, open_night, place, planned_night


async def test_a_draft_is_planned_once_however_often_it_is_confirmed(store: Store) -> None:
    draft = await store.nights.add_draft(place(), PLAN, clock(0))
    assert await store.nights.list_current() == []
    first = await store.nights.confirm(draft.id, clock(1))
    assert (first.state, first.plan, first.host, first.channel) == (NightState.PLANNED, PLAN, ADA, CHANNEL)
    assert await store.nights.confirm(draft.id, clock(2)) == first
    assert await store.nights.list_current(GUILD) == [first]


async def test_old_drafts_are_deleted_and_nothing_else(store: Store) -> None:
    planned = await planned_night(store)
    old = await store.nights.add_draft(place(), PLAN, clock(0))
    new = await store.nights.add_draft(place(), PLAN, clock(10))
    await store.nights.delete_drafts(clock(5))
    assert await store.nights.get(old.id) is None
    assert await store.nights.get(new.id) == new
    assert await store.nights.get(planned.id) == planned
    with pytest.raises(NightGone):
        await store.nights.confirm(old.id, clock(11))


async def test_a_draft_of_a_change_changes_the_night_and_brings_back_its_reminders(store: Store) -> None:
    planned = await planned_night(store)
    await store.nights.set_message(planned.id, MessageId(5))
    await store.nights.record_reminders(planned.id, [Reminder.DAY], clock(3))
    later = replace(PLAN, title="Later", starts=PLAN.starts + timedelta(hours=1))
    draft = await store.nights.add_draft(place(), later, clock(4), changes=planned.id)
    changed = await store.nights.confirm(draft.id, clock(5))
    assert (changed.id, changed.plan, changed.message) == (planned.id, later, MessageId(5))
    assert changed.reminded == frozenset()
    assert await store.nights.get(draft.id) is None


async def test_a_change_of_the_title_alone_repeats_no_reminder(store: Store) -> None:
    planned = await planned_night(store)
    await store.nights.record_reminders(planned.id, [Reminder.DAY, Reminder.SOON], clock(3))
    draft = await store.nights.add_draft(place(), replace(PLAN, title="Other"), clock(4), changes=planned.id)
    assert (await store.nights.confirm(draft.id, clock(5))).reminded == {Reminder.DAY, Reminder.SOON}


async def test_a_night_under_way_is_not_changed(store: Store) -> None:
    night = await planned_night(store)
    draft = await store.nights.add_draft(place(), PLAN, clock(4), changes=night.id)
    await store.nights.open_door(night.id, clock(5))
    with pytest.raises(NightBegun):
        await store.nights.confirm(draft.id, clock(6))


async def test_the_same_answer_keeps_its_place_and_another_goes_to_the_end(store: Store) -> None:
    night = await planned_night(store)
    for minute, user in enumerate((ADA, BEN, CLEO)):
        await store.night_people.save_answers(night.id, {user: Answer.IN}, clock(minute))
    await store.night_people.save_answers(night.id, {ADA: Answer.IN}, clock(10))
    await store.night_people.save_answers(night.id, {BEN: Answer.MAYBE}, clock(11))
    changed = await store.night_people.save_answers(night.id, {BEN: Answer.IN}, clock(12))
    assert changed.list_answers(Answer.IN) == (ADA, CLEO, BEN)
    assert changed.list_answers(Answer.MAYBE) == ()


async def test_who_wants_no_reminders_stays_so_when_the_answer_changes(store: Store) -> None:
    night = await planned_night(store)
    await store.night_people.save_answers(night.id, {ADA: Answer.IN}, clock(1))
    await store.night_people.set_wants_reminders(night.id, ADA, wants=False)
    changed = await store.night_people.save_answers(night.id, {ADA: Answer.MAYBE}, clock(2))
    answer = changed.find_answer(ADA)
    assert answer is not None
    assert not answer.wants_reminders
    with pytest.raises(NotThere):
        await store.night_people.set_wants_reminders(night.id, BEN, wants=False)


async def test_interest_in_the_event_is_a_maybe_that_never_overrules_an_answer(store: Store) -> None:
    night = await planned_night(store)
    await store.night_people.save_answers(night.id, {ADA: Answer.IN}, clock(1))
    both = await store.night_people.set_interested(night.id, [ADA, BEN], clock(2))
    assert (both.list_answers(Answer.IN), both.list_answers(Answer.MAYBE)) == ((ADA,), (BEN,))
    after = await store.night_people.set_interested(night.id, [], clock(3))
    assert (after.list_answers(Answer.IN), after.list_answers(Answer.MAYBE)) == ((ADA,), ())


async def test_all_interested_people_are_brought_in_line_at_once(store: Store) -> None:
    night = await planned_night(store)
    await store.night_people.save_answers(night.id, {ADA: Answer.MAYBE}, clock(1))
    await store.night_people.set_interested(night.id, [BEN], clock(2))
    changed = await store.night_people.set_interested(night.id, [CLEO], clock(3))
    assert changed.list_answers(Answer.MAYBE) == (ADA, CLEO)
    assert (await store.night_people.set_interested(night.id, [], clock(4))).list_answers(Answer.MAYBE) == (
        ADA,
    )


async def test_a_channel_has_one_night_under_way(store: Store) -> None:
    first = await open_night(store)
    second = await planned_night(store)
    with pytest.raises(OtherNightUnderWay):
        await store.nights.open_door(second.id, clock(6))
    with pytest.raises(OtherNightUnderWay):
        await store.nights.open_now(place(), PLAN, clock(6))
    elsewhere = await store.nights.open_now(place(ELSEWHERE), PLAN, clock(6))
    assert elsewhere.state is NightState.OPEN
    await store.nights.end(first.id, clock(7))
    assert (await store.nights.open_door(second.id, clock(8))).opened == clock(8)
    assert await store.nights.find_under_way(CHANNEL) == await store.nights.get(second.id)


async def test_a_night_runs_pauses_and_goes_on_with_the_time_of_its_first_round(store: Store) -> None:
    night = await open_night(store)
    with pytest.raises(NightBegun):
        await store.nights.pause(night.id)
    await store.night_rounds.begin(night.id, "the-game", "{}", [], clock(10))
    assert (await store.nights.pause(night.id)).state is NightState.PAUSED
    running, _ = await store.night_rounds.begin(night.id, "the-game", "{}", [], clock(20))
    assert (running.state, running.started) == (NightState.RUNNING, clock(10))


async def test_people_come_leave_and_come_back(store: Store) -> None:
    night = await open_night(store)
    await store.night_people.enter(night.id, [BEN], clock(6))
    await store.night_people.enter(night.id, [ADA], clock(7))
    left = await store.night_people.leave(night.id, BEN, clock(8))
    assert left.present == (ADA,)
    with pytest.raises(NotThere):
        await store.night_people.leave(night.id, BEN, clock(9))
    back = await store.night_people.enter(night.id, [BEN], clock(10))
    assert back.present == (BEN, ADA)
    # Whether they would play alone is kept, also if they press the button at the door again.
    await store.night_people.set_alone(night.id, ADA, alone=True)
    again = await store.night_people.enter(night.id, [ADA], clock(11))
    assert [one.alone for one in again.presences] == [False, True]
    await store.night_people.leave(night.id, ADA, clock(12))
    with pytest.raises(NotThere):
        await store.night_people.set_alone(night.id, ADA, alone=False)


async def test_nobody_enters_a_planned_night_or_answers_an_open_one(store: Store) -> None:
    night = await planned_night(store)
    with pytest.raises(NightNotOpen):
        await store.night_people.enter(night.id, [ADA], clock(1))
    await store.nights.open_door(night.id, clock(2))
    with pytest.raises(NightBegun):
        await store.night_people.save_answers(night.id, {ADA: Answer.IN}, clock(3))


async def test_the_next_night_is_planned_in_the_moment_in_which_one_ends(store: Store) -> None:
    night = await open_night(store)
    await store.night_people.enter(night.id, [BEN], clock(6))
    ended, following = await store.nights.end(night.id, clock(9), following=next_week())
    assert (ended.state, ended.ended, ended.present) == (NightState.ENDED, clock(9), ())
    assert following is not None
    assert (following.plan, following.host, following.follows) == (next_week(), ADA, night.id)
    assert following.answers == ()
    with pytest.raises(NightGone):
        await store.nights.end(night.id, clock(10), following=next_week())
    assert await store.nights.list_current() == [following]
    assert await store.nights.list_ended_since(clock(9)) == [ended]


async def test_two_ends_at_once_are_followed_by_one_night(store: Store) -> None:
    night = await open_night(store)
    ends = [store.nights.end(night.id, clock(9), following=next_week()) for _ in range(4)]
    results = await asyncio.gather(*ends, return_exceptions=True)
    assert sum(isinstance(result, tuple) for result in results) == 1
    assert all(isinstance(result, tuple | NightGone | ConstraintBroken) for result in results)
    assert len(await store.nights.list_current()) == 1


async def test_a_cancelled_night_is_over(store: Store) -> None:
    night = await planned_night(store)
    cancelled, following = await store.nights.end(night.id, clock(1), cancelled=True)
    assert (cancelled.state, following) == (NightState.CANCELLED, None)
    with pytest.raises(NightGone):
        await store.nights.set_host(night.id, BEN)


async def test_a_night_is_handed_over_and_found_by_its_event(store: Store) -> None:
    night = await planned_night(store)
    await store.nights.set_event(night.id, EventId(99))
    handed = await store.nights.set_host(night.id, BEN)
    assert handed.host == BEN
    assert await store.nights.find_by_event(EventId(99)) == handed
    assert await store.nights.find_by_event(EventId(98)) is None


async def test_a_forgotten_host_leaves_a_night_without_a_host(store: Store) -> None:
    night = await planned_night(store)
    await store.night_people.save_answers(night.id, {ADA: Answer.IN}, clock(1))
    assert await store.forget_user(ADA) == 2
    after = await store.nights.get(night.id)
    assert after is not None
    assert (after.host, after.answers, after.state) == (None, (), NightState.PLANNED)


async def test_a_night_that_was_never_planned_is_unknown(store: Store) -> None:
    assert await store.nights.get(NightId(4711)) is None
    with pytest.raises(NightGone):
        await store.nights.open_door(NightId(4711), clock(0))

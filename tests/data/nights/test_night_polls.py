import pytest

from data.errors import PollClosed
from data.nights.records import Answer, PollRecord
from data.records import MessageId
from data.store import Store
from tests.data.sample_matches import ADA, BEN, CHANNEL, CLEO, GUILD, clock
from tests.data.sample_nights import PLAN, place


async def open_poll(store: Store) -> PollRecord:
    """Ada asks for the time of the plan and one before it."""
    times = [PLAN.starts, clock(600)]
    return await store.night_polls.add(GUILD, CHANNEL, ADA, "de", "Cards", times, clock(0))


async def test_times_stand_in_their_order_and_presses_mark_and_unmark(store: Store) -> None:
    poll = await open_poll(store)
    assert poll.times == (clock(600), PLAN.starts)
    await store.night_polls.press(poll.id, [(BEN, 0), (ADA, 0), (ADA, 1)], clock(1))
    changed = await store.night_polls.press(poll.id, [(BEN, 0), (CLEO, 0), (BEN, 0), (ADA, 1)], clock(2))
    assert changed.marks == ((BEN, ADA, CLEO), ())
    assert await store.night_polls.get(poll.id) == changed


async def test_who_could_come_comes_and_the_poll_keeps_nobody(store: Store) -> None:
    poll = await open_poll(store)
    await store.night_polls.press(poll.id, [(CLEO, 1), (BEN, 1), (ADA, 0)], clock(1))
    draft = await store.nights.add_draft(place(), PLAN, clock(2))
    night = await store.nights.confirm(draft.id, clock(3), poll=poll.id)
    assert night.list_answers(Answer.IN) == (CLEO, BEN)
    closed = await store.night_polls.get(poll.id)
    assert closed is not None
    assert (closed.closed, closed.chosen, closed.host, closed.marks) == (
        clock(3),
        PLAN.starts,
        None,
        ((), ()),
    )
    assert await store.night_polls.list_open(GUILD) == []


async def test_a_closed_poll_takes_no_press_and_becomes_no_night(store: Store) -> None:
    poll = await open_poll(store)
    await store.night_polls.close(poll.id, clock(1))
    draft = await store.nights.add_draft(place(), PLAN, clock(2))
    with pytest.raises(PollClosed):
        await store.night_polls.press(poll.id, [(BEN, 0)], clock(3))
    with pytest.raises(PollClosed):
        await store.nights.confirm(draft.id, clock(3), poll=poll.id)
    with pytest.raises(PollClosed):
        await store.night_polls.close(poll.id, clock(3))
    assert await store.nights.list_current() == []


async def test_polls_that_changed_or_have_no_message_are_listed(store: Store) -> None:
    old, unposted = await open_poll(store), await open_poll(store)
    await store.night_polls.set_message(old.id, MessageId(5))
    assert [poll.id for poll in await store.night_polls.list_changed_since(clock(1))] == [unposted.id]
    await store.night_polls.press(old.id, [(BEN, 0)], clock(2))
    assert [poll.id for poll in await store.night_polls.list_changed_since(clock(1))] == [old.id, unposted.id]
    assert [poll.id for poll in await store.night_polls.list_open_of(BEN)] == [old.id]

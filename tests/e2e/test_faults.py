"""Faults on the way: whatever Discord does, nothing is lost or doubled, and the match can be finished."""

import asyncio
from collections.abc import Callable

import pytest

from bot.devtools.sandbox.faults import Faults
from tests.e2e.evening import Evening, keys, revision_of, said
from tests.e2e.house import House
from tests.e2e.leaks import search

pytestmark = pytest.mark.asyncio(loop_scope="module")

CALLBACK = r"/callback$"
BOARD = r"/channels/\d+/messages"
HAND = r"/webhooks/"


async def finished(evening: Evening) -> None:
    """Play to the end, and assert that nothing was lost, doubled or shown to the wrong eyes."""
    await evening.play()
    chronicle = await evening.chronicle()
    chronicle.check()
    assert chronicle.record.ended is not None
    for person in evening.people:
        assert search(chronicle, person).leaks == ()


def failures(faults: Faults) -> None:
    faults.fail("POST", CALLBACK, status=500)
    faults.fail("PATCH", BOARD, status=500)
    faults.fail("PATCH", HAND, status=503)


def failures_after_the_effect(faults: Faults) -> None:
    faults.fail("POST", CALLBACK, status=502, after=True)
    faults.fail("POST", BOARD, status=500, after=True)
    faults.fail("PATCH", HAND, status=500, after=True)


def rate_limits(faults: Faults) -> None:
    faults.rate_limit("POST", CALLBACK, 0.4)
    faults.rate_limit("PATCH", BOARD, 0.6)
    faults.rate_limit("POST", BOARD, 0.3, everywhere=True)
    faults.rate_limit("PATCH", HAND, 0.3)


def slow_answers(faults: Faults) -> None:
    faults.delay("POST", CALLBACK, 0.8, times=1)
    faults.delay("PATCH|POST|DELETE", BOARD, 1.2, times=3)
    faults.delay("PATCH", HAND, 0.5, times=2)


def an_answer_too_late(faults: Faults) -> None:
    faults.delay("POST", CALLBACK, 3.3, times=1)


def repeated_deliveries(faults: Faults) -> None:
    faults.repeat_next_interactions(40)


@pytest.mark.parametrize(
    "disturb",
    [
        failures,
        failures_after_the_effect,
        rate_limits,
        slow_answers,
        an_answer_too_late,
        repeated_deliveries,
    ],
    ids=lambda disturb: disturb.__name__,
)
async def test_a_match_is_finished_in_spite_of(house: House, disturb: Callable[[Faults], None]) -> None:
    evening = house.evening(2)
    await evening.begin()
    evening.patient = True
    await evening.play_turns(2)
    disturb(house.sandbox.faults)
    await finished(evening)


async def test_a_click_on_a_cut_connection_is_made_good_by_the_replay(house: House) -> None:
    evening = house.evening(2)
    anna = await evening.begin()
    evening.patient = True
    hand = evening.hand(anna)
    assert hand is not None
    resumes = house.sandbox.stats.resumes
    await house.sandbox.drop_gateway()
    card = next(key for key in keys(hand, "card") if not key.disabled)
    await anna.click(hand, custom_id=card.custom_id)
    await house.sandbox.bot_ready()
    await evening.ask_for_hand(anna)
    assert house.sandbox.stats.resumes > resumes
    await finished(evening)


async def test_a_match_outlives_a_lost_session_and_an_invalid_one(house: House) -> None:
    evening = house.evening(2)
    await evening.begin()
    evening.patient = True
    identifies = house.sandbox.stats.identifies
    await house.sandbox.drop_gateway(resumable=False)
    await house.sandbox.bot_ready(timeout=30)
    await evening.play_turns(2)
    await house.sandbox.invalidate()
    await house.sandbox.bot_ready(timeout=30)
    assert house.sandbox.stats.identifies == identifies + 2
    await finished(evening)


async def test_a_match_outlives_being_asked_to_reconnect(house: House) -> None:
    evening = house.evening(2)
    await evening.begin()
    evening.patient = True
    resumes = house.sandbox.stats.resumes
    await house.sandbox.ask_reconnect()
    await evening.people[0].until(lambda: house.sandbox.stats.resumes > resumes)
    await finished(evening)


async def test_clicks_that_arrive_in_the_wrong_order_are_each_taken_or_refused_whole(house: House) -> None:
    evening = house.evening(2)
    await evening.deal()
    anna, ben = evening.people
    hands = [evening.hand(anna), evening.hand(ben)]
    house.sandbox.faults.reorder(2)
    assert hands[0] is not None
    assert hands[1] is not None
    await asyncio.gather(
        evening.click(anna, hands[0], "begin"),
        evening.click(ben, hands[1], "begin"),
    )
    # Ben's came first, so it is his turn on both screens.
    assert evening.is_mine(ben)
    late = said("rule-already-begun", name="Ben")
    assert any(text in shown.text for shown in anna.shown for text in late)
    assert await evening.steps() == 1
    await finished(evening)


async def test_a_change_that_a_fault_kept_from_the_table_is_shown_later(house: House) -> None:
    evening = house.evening(2)
    anna = await evening.begin()
    house.sandbox.faults.fail("PATCH", BOARD, status=503)
    await evening.take_turn(anna)
    await evening.shows_the_last_state()
    assert revision_of(evening.table()) == await evening.steps()


async def test_a_deal_that_did_not_reach_a_screen_is_fetched_by_the_button(house: House) -> None:
    evening = house.evening(2)
    await evening.sit_down()
    house.sandbox.faults.fail("POST", HAND, status=404, code=10015, times=2)
    await evening.click(evening.people[0], evening.table(), "start")
    for person in evening.people:
        await evening.ask_for_hand(person)
        assert keys(evening.hand(person), "card")
    await finished_after_begin(evening)


async def finished_after_begin(evening: Evening) -> None:
    """Begin where everybody has a hand, and finish."""
    hand = evening.hand(evening.people[0])
    assert hand is not None
    await evening.click(evening.people[0], hand, "begin")
    await finished(evening)

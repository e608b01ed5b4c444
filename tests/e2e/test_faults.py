"""Faults of Discord: nothing is lost or doubled, and the match can be finished."""

import asyncio
from collections.abc import Callable

import pytest

from bot.devtools.sandbox.faults import Faults
from tests.e2e.leaks import search
from tests.e2e.stack import Stack
from tests.e2e.table_session import TableSession
from tests.hand_texts import cards_in
from tests.session import buttons, revision_of, sentences

pytestmark = pytest.mark.asyncio(loop_scope="module")

CALLBACK = r"/callback$"
TABLE = r"/channels/\d+/messages"
HAND = r"/webhooks/"


async def finish_match(session: TableSession) -> None:
    """Play to the end, and assert that nothing was lost, doubled or shown to other players."""
    await session.play_badly()
    history = await session.history()
    history.check()
    assert history.record.ended is not None
    for person in session.people:
        assert search(history, person).leaks == ()


def failures(faults: Faults) -> None:
    faults.fail("POST", CALLBACK, status=500)
    faults.fail("PATCH", TABLE, status=500)
    faults.fail("PATCH", HAND, status=503)


def failures_after_the_effect(faults: Faults) -> None:
    faults.fail("POST", CALLBACK, status=502, after=True)
    faults.fail("POST", TABLE, status=500, after=True)
    faults.fail("PATCH", HAND, status=500, after=True)


def rate_limits(faults: Faults) -> None:
    faults.rate_limit("POST", CALLBACK, 0.4)
    faults.rate_limit("PATCH", TABLE, 0.6)
    faults.rate_limit("POST", TABLE, 0.3, everywhere=True)
    faults.rate_limit("PATCH", HAND, 0.3)


def slow_answers(faults: Faults) -> None:
    faults.delay("POST", CALLBACK, 0.8, times=1)
    faults.delay("PATCH|POST|DELETE", TABLE, 1.2, times=3)
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
async def test_a_match_is_finished_in_spite_of(stack: Stack, disturb: Callable[[Faults], None]) -> None:
    session = stack.session(2)
    await session.begin()
    session.patient = True
    await session.play_turns(2)
    disturb(stack.sandbox.faults)
    await finish_match(session)


async def test_a_click_on_a_cut_connection_is_made_good_by_the_replay(stack: Stack) -> None:
    session = stack.session(2)
    anna = await session.begin()
    session.patient = True
    hand = session.hand(anna)
    resumes = stack.sandbox.stats.resumes
    await stack.sandbox.drop_gateway()
    card = next(button for button in buttons(hand, "card") if not button.disabled)
    await anna.click(hand, custom_id=card.custom_id)
    await stack.sandbox.bot_ready()
    await session.ask_for_hand(anna)
    assert stack.sandbox.stats.resumes > resumes
    await finish_match(session)


async def test_a_match_outlives_a_lost_session_and_an_invalid_one(stack: Stack) -> None:
    session = stack.session(2)
    await session.begin()
    session.patient = True
    identifies = stack.sandbox.stats.identifies
    await stack.sandbox.drop_gateway(resumable=False)
    await stack.sandbox.bot_ready()
    await session.play_turns(2)
    await stack.sandbox.invalidate()
    await stack.sandbox.bot_ready()
    assert stack.sandbox.stats.identifies == identifies + 2
    await finish_match(session)


async def test_a_match_outlives_being_asked_to_reconnect(stack: Stack) -> None:
    session = stack.session(2)
    await session.begin()
    session.patient = True
    resumes = stack.sandbox.stats.resumes
    await stack.sandbox.ask_reconnect()
    await session.people[0].until(lambda: stack.sandbox.stats.resumes > resumes)
    await finish_match(session)


async def test_clicks_that_arrive_in_the_wrong_order_are_each_taken_or_refused_whole(stack: Stack) -> None:
    session = stack.session(2)
    await session.deal()
    anna, ben = session.people
    hands = [session.hand(anna), session.hand(ben)]
    stack.sandbox.faults.reorder(2)
    assert hands[0] is not None
    assert hands[1] is not None
    await asyncio.gather(
        session.click(anna, hands[0], "begin"),
        session.click(ben, hands[1], "begin"),
    )
    # Ben's came first, so it is his turn on both screens.
    assert session.is_mine(ben)
    late = sentences("rule-already-begun", name="Ben")
    assert any(text in shown.text for shown in anna.screen_history for text in late)
    assert await session.steps() == 1
    await finish_match(session)


async def test_a_change_that_a_fault_kept_from_the_table_is_shown_later(stack: Stack) -> None:
    session = stack.session(2)
    anna = await session.begin()
    stack.sandbox.faults.fail("PATCH", TABLE, status=503)
    await session.take_turn(anna)
    await session.shows_the_last_state()
    assert revision_of(session.table()) == await session.steps()


async def test_a_deal_that_did_not_reach_a_screen_is_fetched_by_the_button(stack: Stack) -> None:
    session = stack.session(2)
    await session.sit_down()
    stack.sandbox.faults.fail("POST", HAND, status=404, code=10015, times=2)
    await session.click(session.people[0], session.table(), "start")
    for person in session.people:
        await session.ask_for_hand(person)
        hand = session.hand(person)
        assert cards_in(hand.text)
    await finish_after_begin(session)


async def finish_after_begin(session: TableSession) -> None:
    """Play a match to the end after everybody has a hand."""
    hand = session.hand(session.people[0])
    await session.click(session.people[0], hand, "begin")
    await finish_match(session)

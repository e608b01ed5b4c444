"""Power cuts and restarts: a table continues from its last stored action, and no card is lost or doubled."""

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from bot.devtools.sandbox import Message, Person
from bot.process.exit_status import ExitStatus
from engine.model import Seat
from tests.e2e.leaks import search
from tests.e2e.match_history import MatchHistory
from tests.e2e.stack import Stack
from tests.e2e.table_session import TableSession
from tests.patience import ANSWER_WITHIN
from tests.session import buttons, revision_of
from tests.soak import rounds

pytestmark = pytest.mark.asyncio(loop_scope="module")

SOAK = (pytest.mark.soak, pytest.mark.timeout(3600))
LOOKS = 6000
"""The number of looks at the store, until a test gives up."""
LATE = 30.0
"""Seconds by which a response is delayed so that the power cut comes before it."""


async def play_until_the_power_fails(stack: Stack, session: TableSession, seconds: float) -> None:
    """Let users play for some time, and kill the bot meanwhile."""
    playing = asyncio.create_task(session.play())
    # The time of the power cut is what varies here.
    await asyncio.sleep(seconds)
    await stack.cut_power()
    playing.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await playing


async def check_match_continues(session: TableSession, before: MatchHistory) -> None:
    """Assert that the stored steps are still there, and that old buttons work."""
    session.patient = False
    after = await session.history()
    after.check()
    assert after.states[: len(before.states)] == before.states
    person, hand = next((one, hand) for one in session.people if (hand := session.find_hand(one)))
    old = next(button for button in buttons(hand) if button.press.verb in {"card", "rules", "hand", "lay"})
    done = await session.press(person, hand, old.custom_id)
    assert done.failed is None
    assert (await session.history()).record.steps >= len(after.steps)


@pytest.mark.parametrize(
    ("stack", "cuts"),
    [
        pytest.param("sqlite", 2, id="sqlite"),
        pytest.param("postgresql", 1, id="postgresql"),
        pytest.param("sqlite", rounds(8, 200), id="sqlite-soak", marks=SOAK),
        pytest.param("postgresql", rounds(4, 100), id="postgresql-soak", marks=SOAK),
    ],
    indirect=["stack"],
)
async def test_power_cuts_at_random_moments_cost_nobody_a_card(stack: Stack, cuts: int) -> None:
    chances = random.Random(98)
    session = stack.session(3)
    session.typists = {session.people[2]}
    await session.begin()
    finished = []
    for cut in range(cuts):
        session.patient = True
        before = await session.history()
        await play_until_the_power_fails(stack, session, chances.uniform(0.0, 0.25))
        await stack.start()
        if (await session.history()).record.ended is not None:
            finished.append(session)
            session = stack.session(3)
            await session.begin()
            continue
        await check_match_continues(session, before)
        if cut % 5 == 1:
            await session.shows_the_last_state()
    await session.play_badly()
    for one in (*finished, session):
        history = await one.history()
        history.check()
        assert history.record.ended is not None
        assert [search(history, person).leaks for person in one.people] == [(), (), ()]


async def wait_until(is_stored: Callable[[], Awaitable[bool]]) -> None:
    """Ask again and again until another process has stored something."""
    for _ in range(LOOKS):
        if await is_stored():
            return
        await asyncio.sleep(0.01)
    message = "it was never stored"
    raise AssertionError(message)


async def cut_off_before_the_answer(
    stack: Stack, session: TableSession, person: Person, message: Message, verb: str, argument: str = ""
) -> None:
    """Press a button, and cut the power when its step is stored but has no response yet."""
    before = await session.steps()
    button = next(button for button in buttons(message, verb) if argument in ("", button.press.argument))
    stack.sandbox.faults.delay("POST", r"/callback$", LATE)
    done = await person.click(message, custom_id=button.custom_id, wait=False)

    async def is_stored() -> bool:
        return await session.steps() > before

    await wait_until(is_stored)
    assert not done.answered
    await stack.cut_power()
    stack.sandbox.faults.clear()
    await stack.start()
    assert await session.steps() == before + 1
    # The user saw no response, presses again, and sees the stored result.
    again = await session.press(person, message, button.custom_id)
    assert again.answer is not None
    assert await session.steps() == before + 1
    assert revision_of(session.hand(person)) == before + 1


async def test_a_power_cut_between_storing_and_answering_takes_the_action_once(stack: Stack) -> None:
    session = stack.session(2)
    await session.deal()
    anna = session.people[0]
    hand = session.hand(anna)
    await cut_off_before_the_answer(stack, session, anna, hand, "begin")
    for _ in range(2):
        hand = session.hand(anna)
        lay = await session.choose_cheap_card(anna)
        await cut_off_before_the_answer(stack, session, anna, hand, "lay", lay.press.argument)
    await session.shows_the_last_state()
    history = await session.history()
    history.check()
    assert history.last.laid == 2


async def test_a_power_cut_before_storing_leaves_the_action_undone(stack: Stack) -> None:
    session = stack.session(2)
    await session.deal()
    anna, before = session.people[0], await session.steps()
    hand = session.hand(anna)
    button = buttons(hand, "begin")[0]
    with contextlib.closing(sqlite3.connect(stack.url.split("///")[1], isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        done = await anna.click(hand, custom_id=button.custom_id, wait=False)
        # Nothing can be stored while the database is locked.
        await asyncio.sleep(0.1)
        await stack.cut_power()
        other.execute("ROLLBACK")
    await stack.start()
    assert not done.answered
    assert await session.steps() == before
    await session.press(anna, hand, button.custom_id)
    assert await session.steps() == before + 1


async def test_a_lobby_outlives_the_process(stack: Stack) -> None:
    session = stack.session(3)
    await session.open()
    await session.click(session.people[1], session.table(), "join")
    old = session.table()
    await stack.restart()
    await session.click(session.people[2], old, "join")
    await session.people[0].until(lambda: session.people[2].name in session.table().text)
    await session.click(session.people[0], session.table(), "start")
    history = await session.history()
    assert [player.user for player in history.record.seated] == [person.id for person in session.people]
    history.check()


async def test_a_cut_between_dealing_and_answering_deals_once(stack: Stack) -> None:
    session = stack.session(2)
    await session.sit_down()
    start = buttons(session.table(), "start")[0]
    lobby = session.table()
    stack.sandbox.faults.delay("POST", r"/callback$", LATE)
    await session.people[0].click(lobby, custom_id=start.custom_id, wait=False)
    await wait_until(session.has_started)
    await stack.cut_power()
    stack.sandbox.faults.clear()
    before = await session.history()
    await stack.start()
    done = await session.press(session.people[0], lobby, start.custom_id)
    assert done.answer is not None
    await session.shows_the_last_state()
    assert (await session.history()).states == before.states
    assert buttons(session.table(), "begin")


async def test_a_click_while_the_bot_is_away_changes_nothing_and_can_be_made_again(stack: Stack) -> None:
    session = stack.session(2)
    anna = await session.begin()
    hand, before = session.hand(anna), await session.steps()
    await stack.cut_power()
    card = next(button for button in buttons(hand, "card") if not button.disabled)
    lost = await anna.click(hand, custom_id=card.custom_id, wait=False)
    stack.sandbox.clock.advance(ANSWER_WITHIN)
    assert (await lost.wait_until_settled()).failed
    await stack.start()
    assert await session.steps() == before
    done = await session.press(anna, hand, card.custom_id)
    assert done.answer is hand
    assert buttons(hand, "lay")
    await session.play_badly()
    (await session.history()).check()


async def test_an_end_that_a_power_cut_kept_from_the_table_is_shown_after_the_start(stack: Stack) -> None:
    session = stack.session(1)
    anna = await session.begin()
    stack.sandbox.faults.delay("PATCH", r"/channels/\d+/messages/", LATE)
    playing = asyncio.create_task(session.play_badly())
    await wait_until(session.has_ended)
    await stack.cut_power()
    playing.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await playing
    stack.sandbox.faults.clear()
    await stack.start()
    await anna.until(lambda: session.over)
    assert buttons(session.table(), "deal-check")


async def begin_beside_a_companion(stack: Stack) -> TableSession:
    """Let a person start a match with a companion that is quick."""
    session = stack.session(1)
    await session.sit_down(companions=1)
    anna = session.people[0]
    asked = await session.click(anna, session.table(), "lobby-form")
    await anna.submit(asked.modal, {"companion_style": "quick"})
    await session.click(anna, session.table(), "start")
    hand = await anna.until(lambda: session.find_hand(anna))
    await session.click(anna, hand, "begin")
    return session


@pytest.mark.parametrize("cuts", [1, pytest.param(rounds(10, 100), marks=SOAK)])
async def test_a_power_cut_while_a_companion_thinks_loses_nothing_and_doubles_nothing(
    stack: Stack, cuts: int
) -> None:
    chances = random.Random(97)
    session = await begin_beside_a_companion(stack)
    for _ in range(cuts):
        anna = session.people[0]
        await session.take_turn(anna)
        if await session.has_ended():
            session = await begin_beside_a_companion(stack)
            continue
        before = await session.history()
        await asyncio.sleep(chances.uniform(0.0, 2.5))
        await stack.cut_power()
        kept = await session.history()
        kept.check()
        assert kept.states[: len(before.states)] == before.states

        await stack.start()
        await wait_until(partial(is_turn_of, session, 0))
        after = await session.history()
        after.check()
        assert after.states[: len(kept.states)] == kept.states
        since = after.steps[len(before.steps) :]
        assert {step.seat for step in since} == {1}
        if after.record.ended is not None:
            session = await begin_beside_a_companion(stack)
            continue
        turns = [state.turn for state in after.states[len(before.states) :]]
        assert (turns.count(Seat(0)), turns[-1]) == (1, 0), "the companion took one turn"
        assert await session.whose_turn() is anna


async def is_turn_of(session: TableSession, seat: int) -> bool:
    """Return True if a seat is at turn by what is stored, or the match has ended."""
    history = await session.history()
    return history.record.ended is not None or history.last.turn == seat


async def test_sigterm_ends_the_process_while_clicks_are_in_flight(stack: Stack) -> None:
    sessions = [stack.session(2) for _ in range(3)]
    for session in sessions:
        session.patient = True
        await session.begin()
    playing = [asyncio.create_task(session.play()) for session in sessions]
    await asyncio.sleep(0.3)
    status = await stack.bot.terminate()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    assert status == ExitStatus.DONE
    revisions = [max(revision_of(session.hand(person)) for person in session.people) for session in sessions]
    await stack.sandbox.bot_gone()
    await stack.start()
    for session, revision in zip(sessions, revisions, strict=True):
        history = await session.history()
        history.check()
        assert history.record.steps >= revision, "shown before stored"
    await sessions[0].play_badly()


async def test_sigterm_ends_an_idle_process(stack: Stack) -> None:
    assert await stack.bot.terminate() == ExitStatus.DONE
    await stack.sandbox.bot_gone()
    await stack.start()

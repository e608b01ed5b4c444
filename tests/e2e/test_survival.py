"""Power cuts and restarts: a table goes on from its last stored action, and no card is lost or doubled."""

import asyncio
import contextlib
import random
import sqlite3

import pytest

from bot.devtools.sandbox import Message, Person
from bot.exit_status import ExitStatus
from tests.e2e.chronicle import Chronicle
from tests.e2e.evening import Evening, keys, revision_of
from tests.e2e.house import House
from tests.e2e.leaks import search

pytestmark = pytest.mark.asyncio(loop_scope="module")

LATE = 4.0
"""Seconds an answer is held back so that the power fails before it arrives."""


async def played_until_the_power_fails(house: House, evening: Evening, seconds: float) -> None:
    """Let people play for a moment, and kill the bot in the middle of it."""
    playing = asyncio.create_task(evening.play())
    # How long a match has been going on when the power fails is what is varied here.
    await asyncio.sleep(seconds)
    await house.cut_power()
    playing.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await playing


async def goes_on(evening: Evening, before: Chronicle) -> None:
    """Assert that what was stored is still there, and that the old buttons work."""
    after = await evening.chronicle()
    after.check()
    assert after.states[: len(before.states)] == before.states
    person, hand = next((one, hand) for one in evening.people if (hand := evening.hand(one)))
    old = next(key for key in keys(hand) if key.press.verb in {"card", "rules", "hand", "lay"})
    done = await evening.press(person, hand, old.custom_id)
    assert done.failed is None
    assert (await evening.chronicle()).record.steps >= len(after.steps)


@pytest.mark.parametrize(
    ("house", "cuts"), [("sqlite", 8), ("postgresql", 2)], indirect=["house"], ids=["sqlite", "postgresql"]
)
async def test_power_cuts_at_random_moments_cost_nobody_a_card(house: House, cuts: int) -> None:
    chances = random.Random(98)
    evening = house.evening(3)
    evening.typists = {evening.people[2]}
    await evening.begin()
    finished = []
    for cut in range(cuts):
        evening.patient = True
        before = await evening.chronicle()
        await played_until_the_power_fails(house, evening, chances.uniform(0.0, 0.25))
        await house.start()
        if (await evening.chronicle()).record.ended is not None:
            finished.append(evening)
            evening = house.evening(3)
            await evening.begin()
            continue
        await goes_on(evening, before)
        if cut % 5 == 1:
            await evening.shows_the_last_state()
    await evening.play()
    for one in (*finished, evening):
        chronicle = await one.chronicle()
        chronicle.check()
        assert chronicle.record.ended is not None
        assert [search(chronicle, person).leaks for person in one.people] == [(), (), ()]


async def stored(evening: Evening, steps: int) -> None:
    """Wait until so many steps are stored."""
    for _ in range(500):
        if await evening.steps() >= steps:
            return
        await asyncio.sleep(0.01)
    message = f"step {steps} was never stored"
    raise AssertionError(message)


async def cut_off_before_the_answer(
    house: House, evening: Evening, person: Person, message: Message, verb: str, argument: str = ""
) -> None:
    """Press a button, and cut the power when its step is stored but not yet answered."""
    before = await evening.steps()
    key = next(key for key in keys(message, verb) if argument in ("", key.press.argument))
    house.sandbox.faults.delay("POST", r"/callback$", LATE)
    done = await person.click(message, custom_id=key.custom_id, wait=False)
    await stored(evening, before + 1)
    assert not done.answered
    await house.cut_power()
    house.sandbox.faults.clear()
    await house.start()
    assert await evening.steps() == before + 1
    # The person saw nothing happen, presses again, and is shown what has happened.
    again = await evening.press(person, message, key.custom_id)
    assert again.answer is not None
    assert await evening.steps() == before + 1
    assert revision_of(evening.hand(person)) == before + 1


async def test_a_power_cut_between_storing_and_answering_takes_the_action_once(house: House) -> None:
    evening = house.evening(2)
    await evening.deal()
    anna = evening.people[0]
    hand = evening.hand(anna)
    assert hand is not None
    await cut_off_before_the_answer(house, evening, anna, hand, "begin")
    for _ in range(2):
        hand = evening.hand(anna)
        assert hand is not None
        card = next(key for key in keys(hand, "card") if not key.disabled)
        await evening.click(anna, hand, "card", card.press.argument)
        lay = keys(hand, "lay")[0]
        await cut_off_before_the_answer(house, evening, anna, hand, "lay", lay.press.argument)
    await evening.shows_the_last_state()
    chronicle = await evening.chronicle()
    chronicle.check()
    assert chronicle.last.laid == 2


async def test_a_power_cut_before_storing_leaves_the_action_undone(house: House) -> None:
    evening = house.evening(2)
    await evening.deal()
    anna, before = evening.people[0], await evening.steps()
    hand = evening.hand(anna)
    assert hand is not None
    key = keys(hand, "begin")[0]
    with contextlib.closing(sqlite3.connect(house.url.split("///")[1], isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        done = await anna.click(hand, custom_id=key.custom_id, wait=False)
        # It is certain that nothing is stored as long as the database is locked.
        await asyncio.sleep(0.1)
        await house.cut_power()
        other.execute("ROLLBACK")
    await house.start()
    assert not done.answered
    assert await evening.steps() == before
    await evening.press(anna, hand, key.custom_id)
    assert await evening.steps() == before + 1


async def test_a_lobby_outlives_the_process(house: House) -> None:
    evening = house.evening(3)
    await evening.open()
    await evening.click(evening.people[1], evening.table(), "join")
    old = evening.table()
    await house.restart()
    await evening.click(evening.people[2], old, "join")
    await evening.people[0].until(lambda: evening.people[2].name in evening.table().text)
    await evening.click(evening.people[0], evening.table(), "start")
    chronicle = await evening.chronicle()
    assert [player.user for player in chronicle.record.seated] == [person.id for person in evening.people]
    chronicle.check()


async def test_a_cut_between_dealing_and_answering_deals_once(house: House) -> None:
    evening = house.evening(2)
    await evening.sit_down()
    start = keys(evening.table(), "start")[0]
    lobby = evening.table()
    house.sandbox.faults.delay("POST", r"/callback$", LATE)
    await evening.people[0].click(lobby, custom_id=start.custom_id, wait=False)
    for _ in range(500):
        record = next(one for one in await house.store.list_live_matches() if one.id == evening.match)
        if record.started is not None:
            break
        await asyncio.sleep(0.01)
    await house.cut_power()
    house.sandbox.faults.clear()
    before = await evening.chronicle()
    await house.start()
    done = await evening.press(evening.people[0], lobby, start.custom_id)
    assert done.answer is not None
    await evening.shows_the_last_state()
    assert (await evening.chronicle()).states == before.states
    assert keys(evening.table(), "begin")


async def test_a_click_while_the_bot_is_away_changes_nothing_and_can_be_made_again(house: House) -> None:
    evening = house.evening(2)
    anna = await evening.begin()
    hand, before = evening.hand(anna), await evening.steps()
    assert hand is not None
    await house.cut_power()
    card = next(key for key in keys(hand, "card") if not key.disabled)
    lost = await anna.click(hand, custom_id=card.custom_id, wait=False)
    await house.start()
    assert (await lost.settled()).failed
    assert await evening.steps() == before
    done = await evening.press(anna, hand, card.custom_id)
    assert done.answer is hand
    assert keys(hand, "lay")
    await evening.play()
    (await evening.chronicle()).check()


async def test_an_end_that_a_power_cut_kept_from_the_table_is_shown_after_the_start(house: House) -> None:
    evening = house.evening(1)
    anna = await evening.begin()
    house.sandbox.faults.delay("PATCH", r"/channels/\d+/messages/", LATE)
    playing = asyncio.create_task(evening.play())
    for _ in range(3000):
        if (await evening.chronicle()).record.ended is not None:
            break
        await asyncio.sleep(0.01)
    await house.cut_power()
    playing.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await playing
    house.sandbox.faults.clear()
    await house.start()
    await anna.until(lambda: evening.over, timeout=15)
    assert (await evening.chronicle()).chance.hex in evening.table().text


async def test_sigterm_ends_the_process_in_time_while_clicks_are_in_flight(house: House) -> None:
    evenings = [house.evening(2) for _ in range(3)]
    for evening in evenings:
        evening.patient = True
        await evening.begin()
    playing = [asyncio.create_task(evening.play()) for evening in evenings]
    await asyncio.sleep(0.3)
    status = await house.bot.terminate(within=5.0)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    assert status == ExitStatus.DONE
    told = [max(revision_of(evening.hand(person)) for person in evening.people) for evening in evenings]
    await house.sandbox.bot_gone()
    await house.start()
    for evening, revision in zip(evenings, told, strict=True):
        chronicle = await evening.chronicle()
        chronicle.check()
        assert chronicle.record.steps >= revision, "told before stored"
    await evenings[0].play()


async def test_sigterm_ends_an_idle_process_at_once(house: House) -> None:
    assert await house.bot.terminate(within=5.0) == ExitStatus.DONE
    await house.sandbox.bot_gone()
    await house.start()

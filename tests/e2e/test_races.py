"""Races and stale screens: of two actions at once one is accepted, and a late click never acts."""

import asyncio

import pytest

from tests.e2e.stack import Stack
from tests.e2e.table_session import TableSession
from tests.session import buttons, revision_of, sentences

pytestmark = pytest.mark.asyncio(loop_scope="module")

BEYOND_A_TOKEN = 15 * 60 + 5.0


async def page_of_a_card(session: TableSession) -> tuple[int, str]:
    """Choose a card as the first user; return the revision and a pile's button."""
    lay = await session.choose_cheap_card(session.people[0])
    return await session.steps(), lay.custom_id


async def test_of_five_who_say_i_start_at_once_one_starts(stack: Stack) -> None:
    session = stack.session(5)
    await session.deal()
    hands = [(person, session.hand(person)) for person in session.people]
    await asyncio.gather(*(session.click(person, hand, "begin") for person, hand in hands))
    assert await session.steps() == 1
    assert sum(session.is_mine(person) for person in session.people) == 1
    await session.play_badly()
    (await session.history()).check()


async def test_a_double_click_lays_one_card(stack: Stack) -> None:
    session = stack.session(2)
    anna = await session.begin()
    before, lay = await page_of_a_card(session)
    hand = session.hand(anna)
    await asyncio.gather(session.press(anna, hand, lay), session.press(anna, hand, lay))
    assert await session.steps() == before + 1
    assert revision_of(session.hand(anna)) == before + 1


async def test_a_click_that_is_delivered_twice_counts_once(stack: Stack) -> None:
    session = stack.session(2)
    anna = await session.begin()
    before, lay = await page_of_a_card(session)
    hand = session.hand(anna)
    stack.sandbox.faults.repeat_next_interactions(2)
    await session.press(anna, hand, lay)
    await session.type(anna, "play", card=int(buttons(hand, "card")[0].press.argument), pile=1)
    await session.ask_for_hand(anna)
    history = await session.history()
    history.check()
    assert history.record.steps <= before + 2
    assert history.last.laid == history.record.steps - before


async def test_a_stale_hand_is_redrawn_and_does_not_act(stack: Stack) -> None:
    session = stack.session(2)
    anna = await session.begin()
    ben = session.people[1]
    before, lay = await page_of_a_card(session)
    hand = session.hand(anna)
    await session.type(ben, "signal", pile=2, kind="leave-it-to-me")
    done = await session.press(anna, hand, lay)
    assert done.answer is hand
    assert any(text in hand.text for text in sentences("table-hand-stale"))
    assert await session.steps() == before + 1
    assert revision_of(hand) == before + 1
    assert session.is_mine(anna)


async def test_a_signal_from_a_stale_hand_still_means_the_same(stack: Stack) -> None:
    session = stack.session(2)
    anna = await session.begin()
    ben = session.people[1]
    hand = session.hand(ben)
    await session.click(ben, hand, "signals")
    signal = buttons(hand, "signal")[0].custom_id
    _, lay = await page_of_a_card(session)
    await session.press(anna, session.find_hand(anna) or hand, lay)
    before = await session.steps()
    await session.press(ben, hand, signal)
    assert await session.steps() == before + 1
    await anna.until(lambda: any(text in session.table().text for text in sentences("signal-leave-it-to-me")))


async def test_of_two_who_take_the_last_seat_one_sits(stack: Stack) -> None:
    session = stack.session(5)
    await session.open()
    for person in session.people[1:4]:
        await session.click(person, session.table(), "join")
    last = [session.people[4], session.guild.add_person("Frida")]
    await asyncio.gather(*(session.click(person, session.table(person), "join") for person in last))
    await session.click(session.people[0], session.table(), "start")
    history = await session.history()
    assert len(history.record.seated) == 5
    history.check()


async def test_who_start_at_once_are_dealt_one_match(stack: Stack) -> None:
    session = stack.session(3)
    await session.sit_down()
    await asyncio.gather(*(session.click(person, session.table(), "start") for person in session.people))
    await session.shows_the_last_state()
    history = await session.history()
    history.check()
    assert history.steps == ()


async def test_two_open_a_table_in_one_channel_and_one_is_open(stack: Stack) -> None:
    session = stack.session(2)
    done = await asyncio.gather(
        *(session.type(person, "game new", game="the-game") for person in session.people)
    )
    assert sorted(one.answer is not None and one.answer.ephemeral for one in done) == [False, True]


async def test_the_hand_appears_at_the_start_and_follows_the_turn_by_itself(stack: Stack) -> None:
    session = stack.session(2)
    anna, ben = session.people
    await session.open()
    await session.type(ben, "game join")
    assert session.find_hand(anna) is None
    await session.click(anna, session.table(), "start")
    for person in (anna, ben):
        await person.until(lambda person=person: buttons(session.find_hand(person), "begin"))  # type: ignore[misc]  # bound now
    await session.type(anna, "begin")
    await session.take_turn(anna)
    await ben.until(lambda: session.is_mine(ben))


async def test_a_token_too_old_for_the_deal_leaves_the_hand_to_the_button(stack: Stack) -> None:
    session = stack.session(2)
    anna, ben = session.people
    await session.sit_down()
    stack.sandbox.clock.advance(BEYOND_A_TOKEN)
    await session.click(ben, session.table(), "start")
    await session.shows_the_last_state()
    # The player who pressed Start has a fresh token, but not from a hand.
    assert session.find_hand(anna) is None
    await session.ask_for_hand(anna)
    assert buttons(session.hand(anna), "begin")


async def test_a_hand_beyond_its_token_stays_as_it_was_until_it_is_asked_for(stack: Stack) -> None:
    session = stack.session(2)
    anna = await session.begin()
    ben = session.people[1]
    stack.sandbox.clock.advance(BEYOND_A_TOKEN)
    await session.ask_for_hand(anna)
    await session.take_turn(anna)
    await session.shows_the_last_state()
    assert not session.is_mine(ben)
    await session.ask_for_hand(ben)
    assert session.is_mine(ben)
    await session.take_turn(ben)
    await anna.until(lambda: session.is_mine(anna))


async def test_a_stale_button_beyond_its_token_brings_the_hand_back(stack: Stack) -> None:
    session = stack.session(2)
    anna = await session.begin()
    hand = session.hand(anna)
    stack.sandbox.clock.advance(BEYOND_A_TOKEN)
    card = buttons(hand, "card")[0]
    done = await session.press(anna, hand, card.custom_id)
    assert done.answer is hand
    assert revision_of(hand) == await session.steps()


async def test_a_reload_drops_the_hand_and_the_command_brings_it_back(stack: Stack) -> None:
    session = stack.session(2)
    anna = await session.begin()
    anna.reload()
    assert session.find_hand(anna) is None
    await session.type(anna, "hand")
    assert session.is_mine(anna)
    anna.reload()
    await session.ask_for_hand(anna)
    assert session.is_mine(anna)
    await session.play_badly()


async def test_an_older_hand_is_taken_away_when_a_newer_one_is_shown(stack: Stack) -> None:
    session = stack.session(2)
    anna = await session.begin()
    await session.type(anna, "hand")
    await session.type(anna, "hand")
    await anna.until(
        lambda: sum(one.ephemeral and bool(buttons(one)) for one in anna.sees(session.channel)) == 1
    )

"""Races and stale screens: of two things at once one is taken, and a late click never acts on its own."""

import asyncio

import pytest

from tests.e2e.evening import Evening, keys, revision_of, said
from tests.e2e.house import House

pytestmark = pytest.mark.asyncio(loop_scope="module")

BEYOND_A_TOKEN = 15 * 60 + 5.0


async def page_of_a_card(evening: Evening) -> tuple[int, str]:
    """Let the first choose a card, and return the revision and the first pile's button."""
    anna = evening.people[0]
    hand = evening.hand(anna)
    assert hand is not None
    card = next(key for key in keys(hand, "card") if not key.disabled)
    await evening.click(anna, hand, "card", card.press.argument)
    return await evening.steps(), keys(hand, "lay")[0].custom_id


async def test_of_five_who_say_i_start_at_once_one_starts(house: House) -> None:
    evening = house.evening(5)
    await evening.deal()
    hands = [(person, evening.hand(person)) for person in evening.people]
    await asyncio.gather(*(evening.click(person, hand, "begin") for person, hand in hands if hand))
    assert await evening.steps() == 1
    assert sum(evening.is_mine(person) for person in evening.people) == 1
    await evening.play()
    (await evening.chronicle()).check()


async def test_a_double_click_lays_one_card(house: House) -> None:
    evening = house.evening(2)
    anna = await evening.begin()
    before, lay = await page_of_a_card(evening)
    hand = evening.hand(anna)
    assert hand is not None
    await asyncio.gather(evening.press(anna, hand, lay), evening.press(anna, hand, lay))
    assert await evening.steps() == before + 1
    assert revision_of(evening.hand(anna)) == before + 1


async def test_a_click_that_is_delivered_twice_counts_once(house: House) -> None:
    evening = house.evening(2)
    anna = await evening.begin()
    before, lay = await page_of_a_card(evening)
    hand = evening.hand(anna)
    assert hand is not None
    house.sandbox.faults.repeat_next_interactions(2)
    await evening.press(anna, hand, lay)
    await evening.type(anna, "play", card=int(keys(hand, "card")[0].press.argument), pile=1)
    await evening.ask_for_hand(anna)
    chronicle = await evening.chronicle()
    chronicle.check()
    assert chronicle.record.steps <= before + 2
    assert chronicle.last.laid == chronicle.record.steps - before


async def test_a_stale_hand_is_redrawn_and_does_not_act(house: House) -> None:
    evening = house.evening(2)
    anna = await evening.begin()
    ben = evening.people[1]
    before, lay = await page_of_a_card(evening)
    hand = evening.hand(anna)
    assert hand is not None
    await evening.type(ben, "signal", pile=2, kind="leave-it-to-me")
    done = await evening.press(anna, hand, lay)
    assert done.answer is hand
    assert any(text in hand.text for text in said("table-hand-stale"))
    assert await evening.steps() == before + 1
    assert revision_of(hand) == before + 1
    assert evening.is_mine(anna)


async def test_a_signal_from_a_stale_hand_still_means_the_same(house: House) -> None:
    evening = house.evening(2)
    anna = await evening.begin()
    ben = evening.people[1]
    hand = evening.hand(ben)
    assert hand is not None
    await evening.click(ben, hand, "signals")
    signal = keys(hand, "signal")[0].custom_id
    _, lay = await page_of_a_card(evening)
    await evening.press(anna, evening.hand(anna) or hand, lay)
    before = await evening.steps()
    await evening.press(ben, hand, signal)
    assert await evening.steps() == before + 1
    await anna.until(lambda: any(text in evening.table().text for text in said("signal-leave-it-to-me")))


async def test_of_two_who_take_the_last_seat_one_sits(house: House) -> None:
    evening = house.evening(5)
    await evening.open()
    for person in evening.people[1:4]:
        await evening.click(person, evening.table(), "join")
    last = [evening.people[4], evening.guild.add_person("Frida")]
    await asyncio.gather(*(evening.click(person, evening.table(person), "join") for person in last))
    await evening.click(evening.people[0], evening.table(), "start")
    chronicle = await evening.chronicle()
    assert len(chronicle.record.seated) == 5
    chronicle.check()


async def test_who_start_at_once_are_dealt_one_match(house: House) -> None:
    evening = house.evening(3)
    await evening.sit_down()
    await asyncio.gather(*(evening.click(person, evening.table(), "start") for person in evening.people))
    await evening.shows_the_last_state()
    chronicle = await evening.chronicle()
    chronicle.check()
    assert chronicle.steps == ()


async def test_two_open_a_table_in_one_channel_and_one_is_open(house: House) -> None:
    evening = house.evening(2)
    done = await asyncio.gather(
        *(evening.type(person, "game new", game="the-game") for person in evening.people)
    )
    assert sorted(one.answer is not None and one.answer.ephemeral for one in done) == [False, True]


async def test_the_hand_appears_at_the_start_and_follows_the_turn_by_itself(house: House) -> None:
    evening = house.evening(2)
    anna, ben = evening.people
    await evening.open()
    await evening.type(ben, "game join")
    assert evening.hand(anna) is None
    await evening.click(anna, evening.table(), "start")
    for person in (anna, ben):
        await person.until(lambda person=person: keys(evening.hand(person), "begin"))  # type: ignore[misc]  # bound now
    await evening.type(anna, "begin")
    await evening.take_turn(anna)
    await ben.until(lambda: evening.is_mine(ben))


async def test_a_token_too_old_for_the_deal_leaves_the_hand_to_the_button(house: House) -> None:
    evening = house.evening(2)
    anna, ben = evening.people
    await evening.sit_down()
    house.sandbox.clock.advance(BEYOND_A_TOKEN)
    await evening.click(ben, evening.table(), "start")
    await evening.shows_the_last_state()
    # Whoever pressed Start has a fresh token, though none that came with a hand.
    assert evening.hand(anna) is None
    await evening.ask_for_hand(anna)
    assert keys(evening.hand(anna), "begin")


async def test_a_hand_beyond_its_token_stays_as_it_was_until_it_is_asked_for(house: House) -> None:
    evening = house.evening(2)
    anna = await evening.begin()
    ben = evening.people[1]
    house.sandbox.clock.advance(BEYOND_A_TOKEN)
    await evening.ask_for_hand(anna)
    await evening.take_turn(anna)
    await evening.shows_the_last_state()
    assert not evening.is_mine(ben)
    await evening.ask_for_hand(ben)
    assert evening.is_mine(ben)
    await evening.take_turn(ben)
    await anna.until(lambda: evening.is_mine(anna))


async def test_a_stale_button_beyond_its_token_brings_the_hand_back(house: House) -> None:
    evening = house.evening(2)
    await evening.begin()
    ben = evening.people[1]
    hand = evening.hand(ben)
    assert hand is not None
    house.sandbox.clock.advance(BEYOND_A_TOKEN)
    card = keys(hand, "card")[0]
    done = await evening.press(ben, hand, card.custom_id)
    assert done.answer is hand
    assert revision_of(hand) == await evening.steps()


async def test_a_reload_drops_the_hand_and_the_command_brings_it_back(house: House) -> None:
    evening = house.evening(2)
    anna = await evening.begin()
    anna.reload()
    assert evening.hand(anna) is None
    await evening.type(anna, "hand")
    assert evening.is_mine(anna)
    anna.reload()
    await evening.ask_for_hand(anna)
    assert evening.is_mine(anna)
    await evening.play()


async def test_an_older_hand_is_taken_away_when_a_newer_one_is_shown(house: House) -> None:
    evening = house.evening(2)
    anna = await evening.begin()
    await evening.type(anna, "hand")
    await evening.type(anna, "hand")
    await anna.until(
        lambda: sum(one.ephemeral and bool(keys(one)) for one in anna.sees(evening.channel)) == 1
    )

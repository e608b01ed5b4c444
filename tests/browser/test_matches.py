"""Whole matches, clicked through by three people, each in a browser window of their own."""

from tests.browser.guest import Guest
from tests.browser.parlour import Parlour
from tests.browser.sitting import (
    finish,
    get_ready,
    is_over,
    my_hand,
    play_badly,
    play_in_order,
    sit_down,
)


async def test_three_people_play_the_game_and_the_bot_is_killed_in_the_middle(
    house: Parlour, guests: list[Guest]
) -> None:
    anna, ben, cleo = guests
    await sit_down(guests, "The Game")
    hands = [await my_hand(guest) for guest in guests]
    assert [len(hand.held()) for hand in hands] == [6, 6, 6]
    assert "Your hand, Anna" in hands[0].text
    assert "Deine Hand, Ben" in hands[1].text
    assert "Your hand, Cleo" in hands[2].text
    for guest in guests:
        private = [seen for seen in await guest.look() if seen.ephemeral]
        assert [guest.name in seen.text for seen in private] == [True]
        assert [seen.held() for seen in await guest.look() if not seen.ephemeral] == [set()]

    begin = hands[0].key("begin")
    assert begin is not None
    await anna.click(begin)
    await play_badly(guests, turns=2)

    onlooker = await house.guest("everybody", alone=False)
    await onlooker.page.get_by_role("button", name="Controls").click()
    await onlooker.page.get_by_role("button", name="Kill and restart the bot").click()
    await onlooker.bot("starting")
    for guest in guests:
        await guest.bot("connected")

    assert (await my_hand(cleo)).held()
    await play_badly(guests)
    for guest in guests:
        assert await is_over(guest)
    text = (await ben.table()).text
    assert "Seed" in text
    assert text == (await anna.table()).text.replace("(edited)", "(bearbeitet)")
    assert await anna.unnamed() == []
    assert onlooker.faults == []


async def test_three_people_play_the_mind_and_the_bot_is_killed_in_the_middle(
    house: Parlour, guests: list[Guest]
) -> None:
    anna = guests[0]
    await sit_down(guests, "The Mind", start_level=10)
    assert [guest.name in (await my_hand(guest)).text for guest in guests] == [True, True, True]
    await get_ready(guests)
    await play_in_order(guests, cards=12)

    onlooker = await house.guest("everybody", alone=False)
    await onlooker.page.get_by_role("button", name="Controls").click()
    await onlooker.page.get_by_role("button", name="Kill and restart the bot").click()
    await onlooker.bot("starting")
    for guest in guests:
        await guest.bot("connected")

    # Nobody may gain time by it: everyone concentrates anew.
    await get_ready(guests)
    await play_in_order(guests)
    await finish(anna)
    for guest in guests:
        await guest.page.get_by_role("button", name="Play again").wait_for()
        assert "You beat The Mind" in (await guest.table()).text
    assert await anna.unnamed() == []

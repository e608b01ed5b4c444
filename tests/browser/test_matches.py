"""Whole matches, played by three users, each in their own browser window."""

import pytest

from tests.browser.browser_user import BrowserUser
from tests.browser.play_program import PlayProgram
from tests.browser.playing import (
    finish,
    get_ready,
    is_over,
    my_hand,
    open_match,
    play_badly,
    play_in_order,
    press_on_hand,
)
from tests.hand_texts import cards_in


async def test_three_people_play_the_game_and_the_bot_is_killed_in_the_middle(
    program: PlayProgram, users: list[BrowserUser]
) -> None:
    anna, ben, cleo = users
    await open_match(users, "The Game")
    hands = [await my_hand(user) for user in users]
    assert [len(cards_in(hand.text)) for hand in hands] == [6, 6, 6]
    assert "Your hand, Anna" in hands[0].text
    assert "Deine Hand, Ben" in hands[1].text
    assert "Your hand, Cleo" in hands[2].text
    for user in users:
        private = [seen for seen in await user.look() if seen.ephemeral]
        assert [user.name in seen.text for seen in private] == [True]
        assert [cards_in(seen.text) for seen in await user.look() if not seen.ephemeral] == [[]]

    await press_on_hand(anna, "begin")
    await play_badly(users, turns=2)

    onlooker = await program.open_page("everybody", alone=False)
    await onlooker.page.get_by_role("button", name="Controls").click()
    await onlooker.page.get_by_role("button", name="Kill and restart the bot").click()
    await onlooker.bot("starting")
    for user in users:
        await user.bot("connected")

    assert cards_in((await my_hand(cleo)).text)
    await play_badly(users)
    for user in users:
        assert await is_over(user)
    text = (await ben.table()).text
    assert "cards left" in text
    assert text == (await anna.table()).text.replace("(edited)", "(bearbeitet)")
    assert await anna.list_unnamed_controls() == []
    assert onlooker.faults == []


@pytest.mark.soak
async def test_three_people_play_the_mind_and_the_bot_is_killed_in_the_middle(
    program: PlayProgram, users: list[BrowserUser]
) -> None:
    anna = users[0]
    await open_match(users, "The Mind", start_level=10)
    assert [user.name in (await my_hand(user)).text for user in users] == [True, True, True]
    await get_ready(users)
    await play_in_order(users, cards=12)

    onlooker = await program.open_page("everybody", alone=False)
    await onlooker.page.get_by_role("button", name="Controls").click()
    await onlooker.page.get_by_role("button", name="Kill and restart the bot").click()
    await onlooker.bot("starting")
    for user in users:
        await user.bot("connected")

    # It must not gain time for anyone: everyone has to get ready again.
    await get_ready(users)
    await play_in_order(users)
    for user in users:
        await finish(user)
    for user in users:
        await user.page.get_by_role("button", name="Play again").wait_for()
        assert "Every level from 10 on passed" in (await user.table()).text
    assert await anna.list_unnamed_controls() == []

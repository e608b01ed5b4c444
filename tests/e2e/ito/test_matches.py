"""Whole matches of ito through the real process, from the lobby to the result and another match."""

import pytest

from tests.e2e.ito.ito_session import ItoSession
from tests.e2e.stack import Stack
from tests.session import buttons, has_sentence

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_three_people_play_three_stages_and_then_another_match(stack: Stack) -> None:
    session = ItoSession(stack)
    anna, ben, _ = session.people
    await session.open()
    assert has_sentence(session.post().text, "lobby-companions-unfit-ito")
    await session.start()
    for _ in range(3):
        await session.vote()
        await session.write_all()
        await anna.until(lambda: "Ben's thing a" in session.post().text)
        await session.play_stage()
    await anna.until(lambda: session.over)
    assert has_sentence(session.post().text, "ito-game-beaten", lives=3)
    assert "thing c" in session.post().text
    await session.click(ben, session.post(), "again")
    await anna.until(lambda: bool(buttons(session.post(), "start")))


async def test_three_people_play_rows_until_one_is_out_of_order(stack: Stack) -> None:
    session = ItoSession(stack)
    anna, _, _ = session.people
    await session.open(mode="row")
    await session.start()
    await session.vote()
    await session.write_all()
    await session.lay_row()
    await session.agree()
    await anna.until(lambda: has_sentence(session.post().text, "ito-revealing", row=1))
    await anna.until(lambda: has_sentence(session.post().text, "ito-moment-row", number=1))
    await session.until_hand(anna, lambda hand: bool(buttons(hand, "vote")))
    await session.vote()
    await session.write_all()
    await session.lay_row(wrong=True)
    await session.agree()
    await anna.until(lambda: has_sentence(session.post().text, "ito-revealing", row=2))
    await anna.until(lambda: session.over)
    assert "💥" in session.post().text
    assert session.post().text.count("thing a") >= 3


async def test_a_line_that_states_a_height_comes_back_to_be_written_again(stack: Stack) -> None:
    session = ItoSession(stack)
    anna = session.anna
    await session.open(mode="row")
    await session.start()
    await session.vote()
    card = (await session.state()).dealt[0][0]
    refused = await session.write(anna, f"about {card}")
    assert refused.answer is not None
    assert f"about {card}" not in session.post().text
    again = await session.click(anna, session.hand(anna), "write")
    assert again.modal is not None
    (field,) = again.modal.fields.values()
    assert field["value"] == f"about {card}"


async def test_a_kill_in_the_middle_of_a_reveal_shows_the_stored_result_at_once(stack: Stack) -> None:
    session = ItoSession(stack)
    await session.open(mode="row")
    await session.start()
    await session.vote()
    await session.lay_row(wrong=True)
    await session.agree()
    await session.anna.until(lambda: has_sentence(session.post().text, "ito-revealing", row=1))
    await stack.restart()
    await session.anna.until(lambda: session.over)
    assert session.post().text.count("💥") >= 2

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import pytest

from bot.components.layout import Layout
from bot.messages.hand_messages import HandToken
from bot.tables.table import Table
from data.records import UserId
from engine.games.the_game.model import Begin, GiveSignal, Signal
from tests.bot.connected import House
from tests.bot.evening import progress

HAND = "PATCH /webhooks"


@contextmanager
def redrawings_held(house: House) -> Iterator[None]:
    """Let no redrawing or dealing go on within, and all of them afterwards."""
    opened, render = asyncio.Event(), house.bot.hand_messages._render_hand

    async def later(table: Table, user: UserId, token: HandToken, notice: str | None) -> Layout:
        await opened.wait()
        return await render(table, user, token, notice)

    with patch.object(house.bot.hand_messages, "_render_hand", later):
        try:
            yield
        finally:
            opened.set()


def ben(table: Table) -> UserId:
    return table.people[1]


async def test_everybody_who_joined_is_dealt_a_hand(house: House) -> None:
    await house.start()
    for person in (house.anna, house.ben):
        hand = house.hand(person)
        assert f"Your hand, {person.name}" in hand.text
        assert sum(button.label.isdigit() for button in hand.buttons) == 7


async def test_nobody_sees_the_hand_of_another(house: House) -> None:
    await house.begin()
    table = await house.table()
    await house.quiet()
    for person, other in ((house.anna, 1), (house.ben, 0)):
        cards = {str(card) for card in table.view(table.seat_of(table.people[other])).hand}  # type: ignore[attr-defined] # a view of The Game
        seen = {label for shown in person.screen_history for label in shown.labels}
        assert not cards & seen


async def test_the_hand_of_who_is_to_play_follows_the_table(house: House) -> None:
    await house.begin()
    assert "Your turn" in house.hand(house.anna).text
    assert "It is Anna's turn" in house.hand(house.ben).text
    await house.act(house.ben, GiveSignal(pile=2, signal=Signal.SMALL_STEPS_ONLY))
    await house.quiet()
    assert "Ben: Small steps only" in house.hand(house.anna).text


async def test_every_hand_says_whose_turn_it_is(house: House) -> None:
    cleo = house.guild.add_person("Cleo")
    board = await house.open()
    await cleo.click(board, "Join")
    await house.anna.click(board, "Start")
    await house.quiet()
    assert "Nobody has started" in house.hand(cleo).text
    await house.act(house.anna, Begin())
    await house.quiet()
    assert "It is Anna's turn" in house.hand(cleo).text
    table = await house.table()
    while table.view(None).turn == 0:  # type: ignore[attr-defined] # a view of The Game
        user, action = progress(table)[0]
        await house.bot.tables.submit_action(table.id, user, action, interaction_id=None, seen_revision=None)
    await house.quiet()
    assert "Your turn" in house.hand(house.ben).text
    assert "It is Ben's turn" in house.hand(cleo).text


async def test_many_wishes_to_redraw_become_few_edits_ending_on_the_last_state(house: House) -> None:
    await house.begin()
    before = house.count(HAND)
    house.sandbox.faults.delay("PATCH", "/webhooks/", 1.0)
    for signal in (*Signal, *Signal, *Signal):
        await house.act(house.ben, GiveSignal(pile=1, signal=signal))
    await house.quiet()
    assert house.count(HAND) - before <= 3
    assert "Ben: I can turn it back" in house.hand(house.anna).text


async def test_somebody_has_one_hand_on_the_screen(house: House) -> None:
    board = await house.begin()
    old = house.hand(house.ben)
    await house.ben.click(board, "My hand")
    assert await house.ben.until(lambda: old.deleted or None)
    assert "Your hand, Ben" in house.hand(house.ben).text
    table = await house.table()
    assert house.bot.hand_messages.can_update(table, ben(table))


async def test_who_asks_for_a_hand_while_it_is_dealt_has_one_of_them(house: House) -> None:
    board = await house.open()
    with redrawings_held(house):
        await house.anna.click(board, "Start")
        await house.ben.command(house.channel, "hand")
    await house.quiet()
    hands = [one for one in house.ben.sees(house.channel) if "Your hand, Ben" in one.text]
    assert len(hands) == 1
    await house.act(house.anna, Begin())
    await house.quiet()
    assert "It is Anna's turn" in hands[0].text


async def test_another_page_is_not_covered_by_a_hand_drawn_before_it(house: House) -> None:
    await house.begin()
    table = await house.table()
    with redrawings_held(house):
        house.bot.hand_messages.update_hand(table, table.people[0])
        await asyncio.sleep(0)
        await house.anna.click(house.hand(house.anna), "Signals")
        page = house.hand(house.anna).text
    await house.quiet()
    assert house.hand(house.anna).text == page
    await house.act(house.ben, GiveSignal(pile=2, signal=Signal.SMALL_STEPS_ONLY))
    await house.quiet()
    assert "Ben: Small steps only" in house.hand(house.anna).text


async def test_news_reach_a_hand_after_an_answer_that_broke(house: House) -> None:
    await house.begin()
    table = await house.table()
    with pytest.raises(RuntimeError), house.bot.hand_messages.hold_updates(table, table.people[0]):
        raise RuntimeError
    await house.act(house.ben, GiveSignal(pile=2, signal=Signal.SMALL_STEPS_ONLY))
    await house.quiet()
    assert "Ben: Small steps only" in house.hand(house.anna).text


async def test_a_hand_whose_token_has_run_out_is_left_alone(house: House) -> None:
    await house.begin()
    house.sandbox.clock.advance(15 * 60)
    table = await house.table()
    assert not house.bot.hand_messages.can_update(table, ben(table))
    before = house.count(HAND)
    house.bot.hand_messages.update_hand(table, ben(table))
    await house.quiet()
    assert house.count(HAND) == before
    await house.ben.click(house.hand(house.ben), "Rules")
    assert await house.ben.until(lambda: house.bot.hand_messages.can_update(table, ben(table)) or None)


async def test_a_hand_that_was_dismissed_is_no_fault(house: House) -> None:
    await house.begin()
    house.ben.dismiss(house.hand(house.ben))
    table = await house.table()
    house.bot.hand_messages.update_hand(table, ben(table))
    await house.quiet()
    await house.ben.command(house.channel, "hand")
    assert "Your hand, Ben" in house.hand(house.ben).text


async def test_a_hand_from_before_is_redrawn_instead_of_acted_on(house: House) -> None:
    await house.begin()
    hand = house.hand(house.anna)
    card = next(button for button in hand.buttons if button.label.isdigit() and not button.disabled)
    old = card.custom_id
    await house.act(house.ben, GiveSignal(pile=2, signal=Signal.SMALL_STEPS_ONLY))
    table = await house.table()
    steps = table.revision
    await house.quiet()
    await house.anna.press(hand, old)
    assert "moved on" in hand.text
    assert table.revision == steps


async def test_who_leaves_has_no_hand_to_be_redrawn(house: House) -> None:
    await house.begin()
    table = await house.table()
    hand = house.hand(house.ben)
    await house.ben.command(house.channel, "game leave")
    before = hand.text
    house.bot.hand_messages.update_hand(table, UserId(house.ben.id))
    await house.quiet()
    assert hand.text == before


async def test_at_the_end_every_hand_says_so(house: House) -> None:
    await house.begin()
    mine, yours = house.hand(house.anna), house.hand(house.ben)
    await house.ben.click(yours, next(button.label for button in yours.buttons if button.label.isdigit()))
    assert "It is Anna's turn" in yours.text
    await house.ben.click(yours, next(button.label for button in yours.buttons if "gap" in button.label))
    assert "Nothing was laid" in yours.text
    await house.anna.command(house.channel, "game end")
    await house.quiet()
    assert "over" in yours.text
    assert "Nothing was laid" not in yours.text
    assert all(button.disabled or not button.label.isdigit() for button in (*mine.buttons, *yours.buttons))

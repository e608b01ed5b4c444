import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import pytest

from bot.components.layout import Layout
from bot.messages import hand_messages
from bot.messages.hand_messages import HandToken
from bot.tables.table import Table
from data.records import UserId
from engine.games.the_game.model import Begin, GiveSignal, Signal
from engine.games.the_mind.model import Ready
from tests.bot.bot_session import BotSession, end_match
from tests.bot.sample_tables import progress
from tests.data.finished_matches import play_match
from tests.hand_texts import cards_in
from tests.patience import ANSWER_WITHIN

HAND = "PATCH /webhooks"


@contextmanager
def redrawings_held(session: BotSession) -> Iterator[None]:
    """Hold all rendering of hands inside the block, and release it afterwards."""
    opened, render = asyncio.Event(), session.bot.parts.hand_messages._render_hand

    async def later(table: Table, user: UserId, token: HandToken, notice: str | None) -> Layout:
        await opened.wait()
        return await render(table, user, token, notice)

    with patch.object(session.bot.parts.hand_messages, "_render_hand", later):
        try:
            yield
        finally:
            opened.set()


def ben(table: Table) -> UserId:
    return table.people[1]


async def play_until_turn_of(session: BotSession, seat: int) -> None:
    """Have the people of The Game play until a seat has its turn."""
    table = await session.table()
    while table.view(None).turn != seat:  # type: ignore[attr-defined] # a view of The Game
        user, action = progress(table)[0]
        await session.bot.parts.tables.submit_action(
            table.id, user, action, interaction_id=None, seen_revision=None
        )
    await session.quiet()


async def test_everybody_who_joined_is_dealt_a_hand(session: BotSession) -> None:
    await session.start()
    for person in (session.anna, session.ben):
        hand = session.hand(person)
        assert f"Your hand, {person.name}" in hand.text
        assert len(cards_in(hand.text)) == 7


async def test_a_hand_that_was_being_sent_when_others_acted_shows_it(session: BotSession) -> None:
    post = await session.open()
    sent, send, opened = list[HandToken](), HandToken.send, asyncio.Event()

    async def send_later(token: HandToken, layout: Layout) -> None:
        sent.append(token)
        await opened.wait()
        await send(token, layout)

    with patch.object(HandToken, "send", send_later):
        await session.anna.click(post, "Start")
        await session.anna.until(lambda: len(sent) == len(session.people))
        await session.act(session.anna, Begin())
        opened.set()
        await session.quiet()
    assert "It's Anna's turn" in session.hand(session.ben).text


async def test_nobody_sees_the_hand_of_another(session: BotSession) -> None:
    await session.begin()
    table = await session.table()
    await session.quiet()
    for person, other in ((session.anna, 1), (session.ben, 0)):
        cards = {str(card) for card in table.view(table.seat_of(table.people[other])).hand}  # type: ignore[attr-defined] # a view of The Game
        seen = {label for shown in person.screen_history for label in shown.labels}
        assert not cards & seen


async def test_the_hand_of_who_is_to_play_follows_the_table(session: BotSession) -> None:
    await session.begin()
    assert "Your turn" in session.hand(session.anna).text
    assert "It's Anna's turn" in session.hand(session.ben).text
    await session.act(session.ben, GiveSignal(pile=2, signal=Signal.SMALL_STEPS_ONLY))
    await session.quiet()
    assert "Ben: Small steps only" in session.hand(session.anna).text


async def test_every_hand_says_whose_turn_it_is(session: BotSession) -> None:
    cleo = session.guild.add_person("Cleo")
    post = await session.open()
    await cleo.click(post, "Join")
    await session.anna.click(post, "Start")
    await session.quiet()
    assert "Nobody has started" in session.hand(cleo).text
    await session.act(session.anna, Begin())
    await session.quiet()
    assert "It's Anna's turn" in session.hand(cleo).text
    await play_until_turn_of(session, seat=1)
    assert "Your turn" in session.hand(session.ben).text
    assert "It's Ben's turn" in session.hand(cleo).text


async def test_many_wishes_to_redraw_become_few_edits_ending_on_the_last_state(session: BotSession) -> None:
    await session.begin()
    before = session.count(HAND)
    session.sandbox.faults.delay("PATCH", "/webhooks/", 1.0)
    for signal in (*Signal, *Signal, *Signal):
        await session.act(session.ben, GiveSignal(pile=1, signal=signal))
    await session.quiet()
    assert session.count(HAND) - before <= 3
    assert "Ben: I can turn it back" in session.hand(session.anna).text


async def test_those_who_act_at_once_make_one_edit_of_each_hand(
    session: BotSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hand_messages, "GATHER_DELAY", ANSWER_WITHIN)
    await session.start()
    before = session.count(HAND)
    for signal in Signal:
        await session.act(session.ben, GiveSignal(pile=1, signal=signal))
    await session.quiet()
    assert session.count(HAND) - before == 1


async def test_a_reply_that_shows_the_last_state_spares_the_edit(
    session: BotSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hand_messages, "GATHER_DELAY", ANSWER_WITHIN)
    await session.start()
    await session.act(session.ben, GiveSignal(pile=2, signal=Signal.SMALL_STEPS_ONLY))
    before = session.count(HAND)
    # A page and back: the hand is shown again, and as it is now.
    await session.anna.click(session.hand(session.anna), "Rules")
    await session.anna.click(session.hand(session.anna), "Back")
    await session.quiet()
    assert session.count(HAND) == before


async def test_a_user_has_one_hand_on_the_screen(session: BotSession) -> None:
    post = await session.begin()
    old = session.hand(session.ben)
    await session.ben.click(post, "My hand")
    assert await session.ben.until(lambda: old.deleted or None)
    assert "Your hand, Ben" in session.hand(session.ben).text
    table = await session.table()
    assert session.bot.parts.hand_messages.can_update(table, ben(table))


async def test_who_asks_for_a_hand_while_it_is_dealt_has_one_of_them(session: BotSession) -> None:
    post = await session.open()
    with redrawings_held(session):
        await session.anna.click(post, "Start")
        await session.ben.command(session.channel, "hand")
    await session.quiet()
    hands = [one for one in session.ben.sees(session.channel) if "Your hand, Ben" in one.text]
    assert len(hands) == 1
    await session.act(session.anna, Begin())
    await session.quiet()
    assert "It's Anna's turn" in hands[0].text


async def test_another_page_is_not_covered_by_a_hand_drawn_before_it(session: BotSession) -> None:
    await session.begin()
    table = await session.table()
    with redrawings_held(session):
        session.bot.parts.hand_messages.update_hand(table, table.people[0])
        await asyncio.sleep(0)
        await session.anna.click(session.hand(session.anna), "Signals")
        page = session.hand(session.anna).text
    await session.quiet()
    assert session.hand(session.anna).text == page
    await session.act(session.ben, GiveSignal(pile=2, signal=Signal.SMALL_STEPS_ONLY))
    await session.quiet()
    assert "Ben: Small steps only" in session.hand(session.anna).text


async def test_a_signal_does_not_close_the_page_on_which_a_pile_is_chosen(session: BotSession) -> None:
    await session.begin()
    card = next(button for button in session.hand(session.anna).buttons if button.label.isdigit())
    await session.anna.press(session.hand(session.anna), card.custom_id)
    assert "Which pile" in session.hand(session.anna).text
    await session.act(session.ben, GiveSignal(pile=2, signal=Signal.SMALL_STEPS_ONLY))
    await session.quiet()
    page = session.hand(session.anna)
    assert "Which pile" in page.text
    assert "Ben: Small steps only" in page.text
    # Its buttons are those of now: the card is laid, and not refused as outdated.
    pile = next(button for button in page.buttons if ":lay:" in button.custom_id)
    await session.anna.press(page, pile.custom_id)
    assert "moved on" not in session.hand(session.anna).text
    assert (await session.table()).view(None).laid == 1  # type: ignore[attr-defined] # a view of The Game


async def test_a_page_on_which_a_pile_is_chosen_closes_when_nobody_can_lay(session: BotSession) -> None:
    await session.begin()
    card = next(button for button in session.hand(session.anna).buttons if button.label.isdigit())
    await session.anna.press(session.hand(session.anna), card.custom_id)
    await session.ben.command(session.channel, "game leave")
    await session.quiet()
    assert "Which pile" not in session.hand(session.anna).text
    assert not any(":lay:" in button.custom_id for button in session.hand(session.anna).buttons)


async def test_signals_and_turns_of_others_do_not_close_the_signals(session: BotSession) -> None:
    await session.start()
    await session.ben.click(session.hand(session.ben), "Signals")
    await session.act(session.anna, GiveSignal(pile=2, signal=Signal.SMALL_STEPS_ONLY))
    await session.quiet()
    assert "Anna: Small steps only" in session.hand(session.ben).text
    await session.act(session.anna, Begin())
    await session.quiet()
    assert "1 ↑ ✋" in {button.label for button in session.hand(session.ben).buttons}
    await play_until_turn_of(session, seat=1)
    assert "Your turn" in session.hand(session.ben).text


async def test_rules_stay_open_until_it_is_the_readers_turn(session: BotSession) -> None:
    await session.begin()
    await session.ben.click(session.hand(session.ben), "Rules")
    page = session.hand(session.ben).text
    before = session.count(HAND)
    await session.act(session.anna, GiveSignal(pile=2, signal=Signal.SMALL_STEPS_ONLY))
    await session.quiet()
    assert session.hand(session.ben).text == page
    assert session.count(HAND) == before
    await play_until_turn_of(session, seat=1)
    assert "Your turn" in session.hand(session.ben).text


async def test_the_end_closes_every_page(session: BotSession) -> None:
    await session.begin()
    await session.ben.click(session.hand(session.ben), "Signals")
    await end_match(session.anna, session.channel)
    await session.quiet()
    assert "over" in session.hand(session.ben).text


async def test_news_reach_a_hand_after_an_answer_that_broke(session: BotSession) -> None:
    await session.begin()
    table = await session.table()
    with pytest.raises(RuntimeError), session.bot.parts.hand_messages.hold_updates(table, table.people[0]):
        raise RuntimeError
    await session.act(session.ben, GiveSignal(pile=2, signal=Signal.SMALL_STEPS_ONLY))
    await session.quiet()
    assert "Ben: Small steps only" in session.hand(session.anna).text


async def test_a_hand_whose_token_has_run_out_is_left_alone(session: BotSession) -> None:
    await session.begin()
    session.sandbox.clock.advance(15 * 60)
    table = await session.table()
    assert not session.bot.parts.hand_messages.can_update(table, ben(table))
    before = session.count(HAND)
    session.bot.parts.hand_messages.update_hand(table, ben(table))
    await session.quiet()
    assert session.count(HAND) == before
    await session.ben.click(session.hand(session.ben), "Rules")
    assert await session.ben.until(
        lambda: session.bot.parts.hand_messages.can_update(table, ben(table)) or None
    )


async def test_a_hand_that_was_dismissed_is_no_fault(session: BotSession) -> None:
    await session.begin()
    session.ben.dismiss(session.hand(session.ben))
    table = await session.table()
    session.bot.parts.hand_messages.update_hand(table, ben(table))
    await session.quiet()
    await session.ben.command(session.channel, "hand")
    assert "Your hand, Ben" in session.hand(session.ben).text


async def test_a_hand_from_before_is_redrawn_instead_of_acted_on(session: BotSession) -> None:
    await session.begin()
    hand = session.hand(session.anna)
    card = next(button for button in hand.buttons if button.label.isdigit() and not button.disabled)
    old = card.custom_id
    await session.act(session.ben, GiveSignal(pile=2, signal=Signal.SMALL_STEPS_ONLY))
    table = await session.table()
    steps = table.revision
    await session.quiet()
    await session.anna.press(hand, old)
    assert "moved on" in hand.text
    assert table.revision == steps


async def test_who_leaves_has_no_hand_any_more_and_the_others_are_offered_no_move(
    session: BotSession,
) -> None:
    await session.begin()
    table = await session.table()
    mine, yours = session.hand(session.anna), session.hand(session.ben)
    await session.ben.command(session.channel, "game leave")
    session.bot.parts.hand_messages.update_hand(table, UserId(session.ben.id))
    await session.quiet()
    assert yours.deleted
    assert [button.label for button in mine.buttons if not button.disabled] == ["Rules"]
    cleo = session.guild.add_person("Cleo")
    await cleo.command(session.channel, "game join")
    await session.quiet()
    assert any(button.label.isdigit() and not button.disabled for button in mine.buttons)


async def test_at_the_end_every_hand_says_so(session: BotSession) -> None:
    await session.start()
    mine, yours = session.hand(session.anna), session.hand(session.ben)
    begin = next(button for button in yours.buttons if button.label == "I start")
    await session.anna.click(mine, "I start")
    await session.ben.press(yours, begin.custom_id)
    assert "already playing" in yours.text
    await end_match(session.anna, session.channel)
    await session.quiet()
    assert "over" in yours.text
    assert "already playing" not in yours.text
    assert not any(button.label.isdigit() for button in (*mine.buttons, *yours.buttons))


async def test_a_hand_rests_before_its_token_expires_until_it_is_asked_for(session: BotSession) -> None:
    await session.begin()
    table = await session.table()
    messages, key = session.bot.parts.hand_messages, (table.id, ben(table))
    token = messages._tokens[key]
    assert token.rest_timer is not None
    messages.rest_hand(table, ben(table), token)
    await session.quiet()
    resting = session.hand(session.ben)
    assert "Your hand has dozed off" in resting.text
    assert [button.label for button in resting.buttons] == ["My hand"]
    assert not resting.attachments
    await session.act(session.anna, GiveSignal(pile=2, signal=Signal.SMALL_STEPS_ONLY))
    await session.quiet()
    assert "dozed off" in session.hand(session.ben).text
    await session.ben.click(resting, "My hand")
    assert await session.ben.until(lambda: messages.can_update(table, ben(table)) or None)
    assert "It's Anna's turn" in session.hand(session.ben).text


async def test_a_hand_that_was_pressed_meanwhile_does_not_rest(session: BotSession) -> None:
    await session.begin()
    table = await session.table()
    messages, key = session.bot.parts.hand_messages, (table.id, ben(table))
    token = messages._tokens[key]
    await session.ben.command(session.channel, "hand")
    assert await session.ben.until(lambda: messages._tokens[key] is not token or None)
    assert token.rest_timer is not None
    assert token.rest_timer.cancelled()
    messages.rest_hand(table, ben(table), token)
    await session.quiet()
    assert "dozed off" not in session.hand(session.ben).text


async def test_others_who_get_ready_are_one_edit_of_a_hand(
    session: BotSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    cleo = session.guild.add_person("Cleo")
    await session.anna.command(session.channel, "game new", game="the-mind")
    for person in (session.ben, cleo):
        await person.command(session.channel, "game join")
    await session.anna.command(session.channel, "game start")
    await session.quiet()
    monkeypatch.setattr(hand_messages, "GATHER_DELAY", 0.0)
    before = session.count(HAND)
    await session.act(session.anna, Ready())
    await session.act(session.ben, Ready())
    await session.quiet()
    assert session.count(HAND) - before == len(("Anna", "Ben", "Cleo"))
    assert "Anna, Ben" in session.hand(cleo).text


async def test_instructions_go_once_a_person_has_finished_two_matches(session: BotSession) -> None:
    for minutes in (20, 40):
        await play_match(session.store, (UserId(session.anna.id),), 3, minutes)
    await session.start()
    assert "Nobody has started yet.\n" in session.hand(session.anna).text
    assert "Look at your cards" in session.hand(session.ben).text
    assert "Look at your hands" in session.post(session.anna).text

"""Bad input: each is refused by a text that only its sender sees, and nothing changes."""

import contextlib
import sqlite3
from collections.abc import Iterator

import pytest

from bot.devtools.sandbox import Person
from bot.words.words import words
from engine.games.the_game.piles import PILES, fits
from tests.e2e.stack import Stack
from tests.e2e.table_session import TableSession
from tests.session import buttons

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def seat_hand(session: TableSession, seat: int) -> tuple[int, ...]:
    return (await session.history()).last.hands[seat]


def add_visitor(session: TableSession, name: str = "Gast", **more: str) -> Person:
    return session.guild.add_person(name, locale=more.get("locale", "de"))


async def test_a_card_that_is_not_held_is_refused(stack: Stack) -> None:
    session = stack.session(2)
    anna = await session.begin()
    card = (await seat_hand(session, 1))[0]
    play = session.type(anna, "play", card=card, pile=1)
    await session.refuses(anna, play, "rule-card-not-held", card=card)
    play = session.type(anna, "play", card=card)
    await session.refuses(anna, play, "rule-card-not-held", card=card)
    play = session.type(anna, "play", card=-7, pile=1)
    await session.refuses(anna, play, "rule-card-not-held", card=-7)


async def test_a_card_that_does_not_fit_is_refused_with_the_piles_it_fits(stack: Stack) -> None:
    session = stack.session(2)
    anna = await session.begin()
    hand = await seat_hand(session, 0)
    # The highest card on a rising pile may be a jump, about which the bot would ask.
    await session.type(anna, "preferences", safety_net=False)
    await session.type(anna, "play", card=hand[-1], pile=1)
    tops = (await session.history()).last.tops
    card = next(card for card in hand[:-1] if not fits(1, tops[0], card))
    piles = ", ".join(str(pile) for pile in PILES if fits(pile, tops[pile - 1], card))
    play = session.type(anna, "play", card=card, pile=1)
    facts = {"card": card, "pile": 1, "top": tops[0], "fits": piles}
    await session.refuses(anna, play, "rule-card-does-not-fit", **facts)


async def test_a_player_out_of_turn_gets_a_refusal_with_the_name_of_the_player_to_move(stack: Stack) -> None:
    session = stack.session(2)
    await session.begin()
    ben = session.people[1]
    card = (await seat_hand(session, 1))[0]
    for doing in (
        session.type(ben, "play", card=card, pile=1),
        session.type(ben, "play", card=card),
        session.type(ben, "done"),
    ):
        await session.refuses(ben, doing, "rule-not-your-turn", name="Anna")
    await session.refuses(ben, session.type(ben, "begin"), "rule-already-begun", name="Anna")


async def test_nobody_plays_before_somebody_starts(stack: Stack) -> None:
    session = stack.session(2)
    await session.deal()
    ben = session.people[1]
    card = (await seat_hand(session, 1))[0]
    await session.refuses(ben, session.type(ben, "play", card=card, pile=1), "rule-nobody-began")
    await session.refuses(ben, session.type(ben, "done"), "rule-nobody-began")


async def test_a_turn_does_not_end_before_the_duty_is_paid(stack: Stack) -> None:
    session = stack.session(2)
    anna = await session.begin()
    await session.refuses(anna, session.type(anna, "done"), "rule-duty-unpaid", owed=2)


async def test_there_are_four_piles(stack: Stack) -> None:
    session = stack.session(2)
    anna = await session.begin()
    card = (await seat_hand(session, 0))[0]
    play = session.type(anna, "play", card=card, pile=9)
    await session.refuses(anna, play, "rule-unknown-pile", pile=9)
    signal = session.type(anna, "signal", pile=5, kind="leave-it-to-me")
    await session.refuses(anna, signal, "rule-unknown-pile", pile=5)


async def test_a_play_without_a_card_is_asked_for_one_and_one_without_a_pile_for_that(stack: Stack) -> None:
    session = stack.session(2)
    anna = await session.begin()
    await session.refuses(anna, session.type(anna, "play"), "table-card-missing")
    card = (await seat_hand(session, 0))[0]
    await session.refuses(anna, session.type(anna, "play", card=card), "the-game-choose-pile", card=card)
    assert buttons(session.hand(anna), "lay")


async def test_where_no_table_is_every_command_says_so(stack: Stack) -> None:
    session = stack.session(1)
    anna = session.people[0]
    for line in ("hand", "begin", "done", "game join", "game leave", "game start", "game cancel", "game end"):
        await session.refuses(anna, session.type(anna, line), "table-no-table-here")
    await session.refuses(anna, session.type(anna, "game table"), "table-no-table-here")
    await session.refuses(anna, session.type(anna, "play", card=7, pile=1), "table-no-table-here")
    assert await anna.complete(session.channel, "play", focus="card") == []


async def test_who_does_not_sit_here_plays_no_part(stack: Stack) -> None:
    session = stack.session(2)
    await session.begin()
    visitor = add_visitor(session)
    for line in ("hand", "begin", "done", "game leave"):
        await session.refuses(visitor, session.type(visitor, line), "table-not-seated")
    await session.refuses(visitor, session.click(visitor, session.table(), "hand"), "table-not-seated")
    await session.refuses(visitor, session.type(visitor, "play", card=7, pile=1), "table-not-seated")
    assert await visitor.complete(session.channel, "play", focus="card") == []
    await session.refuses(visitor, session.type(visitor, "game end"), "table-not-allowed-to-end")


async def test_a_full_table_takes_nobody_else(stack: Stack) -> None:
    session = stack.session(5)
    await session.open()
    visitor = add_visitor(session)
    offered = buttons(session.table(), "join")[0].custom_id
    await session.click(session.people[1], session.table(), "join")
    await visitor.until(lambda: session.people[1].name in session.table(visitor).text)
    late = buttons(session.table(), "join")[0].custom_id
    for person in session.people[2:]:
        await session.click(person, session.table(), "join")
    assert buttons(session.table(), "join") == []
    assert buttons(session.table(), "call-me")
    assert offered == late
    press = session.press(visitor, session.table(), late)
    await session.refuses(visitor, press, "table-table-full", seats=5)
    await session.refuses(visitor, session.type(visitor, "game join"), "table-table-full", seats=5)
    anna = session.people[0]
    await session.refuses(anna, session.type(anna, "game join"), "table-already-seated")


async def test_a_running_match_takes_nobody_else(stack: Stack) -> None:
    session = stack.session(2)
    await session.begin()
    visitor = add_visitor(session)
    await session.refuses(visitor, session.type(visitor, "game join"), "table-table-full", seats=2)


async def test_a_channel_has_one_table(stack: Stack) -> None:
    session = stack.session(2)
    await session.sit_down()
    ben = session.people[1]
    new = session.type(ben, "game new", game="the-game")
    await session.refuses(ben, new, "table-channel-taken", phase="lobby")
    await session.click(ben, session.table(), "start")
    new = session.type(ben, "game new", game="the-game")
    await session.refuses(ben, new, "table-channel-taken", phase="running")
    await session.refuses(ben, session.type(ben, "game start"), "table-already-running")
    await session.refuses(ben, session.type(ben, "game cancel"), "table-already-running")


async def test_a_lobby_is_no_match_yet(stack: Stack) -> None:
    session = stack.session(2)
    await session.sit_down()
    anna, ben = session.people
    for line in ("hand", "begin", "done", "game end"):
        await session.refuses(ben, session.type(ben, line), "table-not-started")
    facts = {"name": "Anna", "seated": "yes"}
    await session.refuses(ben, session.type(ben, "game cancel"), "table-not-allowed-to-cancel", **facts)
    await session.refuses(
        ben, session.click(ben, session.table(), "cancel"), "table-not-allowed-to-cancel", **facts
    )
    assert anna.name in session.table().text


async def test_the_buttons_of_a_closed_lobby_say_that_it_is_closed(stack: Stack) -> None:
    session = stack.session(2)
    await session.open()
    anna, ben = session.people
    lobby = session.table()
    old = {button.press.verb: button.custom_id for button in buttons(lobby)}
    await session.click(anna, lobby, "cancel")
    assert buttons(lobby) == []
    for verb in ("join", "start", "leave"):
        await session.refuses(ben, session.press(ben, lobby, old[verb]), "table-lobby-expired")


async def test_a_click_after_the_end_says_that_it_is_over(stack: Stack) -> None:
    session = stack.session(2)
    anna = await session.begin()
    table, hand = session.table(), session.hand(anna)
    await anna.until(lambda: buttons(session.table(), "hand"))
    on_table, in_hand = buttons(table, "hand")[0].custom_id, buttons(hand, "card")[0].custom_id
    await session.take_turn(anna)
    await session.end(anna)
    await anna.until(lambda: session.over)
    await session.refuses(anna, session.press(anna, table, on_table), "table-table-gone")
    await session.refuses(anna, session.press(anna, hand, in_hand), "table-table-gone")


async def test_a_move_of_another_game_is_refused(stack: Stack) -> None:
    session = stack.session(2)
    anna = session.people[0]
    new = session.type(anna, "game new", game="the-mind", minimum=3)
    await session.refuses(anna, new, "table-option-of-another-game", option="minimum")
    await session.type(anna, "game new", game="the-mind")
    title = words("de")("game-the-mind")
    await session.refuses(anna, session.type(anna, "done"), "table-command-of-another-game", game=title)


@pytest.mark.parametrize("permission", ["send_messages", "view_channel"])
async def test_a_missing_permission_is_named(stack: Stack, permission: str) -> None:
    session = stack.session(1)
    anna = session.people[0]
    session.channel.deny(permission)
    named = permission.replace("_", "-")
    new = session.type(anna, "game new", game="the-game")
    await session.refuses(anna, new, "table-permission-missing", permission=named)
    session.channel.allow(permission)
    await session.open()


async def test_in_a_thread_another_permission_is_needed(stack: Stack) -> None:
    session = stack.session(1)
    session.channel.deny("send_messages_in_threads")
    session.channel = session.channel.add_thread("table two")
    anna = session.people[0]
    new = session.type(anna, "game new", game="the-game")
    await session.refuses(anna, new, "table-permission-missing", permission="send-messages-in-threads")


async def test_a_deleted_table_is_posted_again_at_the_next_change(stack: Stack) -> None:
    session = stack.session(2)
    anna = await session.begin()
    await session.shows_the_last_state()
    await anna.until(lambda: buttons(session.table(), "begin") == [])
    old = session.table()
    stack.sandbox.delete_message(old)
    await session.take_turn(anna)
    await anna.until(session.find_table)
    await session.shows_the_last_state()
    assert session.table() is not old


@contextlib.contextmanager
def refusing(stack: Stack, event: str) -> Iterator[None]:
    """Let the database refuse one kind of write."""
    path = stack.url.split("///")[1]
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute(f"CREATE TRIGGER refuse {event} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END")
        try:
            yield
        finally:
            other.execute("DROP TRIGGER refuse")


async def test_a_move_the_database_refuses_is_not_made(stack: Stack) -> None:
    session = stack.session(2)
    anna = await session.begin()
    lay = await session.choose_cheap_card(anna)
    card, pile = map(int, lay.press.argument.split("."))
    with refusing(stack, "BEFORE INSERT ON match_step"):
        press = session.press(anna, session.hand(anna), lay.custom_id)
        await session.refuses(anna, press, "database-not-saved")
        play = session.type(anna, "play", card=card, pile=pile)
        await session.refuses(anna, play, "database-not-saved")
    await session.press(anna, session.hand(anna), buttons(session.hand(anna), "card")[0].custom_id)
    assert await session.steps() == 1
    await session.play_badly()
    (await session.history()).check()


async def test_a_table_the_database_refuses_is_not_opened(stack: Stack) -> None:
    session = stack.session(2)
    anna = session.people[0]
    with refusing(stack, "BEFORE INSERT ON match"):
        new = session.type(anna, "game new", game="the-game")
        await session.refuses(anna, new, "database-not-saved")
    await session.sit_down()
    with refusing(stack, "BEFORE UPDATE ON match"):
        await session.refuses(anna, session.type(anna, "game start"), "database-not-saved")
    await session.click(anna, session.table(), "start")
    (await session.history()).check()

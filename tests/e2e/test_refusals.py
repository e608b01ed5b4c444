"""Bad input: each is answered by a sentence that only its sender sees, and nothing has changed."""

import contextlib
import sqlite3
from collections.abc import Iterator

import pytest

from bot.devtools.sandbox import Person
from bot.words import words
from engine.games.the_game.piles import PILES, fits
from tests.e2e.evening import Evening, keys
from tests.e2e.house import House

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def seat_hand(evening: Evening, seat: int) -> tuple[int, ...]:
    return (await evening.chronicle()).last.hands[seat]


def guest(evening: Evening, name: str = "Gast", **more: str) -> Person:
    return evening.guild.add_person(name, locale=more.get("locale", "de"))


async def test_a_card_that_is_not_held_is_refused(house: House) -> None:
    evening = house.evening(2)
    anna = await evening.begin()
    card = (await seat_hand(evening, 1))[0]
    play = evening.type(anna, "play", card=card, pile=1)
    await evening.refuses(anna, play, "rule-card-not-held", card=card)
    play = evening.type(anna, "play", card=card)
    await evening.refuses(anna, play, "rule-card-not-held", card=card)
    play = evening.type(anna, "play", card=-7, pile=1)
    await evening.refuses(anna, play, "rule-card-not-held", card=-7)


async def test_a_card_that_does_not_fit_is_refused_with_the_piles_it_fits(house: House) -> None:
    evening = house.evening(2)
    anna = await evening.begin()
    hand = await seat_hand(evening, 0)
    await evening.type(anna, "play", card=hand[-1], pile=1)
    tops = (await evening.chronicle()).last.tops
    card = next(card for card in hand[:-1] if not fits(1, tops[0], card))
    piles = ", ".join(str(pile) for pile in PILES if fits(pile, tops[pile - 1], card))
    play = evening.type(anna, "play", card=card, pile=1)
    facts = {"card": card, "pile": 1, "top": tops[0], "fits": piles}
    await evening.refuses(anna, play, "rule-card-does-not-fit", **facts)


async def test_whoever_is_not_to_play_is_told_who_is(house: House) -> None:
    evening = house.evening(2)
    await evening.begin()
    ben = evening.people[1]
    card = (await seat_hand(evening, 1))[0]
    for doing in (
        evening.type(ben, "play", card=card, pile=1),
        evening.type(ben, "play", card=card),
        evening.type(ben, "done"),
    ):
        await evening.refuses(ben, doing, "rule-not-your-turn", name="Anna")
    await evening.refuses(ben, evening.type(ben, "begin"), "rule-already-begun", name="Anna")


async def test_nobody_plays_before_somebody_starts(house: House) -> None:
    evening = house.evening(2)
    await evening.deal()
    ben = evening.people[1]
    card = (await seat_hand(evening, 1))[0]
    await evening.refuses(ben, evening.type(ben, "play", card=card, pile=1), "rule-nobody-began")
    await evening.refuses(ben, evening.type(ben, "done"), "rule-nobody-began")


async def test_a_turn_does_not_end_before_the_duty_is_paid(house: House) -> None:
    evening = house.evening(2)
    anna = await evening.begin()
    await evening.refuses(anna, evening.type(anna, "done"), "rule-duty-unpaid", owed=2)


async def test_there_are_four_piles(house: House) -> None:
    evening = house.evening(2)
    anna = await evening.begin()
    card = (await seat_hand(evening, 0))[0]
    play = evening.type(anna, "play", card=card, pile=9)
    await evening.refuses(anna, play, "rule-unknown-pile", pile=9)
    signal = evening.type(anna, "signal", pile=5, kind="leave-it-to-me")
    await evening.refuses(anna, signal, "rule-unknown-pile", pile=5)


async def test_a_play_without_a_card_is_asked_for_one_and_one_without_a_pile_for_that(house: House) -> None:
    evening = house.evening(2)
    anna = await evening.begin()
    await evening.refuses(anna, evening.type(anna, "play"), "table-card-missing")
    card = (await seat_hand(evening, 0))[0]
    await evening.refuses(anna, evening.type(anna, "play", card=card), "the-game-choose-pile", card=card)
    assert keys(evening.hand(anna), "lay")


async def test_where_no_table_is_every_command_says_so(house: House) -> None:
    evening = house.evening(1)
    anna = evening.people[0]
    for line in ("hand", "begin", "done", "game join", "game leave", "game start", "game cancel", "game end"):
        await evening.refuses(anna, evening.type(anna, line), "table-no-table-here")
    for line in ("game table", "game rules"):
        await evening.refuses(anna, evening.type(anna, line), "table-no-table-here")
    await evening.refuses(anna, evening.type(anna, "play", card=7, pile=1), "table-no-table-here")
    assert await anna.complete(evening.channel, "play", focus="card") == []


async def test_who_does_not_sit_here_plays_no_part(house: House) -> None:
    evening = house.evening(2)
    await evening.begin()
    visitor = guest(evening)
    for line in ("hand", "begin", "done", "game leave"):
        await evening.refuses(visitor, evening.type(visitor, line), "table-not-seated")
    await evening.refuses(visitor, evening.click(visitor, evening.table(), "hand"), "table-not-seated")
    await evening.refuses(visitor, evening.type(visitor, "play", card=7, pile=1), "table-not-seated")
    assert await visitor.complete(evening.channel, "play", focus="card") == []
    await evening.refuses(visitor, evening.type(visitor, "game end"), "table-not-allowed-to-end")


async def test_a_full_table_takes_nobody_else(house: House) -> None:
    evening = house.evening(5)
    await evening.open()
    visitor = guest(evening)
    offered = keys(evening.table(), "join")[0].custom_id
    await evening.click(evening.people[1], evening.table(), "join")
    await visitor.until(lambda: evening.people[1].name in evening.table(visitor).text)
    late = keys(evening.table(), "join")[0].custom_id
    for person in evening.people[2:]:
        await evening.click(person, evening.table(), "join")
    assert keys(evening.table(), "join")[0].disabled
    assert offered == late
    press = evening.press(visitor, evening.table(), late)
    await evening.refuses(visitor, press, "table-table-full", seats=5)
    await evening.refuses(visitor, evening.type(visitor, "game join"), "table-table-full", seats=5)
    anna = evening.people[0]
    await evening.refuses(anna, evening.type(anna, "game join"), "table-already-seated")


async def test_a_running_match_takes_nobody_else(house: House) -> None:
    evening = house.evening(2)
    await evening.begin()
    visitor = guest(evening)
    await evening.refuses(visitor, evening.type(visitor, "game join"), "table-table-full", seats=2)


async def test_a_channel_has_one_table(house: House) -> None:
    evening = house.evening(2)
    await evening.sit_down()
    ben = evening.people[1]
    new = evening.type(ben, "game new", game="the-game")
    await evening.refuses(ben, new, "table-channel-taken", phase="lobby")
    await evening.click(ben, evening.table(), "start")
    new = evening.type(ben, "game new", game="the-game")
    await evening.refuses(ben, new, "table-channel-taken", phase="running")
    await evening.refuses(ben, evening.type(ben, "game start"), "table-already-running")
    await evening.refuses(ben, evening.type(ben, "game cancel"), "table-already-running")


async def test_a_lobby_is_no_match_yet(house: House) -> None:
    evening = house.evening(2)
    await evening.sit_down()
    anna, ben = evening.people
    for line in ("hand", "begin", "done", "game end"):
        await evening.refuses(ben, evening.type(ben, line), "table-not-started")
    await evening.refuses(ben, evening.type(ben, "game cancel"), "table-not-allowed-to-cancel", name="Anna")
    await evening.refuses(
        ben, evening.click(ben, evening.table(), "cancel"), "table-not-allowed-to-cancel", name="Anna"
    )
    assert anna.name in evening.table().text


async def test_the_buttons_of_a_closed_lobby_say_that_it_is_closed(house: House) -> None:
    evening = house.evening(2)
    await evening.open()
    anna, ben = evening.people
    lobby = evening.table()
    old = {key.press.verb: key.custom_id for key in keys(lobby)}
    await evening.click(anna, lobby, "cancel")
    assert keys(lobby) == []
    for verb in ("join", "start", "leave"):
        await evening.refuses(ben, evening.press(ben, lobby, old[verb]), "table-lobby-expired")


async def test_a_click_after_the_end_says_that_it_is_over(house: House) -> None:
    evening = house.evening(2)
    anna = await evening.begin()
    table, hand = evening.table(), evening.hand(anna)
    assert hand is not None
    await anna.until(lambda: keys(evening.table(), "hand"))
    on_table, in_hand = keys(table, "hand")[0].custom_id, keys(hand, "card")[0].custom_id
    await evening.type(anna, "game end")
    await anna.until(lambda: evening.over)
    await evening.refuses(anna, evening.press(anna, table, on_table), "table-table-gone")
    await evening.refuses(anna, evening.press(anna, hand, in_hand), "table-table-gone")


async def test_a_move_of_another_game_is_refused(house: House) -> None:
    evening = house.evening(2)
    anna = evening.people[0]
    new = evening.type(anna, "game new", game="the-mind", minimum=3)
    await evening.refuses(anna, new, "table-option-of-another-game", option="minimum")
    await evening.type(anna, "game new", game="the-mind")
    title = words("de")("game-the-mind")
    await evening.refuses(anna, evening.type(anna, "done"), "table-command-of-another-game", game=title)


@pytest.mark.parametrize("permission", ["send_messages", "view_channel"])
async def test_a_missing_permission_is_named(house: House, permission: str) -> None:
    evening = house.evening(1)
    anna = evening.people[0]
    evening.channel.deny(permission)
    named = words("de")(f"permission-{permission.replace('_', '-')}")
    new = evening.type(anna, "game new", game="the-game")
    await evening.refuses(anna, new, "table-permission-missing", permission=named)
    evening.channel.allow(permission)
    await evening.open()


async def test_in_a_thread_another_permission_is_needed(house: House) -> None:
    evening = house.evening(1)
    evening.channel.deny("send_messages_in_threads")
    evening.channel = evening.channel.add_thread("table two")
    anna = evening.people[0]
    named = words("de")("permission-send-messages-in-threads")
    new = evening.type(anna, "game new", game="the-game")
    await evening.refuses(anna, new, "table-permission-missing", permission=named)


async def test_a_deleted_table_is_posted_anew_at_the_next_change(house: House) -> None:
    evening = house.evening(2)
    anna = await evening.begin()
    await evening.shows_the_last_state()
    await anna.until(lambda: keys(evening.table(), "begin") == [])
    old = evening.table()
    house.sandbox.delete_message(old)
    await evening.take_turn(anna)
    await anna.until(evening.find_table)
    await evening.shows_the_last_state()
    assert evening.table() is not old


@contextlib.contextmanager
def refusing(house: House, event: str) -> Iterator[None]:
    """Let the database refuse one kind of writing."""
    path = house.url.split("///")[1]
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute(f"CREATE TRIGGER refuse {event} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END")
        try:
            yield
        finally:
            other.execute("DROP TRIGGER refuse")


async def test_a_move_the_database_refuses_is_not_made(house: House) -> None:
    evening = house.evening(2)
    anna = await evening.begin()
    hand = evening.hand(anna)
    assert hand is not None
    card = next(key for key in keys(hand, "card") if not key.disabled)
    await evening.click(anna, hand, "card", card.press.argument)
    lay = keys(hand, "lay")[0]
    with refusing(house, "BEFORE INSERT ON match_step"):
        press = evening.press(anna, hand, lay.custom_id)
        await evening.refuses(anna, press, "table-not-saved")
        play = evening.type(anna, "play", card=int(card.press.argument), pile=1)
        await evening.refuses(anna, play, "table-not-saved")
    await evening.press(anna, evening.hand(anna) or hand, keys(evening.hand(anna), "card")[0].custom_id)
    assert await evening.steps() == 1
    await evening.play()
    (await evening.chronicle()).check()


async def test_a_table_the_database_refuses_is_not_opened(house: House) -> None:
    evening = house.evening(2)
    anna = evening.people[0]
    with refusing(house, "BEFORE INSERT ON match"):
        new = evening.type(anna, "game new", game="the-game")
        await evening.refuses(anna, new, "table-not-saved")
    await evening.sit_down()
    with refusing(house, "BEFORE UPDATE ON match"):
        await evening.refuses(anna, evening.type(anna, "game start"), "table-not-saved")
    await evening.click(anna, evening.table(), "start")
    (await evening.chronicle()).check()

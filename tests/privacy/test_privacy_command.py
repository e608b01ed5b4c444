"""/privacy as people use it: what is stored is seen, taken along, and forgotten."""

import json
from typing import TYPE_CHECKING, cast

import pytest

from bot.devtools.sandbox import NotPossibleError
from bot.words import words
from data.records import Phase, UserId
from tests.bot.connected import House
from tests.bot.evening import allow, forbid
from tests.privacy.evening import answer, ask, evening

if TYPE_CHECKING:
    from collections.abc import Mapping


async def test_what_is_stored_is_told_in_words_with_its_counts(house: House) -> None:
    assert "Nothing." in (await ask(house, house.anna, "show")).text
    await evening(house)
    text = (await ask(house, house.anna, "show")).text
    assert "2 seats you have held" in text
    assert "1 team you have finished matches with" in text
    assert "1 try at a deal of the day" in text
    assert "1 replay you have opened" in text
    assert "What you have set for yourself" in text


async def test_everything_that_is_counted_has_words_in_both_languages(house: House) -> None:
    for what in await house.store.people.count_rows(UserId(house.anna.id)):
        assert words("en").has(f"privacy-stored-{what}")
        assert words("de").has(f"privacy-stored-{what}")


async def test_everything_is_handed_out_as_a_file_to_oneself_alone(house: House) -> None:
    await evening(house)
    message = await ask(house, house.anna, "export")
    (file,) = message.attachments
    told = cast("Mapping[str, object]", json.loads(file.content))
    assert told["user"] == str(house.anna.id)
    assert told["preferences"] == {"pictures": True}
    assert len(cast("list[object]", told["seats"])) == 2
    assert len(cast("list[object]", told["attempts"])) == 1
    assert str(house.ben.id) not in file.content.decode()


async def test_nothing_is_forgotten_before_it_is_confirmed(house: House) -> None:
    await evening(house)
    before = await house.store.people.count_rows(UserId(house.anna.id))
    asked = await ask(house, house.anna, "forget")
    assert "You sit at a table now" in asked.text
    kept = answer(await house.anna.click(asked, "Leave it as it is"))
    assert kept.text == "Nothing was changed."
    assert await house.store.people.count_rows(UserId(house.anna.id)) == before


async def test_the_others_see_a_free_seat_and_can_go_on(house: House) -> None:
    board = await house.begin()
    await house.anna.click(await ask(house, house.anna, "forget"), "Forget me")
    await house.quiet()
    assert "A seat is free" in board.text
    assert "Anna" not in board.text
    assert str(house.anna.id) not in board.text
    cleo = house.guild.add_person("Cleo")
    await cleo.click(board, "Take the free seat")
    await house.quiet()
    assert "Cleo" in board.text
    assert (await house.table()).phase is Phase.RUNNING


async def test_a_forgotten_person_leaves_a_lobby_and_an_empty_one_closes(house: House) -> None:
    opened = await house.anna.command(house.channel, "game new", game="the-game")
    await house.anna.click(await ask(house, house.anna, "forget"), "Forget me")
    await house.quiet()
    assert opened.answer is not None
    assert "closed before it began" in opened.answer.text
    assert not house.bot.tables.has_table(house.channel.id)


async def test_a_hand_is_taken_off_the_screen_of_who_is_forgotten(house: House) -> None:
    await house.begin()
    hand = house.hand(house.anna)
    await house.anna.click(await ask(house, house.anna, "forget"), "Forget me")
    await house.quiet()
    assert hand not in house.anna.sees(house.channel)


async def test_others_are_forgotten_by_nobody(house: House) -> None:
    await evening(house)
    before = await house.store.people.count_rows(UserId(house.ben.id))
    await house.anna.click(await ask(house, house.anna, "forget"), "Forget me")
    after = await house.store.people.count_rows(UserId(house.ben.id))
    assert {**after, "counters": 0} == {**before, "counters": 0}
    assert "Nothing." not in (await ask(house, house.ben, "show")).text


async def test_what_anna_is_asked_ben_cannot_answer(house: House) -> None:
    await evening(house)
    asked = await ask(house, house.anna, "forget")
    with pytest.raises(NotPossibleError):
        await house.ben.click(asked, "Forget me")


async def test_a_database_that_refuses_forgets_nothing_and_says_so(house: House) -> None:
    await evening(house)
    before = await house.store.people.count_rows(UserId(house.anna.id))
    asked = await ask(house, house.anna, "forget")
    await forbid(house.store, "UPDATE ON match_player")
    done = await house.anna.click(asked, "Forget me")
    assert "not everything is forgotten" in answer(done).text
    await allow(house.store)
    assert await house.store.people.count_rows(UserId(house.anna.id)) == before

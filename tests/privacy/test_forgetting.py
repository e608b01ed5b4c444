"""Forgetting somebody everywhere, on both databases."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select

from bot.words import words
from data.records import UserId
from data.schema import metadata
from data.store import Store
from tests.bot.connected import House
from tests.privacy.evening import answer, ask, evening


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    store = await Store.open(database_url)
    yield store
    await store.close()


async def everywhere(store: Store, user: int) -> list[str]:
    """Name every column of the database in which a person's number stands, alone or inside a text."""
    async with store._database.begin_read() as connection:
        return [
            f"{table.name}.{name}"
            for table in metadata.sorted_tables
            for row in (await connection.execute(select(table))).mappings()
            for name, value in row.items()
            if str(user) in str(value)
        ]


async def test_a_forgotten_person_is_in_no_column_of_the_database_and_in_no_memory(house: House) -> None:
    await evening(house)
    user = house.anna.id
    found = await everywhere(house.store, user)
    assert {name.split(".")[0] for name in found} >= {
        "match_player",
        "team_member",
        "daily_attempt",
        "replay_view",
        "preference",
    }
    done = await house.anna.click(await ask(house, house.anna, "forget"), "Forget me")
    assert answer(done).text.startswith("You are forgotten.")
    await house.quiet()
    assert await everywhere(house.store, user) == []
    assert not house.bot.hand_messages.can_update(await house.table(), UserId(user))
    assert not [key for key in house.bot.hand_messages._tokens if key[1] == user]
    assert house.bot.member_names.of(house.guild.id, user, words("en")) == f"<@{user}>"
    assert user not in house.bot.locales
    assert user not in house.bot.preferences._known
    assert all(player.user != user for player in (await house.table()).record.players)


async def test_boards_keep_the_row_of_a_forgotten_person_as_somebody(house: House) -> None:
    await evening(house)
    await house.anna.click(await ask(house, house.anna, "forget"), "Forget me")
    page = await house.ben.command(house.channel, "deal today", game="the-game")
    assert page.answer is not None
    board = answer(await house.ben.click(page.answer, "Board for 2"))
    assert "Ben" in board.text
    assert "somebody" in board.text
    assert "Anna" not in board.text


async def test_a_forgotten_person_who_plays_again_starts_anew(house: House) -> None:
    await evening(house)
    await house.anna.click(await ask(house, house.anna, "forget"), "Forget me")
    await house.quiet()
    assert "Nothing." in (await ask(house, house.anna, "show")).text
    page = await house.anna.command(house.channel, "deal today", game="the-game")
    assert page.answer is not None
    assert "You have not tried this deal yet." in page.answer.text

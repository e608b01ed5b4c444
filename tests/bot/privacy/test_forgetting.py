"""Forgetting a user everywhere, on both databases."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select

from bot.words.words import words
from data.records import UserId
from data.schema import metadata
from data.store import Store
from data.written_texts import NO_TEXTS
from tests.bot.bot_session import BotSession
from tests.bot.privacy.sample_data import answer, ask, play_matches
from tests.cogs.deal.test_deal_command import choose_leaderboard


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


async def test_a_forgotten_person_is_in_no_column_of_the_database_and_in_no_memory(
    session: BotSession,
) -> None:
    await play_matches(session)
    user = session.anna.id
    found = await everywhere(session.store, user)
    assert {name.split(".")[0] for name in found} >= {
        "match_player",
        "team_member",
        "daily_attempt",
        "replay_view",
        "preference",
        "call_request",
        "written_text",
        "night",
        "night_answer",
        "night_presence",
        "night_poll",
        "night_poll_mark",
    }
    done = await session.anna.click(await ask(session, session.anna, "forget"), "Forget me")
    assert answer(done).text.startswith("Done, you're forgotten.")
    await session.quiet()
    assert await everywhere(session.store, user) == []
    assert await session.store.written_texts.texts_of_match((await session.table()).id) == NO_TEXTS
    assert not session.bot.parts.hand_messages.can_update(await session.table(), UserId(user))
    assert not [key for key in session.bot.parts.hand_messages._tokens if key[1] == user]
    assert session.bot.parts.member_names.of(session.guild.id, user, words("en")) == f"<@{user}>"
    assert user not in session.bot.parts.locales
    assert user not in session.bot.parts.preferences._cache
    assert all(player.user != user for player in (await session.table()).record.players)


async def test_leaderboards_keep_the_row_of_a_forgotten_person_as_somebody(session: BotSession) -> None:
    await play_matches(session)
    await session.anna.click(await ask(session, session.anna, "forget"), "Forget me")
    page = await session.ben.command(session.channel, "deal today", game="the-game")
    assert page.answer is not None
    post = await choose_leaderboard(session.ben, page.answer)
    assert "Ben" in post.text
    assert "somebody" in post.text
    assert "Anna" not in post.text


async def test_a_forgotten_user_who_plays_again_starts_from_zero(session: BotSession) -> None:
    await play_matches(session)
    await session.anna.click(await ask(session, session.anna, "forget"), "Forget me")
    await session.quiet()
    assert "Nothing." in (await ask(session, session.anna, "show")).text
    page = await session.anna.command(session.channel, "deal today", game="the-game")
    assert page.answer is not None
    assert "You haven't tried this deal yet." in page.answer.text

"""The comparison of a result with others, as the end of a match shows it."""

import asyncio

import pytest

from bot.devtools.sandbox import Message
from bot.messages import table_messages
from bot.tables.match_log import read_table
from bot.tables.table import Table
from data.errors import NotReadable
from data.records import Ending
from tests.bot.bot_session import BotSession
from tests.bot.sample_tables import progress


async def play_badly(session: BotSession) -> None:
    """Let Anna and Ben play a match that ends soon."""
    await session.start()
    table = await session.table()
    while table.record.ended is None:
        user, action = progress(table)[-1]
        await session.bot.parts.tables.submit_action(
            table.id, user, action, interaction_id=None, seen_revision=None
        )


async def play_out(session: BotSession) -> Message:
    """Do so, and return the message that announces the end."""
    await play_badly(session)
    await session.quiet()
    return session.result()


async def test_the_first_result_says_that_it_is_the_first(session: BotSession) -> None:
    post = await play_out(session)
    assert "🏅 Your team's first match like this." in post.text
    assert "↔️" not in post.text


async def test_the_next_result_is_compared_with_the_one_before(session: BotSession) -> None:
    await play_out(session)
    post = await play_out(session)
    (line,) = [line for line in post.text.splitlines() if line.startswith("🏅")]
    best, _, comparison = line.partition(" ↔️ ")
    assert comparison.endswith((" than last time", " as last time"))
    assert "best so far" in best


async def test_a_match_that_was_ended_early_mentions_no_leaderboard(session: BotSession) -> None:
    await session.begin()
    table = await session.table()
    user, action = progress(table)[0]
    await session.bot.parts.tables.submit_action(
        table.id, user, action, interaction_id=None, seen_revision=None
    )
    await session.bot.parts.end_votes.end(table.id, table.people[0], manages=False)
    await session.quiet()
    assert table.record.ended is not None
    assert table.record.ended.ending is Ending.ABANDONED
    assert "🏅" not in session.result().text


async def test_the_end_shown_after_a_restart_is_compared_as_well(session: BotSession) -> None:
    post = await play_out(session)
    (record,) = await session.store.list_matches_ended_since(
        session.bot.parts.tables.now().replace(year=2000)
    )
    session.bot.parts.table_messages.restore(await read_table(session.store, record))
    before = session.count("PATCH /channels")
    await session.quiet()
    assert session.count("PATCH /channels") > before
    assert "🏅" in post.text


async def test_a_result_read_once_more_while_it_is_shown_is_compared_again(session: BotSession) -> None:
    post = await play_out(session)
    (record,) = await session.store.list_matches_ended_since(
        session.bot.parts.tables.now().replace(year=2000)
    )
    first, second = [await read_table(session.store, record) for _ in range(2)]
    session.bot.parts.table_messages.restore(first)
    await session.anna.until(lambda: first.result_standing)
    session.bot.parts.table_messages.restore(second)
    await session.quiet()
    assert second.result_standing == first.result_standing
    assert "🏅" in post.text


async def test_the_end_is_shown_though_it_cannot_be_compared_yet(
    session: BotSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_messages, "COMPARISON_TIMEOUT", 0.01)
    opened = asyncio.Event()
    compare = session.bot.parts.ended_tables.load_standing

    async def late(table: Table) -> None:
        await opened.wait()
        await compare(table)

    monkeypatch.setattr(session.bot.parts.ended_tables, "load_standing", late)
    await play_badly(session)
    post = await session.anna.until(session.find_result)
    assert "🏅" not in post.text
    opened.set()
    await session.quiet()
    assert "🏅" in post.text


async def test_a_database_that_comes_back_is_asked_again(
    session: BotSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter((NotReadable("away"), NotReadable("away"), None))
    compare = session.bot.parts.ended_tables.load_standing

    async def sometimes(table: Table) -> None:
        if (fault := next(answers)) is not None:
            raise fault
        await compare(table)

    monkeypatch.setattr(session.bot.parts.ended_tables, "load_standing", sometimes)
    await play_badly(session)
    # Nothing was pending before the match, as before the bot closes, when nothing is waited for.
    session.bot.parts.table_messages._closing = False
    post = await session.anna.until(session.find_result)
    await session.anna.until(lambda: "🏅" in post.text or None)
    assert next(answers, "asked three times") == "asked three times"

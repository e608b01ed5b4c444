"""Whatever is lost on the way to Discord, or to the store: in the end one message shows the table."""

from dataclasses import replace

import pytest

from bot.devtools.sandbox import Message
from data.errors import DatabaseRefused
from data.records import ChannelId, MatchId, MatchRecord, MessageId
from tests.bot.bot_session import BotSession
from tests.bot.messages.test_table_messages import list_posts, show_steps

CALLBACK = "/interactions/.*/callback"
MESSAGES = "/channels/[0-9]*/messages$"


async def check_one_post(session: BotSession) -> Message:
    """Check that one message shows the table, and that it is stored."""
    await session.quiet()
    (post,) = list_posts(session)
    table = await session.table()
    assert (table.message, table.posted) == (post.id, None)
    record = await session.store.get_match(table.id)
    assert record is not None
    assert record.message == post.id
    return post


async def post_again(session: BotSession) -> None:
    """Let the table move to the bottom of its channel."""
    await session.ben.command(session.channel, "game table")


def refuse_message(session: BotSession, monkeypatch: pytest.MonkeyPatch, *, times: int) -> None:
    """Let the store refuse several times to remember a table's message."""
    store, stored = session.store, session.store.set_table_message
    left = [times]

    async def refuse(match: MatchId, message: MessageId) -> MatchRecord:
        left[0] -= 1
        if left[0] >= 0:
            reason = "full"
            raise DatabaseRefused(reason)
        return await stored(match, message)

    monkeypatch.setattr(store, "set_table_message", refuse)


@pytest.mark.parametrize("times", [1, 3])
async def test_a_message_that_could_not_be_stored_is_not_posted_twice(
    session: BotSession, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    await session.begin()
    refuse_message(session, monkeypatch, times=times)
    await post_again(session)
    await check_one_post(session)


async def test_a_first_message_that_could_not_be_stored_is_the_table_all_the_same(
    session: BotSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse_message(session, monkeypatch, times=2)
    await session.start()
    post = await check_one_post(session)
    assert "I start" in [button.label for button in post.buttons]


async def test_while_the_store_is_full_the_table_goes_on_in_the_message_that_it_has(
    session: BotSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    await session.begin()
    refuse_message(session, monkeypatch, times=100)
    await post_again(session)
    await session.quiet()
    await show_steps(session, 1)
    await session.quiet()
    newest = list_posts(session)[-1]
    assert "Ben: Leave it to me" in newest.text
    assert (await session.table()).message == newest.id


@pytest.mark.parametrize("times", [1, 3])
async def test_a_message_whose_answer_was_lost_is_not_posted_twice(session: BotSession, times: int) -> None:
    await session.begin()
    session.sandbox.faults.fail("POST", MESSAGES, status=503, times=times, after=True)
    await post_again(session)
    await show_steps(session, 1)
    post = await check_one_post(session)
    assert "Ben: Leave it to me" in post.text


async def test_a_reply_whose_answer_was_lost_leaves_no_second_table(session: BotSession) -> None:
    session.sandbox.faults.fail("POST", CALLBACK, status=503, after=True)
    await session.anna.command(session.channel, "game new", game="the-game")
    table = await session.table()
    await session.anna.until(lambda: table.message)
    post = await check_one_post(session)
    await session.ben.click(post, "Join")
    assert "Ben" in (await check_one_post(session)).text


async def test_a_table_that_a_dead_process_posted_is_found_after_the_start(session: BotSession) -> None:
    forgotten = await session.begin()
    await forget_message(session)
    session.bot.parts.table_messages.restore(await session.table())
    post = await check_one_post(session)
    assert post is not forgotten
    assert session.channel.messages.get(forgotten.id) is None


async def test_where_the_bot_may_not_read_back_the_table_is_shown_all_the_same(session: BotSession) -> None:
    forgotten = await session.begin()
    session.channel.deny("read_message_history")
    await forget_message(session)
    session.bot.parts.table_messages.restore(await session.table())
    await session.quiet()
    assert [one.id for one in list_posts(session)] == [forgotten.id, (await session.table()).message]


async def test_the_tables_of_other_matches_stay(session: BotSession) -> None:
    post = await session.begin()
    elsewhere = session.guild.add_channel("elsewhere")
    await session.ben.command(elsewhere, "game new", game="the-game")
    other = await session.bot.parts.tables.get_in_channel(elsewhere.id)
    await session.ben.until(lambda: other.record.message)
    await session.quiet()
    other.record = replace(other.record, channel=ChannelId(session.channel.id), message=None)
    session.bot.parts.table_messages.restore(other)
    await session.quiet()
    assert [one.id for one in list_posts(session)] == [post.id, other.message]


async def forget_message(session: BotSession) -> None:
    """Let the table have no message, as if it had never been stored."""
    table = await session.table()
    table.record = replace(table.record, message=None)

"""The end of a match: announced once by a message of its own, and what becomes of the table's message."""

import asyncio

import pytest

from bot.devtools.sandbox import Message
from bot.messages.table_publisher import ANNOUNCE_WITHIN
from bot.tables.table import Table
from bot.words.words import words
from data.errors import NotSaved
from data.records import Ending, MatchId
from tests.bot.bot_session import BotSession, end_match
from tests.bot.sample_tables import play_badly, progress


async def play_to_end(session: BotSession) -> Table:
    """Play a match that ends soon."""
    await session.start()
    table = await play_badly(session.bot.parts.tables, await session.table())
    await session.quiet()
    return table


def list_announcements(session: BotSession) -> list[Message]:
    """Return the messages that show the end."""
    public = [one for one in session.ben.sees(session.channel) if not one.ephemeral]
    return [one for one in public if "Play again" in {button.label for button in one.buttons}]


async def restart(session: BotSession, match: MatchId) -> None:
    """Show a match again as the bot does after a restart."""
    table = await session.bot.parts.ended_tables.read_table(match)
    assert table is not None
    session.bot.parts.table_messages.restore(table)
    await session.quiet()


async def test_the_end_calls_the_team_and_the_table_becomes_a_line_with_a_link(session: BotSession) -> None:
    post = await session.start()
    table = await play_badly(session.bot.parts.tables, await session.table())
    await session.quiet()
    result = session.result()
    assert result.id > post.id
    assert result.pinged == [session.anna.user, session.ben.user]
    assert result.text.startswith(
        f"💥 **Ouch. That went fast.** {session.anna.mention} {session.ben.mention}\n"
    )
    assert "Left in the hands" in result.text
    labels = ["Play again", "Can you do better?", "🎞️ Replay", "Name your team"]
    labels += ["🔔 Call me for the next table", "Check this deal"]
    assert [button.label for button in result.buttons] == labels
    link = f"https://discord.com/channels/{session.guild.id}/{session.channel.id}/{result.id}"
    assert post.text == words("en")("end-folded", game="The Game", link=link)
    assert (post.buttons, post.attachments) == ([], [])
    record = await session.store.get_match(table.id)
    assert record is not None
    assert (record.message, record.announcement) == (post.id, result.id)


@pytest.mark.parametrize("fault", [NotSaved("away"), asyncio.CancelledError()], ids=["database", "crash"])
async def test_an_announcement_that_was_not_stored_is_not_posted_twice(
    session: BotSession, monkeypatch: pytest.MonkeyPatch, fault: BaseException
) -> None:
    faults = [fault]
    store = session.bot.parts.tables.set_announcement

    async def fail_once(table: Table, message: int) -> None:
        if faults:
            raise faults.pop()
        await store(table, message)

    monkeypatch.setattr(session.bot.parts.tables, "set_announcement", fail_once)
    table = await play_to_end(session)
    # A task that is cancelled there leaves what a killed process leaves.
    await restart(session, table.id)
    (result,) = list_announcements(session)
    record = await session.store.get_match(table.id)
    assert record is not None
    assert record.announcement == result.id
    assert session.anna.pings.count(result) == 1


async def test_a_table_that_was_not_folded_is_after_a_restart(session: BotSession) -> None:
    session.sandbox.faults.fail("PATCH", "/messages/", status=403)
    post = await session.start()
    table = await play_badly(session.bot.parts.tables, await session.table())
    session.channel.deny("view_channel")
    await session.quiet()
    assert list_announcements(session) == []
    session.channel.allow("view_channel")
    await restart(session, table.id)
    assert "Here is the result" in post.text
    assert len(list_announcements(session)) == 1


async def test_without_the_permission_to_post_the_table_shows_the_result(session: BotSession) -> None:
    post = await session.start()
    table = await session.table()
    session.channel.deny("send_messages")
    await play_badly(session.bot.parts.tables, table)
    await session.quiet()
    assert list_announcements(session) == [post]
    assert "Left in the hands" in post.text
    assert table.record.announcement is None


async def test_long_after_the_end_nobody_is_called(session: BotSession) -> None:
    post = await session.start()
    table = await session.table()
    session.channel.deny("view_channel", "send_messages")
    await play_badly(session.bot.parts.tables, table)
    await session.quiet()
    session.channel.allow("view_channel", "send_messages")
    session.sandbox.clock.advance(ANNOUNCE_WITHIN.total_seconds())
    await restart(session, table.id)
    assert list_announcements(session) == [post]
    assert session.anna.pings == []


async def test_who_wants_no_calls_is_named_but_not_pinged_at_the_end(session: BotSession) -> None:
    await session.ben.command(session.channel, "preferences", calls="never")
    await play_to_end(session)
    assert session.ben.mention in session.result().text
    assert session.result().pinged == [session.anna.user]


async def test_an_announcement_that_somebody_deleted_does_not_come_back(session: BotSession) -> None:
    table = await play_to_end(session)
    session.sandbox.delete_message(session.result())
    await restart(session, table.id)
    assert list_announcements(session) == []


async def test_somebody_alone_is_not_called_at_the_end(session: BotSession) -> None:
    opened = await session.anna.command(session.channel, "game new", game="the-game")
    assert opened.answer is not None
    await session.anna.click(opened.answer, "Start")
    await play_badly(session.bot.parts.tables, await session.table())
    await session.quiet()
    assert session.result().pinged == []
    assert session.result().text.startswith("💥 **Ouch. That went fast.**\n## The Game")


async def test_a_match_ended_before_a_card_was_laid_leaves_one_line(session: BotSession) -> None:
    post = await session.begin()
    table = await session.table()
    await end_match(session.anna, session.channel)
    await session.quiet()
    assert table.record.ended is not None
    assert table.record.ended.ending is Ending.CANCELLED
    assert list_announcements(session) == []
    assert post.text == words("en")("end-unplayed", game="The Game")
    assert (post.buttons, post.attachments) == ([], [])
    history = await session.ben.command(session.channel, "history")
    assert history.answer is not None
    assert history.answer.text == words("en")("history-empty")
    replay = await session.ben.command(session.channel, "replay", match=table.id)
    assert replay.answer is not None
    assert "never started" in replay.answer.text


async def test_a_match_ended_after_a_card_was_laid_is_announced(session: BotSession) -> None:
    await session.begin()
    table = await session.table()
    user, action = progress(table)[0]
    await session.bot.parts.tables.submit_action(
        table.id, user, action, interaction_id=None, seen_revision=None
    )
    await end_match(session.anna, session.channel)
    await session.quiet()
    assert session.result().text.startswith("That was it, ")
    assert "ended early" in session.result().text


async def test_play_again_asks_those_who_have_been_away_and_does_not_seat_them(session: BotSession) -> None:
    await play_to_end(session)
    session.bot.parts.tables.presence.forget_user(session.anna.id)
    result = session.result()
    asked = (await session.ben.click(result, "Play again")).answer
    assert asked is not None
    assert asked.pinged == [session.anna.user]
    assert f"{session.anna.mention}, Ben would like to play again. Are you in?" in asked.text
    table = await session.table()
    assert [table.host, *table.invited] == [session.ben.id, session.anna.id]
    joined = (await session.anna.click(result, "Play again")).answer
    assert joined is not None
    assert joined.ephemeral
    await session.quiet()
    assert list(table.people) == [session.ben.id, session.anna.id]
    assert "would like to play again" not in asked.text
    assert "Play again" in {button.label for button in result.buttons}


async def test_one_press_seats_everybody_who_is_there_and_then_the_cards_are_dealt(
    session: BotSession,
) -> None:
    await play_to_end(session)
    again = (await session.ben.click(session.result(), "Play again")).answer
    assert again is not None
    assert "🔁 **Once more!** The cards are dealt <t:" in again.text
    table = await session.table()
    assert list(table.people) == [session.ben.id, session.anna.id]
    hands = session.bot.parts.hand_messages
    await session.anna.until(lambda: len(hands.list_reachable(table.id, table.people)) == len(table.people))
    await session.bot.parts.lobbies.deal_unasked(table.id)
    await session.quiet()
    shown = [session.find_hand(person) for person in (session.anna, session.ben)]
    assert [hand is not None and "Look at your cards" in hand.text for hand in shown] == [True, True]


async def test_two_who_press_at_the_same_moment_are_both_seated_and_told_so(session: BotSession) -> None:
    await play_to_end(session)
    result, people = session.result(), (session.anna, session.ben)
    done = await asyncio.gather(*(person.click(result, "Play again") for person in people))
    await session.quiet()
    texts = [one.answer.text for one in done if one.answer is not None]
    assert len(texts) == len(people)
    assert sum("Once more!" in text for text in texts) == 1
    assert words("en")("reply-join") in texts
    assert {*(await session.table()).people} == {person.id for person in people}


async def test_who_has_sat_down_at_another_table_is_asked_and_not_seated(session: BotSession) -> None:
    await play_to_end(session)
    elsewhere = session.guild.add_channel("elsewhere")
    await session.anna.command(elsewhere, "game new", game="the-game")
    asked = (await session.ben.click(session.result(), "Play again")).answer
    assert asked is not None
    assert asked.pinged == [session.anna.user]
    assert list((await session.table()).people) == [session.ben.id]


async def test_who_presses_not_me_is_not_dealt_to_and_the_others_wait(session: BotSession) -> None:
    await play_to_end(session)
    again = (await session.ben.click(session.result(), "Play again")).answer
    assert again is not None
    await session.anna.click(again, "Not me")
    table = await session.table()
    await session.bot.parts.lobbies.deal_unasked(table.id)
    await session.quiet()
    assert list(table.people) == [session.ben.id]
    assert table.record.started is None
    assert "Once more!" not in again.text


async def test_somebody_alone_plays_again_with_one_press(session: BotSession) -> None:
    opened = await session.anna.command(session.channel, "game new", game="the-game")
    assert opened.answer is not None
    await session.anna.click(opened.answer, "Start")
    await play_badly(session.bot.parts.tables, await session.table())
    await session.quiet()
    await session.anna.click(session.result(), "Play again")
    table = await session.table()
    await session.anna.until(lambda: table.record.started)


async def test_only_those_who_played_may_ask_for_another_match(session: BotSession) -> None:
    await play_to_end(session)
    done = await session.guild.add_person("Cleo").click(session.result(), "Play again")
    assert done.answer is not None
    assert done.answer.text == words("en")("table-not-seated")


async def test_an_invitation_to_a_user_who_is_forgotten_is_dropped(session: BotSession) -> None:
    await play_to_end(session)
    session.bot.parts.tables.presence.forget_user(session.anna.id)
    asked = (await session.ben.click(session.result(), "Play again")).answer
    assert asked is not None
    table = await session.table()
    await session.bot.parts.tables.reload_tables_of(table.invited[0])
    assert table.invited == ()

import asyncio
import sys
import time

import pytest

from bot.devtools.sandbox import Channel, Message
from bot.messages.latest import LatestUpdate, UpdateGroup
from bot.messages.table_publisher import MAX_MESSAGES_BELOW, TablePublisher
from bot.process.reply_priority import ReplyPriority
from bot.settings.preferences import CallPreference
from bot.tables.table import Table
from data.records import UserId
from engine.games.the_game.model import Begin, GiveSignal, Signal, TakeBackSignal
from engine.games.the_mind.model import Ready
from tests.bot.bot_session import EDIT, POST, BotSession, end_match, run_bot
from tests.bot.sample_tables import progress
from tests.patience import ANSWER_WITHIN


async def show_steps(session: BotSession, many: int) -> None:
    """Submit a number of steps at once."""
    await session.act(session.ben, GiveSignal(pile=4, signal=Signal.LEAVE_IT_TO_ME))
    signals = list(Signal)
    for number in range(many):
        await session.act(session.ben, GiveSignal(pile=1, signal=signals[number % 3]))
    await session.act(session.ben, TakeBackSignal(pile=4))


async def call_at_once(session: BotSession) -> None:
    """Let both players be called as soon as it is their turn."""
    for person in (session.anna, session.ben):
        await session.bot.parts.preferences.change(
            UserId(person.id), lambda old: old.model_copy(update={"calls": CallPreference.AT_ONCE})
        )


def list_posts(session: BotSession) -> list[Message]:
    """Return the tables that stand in the channel."""
    return [
        one for one in session.ben.sees(session.channel) if not one.ephemeral and "## The Game" in one.text
    ]


async def test_much_news_makes_few_edits_and_the_last_state_stands(session: BotSession) -> None:
    post = await session.begin()
    before, edit_takes = session.count(EDIT), 0.2
    session.sandbox.faults.delay("PATCH", "/messages/", edit_takes)
    started = time.monotonic()
    await show_steps(session, 31)
    # One edit at a time, however long a busy machine takes for the steps, and one with the last state.
    most = (time.monotonic() - started) / edit_takes + 2
    await session.quiet()
    assert session.count(EDIT) - before <= most
    assert "Ben: Leave it to me" in post.text


async def test_those_who_get_ready_are_one_edit_of_the_table(session: BotSession) -> None:
    cleo = session.guild.add_person("Cleo")
    opened = await session.anna.command(session.channel, "game new", game="the-mind")
    for person in (session.ben, cleo):
        await person.command(session.channel, "game join")
    await session.anna.command(session.channel, "game start")
    await session.quiet()
    before = session.count(EDIT)
    await session.act(session.anna, Ready())
    await session.act(session.ben, Ready())
    await session.quiet()
    assert session.count(EDIT) - before == 1
    assert opened.answer is not None
    assert "Anna, Ben" in opened.answer.text


async def test_a_table_is_edited_where_it_stands(session: BotSession) -> None:
    post = await session.begin()
    await show_steps(session, 1)
    await session.quiet()
    assert list_posts(session) == [post]
    assert (await session.table()).record.message == post.id


async def test_the_channel_hears_who_left_a_match_and_who_is_host_now(session: BotSession) -> None:
    await session.begin()
    cleo = session.guild.add_person("Cleo")
    for person in (session.ben, session.anna):
        await session.ask(person, "game leave")
        await session.quiet()
    texts = [one.text for one in cleo.sees(session.channel) if "has left" in one.text]
    assert texts == ["👋 Ben has left the table.", "👋 Anna has left the table."]
    await session.ask(session.ben, "game join")
    await session.ask(session.anna, "game join")
    await session.ask(session.ben, "game leave")
    await session.quiet()
    assert "👋 Ben has left the table. Anna is the host now." in cleo.sees(session.channel)[-1].text


async def test_a_table_joined_before_the_bot_knows_its_message_gets_no_second_one(
    session: BotSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = asyncio.Event()
    set_message = session.bot.parts.tables.set_message

    async def set_late(table: Table, message: int) -> None:
        await known.wait()
        await set_message(table, message)

    monkeypatch.setattr(session.bot.parts.tables, "set_message", set_late)
    opening = asyncio.create_task(session.anna.command(session.channel, "game new", game="the-game"))
    post = await session.ben.until(lambda: next(iter(list_posts(session)), None))
    await session.ben.click(post, "Join")
    await session.anna.click(post, "Start")
    table = await session.table()
    assert table.record.message is None
    known.set()
    await opening
    await session.anna.until(lambda: table.record.message == post.id or None)
    await session.quiet()
    assert list_posts(session) == [post]
    assert "I start" in [button.label for button in post.buttons]


async def test_an_old_table_message_is_posted_again(session: BotSession) -> None:
    post = await session.begin()
    session.sandbox.clock.advance(56 * 60)
    await show_steps(session, 1)
    await session.quiet()
    (fresh,) = list_posts(session)
    assert post.deleted
    assert (await session.table()).record.message == fresh.id
    await session.ben.click(fresh, "Rules")


async def test_a_table_message_below_many_others_is_posted_again(session: BotSession) -> None:
    post = await session.begin()
    for number in range(MAX_MESSAGES_BELOW):
        await session.ben.write(session.channel, "so much to say" + "!" * number)
    table, posts = await session.table(), session.bot.parts.table_messages._posts
    await session.ben.until(lambda: posts[table.id].message.messages_below >= MAX_MESSAGES_BELOW or None)
    await show_steps(session, 1)
    await session.quiet()
    (fresh,) = list_posts(session)
    assert post.deleted
    assert fresh.id > post.id


async def test_a_few_words_below_a_table_move_nothing(session: BotSession) -> None:
    post = await session.begin()
    await session.ben.write(session.channel, "hm")
    await show_steps(session, 1)
    await session.quiet()
    assert list_posts(session) == [post]


async def test_a_deleted_table_message_is_posted_again(session: BotSession) -> None:
    post = await session.begin()
    session.sandbox.delete_message(post)
    await show_steps(session, 1)
    await session.quiet()
    (fresh,) = list_posts(session)
    assert "Small steps only" in fresh.text or "Leave it to me" in fresh.text


@pytest.mark.parametrize(("status", "times"), [(500, 1), (503, 3)])
async def test_a_table_is_shown_after_errors_of_discords(
    session: BotSession, status: int, times: int
) -> None:
    post = await session.begin()
    session.sandbox.faults.fail("PATCH", f"/messages/{post.id}$", status=status, times=times)
    await show_steps(session, 1)
    await session.quiet()
    assert "Ben: Leave it to me" in post.text


async def test_a_table_waits_as_long_as_discord_asks_for(session: BotSession) -> None:
    post = await session.begin()
    session.sandbox.faults.rate_limit("PATCH", f"/messages/{post.id}$", 0.2)
    await show_steps(session, 2)
    await session.quiet()
    assert "Ben: Small steps only" in post.text


async def test_no_wait_of_discords_that_is_too_long_holds_a_table(
    session: BotSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    await session.begin()
    # The module as it was loaded by the bot.
    monkeypatch.setattr(sys.modules["cogs.game"], "_MOVE_TIMEOUT", 0.1)
    # In place of half a minute.
    session.bot.http.max_ratelimit_timeout = 0.5
    session.sandbox.faults.rate_limit("POST", f"/channels/{session.channel.id}/messages$", 1.0)
    moved = await session.ben.command(session.channel, "game table")
    assert moved.answer is not None
    assert moved.answer.text.startswith("The table is on its way")
    table = await session.table()
    assert session.bot.parts.table_messages.behind == 1
    await session.act(session.ben, GiveSignal(pile=4, signal=Signal.LEAVE_IT_TO_ME))
    assert await session.bot.parts.table_messages.wait_until_shown(table, ANSWER_WITHIN)
    assert session.bot.parts.table_messages.behind == 0
    (post,) = list_posts(session)
    assert "Ben: Leave it to me" in post.text


async def test_a_table_says_that_it_has_moved_once_it_has(session: BotSession) -> None:
    post = await session.begin()
    moved = await session.ben.command(session.channel, "game table")
    assert moved.answer is not None
    assert moved.answer.text == "The table is back at the bottom of the channel."
    assert list_posts(session) != [post]


async def test_a_table_is_updated_again_after_the_bot_may_send_again(session: BotSession) -> None:
    post = await session.begin()
    session.channel.deny("view_channel", "send_messages")
    await show_steps(session, 1)
    await session.quiet()
    session.channel.allow("view_channel", "send_messages")
    await session.act(session.anna, GiveSignal(pile=2, signal=Signal.SMALL_STEPS_ONLY))
    await session.quiet()
    assert "Anna: Small steps only" in post.text


async def begin_in_thread(session: BotSession) -> Channel:
    """Begin a match in a thread."""
    session.channel = session.channel.add_thread("Table")
    await session.begin()
    return session.channel


async def test_a_move_brings_an_archived_thread_back(session: BotSession) -> None:
    thread = await begin_in_thread(session)
    thread.archived = True
    await show_steps(session, 1)
    await session.quiet()
    (post,) = list_posts(session)
    assert "Ben: Leave it to me" in post.text
    assert not thread.archived


async def test_a_refresh_leaves_an_archived_thread_alone(session: BotSession) -> None:
    thread = await begin_in_thread(session)
    thread.archived = True
    session.bot.parts.table_messages.refresh(await session.table())
    await session.quiet()
    assert thread.archived


async def test_a_locked_thread_is_said_on_the_hands_until_it_is_reopened(
    session: BotSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules["cogs.game"], "_MOVE_TIMEOUT", 0.1)
    thread = await begin_in_thread(session)
    thread.archived = thread.locked = True
    await session.act(session.ben, GiveSignal(pile=1, signal=Signal.LEAVE_IT_TO_ME))
    await session.quiet()
    said = "This thread is archived or locked"
    assert [said in session.hand(person).text for person in (session.anna, session.ben)] == [True, True]
    moved = await session.ben.command(thread, "game table")
    assert moved.answer is not None
    assert said in moved.answer.text
    thread.archived = thread.locked = False
    await session.act(session.ben, GiveSignal(pile=2, signal=Signal.LEAVE_IT_TO_ME))
    await session.quiet()
    assert said not in session.hand(session.anna).text


async def test_whose_turn_it_is_is_called_once_in_every_turn(session: BotSession) -> None:
    await session.start()
    await call_at_once(session)
    await session.act(session.anna, Begin())
    await session.quiet()
    assert [len(session.anna.pings), len(session.ben.pings)] == [0, 0]
    table = await session.table()
    for _ in range(3):
        while table.view(None).turn == 0:  # type: ignore[attr-defined] # a view of The Game
            user, action = progress(table)[0]
            await session.bot.parts.tables.submit_action(
                table.id, user, action, interaction_id=None, seen_revision=None
            )
        await session.quiet()
        while table.view(None).turn == 1:  # type: ignore[attr-defined] # a view of The Game
            user, action = progress(table)[0]
            await session.bot.parts.tables.submit_action(
                table.id, user, action, interaction_id=None, seen_revision=None
            )
        await session.quiet()
    assert [len(session.anna.pings), len(session.ben.pings)] == [3, 3]
    calls = [one for one in session.ben.sees(session.channel) if "it's your turn" in one.text]
    assert [one.text for one in calls] == [f"{session.anna.mention}, it's your turn."]
    await session.anna.click(calls[0], "My hand")


async def test_a_call_that_discord_did_not_take_is_made_again(session: BotSession) -> None:
    await session.begin()
    await call_at_once(session)
    table = await session.table()
    session.sandbox.faults.fail("POST", "/messages$", status=503, times=2)
    while table.view(None).turn == 0:  # type: ignore[attr-defined] # a view of The Game
        user, action = progress(table)[0]
        await session.bot.parts.tables.submit_action(
            table.id, user, action, interaction_id=None, seen_revision=None
        )
    await session.quiet()
    assert len(session.ben.pings) == 1


async def test_after_the_end_it_is_nobodys_turn(session: BotSession) -> None:
    await session.begin()
    await end_match(session.anna, session.channel)
    await session.quiet()
    assert [one for one in session.ben.sees(session.channel) if "it's your turn" in one.text] == []
    assert session.bot.parts.table_messages._posts == {}
    assert session.bot.parts.hand_messages._tokens == {}


async def test_somebody_alone_is_not_called(session: BotSession) -> None:
    opened = await session.anna.command(session.channel, "game new", game="the-game")
    assert opened.answer is not None
    await session.anna.click(opened.answer, "Start")
    await session.quiet()
    await session.act(session.anna, Begin())
    await session.quiet()
    assert session.anna.pings == []
    assert session.count(POST) == 0


async def test_a_reminder_pings_the_player_to_move(session: BotSession) -> None:
    await session.begin()
    session.sandbox.clock.advance(13 * 60 * 60)
    for _ in range(2):
        await session.bot.parts.housekeeping.run_round()
    reminders = [one for one in session.ben.sees(session.channel) if "waiting for you" in one.text]
    assert [one.pinged for one in reminders] == [[session.anna.user]]
    session.sandbox.clock.advance(13 * 60 * 60)
    await session.bot.parts.housekeeping.run_round()
    await session.quiet()
    assert (await session.table()).record.set_aside is not None
    (post,) = list_posts(session)
    assert "on hold" in post.text
    await session.ben.command(session.channel, "game table")
    await session.quiet()
    (post,) = list_posts(session)
    assert "on hold" not in post.text


async def test_a_vote_to_end_lapses_on_the_screen_and_is_taken_back_by_its_button(
    session: BotSession,
) -> None:
    post = await session.begin()
    asked = (await session.ben.command(session.channel, "game end")).answer
    assert asked is not None
    assert "of 98 cards are still unplayed" in asked.text
    assert "0 of 2 votes so far" in asked.text
    await session.ben.click(asked, "Vote to end")
    await session.quiet()
    assert "1 of 2 votes" in post.text
    await session.ben.click(asked, "Take my vote back")
    await session.quiet()
    assert "votes" not in post.text
    again = (await session.ben.command(session.channel, "game end")).answer
    assert again is not None
    await session.ben.click(again, "Vote to end")
    for minutes, counts in ((4, True), (2, False)):
        session.sandbox.clock.advance(minutes * 60)
        await session.bot.parts.housekeeping.run_round()
        await session.quiet()
        assert ("1 of 2 votes" in post.text) == counts
    assert (await session.table()).record.ended is None


async def test_a_lobby_nobody_came_to_is_closed_on_the_screen(session: BotSession) -> None:
    post = await session.open()
    session.sandbox.clock.advance(29 * 60)
    await session.bot.parts.housekeeping.run_round()
    assert "can press **Start**" in post.text
    session.sandbox.clock.advance(2 * 60)
    await session.bot.parts.housekeeping.run_round()
    await session.quiet()
    assert "Nothing happened here" in post.text
    assert post.buttons == []


async def test_lobbies_are_closed_by_themselves_while_the_bot_runs(session: BotSession) -> None:
    post = await session.open()
    session.sandbox.clock.advance(31 * 60)
    rounds = session.bot.parts.housekeeping._run_every_interval
    rounds.change_interval(seconds=0.02)
    rounds.restart()
    assert await session.ben.until(lambda: "Nothing happened here" in post.text or None)
    running = rounds.get_task()
    assert running is not None
    await session.bot.close()
    await asyncio.wait({running}, timeout=ANSWER_WITHIN)
    assert running.cancelled()


async def test_what_the_end_of_the_bot_cuts_off_is_no_fault(
    session: BotSession, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await session.start()
    table = await session.table()

    async def find_session_closed(_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(TablePublisher, "update", lambda _, post: find_session_closed(post))
    session.bot.parts.table_messages.stop()
    session.bot.parts.table_messages.refresh(table)
    await session.bot.parts.table_messages.wait_until_idle()
    monkeypatch.undo()
    shown = [record for record in caplog.records if record.name == "bot.messages.latest"]
    assert [(record.levelname, record.exc_info) for record in shown] == [("WARNING", None)]


async def test_a_restart_edits_no_table_that_ended_in_a_thread_archived_since(session: BotSession) -> None:
    thread = await begin_in_thread(session)
    await session.bot.parts.end_votes.end((await session.table()).id, UserId(session.anna.id), manages=False)
    await session.quiet()
    await session.bot.close()
    thread.archived = True
    before = session.count("PATCH"), session.count("POST")
    async with run_bot(session.sandbox, session.store) as bot:
        await bot.finish()
    assert (session.count("PATCH"), session.count("POST")) == before


async def test_an_answer_waits_for_the_edit_of_its_message() -> None:
    order = list[str]()
    began, goes_on = asyncio.Event(), asyncio.Event()

    async def edit() -> None:
        began.set()
        await goes_on.wait()
        order.append("edit")

    update = LatestUpdate(UpdateGroup(ReplyPriority()), "a table", edit, pause=lambda: 0.0)
    update.request()
    await began.wait()

    async def answer() -> None:
        async with update.take_turn(within=60):
            order.append("answer")

    answering = asyncio.create_task(answer())
    await asyncio.sleep(0)
    update.request()
    goes_on.set()
    await answering
    assert order[:2] == ["edit", "answer"]
    await update.wait_until_shown(60)

import asyncio

import pytest

from bot.devtools.sandbox import Message
from bot.messages.table_messages import MAX_MESSAGES_BELOW
from engine.games.the_game.model import Begin, GiveSignal, Signal, TakeBackSignal
from tests.bot.connected import EDIT, POST, House
from tests.bot.evening import progress


async def show_steps(house: House, many: int) -> None:
    """Take so many steps at once."""
    await house.act(house.ben, GiveSignal(pile=4, signal=Signal.LEAVE_IT_TO_ME))
    signals = list(Signal)
    for number in range(many):
        await house.act(house.ben, GiveSignal(pile=1, signal=signals[number % 3]))
    await house.act(house.ben, TakeBackSignal(pile=4))


def leaderboards(house: House) -> list[Message]:
    """Return the tables that stand in the channel."""
    return [one for one in house.ben.sees(house.channel) if not one.ephemeral and "## The Game" in one.text]


async def test_much_news_makes_few_edits_and_the_last_state_stands(house: House) -> None:
    board = await house.begin()
    before = house.count(EDIT)
    house.sandbox.faults.delay("PATCH", "/messages/", 0.2)
    await show_steps(house, 31)
    await house.quiet()
    assert house.count(EDIT) - before <= 4
    assert "Ben: Leave it to me" in board.text


async def test_a_table_is_edited_where_it_stands(house: House) -> None:
    board = await house.begin()
    await show_steps(house, 1)
    await house.quiet()
    assert leaderboards(house) == [board]
    assert (await house.table()).record.message == board.id


async def test_a_table_that_grows_old_is_posted_anew(house: House) -> None:
    board = await house.begin()
    house.sandbox.clock.advance(56 * 60)
    await show_steps(house, 1)
    await house.quiet()
    (fresh,) = leaderboards(house)
    assert board.deleted
    assert (await house.table()).record.message == fresh.id
    await house.ben.click(fresh, "Rules")


async def test_a_table_that_is_buried_is_posted_anew(house: House) -> None:
    board = await house.begin()
    for number in range(MAX_MESSAGES_BELOW):
        await house.ben.write(house.channel, "so much to say" + "!" * number)
    table = await house.table()
    await house.ben.until(
        lambda: house.bot.table_messages._posts[table.id].messages_below >= MAX_MESSAGES_BELOW or None
    )
    await show_steps(house, 1)
    await house.quiet()
    (fresh,) = leaderboards(house)
    assert board.deleted
    assert fresh.id > board.id


async def test_a_few_words_below_a_table_move_nothing(house: House) -> None:
    board = await house.begin()
    await house.ben.write(house.channel, "hm")
    await show_steps(house, 1)
    await house.quiet()
    assert leaderboards(house) == [board]


async def test_a_table_that_somebody_deleted_is_posted_anew(house: House) -> None:
    board = await house.begin()
    house.sandbox.delete_message(board)
    await show_steps(house, 1)
    await house.quiet()
    (fresh,) = leaderboards(house)
    assert "Small steps only" in fresh.text or "Leave it to me" in fresh.text


@pytest.mark.parametrize(("status", "times"), [(500, 1), (503, 3)])
async def test_a_table_is_shown_after_errors_of_discords(house: House, status: int, times: int) -> None:
    board = await house.begin()
    house.sandbox.faults.fail("PATCH", f"/messages/{board.id}$", status=status, times=times)
    await show_steps(house, 1)
    await house.quiet()
    assert "Ben: Leave it to me" in board.text


async def test_a_table_waits_as_long_as_discord_asks_for(house: House) -> None:
    board = await house.begin()
    house.sandbox.faults.rate_limit("PATCH", f"/messages/{board.id}$", 0.2)
    await show_steps(house, 2)
    await house.quiet()
    assert "Ben: Small steps only" in board.text


async def test_a_channel_in_which_nothing_may_be_said_stops_nobody(house: House) -> None:
    board = await house.begin()
    house.channel.deny("view_channel", "send_messages")
    await show_steps(house, 1)
    await house.quiet()
    house.channel.allow("view_channel", "send_messages")
    await house.act(house.anna, GiveSignal(pile=2, signal=Signal.SMALL_STEPS_ONLY))
    await house.quiet()
    assert "Anna: Small steps only" in board.text


async def test_whose_turn_it_is_is_called_once_in_every_turn(house: House) -> None:
    await house.start()
    await house.act(house.anna, Begin())
    await house.quiet()
    assert [len(house.anna.pings), len(house.ben.pings)] == [1, 0]
    table = await house.table()
    for _ in range(3):
        while table.view(None).turn == 0:  # type: ignore[attr-defined] # a view of The Game
            user, action = progress(table)[0]
            await house.bot.tables.submit_action(
                table.id, user, action, interaction_id=None, seen_revision=None
            )
        await house.quiet()
        while table.view(None).turn == 1:  # type: ignore[attr-defined] # a view of The Game
            user, action = progress(table)[0]
            await house.bot.tables.submit_action(
                table.id, user, action, interaction_id=None, seen_revision=None
            )
        await house.quiet()
    assert [len(house.anna.pings), len(house.ben.pings)] == [4, 3]
    calls = [one for one in house.ben.sees(house.channel) if "it is your turn" in one.text]
    assert [one.text for one in calls] == [f"{house.anna.mention}, it is your turn."]
    await house.anna.click(calls[0], "My hand")


async def test_a_call_that_discord_did_not_take_is_made_again(house: House) -> None:
    await house.start()
    house.sandbox.faults.fail("POST", "/messages$", status=503, times=2)
    await house.act(house.anna, Begin())
    await house.quiet()
    assert len(house.anna.pings) == 1


async def test_after_the_end_nobody_is_called(house: House) -> None:
    await house.begin()
    await house.anna.command(house.channel, "game end")
    await house.quiet()
    assert [one for one in house.ben.sees(house.channel) if "it is your turn" in one.text] == []
    (board,) = leaderboards(house)
    assert "ended early" in board.text
    assert house.bot.table_messages._posts == {}
    assert house.bot.hand_messages._tokens == {}
    await house.ben.click(board, "Play again")
    await house.quiet()
    assert (await house.table()).people == (house.anna.id, house.ben.id)


async def test_somebody_alone_is_not_called(house: House) -> None:
    opened = await house.anna.command(house.channel, "game new", game="the-game")
    assert opened.answer is not None
    await house.anna.click(opened.answer, "Start")
    await house.quiet()
    await house.act(house.anna, Begin())
    await house.quiet()
    assert house.anna.pings == []
    assert house.count(POST) == 0


async def test_a_reminder_calls_whom_the_table_waits_for(house: House) -> None:
    await house.begin()
    house.sandbox.clock.advance(13 * 60 * 60)
    for _ in range(2):
        await house.bot.housekeeping.run_round()
    reminders = [one for one in house.ben.sees(house.channel) if "waiting for you" in one.text]
    assert [one.pinged for one in reminders] == [[house.anna.user]]
    house.sandbox.clock.advance(13 * 60 * 60)
    await house.bot.housekeeping.run_round()
    await house.quiet()
    assert (await house.table()).record.set_aside is not None
    (board,) = leaderboards(house)
    assert "set aside" in board.text
    await house.ben.command(house.channel, "game table")
    await house.quiet()
    (board,) = leaderboards(house)
    assert "set aside" not in board.text


async def test_a_lobby_nobody_came_to_is_closed_on_the_screen(house: House) -> None:
    board = await house.open()
    house.sandbox.clock.advance(29 * 60)
    await house.bot.housekeeping.run_round()
    assert "Sit down" in board.text
    house.sandbox.clock.advance(2 * 60)
    await house.bot.housekeeping.run_round()
    await house.quiet()
    assert "Nobody came" in board.text
    assert board.buttons == []


async def test_lobbies_are_closed_by_themselves_while_the_bot_runs(house: House) -> None:
    board = await house.open()
    house.sandbox.clock.advance(31 * 60)
    rounds = house.bot.housekeeping._run_every_interval
    rounds.change_interval(seconds=0.02)
    rounds.restart()
    assert await house.ben.until(lambda: "Nobody came" in board.text or None)
    running = rounds.get_task()
    assert running is not None
    await house.bot.close()
    await asyncio.wait({running}, timeout=5)
    assert running.cancelled()

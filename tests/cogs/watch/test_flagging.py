import logging

import pytest

from bot.devtools.sandbox import Channel, Guild, Message, Person
from tests.bot.bot_session import end_match
from tests.cogs.watch.conftest import Wake
from tests.cogs.watch.watched_match import VIOLATED, WatchedMatch

MENU = "A number was spoken"


async def flag(person: Person, message: Message) -> Message:
    done = await person.use(message, MENU)
    assert done.answer is not None
    assert done.answer.ephemeral
    return done.answer


async def test_a_violation_is_taken_back_by_any_player_at_the_table(watched: WatchedMatch) -> None:
    message = await watched.violation(watched.ben, "37")
    line = await watched.line_below(message)
    await watched.anna.click(line, "That wasn't a number")
    assert line.text == "-# 🤐 Taken back: that wasn't a number."
    assert line.buttons == []
    await watched.cleo.until(lambda: not message.reactions.get(VIOLATED))
    assert (watched.table.record.violations, watched.table.record.withdrawn) == (0, 1)


async def test_a_violation_is_not_taken_back_by_others(watched: WatchedMatch) -> None:
    line = await watched.line_below(await watched.violation(watched.ben, "37"))
    refused = await watched.cleo.click(line, "That wasn't a number")
    assert refused.answer is not None
    assert refused.answer.ephemeral
    assert refused.answer.text.startswith("You're not at this table.")
    assert watched.table.record.violations == 1


async def test_a_violation_taken_back_twice_counts_once(watched: WatchedMatch) -> None:
    line = await watched.line_below(await watched.violation(watched.ben, "37"))
    press = line.buttons[0].custom_id
    await watched.anna.click(line, "That wasn't a number")
    late = await watched.ben.press(line, press)
    assert late.failed is None
    assert (watched.table.record.violations, watched.table.record.withdrawn) == (0, 1)


async def test_the_button_works_after_a_restart(watched: WatchedMatch, wake: Wake) -> None:
    message = await watched.violation(watched.ben, "37")
    line = await watched.line_below(message)
    press = line.buttons[0].custom_id
    again = WatchedMatch(await wake(hears=True), watched.channel, watched.anna, watched.ben, watched.cleo)
    late = await watched.anna.press(line, press)
    assert line.deleted
    assert late.failed is not None
    answer = await flag(watched.anna, message)
    await watched.anna.click(answer, "Das war keine Zahl")
    assert (again.table.record.violations, again.table.record.withdrawn) == (0, 1)


async def test_a_message_is_flagged_by_hand_once(watched: WatchedMatch) -> None:
    message = await watched.ben.write(watched.channel, "half of my age, as you know")
    answer = await flag(watched.anna, message)
    assert answer.text == "🤐 Danke, das zählt für diese Partie. 🤐 1 Zahl wurde ausgesprochen."
    await watched.wait_for_mark(message)
    assert (await flag(watched.ben, message)).text == "🤐 This message already counts."
    assert watched.table.record.violations == 1
    assert watched.lines_below(message) == []


async def test_a_flag_is_taken_back_where_it_was_set(watched: WatchedMatch) -> None:
    message = await watched.ben.write(watched.channel, "half of my age, as you know")
    answer = await flag(watched.anna, message)
    await watched.wait_for_mark(message)
    await watched.anna.click(answer, "Das war keine Zahl")
    assert answer.text == "-# 🤐 Zurückgenommen: Das war keine Zahl."
    assert (watched.table.record.violations, watched.table.record.withdrawn) == (0, 1)
    assert "it wasn't a number" in (await flag(watched.ben, message)).text


async def test_what_the_watch_flagged_is_not_counted_again_by_hand(watched: WatchedMatch) -> None:
    message = await watched.violation(watched.ben, "37")
    answer = await flag(watched.anna, message)
    assert answer.text == "🤐 Diese Nachricht zählt schon."
    assert watched.table.record.violations == 1


async def test_only_those_at_the_table_flag_and_are_flagged(watched: WatchedMatch) -> None:
    message = await watched.ben.write(watched.channel, "half of my age")
    assert (await flag(watched.cleo, message)).text.startswith("You're not at this table.")
    foreign = await watched.cleo.write(watched.channel, "37")
    assert (await flag(watched.ben, foreign)).text.startswith("You can only report messages from people")
    own = next(one for one in watched.ben.sees(watched.channel) if one.author.bot and not one.ephemeral)
    assert (await flag(watched.ben, own)).text.startswith("You can only report messages from people")
    assert watched.table.record.violations == 0


async def test_only_what_was_written_during_the_match_at_its_table_is_flagged(
    wake: Wake, guild: Guild, table: Channel, anna: Person, ben: Person, cleo: Person
) -> None:
    watched = WatchedMatch(await wake(hears=True), table, anna, ben, cleo)
    early = await ben.write(table, "half of my age")
    await watched.start()
    assert (await flag(ben, early)).text.startswith("That was written before this match began")
    elsewhere = await ben.write(guild.add_channel("elsewhere"), "37")
    assert (await flag(ben, elsewhere)).text.startswith("There's no table in this channel.")
    late = await ben.write(table, "half of my age")
    await watched.change_settings(strictness="off")
    assert (await flag(ben, late)).text.startswith("Listening for numbers is off on this server.")
    await watched.change_settings(strictness="standard")
    await watched.bot.parts.tables.set_aside(watched.table.id)
    assert (await flag(ben, late)).text.startswith("This match is on hold.")
    await end_match(anna, table)
    assert (await flag(ben, late)).text.startswith("There's no table in this channel.")


async def test_without_the_intent_the_table_says_how_to_flag_and_the_log_says_it_once(
    wake: Wake, table: Channel, anna: Person, ben: Person, cleo: Person, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, logger="cogs.watch"):
        watched = WatchedMatch(await wake(hears=False), table, anna, ben, cleo)
        await watched.start()
    await cleo.until(lambda: "I can't read along here" in watched.table_text())
    assert f"Apps, “{MENU}”" in watched.table_text()
    deaf = [record.getMessage() for record in caplog.records if "cannot hear" in record.getMessage()]
    assert len(deaf) == 1

    message = await ben.write(table, "37")
    assert (await flag(anna, message)).text.startswith("🤐 Danke")
    await watched.wait_for_mark(message)
    assert watched.table.record.violations == 1
    assert watched.lines_below(message) == []


async def test_without_the_intent_a_server_without_a_watch_hears_nothing_of_it(
    wake: Wake, table: Channel, anna: Person, ben: Person, cleo: Person
) -> None:
    watched = WatchedMatch(await wake(hears=False), table, anna, ben, cleo)
    assert "I can't read messages" in await watched.change_settings(strictness="strict")
    assert "I can't read messages" not in await watched.change_settings(strictness="off")
    await watched.start()
    await watched.anna.command(table, "begin")
    await watched.bot.parts.table_messages.wait_until_idle()
    assert "can't read" not in watched.table_text()


async def test_the_table_and_its_result_count_the_numbers_spoken(watched: WatchedMatch) -> None:
    await watched.violation(watched.ben, "37")
    await watched.cleo.until(lambda: "-# 🤐 1 number was spoken." in watched.table_text())
    line = await watched.line_below(await watched.violation(watched.anna, "58"))
    await watched.ben.click(line, "Das war keine Zahl")
    await watched.violation(watched.ben, "39")
    await watched.play()
    await end_match(watched.anna, watched.channel)
    await watched.cleo.until(lambda: "The match was ended early" in watched.table_text())
    assert "🤐 2 numbers were spoken; 1 alarm was taken back." in watched.table_text()


async def test_a_match_without_violations_says_nothing_of_them(watched: WatchedMatch) -> None:
    await watched.play()
    await end_match(watched.anna, watched.channel)
    await watched.cleo.until(lambda: "The match was ended early" in watched.table_text())
    assert VIOLATED not in watched.table_text()

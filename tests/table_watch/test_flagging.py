import logging

import pytest

from bot.devtools.sandbox import Channel, Guild, Message, Person
from tests.table_watch.conftest import Wake
from tests.table_watch.evening import VIOLATED, Evening

MENU = "A number was spoken"


async def flag(person: Person, message: Message) -> Message:
    done = await person.use(message, MENU)
    assert done.answer is not None
    assert done.answer.ephemeral
    return done.answer


async def test_a_violation_is_taken_back_by_anybody_at_the_table(evening: Evening) -> None:
    message = await evening.violation(evening.ben, "37")
    line = await evening.line_below(message)
    await evening.anna.click(line, "That was no number")
    assert line.text == "-# 🤐 Taken back: that was no number."
    assert line.buttons == []
    await evening.cleo.until(lambda: not message.reactions.get(VIOLATED))
    assert (evening.table.record.violations, evening.table.record.withdrawn) == (0, 1)


async def test_a_violation_is_not_taken_back_by_others(evening: Evening) -> None:
    line = await evening.line_below(await evening.violation(evening.ben, "37"))
    refused = await evening.cleo.click(line, "That was no number")
    assert refused.answer is not None
    assert refused.answer.ephemeral
    assert refused.answer.text.startswith("You do not sit at this table.")
    assert evening.table.record.violations == 1


async def test_a_violation_taken_back_twice_counts_once(evening: Evening) -> None:
    line = await evening.line_below(await evening.violation(evening.ben, "37"))
    press = line.buttons[0].custom_id
    await evening.anna.click(line, "That was no number")
    late = await evening.ben.press(line, press)
    assert late.failed is None
    assert (evening.table.record.violations, evening.table.record.withdrawn) == (0, 1)


async def test_the_button_works_after_a_restart(evening: Evening, wake: Wake) -> None:
    message = await evening.violation(evening.ben, "37")
    line = await evening.line_below(message)
    press = line.buttons[0].custom_id
    again = Evening(await wake(hears=True), evening.channel, evening.anna, evening.ben, evening.cleo)
    late = await evening.anna.press(line, press)
    assert line.deleted
    assert late.failed is not None
    answer = await flag(evening.anna, message)
    await evening.anna.click(answer, "Das war keine Zahl")
    assert (again.table.record.violations, again.table.record.withdrawn) == (0, 1)


async def test_a_message_is_flagged_by_hand_once(evening: Evening) -> None:
    message = await evening.ben.write(evening.channel, "half of my age, as you know")
    answer = await flag(evening.anna, message)
    assert answer.text == "🤐 Notiert; es zählt für diese Partie. 🤐 1 Zahl wurde ausgesprochen."
    await evening.flagged(message)
    assert (await flag(evening.ben, message)).text == "🤐 This message has been counted already."
    assert evening.table.record.violations == 1
    assert evening.lines_below(message) == []


async def test_a_flag_is_taken_back_where_it_was_set(evening: Evening) -> None:
    message = await evening.ben.write(evening.channel, "half of my age, as you know")
    answer = await flag(evening.anna, message)
    await evening.flagged(message)
    await evening.anna.click(answer, "Das war keine Zahl")
    assert answer.text == "-# 🤐 Zurückgenommen: Das war keine Zahl."
    assert (evening.table.record.violations, evening.table.record.withdrawn) == (0, 1)
    assert "it was no number" in (await flag(evening.ben, message)).text


async def test_what_the_watch_flagged_is_not_counted_again_by_hand(evening: Evening) -> None:
    message = await evening.violation(evening.ben, "37")
    answer = await flag(evening.anna, message)
    assert answer.text == "🤐 Diese Nachricht ist schon gezählt."
    assert evening.table.record.violations == 1


async def test_only_those_at_the_table_flag_and_are_flagged(evening: Evening) -> None:
    message = await evening.ben.write(evening.channel, "half of my age")
    assert (await flag(evening.cleo, message)).text.startswith("You do not sit at this table.")
    foreign = await evening.cleo.write(evening.channel, "37")
    assert (await flag(evening.ben, foreign)).text.startswith("Only what somebody at this table wrote")
    own = next(one for one in evening.ben.sees(evening.channel) if one.author.bot and not one.ephemeral)
    assert (await flag(evening.ben, own)).text.startswith("Only what somebody at this table wrote")
    assert evening.table.record.violations == 0


async def test_only_what_was_written_during_the_match_at_its_table_is_flagged(
    wake: Wake, guild: Guild, table: Channel, anna: Person, ben: Person, cleo: Person
) -> None:
    evening = Evening(await wake(hears=True), table, anna, ben, cleo)
    early = await ben.write(table, "half of my age")
    await evening.start()
    assert (await flag(ben, early)).text.startswith("That was written before this match began")
    elsewhere = await ben.write(guild.add_channel("elsewhere"), "37")
    assert (await flag(ben, elsewhere)).text.startswith("There is no table in this channel.")
    late = await ben.write(table, "half of my age")
    await evening.set(strictness="off")
    assert (await flag(ben, late)).text.startswith("The watch is off on this server.")
    await evening.set(strictness="standard")
    await evening.bot.tables.set_aside(evening.table.id)
    assert (await flag(ben, late)).text.startswith("This match was set aside.")
    await anna.command(table, "game end")
    assert (await flag(ben, late)).text.startswith("There is no table in this channel.")


async def test_without_the_intent_the_table_says_how_to_flag_and_the_log_says_it_once(
    wake: Wake, table: Channel, anna: Person, ben: Person, cleo: Person, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, logger="cogs.watch"):
        evening = Evening(await wake(hears=False), table, anna, ben, cleo)
        await evening.start()
    await cleo.until(lambda: "I cannot read what is written here" in evening.board())
    assert f"Apps, “{MENU}”" in evening.board()
    deaf = [record.getMessage() for record in caplog.records if "cannot hear" in record.getMessage()]
    assert len(deaf) == 1

    message = await ben.write(table, "37")
    assert (await flag(anna, message)).text.startswith("🤐 Notiert")
    await evening.flagged(message)
    assert evening.table.record.violations == 1
    assert evening.lines_below(message) == []


async def test_without_the_intent_a_server_without_a_watch_hears_nothing_of_it(
    wake: Wake, table: Channel, anna: Person, ben: Person, cleo: Person
) -> None:
    evening = Evening(await wake(hears=False), table, anna, ben, cleo)
    assert "I cannot read messages" in await evening.set(strictness="strict")
    assert "I cannot read messages" not in await evening.set(strictness="off")
    await evening.start()
    await evening.anna.command(table, "begin")
    await evening.bot.table_messages.wait_until_idle()
    assert "cannot read" not in evening.board()


async def test_the_table_and_its_result_count_the_numbers_spoken(evening: Evening) -> None:
    await evening.violation(evening.ben, "37")
    await evening.cleo.until(lambda: "-# 🤐 1 number was spoken." in evening.board())
    line = await evening.line_below(await evening.violation(evening.anna, "58"))
    await evening.ben.click(line, "Das war keine Zahl")
    await evening.violation(evening.ben, "39")
    await evening.anna.command(evening.channel, "game end")
    await evening.cleo.until(lambda: "🤐 2 numbers were spoken; 1 alarm was taken back." in evening.board())
    assert "The match was ended early." in evening.board()


async def test_a_match_without_violations_says_nothing_of_them(evening: Evening) -> None:
    await evening.anna.command(evening.channel, "game end")
    await evening.cleo.until(lambda: "The match was ended early." in evening.board())
    assert VIOLATED not in evening.board()

import pytest

from bot.client import Unspoken
from bot.devtools.sandbox import Channel, Guild, Person
from bot.renderers.the_game import TheGameRenderer
from bot.tables.table import Table
from tests.table_watch.conftest import Wake
from tests.table_watch.evening import HUSH, VIOLATED, Evening


async def test_a_number_gets_a_mark_and_one_line_that_says_what_was_heard_and_why(evening: Evening) -> None:
    message = await evening.violation(evening.ben, "mine is thirty-seven, hurry")
    line = await evening.line_below(message)
    assert line.text == "-# 🤐 “thirty-seven”: that is a number in words. It counts for this match."
    assert [button.label for button in line.buttons] == ["That was no number"]
    assert evening.lines_below(message) == [line]
    assert evening.table.record.violations == 1


async def test_a_line_speaks_its_readers_language_and_pings_nobody(evening: Evening) -> None:
    message = await evening.violation(evening.anna, "ich habe die 37")
    line = await evening.line_below(message)
    assert line.text.startswith("-# 🤐 „37“: Das ist eine Zahl.")
    assert [button.label for button in line.buttons] == ["Das war keine Zahl"]
    assert line.pinged == []


async def test_a_line_speaks_the_tables_language_to_whom_the_bot_does_not_know(evening: Evening) -> None:
    evening.bot.locales.clear()
    message = await evening.violation(evening.anna, "ich habe die 37")
    assert "that is a number" in (await evening.line_below(message)).text


async def test_a_line_neither_formats_nor_pings_with_what_it_quotes(evening: Evening) -> None:
    message = await evening.violation(evening.ben, f"it is **3** {evening.anna.mention} or ||37||")
    line = await evening.line_below(message)
    assert evening.anna.mention not in line.text
    assert line.pinged == []


async def test_a_line_goes_away_by_itself(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evening.bot.get_cog("Watch"), "line_life", 0.2)
    message = await evening.violation(evening.ben, "37")
    line = await evening.line_below(message)
    await evening.cleo.until(lambda: line.deleted)
    assert not message.deleted


async def test_a_line_goes_away_when_the_bot_stops(evening: Evening) -> None:
    line = await evening.line_below(await evening.violation(evening.ben, "37"))
    await evening.bot.close()
    assert line.deleted


async def test_the_languages_of_a_table_are_its_own_and_english(evening: Evening) -> None:
    short = await evening.ben.write(evening.channel, "acht")
    await evening.violation(evening.anna, "fifty-eight")
    assert not short.reactions


async def test_a_number_nobody_can_mistake_is_heard_in_any_language(evening: Evening) -> None:
    await evening.violation(evening.ben, "zweiunddreißig")


async def test_a_server_says_which_languages_are_listened_for(evening: Evening) -> None:
    await evening.set(languages="fr, de")
    await evening.violation(evening.ben, "trente-sept")
    await evening.violation(evening.anna, "acht")


async def test_an_open_value_is_named_with_its_pile_unless_the_table_is_strict(evening: Evening) -> None:
    top = await evening.play()
    allowed = await evening.ben.write(evening.channel, f"leave the {top} pile to me")
    await evening.violation(evening.anna, "58")
    assert not allowed.reactions
    await evening.set(strictness="strict")
    evening.later(20)
    strict = await evening.violation(evening.ben, f"leave the {top} pile to me")
    line = await evening.line_below(strict)
    assert "values on the table are not named on this server" in line.text


async def test_a_line_of_the_table_may_be_quoted(evening: Evening) -> None:
    shown = next(line for line in evening.board().splitlines() if "cards" in line)
    quoted = await evening.ben.write(evening.channel, f"> {shown.removeprefix('-# ')}\nthat few?")
    await evening.violation(evening.anna, "58")
    assert not quoted.reactions


async def test_ordinary_talk_is_left_alone(evening: Evening) -> None:
    lines = ["pile 2 is mine", "I can play two cards", "brb 5 min", "no one moves!", "small steps only"]
    messages = [await evening.ben.write(evening.channel, text) for text in lines]
    await evening.violation(evening.anna, "58")
    assert [message.reactions for message in messages] == [{}] * len(messages)
    assert evening.table.record.violations == 1


async def test_others_other_channels_and_other_servers_are_left_alone(evening: Evening, guild: Guild) -> None:
    elsewhere = guild.add_channel("elsewhere")
    others = [
        await evening.cleo.write(evening.channel, "37"),
        await evening.ben.write(elsewhere, "37"),
    ]
    await evening.violation(evening.anna, "58")
    assert [message.reactions for message in others] == [{}, {}]
    assert evening.table.record.violations == 1


async def test_a_message_elsewhere_is_not_looked_at(
    evening: Evening, guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []
    at = evening.bot.tables.get_in_channel

    async def note(channel: int) -> Table:
        seen.append(channel)
        return await at(channel)

    monkeypatch.setattr(evening.bot.tables, "get_in_channel", note)
    elsewhere = guild.add_channel("elsewhere")
    message = await evening.ben.write(elsewhere, "hello")
    await evening.ben.edit(message, "37")
    await evening.violation(evening.anna, "58")
    assert set(seen) == {evening.channel.id}


async def test_nothing_is_heard_in_a_lobby(evening: Evening, guild: Guild) -> None:
    lobby = Evening(evening.bot, guild.add_channel("lobby"), evening.anna, evening.ben, evening.cleo)
    await lobby.open()
    message = await lobby.ben.write(lobby.channel, "37")
    await evening.violation(evening.anna, "58")
    assert not message.reactions


async def test_nothing_is_heard_while_a_match_is_set_aside_or_over(evening: Evening) -> None:
    await evening.bot.tables.set_aside(evening.table.id)
    aside = await evening.ben.write(evening.channel, "37")
    await evening.anna.command(evening.channel, "game table")
    await evening.violation(evening.ben, "58")
    await evening.anna.command(evening.channel, "game end")
    over = await evening.ben.write(evening.channel, "37")
    again = Evening(evening.bot, evening.channel, evening.anna, evening.ben, evening.cleo)
    await again.start()
    await again.violation(evening.ben, "58")
    assert [message.reactions for message in (aside, over)] == [{}, {}]


async def test_nothing_is_heard_where_the_server_turned_the_watch_off(evening: Evening) -> None:
    await evening.set(strictness="off")
    message = await evening.ben.write(evening.channel, "37")
    await evening.set(strictness="standard")
    await evening.violation(evening.anna, "58")
    assert not message.reactions


async def test_an_edit_into_a_number_is_flagged_once(evening: Evening) -> None:
    message = await evening.ben.write(evening.channel, "hello")
    await evening.ben.edit(message, "hello 37")
    await evening.flagged(message)
    line = await evening.line_below(message)
    evening.later(20)
    await evening.ben.edit(message, "hello 38")
    await evening.violation(evening.anna, "58")
    assert evening.lines_below(message) == [line]
    assert evening.table.record.violations == 2


async def test_a_message_is_flagged_once_even_after_a_restart(evening: Evening, wake: Wake) -> None:
    message = await evening.violation(evening.ben, "37")
    again = Evening(await wake(hears=True), evening.channel, evening.anna, evening.ben, evening.cleo)
    await evening.ben.edit(message, "38")
    await again.violation(evening.anna, "58")
    assert evening.lines_below(message) == []
    assert again.table.record.violations == 2


async def test_nobody_is_told_a_second_time_within_ten_seconds(evening: Evening) -> None:
    await evening.line_below(await evening.violation(evening.ben, "37"))
    evening.later(9)
    soon = await evening.violation(evening.ben, "38")
    other = await evening.violation(evening.anna, "58")
    await evening.line_below(other)
    assert evening.lines_below(soon) == []
    evening.later(11)
    await evening.line_below(await evening.violation(evening.ben, "39"))
    assert evening.table.record.violations == 4


async def test_a_message_is_removed_where_the_server_asks_for_it(evening: Evening, moderating: None) -> None:
    assert moderating is None
    await evening.set(removal=True)
    message = await evening.ben.write(evening.channel, "mine is thirty-seven")
    await evening.cleo.until(lambda: message.deleted)
    line = await evening.cleo.until(
        lambda: next((one for one in evening.cleo.sees(evening.channel) if "taken away" in one.text), None)
    )
    assert line.text.startswith("-# 🤐 A message of Ben was taken away: that is a number in words.")
    assert "thirty" not in line.text


async def test_a_message_that_may_not_be_removed_is_flagged(evening: Evening) -> None:
    await evening.set(removal=True)
    message = await evening.violation(evening.ben, "37")
    await evening.line_below(message)
    assert not message.deleted
    assert not (await evening.violation(evening.ben, "38")).deleted


async def test_mark_and_line_may_be_turned_off(evening: Evening) -> None:
    await evening.set(reaction=False)
    unmarked = await evening.ben.write(evening.channel, "37")
    await evening.line_below(unmarked)
    await evening.set(reaction=True, line=False)
    await evening.violation(evening.anna, "58")
    assert not unmarked.reactions
    assert len([one for one in evening.cleo.sees(evening.channel) if one.reference]) == 1
    assert evening.table.record.violations == 2


async def test_a_strict_table_hushes_every_message_while_silence_is_wanted(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TheGameRenderer, "requires_silence", lambda *_: True)
    allowed = await evening.ben.write(evening.channel, "shall we?")
    await evening.set(strictness="strict")
    hushed = await evening.ben.write(evening.channel, "shall we?")
    onlooker = await evening.cleo.write(evening.channel, "shall they?")
    await evening.cleo.until(lambda: hushed.reactions.get(HUSH))
    told = await evening.violation(evening.anna, "58")
    assert [one.reactions for one in (allowed, onlooker)] == [{}, {}]
    assert set(told.reactions) == {VIOLATED}
    assert evening.table.record.violations == 1


async def test_a_level_of_the_mind_that_runs_is_silent_at_a_strict_table(
    bot: Unspoken, table: Channel, anna: Person, ben: Person, cleo: Person
) -> None:
    evening = Evening(bot, table, anna, ben, cleo)
    await evening.set(strictness="strict")
    await evening.start("the-mind")
    between = await ben.write(table, "shall we?")
    for person in (anna, ben):
        await person.command(table, "ready")
    during = await ben.write(table, "now!")
    await cleo.until(lambda: during.reactions.get(HUSH))
    assert not between.reactions
    assert evening.table.record.violations == 0

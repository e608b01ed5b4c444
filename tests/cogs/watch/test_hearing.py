from dataclasses import replace

import pytest

from bot.client import Unspoken
from bot.devtools.sandbox import Channel, Guild, Person
from bot.games.the_game.renderer import RENDERER
from bot.renderers import table_watch
from bot.tables.table import Table
from tests.bot.bot_session import end_match
from tests.cogs.watch.conftest import Wake
from tests.cogs.watch.watched_match import HUSH, VIOLATED, WatchedMatch


async def test_a_number_gets_a_mark_and_one_line_that_says_what_was_heard_and_why(
    watched: WatchedMatch,
) -> None:
    message = await watched.violation(watched.ben, "mine is thirty-seven, hurry")
    line = await watched.line_below(message)
    assert line.text == "-# 🤐 “thirty-seven”: that's a number in words. It counts for this match."
    assert [button.label for button in line.buttons] == ["That wasn't a number"]
    assert watched.lines_below(message) == [line]
    assert watched.table.record.violations == 1


async def test_a_line_speaks_its_readers_language_and_pings_nobody(watched: WatchedMatch) -> None:
    message = await watched.violation(watched.anna, "ich habe die 37")
    line = await watched.line_below(message)
    assert line.text.startswith("-# 🤐 „37“: Das ist eine Zahl.")
    assert [button.label for button in line.buttons] == ["Das war keine Zahl"]
    assert line.pinged == []


async def test_a_line_for_an_unknown_user_is_in_the_tables_language(watched: WatchedMatch) -> None:
    watched.bot.parts.locales.clear()
    message = await watched.violation(watched.anna, "ich habe die 37")
    assert "that's a number" in (await watched.line_below(message)).text


async def test_a_line_neither_formats_nor_pings_with_what_it_quotes(watched: WatchedMatch) -> None:
    message = await watched.violation(watched.ben, f"it is **3** {watched.anna.mention} or ||37||")
    line = await watched.line_below(message)
    assert watched.anna.mention not in line.text
    assert line.pinged == []


async def test_a_line_goes_away_by_itself(watched: WatchedMatch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watched.bot.get_cog("Watch"), "line_life", 0.2)
    message = await watched.violation(watched.ben, "37")
    line = await watched.line_below(message)
    await watched.cleo.until(lambda: line.deleted)
    assert not message.deleted


async def test_a_line_goes_away_when_the_bot_stops(watched: WatchedMatch) -> None:
    line = await watched.line_below(await watched.violation(watched.ben, "37"))
    await watched.bot.close()
    assert line.deleted


async def test_the_languages_of_a_table_are_its_own_and_english(watched: WatchedMatch) -> None:
    short = await watched.ben.write(watched.channel, "acht")
    await watched.violation(watched.anna, "fifty-eight")
    assert not short.reactions


async def test_a_number_nobody_can_mistake_is_heard_in_any_language(watched: WatchedMatch) -> None:
    await watched.violation(watched.ben, "zweiunddreißig")


async def test_a_server_says_which_languages_are_listened_for(watched: WatchedMatch) -> None:
    await watched.change_settings(languages="fr, de")
    await watched.violation(watched.ben, "trente-sept")
    await watched.violation(watched.anna, "acht")


async def test_an_open_value_is_named_with_its_pile_unless_the_table_is_strict(watched: WatchedMatch) -> None:
    top = await watched.play()
    allowed = await watched.ben.write(watched.channel, f"leave the {top} pile to me")
    await watched.violation(watched.anna, "58")
    assert not allowed.reactions
    await watched.change_settings(strictness="strict")
    watched.later(20)
    strict = await watched.violation(watched.ben, f"leave the {top} pile to me")
    line = await watched.line_below(strict)
    assert "even values on the table stay unsaid on this server" in line.text


async def test_a_line_of_the_table_may_be_quoted(watched: WatchedMatch) -> None:
    shown = next(line for line in watched.table_text().splitlines() if "cards" in line)
    quoted = await watched.ben.write(watched.channel, f"> {shown.removeprefix('-# ')}\nthat few?")
    await watched.violation(watched.anna, "58")
    assert not quoted.reactions


async def test_ordinary_talk_is_left_alone(watched: WatchedMatch) -> None:
    lines = ["pile 2 is mine", "I can play two cards", "brb 5 min", "no one moves!", "small steps only"]
    messages = [await watched.ben.write(watched.channel, text) for text in lines]
    await watched.violation(watched.anna, "58")
    assert [message.reactions for message in messages] == [{}] * len(messages)
    assert watched.table.record.violations == 1


async def test_others_other_channels_and_other_servers_are_left_alone(
    watched: WatchedMatch, guild: Guild
) -> None:
    elsewhere = guild.add_channel("elsewhere")
    others = [
        await watched.cleo.write(watched.channel, "37"),
        await watched.ben.write(elsewhere, "37"),
    ]
    await watched.violation(watched.anna, "58")
    assert [message.reactions for message in others] == [{}, {}]
    assert watched.table.record.violations == 1


async def test_a_message_elsewhere_is_not_looked_at(
    watched: WatchedMatch, guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []
    at = watched.bot.parts.tables.get_in_channel

    async def note(channel: int) -> Table:
        seen.append(channel)
        return await at(channel)

    monkeypatch.setattr(watched.bot.parts.tables, "get_in_channel", note)
    elsewhere = guild.add_channel("elsewhere")
    message = await watched.ben.write(elsewhere, "hello")
    await watched.ben.edit(message, "37")
    await watched.violation(watched.anna, "58")
    assert set(seen) == {watched.channel.id}


async def test_nothing_is_heard_in_a_lobby(watched: WatchedMatch, guild: Guild) -> None:
    lobby = WatchedMatch(watched.bot, guild.add_channel("lobby"), watched.anna, watched.ben, watched.cleo)
    await lobby.open()
    message = await lobby.ben.write(lobby.channel, "37")
    await watched.violation(watched.anna, "58")
    assert not message.reactions


async def test_nothing_is_heard_while_a_match_is_set_aside_or_over(watched: WatchedMatch) -> None:
    await watched.bot.parts.tables.set_aside(watched.table.id)
    aside = await watched.ben.write(watched.channel, "37")
    await watched.anna.command(watched.channel, "game table")
    await watched.violation(watched.ben, "58")
    await end_match(watched.anna, watched.channel)
    over = await watched.ben.write(watched.channel, "37")
    again = WatchedMatch(watched.bot, watched.channel, watched.anna, watched.ben, watched.cleo)
    await again.start()
    await again.violation(watched.ben, "58")
    assert [message.reactions for message in (aside, over)] == [{}, {}]


async def test_nothing_is_heard_where_the_server_turned_the_watch_off(watched: WatchedMatch) -> None:
    await watched.change_settings(strictness="off")
    message = await watched.ben.write(watched.channel, "37")
    await watched.change_settings(strictness="standard")
    await watched.violation(watched.anna, "58")
    assert not message.reactions


async def test_an_edit_into_a_number_is_flagged_once(watched: WatchedMatch) -> None:
    message = await watched.ben.write(watched.channel, "hello")
    await watched.ben.edit(message, "hello 37")
    await watched.wait_for_mark(message)
    line = await watched.line_below(message)
    watched.later(20)
    await watched.ben.edit(message, "hello 38")
    await watched.violation(watched.anna, "58")
    assert watched.lines_below(message) == [line]
    assert watched.table.record.violations == 2


async def test_a_message_is_flagged_once_even_after_a_restart(watched: WatchedMatch, wake: Wake) -> None:
    message = await watched.violation(watched.ben, "37")
    again = WatchedMatch(await wake(hears=True), watched.channel, watched.anna, watched.ben, watched.cleo)
    await watched.ben.edit(message, "38")
    await again.violation(watched.anna, "58")
    assert watched.lines_below(message) == []
    assert again.table.record.violations == 2


async def test_no_player_gets_a_second_notice_within_ten_seconds(watched: WatchedMatch) -> None:
    await watched.line_below(await watched.violation(watched.ben, "37"))
    watched.later(9)
    soon = await watched.violation(watched.ben, "38")
    other = await watched.violation(watched.anna, "58")
    await watched.line_below(other)
    assert watched.lines_below(soon) == []
    watched.later(11)
    await watched.line_below(await watched.violation(watched.ben, "39"))
    assert watched.table.record.violations == 4


async def test_a_message_is_removed_where_the_server_asks_for_it(
    watched: WatchedMatch, moderating: None
) -> None:
    assert moderating is None
    await watched.change_settings(removal=True)
    message = await watched.ben.write(watched.channel, "mine is thirty-seven")
    await watched.cleo.until(lambda: message.deleted)
    line = await watched.cleo.until(
        lambda: next((one for one in watched.cleo.sees(watched.channel) if "was removed" in one.text), None)
    )
    assert line.text.startswith("-# 🤐 A message from Ben was removed: that's a number in words.")
    assert "thirty" not in line.text


async def test_a_message_that_may_not_be_removed_is_flagged(watched: WatchedMatch) -> None:
    await watched.change_settings(removal=True)
    message = await watched.violation(watched.ben, "37")
    await watched.line_below(message)
    assert not message.deleted
    assert not (await watched.violation(watched.ben, "38")).deleted


async def test_mark_and_line_may_be_turned_off(watched: WatchedMatch) -> None:
    await watched.change_settings(reaction=False)
    unmarked = await watched.ben.write(watched.channel, "37")
    await watched.line_below(unmarked)
    await watched.change_settings(reaction=True, line=False)
    await watched.violation(watched.anna, "58")
    assert not unmarked.reactions
    assert len([one for one in watched.cleo.sees(watched.channel) if one.reference]) == 1
    assert watched.table.record.violations == 2


async def test_a_strict_table_hushes_every_message_while_silence_is_wanted(
    watched: WatchedMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent = replace(RENDERER, table=replace(RENDERER.table, requires_silence=lambda _view: True))
    monkeypatch.setattr(table_watch, "renderer_of", lambda _slug: silent)
    allowed = await watched.ben.write(watched.channel, "shall we?")
    await watched.change_settings(strictness="strict")
    hushed = await watched.ben.write(watched.channel, "shall we?")
    onlooker = await watched.cleo.write(watched.channel, "shall they?")
    await watched.cleo.until(lambda: hushed.reactions.get(HUSH))
    counted = await watched.violation(watched.anna, "58")
    assert [one.reactions for one in (allowed, onlooker)] == [{}, {}]
    assert set(counted.reactions) == {VIOLATED}
    assert watched.table.record.violations == 1


async def test_a_level_of_the_mind_that_runs_is_silent_at_a_strict_table(
    bot: Unspoken, table: Channel, anna: Person, ben: Person, cleo: Person
) -> None:
    watched = WatchedMatch(bot, table, anna, ben, cleo)
    await watched.change_settings(strictness="strict")
    await watched.start("the-mind")
    between = await ben.write(table, "shall we?")
    for person in (anna, ben):
        await person.command(table, "ready")
    during = await ben.write(table, "now!")
    await cleo.until(lambda: during.reactions.get(HUSH))
    assert not between.reactions
    assert watched.table.record.violations == 0

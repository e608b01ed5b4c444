"""Voice rooms: a voice channel for each table of a round, for as long as somebody may want it."""

import asyncio
from datetime import timedelta

import pytest

from bot.devtools.sandbox import Channel, Person
from bot.devtools.sandbox.state.guilds import VOICE
from bot.devtools.sandbox.state.visibility import sees_channel
from bot.nights.voice_rooms import KEPT_FOR
from bot.tables.presence import SEAT_TAKEN_WITHIN, Presence
from tests.bot.bot_session import BotSession
from tests.bot.nights.night_session import BlankDrawer, NightSession

MINUTE = timedelta(minutes=1)


@pytest.fixture
async def evening(session: BotSession) -> NightSession:
    """Six people at a night in a category of a server that wants rooms, and lets the bot make them."""
    session.bot.parts.picture_cache.drawer = BlankDrawer()
    evening = NightSession(**vars(session))
    evening.guild.allow("manage_channels")
    evening.channel = evening.guild.add_channel("evenings", evening.guild.add_category("Games"))
    owner = evening.guild.add_person("Olga", permissions=("manage_guild",))
    set_to = await evening.ask(owner, "settings nights", voice_rooms=True)
    assert "a **voice room** of its own" in set_to.text
    assert "Manage Channels" not in set_to.text
    await evening.say(evening.anna, "start", title="Friday")
    for person in (evening.ben, *evening.add_people("Cleo", "Dan", "Edda", "Finn")):
        await person.click(evening.find("Friday"), "I'm here")
    await evening.quiet()
    return evening


def list_rooms(evening: NightSession) -> list[Channel]:
    return [channel for channel in evening.guild.channels.values() if channel.kind == VOICE]


def list_viewers(evening: NightSession, room: Channel) -> set[int]:
    return {user for user in evening.guild.people if sees_channel(user, room)}


def list_seated(evening: NightSession, people: tuple[int | None, ...]) -> list[Person]:
    return [evening.guild.people[user] for user in people if user is not None]


async def pass_time(evening: NightSession, time: timedelta) -> None:
    evening.sandbox.clock.advance(time.total_seconds())
    await asyncio.sleep(0.05)
    await evening.look()


async def test_each_table_has_a_room_until_it_is_left_empty_or_the_round_is_long_over(
    evening: NightSession,
) -> None:
    await evening.say(evening.anna, "round", game="the-game")
    tables = (await evening.rounds())[0].tables
    first, second = list_rooms(evening)
    for table in tables:
        thread = evening.thread(table)
        (room,) = (room for room in (first, second) if room.name == thread.name)
        assert room.category is evening.channel.category
        assert room.mention in evening.find("this is your table", thread).text
        # Only those who see the table see its room.
        assert list_viewers(evening, room) == set(table.people)
    talker = next(person for person in evening.guild.people.values() if sees_channel(person.id, first))
    talker.join_voice(first)
    await pass_time(evening, MINUTE)
    assert list_rooms(evening) == [first, second]
    talker.leave_voice()
    await pass_time(evening, MINUTE)
    assert list_rooms(evening) == [second]
    await evening.play_out_round()
    await pass_time(evening, KEPT_FOR - MINUTE)
    assert list_rooms(evening) == [second]
    await pass_time(evening, MINUTE)
    assert list_rooms(evening) == []
    assert await evening.store.night_rooms.list_rooms() == []


async def test_a_table_whose_people_change_gets_a_room_for_those_who_sit_there(evening: NightSession) -> None:
    await evening.say(evening.anna, "round", game="the-game")
    table = (await evening.rounds())[0].tables[0]
    thread = evening.thread(table)
    (old,) = (room for room in list_rooms(evening) if room.name == thread.name)
    leaver, talker, stays = list_seated(evening, table.people)
    talker.join_voice(old)
    await evening.press(leaver, evening.find("at the table can press", thread), "Leave")
    new = list_rooms(evening)[-1]
    assert new.mention in evening.find("a new voice room", thread).text
    assert list_viewers(evening, new) == {talker.id, stays.id}
    # The room that it replaces stays as long as somebody talks there.
    await pass_time(evening, MINUTE)
    assert old in list_rooms(evening)
    talker.join_voice(new)
    await pass_time(evening, MINUTE)
    assert old not in list_rooms(evening)
    (late,) = evening.add_people("Late")
    door = await evening.press(late, evening.find("Friday"), "I'm here")
    await evening.press(late, door, "Round 1, table 1")
    assert list_viewers(evening, list_rooms(evening)[-1]) == {talker.id, stays.id, late.id}


async def test_who_is_late_does_not_see_the_room_of_a_table_that_started_without_them(
    evening: NightSession,
) -> None:
    evening.bot.parts.tables.presence = Presence(evening.sandbox.clock.now)
    await evening.say(evening.anna, "round", game="the-game")
    table = (await evening.rounds())[0].tables[0]
    thread = evening.thread(table)
    late, *there = list_seated(evening, table.people)
    evening.sandbox.clock.advance(SEAT_TAKEN_WITHIN)
    for person in there:
        await person.click(evening.find("at the table can press", thread), "Rules")
    evening.bot.parts.tables.note_absences()
    await evening.quiet()
    await evening.press(there[0], evening.find("not here within two minutes", thread), "Start")
    assert late.mention in evening.find("has started without you").text
    assert list_viewers(evening, list_rooms(evening)[-1]) == {person.id for person in there}


async def test_without_the_permission_everything_else_works_and_the_host_is_told_once(
    evening: NightSession,
) -> None:
    evening.guild.deny("manage_channels")
    await asyncio.sleep(0.05)
    begun = await evening.say(evening.anna, "round", game="the-game")
    assert "“Manage Channels”" in begun.text
    tables = (await evening.rounds())[0].tables
    assert all(table.called is not None for table in tables)
    assert list_rooms(evening) == []
    assert "🔊" not in evening.find("this is your table", evening.thread(tables[0])).text
    await evening.play_out_round()
    again = await evening.say(evening.anna, "round", game="the-game")
    assert "“Manage Channels”" not in again.text
    owner = next(person for person in evening.guild.people.values() if person.name == "Olga")
    assert "“Manage Channels”" in (await evening.ask(owner, "settings nights")).text


async def test_a_room_that_discord_refuses_or_somebody_deletes_keeps_no_table_from_playing(
    evening: NightSession,
) -> None:
    evening.sandbox.faults.fail("POST", f"/guilds/{evening.guild.id}/channels$", status=400, code=30013)
    await evening.say(evening.anna, "round", game="the-game")
    assert all(table.called is not None for table in (await evening.rounds())[0].tables)
    (room,) = list_rooms(evening)
    room.delete()
    await pass_time(evening, MINUTE)
    await evening.play_out_round()
    evening.find("Round 1 is over")
    await pass_time(evening, KEPT_FOR)
    assert await evening.store.night_rooms.list_rooms() == []


async def test_a_room_that_was_made_but_not_stored_is_found_and_left_rooms_go_after_a_restart(
    evening: NightSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = asyncio.Barrier(3)

    async def stop_here(*_: object) -> None:
        await made.wait()
        await asyncio.Event().wait()

    with monkeypatch.context() as patch:
        patch.setattr(evening.store.night_rooms, "add", stop_here)
        asked = await evening.ask(evening.anna, "night round")
        await evening.anna.click(asked, "The Game")
        await asyncio.wait_for(made.wait(), 60)
        await evening.bot.close()
    rooms = list_rooms(evening)
    async with evening.restarted():
        assert list_rooms(evening) == rooms
        for table in (await evening.rounds())[0].tables:
            thread = evening.thread(table)
            (room,) = (room for room in rooms if room.name == thread.name)
            assert room.mention in evening.find("this is your table", thread).text
        talker = next(person for person in evening.guild.people.values() if sees_channel(person.id, rooms[0]))
        talker.join_voice(rooms[0])
        await pass_time(evening, MINUTE)
        await evening.bot.close()
    talker.leave_voice()
    async with evening.reconnected():
        await pass_time(evening, MINUTE)
        assert list_rooms(evening) == rooms[1:]
        asked = await evening.say(evening.anna, "end")
        await evening.press(evening.anna, asked, "End the night")
        await pass_time(evening, KEPT_FOR)
        assert list_rooms(evening) == []


async def test_a_room_of_a_table_that_everyone_sees_is_seen_by_everyone(evening: NightSession) -> None:
    evening.channel.deny("create_private_threads")
    await asyncio.sleep(0.05)
    await evening.say(evening.anna, "round", game="the-game")
    everyone = set(evening.guild.people)
    assert [list_viewers(evening, room) for room in list_rooms(evening)] == [everyone, everyone]

"""An evening of nine people over three rounds, with all that may happen on the way."""

import asyncio
import sys
import time

import pytest

from bot.devtools.sandbox import Message, Person
from bot.devtools.sandbox.rest import channels, ratelimit
from bot.tables.presence import SEAT_TAKEN_WITHIN, Presence
from data.nights.records import NightTableRecord, TablePlace
from data.records import DealKind, UserId
from tests.bot.bot_session import BotSession
from tests.bot.nights.night_session import GOOD_MOVES, BlankDrawer, NightSession

LIMITED = ratelimit.Limiter._window
"""The sandbox's own limits, which are off in a session."""
NAMES = ("Cleo", "Dan", "Edda", "Finn", "Greta", "Hans", "Ida")


@pytest.fixture
def evening(session: BotSession) -> NightSession:
    session.bot.parts.picture_cache.drawer = BlankDrawer()
    return NightSession(**vars(session))


async def test_nine_people_play_three_rounds(evening: NightSession, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = evening.anna
    evening.bot.parts.tables.presence = Presence(evening.sandbox.clock.now)
    people = [*evening.people, *evening.add_people(*NAMES)]
    await open_door(evening, people)
    absent = await play_first_round(evening, people)
    assert absent.id not in (await evening.night()).present
    await absent.click(evening.find("has started without you"), "I'm here")
    (late,) = evening.add_people("Jonas")
    await late.click(evening.find("Friday"), "I'm here")
    await people[8].click(evening.find("Friday"), "I'm off")
    await evening.quiet()
    made = await stop_in_the_split(evening, monkeypatch)
    async with evening.restarted():
        await check_split_is_finished(evening, made)
        seated = {user for table in (await evening.rounds())[1].tables for user in table.people}
        assert seated == {*(person.id for person in people[:8]), late.id}
        await evening.play_out_round()
        evening.find("Round 2 is over")
        await play_third_round_in_the_channel(evening)
        assert "of 300 points" in (await evening.say(anna, "board")).text
        await evening.press(anna, await evening.say(anna, "end"), "End the night")
        summary = evening.find("what a night").text
        assert "10 people, 3 rounds, 9 tables" in summary
        assert [person.name for person in (*people, late) if person.name not in summary] == []
        assert all(thread.archived for thread in evening.threads)
        assert await evening.bot.parts.nights.find_under_way(evening.channel.id) is None
        assert "Friday" in (await evening.say(anna, "history")).text


async def test_a_deleted_thread_frees_its_people_and_a_leavers_seat_is_offered(
    evening: NightSession,
) -> None:
    people = [*evening.people, *evening.add_people(*NAMES[:4])]
    await open_door(evening, people)
    await choose_the_game(evening, evening.find("Friday"), "2 tables of 3")
    await evening.quiet()
    first, second = (await evening.rounds())[0].tables
    seating = evening.find("Round 1: The Game").text
    assert all(f"<#{evening.thread(table).id}>" in seating for table in (first, second))
    door = await evening.say(people[1], "start")
    assert [button.label for button in door.buttons] == ["I'm here", "I'm off", "Start a round"]
    evening.thread(first).delete()
    await asyncio.sleep(0.1)
    await evening.quiet()
    free = await evening.bot.parts.game_rounds.list_free(await evening.night())
    assert set(free) == set(first.people)
    # Who leaves the night stands up from a running table, and a person who is free takes the seat.
    table = await evening.bot.parts.tables.get_in_channel(evening.thread(second).id)
    await evening.bot.parts.lobbies.start(table.id, table.people[0])
    leaver = next(one for one in people if one.id in second.people)
    await leaver.click(evening.find("Friday"), "I'm off")
    await evening.quiet()
    offer = evening.find("a seat at table 2 is free")
    # Who comes late may sit down, too; but nobody sits at two tables, and a busy person is offered none.
    (late,) = evening.add_people("Late")
    door = await evening.press(late, evening.find("Friday"), "I'm here")
    assert [button.label for button in door.buttons] == ["Round 1, table 2", "I'd play alone, too"]
    for sure in ("I'd play alone, too", "Rather not alone"):
        door = await evening.press(late, door, sure)
    seated = next(one for one in people if one.id in second.people and one is not leaver)
    busy = await evening.press(seated, evening.find("Friday"), "I'm here")
    assert [button.label for button in busy.buttons] == ["I'd play alone, too"]
    helper = next(one for one in people if one.id in free)
    taken = await evening.press(helper, offer, "Take the seat")
    assert "You have the seat" in taken.text
    assert helper.sees(evening.thread(second))
    assert table.is_seated(UserId(helper.id))
    full = await evening.press(late, door, "Round 1, table 2")
    assert full is not None
    assert "Every seat is taken" in full.text
    # The night ends only if its host is sure.
    asked = await evening.say(evening.anna, "end")
    assert "still playing" in asked.text
    await evening.press(evening.anna, asked, "End the night")
    assert await evening.bot.parts.nights.find_under_way(evening.channel.id) is None
    # A channel that is deleted in the middle of a round takes the night and all tables along.
    await open_door(evening, people[:4])
    await evening.say(evening.anna, "round", game="the-mind")
    assert len(await evening.store.list_live_matches()) == 2
    evening.guild.world.delete_channel(evening.channel)
    while await evening.store.list_live_matches():  # noqa: ASYNC110 - the bot has no event for this
        await asyncio.sleep(0.05)
    await evening.quiet()
    assert await evening.bot.parts.nights.list_current() == []


async def test_who_stands_up_from_a_private_lobby_or_is_put_off_leaves_its_thread(
    evening: NightSession,
) -> None:
    evening.bot.parts.tables.presence = Presence(evening.sandbox.clock.now)
    people = [*evening.people, *evening.add_people(*NAMES[:4])]
    await open_door(evening, people)
    await choose_the_game(evening, evening.find("Friday"), "2 tables of 3")
    await evening.quiet()
    table = (await evening.rounds())[0].tables[0]
    thread = evening.thread(table)
    leaver, stays, absent = (person for person in people if person.id in table.people)
    lobby = evening.find("at the table can press", thread)
    await evening.press(leaver, lobby, "Leave")
    assert not leaver.sees(thread)
    assert stays.sees(thread)
    assert absent.sees(thread)
    match = await evening.bot.parts.tables.get_in_channel(thread.id)
    evening.sandbox.clock.advance(SEAT_TAKEN_WITHIN)
    await stays.click(lobby, "Rules")
    await evening.bot.parts.lobbies.put_off(match.id, UserId(stays.id), UserId(absent.id))
    await evening.quiet()
    assert not absent.sees(thread)
    assert stays.sees(thread)
    # The way back leads through the door.
    door = await evening.press(leaver, evening.find("Friday"), "I'm here")
    await evening.press(leaver, door, "Round 1, table 1")
    assert leaver.sees(thread)


async def test_an_evening_goes_on_when_its_host_leaves_the_server(evening: NightSession) -> None:
    moderator = evening.guild.add_person("Mo", permissions=("manage_events",))
    people = [*evening.people, *evening.add_people(*NAMES[:3]), moderator]
    host, ben = people[:2]
    await open_door(evening, people)
    await choose_the_game(evening, evening.find("Friday"), "2 tables of 3")
    await evening.quiet()
    evening.guild.remove_person(host)
    pings = len(host.pings)
    await evening.play_out_round()
    result = evening.find("Round 1 is over")
    assert "Only the night's host" in (await evening.say(ben, "round", game="the-game")).text
    handed = await moderator.run(evening.channel, "night host", {"person": ben})
    assert handed.answer is not None
    assert "host now" in handed.answer.text
    assert (await evening.night()).host == ben.id
    choice = await evening.press(ben, result, "Start a round")
    assert choice is not None
    await evening.press(ben, choice, "The Game")
    second = (await evening.rounds())[1]
    assert all(table.match is not None and table.called is not None for table in second.tables)
    await evening.play_out_round()
    evening.find("Round 2 is over")
    await evening.press(ben, await evening.say(ben, "end"), "End the night")
    assert "2 rounds" in evening.find("what a night").text
    assert len(host.pings) == pings


async def test_who_has_left_the_server_is_not_seated_in_the_next_round(evening: NightSession) -> None:
    people = [*evening.people, *evening.add_people(*NAMES[:4])]
    await open_door(evening, people)
    gone = people[2]
    evening.guild.remove_person(gone)
    choice = await evening.say(people[0], "round")
    assert f"{len(people) - 1} people are here and free" in choice.text
    again = people[3]
    evening.guild.remove_person(again)
    await evening.press(people[0], choice, "The Game")
    (begun,) = await evening.rounds()
    seated = {user for table in begun.tables for user in table.people}
    assert seated == {person.id for person in people} - {gone.id, again.id}
    assert all(table.called is not None for table in begun.tables)
    assert {one.user for one in (await evening.night()).presences if one.left is None} == seated


async def test_a_table_for_which_no_thread_is_left_plays_in_the_channel(
    evening: NightSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [*evening.people, *evening.add_people(*NAMES)]
    await open_door(evening, people)
    monkeypatch.setattr(channels, "MAX_ACTIVE_THREADS", 2)
    await choose_the_game(evening, evening.find("Friday"))
    await evening.quiet()
    # Two tables play the same deal, each out of sight; the third plays one of its own, where all can see.
    (begun,) = await evening.rounds()
    (open_table,) = (one for one in begun.tables if one.place is TablePlace.CHANNEL)
    hidden = [one for one in begun.tables if one is not open_table]
    assert (open_table.channel, open_table.seed) == (evening.channel.id, None)
    assert {one.place for one in hidden} == {TablePlace.PRIVATE_THREAD}
    assert len({one.seed for one in hidden} - {None}) == 1
    assert {one.channel for one in hidden} == {thread.id for thread in evening.threads}
    for table in begun.tables:
        channel = evening.channel if table is open_table else evening.thread(table)
        calls = [one for one in channel.messages.values() if "this is your table" in one.text]
        assert len(calls) == 1
        assert {user.id for user in calls[0].mentions} == set(table.people)
        lobby = await evening.bot.parts.tables.get_in_channel(channel.id)
        assert set(lobby.people) == set(table.people)
    moved = f"So table {open_table.number} plays here in the channel"
    told = [one for one in evening.channel.messages.values() if moved in one.text]
    assert ["as many open threads as Discord allows" in one.text for one in told] == [True]
    first = await evening.play_out(hidden[0].channel or 0)
    (guest,) = evening.add_people("Guest")
    # Nobody sees a table that is done while another plays its cards, whatever button they make up.
    second = await evening.bot.parts.tables.get_in_channel(hidden[1].channel or 0)
    door = evening.find("Friday")
    shown = await evening.forge(guest, door, f"m:{first.id}:0:night-compare:{second.id}")
    assert "There's no match" in shown.text
    await evening.play_out_round()
    result = evening.find("Round 1 is over")
    await check_made_up_comparisons(evening, guest, result)
    compared = await evening.press(guest, result, "Compare two tables")
    assert compared is not None
    assert compared.text.count("The cards are dealt") == 2


async def test_the_host_can_choose_other_table_sizes(evening: NightSession) -> None:
    people = [*evening.people, *evening.add_people("Cleo", "Dora", "Eve", "Finn")]
    await open_door(evening, people[:6])
    choice = await evening.press(evening.anna, evening.find("Friday"), "Start a round")
    (menu,) = choice.selects
    assert "The Game: 3 tables of 2" in [option["label"] for option in menu["options"]]
    await evening.anna.choose(choice, str(menu["custom_id"]), ["the-game.3"])
    await evening.quiet()
    assert [len(table.people) for table in (await evening.rounds())[0].tables] == [2, 2, 2]


async def test_a_title_given_at_the_start_is_that_of_the_planned_night_that_opens(
    evening: NightSession,
) -> None:
    post = await evening.plan(when="in 2 hours", title="Cards", repeats="weekly")
    opened = await evening.say(evening.anna, "start", title="Cards and cake")
    assert "The door is open" in opened.text
    night = await evening.night()
    assert night.plan.title == "Cards and cake"
    assert night.series is not None
    assert night.series.title == "Cards"
    assert post not in evening.ben.sees(evening.channel)


@pytest.mark.soak
async def test_forty_people_get_ten_tables_within_the_rate_limits(
    evening: NightSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    # `pytest -m soak -s --durations=1` shows how long the round took to begin.
    monkeypatch.setattr(ratelimit.Limiter, "_window", LIMITED)
    people = [*evening.people, *evening.add_people(*(f"Person {number}" for number in range(38)))]
    await evening.say(evening.anna, "start", title="Friday")
    night = await evening.night()
    for person in people[1:]:
        await evening.bot.parts.nights.enter(night.id, UserId(person.id))
    await evening.quiet()
    began = time.monotonic()
    await evening.say(evening.anna, "round", game="the-mind")
    sys.stdout.write(f"ten tables after {time.monotonic() - began:.1f} s\n")
    tables = (await evening.rounds())[0].tables
    assert [len(table.people) for table in tables] == [4] * 10
    for table in tables:
        seen_by = {person.id for person in people if person.sees(evening.thread(table))}
        assert seen_by == set(table.people)
        lobby = await evening.bot.parts.tables.get_in_channel(evening.thread(table).id)
        assert set(lobby.people) == set(table.people)
        assert lobby.record.message is not None
    assert evening.sandbox.stats.rate_limited == 0


async def open_door(evening: NightSession, people: list[Person]) -> None:
    """Begin a night at which everyone says that they are there."""
    opened = await evening.say(people[0], "start", title="Friday")
    assert "The door is open" in opened.text
    for person in people[1:]:
        await person.click(evening.find("Friday"), "I'm here")
    await evening.quiet()
    assert (await evening.night()).present == tuple(person.id for person in people)


async def choose_the_game(evening: NightSession, message: Message, sizes: str = "3 tables of 3") -> None:
    """Press "Start a round", and choose The Game."""
    anna = evening.anna
    choice = await evening.press(anna, message, "Start a round")
    assert choice is not None
    assert f"The Game**: {sizes}" in choice.text
    await anna.click(choice, "The Game")


async def play_first_round(evening: NightSession, people: list[Person]) -> Person:
    """Three threads play the same deal, each seen by its own three people alone; return who is late."""
    await choose_the_game(evening, evening.find("Friday"))
    await evening.quiet()
    (first,) = await evening.rounds()
    assert [len(table.people) for table in first.tables] == [3, 3, 3]
    assert "3 tables of 3" in evening.find("Round 1: The Game").text
    assert len({table.seed for table in first.tables} - {None}) == 1
    for table in first.tables:
        thread = evening.thread(table)
        assert {person.id for person in people if person.sees(thread)} == set(table.people)
        lobby = await evening.bot.parts.tables.get_in_channel(thread.id)
        assert set(lobby.people) == set(table.people)
        assert lobby.record.deal is DealKind.NIGHT
        assert str(table.seed) not in "".join(one.text for one in thread.messages.values())
    done = await evening.play_out(evening.thread(first.tables[0]).id, GOOD_MOVES)
    # A table that is done early sees how the others are doing; its cards stay closed as long as they play.
    assert "about to begin" in evening.find("the tables", evening.thread(first.tables[0])).text
    assert not await evening.bot.parts.tables.dealer.is_seed_public(
        done.record, evening.bot.parts.tables.now()
    )
    assert not await evening.bot.parts.ended_tables.may_open_hands(done)
    (guest,) = evening.add_people("Guest")
    replay = await guest.run(evening.channel, "replay", {"match": done.id})
    assert replay.answer is not None
    assert "once the round is over" in replay.answer.text
    assert "the hands stay closed here" in evening.find("cards left", evening.thread(first.tables[0])).text
    second, third = first.tables[1:]
    await evening.play_out(evening.thread(second).id)
    absent = await start_without_one(evening, people, third)
    await evening.play_out(evening.thread(third).id)
    for table in first.tables:
        assert "**Left in the hands:**" in evening.find("cards left", evening.thread(table)).text
    result = evening.find("Round 1 is over")
    assert "**100** of 100 points" in result.text
    await compare_two_tables(evening, result, guest)
    assert await evening.bot.parts.tables.dealer.is_seed_public(done.record, evening.bot.parts.tables.now())
    return absent


async def start_without_one(evening: NightSession, people: list[Person], table: NightTableRecord) -> Person:
    """Two minutes after the call, the two who are at a table start it without the third, who is called."""
    thread = evening.thread(table)
    absent, *there = (person for person in people[7::-1] if person.id in table.people)
    evening.sandbox.clock.advance(SEAT_TAKEN_WITHIN)
    for person in there:
        await person.click(evening.find("at the table can press", thread), "Rules")
    evening.bot.parts.tables.note_absences()
    await evening.quiet()
    lobby = evening.find("not here within two minutes. The table can start without them.", thread)
    await evening.press(there[0], lobby, "Start")
    match = await evening.bot.parts.tables.get_in_channel(thread.id)
    assert set(match.people) == {person.id for person in there}
    call = evening.find("has started without you")
    assert [user.id for user in call.mentions] == [absent.id]
    assert not absent.sees(thread)
    return absent


async def compare_two_tables(evening: NightSession, result: Message, guest: Person) -> None:
    """Now that the round is over, anybody may see two of its tables step by step."""
    page = await evening.press(guest, result, "Compare two tables")
    assert page.ephemeral
    assert page.text.count("The cards are dealt") == page.text.count("**Table") == 2
    page = await evening.press(guest, page, "Step ▶")
    assert page.text.count("Step 1 of") == 2


async def check_made_up_comparisons(evening: NightSession, guest: Person, result: Message) -> None:
    """A made-up button of a comparison gets a sentence, shows nothing, and opens nothing."""
    tables = (await evening.rounds())[0].tables
    (alone,) = (one.match for one in tables if one.seed is None)
    first, second = (one.match for one in tables if one.seed is not None)
    (seed,) = {one.seed for one in tables} - {None}
    made_up = [
        *(f"m:{first}:0:night-compare:{other}" for other in (alone, first, 0, 4711, "", "x", "²", "9" * 60)),
        *(f"m:{one}:0:night-compare:{second}" for one in (alone, second, 0, 4711, "9" * 60)),
        f"m:{first}:{'9' * 40}:night-compare-go:{alone}.forward",
        f"m:{first}:0:night-compare-go:",
        f"m:{first}:0:night-compare-first:-1",
    ]
    for custom_id in made_up:
        shown = await evening.forge(guest, result, custom_id)
        told = (
            "This button is out of date"
            if "9" * 40 in custom_id.partition("night")[0]
            else "There's no match"
        )
        assert told in shown.text, custom_id
        assert shown.ephemeral
    abroad = evening.sandbox.add_guild("Abroad")
    elsewhere, stranger = abroad.add_channel("table"), abroad.add_person("Stranger")
    posted = await stranger.command(elsewhere, "help")
    assert posted.answer is not None
    shown = await evening.forge(stranger, posted.answer, f"m:{first}:0:night-compare:{second}")
    assert "There's no match" in shown.text
    people = [UserId(guest.id), UserId(stranger.id)]
    assert not await evening.store.deals.find_users_who_saw(seed or "", people)


async def stop_in_the_split(evening: NightSession, monkeypatch: pytest.MonkeyPatch) -> int:
    """Stop the bot when threads are made and not stored; return how many threads there are."""
    made = asyncio.Barrier(4)

    async def stop_here(*_: object) -> None:
        await made.wait()
        await asyncio.Event().wait()

    with monkeypatch.context() as patch:
        patch.setattr(evening.store.night_rounds, "set_channel", stop_here)
        await choose_the_game(evening, evening.find("Round 1 is over"))
        await asyncio.wait_for(made.wait(), 60)
        await evening.bot.close()
    return len(evening.threads)


async def check_split_is_finished(evening: NightSession, made: int) -> None:
    """Threads that were made are used, and nobody is called twice."""
    second = (await evening.rounds())[1]
    assert made == len(evening.threads) == 6
    assert len({table.channel for table in second.tables} - {None}) == 3
    assert len({table.match for table in second.tables} - {None}) == 3
    for table in second.tables:
        messages = evening.thread(table).messages.values()
        assert sum("this is your table" in one.text for one in messages) == 1


async def play_third_round_in_the_channel(evening: NightSession) -> None:
    """Without the permission to make threads, the tables play one after another, each its own deal."""
    evening.channel.deny("create_private_threads", "create_public_threads")
    await asyncio.sleep(0.05)
    started = await evening.say(evening.anna, "round", game="the-game")
    assert "one after another" in started.text
    third = (await evening.rounds())[2]
    assert {(table.place, table.seed) for table in third.tables} == {(TablePlace.CHANNEL, None)}
    assert sum(table.match is not None for table in third.tables) == 1
    for _ in third.tables:
        await evening.play_out(evening.channel.id)
    evening.find("Round 3 is over")

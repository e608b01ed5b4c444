"""People and their table: leaving and taking over, ending, showing the table again, pings and names."""

import asyncio
import functools

import pytest

from bot.devtools.sandbox import Message, Person
from data.records import Ending
from tests.e2e.evening import Evening, keys, said, tops_in
from tests.e2e.house import House
from tests.e2e.leaks import search

pytestmark = pytest.mark.asyncio(loop_scope="module")


def shows(evening: Evening, code: str, **facts: object) -> bool:
    table = evening.find_table()
    return table is not None and any(text in table.text for text in said(code, **facts))


def cards_of(evening: Evening, person: Person) -> list[int]:
    return [int(key.press.argument) for key in keys(evening.hand(person), "card")]


async def test_leaving_pauses_the_match_and_another_takes_the_seat_with_its_cards(house: House) -> None:
    evening = house.evening(2)
    anna = await evening.begin()
    ben = evening.people[1]
    cards = cards_of(evening, ben)
    left = await evening.type(ben, "game leave")
    assert await evening.told(left) in said("said-left-running")
    await anna.until(lambda: shows(evening, "table-paused-notice", free=1))
    play = evening.type(anna, "play", card=cards_of(evening, anna)[0], pile=1)
    await evening.refuses(anna, play, "table-table-paused", free=1)
    cleo = evening.guild.add_person("Cleo", locale="de")
    took = await evening.click(cleo, evening.table(cleo), "join")
    told = await evening.told(took)
    assert any(text in told for text in said("said-took-over"))
    assert cards_of(evening, cleo) == cards
    await evening.refuses(ben, evening.type(ben, "hand"), "table-not-seated")
    evening.people = (anna, cleo)
    await evening.play()
    chronicle = await evening.chronicle()
    chronicle.check()
    assert {player.user for player in chronicle.record.players} == {anna.id, ben.id, cleo.id}
    assert [search(chronicle, person).leaks for person in (anna, ben, cleo)] == [(), (), ()]
    assert chronicle.record.ended is not None


async def test_who_comes_back_gets_the_same_seat_and_cards(house: House) -> None:
    evening = house.evening(4)
    await evening.begin()
    ben, cleo = evening.people[1:3]
    hands = [cards_of(evening, ben), cards_of(evening, cleo)]
    await evening.type(ben, "game leave")
    await evening.type(cleo, "game leave")
    await evening.type(cleo, "game join")
    await evening.type(ben, "game join")
    assert [cards_of(evening, ben), cards_of(evening, cleo)] == hands
    await evening.people[0].until(lambda: not shows(evening, "table-paused-notice", free=1))
    await evening.play()
    (await evening.chronicle()).check()


async def test_a_paused_match_outlives_a_restart(house: House) -> None:
    evening = house.evening(2)
    anna = await evening.begin()
    ben = evening.people[1]
    await evening.type(ben, "game leave")
    await house.restart()
    play = evening.type(anna, "play", card=cards_of(evening, anna)[0], pile=1)
    await evening.refuses(anna, play, "table-table-paused", free=1)
    await evening.type(ben, "game join")
    await evening.ask_for_hand(anna)
    await evening.play()


async def ending_of(evening: Evening) -> Ending:
    await evening.people[0].until(lambda: evening.over)
    assert shows(evening, "table-abandoned")
    record = (await evening.chronicle()).record
    assert record.ended is not None
    assert (record.seed or "?") in evening.table().text
    return record.ended.ending


async def test_the_host_ends_the_match(house: House) -> None:
    evening = house.evening(3)
    anna = await evening.begin()
    ended = await evening.type(anna, "game end")
    assert await evening.told(ended) in said("said-ended")
    assert await ending_of(evening) is Ending.ABANDONED


async def test_a_majority_ends_the_match(house: House) -> None:
    evening = house.evening(4)
    await evening.begin()
    voted = await evening.type(evening.people[1], "game end")
    assert await evening.told(voted) in said("said-voted", votes=1, needed=3)
    again = await evening.type(evening.people[1], "game end")
    assert await evening.told(again) in said("said-voted", votes=1, needed=3)
    await evening.people[0].until(lambda: keys(evening.table(), "end"))
    assert shows(evening, "table-votes", votes=1, needed=3)
    await evening.click(evening.people[2], evening.table(), "end")
    ended = await evening.type(evening.people[3], "game end")
    assert await evening.told(ended) in said("said-ended")
    assert await ending_of(evening) is Ending.ABANDONED


async def test_a_moderator_ends_a_match_and_closes_a_lobby(house: House) -> None:
    evening = house.evening(2)
    await evening.begin()
    mod = evening.guild.add_person("Moderator", permissions=["manage_channels"])
    await evening.type(mod, "game end")
    assert await ending_of(evening) is Ending.ABANDONED
    await evening.open()
    lobby = evening.table()
    await evening.type(mod, "game cancel")
    await evening.people[0].until(lambda: keys(lobby) == [])
    assert any(text in lobby.text for text in said("lobby-cancelled"))


async def test_the_host_of_a_lobby_leaves_it_to_the_next(house: House) -> None:
    evening = house.evening(2)
    await evening.sit_down()
    anna, ben = evening.people
    await evening.click(anna, evening.table(), "leave")
    assert anna.name not in evening.table().text
    closed = await evening.type(ben, "game cancel")
    assert await evening.told(closed) in said("said-cancelled")


async def test_the_table_is_shown_at_the_bottom_when_asked(house: House) -> None:
    evening = house.evening(2)
    anna = await evening.begin()
    await evening.shows_the_last_state()
    old = evening.table()
    await anna.write(evening.channel, "where is it?")
    posted = await evening.type(anna, "game table")
    assert await evening.told(posted) in said("said-posted")
    await anna.until(lambda: evening.table() is not old and old.deleted)
    await evening.play()


async def test_a_buried_table_is_posted_anew_at_the_next_change(house: House) -> None:
    evening = house.evening(2)
    anna = await evening.begin()
    await evening.shows_the_last_state()
    old = evening.table()
    for line in range(8):
        await evening.people[1].write(evening.channel, f"chatter {'.' * line}")
    await evening.take_turn(anna)
    await anna.until(lambda: (table := evening.find_table()) is not None and table is not old)
    await anna.until(lambda: old.deleted)
    await evening.shows_the_last_state()


async def test_play_again_opens_a_lobby_with_the_same_people_and_options(house: House) -> None:
    evening = house.evening(3)
    anna = await evening.begin(minimum=3, smaller_hands=True)
    await evening.type(anna, "game end")
    await anna.until(lambda: evening.over)
    visitor = evening.guild.add_person("Gast", locale="de")
    await evening.refuses(visitor, evening.click(visitor, evening.table(), "again"), "table-not-seated")
    first = evening.match
    await evening.click(evening.people[2], evening.table(), "again")
    lobby = evening.table()
    evening.match = keys(lobby)[0].press.match
    assert evening.match != first
    assert all(person.name in lobby.text for person in evening.people)
    await evening.click(evening.people[1], lobby, "start")
    chronicle = await evening.chronicle()
    chronicle.check()
    assert chronicle.last.options.minimum == 3
    assert chronicle.last.options.smaller_hands


async def test_a_channel_and_its_threads_have_a_table_each(house: House) -> None:
    evening = house.evening(2)
    await evening.begin()
    others = evening.guild.add_person("Dora"), evening.guild.add_person("Emil", locale="de")
    thread = Evening(house, evening.guild, evening.channel.add_thread("table two"), others)
    await thread.begin()
    assert thread.match != evening.match
    await asyncio.gather(evening.play(), thread.play())
    for one in (evening, thread):
        (await one.chronicle()).check()


def nudges(evening: Evening, person: Person) -> list[Message]:
    return [one for one in person.pings if one.channel is evening.channel]


async def test_whoever_is_to_play_is_pinged_once_a_turn_and_nobody_else_ever(house: House) -> None:
    evening = house.evening(3)
    visitor = evening.guild.add_person("Gast")
    await evening.begin()
    for turn in range(5):
        person = await evening.whose_turn()
        assert person is not None
        expected = turn // 3 + 1
        await person.until(lambda person=person, expected=expected: len(nudges(evening, person)) >= expected)  # type: ignore[misc]  # bound now
        counts = [len(nudges(evening, one)) for one in evening.people]
        assert counts == [(turn + 3 - seat) // 3 for seat in range(3)]
        newest = nudges(evening, person)[-1]
        assert newest.text in said("turn-nudge", mention=person.mention)
        assert not newest.deleted
        await evening.take_turn(person)
    assert visitor.pings == []


async def test_only_the_last_call_to_a_turn_stands_in_the_channel(house: House) -> None:
    evening = house.evening(2)
    anna = await evening.begin()
    ben = evening.people[1]
    await anna.until(lambda: nudges(evening, anna))
    await evening.take_turn(anna)
    await ben.until(lambda: nudges(evening, ben))
    assert nudges(evening, anna)[0].deleted
    await evening.type(anna, "game end")
    await anna.until(lambda: evening.over)
    await anna.until(lambda: nudges(evening, ben)[0].deleted)


async def test_a_name_can_neither_format_nor_ping_nor_link(house: House) -> None:
    victim_of = house.evening(1)
    victim = victim_of.people[0]
    names = [("**Bold** @everyone", "de"), (f"<@{victim.id}> ||x||", "en-US"), ("`code` https://x.y", "de")]
    evening = house.evening(names)
    bystander = evening.guild.add_person("Gast")
    await evening.begin()
    await evening.play_turns(3)
    await evening.shows_the_last_state()
    left = await evening.type(evening.people[2], "game leave")
    assert left.failed is None
    for message in evening.people[0].sees(evening.channel):
        assert not message.mention_everyone
        assert {user.id for user in message.mentions} <= {person.id for person in evening.people}
    for shown in (*evening.people[0].shown, *bystander.shown):
        # What a picture is said to show is never formatted.
        formatted = functools.reduce(lambda text, label: text.replace(label, ""), shown.labels, shown.text)
        for raw in ("**Bold**", "@everyone", f"<@{victim.id}>", "||x||", "`code`", "https://x"):
            assert raw not in formatted
    assert bystander.pings == []
    assert victim.pings == []


async def test_somebody_the_new_process_has_not_met_is_shown_without_a_ping(house: House) -> None:
    evening = house.evening(2)
    anna = await evening.begin()
    ben = evening.people[1]
    await evening.shows_the_last_state()
    before = len(nudges(evening, ben))
    await house.restart()
    old = evening.table()
    await evening.type(anna, "game table")
    await anna.until(lambda: evening.table() is not old)
    assert len(nudges(evening, ben)) == before
    # Discord is asked what he is called, for a picture cannot hold a mention.
    await anna.until(lambda: ben.name in evening.table().text)
    assert len(nudges(evening, ben)) == before
    assert tops_in(evening.table().text) == [1, 1, 100, 100]

"""Players and their table: leaving and taking over seats, ending, reposting the table, pings and names."""

import asyncio
import functools

import pytest

from bot.devtools.sandbox import Message, Person
from data.records import Ending
from engine.shuffle import Chance
from tests.e2e.leaks import search
from tests.e2e.stack import Stack
from tests.e2e.table_session import TableSession, tops_in
from tests.hand_texts import cards_in
from tests.session import buttons, sentences

pytestmark = pytest.mark.asyncio(loop_scope="module")


def shows(session: TableSession, code: str, **facts: object) -> bool:
    table = session.find_table()
    return table is not None and any(text in table.text for text in sentences(code, **facts))


def cards_of(session: TableSession, person: Person) -> list[int]:
    hand = session.hand(person)
    return cards_in(hand.text)


async def test_leaving_pauses_the_match_and_another_takes_the_seat_with_its_cards(stack: Stack) -> None:
    session = stack.session(2)
    anna = await session.begin()
    ben = session.people[1]
    cards = cards_of(session, ben)
    left = await session.type(ben, "game leave")
    assert await session.reply_text(left) in sentences("reply-leave-running")
    await anna.until(lambda: shows(session, "table-paused-notice", free=1))
    play = session.type(anna, "play", card=cards_of(session, anna)[0], pile=1)
    await session.refuses(anna, play, "table-table-paused", free=1)
    cleo = session.guild.add_person("Cleo", locale="de")
    took = await session.click(cleo, session.table(cleo), "join")
    reply = await session.reply_text(took)
    assert any(text in reply for text in sentences("reply-take-over"))
    assert cards_of(session, cleo) == cards
    await session.refuses(ben, session.type(ben, "hand"), "table-not-seated")
    session.people = [anna, cleo]
    await session.play_badly()
    history = await session.history()
    history.check()
    assert {player.user for player in history.record.players} == {anna.id, ben.id, cleo.id}
    assert [search(history, person).leaks for person in (anna, ben, cleo)] == [(), (), ()]
    assert history.record.ended is not None


async def test_who_comes_back_gets_the_same_seat_and_cards(stack: Stack) -> None:
    session = stack.session(4)
    await session.begin()
    ben, cleo = session.people[1:3]
    hands = [cards_of(session, ben), cards_of(session, cleo)]
    await session.type(ben, "game leave")
    await session.type(cleo, "game leave")
    await session.type(cleo, "game join")
    await session.type(ben, "game join")
    assert [cards_of(session, ben), cards_of(session, cleo)] == hands
    await session.people[0].until(lambda: not shows(session, "table-paused-notice", free=1))
    await session.play_badly()
    (await session.history()).check()


async def test_a_paused_match_outlives_a_restart(stack: Stack) -> None:
    session = stack.session(2)
    anna = await session.begin()
    ben = session.people[1]
    await session.type(ben, "game leave")
    await stack.restart()
    play = session.type(anna, "play", card=cards_of(session, anna)[0], pile=1)
    await session.refuses(anna, play, "table-table-paused", free=1)
    await session.type(ben, "game join")
    await session.ask_for_hand(anna)
    await session.play_badly()


async def ending_of(session: TableSession) -> Ending:
    await session.people[0].until(lambda: session.over)
    assert shows(session, "table-abandoned")
    record = (await session.history()).record
    assert record.ended is not None
    checked = (await session.click(session.people[0], session.table(), "deal-check")).answer
    assert checked is not None
    assert Chance.from_hex(record.seed or "").commitment in checked.text
    return record.ended.ending


async def test_the_host_ends_the_match_once_sure(stack: Stack) -> None:
    session = stack.session(3)
    anna = await session.begin()
    await session.take_turn(anna)
    asked = await session.type(anna, "game end")
    assert asked.answer is not None
    question = await session.reply_text(asked)
    assert any(text in question for text in sentences("end-question"))
    kept = await session.click(anna, asked.answer, "end-keep")
    assert await session.reply_text(kept) in sentences("reply-end-keep")
    assert (await session.history()).record.ended is None
    ended = await session.end(anna)
    assert await session.reply_text(ended) in sentences("reply-end")
    assert await ending_of(session) is Ending.ABANDONED


async def test_a_majority_ends_the_match(stack: Stack) -> None:
    session = stack.session(4)
    await session.take_turn(await session.begin())
    voted = await session.end(session.people[1])
    assert await session.reply_text(voted) in sentences("reply-end-vote", votes=1, needed=3)
    again = await session.type(session.people[1], "game end")
    assert await session.reply_text(again) in sentences("reply-end-vote", votes=1, needed=3)
    await session.people[0].until(lambda: buttons(session.table(), "end"))
    assert shows(session, "table-votes", votes=1, needed=3)
    asked = await session.click(session.people[2], session.table(), "end")
    assert asked.answer is not None
    await session.click(session.people[2], asked.answer, "end-sure")
    ended = await session.end(session.people[3])
    assert await session.reply_text(ended) in sentences("reply-end")
    assert await ending_of(session) is Ending.ABANDONED


async def test_a_moderator_ends_a_match_and_closes_a_lobby(stack: Stack) -> None:
    session = stack.session(2)
    await session.take_turn(await session.begin())
    mod = session.guild.add_person("Moderator", permissions=["manage_messages"])
    await session.end(mod)
    assert await ending_of(session) is Ending.ABANDONED
    await session.open()
    lobby = session.table()
    await session.type(mod, "game cancel")
    await session.people[0].until(lambda: buttons(lobby) == [])
    assert any(text in lobby.text for text in sentences("lobby-cancelled"))


async def test_the_host_of_a_lobby_leaves_it_to_the_next(stack: Stack) -> None:
    session = stack.session(2)
    await session.sit_down()
    anna, ben = session.people
    await session.click(anna, session.table(), "leave")
    assert anna.name not in session.table().text
    closed = await session.type(ben, "game cancel")
    assert await session.reply_text(closed) in sentences("reply-cancel")


async def test_the_table_is_shown_at_the_bottom_when_asked(stack: Stack) -> None:
    session = stack.session(2)
    anna = await session.begin()
    await session.shows_the_last_state()
    old = session.table()
    await anna.write(session.channel, "where is it?")
    posted = await session.type(anna, "game table")
    assert await session.reply_text(posted) in sentences("reply-table")
    await anna.until(lambda: session.table() is not old and old.deleted)
    await session.play_badly()


async def test_a_table_below_many_messages_is_posted_again_at_the_next_change(stack: Stack) -> None:
    session = stack.session(2)
    anna = await session.begin()
    await session.shows_the_last_state()
    old = session.table()
    for line in range(8):
        await session.people[1].write(session.channel, f"chatter {'.' * line}")
    await session.take_turn(anna)
    await anna.until(lambda: (table := session.find_table()) is not None and table is not old)
    await anna.until(lambda: old.deleted)
    await session.shows_the_last_state()


async def test_play_again_seats_those_who_are_there_with_the_same_options(stack: Stack) -> None:
    session = stack.session(3)
    anna = await session.begin(minimum=3, smaller_hands=True)
    await session.take_turn(anna)
    await session.end(anna)
    await anna.until(lambda: session.over)
    result = session.table()
    visitor = session.guild.add_person("Gast", locale="de")
    await session.refuses(visitor, session.click(visitor, result, "again"), "table-not-seated")
    first = session.match
    await session.click(session.people[2], result, "again")
    lobby = session.table()
    session.match = buttons(lobby)[0].press.match
    assert session.match != first
    assert all(person.name in lobby.text for person in session.people)
    await session.click(session.people[2], lobby, "start")
    history = await session.history()
    history.check()
    assert history.last.options.minimum == 3
    assert history.last.options.smaller_hands


async def test_a_channel_and_its_threads_have_a_table_each(stack: Stack) -> None:
    session = stack.session(2)
    await session.begin()
    others = session.guild.add_person("Dora"), session.guild.add_person("Emil", locale="de")
    thread = TableSession(stack, session.guild, session.channel.add_thread("table two"), others)
    await thread.begin()
    assert thread.match != session.match
    await asyncio.gather(session.play_badly(), thread.play_badly())
    for one in (session, thread):
        (await one.history()).check()


def nudges(session: TableSession, person: Person) -> list[Message]:
    return [one for one in person.pings if one.channel is session.channel]


async def call_at_once(session: TableSession) -> None:
    """Let everybody be called as soon as it is their turn."""
    for person in session.people:
        await session.type(person, "preferences", calls="at-once")


async def test_the_player_to_move_is_pinged_once_a_turn_and_nobody_else(stack: Stack) -> None:
    session = stack.session(3)
    visitor = session.guild.add_person("Gast")
    await call_at_once(session)
    await session.begin()
    for turn in range(5):
        person = await session.whose_turn()
        assert person is not None
        # Who starts knows that it is their turn.
        expected = (turn + 3 - session.people.index(person)) // 3 - (person is session.people[0])
        await person.until(lambda person=person, expected=expected: len(nudges(session, person)) >= expected)  # type: ignore[misc]  # bound now
        counts = [len(nudges(session, one)) for one in session.people]
        assert counts == [(turn + 3 - seat) // 3 - (seat == 0) for seat in range(3)]
        if expected:
            newest = nudges(session, person)[-1]
            assert newest.text in sentences("turn-nudge", mention=person.mention)
            assert not newest.deleted
        await session.take_turn(person)
    assert visitor.pings == []


async def test_only_the_last_call_to_a_turn_stands_in_the_channel(stack: Stack) -> None:
    session = stack.session(2)
    await call_at_once(session)
    anna = await session.begin()
    ben = session.people[1]
    await session.take_turn(anna)
    await ben.until(lambda: nudges(session, ben))
    await session.take_turn(ben)
    await anna.until(lambda: nudges(session, anna))
    assert nudges(session, ben)[0].deleted
    await session.end(anna)
    await anna.until(lambda: session.over)
    await anna.until(lambda: nudges(session, anna)[0].deleted)


async def test_a_name_can_neither_format_nor_ping_nor_link(stack: Stack) -> None:
    victim_of = stack.session(1)
    victim = victim_of.people[0]
    names = [("**Bold** @everyone", "de"), (f"<@{victim.id}> ||x||", "en-US"), ("`code` https://x.y", "de")]
    session = stack.session(names)
    bystander = session.guild.add_person("Gast")
    await session.begin()
    await session.play_turns(3)
    await session.shows_the_last_state()
    left = await session.type(session.people[2], "game leave")
    assert left.failed is None
    for message in session.people[0].sees(session.channel):
        assert not message.mention_everyone
        assert {user.id for user in message.mentions} <= {person.id for person in session.people}
    for shown in (*session.people[0].screen_history, *bystander.screen_history):
        # A picture's description is never formatted.
        formatted = functools.reduce(lambda text, label: text.replace(label, ""), shown.labels, shown.text)
        for raw in ("**Bold**", "@everyone", f"<@{victim.id}>", "||x||", "`code`", "https://x"):
            assert raw not in formatted
    assert bystander.pings == []
    assert victim.pings == []


async def test_somebody_the_new_process_has_not_met_is_shown_without_a_ping(stack: Stack) -> None:
    session = stack.session(2)
    anna = await session.begin()
    ben = session.people[1]
    await session.shows_the_last_state()
    before = len(nudges(session, ben))
    await stack.restart()
    old = session.table()
    await session.type(anna, "game table")
    await anna.until(lambda: session.table() is not old)
    assert len(nudges(session, ben)) == before
    # The name is requested from Discord, as a picture cannot contain a mention.
    await anna.until(lambda: ben.name in session.table().text)
    assert len(nudges(session, ben)) == before
    assert tops_in(session.table().text) == [1, 1, 100, 100]

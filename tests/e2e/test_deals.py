"""Shared deals, and deletion of personal data, in the real process: through kills, on either database."""

import json
from typing import cast

import pytest

from bot.devtools.sandbox import Message, Person
from bot.words.words import words
from data.records import DealKind, MatchId, MatchRecord
from tests.bot.privacy.test_forgetting import everywhere
from tests.e2e.stack import Stack
from tests.e2e.table_session import TableSession
from tests.e2e.test_replays import finish_match
from tests.session import buttons, find_button

pytestmark = pytest.mark.asyncio(loop_scope="module")
on_both = pytest.mark.parametrize("stack", ["sqlite", "postgresql"], indirect=True)
on_sqlite = pytest.mark.parametrize("stack", ["sqlite"], indirect=True)
SEED = "5e" * 32


async def type_command(
    session: TableSession, person: Person, line: str, **options: str | int | bool
) -> Message:
    done = await session.type(person, line, **options)
    assert done.answer is not None
    return done.answer


async def press_button(person: Person, message: Message, verb: str) -> Message:
    done = await person.click(message, custom_id=buttons(message, verb)[0].custom_id)
    # On a busy machine the bot asks for more time first.
    return await person.until(lambda: done.answer)


async def open_today(session: TableSession) -> Message:
    """Open the deal of the day as the first user, and join it as the others."""
    host = session.people[0]
    page = await type_command(session, host, "deal today", game="the-game")
    post = await press_button(host, page, "deal-open")
    session.match = buttons(post, "join")[0].press.match
    for person in session.people[1:]:
        await session.click(person, post, "join")
    return post


async def start(session: TableSession) -> None:
    # Where a kill came before the number of the table's message was stored, the table is posted again.
    host = session.people[0]
    await host.until(lambda: (table := session.find_table()) and find_button(table, "start"))
    await session.click(host, session.table(), "start")
    # Players who joined before a kill have no hand on their screens; the one who starts has.
    await session.people[0].until(lambda: session.find_hand(session.people[0]))


async def record(session: TableSession) -> MatchRecord:
    found = await session.stack.store.get_match(MatchId(session.match))
    assert found is not None
    return found


@on_both
async def test_two_servers_are_dealt_the_same_cards_of_the_day_though_the_bot_is_killed_before(
    stack: Stack,
) -> None:
    one, other = stack.session(2), stack.session(2)
    await open_today(one)
    await open_today(other)
    await stack.restart()
    await start(one)
    await start(other)
    first, second = await record(one), await record(other)
    assert (first.deal, first.ranked) == (second.deal, second.ranked) == (DealKind.DAILY, True)
    assert first.seed == second.seed
    assert first.initial_state == second.initial_state
    seed = first.seed or ""
    assert len(seed) == 64
    for session in (one, other):
        host = session.people[0]
        await session.type(host, "begin")
        await host.until(lambda session=session, host=host: session.is_mine(host))  # type: ignore[misc]  # bound now
        await session.take_turn(host)
        await session.end(host)
        await host.until(lambda session=session: bool(buttons(session.find_table(), "again")))  # type: ignore[misc]  # bound now
        assert not [
            shown for person in session.people for shown in person.screen_history if seed in shown.text
        ]
    assert (
        words("de")("deal-tried", match=one.match)
        in (await type_command(one, one.people[0], "deal today", game="the-game")).text
    )


@on_sqlite
async def test_a_match_is_dealt_again_compared_and_its_people_are_forgotten(stack: Stack) -> None:
    session = stack.session(4)
    anna, _, cleo, dora = session.people
    number = await finish_match(stack, session, "the-game-for-2-experts")
    original = await stack.store.get_match(number)
    assert original is not None
    session.people = [dora, cleo]
    post = await type_command(session, dora, "deal match", match=number)
    session.match = buttons(post, "join")[0].press.match
    await stack.restart()
    await session.click(cleo, post, "join")
    await start(session)
    hand = session.hand(dora)
    await session.click(dora, hand, "begin")
    await session.play_badly()
    again = await record(session)
    assert (again.seed, again.ranked, again.rematch_of) == (original.seed, False, number)
    assert f"With the same cards, match {number}:" in session.table().text
    exported = await type_command(session, anna, "privacy export")
    data = cast("dict[str, object]", json.loads(exported.attachments[0].content))
    assert data["user"] == str(anna.id)
    for person in (anna, cleo):
        assert await everywhere(stack.store, person.id)
        await press_button(person, await type_command(session, person, "privacy forget"), "forget-me")
        assert await everywhere(stack.store, person.id) == []


@on_sqlite
async def test_what_is_no_seed_no_day_and_no_match_gets_a_sentence(stack: Stack) -> None:
    session = stack.session(1)
    (anna,) = session.people
    await open_today(session)
    for line, code, options in (
        ("deal seed", "deal-seed-unreadable", {"game": "the-game", "seed": "five"}),
        ("deal today", "deal-day-unreadable", {"game": "the-game", "day": "heute"}),
        ("deal today", "deal-day-to-come", {"game": "the-game", "day": "2999-12-31"}),
    ):
        await session.refuses(anna, session.type(anna, line, **options), code)
    asked = session.type(anna, "deal match", match=4711)
    await session.refuses(anna, asked, "replay-match-unknown", match="4711")
    taken = session.type(anna, "deal seed", game="the-game", seed=SEED)
    await session.refuses(anna, taken, "table-channel-taken", phase="lobby")


@on_sqlite
async def test_a_table_of_a_given_seed_keeps_it_through_a_kill(stack: Stack) -> None:
    session = stack.session(2)
    post = await type_command(session, session.people[0], "deal seed", game="the-game", seed=SEED)
    session.match = buttons(post, "join")[0].press.match
    await session.click(session.people[1], post, "join")
    await stack.restart()
    await start(session)
    dealt = await record(session)
    assert (dealt.seed, dealt.ranked) == (SEED, False)

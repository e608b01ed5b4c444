"""Deals that others have, too, and forgetting, in the real process: through kills, on either database."""

import json
from typing import cast

import pytest

from bot.devtools.sandbox import Message, Person
from bot.words import words
from data.records import Deal, MatchId, MatchRecord
from tests.e2e.evening import Evening, keys
from tests.e2e.house import House
from tests.e2e.test_replays import finished
from tests.privacy.test_forgetting import everywhere

pytestmark = pytest.mark.asyncio(loop_scope="module")
on_both = pytest.mark.parametrize("house", ["sqlite", "postgresql"], indirect=True)
on_sqlite = pytest.mark.parametrize("house", ["sqlite"], indirect=True)
SEED = "5e" * 32


async def typed(evening: Evening, person: Person, line: str, **options: str | int | bool) -> Message:
    done = await evening.type(person, line, **options)
    assert done.answer is not None
    return done.answer


async def pressed(person: Person, message: Message, verb: str) -> Message:
    done = await person.click(message, custom_id=keys(message, verb)[0].custom_id)
    assert done.answer is not None
    return done.answer


async def open_today(evening: Evening) -> Message:
    """Let the first of the people open the deal of the day, and the others sit down."""
    host = evening.people[0]
    page = await typed(evening, host, "deal today", game="the-game")
    board = await pressed(host, page, "deal-open")
    evening.match = keys(board, "join")[0].press.match
    for person in evening.people[1:]:
        await evening.click(person, board, "join")
    return board


async def start(evening: Evening) -> None:
    await evening.click(evening.people[0], evening.table(), "start")
    # Who sat down before a kill has no hand on the screen; whoever starts has.
    await evening.people[0].until(lambda: evening.hand(evening.people[0]))


async def record(evening: Evening) -> MatchRecord:
    found = await evening.house.store.get_match(MatchId(evening.match))
    assert found is not None
    return found


@on_both
async def test_two_servers_are_dealt_the_same_cards_of_the_day_though_the_bot_is_killed_before(
    house: House,
) -> None:
    one, other = house.evening(2), house.evening(2)
    await open_today(one)
    await open_today(other)
    await house.restart()
    await start(one)
    await start(other)
    first, second = await record(one), await record(other)
    assert (first.deal, first.ranked) == (second.deal, second.ranked) == (Deal.DAILY, True)
    assert first.seed == second.seed
    assert first.initial_state == second.initial_state
    seed = first.seed or ""
    assert len(seed) == 64
    for evening in (one, other):
        await evening.type(evening.people[0], "game end")
        host = evening.people[0]
        await host.until(lambda evening=evening: bool(keys(evening.find_table(), "again")))  # type: ignore[misc]  # bound now
        assert not [shown for person in evening.people for shown in person.shown if seed in shown.text]
    assert (
        words("de")("deal-tried", match=one.match)
        in (await typed(one, one.people[0], "deal today", game="the-game")).text
    )


@on_sqlite
async def test_a_match_is_dealt_again_compared_and_its_people_are_forgotten(house: House) -> None:
    evening = house.evening(4)
    anna, _, cleo, dora = evening.people
    number = await finished(house, evening, "the-game-for-2-experts")
    original = await house.store.get_match(number)
    assert original is not None
    evening.people = (dora, cleo)
    board = await typed(evening, dora, "deal match", match=number)
    evening.match = keys(board, "join")[0].press.match
    await house.restart()
    await evening.click(cleo, board, "join")
    await start(evening)
    hand = evening.hand(dora)
    assert hand is not None
    await evening.click(dora, hand, "begin")
    await evening.play()
    again = await record(evening)
    assert (again.seed, again.ranked, again.rematch_of) == (original.seed, True, number)
    assert f"With the same cards, match {number}:" in evening.table().text
    exported = await typed(evening, anna, "privacy export")
    told = cast("dict[str, object]", json.loads(exported.attachments[0].content))
    assert told["user"] == str(anna.id)
    for person in (anna, cleo):
        assert await everywhere(house.store, person.id)
        await pressed(person, await typed(evening, person, "privacy forget"), "forget-me")
        assert await everywhere(house.store, person.id) == []


@on_sqlite
async def test_what_is_no_seed_no_day_and_no_match_gets_a_sentence(house: House) -> None:
    evening = house.evening(1)
    (anna,) = evening.people
    await open_today(evening)
    for line, code, options in (
        ("deal seed", "deal-seed-unreadable", {"game": "the-game", "seed": "five"}),
        ("deal today", "deal-day-unreadable", {"game": "the-game", "day": "heute"}),
        ("deal today", "deal-day-to-come", {"game": "the-game", "day": "2999-12-31"}),
    ):
        await evening.refuses(anna, evening.type(anna, line, **options), code)
    asked = evening.type(anna, "deal match", match=4711)
    await evening.refuses(anna, asked, "replay-match-unknown", match="4711")
    taken = evening.type(anna, "deal seed", game="the-game", seed=SEED)
    await evening.refuses(anna, taken, "table-channel-taken", phase="lobby")


@on_sqlite
async def test_a_table_of_a_given_seed_keeps_it_through_a_kill(house: House) -> None:
    evening = house.evening(2)
    board = await typed(evening, evening.people[0], "deal seed", game="the-game", seed=SEED)
    evening.match = keys(board, "join")[0].press.match
    await evening.click(evening.people[1], board, "join")
    await house.restart()
    await start(evening)
    dealt = await record(evening)
    assert (dealt.seed, dealt.ranked) == (SEED, False)

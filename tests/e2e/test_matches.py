"""Whole matches of The Game, from opening a table to the result, without any leak of cards."""

import asyncio
import re
from dataclasses import replace

import pytest

from data.records import Ending
from engine.games.the_game.rules import hand_size
from engine.shuffle import Chance
from tests.e2e.leaks import search
from tests.e2e.stack import Stack
from tests.e2e.table_session import TableSession
from tests.e2e.unspoken_process import numbers_in_log
from tests.session import buttons, sentences

pytestmark = pytest.mark.asyncio(loop_scope="module")

_WHOLE = re.compile(r"`([0-9a-f]{64})`")
on_sqlite = pytest.mark.parametrize("stack", ["sqlite"], indirect=True)
on_postgresql = pytest.mark.parametrize("stack", ["postgresql"], indirect=True)


async def whole_match(session: TableSession, **options: int | bool) -> None:
    """Play a match to its end, and check its history, its screens and its result."""
    await session.deal(**options)
    await session.people[0].until(lambda: buttons(session.table(), "deal-check"))
    (started,) = await check_deal(session)
    first = session.hand(session.people[-1])
    assert first is not None
    await session.click(session.people[-1], first, "begin")
    if len(session.people) > 1:
        await signal_by_every_way(session)
    await read_rules(session)
    await session.play()
    await check_result(session, started)
    await check_for_leaks(session)


async def read_rules(session: TableSession) -> None:
    """Read the rules by the buttons of hand and table, and by command."""
    person, hand = session.people[0], session.hand(session.people[0])
    await session.click(person, hand, "rules")
    await session.click(person, hand, "hand")
    for rules in (session.type(person, "game rules"), session.click(person, session.table(), "rules")):
        assert (await rules).answer is not None


async def signal_by_every_way(session: TableSession) -> None:
    """Signal by button and by command."""
    person, hand = session.people[0], session.hand(session.people[0])
    # The start is shown on this hand, too, and would take the place of its page of signals.
    await person.until(lambda: not buttons(hand, "begin"))
    await session.click(person, hand, "signals")
    await session.click(person, hand, "signal", "2.small-steps-only")
    await session.click(person, hand, "hand")
    offered = await person.complete(session.channel, "signal", focus="pile")
    assert [choice.value for choice in offered] == [1, 2, 3, 4]
    await session.type(person, "signal", pile=3, kind="can-turn-back")
    await session.type(person, "signal", pile=3, kind="can-turn-back")
    standing = (await session.history()).last.signals
    assert [(one.seat, one.pile, one.signal.value) for one in standing] == [(0, 2, "small-steps-only")]


async def check_deal(session: TableSession) -> list[str]:
    """Press *Check this deal*; return the deal's code and, after the match, its seed."""
    reply = (await session.click(session.people[0], session.table(), "deal-check")).answer
    assert reply is not None
    assert reply.ephemeral
    return _WHOLE.findall(reply.text)


async def check_result(session: TableSession, commitment: str) -> None:
    history = await session.history()
    history.check()
    record, table = history.record, session.table()
    assert record.ended is not None
    assert record.ended.ending is Ending.FINISHED
    assert record.ended.score == history.last.left
    code, seed = await check_deal(session)
    assert code == Chance.from_hex(seed).commitment == commitment
    assert seed == record.seed
    size = hand_size(len(session.people), history.last.options)
    assert [len(hand) for hand in history.states[0].hands] == [size] * len(session.people)
    left = history.last.left
    beaten = "the-game-beaten-alone" if len(session.people) == 1 else "the-game-beaten"
    code = beaten if left == 0 else "the-game-excellent" if left < 10 else "the-game-left"
    assert any(text in table.text for text in (sentences(code, count=left) if left else sentences(code)))
    if left:
        loser = session.people[[player.seat for player in record.players].index(history.last.turn)]
        assert loser.name in table.text


async def check_for_leaks(session: TableSession) -> None:
    history = await session.history()
    for person in session.people:
        found = search(history, person)
        assert found.leaks == ()
        assert found.looked_at > 100


@on_sqlite
async def test_one_person_plays_alone_in_german(stack: Stack) -> None:
    session = stack.session(1, locale="de")
    await whole_match(session)
    assert session.people[0].pings == []
    assert (await session.history()).last.signals == ()


@on_sqlite
async def test_two_people_play_one_by_buttons_and_one_by_commands(stack: Stack) -> None:
    session = stack.session(2)
    session.typists = {session.people[1]}
    await whole_match(session)


@on_postgresql
async def test_three_experts_play_by_commands_in_two_languages(stack: Stack) -> None:
    session = stack.session(3, locale="de")
    session.typists = set(session.people)
    await whole_match(session, minimum=3)


@pytest.mark.soak
@on_postgresql
async def test_four_people_play_with_smaller_hands(stack: Stack) -> None:
    await whole_match(stack.session(4), smaller_hands=True)


@on_sqlite
async def test_five_people_play_the_hardest_game(stack: Stack) -> None:
    session = stack.session(5)
    session.typists = {session.people[4]}
    await whole_match(session, minimum=3, smaller_hands=True)


@on_sqlite
async def test_three_tables_of_one_bot_play_at_the_same_time(stack: Stack) -> None:
    sessions = [stack.session(2) for _ in range(3)]
    await asyncio.gather(*(whole_match(session) for session in sessions))


@on_sqlite
async def test_a_planted_leak_is_found_wherever_it_stands(stack: Stack) -> None:
    session = stack.session(3)
    anna = await session.begin()
    history = await session.history()
    state = history.last
    mine = {*state.hands[0], *(abs(card - 1) for card in state.hands[0])}
    mine |= {abs(100 - card) for card in state.hands[0]}
    card = next(card for card in state.hands[1] if card > 8 and card not in mine and card != 80)
    clean = next(one for one in reversed(anna.screen_history) if one.ephemeral)
    assert search(history, anna, [clean]).leaks == ()
    for planted in (
        replace(clean, text=f"{clean.text}\nBen: {card}"),
        replace(clean, text=f"{clean.text}card{card}up"),
        replace(clean, labels=(*clean.labels, str(card))),
        replace(clean, custom_ids=(*clean.custom_ids, f"m:{session.match}:1:card:{card}")),
        replace(clean, text="", labels=(), custom_ids=(f"m:{session.match}:1:lay:{card}.1",)),
        replace(clean, text="42", labels=(f"{card} fits",), custom_ids=(str(card),), kind="autocomplete"),
    ):
        assert card in {leak.card for leak in search(history, anna, [planted]).leaks}


@on_sqlite
async def test_the_others_hands_are_leaks_in_the_eyes_of_somebody_else(stack: Stack) -> None:
    session = stack.session(3)
    anna = await session.begin()
    history = await session.history()
    assert search(history, session.people[1], anna.screen_history).leaks


@on_sqlite
async def test_nothing_but_the_database_and_the_log_is_written(stack: Stack) -> None:
    assert stack.bot.folder.exists()
    assert {path.name for path in stack.bot.folder.rglob("*") if path.is_file()} == {"bot.log"}


@pytest.mark.parametrize("line", ["match 7: laid 42", "hand (12, 57)", "card=9"])
async def test_a_card_in_the_log_is_found(line: str) -> None:
    head = "2026-01-01 20:00:00,123 INFO bot.parts.tables: "
    assert numbers_in_log(head + line)
    assert not numbers_in_log(head + "match 42 could not be shown yet: OSError")

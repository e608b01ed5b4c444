"""Whole matches of The Game, from opening a table to the result, and nobody saw another's cards."""

import asyncio
import re
from dataclasses import replace

import pytest

from bot.devtools.sandbox import Message
from data.records import Ending
from engine.games.the_game.rules import hand_size
from engine.shuffle import Chance
from tests.e2e.bot_process import numbers_in_log
from tests.e2e.evening import Evening, keys, said
from tests.e2e.house import House
from tests.e2e.leaks import search

pytestmark = pytest.mark.asyncio(loop_scope="module")

_COMMITMENT = re.compile(r"`([0-9a-f]{64})`")
on_both = pytest.mark.parametrize("house", ["sqlite", "postgresql"], indirect=True)
on_sqlite = pytest.mark.parametrize("house", ["sqlite"], indirect=True)
on_postgresql = pytest.mark.parametrize("house", ["postgresql"], indirect=True)


async def whole_match(evening: Evening, **options: int | bool) -> None:
    """Play a match to its end, and check everything that can be checked about it."""
    await evening.deal(**options)
    started = await evening.people[0].until(lambda: _commitment(evening.table()))
    first = evening.hand(evening.people[-1])
    assert first is not None
    await evening.click(evening.people[-1], first, "begin")
    await talk(evening)
    await evening.play()
    await check_result(evening, started)
    await check_for_leaks(evening)


async def talk(evening: Evening) -> None:
    """Read the rules in every way there is, and signal by button and by command."""
    person, hand = evening.people[0], evening.hand(evening.people[0])
    assert hand is not None
    await evening.click(person, hand, "rules")
    await evening.click(person, hand, "hand")
    await evening.click(person, hand, "signals")
    await evening.click(person, hand, "signal", "2.small-steps-only")
    await evening.click(person, hand, "hand")
    offered = await person.complete(evening.channel, "signal", focus="pile")
    assert [choice.value for choice in offered] == [1, 2, 3, 4]
    await evening.type(person, "signal", pile=3, kind="can-turn-back")
    await evening.type(person, "signal", pile=3, kind="can-turn-back")
    for rules in (evening.type(person, "game rules"), evening.click(person, evening.table(), "rules")):
        assert (await rules).answer is not None
    standing = (await evening.chronicle()).last.signals
    assert [(one.seat, one.pile, one.signal.value) for one in standing] == [(0, 2, "small-steps-only")]


def _commitment(message: Message) -> str | None:
    found = _COMMITMENT.search(message.text)
    return None if found is None or keys(message, "again") else found[1]


async def check_result(evening: Evening, commitment: str) -> None:
    chronicle = await evening.chronicle()
    chronicle.check()
    record, table = chronicle.record, evening.table()
    assert record.ended is not None
    assert record.ended.ending is Ending.FINISHED
    assert record.ended.score == chronicle.last.left
    seed = _COMMITMENT.search(table.text)
    assert seed is not None
    assert Chance.from_hex(seed[1]).commitment == commitment
    assert seed[1] == record.seed
    size = hand_size(len(evening.people), chronicle.last.options)
    assert [len(hand) for hand in chronicle.states[0].hands] == [size] * len(evening.people)
    left = chronicle.last.left
    code = "the-game-beaten" if left == 0 else "the-game-excellent" if left < 10 else "the-game-left"
    assert any(text in table.text for text in (said(code, count=left) if left else said(code)))
    if left:
        loser = evening.people[[player.seat for player in record.players].index(chronicle.last.turn)]
        assert loser.name in table.text


async def check_for_leaks(evening: Evening) -> None:
    chronicle = await evening.chronicle()
    for person in evening.people:
        found = search(chronicle, person)
        assert found.leaks == ()
        assert found.looked_at > 100


@on_sqlite
async def test_one_person_plays_alone_in_german(house: House) -> None:
    evening = house.evening(1, locale="de")
    await whole_match(evening)
    assert evening.people[0].pings == []


@on_both
async def test_two_people_play_one_by_buttons_and_one_by_commands(house: House) -> None:
    evening = house.evening(2)
    evening.typists = {evening.people[1]}
    await whole_match(evening)


@on_postgresql
async def test_three_experts_play_by_commands_in_two_languages(house: House) -> None:
    evening = house.evening(3, locale="de")
    evening.typists = set(evening.people)
    await whole_match(evening, minimum=3)


@on_postgresql
async def test_four_people_play_with_smaller_hands(house: House) -> None:
    await whole_match(house.evening(4), smaller_hands=True)


@on_sqlite
async def test_five_people_play_the_hardest_game(house: House) -> None:
    evening = house.evening(5)
    evening.typists = {evening.people[4]}
    await whole_match(evening, minimum=3, smaller_hands=True)


@on_sqlite
async def test_three_tables_of_one_bot_play_at_the_same_time(house: House) -> None:
    evenings = [house.evening(2) for _ in range(3)]
    await asyncio.gather(*(whole_match(evening) for evening in evenings))


@on_sqlite
async def test_a_planted_leak_is_found_wherever_it_stands(house: House) -> None:
    evening = house.evening(3)
    anna = await evening.begin()
    chronicle = await evening.chronicle()
    state = chronicle.last
    mine = {*state.hands[0], *(abs(card - 1) for card in state.hands[0])}
    mine |= {abs(100 - card) for card in state.hands[0]}
    card = next(card for card in state.hands[1] if card > 8 and card not in mine and card != 80)
    clean = next(one for one in reversed(anna.shown) if one.ephemeral)
    assert search(chronicle, anna, [clean]).leaks == ()
    for planted in (
        replace(clean, text=f"{clean.text}\nBen: {card}"),
        replace(clean, text=f"{clean.text}card{card}up"),
        replace(clean, labels=(*clean.labels, str(card))),
        replace(clean, custom_ids=(*clean.custom_ids, f"m:{evening.match}:1:card:{card}")),
        replace(clean, text="", labels=(), custom_ids=(f"m:{evening.match}:1:lay:{card}.1",)),
        replace(clean, text="42", labels=(f"{card} fits",), custom_ids=(str(card),), kind="autocomplete"),
    ):
        assert card in {leak.card for leak in search(chronicle, anna, [planted]).leaks}


@on_sqlite
async def test_the_others_hands_are_leaks_in_the_eyes_of_somebody_else(house: House) -> None:
    evening = house.evening(3)
    anna = await evening.begin()
    chronicle = await evening.chronicle()
    assert search(chronicle, evening.people[1], anna.shown).leaks


@on_sqlite
async def test_nothing_but_the_database_and_the_log_is_written(house: House) -> None:
    assert house.bot.folder.exists()
    assert {path.name for path in house.bot.folder.rglob("*") if path.is_file()} == {"bot.log"}


@pytest.mark.parametrize("line", ["match 7: laid 42", "hand (12, 57)", "card=9"])
async def test_a_card_in_the_log_is_found(line: str) -> None:
    head = "2026-01-01 20:00:00,123 INFO bot.tables: "
    assert numbers_in_log(head + line)
    assert not numbers_in_log(head + "match 42 could not be shown yet: OSError")

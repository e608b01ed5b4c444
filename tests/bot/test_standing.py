"""What the end of a match says about how it stands among the others."""

import asyncio

import pytest

from bot.devtools.sandbox import Message
from bot.messages import table_messages
from bot.tables.match_log import read_table
from bot.tables.refusals import NotSaved
from bot.tables.table import Table
from data.records import Ending
from tests.bot.connected import House
from tests.bot.evening import progress


async def play_badly(house: House) -> Message:
    """Let Anna and Ben play a match that ends soon, and return the message that shows its end."""
    board = await house.start()
    table = await house.table()
    while table.record.ended is None:
        user, action = progress(table)[-1]
        await house.bot.tables.submit_action(table.id, user, action, interaction_id=None, seen_revision=None)
    return board


async def play_out(house: House) -> Message:
    """Do so, and wait until all is shown."""
    board = await play_badly(house)
    await house.quiet()
    return board


async def test_the_first_result_says_that_it_is_the_first(house: House) -> None:
    board = await play_out(house)
    assert "🏅 Your team's first result on this board. The first place on this server's board." in board.text
    assert "↔️" not in board.text


async def test_the_next_result_is_compared_with_the_one_before(house: House) -> None:
    await play_out(house)
    board = await play_out(house)
    (comparison,) = [line for line in board.text.splitlines() if line.startswith("↔️")]
    assert comparison.endswith((" than last time.", " as last time."))
    (best,) = [line for line in board.text.splitlines() if line.startswith("🏅")]
    assert "best so far" in best


async def test_a_match_that_was_ended_early_says_nothing_of_boards(house: House) -> None:
    board = await house.begin()
    table = await house.table()
    await house.bot.tables.end(table.id, table.people[0], manages=False)
    await house.quiet()
    assert table.record.ended is not None
    assert table.record.ended.ending is Ending.ABANDONED
    assert "🏅" not in board.text


async def test_the_end_shown_after_a_restart_is_compared_as_well(house: House) -> None:
    board = await play_out(house)
    (record,) = await house.store.list_matches_ended_since(house.bot.tables.now().replace(year=2000))
    house.bot.table_messages.restore(await read_table(house.store, record))
    before = house.count("PATCH /channels")
    await house.quiet()
    assert house.count("PATCH /channels") > before
    assert "🏅" in board.text


async def test_the_end_is_shown_though_it_cannot_be_compared_yet(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_messages, "COMPARISON_TIMEOUT", 0.01)
    opened = asyncio.Event()
    compare = house.bot.tables.load_standing

    async def late(table: Table) -> None:
        await opened.wait()
        await compare(table)

    monkeypatch.setattr(house.bot.tables, "load_standing", late)
    board = await play_badly(house)
    await house.anna.until(lambda: "Seed" in board.text or None)
    assert "🏅" not in board.text
    opened.set()
    await house.quiet()
    assert "🏅" in board.text


async def test_a_database_that_comes_back_is_asked_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter((NotSaved, NotSaved, None))
    compare = house.bot.tables.load_standing

    async def sometimes(table: Table) -> None:
        if (fault := next(answers)) is not None:
            raise fault
        await compare(table)

    monkeypatch.setattr(house.bot.tables, "load_standing", sometimes)
    board = await play_badly(house)
    # The house was quiet before the match, as it is before it is closed, when nothing is waited for.
    house.bot.table_messages._closing = False
    await house.anna.until(lambda: "🏅" in board.text or None)
    assert next(answers, "asked three times") == "asked three times"

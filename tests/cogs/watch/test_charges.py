"""The cost of a spoken number at a strict table of ito."""

from typing import TYPE_CHECKING, cast

import pytest

from bot.client import Unspoken
from bot.devtools.sandbox import Channel, Person
from bot.tables.table import Table
from data.records import UserId, ViolationId
from engine.games.ito.actions import PlayLowest, SayReady, SetOwnTheme
from engine.model import Action
from tests.cogs.watch.watched_match import WatchedMatch

if TYPE_CHECKING:
    from engine.games.ito.model import ItoState

FIRST = ViolationId(1)


@pytest.fixture
async def match(bot: Unspoken, table: Channel, anna: Person, ben: Person, cleo: Person) -> WatchedMatch:
    """A match of ito in its first stage, at a strict table."""
    match = WatchedMatch(bot, table, anna, ben, cleo)
    await match.start("ito")
    await match.change_settings(strictness="strict")
    await act(match.table, anna, SetOwnTheme(), bot)
    return match


async def act(table: Table, person: Person, action: Action, bot: Unspoken) -> None:
    await bot.parts.tables.submit_action(
        table.id, UserId(person.id), action, interaction_id=None, seen_revision=None
    )


def lives(match: WatchedMatch) -> int:
    return cast("ItoState", match.table.state).lives


async def test_a_number_that_nobody_takes_back_costs_a_life(
    match: WatchedMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match.bot.get_cog("Watch"), "charge_after", 0.2)
    await match.violation(match.ben, "mine is 37")
    await match.cleo.until(lambda: lives(match) == 2)
    await match.cleo.until(lambda: "Ben said a number" in match.table_text())


async def test_a_line_says_what_the_number_will_cost(match: WatchedMatch) -> None:
    line = await match.line_below(await match.violation(match.ben, "mine is 37"))
    assert "within 20 seconds, it costs a life here" in line.text
    assert lives(match) == 3


async def test_a_number_that_was_taken_back_costs_nothing(match: WatchedMatch) -> None:
    line = await match.line_below(await match.violation(match.ben, "mine is 37"))
    await match.anna.click(line, "That wasn't a number")
    await match.cleo.until(lambda: match.table.record.withdrawn)
    await match.bot.parts.table_watch.charge(FIRST)
    assert lives(match) == 3


async def test_a_number_costs_nothing_once_its_stage_is_over(match: WatchedMatch) -> None:
    await match.violation(match.ben, "mine is 37")
    await act(match.table, match.anna, SayReady(), match.bot)
    await act(match.table, match.ben, SayReady(), match.bot)
    anna, ben = cast("ItoState", match.table.state).hands
    order = [match.anna, match.ben] if anna < ben else [match.ben, match.anna]
    for person in order:
        await act(match.table, person, PlayLowest(), match.bot)
    await act(match.table, match.anna, SetOwnTheme(), match.bot)
    await match.bot.parts.table_watch.charge(FIRST)
    assert (cast("ItoState", match.table.state).round, lives(match)) == (2, 3)


async def test_a_number_that_was_flagged_by_hand_costs_as_much(match: WatchedMatch) -> None:
    message = await match.ben.write(match.channel, "mine is a bit over the middle")
    await match.anna.use(message, "A number was spoken")
    await match.bot.parts.table_watch.charge(FIRST)
    assert lives(match) == 2


async def test_a_number_costs_nothing_where_the_table_is_not_strict(match: WatchedMatch) -> None:
    await match.change_settings(strictness="standard")
    line = await match.line_below(await match.violation(match.ben, "mine is 37"))
    assert "20 seconds" not in line.text
    await match.bot.parts.table_watch.charge(FIRST)
    assert lives(match) == 3

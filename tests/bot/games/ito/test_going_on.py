"""The offer to go on without those who do nothing."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.renderers.hand import render_hand
from bot.renderers.names import MemberNames
from bot.tables.lobbies import Lobbies
from bot.tables.table import Table, TableChange
from bot.tables.tables import Tables
from bot.words.words import words
from data.records import UserId
from engine.games.ito import rules
from engine.games.ito.actions import LayCard, SetOwnTheme
from engine.games.ito.model import ItoOptions, Mode
from engine.games.ito.rules import WAITING_TIME
from engine.model import Event
from tests.bot.messages.test_timeouts import make_housekeeping
from tests.bot.sample_tables import ADA, BEN, CHANNEL, CLEO, GUILD, submit
from tests.patience import ANSWER_WITHIN


@pytest.fixture
async def table(tables: Tables) -> Table:
    """A table at which Ada and Ben have laid their cards, and Cleo has not."""
    opened = await Lobbies(tables).open(
        game="ito",
        options=ItoOptions(mode=Mode.ROW),
        guild=GUILD,
        channel=CHANNEL,
        locale="en-US",
        people=(ADA, BEN, CLEO),
    )
    table = await Lobbies(tables).start(opened.id, ADA)
    await submit(tables, table, ADA, SetOwnTheme())
    await submit(tables, table, ADA, LayCard(slot=0, after=0))
    await submit(tables, table, BEN, LayCard(slot=0, after=0))
    return table


def offers_to_go_on(table: Table, user: UserId) -> bool:
    hand = render_hand(table, user, words("en"), MemberNames())
    return any(button.custom_id.verb == "go-on" for button in hand.buttons)


async def test_those_who_are_done_are_offered_to_go_on_after_a_minute(table: Table) -> None:
    assert not offers_to_go_on(table, ADA)
    table.stepped_at -= WAITING_TIME
    assert [offers_to_go_on(table, user) for user in (ADA, BEN, CLEO)] == [True, True, False]


async def test_hands_are_shown_again_when_there_is_more_to_offer(
    tables: Tables, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "WAITING_TIME", 1)
    shown = asyncio.Event()

    def notice(_: Table, change: TableChange, events: Sequence[Event], by: UserId | None) -> None:
        if change is TableChange.NOTED and not events and by is None:
            shown.set()

    make_housekeeping(tables)
    tables.subscribe(notice)
    tables.notify(table, TableChange.STEP, (), BEN)
    async with asyncio.timeout(ANSWER_WITHIN):
        await shown.wait()

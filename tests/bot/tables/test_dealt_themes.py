"""The themes that come with a deal of ito: the same for all who play the same cards in a language."""

from datetime import date
from typing import cast

import pytest

from bot.tables.deals import SHUFFLED, DealSource
from bot.tables.lobbies import Lobbies
from bot.tables.table import Table
from bot.tables.tables import Tables
from data.records import DealKind, UserId
from data.themes import theme
from engine.games.ito.actions import AgreeToRow, LayCard, VoteForTheme
from engine.games.ito.model import ItoOptions, ItoState, Mode
from engine.shuffle import Chance
from tests.bot.sample_tables import ADA, BEN, CHANNEL, CLEO, DORA, ELSEWHERE, GUILD, submit

DAILY = DealSource(DealKind.DAILY, date(2026, 11, 20))
SEED = DealSource(DealKind.SEED, seed="5e" * 32)
NIGHT = DealSource(DealKind.NIGHT, seed="6e" * 32)


async def deal_ito(
    tables: Tables,
    source: DealSource,
    *people: UserId,
    channel: int = CHANNEL,
    guild: int = GUILD,
    locale: str = "en-US",
    companions: int = 0,
) -> Table:
    """Deal a match of rows."""
    table = await Lobbies(tables).open(
        game="ito",
        options=ItoOptions(mode=Mode.ROW),
        guild=guild,
        channel=channel,
        locale=locale,
        people=people,
        source=source,
        companions=companions,
    )
    return await Lobbies(tables).start(table.id, people[0])


def state(table: Table) -> ItoState:
    return cast("ItoState", table.state)


async def lose(tables: Tables, table: Table) -> None:
    """Play two people's match to its end, with the first row out of order."""
    await submit(tables, table, ADA, VoteForTheme(number=0))
    await submit(tables, table, BEN, VoteForTheme(number=0))
    low, high = sorted((ADA, BEN), key=lambda user: state(table).dealt[table.seat_of(user)])
    await submit(tables, table, high, LayCard(slot=0, after=0))
    await submit(tables, table, low, LayCard(slot=0, after=state(table).row[0].token))
    await submit(tables, table, ADA, AgreeToRow())
    await submit(tables, table, BEN, AgreeToRow())


@pytest.mark.parametrize("source", [DAILY, SEED, NIGHT], ids=["daily", "seed", "night"])
async def test_the_same_cards_come_with_the_same_themes_on_every_server_of_a_language(
    tables: Tables, source: DealSource
) -> None:
    await lose(tables, await deal_ito(tables, SHUFFLED, ADA, BEN))
    here = await deal_ito(tables, source, ADA, BEN)
    there = await deal_ito(tables, source, CLEO, DORA, channel=ELSEWHERE, guild=GUILD + 1, locale="en-GB")
    assert state(here).dealt == state(there).dealt
    assert state(here).themes == state(there).themes


async def test_in_another_language_the_same_cards_come_with_themes_of_that_language(tables: Tables) -> None:
    english = await deal_ito(tables, DAILY, ADA, BEN)
    german = await deal_ito(tables, DAILY, CLEO, DORA, channel=ELSEWHERE, guild=GUILD + 1, locale="de")
    assert state(english).dealt == state(german).dealt
    assert {key.partition("-")[0] for key in state(german).themes} == {"de"}


async def test_a_match_dealt_again_has_the_themes_it_had(tables: Tables) -> None:
    await lose(tables, await deal_ito(tables, SHUFFLED, ADA, BEN))
    first = await deal_ito(tables, SHUFFLED, ADA, BEN)
    before = state(first)
    await lose(tables, first)
    again = await deal_ito(tables, DealSource(DealKind.REMATCH, rematch_of=first.id), ADA, BEN)
    assert state(again).dealt == before.dealt
    assert state(again).themes == before.themes
    assert state(again).offered == before.offered


async def test_a_match_dealt_again_to_companions_has_themes_that_they_know(tables: Tables) -> None:
    first = await deal_ito(tables, SHUFFLED, ADA, BEN)
    before = state(first)
    await lose(tables, first)
    again = await deal_ito(tables, DealSource(DealKind.REMATCH, rematch_of=first.id), ADA, companions=1)
    assert state(again).dealt == before.dealt
    assert all((listed := theme(key)) and listed.scale for key in state(again).themes)


async def test_the_seed_proves_cards_and_themes_of_a_deal(tables: Tables) -> None:
    table = await deal_ito(tables, SHUFFLED, ADA, BEN)
    chance = Chance.from_hex(table.record.seed or "")
    opening = state(table)
    options = table.ruleset.recover_options(table.options, opening, chance)
    assert table.ruleset.setup(2, options, chance) == opening


async def test_a_tied_vote_falls_alike_at_all_tables_of_a_deal(tables: Tables) -> None:
    themes = []
    for number, (one, other) in enumerate([(ADA, BEN), (CLEO, DORA)]):
        table = await deal_ito(tables, NIGHT, one, other, channel=CHANNEL + 10 + number)
        await submit(tables, table, one, VoteForTheme(number=0))
        await submit(tables, table, other, VoteForTheme(number=1))
        themes.append(state(table).theme)
    assert themes[0] == themes[1]

"""The themes that come with a deal of ito: the same for all who play the same cards in a language."""

from datetime import date
from typing import cast

import pytest

from bot.tables.choices import choose_game, choose_options
from bot.tables.deals import SHUFFLED, DealSource
from bot.tables.lobbies import Lobbies
from bot.tables.table import Table
from bot.tables.tables import Tables
from data.records import ChannelId, DealKind, GuildId, LeaderboardKey, UserId
from data.store import Store
from data.themes import theme
from engine.games.ito.actions import AgreeToRow, LayCard, SetOwnTheme, VoteForTheme
from engine.games.ito.model import ItoOptions, ItoState, Mode
from engine.games.the_game.model import TheGameOptions
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
    await lay_out_of_order(tables, table)


async def lay_out_of_order(tables: Tables, table: Table) -> None:
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


async def list_boards(store: Store, guild: int = GUILD) -> set[str]:
    """Return the options of the leaderboards on which results of a server stand."""
    keys = await store.leaderboards.list_keys(GuildId(guild))
    return {key.options for key in keys.values()}


async def test_a_result_goes_on_the_leaderboard_of_its_themes_language(tables: Tables, store: Store) -> None:
    await lose(tables, await deal_ito(tables, SHUFFLED, ADA, BEN, locale="de"))
    await lose(tables, await deal_ito(tables, SHUFFLED, ADA, BEN, locale="en-GB"))
    await lose(tables, await deal_ito(tables, SHUFFLED, ADA, BEN, locale="ko"))
    assert await list_boards(store) == {
        '{"language":"de","mode":"row"}',
        '{"language":"en","mode":"row"}',
    }


async def test_a_days_deal_has_a_leaderboard_for_each_language(tables: Tables, store: Store) -> None:
    english = await deal_ito(tables, DAILY, ADA, BEN)
    german = await deal_ito(tables, DAILY, CLEO, DORA, channel=ELSEWHERE, guild=GUILD + 1, locale="de")
    assert english.record.seed == german.record.seed
    attempts = [
        await store.deals.find_attempts(
            LeaderboardKey("ito", table.record.options, 2, DAILY.day), (ADA, BEN, CLEO, DORA)
        )
        for table in (english, german)
    ]
    assert attempts == [{ADA: english.id, BEN: english.id}, {CLEO: german.id, DORA: german.id}]


async def test_a_match_with_a_theme_of_the_tables_own_goes_on_no_leaderboard(
    tables: Tables, store: Store
) -> None:
    table = await deal_ito(tables, SHUFFLED, ADA, BEN)
    await submit(tables, table, ADA, SetOwnTheme())
    await lay_out_of_order(tables, table)
    assert table.record.ended is not None
    assert await list_boards(store) == set()


async def test_a_match_from_before_options_had_a_language_is_dealt_again_as_it_was(
    tables: Tables, store: Store
) -> None:
    stored = ItoOptions(mode=Mode.ROW)
    lobby = await store.open_lobby(
        game="ito",
        options=stored.model_dump_json(),
        guild=GuildId(GUILD),
        channel=ChannelId(CHANNEL),
        locale="de",
        host=ADA,
        at=tables.now(),
    )
    await store.add_player(lobby.id, BEN, None, tables.now())
    table = await tables.get(lobby.id)
    await Lobbies(tables).start(lobby.id, ADA)
    before = state(table)
    await lose(tables, table)
    assert await list_boards(store) == {'{"mode":"row"}'}
    again = await deal_ito(tables, DealSource(DealKind.REMATCH, rematch_of=lobby.id), ADA, BEN)
    assert state(again) == before
    assert again.options == stored


async def test_a_lobby_that_turns_to_ito_takes_the_language_of_its_server(tables: Tables) -> None:
    lobbies = Lobbies(tables)
    table = await lobbies.open(
        game="the-game", options=TheGameOptions(), guild=GUILD, channel=CHANNEL, locale="de", people=[ADA]
    )
    assert table.options.language == ""
    await lobbies.choose(table.id, ADA, choose_game("ito"))
    await lobbies.choose(table.id, ADA, choose_options("mode=row"))
    assert table.options == ItoOptions(mode=Mode.ROW, language="de")
    assert table.is_fresh_lobby_of("ito", ItoOptions(mode=Mode.ROW))

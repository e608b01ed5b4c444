"""Tables end when nobody can play on: their place is gone, or nobody has come back for long."""

import asyncio

import pytest

from bot.lobby.open_table import MAX_LOBBIES
from bot.messages.housekeeping import ABANDON_AFTER
from bot.tables.tables import Tables
from data.records import Ending, MatchId
from data.store import Store
from tests.bot.bot_session import BotSession
from tests.bot.sample_tables import FakeClock, begin_match, start_match
from tests.bot.test_timeouts import make_housekeeping


async def read_ending(store: Store, match: MatchId) -> Ending | None:
    record = await store.get_match(match)
    assert record is not None
    return None if record.ended is None else record.ended.ending


async def wait_for_live_matches(session: BotSession, count: int) -> None:
    while len(await session.store.list_live_matches()) != count:  # noqa: ASYNC110 - the bot has no event for this
        await asyncio.sleep(0.01)
    await session.quiet()


async def test_a_deleted_channel_takes_its_table_along_and_no_other(session: BotSession) -> None:
    await session.begin()
    other = session.guild.add_channel("elsewhere")
    await session.ben.command(other, "game new", game="the-mind")
    session.guild.world.delete_channel(session.channel)
    await wait_for_live_matches(session, 1)
    (left,) = await session.store.list_live_matches()
    assert left.channel == other.id
    assert not session.bot.tables.has_table(session.channel.id)


async def test_all_tables_of_a_server_end_when_the_bot_is_removed_from_it(session: BotSession) -> None:
    await session.begin()
    await session.ben.command(session.guild.add_channel("elsewhere"), "game new", game="the-mind")
    session.bot.dispatch("guild_remove", session.bot.get_guild(session.guild.id))
    await wait_for_live_matches(session, 0)


async def test_nobody_opens_more_than_three_lobbies_on_a_server(session: BotSession) -> None:
    channels = [session.guild.add_channel(f"table-{number}") for number in range(MAX_LOBBIES + 1)]
    answers = [
        (await session.anna.command(channel, "game new", game="the-game")).answer for channel in channels
    ]
    refusal = "You already have 3 tables here that haven't started. Start or close one of them first."
    assert [answer is not None and answer.text == refusal for answer in answers] == [False] * 3 + [True]
    assert len(await session.store.list_live_matches()) == MAX_LOBBIES
    opened = await session.ben.command(channels[-1], "game new", game="the-game")
    assert opened.answer is not None
    assert "At the table" in opened.answer.text
    await session.quiet()


@pytest.mark.parametrize("played", [True, False], ids=["played", "unplayed"])
async def test_a_match_that_was_set_aside_for_sixty_days_ends(
    tables: Tables, store: Store, clock: FakeClock, *, played: bool
) -> None:
    table = await (begin_match if played else start_match)(tables)
    await tables.set_aside(table.id)
    clock.let_pass(days=ABANDON_AFTER.days - 1)
    await make_housekeeping(tables).run_round()
    assert await read_ending(store, table.id) is None
    clock.let_pass(days=1)
    await make_housekeeping(tables).run_round()
    assert await read_ending(store, table.id) is (Ending.ABANDONED if table.is_played else Ending.CANCELLED)


async def test_a_match_that_was_taken_up_again_goes_on(
    tables: Tables, store: Store, clock: FakeClock
) -> None:
    table = await start_match(tables)
    await tables.set_aside(table.id)
    clock.let_pass(days=ABANDON_AFTER.days + 1)
    await tables.show_at_bottom(table.id)
    await tables.abandon(table.id, unless_played_since=clock() - ABANDON_AFTER)
    assert await read_ending(store, table.id) is None

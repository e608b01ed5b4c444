"""Tables end when nobody can play on: their place is gone, or nobody has come back for long."""

import asyncio
from datetime import timedelta

import pytest

from bot.lobby.open_table import MAX_LOBBIES
from bot.messages import housekeeping
from bot.messages.housekeeping import DELETE_TEXTS_AFTER, DELETE_UNPLAYED_AFTER
from bot.settings.guild_settings import GuildSettingsCache, TableSettings
from bot.tables.tables import Tables
from data.records import ChannelId, Ending, MatchId
from data.store import Store
from data.written_texts import NO_TEXTS
from tests.bot.bot_session import BotSession
from tests.bot.messages.test_timeouts import make_housekeeping
from tests.bot.sample_tables import (
    CHANNEL,
    FakeClock,
    begin_match,
    play_one,
    start_match,
)
from tests.bot.sample_tables import (
    lobby as open_a_lobby,
)
from tests.data.sample_texts import line


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
    assert not session.bot.parts.tables.has_table(session.channel.id)


async def test_a_table_ends_when_discord_does_not_know_its_channel_any_more(session: BotSession) -> None:
    await session.begin()
    # As if the connection was lost when the channel was deleted.
    await session.bot.remove_cog("GonePlaces")
    table = await session.table()
    session.guild.world.delete_channel(session.channel)
    session.bot.parts.table_messages.refresh(table)
    await wait_for_live_matches(session, 0)
    assert await read_ending(session.store, table.id) is Ending.CANCELLED


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
@pytest.mark.parametrize("days", [60, 7])
async def test_a_match_ends_after_as_many_days_on_hold_as_its_server_has_set(
    tables: Tables, store: Store, clock: FakeClock, *, days: int, played: bool
) -> None:
    settings = GuildSettingsCache(store)
    table = await begin_match(tables)
    if played:
        await play_one(tables, table)
    if days != TableSettings().days_on_hold:
        chosen = TableSettings(days_on_hold=days)
        await settings.change(
            table.record.guild, lambda settings: settings.model_copy(update={"table": chosen})
        )
    housekeeping = make_housekeeping(tables, settings)
    await tables.set_aside(table.id)
    clock.let_pass(days=days - 1)
    await housekeeping.run_round()
    assert await read_ending(store, table.id) is None
    clock.let_pass(days=1)
    await housekeeping.run_round()
    assert await read_ending(store, table.id) is (Ending.ABANDONED if played else Ending.CANCELLED)


async def test_matches_on_hold_are_looked_at_page_by_page(
    tables: Tables, store: Store, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "_PAGE", 1)
    first = await start_match(tables)
    second = await start_match(tables, channel=ChannelId(CHANNEL + 1))
    rounds = make_housekeeping(tables)
    await tables.set_aside(first.id)
    clock.let_pass(days=30)
    await tables.set_aside(second.id)
    clock.let_pass(days=31)
    endings = []
    for _ in range(2):
        await rounds.run_round()
        endings.append([await read_ending(store, table.id) for table in (first, second)])
    assert endings == [[Ending.CANCELLED, None]] * 2
    clock.let_pass(days=30)
    for _ in range(2):
        await rounds.run_round()
    assert await read_ending(store, second.id) is Ending.CANCELLED


async def test_a_match_whose_people_have_all_left_the_server_ends_at_its_reminder(
    session: BotSession,
) -> None:
    await session.begin()
    table = await session.table()
    session.guild.remove_person(session.ben)
    session.sandbox.clock.advance(13 * 60 * 60)
    await session.bot.parts.housekeeping.run_round()
    await session.quiet()
    assert await read_ending(session.store, table.id) is None
    session.guild.remove_person(session.anna)
    session.sandbox.clock.advance(13 * 60 * 60)
    await session.bot.parts.housekeeping.run_round()
    await session.quiet()
    assert await read_ending(session.store, table.id) is not None


async def test_a_match_on_hold_says_when_it_ends_and_afterwards_for_how_long_it_was_on_hold(
    session: BotSession,
) -> None:
    post = await session.begin()
    table = await session.table()
    await play_one(session.bot.parts.tables, table)
    await session.bot.parts.tables.set_aside(table.id)
    await session.quiet()
    assert table.record.set_aside is not None
    end = table.record.set_aside + timedelta(days=60)
    assert f"If nobody does, it ends on <t:{int(end.timestamp())}:D>." in post.text
    session.sandbox.clock.advance(61 * 24 * 60 * 60)
    await session.bot.parts.housekeeping.run_round()
    await session.quiet()
    assert any("It had been on hold for 61 days." in one.text for one in session.ben.sees(session.channel))


async def test_a_lobby_that_was_never_started_is_deleted_after_thirty_days(
    tables: Tables, store: Store, clock: FakeClock
) -> None:
    lobby = await open_a_lobby(tables)
    rounds = make_housekeeping(tables)
    clock.let_pass(hours=1)
    await rounds.run_round()
    assert await read_ending(store, lobby.id) is Ending.EXPIRED
    clock.let_pass(days=DELETE_UNPLAYED_AFTER.days, minutes=1)
    await rounds.run_round()
    assert await store.get_match(lobby.id) is None


async def test_what_people_wrote_is_deleted_after_thirty_days_and_the_match_stays(
    tables: Tables, store: Store, clock: FakeClock
) -> None:
    match = (await start_match(tables)).id
    await store.append_step(
        match,
        step=1,
        seat=0,
        action="{}",
        events="[]",
        interaction_id=None,
        at=clock(),
        texts=[line("a grumpy swan")],
    )
    clock.let_pass(days=DELETE_TEXTS_AFTER.days - 1)
    await make_housekeeping(tables).run_round()
    assert await store.written_texts.texts_of_match(match) != NO_TEXTS
    clock.let_pass(days=1, minutes=1)
    await make_housekeeping(tables).run_round()
    assert await store.written_texts.texts_of_match(match) == NO_TEXTS
    assert await store.get_match(match) is not None


async def test_a_match_that_was_taken_up_again_goes_on(
    tables: Tables, store: Store, clock: FakeClock
) -> None:
    table = await start_match(tables)
    await tables.set_aside(table.id)
    clock.let_pass(days=61)
    await tables.show_at_bottom(table.id)
    await tables.abandon(table.id, unless_played_since=clock() - timedelta(days=60))
    assert await read_ending(store, table.id) is None

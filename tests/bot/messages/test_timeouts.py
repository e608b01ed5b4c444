"""Timeouts of a table at which nobody acts for a while: The Mind's "finish" (rulings: M8)."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

import pytest

from bot.messages import housekeeping
from bot.messages.housekeeping import Housekeeping
from bot.settings.guild_settings import GuildSettingsCache
from bot.tables.lobbies import Lobbies
from bot.tables.tables import Tables
from data.errors import DatabaseMoved
from data.records import Ending, MatchId, MatchRecord, UserId
from data.store import Store
from engine.games.the_mind import rules
from engine.games.the_mind.model import GoOnBlind
from tests.bot.replay.records import keep, load_script
from tests.bot.sample_tables import ADA, BEN, CHANNEL, FakeClock, submit
from tests.patience import ANSWER_WITHIN

if TYPE_CHECKING:
    from bot.messages.member_lookup import MemberLookup
    from bot.messages.table_publisher import TablePublisher


async def keep_finishing(tables: Tables, store: Store, clock: FakeClock) -> MatchId:
    """Store a match in which Ada has just said "finish", as a bot that starts finds it."""
    match = await keep(
        store, load_script("the-mind-for-2-finished"), (ADA, BEN), channel=CHANNEL, at=clock(), running=True
    )
    await tables.load_channels()
    return match


async def read_record(store: Store, match: MatchId) -> MatchRecord:
    record = await store.get_match(match)
    assert record is not None
    return record


class NoDepartures:
    """Knows of nobody who has left a server."""

    async def find_departed(self, guild_id: int, users: Sequence[UserId]) -> frozenset[UserId]:
        """Return nobody."""
        del guild_id, users
        return frozenset()


def make_housekeeping(tables: Tables, guild_settings: GuildSettingsCache | None = None) -> Housekeeping:
    """Make one that posts nothing."""
    return Housekeeping(
        tables,
        cast("TablePublisher", None),
        guild_settings or GuildSettingsCache(tables.store),
        cast("MemberLookup", NoDepartures()),
    )


async def test_a_finish_that_nobody_objects_to_ends_the_match_after_a_minute(
    tables: Tables, store: Store, clock: FakeClock
) -> None:
    match = await keep_finishing(tables, store, clock)
    rounds = make_housekeeping(tables)
    clock.let_pass(seconds=50)
    await rounds.run_round()
    assert (await read_record(store, match)).ended is None
    clock.let_pass(seconds=10)
    await rounds.run_round()
    ended = (await read_record(store, match)).ended
    assert ended is not None
    assert (ended.ending, '"reason":"finished"' in (ended.outcome or "")) == (Ending.FINISHED, True)
    assert not tables.has_table(CHANNEL)


async def test_a_finish_that_somebody_objects_to_ends_nothing(
    tables: Tables, store: Store, clock: FakeClock
) -> None:
    match = await keep_finishing(tables, store, clock)
    await submit(tables, await tables.get(match), BEN, GoOnBlind())
    clock.let_pass(minutes=5)
    await make_housekeeping(tables).run_round()
    assert (await read_record(store, match)).ended is None


async def test_a_finish_waits_while_a_seat_is_free(tables: Tables, store: Store, clock: FakeClock) -> None:
    match = await keep_finishing(tables, store, clock)
    await Lobbies(tables).leave(match, BEN)
    clock.let_pass(minutes=5)
    assert not await tables.act_on_timeout(match)
    await Lobbies(tables).join(match, BEN)
    clock.let_pass(minutes=2)
    assert await tables.act_on_timeout(match)


async def test_a_timer_ends_the_match_without_waiting_for_a_round(
    tables: Tables, store: Store, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "OBJECTION_TIME", 0)
    monkeypatch.setattr(housekeeping, "_MARGIN", 0.0)
    match = await keep_finishing(tables, store, clock)
    ended = asyncio.Event()
    make_housekeeping(tables)
    tables.subscribe(lambda table, *_: ended.set() if table.record.ended else None)
    await tables.show_at_bottom(match)
    await asyncio.wait_for(ended.wait(), timeout=ANSWER_WITHIN)
    assert (await read_record(store, match)).ended is not None


async def test_a_database_that_was_moved_away_is_said_loudly_and_tables_are_kept(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def miss(_: Store) -> None:
        raise DatabaseMoved(file="unspoken.sqlite3")

    monkeypatch.setattr(Store, "keep_file", miss)
    await make_housekeeping(tables).run_round()
    (record,) = caplog.records
    assert record.levelname == "CRITICAL"
    assert "unspoken.sqlite3 WAS DELETED, MOVED OR REPLACED" in record.getMessage()
    assert await store.list_live_matches() == []

"""Which servers are a process's own, where several share a database."""

from datetime import timedelta

from data.idle_matches import Moments
from data.nights.nights import NightPlace
from data.records import ChannelId, Ending, GuildId, MatchId
from data.shards import ALL_SHARDS, Shards
from data.store import Store
from tests.data.sample_matches import ADA, broken_off, clock
from tests.data.sample_nights import PLAN

LONG_AGO = clock(0) - timedelta(days=1)
GUILDS = tuple(GuildId(number << 22) for number in range(1, 5))
"""Two servers of each shard, if there are two."""


async def open_lobby(store: Store, guild: GuildId) -> MatchId:
    record = await store.open_lobby(
        game="the-game",
        options="{}",
        guild=guild,
        channel=ChannelId(guild + 1),
        locale="de",
        host=ADA,
        at=clock(0),
    )
    return record.id


def test_a_process_that_runs_all_shards_owns_every_server() -> None:
    assert all(ALL_SHARDS.own(guild) for guild in GUILDS)
    assert Shards(range(4), 4).are_all
    assert not Shards(range(1, 4), 4).are_all


async def test_what_nobody_plays_is_looked_for_in_own_servers_only(database_url: str) -> None:
    everything = await Store.open(database_url)
    matches = {guild: await open_lobby(everything, guild) for guild in GUILDS}
    due = Moments(clock(1), clock(1), clock(1), LONG_AGO)
    for shard in range(2):
        store = await Store.open(database_url, shards=Shards(range(shard, shard + 1), 2))
        ours = [matches[guild] for guild in GUILDS if (guild >> 22) % 2 == shard]
        assert [one.id for one in await store.list_live_matches()] == ours
        listed = await store.idle_matches.list_due(due, after=ChannelId(0), limit=9)
        assert [one.id for one in listed] == ours
        for match in ours:
            await store.end_match(match, broken_off(Ending.EXPIRED, 2))
        assert [one.id for one in await store.list_matches_ended_since(LONG_AGO)] == ours
        assert await store.idle_matches.delete_unplayed(before=clock(9), limit=9) == len(ours)
        await store.close()
    assert await everything.list_matches_ended_since(LONG_AGO) == []
    await everything.close()


async def test_nights_are_looked_for_in_own_servers_only(database_url: str) -> None:
    everything = await Store.open(database_url)
    places = [NightPlace(guild, ChannelId(guild + 1), ADA, "de") for guild in GUILDS]
    nights = [(await everything.nights.open_now(place, PLAN, clock(0))).id for place in places]
    for place in places:
        await everything.nights.add_draft(place, PLAN, clock(0))
    for shard in range(2):
        store = await Store.open(database_url, shards=Shards(range(shard, shard + 1), 2))
        ours = [night for night, guild in zip(nights, GUILDS, strict=True) if (guild >> 22) % 2 == shard]
        assert [one.id for one in await store.nights.list_current()] == ours
        await store.nights.delete_drafts(clock(1))
        for night in ours:
            await store.night_rounds.begin(night, "the-game", "{}", [], clock(1))
            await store.nights.end(night, clock(2))
        assert [one.id for one in await store.nights.list_ended_since(LONG_AGO)] == ours
        assert [one.id for one in await store.night_rounds.list_without_summary(LONG_AGO)] == ours
        assert await store.night_rounds.list_unfinished() == []
        await store.close()
    await everything.close()

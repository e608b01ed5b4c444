"""No query for records reads through a whole table of matches."""

from datetime import UTC, datetime
from random import Random

import pytest

from data.idle_matches import Moments
from data.records import ChannelId, LeaderboardKey, MatchId
from data.store import Store
from tests.data.finished_matches import TODAY
from tests.data.sample_matches import ADA, SEED
from tests.tools.bench.records.crowd import Crowd, Size, guild_id
from tests.tools.bench.records.filling import fill
from tests.tools.bench.records.plans import Statements, full_scans
from tests.tools.bench.records.questions import Questions

CROWD = Size(matches=3000, guilds=20)


async def test_no_question_reads_a_whole_table_of_matches(store: Store, database_url: str) -> None:
    crowd = Crowd(CROWD, datetime.now(UTC))
    await fill(database_url, crowd)
    questions = Questions(store, crowd, Random(5))
    heard = Statements()
    for _, prepare in questions.all().values():
        for _ in range(8):
            ask = await prepare()
            with heard.record():
                await ask()
    with heard.record():
        await every_other_question(store)
    assert len(heard) > 20
    assert await full_scans(database_url, heard, small=True) == []


@pytest.mark.usefixtures("store")
async def test_a_question_without_an_index_would_be_noticed(database_url: str) -> None:
    careless = Statements(
        {
            "SELECT count(*) FROM match WHERE locale > 'd'": (),
            "SELECT count(*) FROM match_player WHERE seat > 3": (),
            "SELECT count(*) FROM match_step AS step WHERE step.events > 'a'": (),
        }
    )
    assert len(await full_scans(database_url, careless, small=True)) == 3


async def every_other_question(store: Store) -> None:
    match = await a_match(store)
    key = next(iter((await store.leaderboards.list_keys(guild_id(0))).values()))
    await store.leaderboards.list_keys(None)
    await store.leaderboards.is_sharing(guild_id(0))
    await store.get_match(match)
    await store.list_steps(match)
    record = await store.get_match(match)
    assert record is not None
    people = [player.user for player in record.seated if player.user is not None]
    await store.list_team_results(people, record.guild, key, limit=3)
    await store.people.count_rows(ADA)
    await store.people.export_user(ADA)
    await store.people.get_preferences(ADA)
    await store.deals.find_users_who_saw(SEED, [ADA])
    await store.deals.find_attempts(LeaderboardKey(key.game, key.options, key.seats, TODAY), [ADA])
    await store.deals.find_worths({2: SEED}, key.game, key.options)
    idle = store.idle_matches
    now = datetime.now(UTC)
    await idle.list_due(Moments(now, now, now, now), after=ChannelId(0), limit=5)
    await idle.list_set_aside(before=now, after=ChannelId(0), limit=5)
    await idle.delete_unplayed(before=now, limit=5)


async def a_match(store: Store) -> MatchId:
    page = await store.history.get_page(guild_id(0))
    return page.matches[0].id

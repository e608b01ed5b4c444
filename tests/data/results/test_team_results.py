from data.records import Ending, LeaderboardKey
from data.store import Store
from tests.data.finished_matches import DAN, NORMAL, OTHER_GUILD, PAIRS, TODAYS, play_match, start_match
from tests.data.sample_matches import ADA, BEN, CLEO, GUILD, broken_off, clock


async def test_a_teams_last_results_come_newest_first(store: Store) -> None:
    matches = [await play_match(store, (ADA, BEN), score, 20 * score) for score in range(1, 5)]
    found = await store.list_team_results([BEN, ADA], GUILD, PAIRS, limit=3)
    assert [result.match for result in found] == matches[:0:-1]
    assert [result.score for result in found] == [4, 3, 2]


async def test_only_the_same_people_game_options_and_guild_count(store: Store) -> None:
    await play_match(store, (ADA, BEN, CLEO), 1, 20)
    await play_match(store, (ADA, CLEO), 1, 40)
    await play_match(store, (ADA, BEN), 1, 60, options='{"expert":true}')
    await play_match(store, (ADA, BEN), 1, 80, game="the-mind")
    await play_match(store, (ADA, BEN), 1, 100, guild=OTHER_GUILD)
    assert await store.list_team_results([ADA, BEN], GUILD, PAIRS, limit=3) == []
    assert await store.list_team_results([ADA, DAN], GUILD, PAIRS, limit=3) == []
    trios = LeaderboardKey("the-game", NORMAL, 3)
    assert len(await store.list_team_results([CLEO, ADA, BEN], GUILD, trios, limit=3)) == 1


async def test_an_abandoned_match_is_no_result_and_a_daily_one_is(store: Store) -> None:
    match = await start_match(store, (ADA, BEN))
    await store.end_match(match.id, broken_off(Ending.ABANDONED, 5))
    daily = await play_match(store, (ADA, BEN), 1, 20, day=TODAYS.day)
    found = await store.list_team_results([ADA, BEN], GUILD, PAIRS, limit=3)
    assert [result.match for result in found] == [daily]
    assert [result.ended for result in found] == [clock(20)]

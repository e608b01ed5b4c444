from datetime import date

from data.records import Ending, LeaderboardKey, MatchCounters
from data.results.statistics import Teammate
from data.store import Store
from tests.data.finished_matches import DAN, NORMAL, OTHER_GUILD, PAIRS, finish_match, play_match, start_match
from tests.data.sample_matches import ADA, BEN, CLEO, GUILD, broken_off, clock

THREE = LeaderboardKey("the-game", NORMAL, 3)


async def test_a_persons_matches_are_added_up(store: Store) -> None:
    await play_match(store, (ADA, BEN), 5, 10, violations=2)
    best = await play_match(store, (ADA, CLEO), 3, 20)
    await play_match(store, (ADA, BEN), 5, 30)
    three = await play_match(store, (BEN, ADA, CLEO), 9, 40, violations=1)
    await play_match(store, (BEN, CLEO), 0, 50)
    found = await store.people.get_statistics(ADA, GUILD)
    assert (found.matches, found.violations, round(found.seconds)) == (4, 3, 2400)
    assert (found.first, found.last) == (clock(10), clock(40))
    pairs, of_three = found.leaderboards
    assert (pairs.key, pairs.matches, pairs.violations, round(pairs.seconds)) == (PAIRS, 3, 2, 1800)
    assert pairs.best.match == best
    assert pairs.best.people == (ADA, CLEO)
    assert pairs.scores == {3: 1, 5: 2}
    assert (of_three.key, of_three.matches, of_three.best.match) == (THREE, 1, three)


async def test_the_best_of_equal_scores_is_the_one_with_fewer_violations_then_the_earlier(
    store: Store,
) -> None:
    await play_match(store, (ADA, BEN), 3, 10, violations=1)
    best = await play_match(store, (ADA, CLEO), 3, 20)
    await play_match(store, (ADA, DAN), 3, 30)
    found = await store.people.get_statistics(ADA, GUILD)
    assert found.leaderboards[0].best.match == best


async def test_the_last_matches_come_newest_first_and_not_all(store: Store) -> None:
    await play_match(store, (ADA, BEN), 5, 10)
    second = await play_match(store, (ADA, CLEO), 3, 20)
    third = await play_match(store, (ADA, BEN), 5, 30)
    found = await store.people.get_statistics(ADA, GUILD, recent=2)
    assert [result.match for result in found.recent] == [third, second]
    assert found.recent[0].score == 5


async def test_companions_are_counted_by_matches(store: Store) -> None:
    await play_match(store, (ADA, BEN), 5, 10)
    await play_match(store, (ADA, CLEO, BEN), 3, 20)
    await play_match(store, (ADA, CLEO, DAN), 3, 30)
    await play_match(store, (ADA, BEN), 3, 40)
    found = await store.people.get_statistics(ADA, GUILD, teammates=2)
    assert found.teammates == (Teammate(BEN, 3), Teammate(CLEO, 2))


async def test_days_are_those_on_which_a_match_ended_in_utc(store: Store) -> None:
    await play_match(store, (ADA, BEN), 5, 10)
    await play_match(store, (ADA, BEN), 5, 20)
    await play_match(store, (ADA, BEN), 5, 5 * 60)
    found = await store.people.get_statistics(ADA, GUILD)
    assert found.days == (date(2026, 11, 20), date(2026, 11, 21))


async def test_what_is_counted_adds_up_by_game(store: Store) -> None:
    first = await start_match(store)
    counts = MatchCounters({"lives": 2}, {ADA: {"cards": 40, "tricks": 2}, BEN: {"cards": 30}})
    await finish_match(store, first, 5, 10, counters=counts)
    second = await start_match(store, started=15)
    await finish_match(
        store, second, 5, 20, counters=MatchCounters({}, {ADA: {"cards": 2}, CLEO: {"cards": 9}})
    )
    mind = await start_match(store, game="the-mind", started=25)
    await finish_match(store, mind, 5, 30, counters=MatchCounters({}, {ADA: {"cards": 1}}))
    found = await store.people.get_statistics(ADA, GUILD)
    assert found.counters == {"the-game": {"cards": 42, "tricks": 2}, "the-mind": {"cards": 1}}
    assert (await store.people.get_statistics(CLEO, GUILD)).counters == {}
    stored = await store.get_match(first.id)
    assert stored is not None
    assert stored.counters == {"lives": 2}
    assert [player.counters for player in stored.players] == [{"cards": 40, "tricks": 2}, {"cards": 30}]


async def test_matches_elsewhere_or_without_a_result_do_not_count(store: Store) -> None:
    await play_match(store, (ADA, BEN), 5, 10, guild=OTHER_GUILD)
    match = await start_match(store, (ADA, BEN), started=20)
    await store.end_match(match.id, broken_off(Ending.ABANDONED, 30))
    found = await store.people.get_statistics(ADA, GUILD)
    assert (found.matches, found.leaderboards, found.recent, found.days) == (0, (), (), ())
    assert (found.first, found.last) == (None, None)


async def test_unranked_matches_count(store: Store) -> None:
    await play_match(store, (ADA, BEN), 5, 10, ranked=False)
    assert (await store.people.get_statistics(ADA, GUILD)).matches == 1

import pytest

from data.errors import AttemptUsed, TableGone
from data.records import DealKind, Ending
from data.store import Store
from tests.data.finished_matches import (
    DAN,
    NORMAL,
    OTHER_GUILD,
    PAIRS,
    TODAY,
    TODAYS,
    finish_match,
    play_match,
    start_match,
)
from tests.data.sample_matches import ADA, BEN, CLEO, ELSEWHERE, GUILD, SEED, broken_off, clock

OTHER_SEED = "a1" * 32


async def test_a_lobby_remembers_what_is_dealt(store: Store) -> None:
    first = await play_match(store, (ADA, BEN), 5, 10)
    daily = await start_match(store, (ADA, BEN), day=TODAY, started=15)
    assert (daily.deal, daily.day, daily.ranked) == (DealKind.DAILY, TODAY, True)
    again = await start_match(store, (CLEO, DAN), rematch_of=first, channel=ELSEWHERE, ranked=False)
    assert (again.deal, again.rematch_of, again.ranked) == (DealKind.REMATCH, first, False)


async def test_the_secret_stays_the_same(store: Store) -> None:
    secret = await store.deals.get_daily_secret()
    assert len(bytes.fromhex(secret)) == 32
    assert await store.deals.get_daily_secret() == secret


async def test_a_start_uses_up_the_try_of_everyone_seated(store: Store) -> None:
    match = await start_match(store, (ADA, BEN), day=TODAY)
    assert await store.deals.find_attempts(TODAYS, [ADA, BEN, CLEO]) == {ADA: match.id, BEN: match.id}


async def test_a_second_try_is_refused_and_nothing_started(store: Store) -> None:
    first = await start_match(store, (ADA, BEN), day=TODAY)
    with pytest.raises(AttemptUsed) as refusal:
        await start_match(store, (CLEO, ADA), day=TODAY, channel=ELSEWHERE)
    assert refusal.value.users == {ADA}
    there = await store.find_live_match(ELSEWHERE)
    assert there is not None
    assert there.started is None
    assert await store.deals.find_attempts(TODAYS, [ADA, BEN, CLEO]) == {ADA: first.id, BEN: first.id}


async def test_a_second_match_of_the_day_may_be_played_unranked(store: Store) -> None:
    ranked = await play_match(store, (ADA, BEN), 5, 10, day=TODAY)
    await play_match(store, (ADA, BEN), 0, 20, day=TODAY, ranked=False)
    page = await store.leaderboards.get_page(TODAYS, guild=GUILD)
    assert [row.result.match for row in page.rows] == [ranked]


async def test_an_unranked_match_of_the_day_uses_nobodys_try(store: Store) -> None:
    await start_match(store, (ADA, BEN), day=TODAY, ranked=False)
    assert await store.deals.find_attempts(TODAYS, [ADA, BEN]) == {}


async def test_what_a_deal_was_worth_is_found_by_its_cards(store: Store) -> None:
    first = await play_match(store, (ADA, BEN), 5, 10)
    assert await store.deals.find_worths({2: SEED}, "the-game", NORMAL) == {}
    await store.set_deal_worth(first, "{}")
    newer = await play_match(store, (ADA, CLEO), 5, 30)
    await store.set_deal_worth(newer, '{"par":6}')
    await play_match(store, (BEN, CLEO), 5, 50)
    found = await store.deals.find_worths({2: SEED, 3: OTHER_SEED}, "the-game", NORMAL)
    assert found == {2: '{"par":6}'}
    assert await store.deals.find_worths({3: SEED}, "the-game", NORMAL) == {}
    assert await store.deals.find_worths({2: SEED}, "the-mind", NORMAL) == {}
    assert await store.deals.find_worths({2: SEED}, "the-game", "{}") == {}


async def test_results_hold_what_their_deals_were_worth(store: Store) -> None:
    match = await play_match(store, (ADA, BEN), 5, 10)
    await store.set_deal_worth(match, '{"par":6}')
    await play_match(store, (ADA, CLEO), 5, 30)
    page = await store.leaderboards.get_page(PAIRS, guild=GUILD)
    assert [row.result.deal_worth for row in page.rows] == ['{"par":6}', None]
    found = await store.people.get_statistics(ADA, GUILD)
    assert [result.deal_worth for result in found.recent] == [None, '{"par":6}']


async def test_another_leaderboard_or_another_day_is_another_try(store: Store) -> None:
    await play_match(store, (ADA, BEN), 5, 10, day=TODAY)
    await play_match(store, (ADA, BEN, CLEO), 5, 20, day=TODAY)
    await play_match(store, (ADA, BEN), 5, 30, day=TODAY.replace(day=21))
    again = await start_match(store, (ADA, BEN), day=TODAY.replace(day=22))
    assert again.ranked


async def test_who_takes_a_seat_over_uses_their_try(store: Store) -> None:
    elsewhere = await start_match(store, (CLEO, DAN), day=TODAY, channel=ELSEWHERE)
    match = await start_match(store, (ADA, BEN), day=TODAY)
    with pytest.raises(AttemptUsed) as refusal:
        await store.deals.use_attempt(match.id, CLEO)
    assert refusal.value.users == {CLEO}
    await store.forget_user(CLEO)
    await store.deals.use_attempt(match.id, CLEO)
    await store.deals.use_attempt(match.id, CLEO)
    assert await store.deals.find_attempts(TODAYS, [CLEO, DAN]) == {CLEO: match.id, DAN: elsewhere.id}


async def test_a_match_is_taken_off_the_leaderboards_while_it_runs(store: Store) -> None:
    match = await start_match(store)
    assert not (await store.deals.unrank_match(match.id)).ranked
    await finish_match(store, match, 0, 10)
    assert (await store.leaderboards.get_page(PAIRS, guild=GUILD)).rows == ()
    with pytest.raises(TableGone):
        await store.deals.unrank_match(match.id)


async def test_cards_are_known_to_who_played_them_or_looked_at_them(store: Store) -> None:
    match = await play_match(store, (ADA, BEN), 5, 10)
    await store.deals.add_replay_view(match, CLEO)
    await store.deals.add_replay_view(match, CLEO)
    people = [ADA, BEN, CLEO, DAN]
    assert await store.deals.find_users_who_saw(SEED, people) == {ADA, BEN, CLEO}
    assert await store.deals.find_users_who_saw(OTHER_SEED, people) == frozenset()


async def test_matches_whose_cards_are_on_a_table_of_the_server_are_found(store: Store) -> None:
    first = await play_match(store, (ADA, BEN), 5, 10)
    assert await store.leaderboards.find_matches_dealt_now([first], GUILD) == frozenset()
    lobby = await store.open_lobby(
        game="the-game",
        options="{}",
        guild=GUILD,
        channel=ELSEWHERE,
        locale="en",
        host=CLEO,
        at=clock(20),
        deal=DealKind.REMATCH,
        rematch_of=first,
    )
    assert await store.leaderboards.find_matches_dealt_now([first], GUILD) == {first}
    assert await store.leaderboards.find_matches_dealt_now([first, lobby.id], OTHER_GUILD) == frozenset()
    await store.end_match(lobby.id, broken_off(Ending.CANCELLED, 21))
    await start_match(store, (CLEO, DAN), seed=OTHER_SEED)
    assert await store.leaderboards.find_matches_dealt_now([first], GUILD) == frozenset()
    await start_match(store, (CLEO, DAN), channel=ELSEWHERE)
    assert await store.leaderboards.find_matches_dealt_now([first], GUILD) == {first}


async def test_a_match_dealt_again_stands_beside_its_first_result(store: Store) -> None:
    first = await play_match(store, (ADA, BEN), 5, 10)
    again = await start_match(store, (CLEO, DAN), rematch_of=first, started=25, ranked=False)
    standing = await store.leaderboards.get_standing(await finish_match(store, again, 2, 30))
    assert standing is not None
    assert standing.original is not None
    assert standing.original.match == first
    assert standing.original.ended == clock(10)

from random import Random

import pytest

from data.errors import PageUnknown, TableGone
from data.records import Ending, GuildId, LeaderboardKey, MatchEnd, MatchId, UserId
from data.results.leaderboard import LeaderboardPage
from data.results.seasons import Season
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
from tests.data.sample_matches import ADA, BEN, CLEO, GUILD, NOBODY, broken_off, clock, full_lobby

DAY = 24 * 60
NEW_YEAR = 41 * DAY + 5 * 60
"""Minutes from the clock's beginning to the first that is of the year 2027."""


def list_places(page: LeaderboardPage) -> list[tuple[int, MatchId]]:
    return [(row.rank, row.result.match) for row in page.rows]


async def list_keys(store: Store, guild: GuildId | None) -> list[LeaderboardKey]:
    return list((await store.leaderboards.list_keys(guild)).values())


async def test_the_better_score_ranks_first(store: Store) -> None:
    second = await play_match(store, (ADA, BEN), 7, 10)
    first = await play_match(store, (ADA, CLEO), 3, 20)
    page = await store.leaderboards.get_page(PAIRS, guild=GUILD)
    assert list_places(page) == [(1, first), (2, second)]
    assert (page.page, page.pages, page.teams) == (1, 1, 2)
    assert page.rows[0].result.people == (ADA, CLEO)
    assert page.rows[0].result.score == 3
    assert page.rows[0].result.ended == clock(20)


async def test_of_equal_scores_the_fewer_violations_rank_first_then_the_earlier_is_listed(
    store: Store,
) -> None:
    third = await play_match(store, (ADA, BEN), 3, 10, violations=1)
    second = await play_match(store, (ADA, CLEO), 3, 30)
    first = await play_match(store, (BEN, CLEO), 3, 20)
    page = await store.leaderboards.get_page(PAIRS, guild=GUILD)
    assert list_places(page) == [(1, first), (1, second), (3, third)]


async def test_equal_results_share_a_place_on_every_page_and_in_standings(store: Store) -> None:
    first = await play_match(store, (ADA, BEN), 3, 10)
    second = await play_match(store, (ADA, CLEO), 3, 20)
    third = await play_match(store, (BEN, CLEO), 3, 30)
    last = await play_match(store, (BEN, DAN), 4, 40)
    pages = [
        await store.leaderboards.get_page(PAIRS, guild=GUILD, page=page, size=2, person=DAN)
        for page in (1, 2)
    ]
    assert [list_places(page) for page in pages] == [[(1, first), (1, second)], [(1, third), (4, last)]]
    assert pages[0].own is not None
    assert pages[0].own.rank == 4
    standing = await store.leaderboards.get_standing(third)
    assert standing is not None
    assert standing.entry is not None
    assert standing.entry.rank == 1


async def test_a_team_has_one_row_its_best(store: Store) -> None:
    await play_match(store, (ADA, BEN), 7, 10)
    best = await play_match(store, (BEN, ADA), 3, 20)
    await play_match(store, (ADA, BEN), 5, 30)
    await play_match(store, (ADA, BEN), 3, 40)
    page = await store.leaderboards.get_page(PAIRS, guild=GUILD)
    assert list_places(page) == [(1, best)]


async def test_everyone_who_ever_held_a_seat_is_of_the_team(store: Store) -> None:
    pair = await play_match(store, (ADA, BEN), 4, 10)
    match = await start_match(store, (ADA, BEN), started=20)
    await store.remove_player(match.id, BEN, clock(21))
    await store.add_player(match.id, CLEO, 1, clock(22))
    three = await finish_match(store, match, 5, 30)
    page = await store.leaderboards.get_page(PAIRS, guild=GUILD)
    assert list_places(page) == [(1, pair), (2, three)]
    assert page.rows[1].result.people == (ADA, BEN, CLEO)


async def test_who_comes_back_is_counted_once_in_a_team(store: Store) -> None:
    await play_match(store, (ADA, BEN), 4, 10)
    match = await start_match(store, (ADA, BEN), started=20)
    await store.remove_player(match.id, BEN, clock(21))
    await store.add_player(match.id, BEN, 1, clock(22))
    best = await finish_match(store, match, 2, 30)
    assert list_places(await store.leaderboards.get_page(PAIRS, guild=GUILD)) == [(1, best)]


async def test_games_options_and_seat_counts_are_never_mixed(store: Store) -> None:
    here = await play_match(store, (ADA, BEN), 4, 10)
    expert = await play_match(store, (ADA, BEN), 4, 20, options='{"expert":true}')
    three = await play_match(store, (ADA, BEN, CLEO), 4, 30)
    mind = await play_match(store, (ADA, BEN), 4, 40, game="the-mind")
    assert list_places(await store.leaderboards.get_page(PAIRS, guild=GUILD)) == [(1, here)]
    others = (
        LeaderboardKey("the-game", '{"expert":true}', 2),
        LeaderboardKey("the-game", NORMAL, 3),
        LeaderboardKey("the-mind", NORMAL, 2),
    )
    pages = [await store.leaderboards.get_page(key, guild=GUILD) for key in others]
    assert [list_places(page) for page in pages] == [[(1, expert)], [(1, three)], [(1, mind)]]
    assert await list_keys(store, GUILD) == [PAIRS, *others]
    assert await list_keys(store, OTHER_GUILD) == []


async def test_abandoned_and_unranked_matches_never_rank(store: Store) -> None:
    match = await start_match(store)
    await store.end_match(match.id, broken_off(Ending.ABANDONED, 10))
    await play_match(store, (ADA, BEN), 0, 20, ranked=False)
    page = await store.leaderboards.get_page(PAIRS, guild=GUILD)
    assert (page.rows, page.teams, page.pages) == ((), 0, 1)


async def test_a_season_shows_the_best_of_those_who_played_in_it(store: Store) -> None:
    best = await play_match(store, (ADA, BEN), 1, 10)
    await play_match(store, (BEN, CLEO), 2, 20)
    await play_match(store, (ADA, BEN), 9, NEW_YEAR + 10)
    later = await play_match(store, (ADA, BEN), 5, NEW_YEAR + 20)
    other = await play_match(store, (ADA, CLEO), 3, NEW_YEAR + 30)
    autumn, winter = Season(2026, 4), Season(2027, 1)
    page = await store.leaderboards.get_page(PAIRS, guild=GUILD, season=winter, person=BEN)
    assert list_places(page) == [(1, other), (2, later)]
    assert page.teams == 2
    assert page.own is not None
    assert (page.own.rank, page.own.result.match) == (2, later)
    assert (await store.leaderboards.get_page(PAIRS, guild=GUILD)).rows[0].result.match == best
    assert len((await store.leaderboards.get_page(PAIRS, guild=GUILD, season=autumn)).rows) == 2
    assert list_places(await store.leaderboards.get_page(PAIRS, guild=GUILD, season=winter.previous)) == (
        list_places(await store.leaderboards.get_page(PAIRS, guild=GUILD, season=autumn))
    )
    spring = await store.leaderboards.get_page(PAIRS, guild=GUILD, season=Season(2027, 2))
    assert (spring.rows, spring.teams) == ((), 0)


async def test_a_moment_belongs_to_the_season_that_begins_with_it(store: Store) -> None:
    match = await play_match(store, (ADA, BEN), 1, NEW_YEAR)
    for season, shown in ((Season(2027, 1), [(1, match)]), (Season(2026, 4), [])):
        assert list_places(await store.leaderboards.get_page(PAIRS, guild=GUILD, season=season)) == shown


async def test_each_season_and_all_time_show_a_teams_best_and_nothing_else(store: Store) -> None:
    """Whatever the order in which results are stored and servers begin and stop to share theirs."""
    dice = Random(7)
    played: list[tuple[tuple[int, ...], Season, GuildId, tuple[UserId, ...], MatchId]] = []
    shared: set[GuildId] = set()
    for number in range(18):
        people = dice.choice(((ADA, BEN), (BEN, CLEO)))
        guild, season = dice.choice((GUILD, OTHER_GUILD)), dice.randrange(3)
        score, violations, minutes = (
            dice.randrange(3),
            dice.randrange(2),
            season * 92 * DAY + dice.randrange(9),
        )
        match = await play_match(store, people, score, minutes, violations=violations, guild=guild)
        worth = (score, violations, minutes, match)
        played.append((worth, Season.of(clock(minutes)), guild, people, match))
        if dice.random() < 0.3:
            server, on = dice.choice((GUILD, OTHER_GUILD)), dice.random() < 0.7
            await store.leaderboards.set_sharing(server, on=on)
            shared = shared | {server} if on else shared - {server}
        for scope in (None, GUILD, OTHER_GUILD) if number % 3 == 2 else ():
            for chosen in (None, *(Season.of(clock(number * 92 * DAY)) for number in range(3))):
                bests: dict[tuple[UserId, ...], tuple[int, ...]] = {}
                for value, when, where, team, _ in sorted(played):
                    if where in (shared if scope is None else {scope}) and chosen in (None, when):
                        bests.setdefault(team, value)
                page = await store.leaderboards.get_page(PAIRS, guild=scope, season=chosen)
                assert list_places(page) == [
                    (1 + sum(other[:2] < value[:2] for other in bests.values()), MatchId(value[-1]))
                    for value in sorted(bests.values())
                ]


async def test_pages_follow_each_other_and_end(store: Store) -> None:
    first = await play_match(store, (ADA, BEN), 1, 10)
    second = await play_match(store, (ADA, CLEO), 2, 20)
    third = await play_match(store, (BEN, CLEO), 3, 30)
    page = await store.leaderboards.get_page(PAIRS, guild=GUILD, size=2)
    assert (list_places(page), page.pages, page.teams) == ([(1, first), (2, second)], 2, 3)
    assert list_places(await store.leaderboards.get_page(PAIRS, guild=GUILD, page=2, size=2)) == [(3, third)]
    for beyond in (0, 3, -1):
        with pytest.raises(PageUnknown) as refusal:
            await store.leaderboards.get_page(PAIRS, guild=GUILD, page=beyond, size=2)
        assert refusal.value.pages == 2


async def test_the_best_of_ones_teams_is_found_wherever_it_stands(store: Store) -> None:
    await play_match(store, (ADA, BEN), 1, 10)
    second = await play_match(store, (ADA, CLEO), 2, 20)
    await play_match(store, (BEN, CLEO), 3, 30)
    page = await store.leaderboards.get_page(PAIRS, guild=GUILD, size=1, person=CLEO)
    assert page.own is not None
    assert (page.own.rank, page.own.result.match) == (2, second)
    assert (await store.leaderboards.get_page(PAIRS, guild=GUILD, person=DAN)).own is None
    later = Season(2027, 1)
    assert (await store.leaderboards.get_page(PAIRS, guild=GUILD, season=later, person=CLEO)).own is None


async def test_the_leaderboard_with_the_most_teams_is_found(store: Store) -> None:
    assert await store.leaderboards.find_most_played(GUILD) is None
    for minutes in (10, 20, 30):
        await play_match(store, (ADA, BEN), 5, minutes, game="the-mind")
    for people in ((ADA, BEN), (ADA, CLEO)):
        await play_match(store, people, 5, 40)
    keys = await store.leaderboards.list_keys(GUILD)
    most, mind = [await store.leaderboards.find_most_played(GUILD, game) for game in (None, "the-mind")]
    assert most is not None
    assert mind is not None
    assert (keys[most], keys[mind].game) == (PAIRS, "the-mind")
    assert await store.leaderboards.find_most_played(OTHER_GUILD) is None
    assert await store.leaderboards.find_most_played(None) is None


async def test_a_leaderboard_belongs_to_one_server(store: Store) -> None:
    here = await play_match(store, (ADA, BEN), 5, 10)
    there = await play_match(store, (ADA, BEN), 3, 20, guild=OTHER_GUILD)
    assert list_places(await store.leaderboards.get_page(PAIRS, guild=GUILD)) == [(1, here)]
    assert list_places(await store.leaderboards.get_page(PAIRS, guild=OTHER_GUILD)) == [(1, there)]


async def test_the_leaderboard_of_all_servers_shows_those_that_share(store: Store) -> None:
    here = await play_match(store, (ADA, BEN), 5, 10)
    there = await play_match(store, (ADA, BEN), 3, 20, guild=OTHER_GUILD)
    third = await play_match(store, (ADA, CLEO), 4, 30, guild=OTHER_GUILD)
    assert list_places(await store.leaderboards.get_page(PAIRS, guild=None)) == []
    await store.leaderboards.set_sharing(GUILD, on=True)
    assert await store.leaderboards.is_sharing(GUILD)
    assert list_places(await store.leaderboards.get_page(PAIRS, guild=None)) == [(1, here)]
    await store.leaderboards.set_sharing(OTHER_GUILD, on=True)
    assert list_places(await store.leaderboards.get_page(PAIRS, guild=None)) == [(1, there), (2, third)]
    assert list_places(await store.leaderboards.get_page(PAIRS, guild=None, season=Season(2026, 4))) == [
        (1, there),
        (2, third),
    ]
    later = await play_match(store, (ADA, BEN), 1, 40)
    assert list_places(await store.leaderboards.get_page(PAIRS, guild=None)) == [(1, later), (2, third)]
    await store.leaderboards.set_sharing(GUILD, on=False)
    assert not await store.leaderboards.is_sharing(GUILD)
    assert list_places(await store.leaderboards.get_page(PAIRS, guild=None)) == [(1, there), (2, third)]
    assert list_places(await store.leaderboards.get_page(PAIRS, guild=GUILD)) == [(1, later)]
    assert await list_keys(store, None) == [PAIRS]


async def test_what_was_shared_before_is_shared_once(store: Store) -> None:
    match = await play_match(store, (ADA, BEN), 5, 10)
    await store.leaderboards.set_sharing(GUILD, on=True)
    await store.leaderboards.set_sharing(GUILD, on=True)
    assert list_places(await store.leaderboards.get_page(PAIRS, guild=None)) == [(1, match)]


async def test_a_daily_match_is_on_the_days_leaderboard_and_on_the_usual_one(store: Store) -> None:
    ordinary = await play_match(store, (BEN, CLEO), 2, 10)
    daily = await play_match(store, (ADA, BEN), 4, 20, day=TODAY)
    assert list_places(await store.leaderboards.get_page(TODAYS, guild=GUILD)) == [(1, daily)]
    assert list_places(await store.leaderboards.get_page(PAIRS, guild=GUILD)) == [(1, ordinary), (2, daily)]
    assert await list_keys(store, GUILD) == [PAIRS]


async def test_a_result_knows_its_place_what_was_before_and_what_came_last(store: Store) -> None:
    await play_match(store, (BEN, CLEO), 2, 5)
    best = await play_match(store, (ADA, BEN), 4, 10)
    last = await play_match(store, (ADA, BEN), 9, 20)
    now = await play_match(store, (ADA, BEN), 3, 30)
    standing = await store.leaderboards.get_standing(now)
    assert standing is not None
    assert standing.best
    assert standing.entry is not None
    assert (standing.entry.rank, standing.teams) == (2, 2)
    assert standing.before is not None
    assert standing.previous is not None
    assert (standing.before.match, standing.previous.match) == (best, last)
    assert standing.original is None
    assert standing.daily is None


async def test_a_result_below_the_teams_best_shows_where_the_best_stands(store: Store) -> None:
    best = await play_match(store, (ADA, BEN), 4, 10)
    now = await play_match(store, (ADA, BEN), 6, 20)
    standing = await store.leaderboards.get_standing(now)
    assert standing is not None
    assert not standing.best
    assert standing.entry is not None
    assert (standing.entry.rank, standing.entry.result.match) == (1, best)


async def test_a_first_result_has_nothing_before_it(store: Store) -> None:
    only = await play_match(store, (ADA, BEN), 4, 10)
    await play_match(store, (ADA, CLEO), 4, 20)
    standing = await store.leaderboards.get_standing(only)
    assert standing is not None
    assert (standing.before, standing.previous) == (None, None)


async def test_a_daily_result_knows_its_place_among_the_days(store: Store) -> None:
    await play_match(store, (CLEO, DAN), 1, 10, day=TODAY)
    daily = await play_match(store, (ADA, BEN), 4, 20, day=TODAY)
    standing = await store.leaderboards.get_standing(daily)
    assert standing is not None
    assert standing.daily is not None
    assert (standing.daily.rank, standing.daily_teams) == (2, 2)


async def test_only_a_finished_match_stands_anywhere(store: Store) -> None:
    lobby = await full_lobby(store)
    assert await store.leaderboards.get_standing(lobby.id) is None
    with pytest.raises(TableGone):
        await store.leaderboards.get_standing(NOBODY)


async def test_the_last_step_puts_a_match_on_its_leaderboard(store: Store) -> None:
    match = await start_match(store)
    ended = MatchEnd(Ending.FINISHED, clock(11), "{}", 5)
    await store.append_step(
        match.id, step=1, seat=0, action="{}", events="[]", interaction_id=None, at=clock(11), ended=ended
    )
    assert list_places(await store.leaderboards.get_page(PAIRS, guild=GUILD)) == [(1, match.id)]

"""Whatever was played, statistics, leaderboards and standings are those that a plain computation finds."""

from itertools import product
from random import Random

import pytest

from data.records import (
    LeaderboardKey,
)
from data.results.seasons import Season
from data.store import Store
from tests.data.evenings import DAY, GUILDS, MATCHES, PEOPLE, Evening
from tests.data.finished_matches import OTHER_GUILD
from tests.data.results.plain_results import PlainResults
from tests.data.sample_matches import ADA, BEN, GUILD, clock
from tests.soak import rounds

MORE = [pytest.param(seed, marks=pytest.mark.soak) for seed in range(2, 2 + rounds(3, 100))]


@pytest.mark.parametrize("seed", [1, *MORE])
async def test_a_plain_computation_finds_the_same(store: Store, seed: int) -> None:
    evening = Evening(store, Random(seed))
    for _ in range(MATCHES):
        await evening.play()
    plain = evening.plain
    assert len(plain.finished) > MATCHES // 2
    for user, guild in product(PEOPLE, set(GUILDS)):
        found = await store.people.get_statistics(user, guild, recent=7, teammates=3)
        assert found == plain.find_statistics(user, guild, recent=7, teammates=3)
    for one in plain.finished:
        assert await store.leaderboards.get_standing(one.result.match) == plain.find_standing(
            one.result.match
        )
    await compare_pages(store, plain)


async def compare_pages(store: Store, plain: PlainResults) -> None:
    keys = {one.result.key for one in plain.finished}
    days = {
        LeaderboardKey(key.game, key.options, key.seats, one.result.day, key.companions)
        for one in plain.finished
        for key in (one.result.key,)
        if one.result.day is not None
    }
    seasons = (None, Season.of(clock(0)), Season.of(clock(60 * DAY)))
    for key, guild in product(keys | days, (None, GUILD, OTHER_GUILD)):
        for season in (None,) if key.day is not None else seasons:
            for number, person in ((1, ADA), (2, BEN)):
                expected = plain.find_page(key, guild, season, number, 2, person)
                if number <= expected.pages:
                    assert expected == await store.leaderboards.get_page(
                        key, guild=guild, season=season, page=number, size=2, person=person
                    )

"""The nights a server has had, by season."""

from datetime import UTC, datetime

import pytest

from bot.nights.game_nights import GameNights
from bot.nights.night_history import NightHistory
from bot.nights.refusals import NoPastNights
from bot.nights.rounds import GameRounds
from data.records import GuildId, UserId
from data.results.seasons import Season
from data.store import Store
from tests.bot.conftest import store
from tests.data.sample_matches import ADA, BEN, CLEO, GUILD
from tests.data.sample_nights import PLAN, pair, place

__all__ = ["store"]

AUTUMN, WINTER = Season(2026, 4), Season(2027, 1)


async def hold_night(store: Store, month: datetime, *people: UserId) -> None:
    """Hold a night with a round that nobody finished."""
    night = await store.nights.open_now(place(), PLAN, month)
    await store.night_people.enter(night.id, people, month)
    await store.night_rounds.begin(night.id, "the-game", "{}", [pair(*people[:2])], month)
    await store.nights.end(night.id, month)


async def test_each_season_has_its_own_nights_and_regulars(store: Store) -> None:
    def now() -> datetime:
        return datetime(2027, 2, 1, tzinfo=UTC)

    history = NightHistory(store, GameRounds(store, GameNights(store, now)), now)
    with pytest.raises(NoPastNights):
        await history.get_season(GUILD)
    await hold_night(store, datetime(2026, 12, 4, tzinfo=UTC), ADA, BEN, CLEO)
    await hold_night(store, datetime(2026, 12, 11, tzinfo=UTC), ADA, BEN)
    # The last evening of the year belongs to the season that it began in.
    await hold_night(store, datetime(2026, 12, 31, 23, tzinfo=UTC), ADA, CLEO)
    await hold_night(store, datetime(2027, 1, 8, tzinfo=UTC), BEN, CLEO)
    last = await history.get_season(GUILD)
    assert (last.season, last.now, last.seasons) == (WINTER, WINTER, (WINTER, AUTUMN))
    assert (last.count, last.regulars) == (1, ((BEN, 1), (CLEO, 1)))
    before = await history.get_season(GUILD, AUTUMN)
    assert (before.count, before.regulars) == (3, ((ADA, 3), (BEN, 2), (CLEO, 2)))
    assert [one.people for one in before.nights] == [2, 2, 3]
    assert before.fullest == before.nights[-1]
    assert (await history.get_season(GUILD, Season(2020, 1))).season == WINTER
    with pytest.raises(NoPastNights):
        await history.get_season(GuildId(GUILD + 1))

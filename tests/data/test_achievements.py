"""A team's achievements are stored once, with the result of the match."""

from collections.abc import Sequence

from data.records import Ending, GuildId, MatchEnd, MatchId, UserId
from data.store import Store
from tests.data.finished_matches import DAN, OTHER_GUILD, start_match
from tests.data.sample_matches import ADA, BEATEN, BEN, CLEO, GUILD, clock


async def achieve(
    store: Store,
    minutes: int,
    names: Sequence[str],
    *,
    people: Sequence[UserId] = (ADA, BEN),
    guild: GuildId = GUILD,
    ranked: bool = True,
) -> MatchId:
    """Finish a match that has achieved something."""
    record = await start_match(store, people, guild=guild, started=minutes - 5, ranked=ranked)
    ended = MatchEnd(Ending.FINISHED, clock(minutes), BEATEN, 0)
    await store.append_step(
        record.id,
        step=1,
        seat=0,
        action="{}",
        events="[]",
        interaction_id=None,
        at=clock(minutes),
        ended=ended,
        achievements=names,
    )
    return record.id


async def list_new(store: Store, match: MatchId) -> set[str]:
    standing = await store.leaderboards.get_standing(match)
    assert standing is not None
    return set(standing.achievements)


async def test_a_team_achieves_something_once_on_a_server(store: Store) -> None:
    first = await achieve(store, 10, ["first-win", "comeback"])
    again = await achieve(store, 20, ["first-win", "silent-match"], people=(BEN, ADA))
    elsewhere = await achieve(store, 30, ["first-win"], guild=OTHER_GUILD)
    others = await achieve(store, 40, ["first-win"], people=(ADA, CLEO))
    assert await list_new(store, first) == {"first-win", "comeback"}
    assert await list_new(store, again) == {"silent-match"}
    assert await list_new(store, elsewhere) == {"first-win"}
    assert await list_new(store, others) == {"first-win"}
    found = (await store.people.get_statistics(BEN, GUILD)).achievements
    assert found == {"the-game": {"first-win", "comeback", "silent-match"}}
    assert (await store.people.get_statistics(CLEO, GUILD)).achievements == {"the-game": {"first-win"}}
    assert (await store.people.get_statistics(DAN, GUILD)).achievements == {}


async def test_a_match_that_is_not_ranked_achieves_nothing(store: Store) -> None:
    assert await list_new(store, await achieve(store, 10, ["first-win"], ranked=False)) == set()


async def test_achievements_are_exported_and_leave_a_person_who_is_forgotten(store: Store) -> None:
    match = await achieve(store, 10, ["first-win"])
    exported = await store.people.export_user(ADA)
    assert exported["achievements"] == [
        {"team": 1, "guild_id": str(GUILD), "game": "the-game", "name": "first-win", "match": match}
    ]
    assert (await store.people.count_rows(ADA))["achievements"] == 1
    await store.forget_user(ADA)
    assert (await store.people.export_user(ADA))["achievements"] == []
    assert (await store.people.get_statistics(ADA, GUILD)).achievements == {}
    assert await list_new(store, match) == {"first-win"}
    assert (await store.people.get_statistics(BEN, GUILD)).achievements == {"the-game": {"first-win"}}

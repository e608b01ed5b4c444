"""Names of teams on a server."""

from data.store import Store
from tests.data.finished_matches import DAN, OTHER_GUILD, PAIRS, play_match
from tests.data.sample_matches import ADA, BEN, CLEO, GUILD


async def test_a_name_stands_on_the_leaderboards_of_its_server(store: Store) -> None:
    match = await play_match(store, (ADA, BEN), 5, 10)
    await play_match(store, (ADA, BEN), 3, 20, guild=OTHER_GUILD)
    team = await store.teams.find_of_match(match, GUILD)
    assert team is not None
    assert (team.people, team.name, team.last_match) == ((ADA, BEN), None, match)
    for name in ("The Cats", "The Owls"):
        await store.teams.set_name(team.id, GUILD, name)
    pages = [await store.leaderboards.get_page(PAIRS, guild=guild) for guild in (GUILD, OTHER_GUILD)]
    assert [row.result.team_name for page in pages for row in page.rows] == ["The Owls", None]
    standing = await store.leaderboards.get_standing(match)
    assert standing is not None
    assert standing.result.team_name == "The Owls"
    assert [named.name for named in await store.teams.list_named(GUILD)] == ["The Owls"]
    await store.teams.delete_name(team.id, GUILD)
    assert (await store.teams.get(team.id, GUILD)).name is None


async def test_a_persons_teams_are_listed_by_their_last_match(store: Store) -> None:
    await play_match(store, (ADA, BEN), 5, 10)
    await play_match(store, (ADA, CLEO), 5, 20)
    last = await play_match(store, (BEN, ADA), 5, 30)
    teams = await store.teams.list_of_person(ADA, GUILD)
    assert [team.people for team in teams] == [(ADA, BEN), (ADA, CLEO)]
    assert teams[0].last_match == last
    assert await store.teams.list_of_person(DAN, GUILD) == []
    assert await store.teams.list_of_person(ADA, OTHER_GUILD) == []


async def test_a_name_is_exported_and_goes_with_the_first_who_is_forgotten(store: Store) -> None:
    match = await play_match(store, (ADA, BEN), 5, 10)
    team = await store.teams.find_of_match(match, GUILD)
    assert team is not None
    await store.teams.set_name(team.id, GUILD, "Ada and Ben")
    assert (await store.people.export_user(BEN))["team_names"] == [
        {"team": team.id, "guild_id": str(GUILD), "name": "Ada and Ben"}
    ]
    assert (await store.people.count_rows(BEN))["team-names"] == 1
    await store.forget_user(ADA)
    assert (await store.teams.get(team.id, GUILD)).name is None
    assert (await store.people.export_user(BEN))["team_names"] == []

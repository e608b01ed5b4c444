import json
from collections.abc import Mapping

from sqlalchemy import text

from data.nights.records import Answer, Wish
from data.records import Ending, MatchCounters
from data.schema import metadata
from data.store import Store
from tests.data.finished_matches import OTHER_GUILD, PAIRS, TODAY, finish_match, play_match, start_match
from tests.data.sample_matches import ADA, BEN, CHANNEL, CLEO, GUILD, broken_off, clock
from tests.data.sample_nights import pair, planned_night
from tests.data.sample_texts import line, write


async def everything(store: Store) -> None:
    """Leave a row of Ada in every table that knows people."""
    match = await start_match(store, (ADA, BEN), day=TODAY)
    await write(store, match.id, 1, line("a grumpy swan", ADA))
    await finish_match(
        store, match, 5, 10, counters=MatchCounters({}, {ADA: {"cards": 40}, BEN: {"cards": 20}})
    )
    other = await play_match(store, (BEN, CLEO), 4, 20)
    await store.deals.add_replay_view(other, ADA)
    await store.people.save_preferences(ADA, '{"pictures":false}')
    poll = await store.night_polls.add(GUILD, CHANNEL, ADA, "de", "Cards", [clock(600)], clock(29))
    await store.night_polls.press(poll.id, [(ADA, 0), (BEN, 0)], clock(30))
    await store.call_requests.save(ADA, GUILD, clock(40))
    night = await planned_night(store)
    await store.night_people.save_answers(night.id, {ADA: Answer.IN}, clock(30))
    await store.nights.open_door(night.id, clock(31))
    await store.night_people.enter(night.id, [ADA], clock(32))
    await store.night_rounds.begin(night.id, "the-game", "{}", [pair(ADA, BEN)], clock(33))
    await store.night_rounds.save_wish(night.id, BEN, ADA, Wish.APART)


async def test_preferences_replace_the_former_ones(store: Store) -> None:
    assert await store.people.get_preferences(ADA) is None
    await store.people.save_preferences(ADA, '{"pictures":false}')
    await store.people.save_preferences(ADA, "{}")
    assert await store.people.get_preferences(ADA) == "{}"
    assert await store.people.get_preferences(BEN) is None


async def test_what_is_stored_about_a_person_is_counted(store: Store) -> None:
    await everything(store)
    assert await store.people.count_rows(ADA) == {
        "seats": 1,
        "teams": 1,
        "team-names": 0,
        "achievements": 0,
        "counters": 1,
        "attempts": 1,
        "replays": 1,
        "hosted": 1,
        "polls": 1,
        "marks": 1,
        "answers": 1,
        "presences": 1,
        "rounds": 1,
        "calls": 1,
        "texts": 1,
        "preferences": 1,
        "wishes": 1,
    }
    assert set((await store.people.count_rows(CLEO)).values()) == {0, 1}


async def test_all_that_is_stored_about_a_person_is_exported_and_nobody_else(store: Store) -> None:
    await everything(store)
    exported = await store.people.export_user(ADA)
    content = json.loads(json.dumps(exported))
    (night,) = [one["night"] for one in content["hosted"]]
    assert content["user"] == str(ADA)
    assert content["preferences"] == {"pictures": False}
    assert content["teams"] == [{"team": 1, "people": 2}]
    assert content["counters"] == [{"guild_id": str(GUILD), "game": "the-game", "name": "cards", "total": 40}]
    assert content["replays"] == [{"match": 2}]
    assert [one["title"] for one in content["hosted"]] == ["Cards on Friday"]
    times = [clock(600).isoformat().replace("+00:00", "Z")]
    assert [(one["title"], one["times"]) for one in content["polls"]] == [("Cards", times)]
    assert [(one["number"], one["at"]) for one in content["marks"]] == [(0, clock(30).isoformat())]
    assert [one["answer"] for one in content["answers"]] == ["in"]
    assert [one["joined"] for one in content["presences"]] == [clock(32).isoformat()]
    assert content["rounds"] == [{"night": night, "round": 1, "table": 1, "match": None}]
    assert content["calls"] == [{"guild_id": str(GUILD), "until": clock(40).isoformat(), "called": None}]
    assert content["texts"] == [
        {"match": 1, "kind": "line", "round": 1, "seat": 0, "slot": 0}
        | {"text": "a grumpy swan", "written_at": clock(11).isoformat()}
    ]
    assert content["wishes"] == [{"night": night}]
    assert [one["day"] for one in content["attempts"]] == ["2026-11-20"]
    assert (content["seats"][0]["ended"], content["seats"][0]["counters"]) == (
        clock(10).isoformat(),
        {"cards": 40},
    )
    assert str(BEN) not in json.dumps(exported)


async def test_of_a_stranger_nothing_is_exported(store: Store) -> None:
    exported = await store.people.export_user(ADA)
    assert exported == {
        "user": str(ADA),
        "seats": [],
        "teams": [],
        "team_names": [],
        "achievements": [],
        "counters": [],
        "attempts": [],
        "replays": [],
        "hosted": [],
        "polls": [],
        "marks": [],
        "answers": [],
        "presences": [],
        "rounds": [],
        "wishes": [],
        "calls": [],
        "texts": [],
        "preferences": None,
    }


async def test_whatever_can_hold_a_person_is_shown_and_forgotten(store: Store) -> None:
    await everything(store)
    holding = {table.name for table in metadata.tables.values() if "user_id" in table.columns}
    before = await rows_of(store, holding)
    assert set(before.values()) == {1}
    assert await store.forget_user(ADA) == 16
    assert set((await rows_of(store, holding)).values()) == {0}
    assert set((await store.people.count_rows(ADA)).values()) == {0}


async def test_leaderboards_keep_the_row_of_a_forgotten_person_as_someone(store: Store) -> None:
    match = await play_match(store, (ADA, BEN), 5, 10)
    await store.forget_user(ADA)
    page = await store.leaderboards.get_page(PAIRS, guild=GUILD, person=BEN)
    assert [(row.result.match, row.result.people) for row in page.rows] == [(match, (None, BEN))]
    assert page.own is not None
    assert (await store.people.get_statistics(ADA, GUILD)).matches == 0
    assert (await store.people.get_statistics(BEN, GUILD)).teammates == ()


async def test_who_comes_back_after_being_forgotten_is_another_team(store: Store) -> None:
    old = await play_match(store, (ADA, BEN), 5, 10)
    await store.forget_user(ADA)
    new = await play_match(store, (ADA, BEN), 7, 20)
    page = await store.leaderboards.get_page(PAIRS, guild=GUILD)
    assert [row.result.match for row in page.rows] == [old, new]
    standing = await store.leaderboards.get_standing(new)
    assert standing is not None
    assert standing.before is None


async def test_a_match_that_outlives_a_forgotten_player_has_a_team_of_its_own(store: Store) -> None:
    await play_match(store, (ADA, BEN), 3, 10)
    match = await start_match(store, (ADA, BEN), started=15)
    await store.forget_user(ADA)
    await store.add_player(match.id, CLEO, 0, clock(17))
    await finish_match(store, match, 5, 20)
    page = await store.leaderboards.get_page(PAIRS, guild=GUILD)
    assert [row.result.people for row in page.rows] == [(None, BEN), (BEN, CLEO, None)]


async def test_forgetting_lets_an_abandoned_match_be(store: Store) -> None:
    match = await start_match(store)
    await store.end_match(match.id, broken_off(Ending.ABANDONED, 10))
    assert await store.forget_user(ADA) == 1
    assert (await store.history.get_page(GUILD)).total == 1


async def rows_of(store: Store, tables: set[str]) -> Mapping[str, int]:
    async with store._database.begin_read() as connection:
        return {
            table: await connection.scalar(
                text(f"SELECT count(*) FROM {table} WHERE user_id = {ADA}")  # noqa: S608 - the schema's names
            )
            or 0
            for table in sorted(tables)
        }


async def test_matches_are_counted_for_each_game_once_they_are_finished(store: Store) -> None:
    await play_match(store, (ADA, BEN), 3, 20)
    await play_match(store, (ADA, CLEO), 0, 40, guild=OTHER_GUILD)
    await start_match(store, (ADA, BEN))
    assert await store.people.count_finished_matches(ADA, "the-game") == 2
    assert await store.people.count_finished_matches(ADA, "the-mind") == 0
    assert await store.people.count_finished_matches(CLEO, "the-game") == 1

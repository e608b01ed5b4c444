import sys
from collections.abc import AsyncIterator, Callable, Mapping
from hashlib import sha256

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Inspector, MetaData, insert, inspect, select, text

from data.database import Database
from data.errors import DatabaseUnreachable
from data.migration import newest_revision, revisions
from data.nights.records import Answer, NightState
from data.records import Ending, LeaderboardKey, MatchId, MatchPhase
from data.results.results import EVERYWHERE
from data.results.seasons import ALL_TIME, Season
from data.results.statistics import Teammate
from data.schema import metadata, violation
from data.store import Store
from tests.data.sample_matches import ADA, BEN, CHANNEL, ELSEWHERE, GUILD, SEED, STATE, clock, play


@pytest.fixture
async def database(empty_database_url: str) -> AsyncIterator[Database]:
    database = Database(empty_database_url)
    yield database
    await database.close()


def fill_initial_tables(connection: Connection) -> None:
    """Write rows into every table, as revision r0001 has them.

    One match is over, with a result; one is running, with a spoken number and a heard one that was none.
    """
    tables = MetaData()
    tables.reflect(connection)
    match = {
        "options": "{}",
        "seed": SEED,
        "rules_version": 1,
        "initial_state": STATE,
        "guild_id": GUILD,
        "created": clock(0),
        "started": clock(2),
    }
    result = {
        "match_id": 1,
        "guild_id": GUILD,
        "leaderboard_id": 1,
        "team_id": 1,
        "score": 0,
        "violations": 0,
        "ended": clock(11),
    }
    board = {"game": "the-game", "options": "{}", "seats": 2, "companions": 0}
    rows: list[tuple[str, dict[str, object]]] = [
        (
            "match",
            match
            | {"game": "the-game", "seats": 2, "channel_id": CHANNEL, "locale": "de"}
            | {"last_active": clock(11), "ended": clock(11), "ending": "finished", "outcome": "[]"}
            | {"score": 0, "steps": 1, "leaderboard_id": 1, "team_id": 1, "counters": '{"lives": 2}'},
        ),
        (
            "match",
            match
            | {"game": "the-mind", "seats": 1, "channel_id": ELSEWHERE, "locale": "en"}
            | {"last_active": clock(2), "violations": 1, "withdrawn": 1},
        ),
        ("guild_match_count", {"guild_id": GUILD, "matches": 1}),
        (
            "match_player",
            {"match_id": 1, "position": 0, "user_id": ADA, "seat": 0, "joined": clock(0)}
            | {"counters": '{"cards": 3}'},
        ),
        (
            "match_player",
            {"match_id": 1, "position": 1, "user_id": BEN, "seat": 1, "joined": clock(1), "left": clock(5)},
        ),
        ("match_player", {"match_id": 2, "position": 0, "user_id": BEN, "seat": 0, "joined": clock(0)}),
        (
            "match_step",
            {"match_id": 1, "step": 1, "seat": 0, "action": "[]", "events": "[]", "interaction_id": 501}
            | {"at": clock(11)},
        ),
        ("violation", {"match_id": 2, "message_id": 601, "reason": "number-digits", "at": clock(3)}),
        (
            "violation",
            {"match_id": 2, "message_id": 602, "reason": "number-words", "at": clock(4)}
            | {"withdrawn": clock(5)},
        ),
        ("guild_settings", {"guild_id": GUILD, "settings": "[]"}),
        ("shared_guild", {"guild_id": GUILD}),
        ("preference", {"user_id": ADA, "preferences": "{}"}),
        ("app_state", {"key": "commands", "value": "abc"}),
        ("team", {"key": TEAM_KEY}),
        ("team_member", {"team_id": 1, "position": 0, "user_id": ADA}),
        ("team_member", {"team_id": 1, "position": 1, "user_id": BEN}),
        ("team_name", {"team_id": 1, "guild_id": GUILD, "name": "The Owls"}),
        (
            "team_achievement",
            {"team_id": 1, "guild_id": GUILD, "game": "the-game", "name": "first-win", "match_id": 1},
        ),
        ("leaderboard", board | {"day": ""}),
        ("leaderboard", board | {"day": "2026-11-20"}),
        ("leaderboard_entry", result | {"season": ALL_TIME}),
        ("leaderboard_entry", result | {"season": 20264}),
        ("leaderboard_entry", result | {"season": ALL_TIME, "guild_id": EVERYWHERE}),
        ("result_player", result | {"user_id": ADA, "seconds": 540}),
        ("result_player", result | {"user_id": BEN, "seconds": 540}),
        (
            "user_counter",
            {"user_id": ADA, "guild_id": GUILD, "game": "the-game", "name": "cards", "total": 3},
        ),
        ("daily_attempt", {"leaderboard_id": 2, "user_id": ADA, "match_id": 1}),
        ("replay_view", {"match_id": 1, "user_id": ADA}),
        (
            "night",
            {"guild_id": GUILD, "channel_id": CHANNEL, "host_id": ADA, "title": "Cards", "locale": "de"}
            | {"local_start": "2026-11-20T20:05:00", "zone": "Europe/Berlin", "starts": clock(5)}
            | {"weekly": True, "state": "open", "created": clock(0), "opened": clock(5)},
        ),
        (
            "night_answer",
            {"night_id": 1, "user_id": ADA, "answer": "in", "wants_reminders": True, "from_event": False}
            | {"at": clock(1)},
        ),
        ("night_presence", {"night_id": 1, "user_id": ADA, "joined": clock(6), "alone": False}),
        (
            "night_round",
            {"night_id": 1, "number": 1, "game": "the-game", "options": "{}", "started": clock(7)},
        ),
        ("night_table", {"round_id": 1, "number": 1, "place": "private-thread", "match_id": 1}),
        ("night_seat", {"night_table_id": 1, "position": 0, "user_id": ADA}),
        ("night_wish", {"night_id": 1, "first_id": ADA, "second_id": BEN, "wish": "together"}),
    ]
    for table, row in rows:
        connection.execute(insert(tables.tables[table]).values(row))
    assert tables.tables.keys() == {table for table, _ in rows} | {"alembic_version"}


TEAM_KEY = sha256(f"{ADA},{BEN}".encode()).hexdigest()


def fill_polls(connection: Connection) -> None:
    """Write a poll that Ada asks and answers."""
    tables = MetaData()
    tables.reflect(connection, only=["night_poll", "night_poll_mark"])
    poll = {"guild_id": GUILD, "channel_id": CHANNEL, "host_id": ADA, "title": "Cards", "locale": "de"}
    poll |= {"times": '["2026-11-20T20:05:00Z"]', "changed": clock(0)}
    connection.execute(insert(tables.tables["night_poll"]).values(poll))
    mark = {"poll_id": 1, "number": 0, "user_id": ADA, "at": clock(1)}
    connection.execute(insert(tables.tables["night_poll_mark"]).values(mark))


def fill_call_requests(connection: Connection) -> None:
    """Write a request of Ada's to be called."""
    tables = MetaData()
    tables.reflect(connection)
    connection.execute(insert(tables.tables["call_request"]).values(guild_id=GUILD, user_id=ADA))


def fill_written_texts(connection: Connection) -> None:
    """Write a line of Ada's."""
    tables = MetaData()
    tables.reflect(connection)
    line = {"match_id": 2, "kind": "line", "round": 1, "seat": 0, "slot": 0, "user_id": ADA}
    line |= {"text": "a grumpy swan", "written_at": clock(3)}
    connection.execute(insert(tables.tables["written_text"]).values(line))


FILLERS: Mapping[str, Callable[[Connection], None]] = {
    "r0001": fill_initial_tables,
    "r0007": fill_polls,
    "r0008": fill_call_requests,
    "r0011": fill_written_texts,
}
"""The rows that a database of a revision may hold: a revision that adds a table or a column adds a filler."""


async def test_a_filled_database_is_carried_through_every_migration(
    database: Database, empty_database_url: str
) -> None:
    for revision in revisions():
        await database.migrate(revision)
        async with database.begin_write() as connection:
            await connection.run_sync(FILLERS.get(revision, lambda _: None))

    store = await Store.open(empty_database_url)
    over = await store.get_match(MatchId(1))
    assert over is not None
    assert over.ended is not None
    assert (over.ended.ending, over.ended.at, over.ended.score) == (Ending.FINISHED, clock(11), 0)
    assert [(player.user, player.left) for player in over.players] == [(ADA, None), (BEN, clock(5))]
    assert [(step.step, step.interaction_id, step.at) for step in await store.list_steps(over.id)] == [
        (1, 501, clock(11))
    ]
    alive = await store.find_live_match(ELSEWHERE)
    assert alive is not None
    assert alive.phase is MatchPhase.RUNNING
    assert alive.initial_state == STATE
    assert (over.violations, over.withdrawn) == (0, 0)
    assert (alive.violations, alive.withdrawn) == (1, 1)
    async with database.begin_read() as connection:
        violations = await connection.execute(
            select(violation.c.match_id, violation.c.reason, violation.c.withdrawn)
        )
        assert violations.all() == [
            (alive.id, "number-digits", None),
            (alive.id, "number-words", clock(5)),
        ]
    await play(store, alive.id, 1)
    page = await store.leaderboards.get_page(
        LeaderboardKey("the-game", "{}", 2), guild=GUILD, season=Season.of(clock(11))
    )
    assert [(row.rank, row.result.match, row.result.people) for row in page.rows] == [(1, 1, (ADA, BEN))]
    assert (over.ranked, over.team, alive.team) == (True, 1, None)
    assert await store.people.count_rows(ADA) == dict.fromkeys(
        (
            *("seats", "teams", "team-names", "achievements", "counters", "attempts", "replays"),
            *("hosted", "polls", "marks", "answers", "presences", "preferences", "rounds", "wishes"),
            *("calls", "texts"),
        ),
        1,
    )
    (night,) = await store.nights.list_current(GUILD)
    assert (night.state, night.plan.starts, night.present) == (NightState.OPEN, clock(5), (ADA,))
    assert night.list_answers(Answer.IN) == (ADA,)
    assert await store.leaderboards.is_sharing(GUILD)
    everywhere = await store.leaderboards.get_page(LeaderboardKey("the-game", "{}", 2), guild=None)
    assert [row.result.match for row in everywhere.rows] == [1]
    statistics = await store.people.get_statistics(ADA, GUILD)
    assert (statistics.matches, statistics.seconds) == (1, 540)
    assert (statistics.teammates, statistics.days) == ((Teammate(BEN, 1),), (clock(11).date(),))
    assert statistics.achievements == {"the-game": {"first-win"}}
    assert statistics.counters == {"the-game": {"cards": 3}}
    assert (over.counters, over.players[0].counters) == ({"lives": 2}, {"cards": 3})
    assert (await store.history.get_page(GUILD)).total == 1
    assert await store.settings.list_guild_settings() == {GUILD: "[]"}
    assert await store.settings.get_app_state("commands") == "abc"
    await store.close()


async def test_migrating_twice_changes_nothing(database: Database) -> None:
    await database.migrate()
    async with database.begin_read() as connection:
        before = await connection.run_sync(describe_tables)
    await database.migrate()
    async with database.begin_read() as connection:
        assert await connection.run_sync(describe_tables) == before


def test_the_newest_revision_is_known_without_alembic() -> None:
    assert newest_revision() == revisions()[-1]


async def test_a_migrated_database_is_opened_without_alembic(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await database.migrate()
    monkeypatch.setitem(sys.modules, "alembic", None)
    await database.migrate()
    async with database.begin_write() as connection:
        await connection.execute(text("DELETE FROM alembic_version"))
    with pytest.raises(ModuleNotFoundError, match="alembic"):
        await database.migrate()


async def test_a_migration_that_fails_leaves_nothing_behind(database: Database) -> None:
    async with database.begin_write() as connection:
        await connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)"))
        await connection.execute(text("CREATE TABLE app_state (in_the_way INTEGER)"))
    with pytest.raises(DatabaseUnreachable, match="already exists"):
        await database.migrate()
    async with database.begin_read() as connection:
        tables = await connection.run_sync(lambda c: inspect(c).get_table_names())
    assert sorted(tables) == ["alembic_version", "app_state"]


async def test_alembic_finds_nothing_to_add_to_the_migrations(database: Database) -> None:
    await database.migrate()
    async with database.begin_read() as connection:
        assert await connection.run_sync(differences) == []


async def test_migrated_tables_are_those_the_program_describes(database: Database) -> None:
    await database.migrate()
    async with database.begin_write() as connection:
        migrated = await connection.run_sync(describe_tables)
        await connection.run_sync(metadata.drop_all)
        await connection.run_sync(metadata.create_all)
        assert await connection.run_sync(describe_tables) == migrated


def differences(connection: Connection) -> list[object]:
    # On SQLite Alembic takes the numbering of matches for a default; the next test compares defaults, too.
    options = {"compare_type": True, "compare_server_default": connection.dialect.name == "postgresql"}
    context = MigrationContext.configure(connection, opts=options)
    return list(compare_metadata(context, metadata))


def describe_tables(connection: Connection) -> dict[str, dict[str, str]]:
    inspector: Inspector = inspect(connection)
    return {table: describe_table(inspector, table) for table in inspector.get_table_names()}


def describe_table(inspector: Inspector, table: str) -> dict[str, str]:
    """Everything the database knows about a table, with SQLAlchemy's objects spelled out."""
    return {
        "columns": repr(inspector.get_columns(table)),
        "primary key": repr(inspector.get_pk_constraint(table)),
        "indexes": repr([describe_index(index) for index in inspector.get_indexes(table)]),
        "foreign keys": repr(inspector.get_foreign_keys(table)),
        "unique": repr(inspector.get_unique_constraints(table)),
        "checks": repr(inspector.get_check_constraints(table)),
        "options": repr(inspector.get_table_options(table)),
    }


def describe_index(index: Mapping[str, object]) -> dict[str, str]:
    options = index.get("dialect_options")
    where = {key: str(value) for key, value in options.items()} if isinstance(options, dict) else {}
    return {**{key: repr(value) for key, value in index.items()}, "dialect_options": repr(where)}

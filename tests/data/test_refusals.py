import asyncio
import traceback
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import inspect, make_url, text

from data.database import Database
from data.errors import (
    ConstraintBroken,
    DatabaseForeign,
    DatabaseNewer,
    DatabasePreRelease,
    DatabaseRefused,
    DatabaseUnreachable,
)
from data.migration import revisions
from data.records import MatchId
from data.store import Store
from tests.data.databases import fresh_postgresql
from tests.data.sample_matches import clock, lobby, make_finished_end, play, running


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/unspoken.sqlite"


@pytest.fixture
async def postgresql_url() -> AsyncIterator[str]:
    async with fresh_postgresql() as url:
        yield url


@asynccontextmanager
async def open_store(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


async def run(url_or_store: Store | str, statement: str) -> None:
    """Run a statement on the store's own connection, or on one of its own."""
    database = Database(url_or_store) if isinstance(url_or_store, str) else url_or_store._database
    async with database.begin_write() as connection:
        await connection.execute(text(statement))
    if isinstance(url_or_store, str):
        await database.close()


async def tables_of(url: str) -> set[str]:
    database = Database(url)
    async with database.begin_read() as connection:
        tables = await connection.run_sync(lambda c: inspect(c).get_table_names())
    await database.close()
    return set(tables)


async def play_on(store: Store, match: MatchId) -> None:
    for step in range(1, 1000):
        await play(store, match, step)


async def test_the_folder_of_a_database_is_made(tmp_path: Path) -> None:
    async with open_store(f"sqlite:///{tmp_path}/var/game/unspoken.sqlite") as store:
        assert await store.list_live_matches() == []


async def test_a_database_may_live_in_memory() -> None:
    async with open_store("sqlite://") as store:
        match = await running(store)
        await play(store, match.id, 1)
        assert len(await store.list_steps(match.id)) == 1


async def test_what_was_stored_is_there_when_the_database_is_opened_again(database_url: str) -> None:
    async with open_store(database_url) as store:
        match = await running(store)
    async with open_store(database_url) as store:
        assert await store.list_live_matches() == [match]


async def test_closing_waits_for_what_is_under_way_and_begins_nothing_more(database_url: str) -> None:
    store = await Store.open(database_url)
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def note_slowly() -> None:
        async with store._database.begin_write() as connection:
            begun.set()
            await go_on.wait()
            await connection.execute(text("INSERT INTO app_state (key, value) VALUES ('last', 'words')"))

    writing = asyncio.create_task(note_slowly())
    await begun.wait()
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    with pytest.raises(DatabaseRefused, match="closed"):
        await store.list_live_matches()
    assert not closing.done()
    go_on.set()
    await asyncio.gather(closing, writing)
    async with open_store(database_url) as again:
        assert await again.settings.get_app_state("last") == "words"


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ada:hunter2@127.0.0.1:1/unspoken",
        "postgresql://ada:hunter2@host.invalid/unspoken",
        "postgresql://ada@127.0.0.1:1/unspoken?password=hunter2",
        "postgresql://ada:hunter2@127.0.0.1:1/unspoken?no_such_option=hunter2",
        "postgresql://ada:hunter2@127.0.0.1:1/unspoken?sslmode=hunter2",
        "postgresql://ada:hunter2@127.0.0.1:port/unspoken",
        "postgresql://ada:hunter2@/unspoken?host=one&host=two",
        "mysql://ada:hunter2@127.0.0.1/unspoken",
        "hunter2",
        "",
    ],
)
async def test_an_address_that_leads_nowhere_is_refused_without_its_password(address: str) -> None:
    with pytest.raises(DatabaseUnreachable) as refusal:
        await Store.open(address)
    assert "hunter2" not in "".join(traceback.format_exception(refusal.value))


async def test_a_wrong_name_is_refused_without_the_password(postgresql_url: str) -> None:
    wrong = make_url(postgresql_url).set(username="ada", password="hunter2")  # noqa: S106 - the bait
    with pytest.raises(DatabaseUnreachable) as refusal:
        await Store.open(wrong.render_as_string(hide_password=False))
    assert 'role "ada" does not exist' in refusal.value.reason
    assert "hunter2" not in "".join(traceback.format_exception(refusal.value))


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnreachable):
        await Store.open(f"sqlite:///{tmp_path}")


async def test_a_letter_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada, " * 50)
    with pytest.raises(DatabaseUnreachable, match="not a database"):
        await Store.open(f"sqlite:///{tmp_path}/letter.txt")


async def test_a_database_below_a_file_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada")
    with pytest.raises(DatabaseUnreachable):
        await Store.open(f"sqlite:///{tmp_path}/letter.txt/unspoken.sqlite")


async def test_a_database_of_a_newer_program_is_left_alone(database_url: str) -> None:
    async with open_store(database_url) as store:
        match = await running(store)
    await run(database_url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(DatabaseNewer) as refusal:
        await Store.open(database_url)
    assert refusal.value.revision == "9999"
    known = revisions()[-1]
    await run(database_url, f"UPDATE alembic_version SET version_num = '{known}'")  # noqa: S608 - our own number
    async with open_store(database_url) as store:
        assert await store.list_live_matches() == [match]


@pytest.mark.parametrize("revision", ["0001", "0002", "0003"])
async def test_a_database_of_before_the_first_release_is_refused_and_left_alone(
    empty_database_url: str, revision: str
) -> None:
    await run(empty_database_url, "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
    await run(empty_database_url, f"INSERT INTO alembic_version VALUES ('{revision}')")  # noqa: S608 - our own number
    await run(empty_database_url, "CREATE TABLE note (key TEXT)")
    with pytest.raises(DatabasePreRelease) as refusal:
        await Store.open(empty_database_url)
    assert refusal.value.revision == revision
    assert await tables_of(empty_database_url) == {"alembic_version", "note"}


async def test_another_programs_database_is_refused_and_left_alone(empty_database_url: str) -> None:
    await run(empty_database_url, "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
    await run(empty_database_url, "INSERT INTO alembic_version VALUES ('4f1e')")
    with pytest.raises(DatabaseForeign, match="revision 4f1e"):
        await Store.open(empty_database_url)
    assert await tables_of(empty_database_url) == {"alembic_version"}


async def test_a_full_disk_refuses_a_step_and_takes_it_when_there_is_room(sqlite_url: str) -> None:
    async with open_store(sqlite_url) as store:
        match = await running(store)
        await run(store, "PRAGMA max_page_count = 1")
        with pytest.raises(DatabaseRefused, match="full"):
            await play_on(store, match.id)
        played = await store.list_steps(match.id)
        assert await store.list_live_matches() == [
            replace(match, steps=len(played), last_active=clock(10 + len(played)))
        ]
        await run(store, "PRAGMA max_page_count = 1000000")
        await play(store, match.id, len(played) + 1)
        assert len(await store.list_steps(match.id)) == len(played) + 1


async def test_a_file_that_became_read_only_refuses_a_step(sqlite_url: str) -> None:
    async with open_store(sqlite_url) as store:
        match = await running(store)
        await run(store, "PRAGMA query_only = ON")
        with pytest.raises(DatabaseRefused, match="readonly"):
            await play(store, match.id, 1, ended=make_finished_end(11))
        assert await store.get_match(match.id) == match


async def test_a_file_another_process_holds_refuses_a_step(sqlite_url: str) -> None:
    other = Database(sqlite_url)
    async with open_store(sqlite_url) as store:
        match = await running(store)
        await run(store, "PRAGMA busy_timeout = 1")
        async with other.begin_write():
            with pytest.raises(DatabaseRefused, match="locked"):
                await play(store, match.id, 1)
            assert await store.get_match(match.id) == match
        await play(store, match.id, 1)
    await other.close()


async def test_a_server_that_became_read_only_refuses_a_step(postgresql_url: str) -> None:
    async with open_store(postgresql_url) as store:
        match = await running(store)
    name = make_url(postgresql_url).database
    await run(postgresql_url, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    async with open_store(postgresql_url) as store:
        with pytest.raises(DatabaseRefused, match="read-only"):
            await play(store, match.id, 1, ended=make_finished_end(11))
        assert await store.get_match(match.id) == match


async def test_a_match_another_process_holds_refuses_a_step(postgresql_url: str) -> None:
    name = make_url(postgresql_url).database
    await run(postgresql_url, f"ALTER DATABASE {name} SET lock_timeout = '20ms'")
    other = Database(postgresql_url)
    async with open_store(postgresql_url) as store:
        match = await running(store)
        async with other.begin_write() as connection:
            await connection.execute(text("SELECT id FROM match FOR UPDATE"))
            with pytest.raises(DatabaseRefused, match="lock timeout"):
                await play(store, match.id, 1)
        await play(store, match.id, 1)
    await other.close()


async def test_a_server_restarted_between_two_steps_costs_none(postgresql_url: str) -> None:
    async with open_store(postgresql_url) as store:
        match = await running(store)
        await run(postgresql_url, HANG_UP)
        await play(store, match.id, 1)
        assert len(await store.list_steps(match.id)) == 1


async def test_a_connection_lost_within_a_step_refuses_it_and_no_more(postgresql_url: str) -> None:
    other = Database(postgresql_url)
    async with open_store(postgresql_url) as store:
        match = await running(store)
        async with other.begin_write() as connection:
            await connection.execute(text("SELECT id FROM match FOR UPDATE"))
            playing = asyncio.create_task(play(store, match.id, 1))
            while not await connection.scalar(text(WAITING)):
                pass
            await connection.execute(text(HANG_UP))
            with pytest.raises(DatabaseRefused):
                await playing
        assert await store.get_match(match.id) == match
        await play(store, match.id, 1)
    await other.close()


async def test_a_connection_that_comes_back_after_the_end_is_closed(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.database._CLOSE_TIMEOUT", 0.0)
    database = Database(postgresql_url)
    async with database.begin_read() as connection:
        driver = (await connection.get_raw_connection()).driver_connection
        assert driver is not None
        await database.close()
        assert not driver.is_closed()
    assert driver.is_closed()


async def test_nobody_waits_for_ever_for_the_one_connection(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_store(sqlite_url) as store:
        match = await running(store)
        async with store._database.begin_write():
            monkeypatch.setattr("data.database._TIMEOUT", 0.0)
            for waiting in (play(store, match.id, 1), store.get_match(match.id)):
                with pytest.raises(DatabaseRefused):
                    await waiting
        await play(store, match.id, 1)


async def test_what_was_to_be_written_is_not_in_the_error(sqlite_url: str) -> None:
    async with open_store(sqlite_url) as store:
        match = await running(store)
        await run(store, "PRAGMA query_only = ON")
        with pytest.raises(DatabaseRefused) as refusal:
            await play(store, match.id, 1)
    assert "play_card" not in "".join(traceback.format_exception(refusal.value))


async def test_a_row_that_breaks_a_rule_is_not_in_the_error(database_url: str) -> None:
    statement = "INSERT INTO match_player (match_id, position, joined) VALUES (4000 + 711, 0, '2026-11-20')"
    async with open_store(database_url) as store:
        with pytest.raises(ConstraintBroken) as refusal:
            await run(store, statement)
    assert "4711" not in "".join(traceback.format_exception(refusal.value))


async def test_a_value_that_the_driver_cannot_send_is_not_in_the_error(postgresql_url: str) -> None:
    async with open_store(postgresql_url) as store:
        with pytest.raises(DatabaseRefused) as refusal:
            await store.list_steps(MatchId(2**70))
    assert "query argument" in str(refusal.value)
    assert str(2**70) not in "".join(traceback.format_exception(refusal.value))


async def test_a_seat_at_no_table_is_refused_by_the_database_itself(database_url: str) -> None:
    async with open_store(database_url) as store:
        with pytest.raises(ConstraintBroken):
            await run(
                store, "INSERT INTO match_player (match_id, position, joined) VALUES (4711, 0, '2026-11-20')"
            )


async def test_the_number_of_a_match_is_never_given_twice(database_url: str) -> None:
    async with open_store(database_url) as store:
        first = await lobby(store)
        await run(store, "DELETE FROM match_player")
        await run(store, "DELETE FROM match")
        assert (await lobby(store)).id > first.id


HANG_UP = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
WAITING = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
)

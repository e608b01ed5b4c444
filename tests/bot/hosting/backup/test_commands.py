import asyncio
import sqlite3
import stat
from contextlib import closing
from io import StringIO
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, text

from bot import cli
from bot.hosting.backup import back_up, restore
from bot.hosting.doctor.command import check_database
from bot.process.exit_status import ExitStatus
from bot.settings.environment import Settings
from bot.tables.tables import Tables
from data import postgresql_backup
from data.address import parse_url
from data.database import Database, look_at
from data.errors import RestoreBrokenOff
from data.migration import newest_revision, revisions
from data.processes.database_lock import lock_database
from data.records import MatchId
from data.store import Store
from tests.bot.sample_tables import CHANNEL, FakeClock, begin_match
from tests.data.databases import copy_migrated_sqlite, fresh_postgresql, use_postgresql_programs


@pytest.fixture(autouse=True)
def _programs(monkeypatch: pytest.MonkeyPatch) -> None:
    use_postgresql_programs(monkeypatch)


def settings(address: str) -> Settings:
    return Settings.model_validate({"database_url": address})


async def play(address: str, channel: int = CHANNEL) -> int:
    """Play a move and leave the match open, as a killed bot does; return the match."""
    store = await Store.open(address)
    table = await begin_match(Tables(store, now=FakeClock()), channel=channel)
    await store.close()
    return table.id


async def count_matches(address: str) -> int:
    store = await Store.open(address)
    found = len(await store.list_live_matches())
    await store.close()
    return found


async def test_a_backup_is_verified_and_brings_everything_back(database_url: str, tmp_path: Path) -> None:
    await play(database_url)
    out, file = StringIO(), tmp_path / "backups" / "first.backup"
    assert await back_up(settings(database_url), file, out) is ExitStatus.DONE
    assert "1 matches with 1 moves, all replayed" in out.getvalue()
    await play(database_url, CHANNEL + 1)
    assert await restore(settings(database_url), file, out, replace=True) is ExitStatus.DONE
    assert await count_matches(database_url) == 1
    assert sorted(path.name for path in file.parent.iterdir()) == ["first.backup"]


async def test_a_backup_holds_what_still_stands_in_the_log_of_a_running_bot(tmp_path: Path) -> None:
    address = await copy_migrated_sqlite(tmp_path)
    store = await Store.open(address)
    await begin_match(Tables(store, now=FakeClock()))
    file = tmp_path / "backup.sqlite3"
    async with lock_database(address):
        assert await back_up(settings(address), file, StringIO()) is ExitStatus.DONE
    await store.close()
    assert await count_matches(f"sqlite:///{file}") == 1


async def test_an_existing_database_is_not_replaced_by_mistake(
    database_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup"
    await back_up(settings(database_url), file, StringIO())
    await play(database_url)
    assert await restore(settings(database_url), file, StringIO(), replace=False) is ExitStatus.BACKUP_FAILED
    assert "--replace" in capsys.readouterr().err
    assert await count_matches(database_url) == 1


async def test_the_database_that_was_replaced_is_kept(database_url: str, tmp_path: Path) -> None:
    file, out = tmp_path / "backup", StringIO()
    await back_up(settings(database_url), file, out)
    await play(database_url)
    assert await restore(settings(database_url), file, out, replace=True) is ExitStatus.DONE
    assert await count_matches(database_url) == 0
    (line,) = [line for line in out.getvalue().splitlines() if "were there" in line or "was there" in line]
    assert await count_matches(find_kept(database_url, line.split()[-1].rstrip("."))) == 1


def find_kept(address: str, kept: str) -> str:
    """Return the address of a database that was replaced: a file's, or that of a schema."""
    return (
        f"{address}&options=-csearch_path={kept}" if address.startswith("postgresql") else f"sqlite:///{kept}"
    )


async def test_a_backup_leaves_out_what_was_replaced_before(database_url: str, tmp_path: Path) -> None:
    file, out = tmp_path / "backup", StringIO()
    await play(database_url)
    await back_up(settings(database_url), file, out)
    await restore(settings(database_url), file, out, replace=True)
    assert await back_up(settings(database_url), file, out) is ExitStatus.DONE
    assert await restore(settings(database_url), file, out, replace=True) is ExitStatus.DONE
    assert await count_matches(database_url) == 1


async def test_nothing_is_restored_under_a_running_bot(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address = await copy_migrated_sqlite(tmp_path)
    async with lock_database(address):
        ended = await restore(settings(address), tmp_path / "backup", StringIO(), replace=True)
    assert ended is ExitStatus.DATABASE_IN_USE
    assert "end it before" in capsys.readouterr().err


def find_backups(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("backup*"))


async def change(address: str, statement: str) -> None:
    database = Database(address)
    async with database.begin_write() as connection:
        await connection.execute(text(statement))
    await database.close()


async def test_a_match_that_cannot_be_replayed_stops_no_backup_but_is_named(
    database_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup"
    await back_up(settings(database_url), file, StringIO())
    sound = file.read_bytes()
    match = await play(database_url)
    await change(database_url, "UPDATE match SET steps = 7")
    assert await back_up(settings(database_url), file, StringIO()) is ExitStatus.BACKUP_UNSOUND
    assert f"cannot be replayed as they are stored: {match}" in capsys.readouterr().err
    assert file.read_bytes() == sound
    assert find_backups(tmp_path) == ["backup", "backup.unsound"]


async def test_an_unsound_backup_is_restored_only_when_it_is_asked_for(
    database_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = await play(database_url)
    await change(database_url, "UPDATE match SET steps = 7")
    await back_up(settings(database_url), tmp_path / "backup", StringIO())
    await change(database_url, "UPDATE match SET steps = 1")
    await play(database_url, CHANNEL + 1)
    file, out = tmp_path / "backup.unsound", StringIO()
    assert await restore(settings(database_url), file, out, replace=True) is ExitStatus.BACKUP_FAILED
    assert "--unsound restores" in capsys.readouterr().err
    assert await count_matches(database_url) == 2
    assert await restore(settings(database_url), file, out, replace=True, unsound=True) is ExitStatus.DONE
    assert f"restored, these cannot be replayed as they are stored: {match}" in out.getvalue()
    assert await count_matches(database_url) == 1


async def test_a_backup_of_a_newer_program_replaces_nothing(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup"
    with monkeypatch.context() as newer:
        newer.setattr("data.migration._list_names", lambda: [*revisions(), "r9999"])
        await change(database_url, "UPDATE alembic_version SET version_num = 'r9999'")
        newer.setattr("data.postgresql_backup.unpack", leave_unread)
        assert await back_up(settings(database_url), file, StringIO()) is ExitStatus.DONE
    await change(database_url, f"UPDATE alembic_version SET version_num = '{newest_revision()}'")  # noqa: S608 - our own number
    await play(database_url)
    assert await restore(settings(database_url), file, StringIO(), replace=True) is ExitStatus.BACKUP_FAILED
    assert (
        "Nothing was restored: the database was written by a newer Unspoken (r9999)"
        in capsys.readouterr().err
    )
    assert await count_matches(database_url) == 1


async def leave_unread(_archive: Path, _address: str) -> None:
    pass


@pytest.mark.parametrize(
    ("revision", "reason"), [("r9999", "by a newer Unspoken (r9999)"), ("4f1e", "is another program's")]
)
async def test_tables_of_a_newer_or_another_program_are_not_backed_up_and_left_alone(
    empty_database_url: str, revision: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await change(empty_database_url, "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
    await change(empty_database_url, f"INSERT INTO alembic_version VALUES ('{revision}')")  # noqa: S608 - our own number
    assert (
        await back_up(settings(empty_database_url), tmp_path / "backup", StringIO())
        is ExitStatus.BACKUP_FAILED
    )
    assert reason in capsys.readouterr().err
    assert await list_tables(empty_database_url) == ["alembic_version"]


async def list_tables(address: str) -> list[str]:
    database = look_at(address)
    async with database.begin_read() as connection:
        tables = await connection.run_sync(lambda bound: inspect(bound).get_table_names())
    await database.close()
    return tables


async def test_an_older_database_is_backed_up_as_it_is_and_restored_over_the_newer_one(
    empty_database_url: str, tmp_path: Path
) -> None:
    older = revisions()[-2]
    database = Database(empty_database_url)
    await database.migrate(older)
    await database.close()
    file, out = tmp_path / "backup", StringIO()
    assert await back_up(settings(empty_database_url), file, out) is ExitStatus.DONE
    database = look_at(empty_database_url)
    assert await database.read_revision() == older
    await database.close()
    await play(empty_database_url)
    assert await restore(settings(empty_database_url), file, out, replace=True) is ExitStatus.DONE
    assert await count_matches(empty_database_url) == 0


async def test_a_restore_that_is_interrupted_leaves_what_was_there(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "backup"
    await back_up(settings(database_url), file, StringIO())
    await play(database_url)

    async def interrupt(_store: Store) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as interrupted:
        interrupted.setattr("bot.hosting.backup.verify_matches", interrupt)
        with pytest.raises(asyncio.CancelledError):
            await restore(settings(database_url), file, StringIO(), replace=True)
    assert await count_matches(database_url) == 1


async def test_a_restore_that_was_killed_is_told_and_can_be_repeated(tmp_path: Path) -> None:
    file, out = tmp_path / "backup", StringIO()
    async with fresh_postgresql() as address:
        await play(address)
        await back_up(settings(address), file, StringIO())
        database = Database(address)
        kept = await postgresql_backup._set_aside(database, "public")
        await database.close()
        with pytest.raises(RestoreBrokenOff) as broken:
            await Store.open(address)
        told = f'run DROP SCHEMA "public"; ALTER SCHEMA "{kept}" RENAME TO "public"; or restore again'
        assert told in broken.value.reason
        assert [told in str(diagnosis) for diagnosis in [one async for one in check_database(address)]] == [
            True
        ]
        assert await restore(settings(address), file, out, replace=False) is ExitStatus.DONE
        assert f"The tables that were there are now in the schema {kept}." in out.getvalue()
        assert await count_matches(address) == 1


async def test_a_backup_is_its_owners_alone(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    await back_up(settings(database_url), file, StringIO())
    assert stat.filemode(file.stat().st_mode) == "-rw-------"


async def test_every_value_of_postgresql_is_read_from_its_archive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill, modes = postgresql_backup._fill, list[str]()

    def note_mode(connection: Connection, script: Path) -> None:
        modes.append(stat.filemode(script.stat().st_mode))
        fill(connection, script)

    monkeypatch.setattr(postgresql_backup, "_fill", note_mode)
    async with fresh_postgresql() as address:
        store = await Store.open(address)
        await store.settings.save_app_state("a", "tab\tline\nback\\slash\\N ünï\r")
        await store.close()
        match = await play(address)
        await change(address, "UPDATE match SET day = '2026-11-20'")
        store = await Store.open(address)
        record = await store.get_match(MatchId(match))
        await store.close()
        url = parse_url(address)
        await postgresql_backup.dump(url, address, tmp_path / "archive")
    copy = f"sqlite:///{tmp_path}/copy.sqlite3"
    await postgresql_backup.unpack(tmp_path / "archive", copy)
    assert modes == ["-rw-------"]
    store = await Store.open(copy)
    assert await store.get_match(MatchId(match)) == record
    assert await store.settings.get_app_state("a") == "tab\tline\nback\\slash\\N ünï\r"
    await store.close()


def write_nothing(_file: Path) -> None:
    pass


def write_text(file: Path) -> None:
    file.write_text("not a database")


def write_empty_database(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE other (id INTEGER)")


@pytest.mark.parametrize("write", [write_nothing, write_text, write_empty_database])
async def test_what_is_no_backup_is_not_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], write: object
) -> None:
    address = await copy_migrated_sqlite(tmp_path)
    await play(address)
    file = tmp_path / "backup"
    assert callable(write)
    write(file)
    assert await restore(settings(address), file, StringIO(), replace=True) is ExitStatus.BACKUP_FAILED
    assert "Nothing was restored" in capsys.readouterr().err
    assert await count_matches(address) == 1


async def test_a_database_that_is_missing_gives_no_empty_backup(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "missing.sqlite3"
    file = tmp_path / "backup"
    assert await back_up(settings(f"sqlite:///{missing}"), file, StringIO()) is ExitStatus.BACKUP_FAILED
    assert "No backup was made" in capsys.readouterr().err
    assert not file.exists()
    assert not missing.exists()


async def test_the_database_is_never_its_own_backup(tmp_path: Path) -> None:
    address = await copy_migrated_sqlite(tmp_path)
    await play(address)
    file = tmp_path / "unspoken.sqlite3"
    assert await back_up(settings(address), file, StringIO()) is ExitStatus.BACKUP_FAILED
    assert await count_matches(address) == 1


async def test_a_missing_program_of_the_server_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    address = settings("postgresql://ada:hunter2@127.0.0.1:1/unspoken")
    assert await back_up(address, tmp_path / "backup", StringIO()) is ExitStatus.BACKUP_FAILED
    output = capsys.readouterr().err
    assert "pg_dump is missing" in output
    assert "hunter2" not in output


def test_the_command_line_makes_and_restores_a_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/unspoken.sqlite3")
    assert cli.main(["backup", "first"]) == ExitStatus.BACKUP_FAILED
    assert cli.main(["restore", "first"]) == ExitStatus.BACKUP_FAILED
    assert "No backup was made" in capsys.readouterr().err

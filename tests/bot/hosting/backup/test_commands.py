import sqlite3
from contextlib import closing
from io import StringIO
from pathlib import Path

import pytest
from sqlalchemy import text

from bot import cli
from bot.hosting.backup import back_up, restore
from bot.process.exit_status import ExitStatus
from bot.settings.environment import Settings
from bot.tables.tables import Tables
from data.database import Database
from data.processes.database_lock import lock_database
from data.store import Store
from tests.bot.sample_tables import CHANNEL, FakeClock, begin_match
from tests.data.databases import copy_migrated_sqlite, use_postgresql_programs


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


async def test_the_file_that_was_replaced_is_kept(tmp_path: Path) -> None:
    address = await copy_migrated_sqlite(tmp_path)
    file, out = tmp_path / "backup", StringIO()
    await back_up(settings(address), file, out)
    await play(address)
    assert await restore(settings(address), file, out, replace=True) is ExitStatus.DONE
    kept = out.getvalue().split()[-1].rstrip(".")
    assert await count_matches(f"sqlite:///{kept}") == 1


async def test_nothing_is_restored_under_a_running_bot(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address = await copy_migrated_sqlite(tmp_path)
    async with lock_database(address):
        ended = await restore(settings(address), tmp_path / "backup", StringIO(), replace=True)
    assert ended is ExitStatus.DATABASE_IN_USE
    assert "end it before" in capsys.readouterr().err


async def test_a_match_that_cannot_be_replayed_leaves_no_backup(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address = await copy_migrated_sqlite(tmp_path)
    match = await play(address)
    database = Database(address)
    async with database.begin_write() as connection:
        await connection.execute(text("UPDATE match SET steps = 7"))
    await database.close()
    file = tmp_path / "backup"
    assert await back_up(settings(address), file, StringIO()) is ExitStatus.BACKUP_FAILED
    assert f"cannot be replayed as they are stored: {match}" in capsys.readouterr().err
    assert not file.exists()


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

"""Damage, readers and age of what a bot keeps on its machine."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.hosting.doctor.command import check_database
from bot.hosting.doctor.diagnosis import Severity
from bot.hosting.doctor.machine import check_compiled_code, check_file, judge_zones
from data.store import Store
from tests.data.databases import copy_migrated_sqlite

NOW = datetime(2026, 11, 28, tzinfo=UTC)


async def examine(address: str) -> str:
    return "\n".join([f"{line.severity.value} {line.text}" async for line in check_database(address)])


def cut_page(file: Path) -> None:
    """Overwrite a page in the middle, as a failing disk does."""
    content = bytearray(file.read_bytes())
    content[-8192:-4096] = b"\xff" * 4096
    file.write_bytes(content)


def lose_match(file: Path) -> None:
    """Keep a row whose match is not there, as a hand at the database does."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("INSERT INTO replay_view (match_id, user_id) VALUES (7, 1)")
        connection.commit()


@pytest.mark.parametrize(
    ("damage", "line"),
    [
        (cut_page, "✘ The database is damaged ("),
        (lose_match, "(a row of replay_view leads to none of match)"),
    ],
)
async def test_a_damaged_file_is_a_fault(damage: Callable[[Path], None], line: str, tmp_path: Path) -> None:
    address = await copy_migrated_sqlite(tmp_path)
    damage(tmp_path / "unspoken.sqlite3")
    assert line in await examine(address)


async def test_a_file_that_takes_too_long_is_looked_at_no_further(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = await copy_migrated_sqlite(tmp_path)
    monkeypatch.setattr("bot.hosting.doctor.command._LONGEST_LOOK", -1.0)
    monkeypatch.setattr("data.database._STEPS_BETWEEN_LOOKS", 1)
    output = await examine(address)
    assert "! The database is too large to look for damage" in output
    assert "no bot runs on it" in output


async def test_a_new_database_is_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "unspoken.sqlite3"
    store = await Store.open(f"sqlite:///{file}")
    await store.settings.save_app_state("a", "b")
    modes = {path.stat().st_mode & 0o777 for path in list_files(tmp_path)}
    await store.close()
    assert modes == {0o600}


def list_files(folder: Path) -> list[Path]:
    return list(folder.iterdir())


def test_a_database_that_everyone_may_read_is_worth_knowing(tmp_path: Path) -> None:
    file = tmp_path / "unspoken.sqlite3"
    file.touch(mode=0o600)
    assert [line.severity for line in check_file(file)] == [Severity.GOOD]
    file.chmod(0o644)
    assert next(check_file(file)).text.endswith(f"chmod 600 {file}*")


@pytest.mark.parametrize(
    ("source", "severity"),
    [
        ("the system's files, 2025b", Severity.HINT),
        ("the package tzdata, 2026a", Severity.GOOD),
        ("the package tzdata, unknown", Severity.GOOD),
    ],
)
def test_old_rules_of_zones_are_worth_knowing(source: str, severity: Severity) -> None:
    assert judge_zones(source, NOW).severity is severity


def test_compiled_code_that_was_cut_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    folder = tmp_path / "unspoken" / "code"
    folder.mkdir(parents=True)
    (folder / "add.nbi").write_bytes(b"whole.")
    assert check_compiled_code().severity is Severity.GOOD
    (folder / "add.1.nbc").write_bytes(b"")
    assert "is damaged" in check_compiled_code().text


def test_a_folder_that_keeps_no_compiled_code_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    # A superuser may write to every folder, whatever its mode.
    monkeypatch.setattr("os.access", lambda _path, _mode: False)
    assert f"cannot be kept in {tmp_path}/unspoken" in check_compiled_code().text


def test_a_user_without_a_home_is_told_to_name_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr("pathlib.Path.expanduser", lose_home)
    assert "set XDG_CACHE_HOME" in check_compiled_code().text


def lose_home(_path: Path) -> Path:
    message = "Could not determine home directory."
    raise RuntimeError(message)

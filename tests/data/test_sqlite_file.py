"""The file of a SQLite database: nearly current while the bot runs, and noticed when it is gone."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

import pytest

from data.errors import DatabaseMoved
from data.store import Store
from tests.data.databases import copy_migrated_sqlite


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(await copy_migrated_sqlite(tmp_path))
    yield store
    await store.close()


def find_file(folder: Path) -> Path:
    (file,) = folder.glob("*.sqlite3")
    return file


def list_names(folder: Path) -> list[str]:
    return [file.name for file in folder.iterdir()]


def read_alone(file: Path, copy: Path) -> object:
    """Read a value from a copy of the one file, as somebody does who copies it by hand."""
    copy.write_bytes(file.read_bytes())
    with closing(sqlite3.connect(copy)) as connection:
        return connection.execute("SELECT value FROM app_state WHERE key = 'a'").fetchone()


def replace(file: Path) -> None:
    """Put another database into a file's place."""
    other = file.with_suffix(".new")
    sqlite3.connect(other).close()
    other.touch()
    other.replace(file)


async def test_the_file_alone_has_what_was_stored_before_it_was_kept(store: Store, tmp_path: Path) -> None:
    file = find_file(tmp_path)
    await store.settings.save_app_state("a", "b")
    assert read_alone(file, tmp_path / "before.copy") is None
    await store.keep_file()
    assert read_alone(file, tmp_path / "after.copy") == ("b",)


async def test_a_closed_database_is_one_file(tmp_path: Path) -> None:
    store = await Store.open(await copy_migrated_sqlite(tmp_path))
    await store.settings.save_app_state("a", "b")
    await store.close()
    assert list_names(tmp_path) == [find_file(tmp_path).name]


@pytest.mark.parametrize(
    "remove",
    [Path.unlink, lambda file: file.rename(file.with_suffix(".old")), replace],
    ids=["deleted", "moved", "replaced"],
)
async def test_a_file_that_is_not_there_any_more_is_noticed(
    store: Store, tmp_path: Path, remove: Callable[[Path], object]
) -> None:
    await store.keep_file()
    remove(find_file(tmp_path))
    with pytest.raises(DatabaseMoved):
        await store.keep_file()


async def test_a_database_in_memory_has_no_file_to_keep() -> None:
    store = await Store.open("sqlite:///:memory:")
    await store.keep_file()
    await store.close()


async def test_a_task_cancelled_while_it_begins_a_transaction_leaves_none_open(
    store: Store, tmp_path: Path
) -> None:
    await store.settings.save_app_state("a", "before")
    with closing(sqlite3.connect(find_file(tmp_path), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        saving = asyncio.create_task(store.settings.save_app_state("a", "cancelled"))
        # It waits for the other's lock.
        _, pending = await asyncio.wait({saving}, timeout=0.05)
        assert pending == {saving}
        saving.cancel()
        await asyncio.sleep(0)
        other.execute("ROLLBACK")
    with pytest.raises(asyncio.CancelledError):
        await saving
    assert await store.settings.get_app_state("a") == "before"
    await store.settings.save_app_state("a", "after")
    assert await store.settings.get_app_state("a") == "after"

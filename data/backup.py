"""Backups: a database copied into one file while it is used, and put back from there.

SQLite itself copies a SQLite database, page by page.
"""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import URL

from data import postgresql_backup
from data.address import is_sqlite, parse_url, sqlite_file
from data.errors import BackupRefused, DatabaseOccupied
from data.postgresql_backup import Verify

_SQLITE_HEAD = b"SQLite format 3\0"
_HAS_TABLES = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
_ENDINGS = ("", "-wal", "-shm")
"""The suffixes of the files that SQLite keeps beside its own."""


async def back_up(address: str, file: Path, verify: Verify) -> Path:
    """Copy a database into a file, which appears only once it has been verified, and return where it is.

    An older backup in this file is replaced, but not by one whose matches cannot all be replayed: that one is
    written beside it.

    Raises:
        BackupRefused: it cannot be copied.
        SchemaRefused: another version or program wrote it.
        DatabaseUnreachable: this is no address of a database.
    """
    url = parse_url(address)
    source = sqlite_file(url)
    with _refusing_system_errors():
        _refuse_special_file(file)
        part = file.with_name(f"{file.name}.part")
        _make_room(part)
        try:
            if source is not None:
                _refuse_database_itself(source, file)
                await asyncio.to_thread(_copy_sqlite, source, part)
            else:
                _require_server(url)
                await postgresql_backup.dump(url, address, part)
            is_sound = await _verify_copy(part, verify, is_file=source is not None)
            if source is not None:
                await asyncio.to_thread(_make_single_file, part)
            written = file if is_sound else file.with_name(f"{file.name}.unsound")
            part.replace(written)
        finally:
            _delete_sqlite(part)
    return written


async def restore(address: str, file: Path, verify: Verify, *, replace: bool) -> Path | str | None:
    """Put a backup in the place of a database, and return where the database that was there is now.

    Only with `replace` may there be one. It is kept: a SQLite file beside the new one, under another name, a
    PostgreSQL database's tables in another schema. No bot may use it meanwhile: hold its lock.

    Raises:
        BackupRefused: it cannot be restored; the database is as it was.
        SchemaRefused: another version or program wrote it; the database is as it was.
        DatabaseOccupied: there is a database, and it is not to be replaced.
        DatabaseUnreachable: this is no address of a database.
    """
    url = parse_url(address)
    target = sqlite_file(url)
    with _refusing_system_errors():
        _refuse_other_kind(url, file)
        if target is not None:
            return await _restore_sqlite(target, file, verify, replace=replace)
        _require_server(url)
        return await postgresql_backup.restore(url, address, file, verify, replace=replace)


async def _verify_copy(backup: Path, verify: Verify, *, is_file: bool) -> bool:
    """Verify a copy of a backup in a SQLite file, whose tables may be brought up to date."""
    copy = backup.with_suffix(".check")
    _make_room(copy)
    address = f"sqlite:///{copy.as_posix()}"
    try:
        if is_file:
            await asyncio.to_thread(_copy_sqlite, backup, copy)
        else:
            await postgresql_backup.unpack(backup, address)
        return await verify(address)
    finally:
        _delete_sqlite(copy)


@contextmanager
def _refusing_system_errors() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        raise BackupRefused(reason if error.filename is None else f"{reason}: {error.filename}") from None
    except sqlite3.Error as error:
        raise BackupRefused(str(error)) from None


def _refuse_special_file(file: Path) -> None:
    if not file.name or file.is_dir():
        reason = "this is a folder: name the file that the backup is to be"
        raise BackupRefused(reason)
    if file.exists() and not file.is_file():
        reason = "this is a device: name the file that the backup is to be"
        raise BackupRefused(reason)


def _refuse_database_itself(source: Path, file: Path) -> None:
    if file.exists() and source.exists() and file.samefile(source):
        reason = "this file is the database itself"
        raise BackupRefused(reason)


def _refuse_other_kind(url: URL, file: Path) -> None:
    with file.open("rb") as backup:
        is_file = backup.read(len(_SQLITE_HEAD)) == _SQLITE_HEAD
    if is_file is not is_sqlite(url):
        reason = f"this is {'a' if is_file else 'no'} backup of a SQLite database"
        raise BackupRefused(reason)


def _require_server(url: URL) -> None:
    if is_sqlite(url):
        reason = "a database in memory cannot be kept"
        raise BackupRefused(reason)


async def _restore_sqlite(target: Path, file: Path, verify: Verify, *, replace: bool) -> Path | None:
    if not replace:
        _refuse_occupied(target)
    part = target.with_name(f"{target.name}.part")
    _make_room(part)
    try:
        await asyncio.to_thread(_copy_sqlite, file, part)
        await verify(f"sqlite:///{part.as_posix()}")
        kept = _set_aside(target)
        part.replace(target)
    finally:
        _delete_sqlite(part)
    return kept


def _copy_sqlite(source: Path, copy: Path) -> None:
    """Copy a database as it is at one moment, with the rest of it in its log.

    Raises:
        sqlite3.Error: it is missing, damaged, or not a database of this program.
    """
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as origin,
        closing(sqlite3.connect(copy)) as backup,
    ):
        origin.backup(backup)
        (problem,) = backup.execute("PRAGMA integrity_check(1)").fetchone()
        if problem == "ok" and not backup.execute(_HAS_TABLES).fetchone():
            problem = "this is not a database of Unspoken"
        if problem != "ok":
            raise sqlite3.DatabaseError(problem)


def _make_single_file(file: Path) -> None:
    """Switch off the write-ahead log, so that nobody who reads the backup makes files beside it."""
    with closing(sqlite3.connect(file)) as backup:
        backup.execute("PRAGMA journal_mode = DELETE")


def _make_room(part: Path) -> None:
    part.parent.mkdir(parents=True, exist_ok=True)
    _delete_sqlite(part)
    # It holds the seeds of running matches.
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _refuse_occupied(file: Path) -> None:
    if file.exists():
        raise DatabaseOccupied


def _set_aside(file: Path) -> Path | None:
    """Rename a database, if there is one, and return its new name."""
    if not file.exists():
        return None
    kept = file.with_name(f"{file.name}.replaced-{datetime.now(UTC):%Y%m%dT%H%M%S%f}")
    for ending in _ENDINGS:
        if (old := Path(f"{file}{ending}")).exists():
            old.replace(f"{kept}{ending}")
    return kept


def _delete_sqlite(file: Path) -> None:
    for ending in _ENDINGS:
        Path(f"{file}{ending}").unlink(missing_ok=True)

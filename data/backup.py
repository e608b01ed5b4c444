"""Backups: a database copied into one file while it is used, and put back from there.

SQLite itself copies a SQLite database, page by page. Of a PostgreSQL database, `pg_dump` writes a file in its
own format, which `pg_restore` reads; both belong to PostgreSQL and have to be installed.
"""

import asyncio
import os
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import URL

from data.database import is_sqlite, parse_url, sqlite_file
from data.errors import BackupRefused, DatabaseOccupied

Verify = Callable[[str], Awaitable[None]]
"""Raises an error if the database at this address is not fit to be kept."""

_SQLITE_HEAD = b"SQLite format 3\0"
_HAS_TABLES = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
_ENDINGS = ("", "-wal", "-shm")
"""The suffixes of the files that SQLite keeps beside its own."""


async def back_up(address: str, file: Path, verify: Verify) -> None:
    """Copy a database into a file, which appears only once it has been verified.

    An older backup in this file is replaced.

    Raises:
        BackupRefused: it cannot be copied.
        DatabaseUnreachable: this is no address of a database.
    """
    _refuse_folder(file)
    url = parse_url(address)
    source = sqlite_file(url)
    part = file.with_name(f"{file.name}.part")
    with _refusing_system_errors():
        _make_room(part)
        try:
            if source is not None:
                _refuse_database_itself(source, file)
                await asyncio.to_thread(_copy_sqlite, source, part)
                await verify(f"sqlite:///{part.as_posix()}")
                await asyncio.to_thread(_make_single_file, part)
            else:
                _require_server(url)
                await _run(url, "pg_dump", "--format=custom", "--no-owner", f"--file={part}")
                await _run(None, "pg_restore", "--list", str(part))
                await verify(address)
            part.replace(file)
        finally:
            _delete_sqlite(part)


async def restore(address: str, file: Path, verify: Verify, *, replace: bool) -> Path | None:
    """Put a backup in the place of a database, and return where the database that was there is now.

    Only with `replace` may there be one: a SQLite file is kept beside the new one, under another name; the
    tables of a PostgreSQL database are dropped. No bot may use it meanwhile: hold its lock.

    Raises:
        BackupRefused: it cannot be restored; a SQLite database is as it was.
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
        await _restore_postgresql(url, file, replace=replace)
        await verify(address)
    return None


@contextmanager
def _refusing_system_errors() -> Iterator[None]:
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise BackupRefused(str(error)) from None


def _refuse_folder(file: Path) -> None:
    if not file.name or file.is_dir():
        reason = "this is a folder: name the file that the backup is to be"
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


async def _restore_postgresql(url: URL, file: Path, *, replace: bool) -> None:
    tables = await _run(url, "psql", "--no-psqlrc", "--tuples-only", "--command=\\dt")
    if tables.strip() and not replace:
        raise DatabaseOccupied
    drop = ("--clean", "--if-exists") if replace else ()
    await _run(url, "pg_restore", "--no-owner", "--exit-on-error", "--single-transaction", *drop, str(file))


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


async def _run(url: URL | None, program: str, *arguments: str) -> str:
    """Run a program of PostgreSQL, and return its output."""
    environment = dict(os.environ)
    if url is not None:
        # Its options are libpq's own, but for this one of SQLAlchemy's.
        address = url.set(drivername="postgresql").difference_update_query(["prepared_statement_cache_size"])
        if address.password is not None:
            # Everyone on the machine can read a command line.
            environment["PGPASSWORD"] = address.password
        arguments = (f"--dbname={_drop_password(address)}", *arguments)
    try:
        process = await asyncio.create_subprocess_exec(
            program,
            *arguments,
            env=environment,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
    except FileNotFoundError:
        reason = f"{program} is missing: install PostgreSQL's client programs"
        raise BackupRefused(reason) from None
    output, errors = await process.communicate()
    if process.returncode != 0:
        lines = errors.decode(errors="replace").strip().splitlines()
        raise BackupRefused(lines[-1] if lines else f"{program} failed")
    return output.decode(errors="replace")


def _drop_password(url: URL) -> str:
    return URL.create(
        url.drivername, url.username, None, url.host, url.port, url.database, url.query
    ).render_as_string()

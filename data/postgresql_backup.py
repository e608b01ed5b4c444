"""Backups of a PostgreSQL database: archives of its own programs, `pg_dump` and `pg_restore`."""

import asyncio
import os
import re
import shutil
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from datetime import UTC, date, datetime
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, Executable, MetaData, insert, inspect, text
from sqlalchemy.schema import CreateSchema, DropSchema

from data.database import Database, look_at
from data.errors import SET_ASIDE, BackupRefused, DatabaseOccupied, StoreError
from data.migration import find_set_aside, require_known

Verify = Callable[[str], Awaitable[bool]]
"""Returns True if all matches of the database at this address can be replayed; raises an error if it is
not fit to be kept."""

_COPY: Final = re.compile(r'COPY (?:\S+\.)?"?(?P<table>\w+)"? \((?P<columns>.*)\) FROM stdin;')
_END: Final = "\\.\n"
_ESCAPED: Final = re.compile(r"\\(.)")
_CONTROL: Final = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}
_ERROR: Final = re.compile(r"\b(?:error|ERROR|FATAL): *(.*)")
_NO_TABLES: Final = "it has no tables of Unspoken"
_ROWS: Final = 1000
"""The number of rows written at a time."""


async def dump(url: URL, address: str, file: Path) -> None:
    """Write an archive of a database's schema; one that is set aside beside it is left out.

    Raises:
        BackupRefused: it cannot be read, or holds no tables of this program.
    """
    _require_programs()
    database = look_at(address)
    try:
        await _require_tables(database)
        schema = await _read_schema(database)
    finally:
        await database.close()
    await _run(url, "pg_dump", "--format=custom", "--no-owner", f"--schema={schema}", f"--file={file}")


async def unpack(archive: Path, address: str) -> None:
    """Read an archive into a new SQLite database, with the tables of its revision; this needs no server.

    Raises:
        BackupRefused: it cannot be read, or is none of this program's.
        SchemaRefused: another version or program wrote it.
    """
    script = archive.with_name(f"{archive.name}.sql")
    database = Database(address)
    try:
        # It holds the seeds of running matches.
        os.close(os.open(script, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))
        await _run(None, "pg_restore", "--data-only", f"--file={script}", str(archive))
        revision = next(
            (values[0] for table, _, values in _read_rows(script) if table == "alembic_version"), None
        )
        if revision is None:
            raise BackupRefused(_NO_TABLES)
        await database.migrate(require_known(revision))
        async with database.begin_write() as connection:
            # Rows are in any order; a key that leads nowhere is refused at the end.
            await connection.execute(text("PRAGMA defer_foreign_keys = ON"))
            await connection.run_sync(_fill, script)
    finally:
        await database.close()
        script.unlink(missing_ok=True)


async def restore(url: URL, address: str, file: Path, verify: Verify, *, replace: bool) -> str | None:
    """Restore an archive into a new schema in the place of the present one, which is renamed.

    Return its new name, or if there was nothing in it the schema that an earlier restore, broken off, has set
    aside, if there is one. On any fault it gets its name back.

    Raises:
        BackupRefused: the archive cannot be restored.
        DatabaseOccupied: there are tables, and they are not to be replaced.
    """
    _require_programs()
    await _run(None, "pg_restore", "--list", str(file))
    database = Database(address)
    try:
        schema = await _read_schema(database)
        async with database.begin_read() as connection:
            is_empty = not await connection.run_sync(lambda bound: inspect(bound).get_table_names())
            kept_before = await connection.run_sync(find_set_aside)
        if not is_empty and not replace:
            raise DatabaseOccupied
        kept = await _set_aside(database, schema)
        try:
            await _run(
                *(url, "pg_restore", "--no-owner", "--exit-on-error", "--single-transaction"),
                *(f"--schema={schema}", str(file)),
            )
            await _require_tables(database)
            await verify(address)
        except BaseException:
            await _put_back(database, schema, kept)
            raise
        if not is_empty:
            return kept
        # What is not a table, such as an extension's functions, stays there.
        with suppress(StoreError):
            await _execute(database, DropSchema(kept))
        return kept_before
    finally:
        await database.close()


def _require_programs() -> None:
    for program in ("pg_dump", "pg_restore"):
        if shutil.which(program) is None:
            reason = f"{program} is missing: install PostgreSQL's client programs"
            raise BackupRefused(reason)


async def _require_tables(database: Database) -> None:
    if await database.read_revision() is None:
        raise BackupRefused(_NO_TABLES)


async def _read_schema(database: Database) -> str:
    """Return the schema in which tables are found and made."""
    async with database.begin_read() as connection:
        schema = await connection.scalar(text("SELECT current_schema()"))
    if schema is None:
        reason = "the user may use no schema of this database"
        raise BackupRefused(reason)
    return str(schema)


async def _execute(database: Database, *statements: Executable) -> None:
    async with database.begin_write() as connection:
        for statement in statements:
            await connection.execute(statement)


def _rename(schema: str, name: str) -> Executable:
    return text(f'ALTER SCHEMA "{schema}" RENAME TO "{name}"'.replace(":", "\\:"))


async def _set_aside(database: Database, schema: str) -> str:
    """Make a new schema in the place of one, and return the new name of the old one."""
    kept = f"{schema}{SET_ASIDE}{datetime.now(UTC):%Y%m%dt%H%M%S%f}"
    await _execute(database, _rename(schema, kept), CreateSchema(schema))
    return kept


async def _put_back(database: Database, schema: str, kept: str) -> None:
    """Give a schema its name back, and drop the one that took its place.

    Raises:
        BackupRefused: the database does not answer any more; it says what is to be done.
    """
    failed = f"{kept}_failed"
    try:
        await _execute(database, _rename(schema, failed), _rename(kept, schema))
    except StoreError:
        reason = (
            f"the database does not answer any more, and what was there is in the schema {kept}; once it does"
            f', run ALTER SCHEMA "{schema}" RENAME TO "{failed}"; ALTER SCHEMA "{kept}" RENAME TO "{schema}"'
        )
        raise BackupRefused(reason) from None
    with suppress(StoreError):
        await _execute(database, DropSchema(failed, cascade=True))


def _read_rows(script: Path) -> Iterator[tuple[str, str, list[str | None]]]:
    """Yield every row of a script of pg_dump's: its table, the names of its columns, and its values."""
    with script.open(encoding="utf-8", newline="\n") as lines:
        for line in lines:
            head = _COPY.match(line)
            if head is None:
                continue
            for row in lines:
                if row == _END:
                    break
                yield head["table"], head["columns"], [_unescape(value) for value in row[:-1].split("\t")]


def _unescape(value: str) -> str | None:
    if value == "\\N":
        return None
    return _ESCAPED.sub(lambda match: _CONTROL.get(match[1], match[1]), value) if "\\" in value else value


def _fill(connection: Connection, script: Path) -> None:
    metadata = MetaData()
    metadata.reflect(connection)
    for (name, columns), rows in groupby(_read_rows(script), key=itemgetter(0, 1)):
        # Another program may have tables beside ours.
        if name not in metadata.tables or name == "alembic_version":
            continue
        table = metadata.tables[name]
        names = [column.strip('"') for column in columns.split(", ")]
        readers = [_READERS[table.c[column].type.python_type] for column in names]
        while batch := list(islice(rows, _ROWS)):
            connection.execute(
                insert(table),
                [
                    {
                        column: None if value is None else read(value)
                        for column, read, value in zip(names, readers, values, strict=True)
                    }
                    for _, _, values in batch
                ],
            )


def _read_time(text: str) -> datetime:
    return datetime.fromisoformat(text).astimezone(UTC).replace(tzinfo=None)


_READERS: Final[dict[type, Callable[[str], object]]] = {
    date: date.fromisoformat,
    bool: lambda text: text == "t",
    datetime: _read_time,
    float: float,
    int: int,
    str: str,
}
"""How the values of each type are read, as PostgreSQL writes them."""


async def _run(url: URL | None, program: str, *arguments: str) -> None:
    """Run a program of PostgreSQL."""
    environment = {**os.environ, "LC_ALL": "C"}
    if url is not None:
        # Its options are libpq's own, but for this one of SQLAlchemy's.
        address = url.set(drivername="postgresql").difference_update_query(["prepared_statement_cache_size"])
        if address.password is not None:
            # Everyone on the machine can read a command line.
            environment["PGPASSWORD"] = address.password
        arguments = (f"--dbname={_drop_password(address)}", *arguments)
    process = await asyncio.create_subprocess_exec(
        program,
        *arguments,
        env=environment,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        _, errors = await process.communicate()
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise
    if process.returncode != 0:
        raise BackupRefused(_find_error(errors.decode(errors="replace")) or f"{program} failed")


def _find_error(output: str) -> str:
    """Return the first error of a program's output: what it was about to do follows it."""
    lines = output.strip().splitlines()
    return next((match[1] for line in lines if (match := _ERROR.search(line))), lines[0] if lines else "")


def _drop_password(url: URL) -> str:
    return URL.create(
        url.drivername, url.username, None, url.host, url.port, url.database, url.query
    ).render_as_string()

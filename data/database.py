"""The database: its connections, its transactions, and the translation of its errors to the store's."""

import asyncio
import os
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

from sqlalchemy import URL, Connection, Executable, Table, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.interfaces import AdaptedConnection, DBAPIConnection
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.pool import AsyncAdaptedQueuePool, ConnectionPoolEntry, QueuePool
from sqlalchemy.types import TypeEngine

from data.address import (
    SQLITE,
    adapt_to_driver,
    get_connect_timeout,
    hide_password,
    is_sqlite,
    parse_url,
    sqlite_file,
)
from data.async_engine import AsyncConnection, AsyncEngine, create_async_engine
from data.errors import (
    ClusterLost,
    ConstraintBroken,
    DatabaseMoved,
    DatabaseRefused,
    DatabaseUnreachable,
    NotReadable,
    NotSaved,
    OutcomeUnknown,
)
from data.migration import read_revision, upgrade
from data.schema import add_postgresql_conditions
from data.shards import ALL_SHARDS, Shards

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

_READ_ONLY: Final = frozenset({"mode", "immutable"})
"""The options of a file that is only looked at: see `look_at`."""
_FIRST_BROKEN_KEY: Final = 'SELECT "table", parent FROM pragma_foreign_key_check LIMIT 1'
_INTERRUPTED: Final = "interrupted"
"""SQLite's text where its progress handler ends a statement."""
_STEPS_BETWEEN_LOOKS: Final = 100_000
"""Steps of SQLite's machine between two looks at the clock."""
_TIMEOUT = 5
"""Seconds to wait for another process's lock, for an answer, or for a free connection."""
_CLOSE_TIMEOUT = 0.5
"""Seconds that open transactions have to finish when the database is closed."""
_CONNECTION_LOST: Final = ("08", "57P")
"""The beginnings of PostgreSQL's codes for a connection that broke, or that the server ended."""
_SHOWN_VALUE: Final = re.compile(r"(invalid input for query argument \$\d+):.*")
"""A text of asyncpg's, which ends with the value."""


DriverConnection: TypeAlias = Any
"""A connection of aiosqlite or asyncpg, which have no type in common."""
TransactionTimer = Callable[[str], AbstractContextManager[None]]
"""Takes the time of a transaction, `read` or `write`."""
Confirm = Callable[[], Awaitable[None]]
"""Returns if this process may write; raises `ClusterLost` if another one may have taken its place."""
_ABANDONED_AFTER: Final = 25_000
"""Milliseconds after which the server ends a transaction of a process that was halted within it."""


def _take_no_time(kind: str) -> AbstractContextManager[None]:
    del kind
    return nullcontext()


async def _confirm_nothing() -> None:
    """Return: where a process is alone on its database, it may always write."""


class Database:
    """A pool of connections to one database, which opens transactions.

    Raises:
        DatabaseUnreachable: the address leads nowhere.
    """

    def __init__(
        self,
        address: str,
        time_transaction: TransactionTimer | None = None,
        shards: Shards = ALL_SHARDS,
        confirm: Confirm | None = None,
    ) -> None:
        """Open no connection yet; `confirm` is called before anything is written."""
        self.shards = shards
        """The shards whose servers are this process's own."""
        self._url = parse_url(address)
        self._time_transaction = time_transaction or _take_no_time
        self._confirm = confirm or _confirm_nothing
        self._file_identity: tuple[int, int] | None = None
        """Device and inode of the SQLite file, since it was migrated."""
        self._closed = False
        self._turn = asyncio.Lock()
        """Held by the task that uses SQLite's only connection, or the one of PostgreSQL that is lent."""
        self._queued = 0
        """How many tasks wait for it."""
        self._driver: DriverConnection | None = None
        """The driver's side of that connection, while it is open."""
        self._lent: AsyncConnection | None = None
        """The connection of PostgreSQL that is kept out of the pool to be lent."""
        try:
            self._writer = (
                _create_sqlite_engine(self._url)
                if is_sqlite(self._url)
                else _create_postgresql_engine(self._url, is_shared=confirm is not None)
            )
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise to_unreachable(self._url, error) from None
        self._faults: tuple[type[Exception], ...] = (
            DBAPIError,
            PoolTimeoutError,
            OSError,
            *_driver_faults(self._url),
        )
        event.listen(self._writer.sync_engine, "checkin", self._close_late)
        if self.dialect == "sqlite":
            self._reader = self._writer.execution_options(reads_only=True)
            event.listen(self._writer.sync_engine, "connect", self._keep_driver)
            event.listen(self._writer.sync_engine, "close", self._forget_driver)
        else:
            # A match and its players are read by two statements that must see the same moment.
            self._reader = self._writer.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )

    async def migrate(self, revision: str = "head") -> None:
        """Bring the tables up to a revision, in one transaction.

        Raises:
            DatabaseUnreachable: nothing usable answers there.
            DatabaseNewer: a newer version of the program wrote it.
            DatabasePreRelease: a version before the first release wrote it.
        """
        try:
            async with self._writer.connect():
                pass
        except (SQLAlchemyError, OSError, TypeError, ValueError) as error:
            # The last two are what drivers make of an option they do not know.
            raise to_unreachable(self._url, error) from None
        try:
            async with self._writer.connect() as connection:
                if self.dialect == "sqlite":
                    await _migrate_sqlite(connection, revision)
                else:
                    await connection.run_sync(upgrade, revision)
                    await connection.commit()
        except (DBAPIError, sqlite3.Error, OSError) as error:
            raise to_unreachable(self._url, error) from None
        self._file_identity = _identify(sqlite_file(self._url))

    async def read_revision(self) -> str | None:
        """Return the revision of the tables; `None` if there are none of this program's.

        Raises:
            DatabaseUnreachable: nothing usable answers there.
            SchemaRefused: no migration makes the tables this program's.
        """
        try:
            async with self._reader.connect() as connection:
                return await connection.run_sync(read_revision)
        except (SQLAlchemyError, OSError, TypeError, ValueError) as error:
            # The last two are what drivers make of an option they do not know.
            raise to_unreachable(self._url, error) from None

    async def find_damage(self, longest: float) -> str | None:
        """Look in a SQLite file for damaged pages and rows that lead nowhere; a server guards its own.

        Raises:
            TimeoutError: it takes more than `longest` seconds.
            NotReadable: it cannot be read.
        """
        if self.dialect != "sqlite":
            return None
        end = time.monotonic() + longest
        async with self.begin_read() as connection:
            driver: DriverConnection = (await connection.get_raw_connection()).driver_connection
            await driver.set_progress_handler(lambda: time.monotonic() > end, _STEPS_BETWEEN_LOOKS)
            try:
                damage = await _find_damage(driver)
            except sqlite3.Error as error:
                damage = str(error)
            finally:
                await driver.set_progress_handler(None, 0)
        if damage == _INTERRUPTED:
            raise TimeoutError
        return damage

    async def keep_file(self) -> None:
        """Write SQLite's log into the database's file, so that the file alone is nearly current.

        Raises:
            DatabaseMoved: the file was deleted, moved or replaced: what is stored now is lost at the end.
            DatabaseRefused: the database cannot be used at the moment.
        """
        file = sqlite_file(self._url)
        if file is None:
            return
        if _identify(file) != self._file_identity:
            raise DatabaseMoved(str(file))
        async with self.borrow_driver() as driver:
            await driver.execute_fetchall("PRAGMA wal_checkpoint(PASSIVE)")

    async def close(self) -> None:
        """Begin no more transactions, let the open ones end, and close every connection."""
        self._closed = True
        with suppress(TimeoutError):
            await asyncio.wait_for(self._wait_until_idle(), _CLOSE_TIMEOUT)
        await self._writer.dispose()

    async def _wait_until_idle(self) -> None:
        async with self._turn:
            await self._take_back_lent()
        pool = self._writer.pool
        while isinstance(pool, QueuePool) and pool.checkedout():  # noqa: ASYNC110 - the pool has no event for a returned connection
            await asyncio.sleep(0.01)

    @property
    def url(self) -> URL:
        """The address, with its password."""
        return self._url

    @property
    def dialect(self) -> str:
        """Either "sqlite" or "postgresql"."""
        return self._writer.dialect.name

    @asynccontextmanager
    async def begin_read(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that sees one moment and writes nothing."""
        with self._time_transaction("read"), self._translate_errors(NotReadable):
            async with self._wait_turn(), self._reader.begin() as connection:
                yield connection

    @asynccontextmanager
    async def begin_write(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that is committed at the end of the block, or not at all.

        Raises:
            OutcomeUnknown: no answer to the commit came.
            NotSaved: it was not committed.
        """
        with self._time_transaction("write"), self._translate_errors(NotSaved):
            await self._require_confirmation()
            async with self._wait_turn(), self._writer.begin() as connection:
                yield connection
                with self._doubt_outcome():
                    await connection.commit()

    @asynccontextmanager
    async def borrow_driver(self) -> AsyncIterator[DriverConnection]:
        """Lend a connection as the driver knows it: each statement is a transaction of its own.

        Raises:
            OutcomeUnknown: no answer to a statement came.
            NotSaved: it did nothing.
        """
        with self._time_transaction("write"), self._translate_errors(NotSaved):
            await self._require_confirmation()
            await self._take_turn()
            try:
                driver = await self._open_driver()
                with self._doubt_outcome():
                    yield driver
            except BaseException:
                # It may be broken; the next one to borrow gets another.
                await self._take_back_lent(broken=True)
                raise
            finally:
                self._turn.release()

    async def _require_confirmation(self) -> None:
        try:
            await self._confirm()
        except ClusterLost:
            raise NotSaved(reason="another process may act for these servers now") from None

    @asynccontextmanager
    async def _wait_turn(self) -> AsyncIterator[None]:
        """Wait for SQLite's only connection; the tasks queue for it here, in the order of their coming."""
        if self.dialect != "sqlite":
            yield
            return
        await self._take_turn()
        try:
            yield
        finally:
            self._turn.release()

    async def _take_turn(self) -> None:
        if not self._queued and not self._turn.locked():
            # Nobody else wants it: there is nothing to wait for, and no timer to set.
            await self._turn.acquire()
            return
        self._queued += 1
        try:
            async with asyncio.timeout(_TIMEOUT):
                await self._turn.acquire()
        finally:
            self._queued -= 1

    async def _open_driver(self) -> DriverConnection:
        if self._driver is not None and not (self._lent is not None and self._driver.is_closed()):
            return self._driver
        await self._take_back_lent(broken=True)
        connection = await self._writer.connect()
        if self.dialect == "sqlite":
            # It goes back to the pool; connecting has called `_keep_driver`.
            await connection.close()
        else:
            self._lent = connection
            self._driver = (await connection.get_raw_connection()).driver_connection
        return self._driver

    async def _take_back_lent(self, *, broken: bool = False) -> None:
        if self._lent is None:
            return
        connection, self._lent, self._driver = self._lent, None, None
        if broken:
            await connection.invalidate()
        await connection.close()

    def _close_late(self, _connection: DBAPIConnection | None, record: ConnectionPoolEntry) -> None:
        """Close a connection that comes back to the pool after the pool's end, where nobody else would."""
        if self._closed:
            record.invalidate()

    def _keep_driver(self, connection: DBAPIConnection, _record: object) -> None:
        self._driver = cast("AdaptedConnection", connection).driver_connection

    def _forget_driver(self, _connection: DBAPIConnection, _record: object) -> None:
        self._driver = None

    def bind_processor(self, kind: TypeEngine[Any]) -> Callable[[Any], Any]:
        """Return the function that turns a value into the driver's form for a column of this type."""
        dialect = self._writer.dialect
        return kind.dialect_impl(dialect).bind_processor(dialect) or (lambda value: value)

    def build_upsert(self, table: Table, **row: object) -> Executable:
        """Build an insert that replaces the row of the same primary key."""
        key = [column.name for column in table.primary_key]
        rest = {name: value for name, value in row.items() if name not in key}
        return (
            build_insert(self.dialect, table)
            .values(**row)
            .on_conflict_do_update(index_elements=key, set_=rest)
        )

    @contextmanager
    def _doubt_outcome(self) -> Iterator[None]:
        """Call the outcome of a commit in the block unknown, unless the database itself refused it."""
        try:
            yield
        except self._faults as error:
            if _is_answer(error):
                raise
            raise OutcomeUnknown(_describe(error)) from None

    @contextmanager
    def _translate_errors(self, refusal: type[DatabaseRefused]) -> Iterator[None]:
        if self._closed:
            raise refusal(reason="it has been closed")
        try:
            yield
        except IntegrityError as error:
            # Not "from error": its text may hold what was to be written.
            raise ConstraintBroken(_describe(error)) from None
        except self._faults as error:
            raise refusal(_describe(error)) from None


def _is_answer(error: Exception) -> bool:
    """Return True if an error is a database's own, not one of the way to it or of its end."""
    fault = error.orig if isinstance(error, DBAPIError) else error
    state = getattr(fault, "sqlstate", None)
    is_refused = isinstance(state, str) and not state.startswith(_CONNECTION_LOST)
    return isinstance(fault, sqlite3.Error) or is_refused


async def _find_damage(driver: DriverConnection) -> str | None:
    ((result,),) = await driver.execute_fetchall("PRAGMA quick_check(1)")
    if result != "ok":
        return str(result).replace("\n", " ")
    rows = await driver.execute_fetchall(_FIRST_BROKEN_KEY)
    return next((f"a row of {table} leads to none of {parent}" for table, parent in rows), None)


def _driver_faults(url: URL) -> tuple[type[Exception], ...]:
    """Return the errors that the driver itself raises where SQLAlchemy is not in between."""
    if is_sqlite(url):
        return (sqlite3.Error,)
    import asyncpg  # type: ignore[import-untyped] # noqa: PLC0415 - only for those who use PostgreSQL

    # The last comes where a statement meets a connection that the server is just closing.
    return (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


def build_adding_insert(dialect: str, table: Table, *sums: str) -> Executable:
    """Build an insert that adds these columns to the row of the same primary key, if there is one."""
    query = build_insert(dialect, table)
    more = {name: table.c[name] + query.excluded[name] for name in sums}
    return query.on_conflict_do_update(index_elements=list(table.primary_key), set_=more)


def build_insert(dialect: str, table: Table) -> "sqlite.Insert | postgresql.Insert":
    """Build an insert with a conflict clause, which SQLAlchemy has once for each database."""
    if dialect == "sqlite":
        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql  # noqa: PLC0415 - 2 MiB, only for those who use PostgreSQL

    return postgresql.insert(table)


async def _migrate_sqlite(connection: AsyncConnection, revision: str) -> None:
    # Rebuilding a table, SQLite's way of changing one, must not strike the rows that point at it. Inside a
    # transaction this switch does nothing.
    driver = (await connection.get_raw_connection()).driver_connection
    assert driver is not None  # noqa: S101 - for the type checker: the connection is open
    await driver.execute("PRAGMA foreign_keys = OFF")
    try:
        await connection.run_sync(upgrade, revision)
        await connection.commit()
    finally:
        await connection.rollback()
        await driver.execute("PRAGMA foreign_keys = ON")


def look_at(address: str) -> Database:
    """Open a database so that nothing in it can change.

    Raises:
        DatabaseUnreachable: this is no address of a database.
        SqliteOutdated: it is one of SQLite, which is too old here.
    """
    file = sqlite_file(parse_url(address))
    if file is None:
        return Database(address)
    # Reading a database with a log makes files beside it, which is right only where they are already.
    has_log = Path(f"{file}-wal").exists() or Path(f"{file}-journal").exists()
    query = {"uri": "true", **({"mode": "ro"} if has_log else {"immutable": "1"})}
    url = URL.create(SQLITE, database=file.resolve().as_uri(), query=query)
    return Database(url.render_as_string())


def _identify(file: Path | None) -> tuple[int, int] | None:
    """Return an identity that tells a file from any other in its place; `None` if there is none."""
    try:
        status = None if file is None else file.stat()
    except OSError:
        return None
    return None if status is None else (status.st_dev, status.st_ino)


def _create_sqlite_engine(url: URL) -> AsyncEngine:
    file = sqlite_file(url)
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        # It holds the seeds of running matches. The files beside it take its mode.
        os.close(os.open(file, os.O_CREAT | os.O_RDONLY, 0o600))
        # A file that cannot be opened is found out here: aiosqlite would leave a thread behind that speaks to
        # an event loop that may be gone.
        sqlite3.connect(file).close()
    engine = create_async_engine(
        url,
        hide_parameters=True,
        # SQLite allows one writer at a time: with one connection, tasks queue for it and poll no lock.
        # A database in memory also exists once for each connection.
        poolclass=AsyncAdaptedQueuePool,
        pool_size=1,
        max_overflow=0,
        pool_timeout=_TIMEOUT,
        # Every transaction is ended by its block; another rollback would be one more change of threads.
        pool_reset_on_return=None,
        # Transactions are begun below, not by the driver's guess.
        connect_args={"isolation_level": None, "timeout": _TIMEOUT},
    )
    if not _READ_ONLY & url.query.keys():
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    # Stored before shown: what a player has seen is on the disk, even if the power fails. It costs one sync
    # of the log for each action, far below what Discord lets a bot say in the same time.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # Taking the write lock first means waiting for it; asking for it later can only fail.
    reads_only = connection.get_execution_options().get("reads_only", False)
    statement = "BEGIN" if reads_only else "BEGIN IMMEDIATE"
    # Past SQLAlchemy's cursor, which is opened and closed on the connection's thread: one hop, not three.
    driver: AdaptedConnection = connection.connection.dbapi_connection  # type: ignore[assignment]
    try:
        driver.run_async(lambda aiosqlite: aiosqlite.execute(statement))
    except BaseException:
        # A task cancelled meanwhile does not learn that the transaction has begun: nobody would end it, and
        # the only connection could begin no other. The rollback queues behind the statement on its thread.
        with suppress(Exception):
            driver.run_async(lambda aiosqlite: aiosqlite.rollback())
        raise


def _create_postgresql_engine(url: URL, *, is_shared: bool) -> AsyncEngine:
    add_postgresql_conditions()
    # What a halted process has locked must not stay locked for the one that takes its place.
    settings = {"idle_in_transaction_session_timeout": str(_ABANDONED_AFTER)} if is_shared else {}
    timeout = get_connect_timeout(url, _TIMEOUT)
    return create_async_engine(
        adapt_to_driver(url),
        hide_parameters=True,
        # No action fails because the database server was restarted.
        pool_pre_ping=True,
        pool_timeout=_TIMEOUT,
        connect_args={"timeout": timeout, "command_timeout": _TIMEOUT, "server_settings": settings},
    )


def to_unreachable(url: URL, error: Exception) -> DatabaseUnreachable:
    """Return the error that says why an address cannot be used, without its password."""
    reason = _describe(error)
    if url.password:
        reason = reason.replace(url.password, "***")
    return DatabaseUnreachable(hide_password(url), reason)


def _describe(error: Exception) -> str:
    """Return a driver's message without the values of the statement."""
    cause: Any = error.orig if isinstance(error, DBAPIError) else error
    # PostgreSQL shows the row in the lines that follow; its driver shows a value that it cannot send.
    said = str(cause).partition("\n")[0]
    return _SHOWN_VALUE.sub(r"\1", said) or type(cause).__name__

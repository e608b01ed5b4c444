"""Migration of a database's tables to the schema this program expects."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from data.errors import SET_ASIDE, DatabaseForeign, DatabaseNewer, DatabasePreRelease, RestoreBrokenOff

if TYPE_CHECKING:
    from alembic.config import Config

_SCRIPTS = Path(__file__).parent / "migrations"
_LOCK = 0x556E73706F6B656E
"""The advisory lock under which processes that share a PostgreSQL migrate: the program's name in ASCII."""
_OWN_REVISION: Final = re.compile(r"r?\d{4}")
_PRE_RELEASE = frozenset({"0001", "0002", "0003"})
"""The revisions of versions before the first release, whose tables no migration carries over."""


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run every migration up to a revision, inside the connection's transaction: all of them or none.

    Raises:
        DatabasePreRelease: a version before the first release wrote the database.
        DatabaseNewer: a newer version wrote it.
        DatabaseForeign: another program wrote it.
        RestoreBrokenOff: it is empty, and its tables are in a schema that a restore has set aside.
    """
    if revision == "head" and is_up_to_date(connection):
        return
    # Loading Alembic takes longer than connecting, and most starts have nothing to migrate.
    from alembic import command  # noqa: PLC0415

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    read_revision(connection)
    refuse_broken_restore(connection)
    command.upgrade(_config(connection), revision)
    if connection.dialect.name == "sqlite":
        broken = connection.execute(text("PRAGMA foreign_key_check")).first()
        if broken is not None:
            msg = f"a migration left a row of {broken[0]} pointing nowhere"
            raise ValueError(msg)


def revisions() -> list[str]:
    """List all revisions, oldest first."""
    from alembic.script import ScriptDirectory  # noqa: PLC0415 - as above

    scripts = ScriptDirectory.from_config(_config(None)).walk_revisions()
    return [script.revision for script in scripts][::-1]


def newest_revision() -> str:
    """Return the last revision."""
    return max(_list_names())


def _list_names() -> list[str]:
    """List all revisions by the names of their files, which begin with them."""
    return [script.name.split("_")[0] for script in (_SCRIPTS / "versions").glob("r[0-9]*_*.py")]


def is_up_to_date(connection: Connection) -> bool:
    """Return True if a database has the tables that this program expects."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    return _list_stored(connection) == [newest_revision()]


def read_revision(connection: Connection) -> str | None:
    """Return the revision of a database's tables; `None` if there are none of this program's.

    On a PostgreSQL, another program may have tables beside them.

    Raises:
        DatabasePreRelease: a version before the first release wrote the database.
        DatabaseNewer: a newer version wrote it.
        DatabaseForeign: another program wrote it.
    """
    tables = inspect(connection).get_table_names()
    if "alembic_version" not in tables:
        if tables and connection.dialect.name == "sqlite":
            evidence = f"table {tables[0]}"
            raise DatabaseForeign(evidence)
        return None
    stored = _list_stored(connection)
    return require_known(stored[0]) if stored else None


def find_set_aside(connection: Connection) -> str | None:
    """Return the schema that a restore set aside last, if a PostgreSQL has no tables in its place."""
    if connection.dialect.name != "postgresql":
        return None
    look = inspect(connection)
    start = f"{look.default_schema_name}{SET_ASIDE}"
    kept = [name for name in look.get_schema_names() if name.startswith(start)]
    newest = max((name for name in kept if look.has_table("alembic_version", schema=name)), default=None)
    return None if look.get_table_names() else newest


def refuse_broken_restore(connection: Connection) -> None:
    """Check that no restore has been killed half-way.

    Raises:
        RestoreBrokenOff: there are no tables but in the schema that it has set aside.
    """
    kept = find_set_aside(connection)
    if kept is not None:
        raise RestoreBrokenOff(kept)


def require_known(revision: str) -> str:
    """Return a revision that this program has.

    Raises:
        DatabasePreRelease, DatabaseNewer, DatabaseForeign: as `read_revision`.
    """
    if revision in _list_names():
        return revision
    if revision in _PRE_RELEASE:
        raise DatabasePreRelease(revision)
    if _OWN_REVISION.fullmatch(revision):
        raise DatabaseNewer(revision)
    evidence = f"revision {revision}"
    raise DatabaseForeign(evidence)


def _list_stored(connection: Connection) -> list[str]:
    return list(connection.scalars(text("SELECT version_num FROM alembic_version")))


def _config(connection: Connection | None) -> "Config":
    from alembic.config import Config  # noqa: PLC0415 - as above

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    return config

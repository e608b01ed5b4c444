"""Migration of a database's tables to the schema this program expects."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from data.errors import DatabaseNewer, DatabasePreRelease

_LOCK = 0x556E73706F6B656E
"""The advisory lock under which processes that share a PostgreSQL migrate: the program's name in ASCII."""
_PRE_RELEASE = frozenset({"0001", "0002", "0003"})
"""The revisions of versions before the first release, whose tables no migration carries over."""


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run every migration up to a revision, inside the connection's transaction: all of them or none.

    Raises:
        DatabasePreRelease: a version before the first release wrote the database.
        DatabaseNewer: the database stands at any other revision this program does not know.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    known = revisions()
    for found in MigrationContext.configure(connection).get_current_heads():
        if found in _PRE_RELEASE:
            raise DatabasePreRelease(found)
        if found not in known:
            raise DatabaseNewer(found)
    command.upgrade(_config(connection), revision)
    if connection.dialect.name == "sqlite":
        broken = connection.execute(text("PRAGMA foreign_key_check")).first()
        if broken is not None:
            msg = f"a migration left a row of {broken[0]} pointing nowhere"
            raise ValueError(msg)


def revisions() -> list[str]:
    """List all revisions, oldest first."""
    scripts = ScriptDirectory.from_config(_config(None)).walk_revisions()
    return [script.revision for script in scripts][::-1]


def _config(connection: Connection | None) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config

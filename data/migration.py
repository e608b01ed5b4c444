"""Migration of a database's tables to the schema this program expects."""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from data.errors import DatabaseNewer, DatabasePreRelease

if TYPE_CHECKING:
    from alembic.config import Config

_SCRIPTS = Path(__file__).parent / "migrations"
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
    if revision == "head" and is_up_to_date(connection):
        return
    # Loading Alembic takes longer than connecting, and most starts have nothing to migrate.
    from alembic import command  # noqa: PLC0415
    from alembic.runtime.migration import MigrationContext  # noqa: PLC0415

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    for head in MigrationContext.configure(connection).get_current_heads():
        if head in _PRE_RELEASE:
            raise DatabasePreRelease(head)
        if head not in revisions():
            raise DatabaseNewer(head)
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
    """Return the last revision by the names of the files, which begin with their revisions."""
    return max(script.name.split("_")[0] for script in (_SCRIPTS / "versions").glob("r[0-9]*_*.py"))


def is_up_to_date(connection: Connection) -> bool:
    """Return True if a database has the tables that this program expects."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    found = connection.scalars(text("SELECT version_num FROM alembic_version")).all()
    return list(found) == [newest_revision()]


def _config(connection: Connection | None) -> "Config":
    from alembic.config import Config  # noqa: PLC0415 - as above

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    return config

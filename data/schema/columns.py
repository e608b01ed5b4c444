"""The parts of all tables: their metadata, moments, and the conditions of more than one index."""

from datetime import UTC, datetime

from sqlalchemy import DateTime, Dialect, MetaData, TypeDecorator, text


class UtcDateTime(TypeDecorator[datetime]):
    """A moment: refuses a time without a zone, gives back UTC on every database."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Bring the moment to UTC, which SQLite stores without saying so."""
        if value is None:
            return None
        if value.tzinfo is None:
            msg = f"a time without a zone is no moment: {value}"
            raise ValueError(msg)
        value = value.astimezone(UTC)
        return value.replace(tzinfo=None) if dialect.name == "sqlite" else value

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Attach UTC to the time."""
        del dialect
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

# Tables name such a condition for SQLite alone: for PostgreSQL's, SQLAlchemy would load its dialect, 2 MiB.
KNOWN = text("user_id IS NOT NULL")
SEEDED = text("seed IS NOT NULL")


def add_postgresql_conditions() -> None:
    """Give every index with a condition the same one on PostgreSQL."""
    for table in metadata.tables.values():
        for index in table.indexes:
            index.dialect_options["postgresql"]["where"] = index.dialect_options["sqlite"]["where"]

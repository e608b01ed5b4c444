"""The tables, as the program expects them after every migration."""

from datetime import UTC, datetime

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Identity,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
    text,
)
from sqlalchemy.types import Boolean


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
        """Say that the moment is in UTC."""
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

_UNENDED = text("ended IS NULL")
_FINISHED = text("ending = 'finished'")
_SEATED = text('"left" IS NULL')
_KNOWN = text("user_id IS NOT NULL")

match = Table(
    "match",
    metadata,
    # SQLite counts rows by itself only in a column of exactly this type.
    Column("id", BigInteger().with_variant(Integer, "sqlite"), Identity(), primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer),
    Column("seed", Text),
    Column("rules_version", Integer),
    Column("initial_state", Text),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("locale", Text, nullable=False),
    Column("created", UtcDateTime, nullable=False),
    Column("started", UtcDateTime),
    Column("touched", UtcDateTime, nullable=False),
    Column("reminded", UtcDateTime),
    Column("set_aside", UtcDateTime),
    Column("ended", UtcDateTime),
    Column("ending", Text),
    Column("outcome", Text),
    Column("score", BigInteger),
    # The optimistic lock: a step is stored only by moving this on from the step before.
    Column("steps", Integer, nullable=False, server_default=text("0")),
    Column("slips", Integer, nullable=False, server_default=text("0")),
    Column("taken_back", Integer, nullable=False, server_default=text("0")),
    CheckConstraint("(ended IS NULL) = (ending IS NULL)", name="ended_somehow"),
    CheckConstraint("ending IN ('finished', 'abandoned', 'cancelled', 'expired')", name="ending"),
    # A button carries its match's number, so a number is never given twice, not even after a loss.
    sqlite_autoincrement=True,
)
Index(
    "ix_match_live_channel", match.c.channel_id, unique=True, sqlite_where=_UNENDED, postgresql_where=_UNENDED
)
Index(
    "ix_match_board",
    match.c.game,
    match.c.seats,
    match.c.options,
    match.c.score,
    sqlite_where=_FINISHED,
    postgresql_where=_FINISHED,
)

match_player = Table(
    "match_player",
    metadata,
    Column("match_id", BigInteger, ForeignKey("match.id"), primary_key=True),
    Column("position", Integer, primary_key=True),
    Column("user_id", BigInteger),
    Column("seat", Integer),
    Column("joined", UtcDateTime, nullable=False),
    Column("left", UtcDateTime),
    Column("wants_end", Boolean, nullable=False, server_default=false()),
)
Index(
    "ix_match_player_seated_user",
    match_player.c.match_id,
    match_player.c.user_id,
    unique=True,
    sqlite_where=_SEATED,
    postgresql_where=_SEATED,
)
Index(
    "ix_match_player_held_seat",
    match_player.c.match_id,
    match_player.c.seat,
    unique=True,
    sqlite_where=_SEATED,
    postgresql_where=_SEATED,
)
Index("ix_match_player_user", match_player.c.user_id, sqlite_where=_KNOWN, postgresql_where=_KNOWN)

match_step = Table(
    "match_step",
    metadata,
    Column("match_id", BigInteger, ForeignKey("match.id"), primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("cause", BigInteger),
    Column("at", UtcDateTime, nullable=False),
    UniqueConstraint("cause"),
)

slip = Table(
    "slip",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), Identity(), primary_key=True),
    Column("match_id", BigInteger, ForeignKey("match.id"), nullable=False),
    # Flags a message once, also after a restart; emptied when the match ends.
    Column("message_id", BigInteger),
    Column("reason", Text, nullable=False),
    Column("at", UtcDateTime, nullable=False),
    Column("taken_back", UtcDateTime),
    UniqueConstraint("message_id"),
    # A button carries its slip's number.
    sqlite_autoincrement=True,
)
Index("ix_slip_match", slip.c.match_id)

guild_settings = Table(
    "guild_settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", Text, nullable=False),
)

note = Table(
    "note",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

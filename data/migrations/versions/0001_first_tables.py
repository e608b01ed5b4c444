"""The first tables: matches, their players and steps, guild settings and notes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Carry an empty database to this revision."""
    _match()
    _match_player()
    _match_step()
    op.create_table(
        "guild_settings",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_guild_settings"),
    )
    op.create_table(
        "note",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_note"),
    )


def _match() -> None:
    op.create_table(
        "match",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), sa.Identity(), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer),
        sa.Column("seed", sa.Text),
        sa.Column("rules_version", sa.Integer),
        sa.Column("initial_state", sa.Text),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("started", sa.DateTime(timezone=True)),
        sa.Column("touched", sa.DateTime(timezone=True), nullable=False),
        sa.Column("reminded", sa.DateTime(timezone=True)),
        sa.Column("set_aside", sa.DateTime(timezone=True)),
        sa.Column("ended", sa.DateTime(timezone=True)),
        sa.Column("ending", sa.Text),
        sa.Column("outcome", sa.Text),
        sa.Column("score", sa.BigInteger),
        sa.Column("steps", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.CheckConstraint("(ended IS NULL) = (ending IS NULL)", name=op.f("ck_match_ended_somehow")),
        sa.CheckConstraint(
            "ending IN ('finished', 'abandoned', 'cancelled', 'expired')", name=op.f("ck_match_ending")
        ),
        sa.PrimaryKeyConstraint("id", name="pk_match"),
        sqlite_autoincrement=True,
    )
    unended = sa.text("ended IS NULL")
    op.create_index(
        "ix_match_live_channel",
        "match",
        ["channel_id"],
        unique=True,
        sqlite_where=unended,
        postgresql_where=unended,
    )
    finished = sa.text("ending = 'finished'")
    op.create_index(
        "ix_match_board",
        "match",
        ["game", "seats", "options", "score"],
        sqlite_where=finished,
        postgresql_where=finished,
    )


def _match_player() -> None:
    op.create_table(
        "match_player",
        sa.Column("match_id", sa.BigInteger, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("seat", sa.Integer),
        sa.Column("joined", sa.DateTime(timezone=True), nullable=False),
        sa.Column("left", sa.DateTime(timezone=True)),
        sa.Column("wants_end", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_match_player_match_id"),
        sa.PrimaryKeyConstraint("match_id", "position", name="pk_match_player"),
    )
    seated = sa.text('"left" IS NULL')
    for name, column in (("seated_user", "user_id"), ("held_seat", "seat")):
        op.create_index(
            f"ix_match_player_{name}",
            "match_player",
            ["match_id", column],
            unique=True,
            sqlite_where=seated,
            postgresql_where=seated,
        )
    known = sa.text("user_id IS NOT NULL")
    op.create_index(
        "ix_match_player_user", "match_player", ["user_id"], sqlite_where=known, postgresql_where=known
    )


def _match_step() -> None:
    op.create_table(
        "match_step",
        sa.Column("match_id", sa.BigInteger, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("cause", sa.BigInteger),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_match_step_match_id"),
        sa.PrimaryKeyConstraint("match_id", "step", name="pk_match_step"),
        sa.UniqueConstraint("cause", name="uq_match_step_cause"),
    )

"""Keep the questions at which times people could come, and who could."""

import sqlalchemy as sa
from alembic import op

revision = "r0007"
down_revision = "r0006"


def upgrade() -> None:
    """Create both tables."""
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "night_poll",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), sa.Identity(), nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("host_id", sa.BigInteger),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("times", sa.Text, nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("changed", moment, nullable=False),
        sa.Column("closed", moment),
        sa.Column("chosen", moment),
        sa.PrimaryKeyConstraint("id", name="pk_night_poll"),
        sqlite_autoincrement=True,
    )
    for name, column, condition in (
        ("ix_night_poll_open", "guild_id", sa.text("closed IS NULL")),
        ("ix_night_poll_host", "host_id", sa.text("host_id IS NOT NULL")),
    ):
        op.create_index(name, "night_poll", [column], sqlite_where=condition, postgresql_where=condition)
    op.create_table(
        "night_poll_mark",
        sa.Column("poll_id", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.ForeignKeyConstraint(["poll_id"], ["night_poll.id"], name="fk_night_poll_mark_poll_id"),
        sa.PrimaryKeyConstraint("poll_id", "number", "user_id", name="pk_night_poll_mark"),
    )
    op.create_index("ix_night_poll_mark_user", "night_poll_mark", ["user_id"])

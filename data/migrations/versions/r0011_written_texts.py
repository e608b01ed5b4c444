"""Keep the texts that people write at a table, for a while."""

import sqlalchemy as sa
from alembic import op

revision = "r0011"
down_revision = "r0010"


def upgrade() -> None:
    """Create the table of texts."""
    op.create_table(
        "written_text",
        sa.Column("match_id", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("slot", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("written_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_written_text_match_id"),
        sa.PrimaryKeyConstraint("match_id", "kind", "round", "seat", "slot", name="pk_written_text"),
    )
    op.create_index("ix_written_text_written_at", "written_text", ["written_at"])
    known = sa.text("user_id IS NOT NULL")
    op.create_index(
        "ix_written_text_user", "written_text", ["user_id"], sqlite_where=known, postgresql_where=known
    )

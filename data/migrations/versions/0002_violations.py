"""Numbers that were spoken: one row a violation, and their count with the match."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Carry a database of 0001 to this revision."""
    for name in ("violations", "taken_back"):
        op.add_column("match", sa.Column(name, sa.Integer, nullable=False, server_default=sa.text("0")))
    op.create_table(
        "violation",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), sa.Identity(), nullable=False),
        sa.Column("match_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("taken_back", sa.DateTime(timezone=True)),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_violation_match_id"),
        sa.PrimaryKeyConstraint("id", name="pk_violation"),
        sa.UniqueConstraint("message_id", name="uq_violation_message_id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_violation_match", "violation", ["match_id"])

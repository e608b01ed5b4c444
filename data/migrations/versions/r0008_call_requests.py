"""Keep who wants to be called when the next table opens."""

import sqlalchemy as sa
from alembic import op

revision = "r0008"
down_revision = "r0007"


def upgrade() -> None:
    """Create the table of requests."""
    op.create_table(
        "call_request",
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("until", sa.DateTime(timezone=True)),
        sa.Column("called", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_call_request"),
    )
    op.create_index("ix_call_request_user", "call_request", ["user_id"])

"""Keep two more reminders of each night: three hours and an hour before."""

import sqlalchemy as sa
from alembic import op

revision = "r0009"
down_revision = "r0008"


def upgrade() -> None:
    """Add both; the nights that there are were reminded of neither."""
    op.add_column("night", sa.Column("reminded_three_hours", sa.DateTime(timezone=True)))
    op.add_column("night", sa.Column("reminded_hour", sa.DateTime(timezone=True)))

"""Keep how a night repeats, and what the nights after it repeat where they differ from it."""

import sqlalchemy as sa
from alembic import op

revision = "r0006"
down_revision = "r0005"


def upgrade() -> None:
    """Turn weekly or not into one of several ways to repeat."""
    op.add_column("night", sa.Column("repeats", sa.Text, nullable=False, server_default=sa.text("'once'")))
    op.add_column("night", sa.Column("series", sa.Text))
    op.execute("UPDATE night SET repeats = 'weekly' WHERE weekly")
    op.drop_column("night", "weekly")

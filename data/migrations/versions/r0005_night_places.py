"""Keep how many places a night has, and who waits for one."""

import sqlalchemy as sa
from alembic import op

revision = "r0005"
down_revision = "r0004"


def upgrade() -> None:
    """Add both; the nights that there are have a place for everyone."""
    op.add_column("night", sa.Column("places", sa.Integer))
    op.add_column("night_answer", sa.Column("waits", sa.Boolean, nullable=False, server_default=sa.false()))

"""Add the message that announces the end of a match."""

import sqlalchemy as sa
from alembic import op

revision = "r0002"
down_revision = "r0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; matches that ended before have no announcement."""
    op.add_column("match", sa.Column("announcement_id", sa.BigInteger))

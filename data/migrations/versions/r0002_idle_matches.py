"""Keep how companions play in a match, and find matches in which nothing was played."""

import sqlalchemy as sa
from alembic import op

revision = "r0002"
down_revision = "r0001"


def upgrade() -> None:
    """Add a column and an index to the matches."""
    op.add_column("match", sa.Column("companion_style", sa.Text))
    condition = sa.text("ending IN ('cancelled', 'expired')")
    op.create_index(
        "ix_match_unplayed", "match", ["ended"], sqlite_where=condition, postgresql_where=condition
    )

"""Store when a person voted for the end of a match, since votes lapse."""

import sqlalchemy as sa
from alembic import op

revision = "r0003"
down_revision = "r0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Replace the vote by its time; votes given before have none, and lapse."""
    op.add_column("match_player", sa.Column("wants_end_since", sa.DateTime(timezone=True)))
    op.drop_column("match_player", "wants_end")

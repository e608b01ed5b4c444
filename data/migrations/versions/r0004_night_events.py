"""Keep the facts of a night's scheduled event as they were when last in step with the night."""

import sqlalchemy as sa
from alembic import op

revision = "r0004"
down_revision = "r0003"


def upgrade() -> None:
    """Add the event's name and start; none for the events that there are."""
    op.add_column("night", sa.Column("event_name", sa.Text))
    op.add_column("night", sa.Column("event_starts", sa.DateTime(timezone=True)))

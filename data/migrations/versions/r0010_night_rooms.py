"""Keep the voice channels that were made for tables of nights."""

import sqlalchemy as sa
from alembic import op

revision = "r0010"
down_revision = "r0009"


def upgrade() -> None:
    """Create the table of rooms."""
    op.create_table(
        "night_room",
        sa.Column("channel_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("night_table_id", sa.BigInteger, nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["night_table_id"], ["night_table.id"], name="fk_night_room_night_table_id"),
        sa.PrimaryKeyConstraint("channel_id", name="pk_night_room"),
    )

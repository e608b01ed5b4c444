"""The tables of servers' settings and of the program's own state."""

from sqlalchemy import BigInteger, Column, Table, Text

from data.schema.columns import metadata

guild_settings = Table(
    "guild_settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", Text, nullable=False),
)

app_state = Table(
    "app_state",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

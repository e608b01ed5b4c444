"""The tables of a person, of servers' settings, and of the program's own state."""

from sqlalchemy import BigInteger, Column, Date, ForeignKey, Index, Integer, Table, Text

from data.schema.columns import UtcDateTime, metadata

# Sums of `result_player`, kept with each result: a person's thousands of matches are some hundred rows here.
# Forgetting a person deletes their rows, and those in which they are the teammate.
user_score = Table(
    "user_score",
    metadata,
    Column("user_id", BigInteger, primary_key=True),
    Column("guild_id", BigInteger, primary_key=True),
    Column("leaderboard_id", BigInteger, ForeignKey("leaderboard.id"), primary_key=True),
    Column("score", BigInteger, primary_key=True),
    Column("matches", Integer, nullable=False),
    Column("violations", Integer, nullable=False),
    Column("seconds", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

user_teammate = Table(
    "user_teammate",
    metadata,
    Column("user_id", BigInteger, primary_key=True),
    Column("guild_id", BigInteger, primary_key=True),
    Column("teammate_id", BigInteger, primary_key=True),
    Column("matches", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# The days in UTC on which a match of theirs ended.
user_day = Table(
    "user_day",
    metadata,
    Column("user_id", BigInteger, primary_key=True),
    Column("guild_id", BigInteger, primary_key=True),
    Column("day", Date, primary_key=True),
    sqlite_with_rowid=False,
)

user_counter = Table(
    "user_counter",
    metadata,
    Column("user_id", BigInteger, primary_key=True),
    Column("guild_id", BigInteger, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("total", BigInteger, nullable=False),
)

preference = Table(
    "preference",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("preferences", Text, nullable=False),
)

# Who wants to be called when a table opens on a server: until a moment, or until they take it back.
call_request = Table(
    "call_request",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("until", UtcDateTime),
    # When they were last called.
    Column("called", UtcDateTime),
)
Index("ix_call_request_user", call_request.c.user_id)

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

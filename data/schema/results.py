"""The tables of finished matches: results, leaderboards, days' deals, teams and their achievements."""

from sqlalchemy import BigInteger, Column, ForeignKey, Identity, Index, Integer, Table, Text, UniqueConstraint

from data.schema.columns import KNOWN, UtcDateTime, metadata

# The number of matches in a server's history, for its page count.
guild_match_count = Table(
    "guild_match_count",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("matches", Integer, nullable=False),
)

# One row for each person of the team of a finished match, with what statistics sum up: a person's thousands
# of matches are adjacent in its indexes, so no match itself is read. Forgetting a person deletes their rows.
result_player = Table(
    "result_player",
    metadata,
    Column("user_id", BigInteger, primary_key=True),
    Column("match_id", BigInteger, ForeignKey("match.id"), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("leaderboard_id", BigInteger, ForeignKey("leaderboard.id"), nullable=False),
    Column("team_id", BigInteger, ForeignKey("team.id"), nullable=False),
    Column("score", BigInteger, nullable=False),
    Column("violations", Integer, nullable=False),
    # From the start to the end.
    Column("seconds", Integer, nullable=False),
    Column("ended", UtcDateTime, nullable=False),
)
Index(
    "ix_result_player_best",
    result_player.c.user_id,
    result_player.c.guild_id,
    result_player.c.leaderboard_id,
    result_player.c.score,
    result_player.c.violations,
    result_player.c.ended,
    result_player.c.match_id,
    result_player.c.seconds,
)
Index(
    "ix_result_player_latest",
    result_player.c.user_id,
    result_player.c.guild_id,
    result_player.c.ended,
    result_player.c.match_id,
    result_player.c.team_id,
)

leaderboard = Table(
    "leaderboard",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), Identity(), primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    # How many of the seats companions have held.
    Column("companions", Integer, nullable=False),
    # The date of a deal of the day in ISO 8601; empty, not null, which would not be unique.
    Column("day", Text, nullable=False),
    UniqueConstraint("day", "game", "seats", "options", "companions"),
)

# The rows of leaderboards: each team's best result of each season, and of all time. Guild 0 stands for the
# leaderboard of all servers that share their results, season 0 for all time (see `data.seasons`).
leaderboard_entry = Table(
    "leaderboard_entry",
    metadata,
    Column("leaderboard_id", BigInteger, ForeignKey("leaderboard.id"), primary_key=True),
    Column("guild_id", BigInteger, primary_key=True),
    Column("season", Integer, primary_key=True),
    Column("team_id", BigInteger, ForeignKey("team.id"), primary_key=True),
    Column("match_id", BigInteger, ForeignKey("match.id"), nullable=False),
    Column("score", BigInteger, nullable=False),
    Column("violations", Integer, nullable=False),
    Column("ended", UtcDateTime, nullable=False),
)
Index(
    "ix_leaderboard_entry_rank",
    leaderboard_entry.c.guild_id,
    leaderboard_entry.c.leaderboard_id,
    leaderboard_entry.c.season,
    leaderboard_entry.c.score,
    leaderboard_entry.c.violations,
    leaderboard_entry.c.ended,
    leaderboard_entry.c.match_id,
)
Index(
    "ix_leaderboard_entry_team",
    leaderboard_entry.c.team_id,
    leaderboard_entry.c.guild_id,
    leaderboard_entry.c.leaderboard_id,
    leaderboard_entry.c.season,
)

shared_guild = Table(
    "shared_guild", metadata, Column("guild_id", BigInteger, primary_key=True, autoincrement=False)
)

daily_attempt = Table(
    "daily_attempt",
    metadata,
    Column("leaderboard_id", BigInteger, ForeignKey("leaderboard.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("match_id", BigInteger, ForeignKey("match.id"), nullable=False),
)
Index("ix_daily_attempt_user", daily_attempt.c.user_id)


team = Table(
    "team",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), Identity(), primary_key=True),
    # A digest of the members: the same people are the same team. Empty once one of them is forgotten.
    Column("key", Text),
    UniqueConstraint("key"),
)

team_member = Table(
    "team_member",
    metadata,
    Column("team_id", BigInteger, ForeignKey("team.id"), primary_key=True),
    Column("position", Integer, primary_key=True),
    Column("user_id", BigInteger),
)
Index(
    "ix_team_member_user",
    team_member.c.user_id,
    team_member.c.team_id,
    unique=True,
    sqlite_where=KNOWN,
)

# What the people of a team call it on a server; deleted when one of them is forgotten (rulings: B2).
team_name = Table(
    "team_name",
    metadata,
    Column("team_id", BigInteger, ForeignKey("team.id"), primary_key=True),
    Column("guild_id", BigInteger, primary_key=True),
    Column("name", Text, nullable=False),
)
Index("ix_team_name_guild", team_name.c.guild_id)

# What a team has achieved on a server, with the match in which it did so first (rulings: B8).
team_achievement = Table(
    "team_achievement",
    metadata,
    Column("team_id", BigInteger, ForeignKey("team.id"), primary_key=True),
    Column("guild_id", BigInteger, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("match_id", BigInteger, ForeignKey("match.id"), nullable=False),
)
Index("ix_team_achievement_match", team_achievement.c.match_id)

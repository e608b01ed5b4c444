"""The tables of teams, their names and achievements."""

from sqlalchemy import BigInteger, Column, ForeignKey, Identity, Index, Integer, Table, Text, UniqueConstraint

from data.schema.columns import KNOWN, metadata

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
    postgresql_where=KNOWN,
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

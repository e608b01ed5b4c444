"""Keep sums of each person's results: by leaderboard and score, by teammate, and the days."""

import sqlalchemy as sa
from alembic import op

revision = "r0003"
down_revision = "r0002"


def upgrade() -> None:
    """Create the tables, and sum up all results."""
    op.create_table(
        "user_score",
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("leaderboard_id", sa.BigInteger, nullable=False),
        sa.Column("score", sa.BigInteger, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("violations", sa.Integer, nullable=False),
        sa.Column("seconds", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "guild_id", "leaderboard_id", "score", name="pk_user_score"),
        sa.ForeignKeyConstraint(["leaderboard_id"], ["leaderboard.id"], name="fk_user_score_leaderboard_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "user_teammate",
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("teammate_id", sa.BigInteger, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "guild_id", "teammate_id", name="pk_user_teammate"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "user_day",
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("day", sa.Date, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "guild_id", "day", name="pk_user_day"),
        sqlite_with_rowid=False,
    )
    sum_up_results(op.get_bind())


def sum_up_results(connection: sa.Connection, batch: int = 50_000) -> None:
    """Fill the tables, which are empty.

    A statement sums up about `batch` results, those of a person at once: a database with millions of them
    answers each in time.
    """
    day = "date(ended)" if connection.dialect.name == "sqlite" else "CAST(timezone('UTC', ended) AS date)"
    after = 0
    while (last := connection.scalar(sa.text(_LAST), {"after": after, "batch": batch})) is not None:
        for statement in (_SCORES, _TEAMMATES, _DAYS.replace("{day}", day)):
            connection.execute(sa.text(statement), {"after": after, "last": last})
        after = last


_LAST = """
SELECT max(user_id) FROM (
    SELECT user_id FROM result_player WHERE user_id > :after ORDER BY user_id LIMIT :batch
) AS following
"""
_SCORES = """
INSERT INTO user_score (user_id, guild_id, leaderboard_id, score, matches, violations, seconds)
SELECT user_id, guild_id, leaderboard_id, score, count(*), sum(violations), sum(seconds)
FROM result_player WHERE user_id > :after AND user_id <= :last
GROUP BY user_id, guild_id, leaderboard_id, score
"""
_TEAMMATES = """
INSERT INTO user_teammate (user_id, guild_id, teammate_id, matches)
SELECT played.user_id, played.guild_id, team_member.user_id, sum(played.matches)
FROM (
    SELECT user_id, guild_id, team_id, count(*) AS matches
    FROM result_player WHERE user_id > :after AND user_id <= :last
    GROUP BY user_id, guild_id, team_id
) AS played
JOIN team_member ON team_member.team_id = played.team_id
WHERE team_member.user_id IS NOT NULL AND team_member.user_id <> played.user_id
GROUP BY played.user_id, played.guild_id, team_member.user_id
"""
_DAYS = """
INSERT INTO user_day (user_id, guild_id, day)
SELECT DISTINCT user_id, guild_id, {day}
FROM result_player WHERE user_id > :after AND user_id <= :last
"""

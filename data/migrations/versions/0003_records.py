"""Records: teams, boards and who stands where on them, counts, deals, and what people prefer."""

from collections import defaultdict
from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")

_SECONDS = {
    "sqlite": "(julianday(match.ended) - julianday(match.started)) * 86400",
    "postgresql": "extract(epoch FROM match.ended - match.started)",
}


def upgrade() -> None:
    """Carry a database of 0002 to this revision."""
    _people()
    _boards()
    _match()
    op.create_table(
        "preference",
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("preferences", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_preference"),
    )
    _fill()


def _people() -> None:
    op.create_table(
        "history",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_history"),
    )
    op.create_table(
        "team",
        sa.Column("id", _ID, sa.Identity(), nullable=False),
        sa.Column("key", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_team"),
        sa.UniqueConstraint("key", name="uq_team_key"),
    )
    op.create_table(
        "team_member",
        sa.Column("team_id", sa.BigInteger, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.ForeignKeyConstraint(["team_id"], ["team.id"], name="fk_team_member_team_id"),
        sa.PrimaryKeyConstraint("team_id", "position", name="pk_team_member"),
    )
    known = sa.text("user_id IS NOT NULL")
    op.create_index(
        "ix_team_member_user",
        "team_member",
        ["user_id", "team_id"],
        unique=True,
        sqlite_where=known,
        postgresql_where=known,
    )
    op.create_table(
        "tally",
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("total", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "guild_id", "game", "name", name="pk_tally"),
    )
    op.create_table(
        "seen",
        sa.Column("match_id", sa.BigInteger, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_seen_match_id"),
        sa.PrimaryKeyConstraint("match_id", "user_id", name="pk_seen"),
    )
    op.create_index("ix_seen_user", "seen", ["user_id"])


def _boards() -> None:
    op.create_table(
        "board",
        sa.Column("id", _ID, sa.Identity(), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_board"),
        sa.UniqueConstraint("day", "game", "seats", "options", name="uq_board_day"),
    )
    op.create_table(
        "place",
        sa.Column("match_id", sa.BigInteger, nullable=False),
        sa.Column("board_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("team_id", sa.BigInteger, nullable=False),
        sa.Column("score", sa.BigInteger, nullable=False),
        sa.Column("violations", sa.Integer, nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=False),
        sa.Column("bar", sa.DateTime(timezone=True)),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_place_match_id"),
        sa.ForeignKeyConstraint(["board_id"], ["board.id"], name="fk_place_board_id"),
        sa.ForeignKeyConstraint(["team_id"], ["team.id"], name="fk_place_team_id"),
        sa.PrimaryKeyConstraint("match_id", "board_id", "guild_id", name="pk_place"),
    )
    op.create_index(
        "ix_place_rank", "place", ["guild_id", "board_id", "score", "violations", "ended", "match_id", "bar"]
    )
    op.create_index("ix_place_team", "place", ["team_id", "board_id", "guild_id"])
    op.create_table(
        "part",
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("match_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("board_id", sa.BigInteger, nullable=False),
        sa.Column("team_id", sa.BigInteger, nullable=False),
        sa.Column("score", sa.BigInteger, nullable=False),
        sa.Column("violations", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_part_match_id"),
        sa.ForeignKeyConstraint(["board_id"], ["board.id"], name="fk_part_board_id"),
        sa.ForeignKeyConstraint(["team_id"], ["team.id"], name="fk_part_team_id"),
        sa.PrimaryKeyConstraint("user_id", "match_id", name="pk_part"),
    )
    best = ["board_id", "score", "violations", "ended", "match_id", "seconds"]
    op.create_index("ix_part_best", "part", ["user_id", "guild_id", *best])
    op.create_index("ix_part_last", "part", ["user_id", "guild_id", "ended", "match_id", "team_id"])
    op.create_table(
        "shared_guild",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_shared_guild"),
    )
    op.create_table(
        "deal_try",
        sa.Column("board_id", sa.BigInteger, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("match_id", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["board_id"], ["board.id"], name="fk_deal_try_board_id"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_deal_try_match_id"),
        sa.PrimaryKeyConstraint("board_id", "user_id", name="pk_deal_try"),
    )
    op.create_index("ix_deal_try_user", "deal_try", ["user_id"])


def _match() -> None:
    for column in (
        sa.Column("deal", sa.Text),
        sa.Column("day", sa.Date),
        # References without a foreign key: SQLite adds one only by writing the whole table anew.
        sa.Column("again_of", sa.BigInteger),
        sa.Column("ranked", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("board_id", sa.BigInteger),
        sa.Column("team_id", sa.BigInteger),
        sa.Column("tally", sa.Text),
    ):
        op.add_column("match", column)
    op.add_column("match_player", sa.Column("tally", sa.Text))
    op.drop_index("ix_match_board", "match")
    for name, columns, where in (
        ("team", ["team_id", "guild_id", "board_id", "ended"], "team_id IS NOT NULL"),
        ("history", ["guild_id", "ended", "id"], "ending IN ('finished', 'abandoned')"),
        ("seed", ["seed"], "seed IS NOT NULL"),
        ("again_of", ["again_of"], "again_of IS NOT NULL"),
    ):
        clause = sa.text(where)
        op.create_index(f"ix_match_{name}", "match", columns, sqlite_where=clause, postgresql_where=clause)


def _fill() -> None:
    """Give every finished match its team, its board, and its place if it has one."""
    connection = op.get_bind()
    _fill_teams(connection)
    connection.execute(
        sa.text(
            "INSERT INTO board (game, options, seats, day)"
            " SELECT DISTINCT game, options, seats, '' FROM match WHERE team_id IS NOT NULL"
        )
    )
    connection.execute(
        sa.text(
            "UPDATE match SET board_id = (SELECT board.id FROM board WHERE board.game = match.game"
            " AND board.options = match.options AND board.seats = match.seats) WHERE team_id IS NOT NULL"
        )
    )
    connection.execute(
        sa.text(
            "INSERT INTO history (guild_id, matches) SELECT guild_id, count(*) FROM match"
            " WHERE ending IN ('finished', 'abandoned') GROUP BY guild_id"
        )
    )
    connection.execute(
        sa.text(
            # The one part of it that differs is written above.
            "INSERT INTO part"  # noqa: S608
            " (user_id, match_id, guild_id, board_id, team_id, score, violations, seconds, ended)"
            " SELECT DISTINCT team_member.user_id, match.id, match.guild_id, match.board_id, match.team_id,"
            f" match.score, match.violations, CAST(round({_SECONDS[connection.dialect.name]}) AS INTEGER),"
            " match.ended FROM match JOIN team_member ON team_member.team_id = match.team_id"
            " WHERE team_member.user_id IS NOT NULL AND match.score IS NOT NULL"
        )
    )
    connection.execute(
        sa.text(
            "INSERT INTO place (match_id, board_id, guild_id, team_id, score, violations, ended, bar)"
            " SELECT p.id, p.board_id, p.guild_id, p.team_id, p.score, p.violations, p.ended,"
            " (SELECT max(q.ended) FROM match q WHERE q.team_id = p.team_id AND q.guild_id = p.guild_id"
            " AND q.board_id = p.board_id AND (q.ended, q.id) < (p.ended, p.id)"
            " AND (q.score, q.violations) <= (p.score, p.violations))"
            " FROM match p WHERE p.team_id IS NOT NULL AND p.score IS NOT NULL"
            " AND NOT EXISTS (SELECT 1 FROM match q WHERE q.team_id = p.team_id AND q.guild_id = p.guild_id"
            " AND q.board_id = p.board_id AND (q.ended, q.id) > (p.ended, p.id)"
            " AND (q.score, q.violations) < (p.score, p.violations))"
        )
    )


def _fill_teams(connection: sa.Connection) -> None:
    played = connection.execute(
        sa.text(
            "SELECT match_player.match_id, match_player.user_id FROM match_player"
            " JOIN match ON match.id = match_player.match_id WHERE match.ending = 'finished'"
            " AND match.seats IS NOT NULL ORDER BY match_player.match_id, match_player.position"
        )
    ).all()
    people = defaultdict[int, list[int | None]](list)
    for match_id, user in played:
        if user is None or user not in people[match_id]:
            people[match_id].append(user)
    teams: dict[str, int] = {}
    add = sa.text('INSERT INTO team ("key") VALUES (:key) RETURNING id')
    for match_id, members in people.items():
        known = [user for user in members if user is not None]
        key = None
        if len(known) == len(members):
            key = sha256(",".join(str(user) for user in sorted(known)).encode()).hexdigest()
        team = teams.get(key) if key is not None else None
        if team is None:
            team = int(connection.execute(add, {"key": key}).scalar_one())
            if key is not None:
                teams[key] = team
            connection.execute(
                sa.text(
                    "INSERT INTO team_member (team_id, position, user_id) VALUES (:team, :position, :user)"
                ),
                [{"team": team, "position": position, "user": user} for position, user in enumerate(members)],
            )
        connection.execute(
            sa.text("UPDATE match SET team_id = :team WHERE id = :match"), {"team": team, "match": match_id}
        )

"""Create all tables of the first release."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "r0001"
down_revision = None
branch_labels = None
depends_on = None

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Migrate an empty database to this revision."""
    _create_match()
    _create_match_player()
    _create_match_step()
    _create_violation()
    _create_settings()
    _create_team()
    _create_team_name()
    _create_team_achievement()
    _create_leaderboard()
    _create_result_player()
    _create_daily_attempt()
    _create_replay_view()
    _create_night()
    _create_night_round()


def _create_match() -> None:
    op.create_table(
        "match",
        sa.Column("id", _ID, sa.Identity(), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer),
        sa.Column("seed", sa.Text),
        sa.Column("rules_version", sa.Integer),
        sa.Column("initial_state", sa.Text),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("created", _TIME, nullable=False),
        sa.Column("started", _TIME),
        sa.Column("last_active", _TIME, nullable=False),
        sa.Column("reminded", _TIME),
        sa.Column("set_aside", _TIME),
        sa.Column("ended", _TIME),
        sa.Column("ending", sa.Text),
        sa.Column("outcome", sa.Text),
        sa.Column("score", sa.BigInteger),
        sa.Column("steps", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("violations", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("withdrawn", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("deal", sa.Text),
        sa.Column("day", sa.Date),
        sa.Column("rematch_of", sa.BigInteger),
        sa.Column("ranked", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("companions", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("leaderboard_id", sa.BigInteger),
        sa.Column("team_id", sa.BigInteger),
        sa.Column("counters", sa.Text),
        sa.Column("announcement_id", sa.BigInteger),
        sa.Column("deal_worth", sa.Text),
        sa.CheckConstraint("(ended IS NULL) = (ending IS NULL)", name=op.f("ck_match_ended_with_ending")),
        sa.CheckConstraint(
            "ending IN ('finished', 'abandoned', 'cancelled', 'expired')", name=op.f("ck_match_ending")
        ),
        sa.PrimaryKeyConstraint("id", name="pk_match"),
        sqlite_autoincrement=True,
    )
    _create_partial_index("ix_match_live_channel", "match", ["channel_id"], "ended IS NULL", unique=True)
    _create_partial_index(
        "ix_match_team", "match", ["team_id", "guild_id", "leaderboard_id", "ended"], "team_id IS NOT NULL"
    )
    _create_partial_index(
        "ix_match_history", "match", ["guild_id", "ended", "id"], "ending IN ('finished', 'abandoned')"
    )
    _create_partial_index("ix_match_seed", "match", ["seed"], "seed IS NOT NULL")
    _create_partial_index("ix_match_rematch_of", "match", ["rematch_of"], "rematch_of IS NOT NULL")
    op.create_table(
        "guild_match_count",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_guild_match_count"),
    )


def _create_match_player() -> None:
    op.create_table(
        "match_player",
        sa.Column("match_id", sa.BigInteger, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("companion", sa.Text),
        sa.Column("seat", sa.Integer),
        sa.Column("joined", _TIME, nullable=False),
        sa.Column("left", _TIME),
        sa.Column("counters", sa.Text),
        sa.Column("wants_end_since", _TIME),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_match_player_match_id"),
        sa.PrimaryKeyConstraint("match_id", "position", name="pk_match_player"),
    )
    for name, column in (("seated_user", "user_id"), ("held_seat", "seat")):
        _create_partial_index(
            f"ix_match_player_{name}", "match_player", ["match_id", column], '"left" IS NULL', unique=True
        )
    _create_partial_index("ix_match_player_user", "match_player", ["user_id"], "user_id IS NOT NULL")


def _create_match_step() -> None:
    op.create_table(
        "match_step",
        sa.Column("match_id", sa.BigInteger, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("interaction_id", sa.BigInteger),
        sa.Column("at", _TIME, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_match_step_match_id"),
        sa.PrimaryKeyConstraint("match_id", "step", name="pk_match_step"),
        sa.UniqueConstraint("interaction_id", name="uq_match_step_interaction_id"),
    )


def _create_violation() -> None:
    op.create_table(
        "violation",
        sa.Column("id", _ID, sa.Identity(), nullable=False),
        sa.Column("match_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", _TIME, nullable=False),
        sa.Column("withdrawn", _TIME),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_violation_match_id"),
        sa.PrimaryKeyConstraint("id", name="pk_violation"),
        sa.UniqueConstraint("message_id", name="uq_violation_message_id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_violation_match", "violation", ["match_id"])


def _create_settings() -> None:
    for table, key, value in (
        ("guild_settings", "guild_id", "settings"),
        ("shared_guild", "guild_id", None),
        ("preference", "user_id", "preferences"),
    ):
        op.create_table(
            table,
            sa.Column(key, sa.BigInteger, autoincrement=False, nullable=False),
            *([] if value is None else [sa.Column(value, sa.Text, nullable=False)]),
            sa.PrimaryKeyConstraint(key, name=f"pk_{table}"),
        )
    op.create_table(
        "app_state",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_app_state"),
    )


def _create_team() -> None:
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
    _create_partial_index(
        "ix_team_member_user", "team_member", ["user_id", "team_id"], "user_id IS NOT NULL", unique=True
    )


def _create_team_name() -> None:
    op.create_table(
        "team_name",
        sa.Column("team_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        *_references("team_name", "team"),
        sa.PrimaryKeyConstraint("team_id", "guild_id", name="pk_team_name"),
    )
    op.create_index("ix_team_name_guild", "team_name", ["guild_id"])


def _create_team_achievement() -> None:
    op.create_table(
        "team_achievement",
        sa.Column("team_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("match_id", sa.BigInteger, nullable=False),
        *_references("team_achievement", "team", "match"),
        sa.PrimaryKeyConstraint("team_id", "guild_id", "game", "name", name="pk_team_achievement"),
    )
    op.create_index("ix_team_achievement_match", "team_achievement", ["match_id"])


def _create_leaderboard() -> None:
    op.create_table(
        "leaderboard",
        sa.Column("id", _ID, sa.Identity(), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("companions", sa.Integer, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_leaderboard"),
        sa.UniqueConstraint("day", "game", "seats", "options", "companions", name="uq_leaderboard_day"),
    )
    op.create_table(
        "leaderboard_entry",
        sa.Column("leaderboard_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("season", sa.Integer, nullable=False),
        sa.Column("team_id", sa.BigInteger, nullable=False),
        sa.Column("match_id", sa.BigInteger, nullable=False),
        sa.Column("score", sa.BigInteger, nullable=False),
        sa.Column("violations", sa.Integer, nullable=False),
        sa.Column("ended", _TIME, nullable=False),
        *_references("leaderboard_entry", "leaderboard", "team", "match"),
        sa.PrimaryKeyConstraint(
            "leaderboard_id", "guild_id", "season", "team_id", name="pk_leaderboard_entry"
        ),
    )
    rank = ["guild_id", "leaderboard_id", "season", "score", "violations", "ended", "match_id"]
    op.create_index("ix_leaderboard_entry_rank", "leaderboard_entry", rank)
    op.create_index(
        "ix_leaderboard_entry_team", "leaderboard_entry", ["team_id", "guild_id", "leaderboard_id", "season"]
    )


def _create_result_player() -> None:
    op.create_table(
        "result_player",
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("match_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("leaderboard_id", sa.BigInteger, nullable=False),
        sa.Column("team_id", sa.BigInteger, nullable=False),
        sa.Column("score", sa.BigInteger, nullable=False),
        sa.Column("violations", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("ended", _TIME, nullable=False),
        *_references("result_player", "match", "leaderboard", "team"),
        sa.PrimaryKeyConstraint("user_id", "match_id", name="pk_result_player"),
    )
    best = ["leaderboard_id", "score", "violations", "ended", "match_id", "seconds"]
    op.create_index("ix_result_player_best", "result_player", ["user_id", "guild_id", *best])
    latest = ["ended", "match_id", "team_id"]
    op.create_index("ix_result_player_latest", "result_player", ["user_id", "guild_id", *latest])
    op.create_table(
        "user_counter",
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("total", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "guild_id", "game", "name", name="pk_user_counter"),
    )


def _create_daily_attempt() -> None:
    op.create_table(
        "daily_attempt",
        sa.Column("leaderboard_id", sa.BigInteger, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("match_id", sa.BigInteger, nullable=False),
        *_references("daily_attempt", "leaderboard", "match"),
        sa.PrimaryKeyConstraint("leaderboard_id", "user_id", name="pk_daily_attempt"),
    )
    op.create_index("ix_daily_attempt_user", "daily_attempt", ["user_id"])


def _create_replay_view() -> None:
    op.create_table(
        "replay_view",
        sa.Column("match_id", sa.BigInteger, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        *_references("replay_view", "match"),
        sa.PrimaryKeyConstraint("match_id", "user_id", name="pk_replay_view"),
    )
    op.create_index("ix_replay_view_user", "replay_view", ["user_id"])


def _create_night() -> None:
    op.create_table(
        "night",
        sa.Column("id", _ID, sa.Identity(), nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("host_id", sa.BigInteger),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("local_start", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("starts", _TIME, nullable=False),
        sa.Column("weekly", sa.Boolean, nullable=False),
        sa.Column("voice_id", sa.BigInteger),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("event_id", sa.BigInteger),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("created", _TIME, nullable=False),
        sa.Column("opened", _TIME),
        sa.Column("started", _TIME),
        sa.Column("ended", _TIME),
        sa.Column("follows_id", sa.BigInteger),
        sa.Column("changes_id", sa.BigInteger),
        sa.Column("reminded_day", _TIME),
        sa.Column("reminded_soon", _TIME),
        sa.Column("summary_id", sa.BigInteger),
        sa.CheckConstraint(
            "state IN ('draft', 'planned', 'open', 'running', 'paused', 'ended', 'cancelled')",
            name=op.f("ck_night_state"),
        ),
        sa.ForeignKeyConstraint(["follows_id"], ["night.id"], name="fk_night_follows_id"),
        sa.ForeignKeyConstraint(["changes_id"], ["night.id"], name="fk_night_changes_id"),
        sa.PrimaryKeyConstraint("id", name="pk_night"),
        sa.UniqueConstraint("follows_id", name="uq_night_follows_id"),
        sqlite_autoincrement=True,
    )
    under_way = "state IN ('open', 'running', 'paused')"
    _create_partial_index("ix_night_under_way", "night", ["channel_id"], under_way, unique=True)
    op.create_index("ix_night_guild", "night", ["guild_id", "starts"])
    _create_partial_index("ix_night_not_over", "night", ["starts"], "state NOT IN ('ended', 'cancelled')")
    _create_partial_index("ix_night_host", "night", ["host_id"], "host_id IS NOT NULL")
    _create_night_person(
        "night_answer",
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("wants_reminders", sa.Boolean, nullable=False),
        sa.Column("from_event", sa.Boolean, nullable=False),
        sa.Column("at", _TIME, nullable=False),
    )
    _create_night_person(
        "night_presence",
        sa.Column("joined", _TIME, nullable=False),
        sa.Column("left", _TIME),
        sa.Column("alone", sa.Boolean, nullable=False),
    )


def _create_night_round() -> None:
    op.create_table(
        "night_round",
        sa.Column("id", _ID, sa.Identity(), nullable=False),
        sa.Column("night_id", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("started", _TIME, nullable=False),
        sa.Column("ended", _TIME),
        sa.Column("message_id", sa.BigInteger),
        *_references("night_round", "night"),
        sa.PrimaryKeyConstraint("id", name="pk_night_round"),
        sa.UniqueConstraint("night_id", "number", name="uq_night_round_night_id"),
    )
    places = "place IN ('private-thread', 'public-thread', 'channel')"
    op.create_table(
        "night_table",
        sa.Column("id", _ID, sa.Identity(), nullable=False),
        sa.Column("round_id", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("seed", sa.Text),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("match_id", sa.BigInteger),
        sa.Column("called", _TIME),
        sa.CheckConstraint(places, name=op.f("ck_night_table_place")),
        sa.ForeignKeyConstraint(["round_id"], ["night_round.id"], name="fk_night_table_round_id"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_night_table_match_id"),
        sa.PrimaryKeyConstraint("id", name="pk_night_table"),
        sa.UniqueConstraint("round_id", "number", name="uq_night_table_round_id"),
        sa.UniqueConstraint("match_id", name="uq_night_table_match_id"),
    )
    _create_partial_index("ix_night_table_seed", "night_table", ["seed"], "seed IS NOT NULL")
    op.create_table(
        "night_seat",
        sa.Column("night_table_id", sa.BigInteger, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        *_references("night_seat", "night_table"),
        sa.PrimaryKeyConstraint("night_table_id", "position", name="pk_night_seat"),
    )
    _create_partial_index("ix_night_seat_user", "night_seat", ["user_id"], "user_id IS NOT NULL")
    op.create_table(
        "night_wish",
        sa.Column("night_id", sa.BigInteger, nullable=False),
        sa.Column("first_id", sa.BigInteger, nullable=False),
        sa.Column("second_id", sa.BigInteger, nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.CheckConstraint("wish IN ('together', 'apart')", name=op.f("ck_night_wish_wish")),
        *_references("night_wish", "night"),
        sa.PrimaryKeyConstraint("night_id", "first_id", "second_id", "wish", name="pk_night_wish"),
    )
    op.create_index("ix_night_wish_first", "night_wish", ["first_id"])
    op.create_index("ix_night_wish_second", "night_wish", ["second_id"])


def _create_night_person(table: str, *columns: sa.Column[Any]) -> None:
    op.create_table(
        table,
        sa.Column("night_id", sa.BigInteger, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        *columns,
        *_references(table, "night"),
        sa.PrimaryKeyConstraint("night_id", "user_id", name=f"pk_{table}"),
    )
    op.create_index(f"ix_{table}_user", table, ["user_id"])


def _references(table: str, *others: str) -> list[sa.ForeignKeyConstraint]:
    return [
        sa.ForeignKeyConstraint([f"{other}_id"], [f"{other}.id"], name=f"fk_{table}_{other}_id")
        for other in others
    ]


def _create_partial_index(
    name: str, table: str, columns: list[str], where: str, *, unique: bool = False
) -> None:
    condition = sa.text(where)
    op.create_index(name, table, columns, unique=unique, sqlite_where=condition, postgresql_where=condition)

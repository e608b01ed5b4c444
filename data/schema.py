"""The tables, as the program expects them after all migrations."""

from datetime import UTC, datetime

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    Date,
    DateTime,
    Dialect,
    ForeignKey,
    Identity,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    text,
    true,
)
from sqlalchemy.types import Boolean


class UtcDateTime(TypeDecorator[datetime]):
    """A moment: refuses a time without a zone, gives back UTC on every database."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Bring the moment to UTC, which SQLite stores without saying so."""
        if value is None:
            return None
        if value.tzinfo is None:
            msg = f"a time without a zone is no moment: {value}"
            raise ValueError(msg)
        value = value.astimezone(UTC)
        return value.replace(tzinfo=None) if dialect.name == "sqlite" else value

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Attach UTC to the time."""
        del dialect
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

_UNENDED = text("ended IS NULL")
_RESULT = text("team_id IS NOT NULL")
_HISTORY = text("ending IN ('finished', 'abandoned')")
_UNPLAYED = text("ending IN ('cancelled', 'expired')")
_SEEDED = text("seed IS NOT NULL")
_REMATCH = text("rematch_of IS NOT NULL")
_SEATED = text('"left" IS NULL')
_KNOWN = text("user_id IS NOT NULL")
_UNDER_WAY = text("state IN ('open', 'running', 'paused')")
_NOT_OVER = text("state NOT IN ('ended', 'cancelled')")
_HOSTED = text("host_id IS NOT NULL")

match = Table(
    "match",
    metadata,
    # SQLite assigns ids only in a column of exactly this type.
    Column("id", BigInteger().with_variant(Integer, "sqlite"), Identity(), primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer),
    Column("seed", Text),
    Column("rules_version", Integer),
    Column("initial_state", Text),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("locale", Text, nullable=False),
    Column("created", UtcDateTime, nullable=False),
    Column("started", UtcDateTime),
    Column("last_active", UtcDateTime, nullable=False),
    Column("reminded", UtcDateTime),
    Column("set_aside", UtcDateTime),
    Column("ended", UtcDateTime),
    Column("ending", Text),
    Column("outcome", Text),
    Column("score", BigInteger),
    # The optimistic lock: a step is stored only by moving this on from the step before.
    Column("steps", Integer, nullable=False, server_default=text("0")),
    Column("violations", Integer, nullable=False, server_default=text("0")),
    Column("withdrawn", Integer, nullable=False, server_default=text("0")),
    Column("deal", Text),
    Column("day", Date),
    Column("rematch_of", BigInteger),
    Column("ranked", Boolean, nullable=False, server_default=true()),
    # The number of seats that a companion has ever held since the start.
    Column("companions", Integer, nullable=False, server_default=text("0")),
    # Of a finished match: its leaderboard, and the team of everyone who ever held a seat (rulings: B1, B5).
    Column("leaderboard_id", BigInteger),
    Column("team_id", BigInteger),
    Column("counters", Text),
    # The message that announces the end; `message_id` is the table that was played on.
    Column("announcement_id", BigInteger),
    # What companions reach on the deal of a finished match: JSON.
    Column("deal_worth", Text),
    # How companions play here, as the caller called it; empty if nobody has chosen.
    Column("companion_style", Text),
    CheckConstraint("(ended IS NULL) = (ending IS NULL)", name="ended_with_ending"),
    CheckConstraint("ending IN ('finished', 'abandoned', 'cancelled', 'expired')", name="ending"),
    # A button carries its match's id, so an id is never used twice, not even after a row is lost.
    sqlite_autoincrement=True,
)
Index(
    "ix_match_live_channel", match.c.channel_id, unique=True, sqlite_where=_UNENDED, postgresql_where=_UNENDED
)
Index(
    "ix_match_team",
    match.c.team_id,
    match.c.guild_id,
    match.c.leaderboard_id,
    match.c.ended,
    sqlite_where=_RESULT,
    postgresql_where=_RESULT,
)
Index(
    "ix_match_history",
    match.c.guild_id,
    match.c.ended,
    match.c.id,
    sqlite_where=_HISTORY,
    postgresql_where=_HISTORY,
)
Index("ix_match_unplayed", match.c.ended, sqlite_where=_UNPLAYED, postgresql_where=_UNPLAYED)
Index("ix_match_seed", match.c.seed, sqlite_where=_SEEDED, postgresql_where=_SEEDED)
Index("ix_match_rematch_of", match.c.rematch_of, sqlite_where=_REMATCH, postgresql_where=_REMATCH)

match_player = Table(
    "match_player",
    metadata,
    Column("match_id", BigInteger, ForeignKey("match.id"), primary_key=True),
    Column("position", Integer, primary_key=True),
    # Empty for a companion, and for a person who was forgotten.
    Column("user_id", BigInteger),
    # The name of a companion, a player in the program.
    Column("companion", Text),
    Column("seat", Integer),
    Column("joined", UtcDateTime, nullable=False),
    Column("left", UtcDateTime),
    Column("counters", Text),
    Column("wants_end_since", UtcDateTime),
)
Index(
    "ix_match_player_seated_user",
    match_player.c.match_id,
    match_player.c.user_id,
    unique=True,
    sqlite_where=_SEATED,
    postgresql_where=_SEATED,
)
Index(
    "ix_match_player_held_seat",
    match_player.c.match_id,
    match_player.c.seat,
    unique=True,
    sqlite_where=_SEATED,
    postgresql_where=_SEATED,
)
Index("ix_match_player_user", match_player.c.user_id, sqlite_where=_KNOWN, postgresql_where=_KNOWN)

match_step = Table(
    "match_step",
    metadata,
    Column("match_id", BigInteger, ForeignKey("match.id"), primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("interaction_id", BigInteger),
    Column("at", UtcDateTime, nullable=False),
    UniqueConstraint("interaction_id"),
)

violation = Table(
    "violation",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), Identity(), primary_key=True),
    Column("match_id", BigInteger, ForeignKey("match.id"), nullable=False),
    # Flags a message once, also after a restart; emptied when the match ends.
    Column("message_id", BigInteger),
    Column("reason", Text, nullable=False),
    Column("at", UtcDateTime, nullable=False),
    Column("withdrawn", UtcDateTime),
    UniqueConstraint("message_id"),
    # A button carries its violation's number.
    sqlite_autoincrement=True,
)
Index("ix_violation_match", violation.c.match_id)

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
    sqlite_where=_KNOWN,
    postgresql_where=_KNOWN,
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

user_counter = Table(
    "user_counter",
    metadata,
    Column("user_id", BigInteger, primary_key=True),
    Column("guild_id", BigInteger, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("total", BigInteger, nullable=False),
)

daily_attempt = Table(
    "daily_attempt",
    metadata,
    Column("leaderboard_id", BigInteger, ForeignKey("leaderboard.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("match_id", BigInteger, ForeignKey("match.id"), nullable=False),
)
Index("ix_daily_attempt_user", daily_attempt.c.user_id)

replay_view = Table(
    "replay_view",
    metadata,
    Column("match_id", BigInteger, ForeignKey("match.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
)
Index("ix_replay_view_user", replay_view.c.user_id)

preference = Table(
    "preference",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("preferences", Text, nullable=False),
)

# A game night; `local_start` is the time on the clocks of `zone`, which a weekly night keeps all year.
night = Table(
    "night",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), Identity(), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("host_id", BigInteger),
    Column("title", Text, nullable=False),
    Column("local_start", Text, nullable=False),
    Column("zone", Text, nullable=False),
    Column("starts", UtcDateTime, nullable=False),
    Column("weekly", Boolean, nullable=False),
    Column("voice_id", BigInteger),
    Column("state", Text, nullable=False),
    Column("message_id", BigInteger),
    Column("event_id", BigInteger),
    Column("locale", Text, nullable=False),
    Column("created", UtcDateTime, nullable=False),
    Column("opened", UtcDateTime),
    Column("started", UtcDateTime),
    Column("ended", UtcDateTime),
    # The night before it in a weekly series: each is followed once, whatever is repeated after a crash.
    Column("follows_id", BigInteger, ForeignKey("night.id")),
    # The night that a draft changes once its host has said that it is right.
    Column("changes_id", BigInteger, ForeignKey("night.id")),
    # When its reminders were posted or skipped.
    Column("reminded_day", UtcDateTime),
    Column("reminded_soon", UtcDateTime),
    # The message with the summary of a night that has ended.
    Column("summary_id", BigInteger),
    UniqueConstraint("follows_id"),
    CheckConstraint(
        "state IN ('draft', 'planned', 'open', 'running', 'paused', 'ended', 'cancelled')", name="state"
    ),
    # A button carries its night's id.
    sqlite_autoincrement=True,
)
Index(
    "ix_night_under_way",
    night.c.channel_id,
    unique=True,
    sqlite_where=_UNDER_WAY,
    postgresql_where=_UNDER_WAY,
)
Index("ix_night_guild", night.c.guild_id, night.c.starts)
Index("ix_night_not_over", night.c.starts, sqlite_where=_NOT_OVER, postgresql_where=_NOT_OVER)
Index("ix_night_host", night.c.host_id, sqlite_where=_HOSTED, postgresql_where=_HOSTED)

# Whether people come to a night, from the buttons or from their interest in its scheduled event.
night_answer = Table(
    "night_answer",
    metadata,
    Column("night_id", BigInteger, ForeignKey("night.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("answer", Text, nullable=False),
    Column("wants_reminders", Boolean, nullable=False),
    Column("from_event", Boolean, nullable=False),
    Column("at", UtcDateTime, nullable=False),
)
Index("ix_night_answer_user", night_answer.c.user_id)

# Who was at a night, and from when to when.
night_presence = Table(
    "night_presence",
    metadata,
    Column("night_id", BigInteger, ForeignKey("night.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("joined", UtcDateTime, nullable=False),
    Column("left", UtcDateTime),
    Column("alone", Boolean, nullable=False),
)
Index("ix_night_presence_user", night_presence.c.user_id)

# A round of a night. Its tables are stored with it; their threads and matches follow.
night_round = Table(
    "night_round",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), Identity(), primary_key=True),
    Column("night_id", BigInteger, ForeignKey("night.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("started", UtcDateTime, nullable=False),
    Column("ended", UtcDateTime),
    # The message that lists the results of all tables.
    Column("message_id", BigInteger),
    UniqueConstraint("night_id", "number"),
)

night_table = Table(
    "night_table",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), Identity(), primary_key=True),
    Column("round_id", BigInteger, ForeignKey("night_round.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("place", Text, nullable=False),
    # The deal that other tables of the round play, too.
    Column("seed", Text),
    Column("channel_id", BigInteger),
    Column("match_id", BigInteger, ForeignKey("match.id")),
    Column("called", UtcDateTime),
    UniqueConstraint("round_id", "number"),
    UniqueConstraint("match_id"),
    CheckConstraint("place IN ('private-thread', 'public-thread', 'channel')", name="place"),
)
Index("ix_night_table_seed", night_table.c.seed, sqlite_where=_SEEDED, postgresql_where=_SEEDED)

# Who was seated at the split; who played is in match_player.
night_seat = Table(
    "night_seat",
    metadata,
    Column("night_table_id", BigInteger, ForeignKey("night_table.id"), primary_key=True),
    Column("position", Integer, primary_key=True),
    Column("user_id", BigInteger),
)
Index("ix_night_seat_user", night_seat.c.user_id, sqlite_where=_KNOWN, postgresql_where=_KNOWN)

# Who is to sit together or apart at a night, the lower id first; deleted when the night ends.
night_wish = Table(
    "night_wish",
    metadata,
    Column("night_id", BigInteger, ForeignKey("night.id"), primary_key=True),
    Column("first_id", BigInteger, primary_key=True),
    Column("second_id", BigInteger, primary_key=True),
    Column("wish", Text, primary_key=True),
    CheckConstraint("wish IN ('together', 'apart')", name="wish"),
)
Index("ix_night_wish_first", night_wish.c.first_id)
Index("ix_night_wish_second", night_wish.c.second_id)

"""The tables of matches: players, steps, texts, flagged messages, and who has opened their replays."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Date,
    ForeignKey,
    Identity,
    Index,
    Integer,
    Table,
    Text,
    UniqueConstraint,
    text,
    true,
)

from data.schema.columns import KNOWN, SEEDED, UtcDateTime, metadata

_UNENDED = text("ended IS NULL")
_RESULT = text("team_id IS NOT NULL")
_HISTORY = text("ending IN ('finished', 'abandoned')")
_UNPLAYED = text("ending IN ('cancelled', 'expired')")
_REMATCH = text("rematch_of IS NOT NULL")
_SEATED = text('"left" IS NULL')

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
Index("ix_match_live_channel", match.c.channel_id, unique=True, sqlite_where=_UNENDED)
Index(
    "ix_match_team",
    match.c.team_id,
    match.c.guild_id,
    match.c.leaderboard_id,
    match.c.ended,
    sqlite_where=_RESULT,
)
Index(
    "ix_match_history",
    match.c.guild_id,
    match.c.ended,
    match.c.id,
    sqlite_where=_HISTORY,
)
Index("ix_match_unplayed", match.c.ended, sqlite_where=_UNPLAYED)
Index("ix_match_seed", match.c.seed, sqlite_where=SEEDED)
Index("ix_match_rematch_of", match.c.rematch_of, sqlite_where=_REMATCH)

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
)
Index(
    "ix_match_player_held_seat",
    match_player.c.match_id,
    match_player.c.seat,
    unique=True,
    sqlite_where=_SEATED,
)
Index("ix_match_player_user", match_player.c.user_id, sqlite_where=KNOWN)

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

# Lines and themes that people wrote; they are deleted with the person, and after a while.
written_text = Table(
    "written_text",
    metadata,
    Column("match_id", BigInteger, ForeignKey("match.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("slot", Integer, primary_key=True),
    # Empty for a companion.
    Column("user_id", BigInteger),
    Column("text", Text, nullable=False),
    Column("written_at", UtcDateTime, nullable=False),
)
Index("ix_written_text_written_at", written_text.c.written_at)
Index("ix_written_text_user", written_text.c.user_id, sqlite_where=KNOWN)

replay_view = Table(
    "replay_view",
    metadata,
    Column("match_id", BigInteger, ForeignKey("match.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
)
Index("ix_replay_view_user", replay_view.c.user_id)

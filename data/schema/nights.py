"""The tables of game nights, their rounds and who comes."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Identity,
    Index,
    Integer,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

from data.schema.columns import KNOWN, SEEDED, UtcDateTime, metadata

_UNDER_WAY = text("state IN ('open', 'running', 'paused')")
_NOT_OVER = text("state NOT IN ('ended', 'cancelled')")
_HOSTED = text("host_id IS NOT NULL")
_OPEN = text("closed IS NULL")

# A game night; `local_start` is the time on the clocks of `zone`, which a night that repeats keeps all year.
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
    Column("voice_id", BigInteger),
    Column("state", Text, nullable=False),
    Column("message_id", BigInteger),
    Column("event_id", BigInteger),
    Column("locale", Text, nullable=False),
    Column("created", UtcDateTime, nullable=False),
    Column("opened", UtcDateTime),
    Column("started", UtcDateTime),
    Column("ended", UtcDateTime),
    # The night before it in a series: each is followed once, whatever is repeated after a crash.
    Column("follows_id", BigInteger, ForeignKey("night.id")),
    # The night that a draft changes once its host has said that it is right.
    Column("changes_id", BigInteger, ForeignKey("night.id")),
    # When its reminders were posted or skipped.
    Column("reminded_day", UtcDateTime),
    Column("reminded_soon", UtcDateTime),
    # The message with the summary of a night that has ended.
    Column("summary_id", BigInteger),
    # What its event said when it was last in step with the night.
    Column("event_name", Text),
    Column("event_starts", UtcDateTime),
    # How many people can come; null for any number.
    Column("places", Integer),
    Column("repeats", Text, nullable=False, server_default=text("'once'")),
    # The plan that the nights after it repeat, as JSON; null if it is this night's own.
    Column("series", Text),
    Column("reminded_three_hours", UtcDateTime),
    Column("reminded_hour", UtcDateTime),
    UniqueConstraint("follows_id"),
    CheckConstraint(
        "state IN ('draft', 'planned', 'open', 'running', 'paused', 'ended', 'cancelled')", name="state"
    ),
    # A button carries its night's id.
    sqlite_autoincrement=True,
)
Index("ix_night_under_way", night.c.channel_id, unique=True, sqlite_where=_UNDER_WAY)
Index("ix_night_guild", night.c.guild_id, night.c.starts)
Index("ix_night_not_over", night.c.starts, sqlite_where=_NOT_OVER)
Index("ix_night_host", night.c.host_id, sqlite_where=_HOSTED)

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
    # Whether the person was told to wait for a place, and has not been called since.
    Column("waits", Boolean, nullable=False, server_default=false()),
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
Index("ix_night_table_seed", night_table.c.seed, sqlite_where=SEEDED)

# A voice channel that was made for a table, until it is deleted.
night_room = Table(
    "night_room",
    metadata,
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    Column("night_table_id", BigInteger, ForeignKey("night_table.id"), nullable=False),
    Column("made", UtcDateTime, nullable=False),
    # Whether somebody has been in it: then it goes as soon as it is empty.
    Column("used", Boolean, nullable=False),
)

# Who was seated at the split; who played is in match_player.
night_seat = Table(
    "night_seat",
    metadata,
    Column("night_table_id", BigInteger, ForeignKey("night_table.id"), primary_key=True),
    Column("position", Integer, primary_key=True),
    Column("user_id", BigInteger),
)
Index("ix_night_seat_user", night_seat.c.user_id, sqlite_where=KNOWN)

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

# A question at which times people could come, until it is closed; then nobody is in it any more.
night_poll = Table(
    "night_poll",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), Identity(), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("host_id", BigInteger),
    Column("title", Text, nullable=False),
    # The moments as JSON, in their order.
    Column("times", Text, nullable=False),
    Column("locale", Text, nullable=False),
    Column("message_id", BigInteger),
    # When it was last changed: what a restart shows again.
    Column("changed", UtcDateTime, nullable=False),
    Column("closed", UtcDateTime),
    # The time that became a night.
    Column("chosen", UtcDateTime),
    # A button carries its poll's id.
    sqlite_autoincrement=True,
)
Index("ix_night_poll_open", night_poll.c.guild_id, sqlite_where=_OPEN)
Index("ix_night_poll_host", night_poll.c.host_id, sqlite_where=_HOSTED)

# Who could come at which of a poll's times, counted from 0.
night_poll_mark = Table(
    "night_poll_mark",
    metadata,
    Column("poll_id", BigInteger, ForeignKey("night_poll.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("at", UtcDateTime, nullable=False),
)
Index("ix_night_poll_mark_user", night_poll_mark.c.user_id)

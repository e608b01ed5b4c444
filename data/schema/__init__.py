"""The tables, as the program expects them after all migrations; `metadata` knows all of them."""

from data.schema.columns import UtcDateTime, metadata
from data.schema.matches import match, match_player, match_step, replay_view, violation
from data.schema.nights import (
    night,
    night_answer,
    night_presence,
    night_round,
    night_seat,
    night_table,
    night_wish,
)
from data.schema.people import (
    app_state,
    guild_settings,
    preference,
    user_counter,
    user_day,
    user_score,
    user_teammate,
)
from data.schema.results import (
    daily_attempt,
    guild_match_count,
    leaderboard,
    leaderboard_entry,
    result_player,
    shared_guild,
    team,
    team_achievement,
    team_member,
    team_name,
)

__all__ = [
    "UtcDateTime",
    "app_state",
    "daily_attempt",
    "guild_match_count",
    "guild_settings",
    "leaderboard",
    "leaderboard_entry",
    "match",
    "match_player",
    "match_step",
    "metadata",
    "night",
    "night_answer",
    "night_presence",
    "night_round",
    "night_seat",
    "night_table",
    "night_wish",
    "preference",
    "replay_view",
    "result_player",
    "shared_guild",
    "team",
    "team_achievement",
    "team_member",
    "team_name",
    "user_counter",
    "user_day",
    "user_score",
    "user_teammate",
    "violation",
]

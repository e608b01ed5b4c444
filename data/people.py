"""People: the stored facts about a person, their preferences, and the deletion of their data."""

import json
from collections.abc import Mapping
from datetime import date, datetime
from typing import Any

from sqlalchemy import Column, ColumnElement, Select, delete, func, select, update

from data import matches, players
from data.async_engine import AsyncConnection
from data.database import Database
from data.processes.news import NewsKind, send_news
from data.records import GuildId, MatchRecord, UserId
from data.results import statistics, user_sums
from data.results.statistics import Statistics
from data.schema import (
    call_request,
    daily_attempt,
    leaderboard,
    match,
    match_player,
    night,
    night_answer,
    night_poll,
    night_poll_mark,
    night_presence,
    night_round,
    night_seat,
    night_table,
    night_wish,
    preference,
    replay_view,
    result_player,
    team,
    team_achievement,
    team_member,
    team_name,
    user_counter,
    user_score,
    written_text,
)


class People:
    """The people of a database; each call is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get_statistics(
        self, user: UserId, guild: GuildId, *, recent: int = 200, teammates: int = 5
    ) -> Statistics:
        """Sum up a person's finished matches on a server, their last matches, and their teammates."""
        async with self._database.begin_read() as connection:
            return await statistics.read_statistics(
                connection, user, guild, recent=recent, teammates=teammates
            )

    async def get_preferences(self, user: UserId) -> str | None:
        """Return a person's preferences as they were saved."""
        async with self._database.begin_read() as connection:
            return await connection.scalar(
                select(preference.c.preferences).where(preference.c.user_id == user)
            )

    async def list_preferences_with_language(self) -> list[tuple[UserId, str]]:
        """List the people who chose a language for themselves, with their preferences as they were saved."""
        async with self._database.begin_read() as connection:
            rows = await connection.execute(
                select(preference.c.user_id, preference.c.preferences).where(
                    preference.c.preferences.contains('"language":"')
                )
            )
            return [(UserId(user), text) for user, text in rows]

    async def save_preferences(self, user: UserId, preferences: str) -> None:
        """Save a person's preferences in place of the former ones."""
        async with self._database.begin_write() as connection:
            await connection.execute(
                self._database.build_upsert(preference, user_id=user, preferences=preferences)
            )
            await send_news(self._database, connection, NewsKind.PREFERENCES, user)

    async def count_finished_matches(self, user: UserId, game: str) -> int:
        """Count the matches of a game that a person has finished, on whichever server."""
        finished = (
            select(func.sum(user_score.c.matches))
            .join(leaderboard, leaderboard.c.id == user_score.c.leaderboard_id)
            .where(user_score.c.user_id == user, leaderboard.c.game == game)
        )
        async with self._database.begin_read() as connection:
            return await connection.scalar(finished) or 0

    async def list_seated_matches(self, user: UserId) -> list[MatchRecord]:
        """List the lobbies and matches at which a person sits now, oldest first."""
        theirs = select(match_player.c.match_id).where(
            match_player.c.user_id == user, match_player.c.left.is_(None)
        )
        async with self._database.begin_read() as connection:
            return await matches.read_matches(connection, match.c.ended.is_(None) & match.c.id.in_(theirs))

    async def count_rows(self, user: UserId) -> Mapping[str, int]:
        """Count the rows that hold a person's id, by kind, and names and achievements of their teams."""
        async with self._database.begin_read() as connection:
            wishes = select(func.count()).select_from(night_wish).where(_is_wish_of(user))
            named, achieved = (
                select(func.count()).select_from(
                    of_teams.where(team_member.c.user_id == user).order_by(None).subquery()
                )
                for of_teams in (_TEAM_NAMES, _ACHIEVEMENTS)
            )
            return {
                name: await connection.scalar(select(func.count()).where(column == user)) or 0
                for name, column in _COLUMNS.items()
            } | {
                "wishes": await connection.scalar(wishes) or 0,
                "team-names": await connection.scalar(named) or 0,
                "achievements": await connection.scalar(achieved) or 0,
            }

    async def export_user(self, user: UserId) -> dict[str, object]:
        """Return all that is stored about a person as JSON; of other people only their number."""
        async with self._database.begin_read() as connection:
            preferred = await connection.scalar(
                select(preference.c.preferences).where(preference.c.user_id == user)
            )
            return {
                "user": str(user),
                "seats": await _read_rows(connection, _SEATS, match_player.c.user_id == user),
                "teams": await _read_rows(connection, _TEAMS, team_member.c.user_id == user),
                "team_names": await _read_rows(connection, _TEAM_NAMES, team_member.c.user_id == user),
                "achievements": await _read_rows(connection, _ACHIEVEMENTS, team_member.c.user_id == user),
                "counters": await _read_rows(connection, _COUNTERS, user_counter.c.user_id == user),
                "attempts": await _read_rows(connection, _ATTEMPTS, daily_attempt.c.user_id == user),
                "replays": await _read_rows(connection, _VIEWS, replay_view.c.user_id == user),
                "hosted": await _read_rows(connection, _HOSTED, night.c.host_id == user),
                "polls": await _read_rows(connection, _POLLS, night_poll.c.host_id == user),
                "marks": await _read_rows(connection, _MARKS, night_poll_mark.c.user_id == user),
                "answers": await _read_rows(connection, _ANSWERS, night_answer.c.user_id == user),
                "presences": await _read_rows(connection, _PRESENCES, night_presence.c.user_id == user),
                "rounds": await _read_rows(connection, _NIGHT_SEATS, night_seat.c.user_id == user),
                "wishes": await _read_rows(connection, _WISHES, _is_wish_of(user)),
                "calls": await _read_rows(connection, _CALLS, call_request.c.user_id == user),
                "texts": await _read_rows(connection, _TEXTS, written_text.c.user_id == user),
                "preferences": None if preferred is None else json.loads(preferred),
            }


async def forget_user(connection: AsyncConnection, user: UserId) -> int:
    """Remove a person's id from every row and return the number of rows; the matches stay."""
    count = await players.forget_user(connection, user)
    theirs = select(team_member.c.team_id).where(team_member.c.user_id == user)
    await connection.execute(update(team).where(team.c.id.in_(theirs)).values(key=None))
    # The name may be theirs, or that of all of them together.
    await connection.execute(delete(team_name).where(team_name.c.team_id.in_(theirs)))
    nameless = update(team_member).where(team_member.c.user_id == user).values(user_id=None)
    count += (await connection.execute(nameless)).rowcount
    for hosted in (night, night_poll):
        hostless = update(hosted).where(hosted.c.host_id == user).values(host_id=None)
        count += (await connection.execute(hostless)).rowcount
    seatless = update(night_seat).where(night_seat.c.user_id == user).values(user_id=None)
    count += (await connection.execute(seatless)).rowcount
    count += (await connection.execute(delete(night_wish).where(_is_wish_of(user)))).rowcount
    for table in (
        result_player,
        user_counter,
        daily_attempt,
        replay_view,
        preference,
        call_request,
        night_answer,
        night_poll_mark,
        night_presence,
        written_text,
    ):
        count += (await connection.execute(delete(table).where(table.c.user_id == user))).rowcount
    await user_sums.forget_user(connection, user)
    return count


# `result_player` and its sums repeat what a person's seats say, and are not listed a second time.
_COLUMNS: Mapping[str, Column[Any]] = {
    "seats": match_player.c.user_id,
    "teams": team_member.c.user_id,
    "counters": user_counter.c.user_id,
    "attempts": daily_attempt.c.user_id,
    "replays": replay_view.c.user_id,
    "hosted": night.c.host_id,
    "polls": night_poll.c.host_id,
    "marks": night_poll_mark.c.user_id,
    "answers": night_answer.c.user_id,
    "presences": night_presence.c.user_id,
    "rounds": night_seat.c.user_id,
    "calls": call_request.c.user_id,
    "texts": written_text.c.user_id,
    "preferences": preference.c.user_id,
}
_SEATS = (
    select(
        match.c.id.label("match"),
        match.c.game,
        match.c.options,
        match.c.guild_id,
        match.c.channel_id,
        match.c.started,
        match.c.ended,
        match.c.ending,
        match.c.score,
        match.c.violations,
        match.c.deal,
        match.c.day,
        match_player.c.seat,
        match_player.c.joined,
        match_player.c.left,
        match_player.c.wants_end_since,
        match_player.c.counters,
    )
    .join_from(match_player, match, match.c.id == match_player.c.match_id)
    .order_by(match.c.id, match_player.c.position)
)
_fellow = team_member.alias("fellow")
_TEAMS = select(
    team_member.c.team_id.label("team"),
    select(func.count()).where(_fellow.c.team_id == team_member.c.team_id).scalar_subquery().label("people"),
).order_by(team_member.c.team_id)
_TEAM_NAMES = (
    select(team_name.c.team_id.label("team"), team_name.c.guild_id, team_name.c.name)
    .join_from(team_member, team_name, team_name.c.team_id == team_member.c.team_id)
    .order_by(team_name.c.team_id, team_name.c.guild_id)
)
_ACHIEVEMENTS = (
    select(
        team_achievement.c.team_id.label("team"),
        team_achievement.c.guild_id,
        team_achievement.c.game,
        team_achievement.c.name,
        team_achievement.c.match_id.label("match"),
    )
    .join_from(team_member, team_achievement, team_achievement.c.team_id == team_member.c.team_id)
    .order_by(team_achievement.c.match_id, team_achievement.c.name)
)
_COUNTERS = select(
    user_counter.c.guild_id, user_counter.c.game, user_counter.c.name, user_counter.c.total
).order_by(user_counter.c.guild_id, user_counter.c.game, user_counter.c.name)
_ATTEMPTS = (
    select(
        leaderboard.c.day,
        leaderboard.c.game,
        leaderboard.c.options,
        leaderboard.c.seats,
        daily_attempt.c.match_id.label("match"),
    )
    .join_from(daily_attempt, leaderboard, leaderboard.c.id == daily_attempt.c.leaderboard_id)
    .order_by(leaderboard.c.day, daily_attempt.c.match_id)
)
_VIEWS = select(replay_view.c.match_id.label("match")).order_by(replay_view.c.match_id)

_HOSTED = select(
    night.c.id.label("night"),
    night.c.guild_id,
    night.c.channel_id,
    night.c.title,
    night.c.starts,
    night.c.repeats,
    night.c.state,
).order_by(night.c.id)
_POLLS = select(
    night_poll.c.id.label("poll"),
    night_poll.c.guild_id,
    night_poll.c.channel_id,
    night_poll.c.title,
    night_poll.c.times,
).order_by(night_poll.c.id)
_MARKS = select(
    night_poll_mark.c.poll_id.label("poll"), night_poll_mark.c.number, night_poll_mark.c.at
).order_by(night_poll_mark.c.poll_id, night_poll_mark.c.number)
_ANSWERS = select(
    night_answer.c.night_id.label("night"),
    night_answer.c.answer,
    night_answer.c.wants_reminders,
    night_answer.c.from_event,
    night_answer.c.at,
    night_answer.c.waits,
).order_by(night_answer.c.night_id)
_PRESENCES = select(
    night_presence.c.night_id.label("night"),
    night_presence.c.joined,
    night_presence.c.left,
    night_presence.c.alone,
).order_by(night_presence.c.night_id)

_NIGHT_SEATS = (
    select(
        night_round.c.night_id.label("night"),
        night_round.c.number.label("round"),
        night_table.c.number.label("table"),
        night_table.c.match_id.label("match"),
    )
    .join_from(night_seat, night_table, night_table.c.id == night_seat.c.night_table_id)
    .join(night_round, night_round.c.id == night_table.c.round_id)
    .order_by(night_round.c.night_id, night_round.c.number)
)
_CALLS = select(call_request.c.guild_id, call_request.c.until, call_request.c.called).order_by(
    call_request.c.guild_id
)
_TEXTS = select(
    written_text.c.match_id.label("match"),
    written_text.c.kind,
    written_text.c.round,
    written_text.c.seat,
    written_text.c.slot,
    written_text.c.text,
    written_text.c.written_at,
).order_by(
    written_text.c.match_id,
    written_text.c.round,
    written_text.c.kind,
    written_text.c.seat,
    written_text.c.slot,
)
# What is wished stays with those who wished it: it says something about another person, too.
_WISHES = select(night_wish.c.night_id.label("night")).order_by(night_wish.c.night_id)


def _is_wish_of(user: UserId) -> ColumnElement[bool]:
    return (night_wish.c.first_id == user) | (night_wish.c.second_id == user)


async def _read_rows(
    connection: AsyncConnection, query: Select[Any], theirs: ColumnElement[bool]
) -> list[object]:
    rows = await connection.execute(query.where(theirs))
    return [{name: _to_json_value(name, value) for name, value in row.items()} for row in rows.mappings()]


def _to_json_value(name: str, value: object) -> object:
    if isinstance(value, datetime | date):
        return value.isoformat()
    if name.endswith("_id"):
        # Discord's ids have more digits than JSON readers keep exactly.
        return str(value)
    if isinstance(value, str) and name in _JSON:
        return json.loads(value)
    return value


_JSON = {"options", "counters", "times"}

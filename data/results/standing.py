"""Standings: how a finished match stands among the others of its server (rulings: B2 to B5)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Label, Row, Select, bindparam, func, select, tuple_

from data.async_engine import AsyncConnection
from data.errors import TableGone
from data.records import LeaderboardEntry, LeaderboardKey, MatchId, Result
from data.results.result_query import read_results_of
from data.results.results import LEADERBOARD, leaderboard_columns, worth
from data.results.seasons import ALL_TIME
from data.schema import leaderboard, leaderboard_entry, match, team_achievement


@dataclass(frozen=True, slots=True)
class Standing:
    """The position of a finished match among the others of its server."""

    result: Result
    entry: LeaderboardEntry | None
    """The team's best on the leaderboard, whether or not it is this match."""
    teams: int
    """The number of teams on the leaderboard."""
    before: Result | None
    """The team's best ranked result on this leaderboard before this match."""
    previous: Result | None
    """The team's last match on this leaderboard before this one, ranked or not."""
    daily: LeaderboardEntry | None
    """The team's best on the leaderboard of the day's deal, for one of its matches."""
    daily_teams: int
    original: Result | None
    """The finished match that this one dealt again."""
    achievements: frozenset[str] = frozenset()
    """The team's achievements in this match, for the first time on this server."""

    @property
    def best(self) -> bool:
        """Whether this match is the team's best now."""
        return self.entry is not None and self.entry.result.match == self.result.match

    @property
    def record(self) -> bool:
        """Whether this match beats the team's best before it."""
        return self.result.ranked and self.best and self.before is not None


async def read_standing(connection: AsyncConnection, match_id: MatchId) -> Standing | None:
    """Read how a match stands, in two statements, three for the deal of a day; None if it is not finished.

    Raises:
        TableGone: there is no such match.
    """
    row = (await connection.execute(_STANDING, {"match": match_id})).one_or_none()
    if row is None:
        raise TableGone(match_id)
    if row.team_id is None or row.leaderboard_id is None:
        return None
    daily = await _read_daily_place(connection, row)
    listed = (match_id, row.before, row.previous, row.rematch_of, row.entry, daily.entry if daily else None)
    results = await read_results_of(connection, {match_id for match_id in listed if match_id is not None})
    return Standing(
        result=results[match_id],
        entry=_entry(row, results),
        teams=row.teams,
        before=results.get(row.before),
        previous=results.get(row.previous),
        daily=_entry(daily, results) if daily else None,
        daily_teams=daily.teams if daily else 0,
        original=results.get(row.rematch_of),
        achievements=frozenset(row.achievements.split(_COMMA) if row.achievements else ()),
    )


async def _read_daily_place(connection: AsyncConnection, row: Row[Any]) -> Row[Any] | None:
    if row.day is None:
        return None
    key = LeaderboardKey(row.game, row.options, row.seats, row.day, row.companions)
    values = leaderboard_columns(key) | {"guild": row.guild_id, "team": row.team_id}
    return (await connection.execute(_DAILY_PLACE, values)).one_or_none()


def _entry(place: Row[Any], results: Mapping[MatchId, Result]) -> LeaderboardEntry | None:
    return None if place.entry is None else LeaderboardEntry(1 + place.better, results[place.entry])


def _select_place(
    of: ColumnElement[int], guild: ColumnElement[int], team: ColumnElement[int]
) -> tuple[Label[Any], ...]:
    """Select a team's row on a leaderboard, the number of better ones, and that of all."""
    mine, other = leaderboard_entry.alias(), leaderboard_entry.alias()
    row, rows = (
        (one.c.leaderboard_id == of, one.c.guild_id == guild, one.c.season == ALL_TIME)
        for one in (mine, other)
    )
    is_better = tuple_(*worth(other)) < tuple_(*worth(mine))
    entry = select(mine.c.match_id).where(*row, mine.c.team_id == team)
    better = select(func.count()).where(*row, mine.c.team_id == team, *rows, is_better)
    teams = select(func.count()).where(*rows)
    return (
        entry.scalar_subquery().label("entry"),
        better.scalar_subquery().label("better"),
        teams.scalar_subquery().label("teams"),
    )


def _select_standing() -> Select[Any]:
    other = match.alias()
    played = select(other.c.id).where(
        other.c.team_id == match.c.team_id,
        other.c.guild_id == match.c.guild_id,
        other.c.leaderboard_id == match.c.leaderboard_id,
        tuple_(other.c.ended, other.c.id) < tuple_(match.c.ended, match.c.id),
    )
    best = (
        played.where(other.c.ranked, other.c.score.is_not(None))
        .order_by(other.c.score, other.c.violations, other.c.ended, other.c.id)
        .limit(1)
    )
    last = played.order_by(other.c.ended.desc(), other.c.id.desc()).limit(1)
    new = select(func.aggregate_strings(team_achievement.c.name, _COMMA)).where(
        team_achievement.c.match_id == match.c.id
    )
    return select(
        match.c.guild_id,
        match.c.team_id,
        match.c.leaderboard_id,
        match.c.rematch_of,
        match.c.day,
        match.c.game,
        match.c.options,
        match.c.seats,
        match.c.companions,
        best.scalar_subquery().label("before"),
        last.scalar_subquery().label("previous"),
        new.scalar_subquery().label("achievements"),
        *_select_place(match.c.leaderboard_id, match.c.guild_id, match.c.team_id),
    ).where(match.c.id == bindparam("match"))


_COMMA = ","
"""No code of an achievement has one."""
_STANDING = _select_standing()
_DAILY_PLACE = LEADERBOARD.add_columns(
    *_select_place(leaderboard.c.id, bindparam("guild"), bindparam("team"))
)

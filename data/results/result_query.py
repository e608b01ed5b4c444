"""Results: how they are read for leaderboards, statistics and comparisons."""

from collections import defaultdict
from collections.abc import Collection, Mapping
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, Subquery, bindparam, select

from data import matches
from data.async_engine import AsyncConnection
from data.records import DealKind, LeaderboardKey, MatchId, Result, UserId
from data.schema import match, team_member, team_name


class ResultQuery:
    """Reads the results of the matches that a list has in `match_id`, in one statement.

    Made once for each list, which has parameters for what differs: building a statement takes longer than a
    database takes to answer it.
    """

    def __init__(self, listed: Subquery, *order: ColumnElement[object], people: bool = True) -> None:
        """Build the statement; its order, and whether everyone of the teams is read, too."""
        named = (team_name.c.team_id == match.c.team_id) & (team_name.c.guild_id == match.c.guild_id)
        query: Select[Any] = (
            select(*_FACTS, team_name.c.name.label("team_name"), listed)
            .join_from(listed, match, match.c.id == listed.c.match_id)
            .outerjoin(team_name, named)
        )
        if people:
            of_team = team_member.c.team_id == match.c.team_id
            query = query.add_columns(team_member.c.user_id.label("person")).outerjoin(team_member, of_team)
            order = (*order, match.c.id, team_member.c.position)
        self._query = query.order_by(*order)
        self._people = people

    async def read(
        self, connection: AsyncConnection, values: Mapping[str, object]
    ) -> list[tuple[Result, Row[Any]]]:
        """Read the results, each with a row that has the columns of the list."""
        rows = (await connection.execute(self._query, values)).all()
        if not self._people:
            return [(_result(row, ()), row) for row in rows]
        firsts: dict[MatchId, Row[Any]] = {}
        members = defaultdict[MatchId, list[UserId | None]](list)
        for row in rows:
            firsts.setdefault(row.id, row)
            members[row.id].append(row.person)
        return [(_result(row, tuple(members[match_id])), row) for match_id, row in firsts.items()]


async def read_results_of(connection: AsyncConnection, ids: Collection[MatchId]) -> dict[MatchId, Result]:
    """Read results by the ids of their matches."""
    if not ids:
        return {}
    return {result.match: result for result, _ in await _OF_IDS.read(connection, {"ids": list(ids)})}


def _result(row: Row[Any], people: tuple[UserId | None, ...]) -> Result:
    # By position: looking up the names takes as long as all the rest, and a person has hundreds of results.
    match_id, guild, team_id, game, options, seats, companions, deal, day, *rest = row[: len(_FACTS) + 1]
    score, violations, outcome, started, ended, ranked, counters, deal_worth, name = rest
    return Result(
        match=match_id,
        guild=guild,
        team=team_id,
        people=people,
        key=LeaderboardKey(game, options, seats, companions=companions),
        deal=None if deal is None else DealKind(deal),
        day=day,
        score=score,
        violations=violations,
        outcome=outcome,
        started=started,
        ended=ended,
        ranked=ranked,
        counters=matches.parse_counters(counters),
        team_name=name,
        deal_worth=deal_worth,
    )


_FACTS = (
    match.c.id,
    match.c.guild_id,
    match.c.team_id,
    match.c.game,
    match.c.options,
    match.c.seats,
    match.c.companions,
    match.c.deal,
    match.c.day,
    match.c.score,
    match.c.violations,
    match.c.outcome,
    match.c.started,
    match.c.ended,
    match.c.ranked,
    match.c.counters,
    match.c.deal_worth,
)
_OF_IDS = ResultQuery(
    select(match.c.id.label("match_id")).where(match.c.id.in_(bindparam("ids", expanding=True))).subquery()
)

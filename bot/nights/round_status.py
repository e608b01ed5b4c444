"""The status of a round: the matches of its tables, and their results."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from bot.nights.matchpoints import BoardRow, TableResult, rank_people
from data.nights.records import NightTableRecord, RoundRecord
from data.records import Ending, MatchId, MatchRecord, UserId
from engine.model import Outcome
from engine.registry import RULESETS


@dataclass(frozen=True, slots=True)
class TableStatus:
    """A table of a round and its match."""

    table: NightTableRecord
    match: MatchRecord | None
    """Its match, once the lobby is open."""
    points: Fraction | None
    """The points of the table's people, from 0 to 100; None without a result."""
    compared: bool
    """Whether the points come from comparison with other tables."""

    @property
    def over(self) -> bool:
        """Whether nothing more is played there."""
        return self.match is not None and self.match.ended is not None

    @property
    def room(self) -> int:
        """How many people can sit down there now.

        A lobby whose deal other tables have, too, stays of their size.
        """
        match = self.match
        if match is None or match.ended is not None or match.set_aside is not None:
            return 0
        planned = None if self.table.seed is None else len(self.table.people)
        most = match.seats or planned or RULESETS[match.game].seats[-1]
        return max(0, most - len(match.seated))

    @property
    def outcome(self) -> Outcome | None:
        """How its match ended by the rules."""
        ended = None if self.match is None else self.match.ended
        return None if ended is None or ended.outcome is None else Outcome.model_validate_json(ended.outcome)


@dataclass(frozen=True, slots=True)
class RoundStatus:
    """A round with its tables' matches and results."""

    record: RoundRecord
    tables: tuple[TableStatus, ...]
    results: tuple[TableResult, ...]
    """The results in the order of the tables."""

    @property
    def running(self) -> tuple[MatchRecord, ...]:
        """The matches that have started and are not over."""
        matches = (table.match for table in self.tables if table.match is not None)
        return tuple(match for match in matches if match.started is not None and match.ended is None)

    @property
    def over(self) -> bool:
        """Whether all tables are over."""
        return all(table.over for table in self.tables)

    def list_compared_with(self, match: MatchId) -> tuple[TableStatus, ...]:
        """List the tables that finished the same deal as a match of the round, itself included."""
        deals = {
            table.match.id: result.deal
            for table, result in zip(self.tables, self.results, strict=True)
            if table.match is not None and table.compared
        }
        deal = deals.get(match)
        return tuple(
            table
            for table in self.tables
            if deal is not None and table.match is not None and deals.get(table.match.id) == deal
        )


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table of a round at which somebody can sit down."""

    round: int
    status: TableStatus


def find_busy(statuses: Sequence[RoundStatus]) -> set[UserId | None]:
    """Return everyone with a seat at a table that is not over."""
    busy: set[UserId | None] = set()
    for status in statuses:
        for table in status.tables if status.record.ended is None else ():
            if table.match is None:
                busy.update(table.table.people)
            elif not table.over:
                busy.update(player.user for player in table.match.seated)
    return busy


def rank_night(rounds: Sequence[RoundStatus]) -> tuple[BoardRow, ...]:
    """Return the board of a night (rulings: N3)."""
    return rank_people(status.results for status in rounds)


def find_result(table: NightTableRecord, match: MatchRecord | None) -> TableResult:
    """Return a table's result; everyone who ever held a seat there gets its points (rulings: B2)."""
    if match is None:
        return TableResult((), None, None, Fraction(0))
    people = tuple(dict.fromkeys(player.user for player in match.players if player.user is not None))
    ended = match.ended
    if ended is None or ended.ending is not Ending.FINISHED or ended.outcome is None:
        return TableResult(people, None, None, Fraction(0))
    outcome = Outcome.model_validate_json(ended.outcome)
    ruleset = RULESETS[match.game]
    options = ruleset.options.model_validate_json(match.options)
    share = ruleset.reached(outcome, match.seats or len(people), options)
    return TableResult(people, _identify_deal(table, match), (outcome.score, match.violations), share)


def _identify_deal(table: NightTableRecord, match: MatchRecord) -> str | None:
    """Return the key under which a table is compared: the same deal, played in the same way."""
    if table.seed is None or match.seed != table.seed or not match.ranked:
        return None
    return f"{match.seed} {match.game} {match.options} {match.seats} {match.companions}"

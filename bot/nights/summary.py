"""The summary of a night: its figures, its best table, and awards that praise."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from fractions import Fraction
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Final

from bot.nights.matchpoints import BoardRow, TableResult
from bot.nights.round_status import RoundStatus, TableStatus, rank_night
from bot.nights.rounds import GameRounds
from bot.tables.match_log import read_course
from data.nights.records import NightRecord
from data.records import MatchId, UserId
from data.store import Store
from engine.registry import RULESETS

if TYPE_CHECKING:
    from engine.model import Rescue

LONGEST_CALM: Final = timedelta(minutes=5)
"""A longer pause between two moves is a break, not calm."""
SHORTEST_CALM: Final = timedelta(seconds=10)
CLOSE: Final = Fraction(9, 10)
"""The share of all there was to reach from which on a match that was not won was close."""
MAX_AWARDS: Final = 5
"""How many awards a night has at most, those people talk about first."""


@dataclass(frozen=True, slots=True)
class Award:
    """Something a person or a table did most of."""

    code: str
    people: tuple[UserId, ...]
    count: int
    game: str = ""
    """The game in which it happened, if that counts."""
    table: TableStatus | None = None
    """The table whose result it is about, if it is about one."""


@dataclass(frozen=True, slots=True)
class BestTable:
    """The table that came furthest in its game."""

    table: TableStatus
    people: tuple[UserId, ...]
    share: Fraction
    """How much of all there was to reach it has reached."""


@dataclass(frozen=True, slots=True)
class NightSummary:
    """The summary of a night."""

    people: int
    rounds: int
    tables: int
    best: BestTable | None
    board: tuple[BoardRow, ...]
    awards: tuple[Award, ...]
    played: tuple[tuple[int, TableStatus], ...]
    """The round and the table of every match that was played to its end, oldest first."""
    others: tuple[UserId, ...] = ()
    """Those who were there, too, and have no row on the board."""


class NightSummaries:
    """Sums up nights from their stored rounds and matches."""

    def __init__(self, store: Store, rounds: GameRounds) -> None:
        self._store = store
        self._rounds = rounds

    async def sum_up(self, night: NightRecord) -> NightSummary:
        """Sum up a night."""
        rounds = await self._rounds.list_rounds(night.id)
        played = tuple(_list_finished(rounds))
        finished = [(table, result.people) for _, table, result in played]
        best, board = find_best_table(rounds), rank_night(rounds)
        awards = [
            await self._find_rescue(finished),
            find_close(rounds, best),
            *find_awards(rounds),
            await self._find_calm(finished),
        ]
        ranked = {row.person for row in board}
        players = {person for status in rounds for result in status.results for person in result.people}
        there = dict.fromkeys((*sorted(players), *(presence.user for presence in night.presences)))
        return NightSummary(
            people=len(players),
            rounds=len(rounds),
            tables=sum(table.match is not None for status in rounds for table in status.tables),
            best=best,
            board=board,
            played=tuple((number, table) for number, table, _ in played),
            awards=tuple(filter(None, awards))[:MAX_AWARDS],
            others=_as_users([user for user in there if user not in ranked]),
        )

    async def _find_calm(self, finished: Sequence[tuple[TableStatus, tuple[int, ...]]]) -> Award | None:
        """Find the table with the longest pause between two moves that was no break."""
        longest: tuple[timedelta, tuple[int, ...]] | None = None
        for table, people in finished:
            steps = await self._store.list_steps(table.match.id if table.match else MatchId(0))
            for before, after in pairwise(steps):
                pause = after.at - before.at
                if SHORTEST_CALM <= pause <= LONGEST_CALM and (longest is None or pause > longest[0]):
                    longest = pause, people
        return (
            None
            if longest is None
            else Award("calm", _as_users(longest[1]), round(longest[0].total_seconds()))
        )

    async def _find_rescue(self, finished: Sequence[tuple[TableStatus, tuple[int, ...]]]) -> Award | None:
        """Find the match in which a team reached most after it stood nearest to losing (rulings: N5)."""
        best: tuple[Rescue, str, tuple[int, ...]] | None = None
        for table, people in finished:
            if table.match is None:
                continue
            course = await read_course(self._store, table.match)
            rescue = RULESETS[table.match.game].find_rescue(course)
            if rescue is not None and (best is None or rescue.share > best[0].share):
                best = rescue, table.match.game, people
        return None if best is None else Award("rescue", _as_users(best[2]), best[0].count, best[1])


def find_best_table(rounds: Iterable[RoundStatus]) -> BestTable | None:
    """Return the table that came furthest in its game."""
    finished = [
        (result.share, -table.table.number, table, result.people)
        for _, table, result in _list_finished(rounds)
    ]
    best = max(finished, key=lambda entry: entry[:2], default=None)
    return None if best is None else BestTable(best[2], _as_users(best[3]), best[0])


def _list_finished(rounds: Iterable[RoundStatus]) -> Iterator[tuple[int, TableStatus, TableResult]]:
    """Yield the tables that finished their match, each with its round's number and its result."""
    for status in rounds:
        for table, result in zip(status.tables, status.results, strict=True):
            if result.rank is not None:
                yield status.record.number, table, result


def find_awards(rounds: Sequence[RoundStatus]) -> Iterator[Award]:
    """Yield the awards for what is counted in the matches of a night."""
    finished = [(table, result.people) for _, table, result in _list_finished(rounds)]
    yield from _find_first("tricks", _count_tricks(table for table, _ in finished))
    yield from _find_first("matches", Counter(UserId(person) for _, people in finished for person in people))
    yield from _find_quiet(finished)
    if len(rounds) > 1:
        yield from _find_first("partners", _count_partners(rounds))


def find_close(rounds: Sequence[RoundStatus], best: BestTable | None) -> Award | None:
    """Find the match that was most nearly won, unless that is the best table, which is named already."""
    close = [
        (result.share, -table.table.number, table, result.people)
        for _, table, result in _list_finished(rounds)
        if CLOSE <= result.share < 1 and (best is None or table.table.id != best.table.table.id)
    ]
    if not close:
        return None
    _, _, table, people = max(close, key=lambda entry: entry[:2])
    return Award("close", _as_users(people), 0, table=table)


def _count_tricks(tables: Iterable[TableStatus]) -> Counter[UserId]:
    tricks = Counter[UserId]()
    for table in tables:
        for player in table.match.players if table.match else ():
            if player.user is not None:
                tricks[player.user] += (player.counters or {}).get("tricks", 0)
    return tricks


def _find_quiet(finished: Sequence[tuple[TableStatus, tuple[int, ...]]]) -> Iterator[Award]:
    """Yield an award for the largest table without a violation, if there were violations at others."""
    quiet = [
        (len(people), table.table.number, people)
        for table, people in finished
        if table.match is not None and table.match.violations == 0
    ]
    if quiet and len(quiet) < len(finished):
        yield Award("quiet", _as_users(max(quiet)[2]), 0)


def _count_partners(rounds: Iterable[RoundStatus]) -> dict[UserId, int]:
    """Return with how many others each person has sat at a table."""
    partners = defaultdict[UserId, set[int]](set)
    for status in rounds:
        for result in status.results:
            for first, second in combinations(result.people, 2):
                partners[UserId(first)].add(second)
                partners[UserId(second)].add(first)
    return {user: len(others) for user, others in partners.items()}


def _find_first(code: str, counts: Mapping[UserId, int]) -> Iterator[Award]:
    """Yield an award for those with the highest count, if it is not everyone's."""
    most = max(counts.values(), default=0)
    first = tuple(sorted(user for user, count in counts.items() if count == most))
    if most > 0 and len(first) <= max(1, len(counts) // 3):
        yield Award(code, first, most)


def _as_users(people: Sequence[int]) -> tuple[UserId, ...]:
    return tuple(UserId(person) for person in people)

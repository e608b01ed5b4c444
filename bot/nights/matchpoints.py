"""Points of a round: how a table did among those that played the same deal (rulings: N1, N2)."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from bot.nights.mixing import Person

_FULL = 100


@dataclass(frozen=True, slots=True)
class TableResult:
    """The result of a table of a round."""

    people: tuple[Person, ...]
    """Who gets its points."""
    deal: str | None
    """The deal that other tables of this size play, too; None if no other table does."""
    rank: tuple[int, ...] | None
    """The order of results of one deal, lower first; None if the match was not played to its end."""
    share: Fraction
    """How much of all there was to reach the table has reached, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A person's row of the board of a night."""

    place: int
    """Counts from 1; people with equal points share a place."""
    person: Person
    points: Fraction
    rounds: int
    """The number of rounds for which they have points."""


def compute_points(tables: Sequence[TableResult]) -> tuple[Fraction | None, ...]:
    """Return the points of each table of a round, from 0 to 100; None without a result.

    >>> tables = [TableResult((), "deal", (rank,), Fraction(0)) for rank in (4, 9, 9)]
    >>> [str(points) for points in compute_points(tables)]
    ['100', '25', '25']
    """
    ranks = defaultdict[str, list[tuple[int, ...]]](list)
    for table in tables:
        if table.deal is not None and table.rank is not None:
            ranks[table.deal].append(table.rank)
    most = max((len(group) for group in ranks.values()), default=0)
    return tuple(_compute_table(table, ranks, most) for table in tables)


def _compute_table(
    table: TableResult, ranks: Mapping[str, Sequence[tuple[int, ...]]], most: int
) -> Fraction | None:
    if table.rank is None:
        return None
    others = ranks.get(table.deal or "", ())
    if len(others) < 2:  # noqa: PLR2004 - there is no rank among fewer
        return _FULL * table.share
    matchpoints = sum(2 * (table.rank < other) + (table.rank == other) for other in others) - 1
    # Neuberg's formula of duplicate bridge: fewer tables say less about a result, so it counts less.
    return _FULL * (Fraction(most * (matchpoints + 1), len(others)) - 1) / (2 * most - 2)


def rank_people(rounds: Iterable[Sequence[TableResult]]) -> tuple[BoardRow, ...]:
    """Return the board after some rounds: everyone with a result, most points first.

    Equal points share a place and are listed by the person's id.
    """
    played = Counter[Person]()
    points_of = defaultdict[Person, Fraction](Fraction)
    for tables in rounds:
        for table, points in zip(tables, compute_points(tables), strict=True):
            for person in table.people if points is not None else ():
                points_of[person] += points or 0
                played[person] += 1
    ordered = sorted(points_of, key=lambda person: (-points_of[person], person))
    better = [sum(points_of[other] > points_of[person] for other in ordered) for person in ordered]
    return tuple(
        BoardRow(1 + above, person, points_of[person], played[person])
        for above, person in zip(better, ordered, strict=True)
    )

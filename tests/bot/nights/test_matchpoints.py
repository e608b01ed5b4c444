"""Points of a night's rounds, with the worked examples of its rulings."""

from fractions import Fraction

from bot.nights.matchpoints import TableResult, compute_points, rank_people


def table(
    *people: int, deal: str | None = "deal", rank: int | None = 0, share: Fraction = Fraction(1, 2)
) -> TableResult:
    return TableResult(people, deal, None if rank is None else (rank,), share)


def points(*tables: TableResult) -> list[Fraction | None]:
    return list(compute_points(tables))


def test_each_table_left_behind_counts_and_a_tie_counts_half() -> None:
    """rulings: N1"""
    assert points(table(rank=0), table(rank=4), table(rank=9)) == [100, 50, 0]
    assert points(table(rank=4), table(rank=4), table(rank=9)) == [75, 75, 0]
    assert points(table(rank=7), table(rank=7)) == [50, 50]


def test_two_tables_say_less_than_three() -> None:
    """rulings: N1"""
    threes = [table(rank=rank, deal="three") for rank in (1, 2, 3)]
    fours = [table(rank=rank, deal="four") for rank in (5, 8)]
    assert points(*threes, *fours) == [100, 50, 0, Fraction("87.5"), Fraction("12.5")]


def test_a_deal_of_one_table_counts_what_was_reached() -> None:
    """rulings: N2"""
    alone = table(deal=None, share=Fraction(88, 98))
    assert points(alone) == [Fraction(8800, 98)]
    # The other table of the deal was broken off, so there is nothing to compare with.
    assert points(table(rank=3), table(rank=None)) == [50, None]


def test_a_table_that_was_broken_off_leaves_the_others_as_they_are() -> None:
    """rulings: N1"""
    assert points(table(rank=1), table(rank=2), table(rank=None)) == [100, 0, None]


def test_the_board_adds_up_rounds_and_equal_points_share_a_place() -> None:
    """rulings: N3"""
    first = [table(1, 2, rank=0), table(3, 4, rank=5)]
    second = [table(1, 3, rank=2), table(2, 5, rank=1)]
    board = rank_people([first, second])
    assert [(one.place, one.person, int(one.points), one.rounds) for one in board] == [
        (1, 2, 200, 2),
        (2, 1, 100, 2),
        (2, 5, 100, 1),
        (4, 3, 0, 2),
        (4, 4, 0, 1),
    ]


def test_points_of_a_comparison_average_fifty() -> None:
    """rulings: N1"""
    for ranks in ([1, 2, 3, 4], [1, 1, 1, 4], [2, 2, 5, 5, 5]):
        found = compute_points([table(rank=rank) for rank in ranks])
        assert sum(one or 0 for one in found) == 50 * len(ranks)

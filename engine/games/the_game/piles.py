"""The four piles: which cards fit, how far a card moves a pile on, and whether a hand can meet its duty."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

ASCENDING = (1, 2)
"""The piles that rise from 1 towards 99."""
DESCENDING = (3, 4)
"""The piles that fall from 100 towards 2."""
PILES = ASCENDING + DESCENDING
TRICK = 10
"""How far the backwards trick turns a pile back (rulings: G5)."""

Tops = tuple[int, int, int, int]
"""The card showing on piles 1 to 4, row cards included."""

START: Tops = (1, 1, 100, 100)
"""The row cards of piles 1 to 4."""


@dataclass(frozen=True, slots=True)
class Placement:
    """A pile that a card fits."""

    pile: int
    gap: int
    """How far the card moves the pile on; -10 is the backwards trick."""

    @property
    def is_trick(self) -> bool:
        """Whether this is the backwards trick."""
        return self.gap == -TRICK


def rises(pile: int) -> bool:
    """Return True if a pile is ascending."""
    return pile in ASCENDING


def gap(pile: int, top: int, card: int) -> int:
    """Return how far `card` moves a pile on; -10 is the backwards trick.

    >>> gap(1, 47, 50), gap(1, 47, 37), gap(3, 65, 75)
    (3, -10, -10)
    """
    return card - top if pile in ASCENDING else top - card


def fits(pile: int, top: int, card: int) -> bool:
    """Return True if `card` may be laid on a pile that shows `top`."""
    step = gap(pile, top, card)
    return step > 0 or step == -TRICK


def find_placements(card: int, tops: Tops) -> tuple[Placement, ...]:
    """Return the piles that a card fits, the smallest gap first; a backwards trick comes before all others.

    >>> [(one.pile, one.gap) for one in find_placements(37, (47, 30, 40, 35))]
    [(1, -10), (3, 3), (2, 7)]
    """
    # What `gap` says of each pile, written out: this is asked for every card of every view.
    one, two, three, four = tops
    gaps = [(card - one, 1), (card - two, 2), (three - card, 3), (four - card, 4)]
    gaps.sort()
    return tuple([_placement(pile, step) for step, pile in gaps if step > 0 or step == -TRICK])


@cache
def _placement(pile: int, step: int) -> Placement:
    """Return one and the same value for each of the few there are, as it never changes."""
    return Placement(pile, step)


def lay(tops: Tops, pile: int, card: int) -> Tops:
    """Return the piles with `card` on `pile`."""
    one, two, three, four = tops
    match pile:
        case 1:
            return (card, two, three, four)
        case 2:
            return (one, card, three, four)
        case 3:
            return (one, two, card, four)
        case _:
            return (one, two, three, card)


def restore(tops: Tops, rows: Sequence[Sequence[int]], pile: int) -> Tops:
    """Return the piles without the top card of `pile`; `rows` are the cards laid on each."""
    return lay(tops, pile, (START[pile - 1], *rows[pile - 1])[-2])


def find_moves(hand: Sequence[int], tops: Tops) -> list[tuple[int, int]]:
    """List every (card, pile) that the hand can lay next, in the order of the hand, then of the piles.

    >>> find_moves((37, 99), (47, 30, 40, 35))
    [(37, 1), (37, 2), (37, 3), (99, 1), (99, 2)]
    """
    # What `fits` says of each pile, written out: this is asked at every step of a playout.
    one, two, three, four = tops
    trick_one, trick_two, trick_three, trick_four = one - TRICK, two - TRICK, three + TRICK, four + TRICK
    moves = []
    for card in hand:
        if card > one or card == trick_one:
            moves.append((card, 1))
        if card > two or card == trick_two:
            moves.append((card, 2))
        if card < three or card == trick_three:
            moves.append((card, 3))
        if card < four or card == trick_four:
            moves.append((card, 4))
    return moves


def can_meet(hand: Sequence[int], tops: Tops, owed: int) -> bool:
    """Return True if `owed` cards can be laid in some order, each opening the way for the next.

    Source: rulings: G3.
    """
    if owed <= 0:
        return True
    if len(hand) < owed:
        return False
    # Mostly enough cards lie above one pile, or below another: laid in order, none takes another's place.
    lowest, highest = min(tops[0], tops[1]), max(tops[2], tops[3])
    if (
        len([card for card in hand if card > lowest]) >= owed
        or len([card for card in hand if card < highest]) >= owed
    ):
        return True
    if owed == 1:
        return bool(find_moves(hand, tops))
    return any(
        can_meet([other for other in hand if other != card], lay(tops, pile, card), owed - 1)
        for card, pile in find_moves(hand, tops)
    )


def ends_match(hand: Sequence[int], tops: Tops, owed: int, card: int, pile: int) -> bool:
    """Return True if laying `card` leaves a duty that the rest of the hand cannot meet.

    Only the hand itself is looked at, so the answer reveals nothing about any other hand (rulings: G4).
    """
    rest = [other for other in hand if other != card]
    return not can_meet(rest, lay(tops, pile, card), owed - 1)

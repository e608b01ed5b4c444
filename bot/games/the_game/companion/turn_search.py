"""The turns that a seat can take: sets of its cards, in an order, on piles.

A beam search by the number of cards laid. Turns that lay the same cards and lead to the same piles are one. A
card goes on the nearest pile of its kind or turns one back; cards beyond the duty are small steps or prepare
a trick. Where no turn is found so, all are searched.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bot.companions.compilation import Floats, Ints, compiled
from bot.games.the_game.companion.evaluation import (
    CARD_LIMIT,
    FEATURES,
    FIRST_FALLING,
    LAID,
    TRICK,
    evaluate,
    find_partners,
)

MAX_TURNS = 3000
"""The most rows of one search."""
PILES = 4
NEVER = 1e18
"""The cost of a turn that cannot end."""
_MAX_EXTRA_GAP = 10
"""The longest step of a card beyond the duty."""
_EXTRA_WIDTH = 8
"""How many turns are tried at least with one more card beyond the duty."""
_DEPTHS_WITHOUT_GAIN = 2
_BITS, _CARD = 7, 127
"""Each pile's card takes 7 bits of a key."""
_HAND_BITS = 8
"""The laid cards take a key's lowest bits."""
_RANK, _PENALTY, COST = 0, 1, 2
"""A row's place in the beam, its cost of signals, and the cost if the turn ends there."""


class Search(NamedTuple):
    """The input of a search beside the hand, and the turns it finds, in rows."""

    below: Ints
    """How many unseen cards are lower than each number."""
    weights: Floats
    penalties: Floats
    """By pile, the cost of a card, and of each number that it moves the pile on, by others' signals."""
    partners: Ints
    """For each card of the hand the place of the card that is ten higher, or -1."""
    keys: Ints
    """For each row the laid cards as bits, then the piles."""
    links: Ints
    """For each row the row before, the place of the last card in the hand, and its pile."""
    costs: Floats


def make_search() -> Search:
    """Return the memory of a search."""
    return Search(
        below=np.zeros(CARD_LIMIT + 1, np.int64),
        weights=np.zeros(FEATURES, np.float64),
        penalties=np.zeros((PILES, 2), np.float64),
        partners=np.zeros(_HAND_BITS, np.int64),
        keys=np.zeros(MAX_TURNS, np.int64),
        links=np.zeros((MAX_TURNS, 3), np.int64),
        costs=np.zeros((MAX_TURNS, 3), np.float64),
    )


def trace_turn(search: Search, row: int) -> Sequence[tuple[int, int]]:
    """Return the places in the hand of a turn's cards, and their piles, in order."""
    steps: list[tuple[int, int]] = []
    while row:
        before, index, pile = (int(value) for value in search.links[row])
        steps.append((index, pile))
        row = before
    return steps[::-1]


@compiled
def top_of(key: int, pile: int) -> int:
    """Return the card that a pile shows."""
    return key >> (_HAND_BITS + pile * _BITS) & _CARD


@compiled
def sum_moves(key: int) -> int:
    """Return how far all piles have moved on, up to a constant."""
    return top_of(key, 0) + top_of(key, 1) - top_of(key, 2) - top_of(key, 3)


@compiled
def laid_of(key: int) -> int:
    """Return the laid cards as bits."""
    return key & ((1 << _HAND_BITS) - 1)


def make_key(tops: Sequence[int], laid: Sequence[int]) -> int:
    """Return the key of a turn that leads to these piles and lays the cards at these places in the hand."""
    key = sum(1 << index for index in laid)
    for pile, top in enumerate(tops):
        key |= top << (_HAND_BITS + pile * _BITS)
    return key


@compiled
def find_best(search: Search, count: int) -> int:
    """Return the row of the best turn among the first `count`, or -1 if none can end."""
    best, row = NEVER, -1
    for index in range(count):
        if search.costs[index, COST] < best:
            best, row = search.costs[index, COST], index
    return row


@compiled
def search_turns(hand: Ints, held: int, tops: Ints, owed: int, width: int, search: Search) -> int:
    """Find turns, and return the number of rows; `width` says how many go on at each number of cards."""
    find_partners(hand, held, search.partners)
    count = _search(hand, held, tops, owed, width, False, search)  # noqa: FBT003 - compiled, so by position
    if find_best(search, count) >= 0:
        return count
    return _search(hand, held, tops, owed, MAX_TURNS, True, search)  # noqa: FBT003 - as above


@compiled
def _search(
    hand: Ints,
    held: int,
    tops: Ints,
    owed: int,
    width: int,
    thorough: bool,  # noqa: FBT001 - as above
    search: Search,
) -> int:
    key = 0
    for pile in range(PILES):
        key |= int(tops[pile]) << (_HAND_BITS + pile * _BITS)
    search.keys[0] = key
    search.costs[0, _RANK] = search.costs[0, _PENALTY] = 0.0
    search.costs[0, COST] = NEVER
    best = _evaluate_rows(hand, held, 0, 1, 0.0, search) if owed <= 0 else NEVER
    # Where no turn is found so easily there are few to choose from.
    extra = _EXTRA_WIDTH if thorough else max(_EXTRA_WIDTH, width)
    start, count, depth, without_gain = 0, 1, 0, 0
    while start < count and depth < held and (depth <= owed or without_gain < _DEPTHS_WITHOUT_GAIN):
        end = count
        tried = width if depth < owed else extra
        count = _expand_rows(hand, held, tried, thorough, depth >= owed, start, end, search)
        depth += 1
        start = end
        if depth < owed:
            continue
        without_gain += 1
        cost = _evaluate_rows(hand, held, start, count, search.weights[LAID] * depth, search)
        if cost < best:
            best = cost
            without_gain = 0
    return count


@compiled
def _evaluate_rows(hand: Ints, held: int, start: int, end: int, laid: float, search: Search) -> float:
    """Write the costs of ending the turn after the rows of a depth; return the lowest."""
    keys, costs = search.keys, search.costs
    below, partners, weights = search.below, search.partners, search.weights
    best = NEVER
    for row in range(start, end):
        key = int(keys[row])
        one, two, three, four = top_of(key, 0), top_of(key, 1), top_of(key, 2), top_of(key, 3)
        cost = costs[row, _PENALTY] + laid
        cost += evaluate(hand, held, laid_of(key), one, two, three, four, below, partners, weights)
        costs[row, _RANK] = costs[row, COST] = cost
        best = min(best, cost)
    return float(best)


@compiled
def _expand_rows(
    hand: Ints,
    held: int,
    width: int,
    thorough: bool,  # noqa: FBT001 - as above
    duty_met: bool,  # noqa: FBT001 - as above
    start: int,
    end: int,
    search: Search,
) -> int:
    """Add the rows with one card more that follow from the best rows from `start` to `end`.

    Return the new number of rows.
    """
    # The loops are in few functions, since a call takes apart and counts every array of a search.
    keys, links, costs, penalties = search.keys, search.links, search.costs, search.penalties
    count = end
    for _ in range(width):
        row = _find_lowest(costs, start, end)
        if row < 0:
            break
        costs[row, _RANK] = NEVER
        key = int(keys[row])
        # Ranks turns that cannot end yet.
        moved = sum_moves(key)
        for place in range(held * PILES):
            index, pile = place // PILES, place % PILES
            gap = _find_gap(key, pile, int(hand[index]))
            if key >> index & 1 or not _may_lay(hand, held, key, index, pile, gap, thorough, duty_met):
                continue
            shift = _HAND_BITS + pile * _BITS
            following = (key & ~(_CARD << shift)) | int(hand[index]) << shift | 1 << index
            if count >= MAX_TURNS or _is_known(keys, following, end, count):
                continue
            keys[count] = following
            links[count, 0] = row
            links[count, 1] = index
            links[count, 2] = pile
            costs[count, _RANK] = moved + gap
            costs[count, _PENALTY] = (
                costs[row, _PENALTY] + penalties[pile, 0] + penalties[pile, 1] * max(0, gap)
            )
            costs[count, COST] = NEVER
            count += 1
    return count


@compiled
def _find_lowest(costs: Floats, start: int, end: int) -> int:
    """Return the row of the lowest rank, or -1 if all rows have been taken."""
    best, row = NEVER, -1
    for index in range(start, end):
        if costs[index, _RANK] < best:
            best, row = costs[index, _RANK], index
    return row


@compiled
def _is_known(keys: Ints, key: int, start: int, end: int) -> bool:
    for index in range(start, end):  # noqa: SIM110 - Numba compiles no generator
        if keys[index] == key:
            return True
    return False


@compiled
def _find_gap(key: int, pile: int, card: int) -> int:
    """Return how far a card moves a pile on; -10 is the backwards trick."""
    return card - top_of(key, pile) if pile < FIRST_FALLING else top_of(key, pile) - card


@compiled
def _may_lay(
    hand: Ints,
    held: int,
    key: int,
    index: int,
    pile: int,
    gap: int,
    thorough: bool,  # noqa: FBT001 - as above
    duty_met: bool,  # noqa: FBT001 - as above
) -> bool:
    """Return True for a trick, and for a step on the nearer pile of a kind unless it is a needless jump.

    If `thorough`, return True for every card that fits.
    """
    if gap == -TRICK:
        return True
    if gap <= 0 or thorough:
        return gap > 0
    card = int(hand[index])
    other = _find_gap(key, pile ^ 1, card)
    if 0 < other < gap or (other == gap and pile & 1):
        return False
    if not duty_met or gap <= _MAX_EXTRA_GAP:
        return True
    wanted = card - TRICK if pile < FIRST_FALLING else card + TRICK
    for one in range(held):  # noqa: SIM110 - as above
        if hand[one] == wanted and not key >> one & 1:
            return True
    return False

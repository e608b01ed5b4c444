"""The turns that a seat can take: sets of its cards, in an order, on piles.

A beam search by the number of cards laid. Turns that lay the same cards and lead to the same piles are one. A
card goes on the nearest pile of its kind or turns one back; cards beyond the duty are small steps or prepare
a trick. Where no turn is found so, all are searched.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bot.companions.compilation import Floats, Ints, compiled
from bot.companions.the_game.evaluation import CARD_LIMIT, FEATURES, FIRST_FALLING, LAID, TRICK, evaluate

MAX_TURNS = 3000
"""The most rows of one search."""
PILES = 4
NEVER = 1e18
"""The cost of a turn that cannot end."""
_MAX_EXTRA_GAP = 10
"""The longest step of a card beyond the duty."""
_EXTRA_WIDTH = 4
"""How many turns are tried with one more card beyond the duty."""
_DEPTHS_WITHOUT_GAIN = 2
_BITS, _CARD = 7, 127
"""Each pile's card takes 7 bits of a key."""
_HAND_BITS = 8
"""The laid cards take a key's lowest bits."""
_RANK, _PENALTY, COST = 0, 1, 2
"""A row's place in the beam, what signals cost it, and the cost if the turn ends there."""


class Search(NamedTuple):
    """What a search starts from beside the hand, and the turns it finds, in rows."""

    below: Ints
    """How many unseen cards are lower than each number."""
    weights: Floats
    penalties: Floats
    """What a card costs on each pile because of others' signals."""
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
        penalties=np.zeros(PILES, np.float64),
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
    search.costs[0, COST] = _evaluate_row(hand, held, search, 0) if owed <= 0 else NEVER
    best = search.costs[0, COST]
    start, count, depth, without_gain = 0, 1, 0, 0
    while start < count and depth < held and (depth <= owed or without_gain < _DEPTHS_WITHOUT_GAIN):
        end = count
        for _ in range(width if depth < owed else _EXTRA_WIDTH):
            row = _take_best(search, start, end)
            if row < 0:
                break
            count = _expand(hand, held, row, thorough, depth >= owed, end, count, search)
        depth += 1
        start = end
        if depth < owed:
            continue
        without_gain += 1
        for row in range(start, count):
            cost = _evaluate_row(hand, held, search, row) + search.weights[LAID] * depth
            search.costs[row, _RANK] = search.costs[row, COST] = cost
            if cost < best:
                best = cost
                without_gain = 0
    return count


@compiled
def _evaluate_row(hand: Ints, held: int, search: Search, row: int) -> float:
    key = int(search.keys[row])
    one, two, three, four = top_of(key, 0), top_of(key, 1), top_of(key, 2), top_of(key, 3)
    cost = evaluate(hand, held, laid_of(key), one, two, three, four, search.below, search.weights)
    return float(cost + search.costs[row, _PENALTY])


@compiled
def _take_best(search: Search, start: int, end: int) -> int:
    """Return the best row of a depth that has not been taken yet, or -1."""
    best, row = NEVER, -1
    for index in range(start, end):
        if search.costs[index, _RANK] < best:
            best, row = search.costs[index, _RANK], index
    if row >= 0:
        search.costs[row, _RANK] = NEVER
    return row


@compiled
def _expand(
    hand: Ints,
    held: int,
    row: int,
    thorough: bool,  # noqa: FBT001 - as above
    duty_met: bool,  # noqa: FBT001 - as above
    end: int,
    count: int,
    search: Search,
) -> int:
    """Add what follows from a row when one more card is laid; return the new number of rows."""
    key = int(search.keys[row])
    # How far the piles have moved on ranks turns that cannot end yet.
    moved = top_of(key, 0) + top_of(key, 1) - top_of(key, 2) - top_of(key, 3)
    for index in range(held):
        if key >> index & 1:
            continue
        card = int(hand[index])
        for pile in range(PILES):
            gap = _find_gap(key, pile, card)
            if not (
                _is_sensible(hand, held, key, card, pile, gap, duty_met)
                if not thorough
                else gap > 0 or gap == -TRICK
            ):
                continue
            shift = _HAND_BITS + pile * _BITS
            following = (key & ~(_CARD << shift)) | card << shift | 1 << index
            if count >= MAX_TURNS or _is_known(search.keys, following, end, count):
                continue
            search.keys[count] = following
            search.links[count, 0] = row
            search.links[count, 1] = index
            search.links[count, 2] = pile
            search.costs[count, _RANK] = moved + gap
            search.costs[count, _PENALTY] = search.costs[row, _PENALTY] + search.penalties[pile]
            search.costs[count, COST] = NEVER
            count += 1
    return count


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
def _is_sensible(
    hand: Ints,
    held: int,
    key: int,
    card: int,
    pile: int,
    gap: int,
    duty_met: bool,  # noqa: FBT001 - as above
) -> bool:
    """Return True for a trick, and for a step on the nearer pile of a kind unless it is a needless jump."""
    if gap == -TRICK:
        return True
    other = _find_gap(key, pile ^ 1, card)
    if gap <= 0 or 0 < other < gap or (other == gap and pile & 1):
        return False
    if not duty_met or gap <= _MAX_EXTRA_GAP:
        return True
    wanted = card - TRICK if pile < FIRST_FALLING else card + TRICK
    for index in range(held):  # noqa: SIM110 - as above
        if hand[index] == wanted and not key >> index & 1:
            return True
    return False

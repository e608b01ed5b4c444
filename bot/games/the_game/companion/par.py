"""The worth of a deal: the cards that companions leave of it, and whether all of them can be laid.

Par is the median over matches in which all seats play by the evaluation, each with weights that differ a
little. Whether a deal can be beaten is searched with open cards, by a beam of whole turns.
"""

from collections.abc import Sequence

import numpy as np

from bot.companions.compilation import Floats, Ints, compiled
from bot.games.the_game.companion.playouts import (
    PLAYOUT_WIDTH,
    SEATS,
    TURN,
    CoreMatch,
    copy_match,
    count_left,
    deal_cards,
    end_turn,
    find_owed,
    lay_turn,
    make_match,
    play_out,
    prepare_search,
)
from bot.games.the_game.companion.rollouts import roll
from bot.games.the_game.companion.turn_search import COST, NEVER, Search, make_search, search_turns
from bot.games.the_game.companion.weights import read_weights

_PLAYOUTS = 200
_WIDTHS = (5, 20, 100)
"""How many lines go on after each turn: a wider beam is tried where the one before has found none."""
_BRANCHES = 8
"""How many turns of each line are looked at."""
_DEVIATION = 0.3
"""How much a weight differs at most."""
_SIDES = 1000


def compute_par(cards: Sequence[int], seats: int, minimum: int, hand_size: int) -> int:
    """Return the median of the cards that companions leave of a deal."""
    weights = read_weights(seats)
    results = np.zeros(_PLAYOUTS, np.int64)
    match = make_match(seats, minimum, hand_size)
    _play_deals(match, np.array(cards), weights.early, weights.late, np.array([1]), results, make_search())
    return int(np.sort(results)[_PLAYOUTS // 2])


def is_line_found(cards: Sequence[int], seats: int, minimum: int, hand_size: int) -> bool:
    """Return True if a search with open cards finds a way to lay all of them."""
    weights = read_weights(seats)
    for width in _WIDTHS:
        lines, following = _stack(width, seats), _stack(width, seats)
        for first in range(seats):
            line = _line(lines, first)
            copy_match(make_match(seats, minimum, hand_size), line)
            deal_cards(line, np.array(cards))
            line.facts[TURN] = first
        if _search_lines(lines, following, seats, weights.early, weights.late, make_search()):
            return True
    return False


def _stack(count: int, seats: int) -> CoreMatch:
    """Return the memory of several matches, each array with one dimension more."""
    stack = CoreMatch(*(np.repeat(array[np.newaxis], count, 0) for array in make_match(seats, 0, 0)))
    stack.facts[:, SEATS] = seats
    return stack


@compiled
def _line(stack: CoreMatch, place: int) -> CoreMatch:
    return CoreMatch(
        stack.hands[place],
        stack.held[place],
        stack.tops[place],
        stack.deck[place],
        stack.unlaid[place],
        stack.signals[place],
        stack.facts[place],
    )


@compiled
def _play_deals(
    match: CoreMatch, cards: Ints, early: Floats, late: Floats, dice: Ints, left: Ints, search: Search
) -> None:
    """Play a deal again and again, and write how many cards each match leaves."""
    for number in range(len(left)):
        deal_cards(match, cards)
        match.facts[TURN] = number % match.facts[SEATS]
        left[number] = play_out(match, _vary(early, dice), _vary(late, dice), search)


@compiled
def _vary(weights: Floats, dice: Ints) -> Floats:
    varied = weights.copy()
    for feature in range(len(varied)):
        varied[feature] *= 1 + _DEVIATION * (2 * roll(dice, _SIDES) / _SIDES - 1)
    return varied


@compiled
def _search_lines(
    lines: CoreMatch, following: CoreMatch, count: int, early: Floats, late: Floats, search: Search
) -> bool:
    """Return True if one of the first `count` lines can be played on until all cards are laid."""
    ranks = np.full(len(lines.held), NEVER)
    while count > 0:
        ranks[:] = NEVER
        for place in range(count):
            line = _line(lines, place)
            prepare_search(line, early, late, search)
            seat = line.facts[TURN]
            rows = search_turns(
                line.hands[seat], int(line.held[seat]), line.tops, find_owed(line), PLAYOUT_WIDTH, search
            )
            for _ in range(_BRANCHES):
                row = int(np.argmin(search.costs[:rows, COST]))
                cost = search.costs[row, COST]
                search.costs[row, COST] = NEVER
                worst = int(np.argmax(ranks))
                # Lines of the same cost are nearly always one line in another order.
                if cost >= ranks[worst] or (ranks == cost).any():
                    continue
                ranks[worst] = cost
                next_line = _line(following, worst)
                copy_match(line, next_line)
                laid = lay_turn(next_line, int(search.keys[row]))
                if count_left(next_line) == 0:
                    return True
                end_turn(next_line, laid)
        count = 0
        for place in range(len(ranks)):
            if ranks[place] < NEVER:
                copy_match(_line(following, place), _line(lines, count))
                count += 1
    return False

"""People of The Game who play worse than companions, compiled with them, for tuning."""

import numpy as np

from bot.companions.compilation import Floats, Ints, compiled
from bot.games.the_game.companion.evaluation import FAR, FIRST_FALLING, TRICK
from bot.games.the_game.companion.playouts import (
    PLAYOUT_WIDTH,
    STUCK,
    TURN,
    CoreMatch,
    count_left,
    deal_cards,
    end_turn,
    find_owed,
    lay_turn,
    prepare_search,
)
from bot.games.the_game.companion.rollouts import roll
from bot.games.the_game.companion.turn_search import PILES, Search, find_best, search_turns

COMPANION, AVERAGE, CARELESS, RANDOM = 0, 1, 2, 3
"""How a seat plays: by the evaluation, the smallest steps, a random or a close card, any card."""
KINDS = (AVERAGE, CARELESS, RANDOM)
_CLOSEST = 3
"""From how many of the closest steps a careless person takes any."""
_AT_RANDOM = 4
"""One in so many cards of a careless person is any card."""


@compiled
def find_steps(match: CoreMatch, steps: Ints) -> int:
    """Write gap, place in the hand and pile of each step of the seat to play; return their number."""
    seat = match.facts[TURN]
    count = 0
    for index in range(match.held[seat]):
        for pile in range(PILES):
            gap = match.hands[seat, index] - match.tops[pile]
            if pile >= FIRST_FALLING:
                gap = -gap
            if gap > 0 or gap == -TRICK:
                steps[count, 0], steps[count, 1], steps[count, 2] = gap, index, pile
                count += 1
    return count


@compiled
def choose_step(steps: Ints, count: int, kind: int, dice: Ints) -> int:
    """Return the place of the step that a person of a kind takes."""
    if kind == RANDOM or (kind == CARELESS and roll(dice, _AT_RANDOM) == 0):
        return roll(dice, count)
    among = 1 if kind == AVERAGE else min(count, _CLOSEST)
    rank = roll(dice, among)
    order = np.argsort(steps[:count, 0])
    return int(order[rank])


@compiled
def play_turn_of_person(match: CoreMatch, kind: int, dice: Ints, steps: Ints) -> None:
    """Lay the cards that a person owes, one after the other, and draw."""
    seat = match.facts[TURN]
    owed = find_owed(match)
    for _ in range(owed):
        count = find_steps(match, steps)
        if count == 0:
            match.facts[STUCK] = 1
            return
        step = choose_step(steps, count, kind, dice)
        index, pile = steps[step, 1], steps[step, 2]
        card = match.hands[seat, index]
        match.tops[pile] = card
        match.unlaid[card] = 0
        match.held[seat] -= 1
        match.hands[seat, index] = match.hands[seat, match.held[seat]]
    if count_left(match) > 0:
        end_turn(match, owed)


@compiled
def play_beside(
    match: CoreMatch,
    deck: Ints,
    kinds: Ints,
    wrecked: int,
    dice: Ints,
    early: Floats,
    late: Floats,
    search: Search,
) -> int:
    """Play a deal to its end, each seat by its kind, the first turns at random; return the cards left."""
    deal_cards(match, deck)
    match.facts[TURN] = 0
    steps = np.zeros((FAR, 3), np.int64)
    turn = 0
    while match.facts[STUCK] == 0 and count_left(match) > 0:
        seat = match.facts[TURN]
        kind = RANDOM if turn < wrecked else kinds[seat]
        turn += 1
        if kind != COMPANION:
            play_turn_of_person(match, kind, dice, steps)
            continue
        prepare_search(match, early, late, search)
        held = int(match.held[seat])
        count = search_turns(match.hands[seat], held, match.tops, find_owed(match), PLAYOUT_WIDTH, search)
        best = find_best(search, count)
        if best < 0:
            match.facts[STUCK] = 1
            continue
        laid = lay_turn(match, int(search.keys[best]))
        if count_left(match) > 0:
            end_turn(match, laid)
    return count_left(match)

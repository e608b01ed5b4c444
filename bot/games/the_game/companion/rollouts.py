"""Choosing among turns by playing them out on deals that a seat can imagine.

Every deal shuffles what the seat cannot see into the other hands and the draw pile, so that it agrees with
the signals on the table; all turns are tried on the same deals. The worse half is dropped again and again,
and so are turns that are clearly behind.
"""

import numpy as np

from bot.companions.compilation import Floats, Ints, compiled
from bot.games.the_game.companion.evaluation import FIRST_FALLING, TRICK
from bot.games.the_game.companion.playouts import (
    DECK,
    LEAVE,
    LEAVE_GAP,
    NO_SIGNAL,
    SEATS,
    SMALL,
    SMALL_GAP,
    STUCK,
    TURN,
    TURN_BACK,
    CoreMatch,
    copy_match,
    count_left,
    end_turn,
    lay_turn,
    play_out,
)
from bot.games.the_game.companion.turn_search import PILES, Search

WON, UNDER_TEN = 20.0, 5.0
"""Worth in cards of a win, and of fewer than ten cards left."""
_TEN = 10
_MODULUS, _MULTIPLIER = 2147483647, 48271
_COST, _PLAYOUTS = 0.35, 16.0
"""Worth in cards of a unit of the evaluation's cost, and the number of playouts the evaluation counts as."""


_ERRORS = 2.0
"""Standard errors behind the best turn beyond which a turn is dropped."""


@compiled
def roll(dice: Ints, sides: int) -> int:
    """Return the next number from 0 below `sides` of a Lehmer generator, whose state is `dice[0]`."""
    dice[0] = (dice[0] % (_MODULUS - 1) + 1) * _MULTIPLIER % _MODULUS
    return int(dice[0] % sides)


@compiled
def value_of(left: int) -> float:
    """Return the worth of an end with `left` cards left."""
    if left == 0:
        return WON
    return UNDER_TEN - left if left < _TEN else float(-left)


@compiled
def imagine_deal(match: CoreMatch, unseen: Ints, signals: Ints, heard: int, dice: Ints) -> None:
    """Deal the unseen cards to the other hands and the draw pile of a match, in place.

    If `heard` is 1, a seat that has given any signal holds no card of which it would have said more.
    """
    count = len(unseen)
    for index in range(count - 1, 0, -1):
        other = roll(dice, index + 1)
        unseen[index], unseen[other] = unseen[other], unseen[index]
    place = 0
    for seat in range(match.facts[SEATS]):
        if seat == match.facts[TURN]:
            continue
        held = int(match.held[seat])
        _follow_signals(unseen, place, place + held, match.tops, signals[seat], heard, dice)
        match.hands[seat, :held] = unseen[place : place + held]
        place += held
    match.facts[DECK] = count - place
    match.deck[: count - place] = unseen[place:]


@compiled
def _follow_signals(
    unseen: Ints, start: int, end: int, tops: Ints, signals: Ints, heard: int, dice: Ints
) -> None:
    """Swap cards that agree with a seat's signals to the places from `start` to `end`, if there are any."""
    place = start
    for pile in range(PILES):
        if place < end and signals[pile] != NO_SIGNAL:
            place += _bring_forward(unseen, place, int(signals[pile]), int(tops[pile]), pile, dice)
    if not heard or not signals.any():
        return
    following = place
    for slot in range(place, end):
        while following < len(unseen) and not _agrees(int(unseen[following]), tops, signals):
            following += 1
        if following == len(unseen):
            return
        unseen[slot], unseen[following] = unseen[following], unseen[slot]
        following += 1


@compiled
def _bring_forward(unseen: Ints, place: int, signal: int, top: int, pile: int, dice: Ints) -> int:
    """Swap a card that a signal speaks of to `place`; return 1 if there is any, else 0."""
    low, count = -TRICK, 1
    if signal == LEAVE:
        low, count = 1, LEAVE_GAP
    elif signal == SMALL:
        low, count = LEAVE_GAP + 1, SMALL_GAP - LEAVE_GAP
    first = roll(dice, count)
    for step in range(count):
        gap = low + (first + step) % count
        wanted = top + gap if pile < FIRST_FALLING else top - gap
        for index in range(place, len(unseen)):
            if unseen[index] == wanted:
                unseen[index], unseen[place] = unseen[place], unseen[index]
                return 1
    return 0


@compiled
def _agrees(card: int, tops: Ints, signals: Ints) -> bool:
    """Return False if a seat with this card would have said more of a pile than its signals do."""
    for pile in range(PILES):
        gap = card - tops[pile] if pile < FIRST_FALLING else tops[pile] - card
        signal = signals[pile]
        if gap == -TRICK and signal != TURN_BACK:
            return False
        if 0 < gap <= LEAVE_GAP and signal not in {LEAVE, TURN_BACK}:
            return False
        if 0 < gap <= SMALL_GAP and signal == NO_SIGNAL:
            return False
    return True


@compiled
def choose_turn(
    match: CoreMatch,
    trial: CoreMatch,
    unseen: Ints,
    signals: Ints,
    laid: int,
    turns: Ints,
    values: Floats,
    deals: Ints,
    dice: Ints,
    early: Floats,
    late: Floats,
    search: Search,
) -> int:
    """Return the place of the best of the turns of the seat to play, whose keys are `turns`.

    `values` holds each one's cost by the evaluation and gets the sum of its playouts and their number;
    `deals` says how many deals each round adds, after which the worse are dropped. `laid` cards have been
    laid in this turn already; `trial` is a match to play on.
    """
    order = list(range(len(turns)))
    worth = np.zeros((len(turns), deals.sum()))
    played = 0
    for more in deals:
        for _ in range(more):
            imagine_deal(match, unseen, signals, int(laid == 0), dice)
            for turn in order:
                copy_match(match, trial)
                lay = lay_turn(trial, int(turns[turn]))
                if count_left(trial) > 0:
                    end_turn(trial, laid + lay)
                worth[turn, played] = value_of(play_out(trial, early, late, search))
                values[turn, 1] += worth[turn, played]
                values[turn, 2] += 1
            played += 1
        order = _drop_clearly_behind(_keep_better_half(order, values), worth[:, :played])
        if len(order) == 1:
            break
    return order[0]


@compiled
def play_both(
    match: CoreMatch,
    trial: CoreMatch,
    unseen: Ints,
    signals: Ints,
    turns: Ints,
    lost: Ints,
    dice: Ints,
    early: Floats,
    late: Floats,
    search: Search,
    left: Ints,
) -> None:
    """Write how many cards each of two turns of the seat to play leaves at the end, a row for each deal.

    Both are tried on the same deals; `lost` flags the turns that end the match as lost.
    """
    for deal in range(len(left)):
        imagine_deal(match, unseen, signals, 1, dice)
        for turn in range(len(turns)):
            copy_match(match, trial)
            lay = lay_turn(trial, int(turns[turn]))
            trial.facts[STUCK] = lost[turn]
            if count_left(trial) > 0:
                end_turn(trial, lay)
            left[deal, turn] = play_out(trial, early, late, search)


@compiled
def _keep_better_half(order: list[int], values: Floats) -> list[int]:
    """Return the better half of some turns, the best first."""
    rest = order.copy()
    kept: list[int] = []
    while len(kept) < max(1, len(order) // 2):
        best = rest[0]
        for turn in rest:
            if weigh(values, turn) > weigh(values, best):
                best = turn
        rest.remove(best)
        kept.append(best)
    return kept


@compiled
def _drop_clearly_behind(order: list[int], worth: Floats) -> list[int]:
    """Return the first of some turns, and those that chance may have put behind it on the same deals."""
    kept = order[:1]
    for turn in order[1:]:
        behind = worth[order[0]] - worth[turn]
        if behind.mean() <= _ERRORS * behind.std() / np.sqrt(len(behind)):
            kept.append(turn)
    return kept


@compiled
def weigh(values: Floats, turn: int) -> float:
    """Return the worth of a turn in cards, by its playouts and its cost by the evaluation."""
    return float((values[turn, 1] - _PLAYOUTS * _COST * values[turn, 0]) / (values[turn, 2] + _PLAYOUTS))

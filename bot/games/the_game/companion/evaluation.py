"""How good a table is for a seat after its turn, by the cards that still fit and can turn a pile back.

Cards are numbers; piles are 0 and 1 (rising), 2 and 3 (falling). Lower is better. By
the weights that are kept, a card that fits on fewer piles is never better than one that fits on more, tricks
aside.
"""

from bot.companions.compilation import Floats, Ints, compiled

UNSEEN_DEAD = 0
UNSEEN_ONE = 1
UNSEEN_BOTH_KINDS = 2
UNSEEN_ONE_KIND = 3
UNSEEN_THREE = 4
UNSEEN_FOUR = 5
"""The weight of each unseen card by the piles it fits: none, one, one of each kind, two of one kind, more."""
OWN_DEAD = 6
OWN_ONE = 7
OWN_MORE = 8
"""The weight of each own card by the number of piles it fits."""
OWN_DEAD_SQUARED = 9
"""The weight of the square of the number of own cards that fit nowhere."""
NEAREST = 10
SECOND_NEAREST = 11
"""The weights of the gaps of the two own cards that are nearest to a pile."""
OWN_TRICK = 12
UNSEEN_TRICK = 13
"""The weight of each pile that an own, or an unseen, card turns back."""
OWN_PAIR = 14
"""The weight of each two own cards that are ten apart."""
OWN_CLOSE = 15
"""The weight of each own card that is at most `CLOSE` from a pile."""
LAID = 16
"""The weight of each card laid in the turn."""
SIGNAL_LEAVE = 17
SIGNAL_SMALL = 18
SIGNAL_TURN_BACK = 19
"""Cost of laying a card on a pile on which another seat has given a signal."""
SIGNAL_STEP = 20
"""Cost of each number that a card moves such a pile on, unless the seat can turn it back."""
SIGNAL_WAIT = 21
"""How much less a signal counts for each seat that plays before the one that has given it, from 0 to 1."""
FEATURES = 22

CLOSE = 3
"""The gap of a card that is close to a pile."""
TRICK = 10
LOWEST, HIGHEST = 2, 99
CARD_LIMIT = 100
"""All cards are lower."""
MAX_UNSEEN = 98.0
FAR = 100
FIRST_FALLING = 2


@compiled
def mix_weights(early: Floats, late: Floats, unseen: int, mixed: Floats) -> None:
    """Write into `mixed` the weights for a number of unseen cards."""
    share = unseen / MAX_UNSEEN
    for feature in range(FEATURES):
        mixed[feature] = late[feature] + share * (early[feature] - late[feature])


@compiled
def sum_unseen(unseen: Ints, below: Ints) -> None:
    """Write into `below` how many unseen cards are lower than each number, from flags by card."""
    total = 0
    for card in range(len(unseen)):
        below[card] = total
        total += unseen[card]
    below[len(unseen)] = total


@compiled
def evaluate(
    hand: Ints,
    held: int,
    laid: int,
    one: int,
    two: int,
    three: int,
    four: int,
    below: Ints,
    partners: Ints,
    weights: Floats,
) -> float:
    """Return the cost of piles that show `one` to `four` when the cards of the bits `laid` are laid.

    `partners` is the output of `find_partners`.
    """
    total = below[CARD_LIMIT]
    # Unseen cards: rising piles take what is above, falling ones what is below.
    under_one, under_both = below[min(one, two) + 1], below[max(one, two) + 1]
    rise, rise_both = total - under_one, total - under_both
    fall, fall_both = below[max(three, four)], below[min(three, four)]
    # Cards that fit on so many piles of each kind, or on more.
    each_kind = max(0, fall - under_one)
    both_rise = max(0, fall - under_both)
    both_fall = max(0, fall_both - under_one)
    all_fit = max(0, fall_both - under_both)
    only_both = rise_both - both_rise + fall_both - both_fall
    cost = (
        weights[UNSEEN_DEAD] * (total - rise - fall + each_kind)
        + weights[UNSEEN_ONE] * (rise + fall - 2 * each_kind - only_both)
        + weights[UNSEEN_BOTH_KINDS] * (each_kind - both_rise - both_fall + all_fit)
        + weights[UNSEEN_ONE_KIND] * only_both
        + weights[UNSEEN_THREE] * (both_rise + both_fall - 2 * all_fit)
        + weights[UNSEEN_FOUR] * all_fit
    )
    if one > TRICK:
        cost += weights[UNSEEN_TRICK] * (below[one - TRICK + 1] - below[one - TRICK])
    if two > TRICK:
        cost += weights[UNSEEN_TRICK] * (below[two - TRICK + 1] - below[two - TRICK])
    if three < HIGHEST - TRICK + 1:
        cost += weights[UNSEEN_TRICK] * (below[three + TRICK + 1] - below[three + TRICK])
    if four < HIGHEST - TRICK + 1:
        cost += weights[UNSEEN_TRICK] * (below[four + TRICK + 1] - below[four + TRICK])
    return float(cost + _evaluate_hand(hand, held, laid, one, two, three, four, partners, weights))


@compiled
def _evaluate_hand(
    hand: Ints,
    held: int,
    laid: int,
    one: int,
    two: int,
    three: int,
    four: int,
    partners: Ints,
    weights: Floats,
) -> float:
    cost = 0.0
    dead = pairs = kept = 0
    nearest = second = FAR
    for index in range(held):
        if laid >> index & 1:
            continue
        kept += 1
        card = int(hand[index])
        partner = partners[index]
        pairs += partner >= 0 and not laid >> partner & 1
        tricks = (
            (one - card == TRICK) + (two - card == TRICK) + (card - three == TRICK) + (card - four == TRICK)
        )
        fits = tricks + (card > one) + (card > two) + (card < three) + (card < four)
        if fits == 0:
            dead += 1
            continue
        cost += weights[OWN_TRICK] * tricks + (weights[OWN_ONE] if fits == 1 else weights[OWN_MORE])
        gap = 0 if tricks else _find_gap(card, one, two, three, four)
        if gap <= CLOSE:
            cost += weights[OWN_CLOSE]
        second = min(second, max(gap, nearest))
        nearest = min(nearest, gap)
    cost += weights[OWN_PAIR] * pairs
    if kept > 0:
        cost += weights[NEAREST] * nearest
    if kept > 1:
        cost += weights[SECOND_NEAREST] * second
    return float(cost + weights[OWN_DEAD] * dead + weights[OWN_DEAD_SQUARED] * dead * dead)


@compiled
def _find_gap(card: int, one: int, two: int, three: int, four: int) -> int:
    """Return how far a card moves the nearest pile on that it fits."""
    gap = FAR
    if card > one:
        gap = min(gap, card - one)
    if card > two:
        gap = min(gap, card - two)
    if card < three:
        gap = min(gap, three - card)
    if card < four:
        gap = min(gap, four - card)
    return gap


@compiled
def find_partners(hand: Ints, held: int, partners: Ints) -> None:
    """Write for each card of a hand the place of the card that is ten higher, or -1."""
    for index in range(held):
        partners[index] = -1
        for other in range(held):
            if hand[other] - hand[index] == TRICK:
                partners[index] = other

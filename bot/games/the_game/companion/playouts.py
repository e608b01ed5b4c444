"""Matches played to their end by the evaluation alone, all hands known."""

from typing import NamedTuple

import numpy as np

from bot.companions.compilation import Floats, Ints, compiled
from bot.games.the_game.companion.evaluation import (
    CARD_LIMIT,
    FAR,
    FIRST_FALLING,
    SIGNAL_LEAVE,
    SIGNAL_SMALL,
    SIGNAL_STEP,
    SIGNAL_TURN_BACK,
    SIGNAL_WAIT,
    TRICK,
    mix_weights,
    sum_unseen,
)
from bot.games.the_game.companion.turn_search import PILES, Search, find_best, laid_of, search_turns, top_of

NO_SIGNAL, LEAVE, SMALL, TURN_BACK = 0, 1, 2, 3
"""Signal of a seat on a pile."""
LEAVE_GAP, SMALL_GAP = 2, 4
"""The longest steps for which a seat says so."""
PLAYOUT_WIDTH = 4
"""How many turns that cannot end yet go on, at each number of cards, in a playout."""
TURN, DRAWN, DECK, SEATS, MINIMUM, HAND_SIZE, STUCK = 0, 1, 2, 3, 4, 5, 6
"""Places in a match's `facts`: the seat to play, how many cards of the deck are drawn and how many there are,
the number of seats, the duty while there are cards to draw, the size of a full hand, whether it is lost."""
_FACTS = 7
_MAX_SEATS, _MAX_HAND = 5, 8


class CoreMatch(NamedTuple):
    """A match, all its cards known; arrays that are changed in place."""

    hands: Ints
    """By seat, in no order; `held` says how many cards count."""
    held: Ints
    tops: Ints
    deck: Ints
    """The cards to draw; the first `facts[DRAWN]` are drawn."""
    unlaid: Ints
    """Flags by card."""
    signals: Ints
    """Each seat's signals, by seat and pile."""
    facts: Ints


def make_match(seats: int, minimum: int, hand_size: int) -> CoreMatch:
    """Return a match without cards."""
    facts = np.zeros(_FACTS, np.int64)
    facts[SEATS], facts[MINIMUM], facts[HAND_SIZE] = seats, minimum, hand_size
    return CoreMatch(
        hands=np.zeros((_MAX_SEATS, _MAX_HAND), np.int64),
        held=np.zeros(_MAX_SEATS, np.int64),
        tops=np.array([1, 1, 100, 100], np.int64),
        deck=np.zeros(CARD_LIMIT, np.int64),
        unlaid=np.zeros(CARD_LIMIT, np.int64),
        signals=np.zeros((_MAX_SEATS, PILES), np.int64),
        facts=facts,
    )


@compiled
def deal_cards(match: CoreMatch, cards: Ints) -> None:
    """Deal shuffled cards as the rules do."""
    seats, size = match.facts[SEATS], match.facts[HAND_SIZE]
    match.unlaid[:] = 0
    for place in range(len(cards)):
        match.unlaid[cards[place]] = 1
        if place < seats * size:
            match.hands[place // size, place % size] = cards[place]
        else:
            match.deck[place - seats * size] = cards[place]
    match.held[:] = 0
    match.held[:seats] = size
    match.tops[0] = match.tops[1] = 1
    match.tops[2] = match.tops[3] = CARD_LIMIT
    match.facts[DECK] = len(cards) - seats * size
    match.facts[DRAWN] = match.facts[STUCK] = 0


@compiled
def copy_match(source: CoreMatch, target: CoreMatch) -> None:
    """Write a match into another."""
    target.hands[:] = source.hands
    target.held[:] = source.held
    target.tops[:] = source.tops
    target.deck[:] = source.deck
    target.unlaid[:] = source.unlaid
    target.facts[:] = source.facts


@compiled
def count_left(match: CoreMatch) -> int:
    """Return how many cards are not laid."""
    return int(match.facts[DECK] - match.facts[DRAWN] + match.held.sum())


@compiled
def find_signals(hand: Ints, held: int, tops: Ints, signals: Ints) -> None:
    """Write a seat's signal for each pile."""
    for pile in range(PILES):
        nearest = FAR
        for index in range(held):
            gap = hand[index] - tops[pile] if pile < FIRST_FALLING else tops[pile] - hand[index]
            if gap == -TRICK:
                nearest = gap
                break
            if 0 < gap < nearest:
                nearest = gap
        signals[pile] = NO_SIGNAL
        if nearest < 0:
            signals[pile] = TURN_BACK
        elif nearest <= LEAVE_GAP:
            signals[pile] = LEAVE
        elif nearest <= SMALL_GAP:
            signals[pile] = SMALL


@compiled
def weigh_signals(match: CoreMatch, signals: Ints, weights: Floats, penalties: Floats) -> None:
    """Write the cost of laying cards on each pile for the seat to play, from signals by seat and pile."""
    seats = match.facts[SEATS]
    for pile in range(PILES):
        penalties[pile, 0] = penalties[pile, 1] = 0.0
        for wait in range(seats - 1):
            signal = signals[(match.facts[TURN] + 1 + wait) % seats, pile]
            if signal == NO_SIGNAL:
                continue
            share = max(0.0, 1.0 - wait * weights[SIGNAL_WAIT])
            if signal == TURN_BACK:
                cost = weights[SIGNAL_TURN_BACK]
            else:
                cost = weights[SIGNAL_LEAVE] if signal == LEAVE else weights[SIGNAL_SMALL]
                penalties[pile, 1] = max(penalties[pile, 1], share * weights[SIGNAL_STEP])
            penalties[pile, 0] = max(penalties[pile, 0], share * cost)


@compiled
def find_owed(match: CoreMatch) -> int:
    """Return the cards that a seat owes at the start of its turn."""
    return int(match.facts[MINIMUM]) if match.facts[DRAWN] < match.facts[DECK] else 1


@compiled
def lay_turn(match: CoreMatch, key: int) -> int:
    """Lay the cards of a row of a search for the seat to play; return their number."""
    seat = match.facts[TURN]
    laid = laid_of(key)
    for pile in range(PILES):
        match.tops[pile] = top_of(key, pile)
    kept = 0
    for index in range(match.held[seat]):
        card = match.hands[seat, index]
        if laid >> index & 1:
            match.unlaid[card] = 0
        else:
            match.hands[seat, kept] = card
            kept += 1
    count = int(match.held[seat]) - kept
    match.held[seat] = kept
    return count


@compiled
def end_turn(match: CoreMatch, laid: int) -> None:
    """Draw for the seat to play, which laid so many cards, and pass the turn to the next that has any."""
    facts, held = match.facts, match.held
    seat, seats = facts[TURN], facts[SEATS]
    count = min(laid, facts[HAND_SIZE] - held[seat], facts[DECK] - facts[DRAWN])
    for _ in range(count):
        match.hands[seat, held[seat]] = match.deck[facts[DRAWN]]
        held[seat] += 1
        facts[DRAWN] += 1
    for step in range(1, seats + 1):
        following = (seat + step) % seats
        if held[following] > 0:
            facts[TURN] = following
            return


@compiled
def prepare_search(match: CoreMatch, early: Floats, late: Floats, search: Search) -> None:
    """Write the knowledge of the seat to play into a search, all seats' likely signals included."""
    seat = match.facts[TURN]
    hand = match.hands[seat]
    for index in range(match.held[seat]):
        match.unlaid[hand[index]] = 0
    sum_unseen(match.unlaid, search.below)
    for index in range(match.held[seat]):
        match.unlaid[hand[index]] = 1
    mix_weights(early, late, int(search.below[CARD_LIMIT]), search.weights)
    for other in range(match.facts[SEATS]):
        if other != seat:
            find_signals(match.hands[other], int(match.held[other]), match.tops, match.signals[other])
    weigh_signals(match, match.signals, search.weights, search.penalties)


@compiled
def play_out(match: CoreMatch, early: Floats, late: Floats, search: Search) -> int:
    """Play a match to its end, each turn the best by the evaluation; return how many cards are left."""
    while match.facts[STUCK] == 0 and count_left(match) > 0:
        prepare_search(match, early, late, search)
        seat = match.facts[TURN]
        count = search_turns(
            match.hands[seat], int(match.held[seat]), match.tops, find_owed(match), PLAYOUT_WIDTH, search
        )
        best = find_best(search, count)
        if best < 0:
            match.facts[STUCK] = 1
        else:
            laid = lay_turn(match, int(search.keys[best]))
            if count_left(match) > 0:
                end_turn(match, laid)
    return count_left(match)

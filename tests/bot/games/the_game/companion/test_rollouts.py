"""Imagined deals agree with what a seat knows, signals included."""

import numpy as np

from bot.companions.compilation import Ints
from bot.games.the_game.companion.playouts import LEAVE, SMALL, TURN, TURN_BACK, CoreMatch, make_match
from bot.games.the_game.companion.rollouts import imagine_deal

HAND = (50, 51, 52, 53, 54, 55)


def imagine(signals: Ints, *, heard: int) -> list[CoreMatch]:
    """Return deals that seat 0 imagines for two other seats; piles show 20, 1, 80 and 100."""
    deals = []
    unseen = np.array([card for card in range(2, 100) if card not in {*HAND, 20, 80}])
    dice = np.array([1])
    for _ in range(50):
        match = make_match(3, 2, 6)
        match.hands[0, : len(HAND)] = HAND
        match.held[:3] = 6
        match.tops[:] = (20, 1, 80, 100)
        match.facts[TURN] = 0
        imagine_deal(match, unseen, signals, heard, dice)
        deals.append(match)
    return deals


def hand_of(match: CoreMatch, seat: int) -> set[int]:
    return {int(card) for card in match.hands[seat, : match.held[seat]]}


def silence() -> Ints:
    return np.zeros((5, 4), np.int64)


def test_every_unseen_card_is_dealt_once() -> None:
    for match in imagine(silence(), heard=1):
        dealt = [*hand_of(match, 1), *hand_of(match, 2), *match.deck[: 96 - 6 - 12].tolist()]
        assert sorted(dealt) == sorted(set(range(2, 100)) - {*HAND, 20, 80})


def test_a_seat_holds_a_card_of_which_it_speaks() -> None:
    signals = silence()
    signals[1] = (LEAVE, 0, TURN_BACK, SMALL)
    for match in imagine(signals, heard=1):
        hand = hand_of(match, 1)
        assert hand & {21, 22}
        assert 90 in hand
        assert hand & {96, 97}


def test_a_seat_that_speaks_of_one_pile_holds_nothing_to_say_of_the_others() -> None:
    signals = silence()
    signals[2, 2] = LEAVE
    for match in imagine(signals, heard=1):
        hand = hand_of(match, 2)
        assert hand & {78, 79}
        assert not hand & {10, 21, 22, 23, 24, 2, 3, 4, 5, 90, 99, 98, 97, 96}


def test_a_seat_that_says_nothing_may_hold_anything() -> None:
    held = set().union(*(hand_of(match, 1) for match in imagine(silence(), heard=1)))
    assert held >= {10, 21, 90, 99}


def test_signals_before_the_cards_of_a_turn_say_nothing_of_what_is_not_held() -> None:
    signals = silence()
    signals[2, 2] = LEAVE
    held = set().union(*(hand_of(match, 2) for match in imagine(signals, heard=0)))
    assert held & {21, 22, 23, 24}

"""Another deal of The Mind's hidden cards is consistent with everything that a seat has seen."""

from collections.abc import Iterator

import pytest

from engine.games.the_mind.model import TheMindState
from engine.games.the_mind.redeal import redeal_hidden_cards
from engine.model import Seat
from engine.shuffle import Chance
from tests.engine.playouts import Case, cases, states
from tests.engine.the_mind_tables import after, play, table

CASES = tuple(case for case in cases() if case.slug == "the-mind")
every_case = pytest.mark.parametrize("case", CASES, ids=str)
CHANCES = tuple(Chance(bytes([number]) * 32) for number in range(1, 9))


def deals(case: Case) -> Iterator[tuple[TheMindState, TheMindState]]:
    """Yield states of matches, each with another deal that the public could not tell from it."""
    for state in states(case, each=15):
        assert isinstance(state, TheMindState)
        for chance in CHANCES[:2]:
            yield state, redeal_hidden_cards(state, None, chance)


def all_of(state: TheMindState, seat: int) -> list[int]:
    """Return all cards of a seat in the order in which it can only have held them."""
    laid = [one.card for one in (*state.pile, *state.discarded) if one.seat == seat]
    aside = [card for one in state.set_aside if one.seat == seat for card in one.cards]
    return sorted([*state.hands[seat], *laid, *aside])


@every_case
def test_cards_in_hand_are_above_the_open_pile(case: Case) -> None:
    for state, other in deals(case):
        top = 0 if state.blind else max((one.card for one in state.pile), default=0)
        assert all(card > top for hand in other.hands for card in hand)


@every_case
def test_cards_set_aside_are_between_the_mistake_and_the_card_below_it(case: Case) -> None:
    for _, other in deals(case):
        assert all(one.over < card < one.under for one in other.set_aside for card in one.cards)


@every_case
def test_hands_are_in_order(case: Case) -> None:
    for _, other in deals(case):
        assert all(list(hand) == sorted(hand) for hand in other.hands)


@every_case
def test_a_seats_discarded_cards_were_its_lowest_then(case: Case) -> None:
    for state, other in deals(case):
        for one in state.discarded:
            assert all_of(other, one.seat).index(one.card) == all_of(state, one.seat).index(one.card)


@every_case
def test_a_seats_blind_cards_were_its_lowest_then(case: Case) -> None:
    for _, other in deals(case):
        for seat in range(case.seats):
            own = [one.card for one in other.pile if one.seat == seat]
            assert own == sorted(own)
            assert not own or all(card > own[-1] for card in other.hands[seat])


def test_cards_set_aside_are_redealt_within_their_bounds() -> None:
    mistake = after(table(hands=[[30, 80], [4, 11, 90], [9, 40]], lives=3), "1: play", "0: play")
    others = [redeal_hidden_cards(mistake, Seat(2), chance) for chance in CHANCES]
    aside = {one.set_aside for one in others}
    assert len(aside) > 1
    assert {one.set_aside[-1].cards for one in others} == {(9,)}


def test_another_deal_goes_on_with_the_same_events_for_who_cannot_tell() -> None:
    blind = after(table(hands=[[30, 80], [11, 90], [9, 40]], level=2, blind=True), "0: play", "1: play")
    seen = [event.redact_for(Seat(2)) for event in play(blind, "0: play").events]
    for chance in CHANCES:
        other = play(redeal_hidden_cards(blind, Seat(2), chance), "0: play")
        assert [event.redact_for(Seat(2)) for event in other.events] == seen

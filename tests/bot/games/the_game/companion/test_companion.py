"""The companion of The Game decides legally, honestly, and the same each time."""

import hashlib
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from bot.games.the_game.companion import companion, par
from bot.games.the_game.companion.companion import TheGameCompanion
from bot.games.the_game.companion.evaluation import (
    NEAREST,
    OWN_CLOSE,
    SECOND_NEAREST,
    TRICK,
    UNSEEN_TRICK,
    evaluate,
    sum_unseen,
)
from bot.games.the_game.companion.par import compute_par, is_line_found
from bot.games.the_game.companion.weights import read_weights
from engine.games.the_game.model import (
    Begin,
    EndTurn,
    GiveSignal,
    PlayCard,
    Signal,
    SignalOnPile,
    TakeBackSignal,
    TheGameOptions,
    TheGameState,
)
from engine.games.the_game.rules import CARDS, TheGame
from engine.model import Action, Seat
from engine.ruleset import apply, deal
from engine.shuffle import Chance
from tests.tools.tuning import make_monotone

RULES, COMPANION = TheGame(), TheGameCompanion()
OTHER_DEALS = (Chance.from_hex("a1" * 32), Chance.from_hex("b2" * 32))


def chance_of(name: str) -> Chance:
    return Chance(hashlib.sha256(name.encode()).digest())


def play_companions(
    seats: int, options: TheGameOptions
) -> Iterator[tuple[TheGameState, Seat, Action | None]]:
    """Play a match of companions alone; yield every decision, also to wait, with the state before it."""
    chance = chance_of(f"{seats} {options}")
    state = deal(RULES, seats, options, chance)
    while RULES.outcome(state) is None:
        for seat in map(Seat, range(seats)):
            action = TheGameCompanion().decide(RULES.view(state, seat), 1)
            yield state, seat, action
            if isinstance(action, Begin | EndTurn | GiveSignal | PlayCard | TakeBackSignal):
                state = apply(RULES, state, seat, action, lambda: chance).state
                break
        else:
            pytest.fail("all companions wait for each other")


@pytest.mark.parametrize(("seats", "minimum"), [(1, 2), (2, 3), (3, 2), (4, 3), (5, 2)])
def test_every_decision_is_legal_and_the_same_whatever_is_hidden(seats: int, minimum: int) -> None:
    options = TheGameOptions.model_validate({"minimum": minimum, "smaller_hands": minimum == 3})
    for number, (state, seat, action) in enumerate(play_companions(seats, options)):
        assert action is None or action in list[Action](RULES.legal_actions(state, seat))
        if number % 10 == 0:
            for chance in OTHER_DEALS:
                other = RULES.redeal(state, seat, chance)
                assert TheGameCompanion().decide(RULES.view(other, seat), 1) == action


def table(hands: tuple[tuple[int, ...], ...], *signals: SignalOnPile) -> TheGameState:
    held = {card for hand in hands for card in hand}
    draw = tuple(card for card in range(2, 100) if card not in held)
    dealt = TheGameState(TheGameOptions(), hands, (1, 1, 100, 100), draw, signals=signals)
    return replace(dealt, turn=Seat(0), duty=2)


def late_table() -> TheGameState:
    """Return a table at which few cards are left, so that they are soon played out."""
    rows = (tuple(range(2, 41)), (), tuple(range(99, 69, -1)), ())
    rest = chance_of("late").shuffled(range(41, 70), purpose="late")
    hands = tuple(tuple(sorted(rest[seat * 6 : seat * 6 + 6])) for seat in range(3))
    dealt = TheGameState(TheGameOptions(), hands, (40, 1, 70, 100), rest[18:], rows=rows)
    return replace(dealt, turn=Seat(0), duty=2)


def test_playing_turns_out_is_legal_and_the_same_whatever_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(companion, "IS_COMPILED", True)
    monkeypatch.setattr(companion, "_CANDIDATES", 3)
    monkeypatch.setattr(companion, "_DEALS", (1, 1))
    state = late_table()
    for seed in (1, 2):
        action = TheGameCompanion().decide(RULES.view(state, Seat(0)), seed)
        assert action in list[Action | None](RULES.legal_actions(state, Seat(0)))
        for chance in OTHER_DEALS:
            other = RULES.redeal(state, Seat(0), chance)
            assert COMPANION.decide(RULES.view(other, Seat(0)), seed) == action


def test_a_companion_leaves_a_pile_to_the_seat_that_asks_for_it() -> None:
    hands = ((10, 11, 50, 51, 89, 88), (2, 3, 40, 60, 70, 80))
    own = COMPANION.decide(RULES.view(table(hands), Seat(0)), 1)
    assert isinstance(own, PlayCard)
    asked = SignalOnPile(seat=Seat(1), pile=own.pile, signal=Signal.LEAVE_IT_TO_ME)
    heeded = COMPANION.decide(RULES.view(table(hands, asked), Seat(0)), 1)
    assert isinstance(heeded, PlayCard)
    assert heeded.pile != own.pile


WRECKED = (
    ((83, 93, 100, 100), (20, 32, 60, 68, 70, 72), 3),
    ((1, 35, 32, 20), (43, 54, 58, 70, 94, 99), 3),
    ((72, 71, 88, 93), (2, 8, 17, 65, 67, 68), 5),
)
"""Piles that somebody has laid badly, a companion's hand, and the number of seats."""


def test_without_a_signal_the_turn_that_was_played_out_most_is_taken_whatever_the_others_seem_worth() -> None:
    """Turns that were dropped early keep the worth of few deals, which may be too high."""
    turn = companion._Turn.of(RULES.view(table(((10, 20, 50, 51, 89, 88), (2, 3, 40, 60, 70, 80))), Seat(0)))
    turns = [(PlayCard(card=10, pile=1),), (PlayCard(card=20, pile=1),)]
    assert turn._heed_requests(turns, 0, np.array([1.0, 2.0])) == 0


@pytest.mark.parametrize(("loss", "chosen"), [(2.0, 1), (4.0, 0)])
def test_a_pile_that_was_asked_for_is_used_only_where_that_saves_three_cards(
    loss: float, chosen: int
) -> None:
    asked = SignalOnPile(seat=Seat(1), pile=1, signal=Signal.LEAVE_IT_TO_ME)
    state = table(((10, 20, 50, 51, 89, 88), (2, 3, 40, 60, 70, 80)), asked)
    turn = companion._Turn.of(RULES.view(state, Seat(0)))
    turns = [(PlayCard(card=10, pile=1),), (PlayCard(card=89, pile=3),)]
    assert turn._heed_requests(turns, 0, np.array([loss, 0.0])) == chosen


@pytest.mark.parametrize("simply", [False, True])
@pytest.mark.parametrize(("tops", "hand", "seats"), WRECKED)
def test_no_card_is_thrown_away_on_a_table_that_somebody_has_wrecked(
    tops: tuple[int, int, int, int], hand: tuple[int, ...], seats: int, *, simply: bool
) -> None:
    hidden = [card for card in CARDS if card not in hand and card not in tops]
    hands = (hand, *(tuple(hidden[seat * 6 : seat * 6 + 6]) for seat in range(seats - 1)))
    rows = tuple(() if top in {1, 100} else (top,) for top in tops)
    state = replace(
        TheGameState(TheGameOptions(), hands, tops, tuple(hidden[6 * (seats - 1) :]), rows=rows),
        turn=Seat(0),
        duty=2,
    )
    for _ in range(state.duty):
        view = RULES.view(state, Seat(0))
        action = COMPANION.decide_simply(view) if simply else COMPANION.decide(view, 1)
        assert isinstance(action, PlayCard)
        assert abs(action.card - state.tops[action.pile - 1]) < 30
        state = lay(state, action)


def test_no_weights_prefer_a_card_that_fits_on_fewer_piles() -> None:
    for seats in RULES.seats:
        weights = read_weights(seats)
        for phase in (weights.early, weights.late):
            assert make_monotone(phase) == pytest.approx(phase, abs=0.002)


def test_a_table_on_which_cards_fit_on_fewer_piles_is_never_better() -> None:
    dice = Random(7)
    for number in range(500):
        weights = read_weights(number % 5 + 1)
        phase = (weights.early, weights.late)[number % 2].copy()
        # A pile that goes on may come closer to a card, or to where a card turns it back.
        phase[[UNSEEN_TRICK, NEAREST, SECOND_NEAREST, OWN_CLOSE]] = 0
        cards = dice.sample(CARDS, 60)
        tops = sorted(cards[:2]) + sorted(cards[2:4])
        further = list(tops)
        pile = dice.randrange(4)
        further[pile] = dice.randint(tops[pile], 99) if pile < 2 else dice.randint(2, tops[pile])
        hand = np.array(
            [card for card in cards[4:10] if all(abs(card - top) != TRICK for top in (*tops, *further))]
        )
        unseen, below = np.zeros(100, np.int64), np.zeros(101, np.int64)
        unseen[cards[10:]] = 1
        sum_unseen(unseen, below)
        costs = [
            evaluate(hand, len(hand), 0, one, two, three, four, below, np.full(8, -1), phase)
            for one, two, three, four in (tops, further)
        ]
        assert costs[1] >= costs[0] - 1e-6


def lay(state: TheGameState, action: Action | None) -> TheGameState:
    assert isinstance(action, PlayCard)
    return apply(RULES, state, Seat(0), action, lambda: chance_of("lay")).state


def test_a_companion_keeps_to_the_turn_that_it_has_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(companion, "IS_COMPILED", True)
    monkeypatch.setattr(companion, "_CANDIDATES", 3)
    monkeypatch.setattr(companion, "_DEALS", (1, 1))
    player = TheGameCompanion()
    begun = lay(late_table(), player.decide(RULES.view(late_table(), Seat(0)), 1))
    # Without a begun turn to keep to, these seeds would play turns out again.
    monkeypatch.setattr(companion, "choose_turn", None)
    second = {player.decide(RULES.view(begun, Seat(0)), seed) for seed in range(5)}
    assert len(second) == 1
    assert second <= set(RULES.legal_actions(begun, Seat(0)))


def test_a_companion_thinks_again_when_a_signal_comes_within_its_turn() -> None:
    start = table(((3, 4, 50, 51, 97, 98), (2, 12, 40, 60, 70, 80)))
    player = TheGameCompanion()
    begun = lay(start, player.decide(RULES.view(start, Seat(0)), 1))
    meant = player.decide(RULES.view(begun, Seat(0)), 2)
    assert isinstance(meant, PlayCard)
    asked = SignalOnPile(seat=Seat(1), pile=meant.pile, signal=Signal.LEAVE_IT_TO_ME)
    heeded = player.decide(RULES.view(replace(begun, signals=(asked,)), Seat(0)), 2)
    assert isinstance(heeded, PlayCard)
    assert heeded.pile != meant.pile


def test_a_signal_on_another_pile_before_the_first_card_lets_a_companion_keep_its_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    player, start = TheGameCompanion(), table(((3, 4, 50, 51, 97, 98), (2, 12, 40, 60, 70, 80)))
    meant = player.decide(RULES.view(start, Seat(0)), 1)
    assert isinstance(meant, PlayCard)
    monkeypatch.setattr(companion, "_Turn", None)
    elsewhere = SignalOnPile(seat=Seat(1), pile=2, signal=Signal.LEAVE_IT_TO_ME)
    signalled = replace(start, signals=(elsewhere,))
    assert player.decide(RULES.view(signalled, Seat(0)), 2) == meant


def test_a_companion_says_that_it_can_turn_a_pile_back_and_takes_it_back_later() -> None:
    begun = replace(table(((50, 51), (30, 60))), tops=(40, 1, 100, 100))
    said = COMPANION.decide(RULES.view(begun, Seat(1)), 1)
    assert said == GiveSignal(pile=1, signal=Signal.CAN_TURN_BACK)
    standing = (SignalOnPile(seat=Seat(1), pile=1, signal=Signal.CAN_TURN_BACK),)
    assert COMPANION.decide(RULES.view(replace(begun, signals=standing), Seat(1)), 1) is None
    moved = replace(begun, tops=(45, 1, 100, 100), signals=standing)
    assert COMPANION.decide(RULES.view(moved, Seat(1)), 1) == TakeBackSignal(pile=1)


def test_a_signal_that_says_too_much_is_taken_back_before_anything_else_is_said() -> None:
    begun = replace(table(((50, 51), (34, 60))), tops=(30, 59, 100, 100))
    too_much = (SignalOnPile(seat=Seat(1), pile=1, signal=Signal.CAN_TURN_BACK),)
    view = RULES.view(replace(begun, signals=too_much), Seat(1))
    assert COMPANION.decide(view, 1) == TakeBackSignal(pile=1)


def test_a_companion_alone_gives_no_signals() -> None:
    state = deal(RULES, 1, TheGameOptions(), chance_of("alone"))
    assert COMPANION.decide(RULES.view(state, Seat(0)), 1) == Begin()


def test_a_simple_decision_is_made_by_the_same_evaluation() -> None:
    state = table(((10, 11, 50, 51, 89, 88), (2, 3, 40, 60, 70, 80)))
    assert COMPANION.decide_simply(RULES.view(state, Seat(0))) in list[Action](
        RULES.legal_actions(state, Seat(0))
    )


def test_nobody_decides_for_the_public_table_or_after_the_end() -> None:
    state = table(((50,), (60,)))
    assert COMPANION.decide(RULES.view(state, None), 1) is None
    assert COMPANION.decide(RULES.view(replace(state, stuck=True), Seat(0)), 1) is None


def test_par_is_what_companions_leave_of_a_deal_and_the_same_each_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(par, "_PLAYOUTS", 1)
    cards = chance_of("par").shuffled(CARDS, purpose="par")
    found = compute_par(cards, 3, 2, 6)
    assert 0 <= found <= 98
    assert compute_par(cards, 3, 2, 6) == found


def test_a_deal_whose_cards_come_in_order_can_be_beaten_with_open_cards() -> None:
    assert is_line_found(tuple(CARDS), 1, 2, 8)

"""Companions signal so seldom that a signal keeps its worth."""

from bot.companions.signal_limit import SignalLimit
from engine.games.the_game.model import Begin, GiveSignal, Signal, SignalGiven, TakeBackSignal, TurnStarted
from engine.model import Seat

WISH = GiveSignal(pile=2, signal=Signal.SMALL_STEPS_ONLY)
TURN = TurnStarted(seat=Seat(0), duty=2)


def given(*, turns: int) -> SignalLimit:
    limit = SignalLimit()
    limit.observe([SignalGiven(seat=Seat(1), pile=1, signal=Signal.LEAVE_IT_TO_ME)])
    limit.observe([TURN] * turns)
    return limit


def test_a_companion_signals_again_only_two_turns_later() -> None:
    assert SignalLimit().restrict(WISH, Seat(1), begun=True) == WISH
    assert given(turns=1).restrict(WISH, Seat(1), begun=True) is None
    assert given(turns=2).restrict(WISH, Seat(1), begun=True) == WISH


def test_signals_of_other_seats_do_not_count() -> None:
    assert given(turns=0).restrict(WISH, Seat(2), begun=True) == WISH


def test_instead_of_a_signal_that_comes_too_soon_a_companion_begins_the_match() -> None:
    assert given(turns=0).restrict(WISH, Seat(1), begun=False) == Begin()


def test_a_signal_that_is_no_longer_true_is_taken_back_at_any_time() -> None:
    back = TakeBackSignal(pile=1)
    assert given(turns=0).restrict(back, Seat(1), begun=True) == back

from engine.games.low_tide.model import CardPlayed, LowTideState, PlayCard, TideRose
from engine.games.low_tide.rules import LowTide

from engine.model import Seat
from engine.ruleset import apply
from engine.shuffle import Chance

CHANCE = Chance(bytes(32))


def test_l1_the_first_card_never_lets_the_tide_rise() -> None:
    state = LowTideState(hands=((3, 9), (12,)))
    assert apply(LowTide(), state, Seat(1), PlayCard(card=12), lambda: CHANCE).events == (
        CardPlayed(seat=Seat(1), card=12),
    )


def test_a_card_higher_than_the_last_lets_the_tide_rise() -> None:
    state = LowTideState(hands=((9,), ()), pile=(3,))
    after = apply(LowTide(), state, Seat(0), PlayCard(card=9), lambda: CHANCE)
    assert after.events == (CardPlayed(seat=Seat(0), card=9), TideRose(seat=Seat(0)))
    outcome = LowTide().outcome(after.state)
    assert outcome is not None
    assert (outcome.beaten, outcome.score) == (False, 1)

from bot.companions import derive_decision_seed
from engine.model import Seat
from engine.shuffle import Chance

COMMITMENT = Chance.from_hex("ab" * 32).commitment


def test_every_step_and_seat_has_dice_of_its_own() -> None:
    seeds = {derive_decision_seed(COMMITMENT, step, Seat(seat)) for step in range(50) for seat in range(5)}
    assert len(seeds) == 250
    assert all(0 <= seed < 2**31 for seed in seeds)


def test_the_same_step_has_the_same_dice() -> None:
    assert derive_decision_seed(COMMITMENT, 7, Seat(1)) == derive_decision_seed(COMMITMENT, 7, Seat(1))

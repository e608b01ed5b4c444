"""Facts about Low Tide for the contract tests."""

from collections.abc import Sequence

from engine.games.low_tide.model import LowTideOptions, LowTideState, PlayCard

from engine.model import State
from tests.engine.games.facts import Facts, Playthrough, Style, Turn, flat


def _low_tide(state: State) -> LowTideState:
    assert isinstance(state, LowTideState)
    return state


def _highest(state: State, turns: Sequence[Turn]) -> Turn:
    del state
    return max(turns, key=lambda turn: turn[1].card if isinstance(turn[1], PlayCard) else 0)


FACTS = Facts(
    card_fields=frozenset({"card", "hand", "pile"}),
    cards=lambda state: [*flat(_low_tide(state).hands), *_low_tide(state).pile],
    dealt=lambda state: len(flat(_low_tide(state).hands)) + len(_low_tide(state).pile),
    unseen=lambda state, seat: frozenset(
        flat(hand for other, hand in enumerate(_low_tide(state).hands) if other != seat)
    ),
    sensible=_highest,
    playthroughs={
        "low-tide-for-2": Playthrough(2, LowTideOptions(hand_size=2), 1, Style("at random", talk=0, sense=0))
    },
)

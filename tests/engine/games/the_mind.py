"""Facts about The Mind for the contract tests."""

from collections.abc import Sequence

from engine.games.the_mind.model import (
    BlindMistakes,
    Finish,
    PlayLowest,
    Ready,
    TheMindOptions,
    TheMindState,
)
from engine.model import Seat, State
from tests.engine.games.facts import Facts, Playthrough, Style, Turn, flat

_CARELESS = Style("careless", talk=0.1, sense=0)
_HASTY = Style("minds", talk=0.04, sense=0.9)
_PATIENT = Style("minds", talk=0.04, sense=0.94)
_OF_ONE_MIND = Style("minds", talk=0.04, sense=0.96)
_EACH = BlindMistakes.EACH


def _the_mind(state: State) -> TheMindState:
    assert isinstance(state, TheMindState)
    return state


def _of_the_level(state: TheMindState) -> list[int]:
    laid = [one.card for one in (*state.pile, *state.discarded)]
    return flat(state.hands) + laid + flat(one.cards for one in state.set_aside)


def _unseen(state: TheMindState, seat: Seat | None) -> frozenset[int]:
    turned_over = state.last_pile is not None and state.last_pile.pile == state.pile
    return frozenset(
        flat(hand for other, hand in enumerate(state.hands) if other != seat)
        + flat(one.cards for one in state.set_aside if one.seat != seat)
        + [one.card for one in state.pile if state.face_down and not turned_over and one.seat != seat]
    )


def _lowest_of_all(state: State, turns: Sequence[Turn]) -> Turn:
    table = _the_mind(state)

    def cost(turn: Turn) -> int:
        match turn:
            case (seat, PlayLowest()):
                return table.hands[seat][0]
            case (_, Ready()):
                return 0
            case (_, Finish()):
                return 100 if table.lives < 2 else 300
            case _:
                return 200

    return min(turns, key=cost)


FACTS = Facts(
    card_fields=frozenset({"card", "cards", "hand", "hands", "mistakes", "own_aside"}),
    past_fields=frozenset({"last_pile"}),
    chatter=frozenset({"propose-star", "decline-star", "stop"}),
    timeouts=frozenset({"finish-unopposed"}),
    cards=lambda state: _of_the_level(_the_mind(state)),
    dealt=lambda state: _the_mind(state).level * len(_the_mind(state).hands),
    unseen=lambda state, seat: _unseen(_the_mind(state), seat),
    sensible=_lowest_of_all,
    playthroughs={
        "the-mind-for-2": Playthrough(2, TheMindOptions(blind_mistakes=_EACH, start_level=11), 458, _HASTY),
        "the-mind-for-2-finished": Playthrough(
            2, TheMindOptions(blind_mistakes=_EACH, start_level=11), 78, _HASTY
        ),
        "the-mind-for-3": Playthrough(3, TheMindOptions(start_level=8), 53, _PATIENT),
        "the-mind-for-4": Playthrough(
            4, TheMindOptions(blind_mistakes=_EACH, start_level=7), 18, _OF_ONE_MIND
        ),
        "the-mind-for-4-careless": Playthrough(4, TheMindOptions(), 4, _CARELESS),
    },
)

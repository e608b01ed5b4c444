"""Facts about The Game for the contract tests."""

from collections.abc import Sequence

from engine.games.the_game.model import EndTurn, PlayCard, TheGameOptions, TheGameState
from engine.games.the_game.piles import gap
from engine.model import State
from tests.engine.games.facts import Facts, Playthrough, Style, Turn, flat

_TALKING = Style("talking", talk=0.15, sense=1)
_CARELESS = Style("careless", talk=0.1, sense=0)


def _the_game(state: State) -> TheGameState:
    assert isinstance(state, TheGameState)
    return state


def _small_step(state: State, turns: Sequence[Turn]) -> Turn:
    table = _the_game(state)

    def cost(turn: Turn) -> int:
        match turn[1]:
            case PlayCard(card=card, pile=pile):
                return gap(pile, table.tops[pile - 1], card)
            case EndTurn():
                return 3
            case _:
                return 100

    return min(turns, key=cost)


FACTS = Facts(
    card_fields=frozenset({"card", "cards", "top", "tops", "hand", "rows"}),
    chatter=frozenset({"give-signal", "take-back-signal", "move-card"}),
    cards=lambda state: flat(_the_game(state).hands) + flat(_the_game(state).rows) + [*_the_game(state).draw],
    dealt=lambda _: 98,
    unseen=lambda state, seat: frozenset(
        flat(hand for other, hand in enumerate(_the_game(state).hands) if other != seat)
    ).union(_the_game(state).draw),
    sensible=_small_step,
    playthroughs={
        "the-game-for-1": Playthrough(1, TheGameOptions(), 6, _TALKING),
        "the-game-for-3": Playthrough(3, TheGameOptions(), 7, _TALKING),
        "the-game-for-5": Playthrough(5, TheGameOptions(), 26, _TALKING),
        "the-game-for-2-experts": Playthrough(2, TheGameOptions(minimum=3, smaller_hands=True), 2, _CARELESS),
    },
)

"""Facts about ito for the contract tests."""

from collections.abc import Sequence

from engine.games.ito.actions import (
    AgreeToRow,
    LayCard,
    PlayLowest,
    SayReady,
    SettleTheme,
    VoteForTheme,
)
from engine.games.ito.cards import count_cards_each, is_rising
from engine.games.ito.evolution import place
from engine.games.ito.model import ItoDeal, ItoOptions, ItoState, Mode, RowCard
from engine.model import Options, Seat, State
from tests.engine.games.facts import Facts, Playthrough, Style, Turn, flat

_CARELESS = Style("careless", talk=0.1, sense=0)
_CLOSE = Style("close", talk=0.1, sense=0.95)
_THEMES = ("a", "b", "c", "d", "e")


def _ito(state: State) -> ItoState:
    assert isinstance(state, ItoState)
    return state


def _with_themes(options: Options) -> Options:
    assert isinstance(options, ItoOptions)
    return options if isinstance(options, ItoDeal) else ItoDeal(mode=options.mode, themes=_THEMES)


def _yardstick(state: ItoState) -> list[int]:
    return [] if state.yardstick is None else [state.yardstick]


def _unseen(state: ItoState, seat: Seat | None) -> frozenset[int]:
    face_up = [card.card for card in (*state.pile, *state.set_aside)]
    if state.last is not None and state.last.number == state.round:
        face_up += [card.card for card in state.last.order]
    others = flat(cards for other, cards in enumerate(state.dealt) if other != seat)
    return frozenset(others).difference(face_up)


def _in_order(state: State, turns: Sequence[Turn]) -> Turn:
    table = _ito(state)

    def rises(row: tuple[RowCard, ...]) -> bool:
        return is_rising([table.open_card(card).card for card in row])

    def cost(turn: Turn) -> int:
        match turn:
            case (seat, PlayLowest()):
                return table.hands[seat][0]
            case (_, SayReady()):
                return 0
            case (seat, LayCard(slot=slot, after=after)):
                return 0 if rises(place(table.row, RowCard(seat=seat, slot=slot), after)) else 200
            case (_, AgreeToRow()):
                return 100
            case (seat, VoteForTheme()):
                return 100 if table.votes[seat] is None else 400
            case (_, SettleTheme()):
                return 300
            case _:
                return 500

    return min(turns, key=cost)


FACTS = Facts(
    card_fields=frozenset({"card", "cards", "hands", "mistakes", "yardstick"}),
    complete=_with_themes,
    past_fields=frozenset({"last"}),
    chatter=frozenset(
        {
            "ask-for-other-themes",
            "write-lines",
            "describe-yardstick",
            "move-card",
            "ask-to-move",
            "take-back-agreement",
            "put-aside",
            "rejoin",
            "count-spoken-number",
        }
    ),
    unasked=frozenset({"put-aside", "rejoin", "count-spoken-number"}),
    crowds=frozenset({"ask-to-move"}),
    timeouts=frozenset({"settle-theme"}),
    cards=lambda state: flat(_ito(state).dealt) + _yardstick(_ito(state)),
    dealt=lambda state: (
        count_cards_each(_ito(state).options.mode, _ito(state).round) * sum(map(bool, _ito(state).dealt))
        + len(_yardstick(_ito(state)))
    ),
    unseen=lambda state, seat: _unseen(_ito(state), seat),
    sensible=_in_order,
    playthroughs={
        "ito-for-3": Playthrough(3, ItoDeal(themes=_THEMES), 43, _CLOSE),
        "ito-for-4-careless": Playthrough(4, ItoDeal(themes=_THEMES), 49, _CARELESS),
        "ito-for-3-in-rows": Playthrough(3, ItoDeal(mode=Mode.ROW, themes=_THEMES), 52, _CLOSE),
        "ito-for-2-in-rows-of-two": Playthrough(2, ItoDeal(mode=Mode.ROW_OF_TWO), 4, _CLOSE),
    },
)

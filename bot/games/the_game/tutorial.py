"""The tutorial of The Game: lay cards, end a turn, give a signal, turn a pile back."""

from functools import cache
from typing import cast

from bot.companion_driver.worker import decide_simply
from bot.renderers.tutorial import PARTNER, YOU, PartnerDecides, Tutorial, TutorialStep
from engine.games.the_game.model import (
    Begin,
    EndTurn,
    GiveSignal,
    PlayCard,
    Signal,
    TheGameOptions,
    TheGameState,
    TheGameView,
)
from engine.games.the_game.piles import START
from engine.games.the_game.rules import CARDS, TheGame
from engine.model import Action, State, View

_HANDS = (4, 15, 38, 52, 67, 81, 96), (23, 33, 46, 58, 70, 85, 94)
_DRAWN = 13, 89, 29, 74, 41, 62, 26, 48
"""The cards that are drawn during the tutorial, next card first."""
_STACKED = frozenset((*_HANDS[0], *_HANDS[1], *_DRAWN))


def _lay(name: str, card: int, pile: int, top: int) -> TutorialStep:
    facts = {"card": card, "pile": pile, "top": top}
    return TutorialStep(name, "tutorial-the-game-lay", ((YOU, PlayCard(card=card, pile=pile)),), facts)


def _list_hand(state: State) -> tuple[int, ...]:
    return cast("TheGameState", state).hands[YOU]


def _decide(view: View) -> Action | None:
    return _decide_turn(view) if isinstance(view, TheGameView) and view.is_own_turn else None


@cache
def _decide_turn(view: TheGameView) -> Action | None:
    """Decide as a companion does by a glance, which is the same in every process."""
    return decide_simply(TheGame.slug, view)


TUTORIAL = Tutorial(
    TheGameState(
        options=TheGameOptions(),
        hands=_HANDS,
        tops=START,
        draw=(*_DRAWN, *(card for card in CARDS if card not in _STACKED)),
    ),
    (
        TutorialStep("begin", "button-begin", ((YOU, Begin()),)),
        _lay("rise", card=4, pile=1, top=1),
        _lay("fall", card=96, pile=3, top=100),
        TutorialStep(
            "end",
            "button-end-turn",
            (
                (YOU, EndTurn()),
                # The next step is about this card.
                (PARTNER, PlayCard(card=23, pile=1)),
                PartnerDecides.ONE_ACTION,
            ),
        ),
        TutorialStep(
            "signal",
            f"signal-{Signal.CAN_TURN_BACK.value}",
            ((YOU, GiveSignal(pile=1, signal=Signal.CAN_TURN_BACK)), PartnerDecides.UNTIL_IT_WAITS),
            {"card": 13, "pile": 1, "top": 23},
        ),
        _lay("trick", card=13, pile=1, top=23),
        _lay("again", card=15, pile=1, top=13),
        TutorialStep("finish", "button-end-turn", ((YOU, EndTurn()), PartnerDecides.UNTIL_IT_WAITS)),
    ),
    _list_hand,
    _decide,
)

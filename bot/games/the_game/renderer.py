"""The Game: its facets, options, results and tutorial."""

from collections.abc import Sequence
from functools import cache
from itertools import groupby
from typing import cast

from bot.companion_driver.worker import decide_simply
from bot.companions.deal_worth import DealWorth
from bot.games.the_game.hand import HAND
from bot.games.the_game.highlight import describe_highlight
from bot.games.the_game.pictures.poster import TheGameLobby
from bot.games.the_game.replay import REPLAY
from bot.games.the_game.scenes import EXCELLENT, RULES_SCENE, make_poster_scene
from bot.games.the_game.table import TABLE
from bot.renderers.context import RenderContext
from bot.renderers.renderer import Grade, Renderer, ResultRenderer
from bot.renderers.tutorial import PARTNER, YOU, PartnerDecides, Tutorial, TutorialStep
from bot.words.words import Words
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
from engine.games.the_game.piles import START, find_placements
from engine.games.the_game.rules import CARDS, TheGame
from engine.model import Action, Outcome, State, View

_CLOSE = 15
"""Fewer cards left than these are almost excellent."""
_RESULT_CODES = {Grade.EXCELLENT: "the-game-excellent", Grade.CLOSE: "the-game-close"}


def _describe_options(options: TheGameOptions, words: Words) -> str:
    """Describe how difficult the table makes it."""
    texts = [words("the-game-minimum", count=options.minimum)]
    if options.smaller_hands:
        texts.append(words("the-game-smaller-hands"))
    return " · ".join(texts)


def _describe_result(outcome: Outcome, context: RenderContext) -> str:
    """Describe how many cards are left, and whose duty could not be met (rulings: G8)."""
    if outcome.beaten:
        return context.words("the-game-beaten-alone" if len(context.names) == 1 else "the-game-beaten")
    code = _RESULT_CODES.get(_grade_loss(outcome, len(context.names)), "the-game-left")
    count = context.words(code, count=outcome.score, missing=outcome.score - EXCELLENT + 1)
    facts = {"name": context.past_name_of(outcome.seat), **outcome.facts}
    return f"{count} {context.words('the-game-duty-not-met', **facts)}"


def _grade_loss(outcome: Outcome, _seats: int) -> Grade:
    if outcome.score < EXCELLENT:
        return Grade.EXCELLENT
    return Grade.CLOSE if outcome.score < _CLOSE else Grade.ORDINARY


def _compare_results(outcome: Outcome, earlier: Outcome, words: Words) -> str:
    """Count how many cards more or fewer are left."""
    difference = outcome.score - earlier.score
    if not difference:
        return words("the-game-same-as-before")
    code = "the-game-fewer-than-before" if difference < 0 else "the-game-more-than-before"
    return words(code, count=abs(difference))


def _describe_deal_worth(worth: DealWorth, outcome: Outcome, context: RenderContext) -> str:
    """Compare a result with par, and say of a loss that there was a way to win, if one was found."""
    code = "the-game-par-way" if worth.line_found and not outcome.beaten else "the-game-par"
    return context.words(code, par=worth.par, left=outcome.score)


def _describe_open_hands(state: TheGameState, context: RenderContext) -> str:
    """Describe the cards of each hand that holds some; in a lost match those that would fit stand out."""
    if not any(state.hands):
        return ""
    return " | ".join(_describe_hand(state, seat, context) for seat, hand in enumerate(state.hands) if hand)


def _describe_hand(state: TheGameState, seat: int, context: RenderContext) -> str:
    groups = groupby(state.hands[seat], lambda card: _find_pile(state, card))
    texts = (_describe_cards(tuple(cards), pile, context) for pile, cards in groups)
    cards = context.hand_separator.join(texts)
    return context.words("replay-hand", name=context.past_name_of(seat), cards=cards)


def _find_pile(state: TheGameState, card: int) -> int | None:
    """Return the number of the pile on which a card of a lost match would fit best."""
    placements = find_placements(card, state.tops) if state.stuck else ()
    return placements[0].pile if placements else None


def _describe_cards(cards: Sequence[int], pile: int | None, context: RenderContext) -> str:
    text = context.hand_separator.join(map(context.format_card, cards))
    if pile is None:
        return text
    return context.words("the-game-open-fits", cards=text, count=len(cards), pile=pile)


RESULT = ResultRenderer[TheGameState, TheGameView](
    describe=_describe_result,
    summarize=lambda outcome, words: words("the-game-in-short", count=outcome.score),
    compare=_compare_results,
    chart_value=lambda outcome: outcome.score,
    make_scene=make_poster_scene,
    grade_loss=_grade_loss,
    describe_highlight=describe_highlight,
    describe_deal_worth=_describe_deal_worth,
    describe_open_hands=_describe_open_hands,
)


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

RENDERER = Renderer[TheGameState, TheGameView, TheGameOptions](
    minutes=20,
    deeds=("cards", "tricks"),
    describe_options=_describe_options,
    table=TABLE,
    hand=HAND,
    result=RESULT,
    replay=REPLAY,
    make_lobby_scene=TheGameLobby,
    make_rules_scene=lambda _words: RULES_SCENE,
    tutorial=TUTORIAL,
)

"""Results of The Game, and its hands after the end."""

from bot.companions.deal_worth import DealWorth
from bot.games.the_game.scenes import EXCELLENT, make_poster_scene
from bot.renderers.context import RenderContext
from bot.renderers.renderer import ResultRenderer
from bot.words.words import Words
from engine.games.the_game.model import TheGameState, TheGameView
from engine.games.the_game.piles import find_placements
from engine.model import Outcome


def _describe_result(outcome: Outcome, context: RenderContext) -> str:
    """Describe how many cards are left, and whose duty could not be met (rulings: G8)."""
    if outcome.beaten:
        return context.words("the-game-beaten-alone" if len(context.names) == 1 else "the-game-beaten")
    code = "the-game-excellent" if outcome.score < EXCELLENT else "the-game-left"
    count = context.words(code, count=outcome.score)
    facts = {"name": context.name_of(outcome.seat), **outcome.facts}
    return f"{count}\n{context.words('the-game-duty-not-met', **facts)}"


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
    """Describe each hand's cards; those that would still fit stand out, with their best pile."""
    if not any(state.hands):
        return ""
    lines = [_describe_hand(state, seat, context) for seat in range(len(state.hands))]
    if any(find_placements(card, state.tops) for hand in state.hands for card in hand):
        lines.append(context.words("the-game-open-hint"))
    return "\n".join(lines)


def _describe_hand(state: TheGameState, seat: int, context: RenderContext) -> str:
    cards = context.hand_separator.join(_describe_card(state, card, context) for card in state.hands[seat])
    return context.words(
        "replay-hand" if cards else "replay-hand-empty", name=context.name_of(seat), cards=cards
    )


def _describe_card(state: TheGameState, card: int, context: RenderContext) -> str:
    placements = find_placements(card, state.tops)
    text = context.format_card(card)
    return context.words("the-game-open-fits", card=text, pile=placements[0].pile) if placements else text


RESULT = ResultRenderer[TheGameState, TheGameView](
    describe=_describe_result,
    summarize=lambda outcome, words: words("the-game-in-short", count=outcome.score),
    compare=_compare_results,
    chart_value=lambda outcome: outcome.score,
    make_scene=make_poster_scene,
    describe_deal_worth=_describe_deal_worth,
    describe_open_hands=_describe_open_hands,
)

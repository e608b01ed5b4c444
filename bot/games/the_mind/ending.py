"""Moments of The Mind, and its hands after the end."""

from bot.renderers.context import RenderContext
from engine.games.the_mind.model import Phase, TheMindState, TheMindView
from engine.model import Outcome


def describe_moment(view: TheMindView, context: RenderContext) -> str:
    """Describe the level that has just been passed, until the next one begins; mostly empty."""
    done = view.last_pile
    if done is None or view.phase is not Phase.CONCENTRATING:
        return ""
    code = "the-mind-moment-passed-blind" if done.blind else "the-mind-moment-passed"
    return context.words(code, level=done.level)


def describe_missing(view: TheMindView, outcome: Outcome, context: RenderContext) -> str:
    """Count the cards that were left of the level in which the last life was lost."""
    if outcome.beaten or view.phase is not Phase.LOST:
        return ""
    return context.words("the-mind-missing", count=sum(view.held), level=view.level)


def describe_open_hands(state: TheMindState, context: RenderContext) -> str:
    """Describe each hand's cards, and the order in which they would have gone on."""
    order = sorted((card, seat) for seat, hand in enumerate(state.hands) for card in hand)
    if not order:
        return ""
    lines = [
        context.words(
            "replay-hand" if hand else "replay-hand-empty",
            name=context.name_of(seat),
            cards=context.format_hand(hand),
        )
        for seat, hand in enumerate(state.hands)
    ]
    cards = " → ".join(context.format_card(card) for card, _ in order)
    return "\n".join((*lines, context.words("the-mind-open-order", cards=cards)))

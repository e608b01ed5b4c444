"""Results of The Mind, and its hands after the end."""

from bot.games.the_mind.scenes import make_poster_scene
from bot.renderers.context import RenderContext
from bot.renderers.renderer import ResultRenderer
from bot.words.words import Words
from engine.games.the_mind.model import Phase, TheMindState, TheMindView
from engine.model import Outcome


def _describe_result(outcome: Outcome, context: RenderContext) -> str:
    """Describe how far the team came, and with what."""
    reason = context.words(f"the-mind-{outcome.reason}", **outcome.facts)
    return f"{reason}\n{context.words('the-mind-result', **outcome.facts)}"


def _compare_results(outcome: Outcome, earlier: Outcome, words: Words) -> str:
    """Describe the difference in levels; if there is none, in lives, then in stars (rulings: B4)."""
    difference = _count_levels(outcome) - _count_levels(earlier)
    if difference:
        code = "the-mind-further-than-before" if difference > 0 else "the-mind-short-of-before"
        return words(code, count=abs(difference))
    for means in ("lives", "stars"):
        difference = outcome.facts[means] - earlier.facts[means]
        if difference:
            way = "more" if difference > 0 else "fewer"
            return words(f"the-mind-same-level-{way}-{means}", count=abs(difference))
    return words("the-mind-same-as-before")


def _count_levels(outcome: Outcome) -> int:
    """Count the levels passed, blind ones too."""
    return outcome.facts["passed"] + outcome.facts["blind"]


def _describe_missing(view: TheMindView, outcome: Outcome, context: RenderContext) -> str:
    """Count the cards that were left of the level in which the last life was lost."""
    if outcome.beaten or view.phase is not Phase.LOST:
        return ""
    return context.words("the-mind-missing", count=sum(view.held), level=view.level)


def _describe_open_hands(state: TheMindState, context: RenderContext) -> str:
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


RESULT = ResultRenderer[TheMindState, TheMindView](
    describe=_describe_result,
    summarize=lambda outcome, words: words("the-mind-in-short", **outcome.facts),
    compare=_compare_results,
    chart_value=_count_levels,
    make_scene=make_poster_scene,
    describe_missing=_describe_missing,
    describe_open_hands=_describe_open_hands,
)

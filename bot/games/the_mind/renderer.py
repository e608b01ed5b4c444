"""The Mind: its facets, options, results and tutorial."""

from datetime import UTC, datetime
from typing import cast

from bot.games.the_mind.companion.companion import TheMindCompanion
from bot.games.the_mind.companion.memory import TheMindMemory
from bot.games.the_mind.hand import HAND
from bot.games.the_mind.highlight import describe_highlight
from bot.games.the_mind.pictures.poster import TheMindLobby
from bot.games.the_mind.replay import REPLAY
from bot.games.the_mind.scenes import RULES_SCENE, make_poster_scene
from bot.games.the_mind.table import TABLE
from bot.renderers.context import RenderContext
from bot.renderers.renderer import Grade, Renderer, ResultRenderer
from bot.renderers.tutorial import YOU, PartnerDecides, Tutorial, TutorialStep
from bot.words.foreign_text import isolate
from bot.words.words import Words
from engine.games.the_mind.levels import STARS_AT_START, last_level, lives_at_start
from engine.games.the_mind.model import (
    BlindMistakes,
    Phase,
    PlayLowest,
    ProposeStar,
    Ready,
    TheMindOptions,
    TheMindState,
    TheMindView,
)
from engine.model import Action, Outcome, State, View


def _describe_options(options: TheMindOptions, words: Words) -> str:
    """Describe where the match starts and the cost of blind mistakes."""
    texts = [words("the-mind-start-level", level=options.start_level)]
    if options.blind_mistakes is BlindMistakes.EACH:
        texts.append(words("the-mind-blind-each"))
    return " · ".join(texts)


def _describe_result(outcome: Outcome, context: RenderContext) -> str:
    """Describe how far the team came, and its lives and stars.

    A team that passed the last level is told from which one on, if it began later.
    """
    start = last_level(len(context.names)) + 1 - outcome.facts["passed"]
    reason = context.words(f"the-mind-{outcome.reason}", start=start, **outcome.facts)
    if not outcome.facts["passed"]:
        return reason
    return f"{reason} {context.words('the-mind-result', **outcome.facts)}"


def _grade_loss(outcome: Outcome, seats: int) -> Grade:
    return Grade.CLOSE if outcome.facts["level"] == last_level(seats) else Grade.ORDINARY


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
    """Describe the cards of all hands in the order in which they would have gone on, and whose each is."""
    order = sorted((card, seat) for seat, hand in enumerate(state.hands) for card in hand)
    return " → ".join(
        f"{context.format_card(card, bold=True)} {isolate(context.past_name_of(seat))}"
        for card, seat in order
    )


RESULT = ResultRenderer[TheMindState, TheMindView](
    describe=_describe_result,
    summarize=lambda outcome, words: words("the-mind-in-short", **outcome.facts),
    compare=_compare_results,
    chart_value=_count_levels,
    make_scene=make_poster_scene,
    grade_loss=_grade_loss,
    describe_highlight=describe_highlight,
    describe_missing=_describe_missing,
    describe_open_hands=_describe_open_hands,
)


_HANDS = (14, 38, 71), (22, 35, 69)
_BOTH_READY = (YOU, Ready()), PartnerDecides.ONE_ACTION
_COMPANION = TheMindCompanion()
_SINCE = datetime(2026, 1, 1, tzinfo=UTC)
"""Nobody waits in a tutorial, so any moment serves."""


def _list_hand(state: State) -> tuple[int, ...]:
    return cast("TheMindState", state).hands[YOU]


def _decide(view: View) -> Action | None:
    if not isinstance(view, TheMindView):
        return None
    count = (view.pile[-1].card or 0) if view.pile else 0
    memory = TheMindMemory(view.held, _SINCE, count=count, people=(True, False))
    timed = _COMPANION.decide(view, memory, own_seed=0, seed=0)
    return None if timed is None else timed.action


TUTORIAL = Tutorial(
    TheMindState(
        options=TheMindOptions(),
        hands=_HANDS,
        level=len(_HANDS[0]),
        lives=lives_at_start(len(_HANDS)),
        stars=STARS_AT_START,
        passed=len(_HANDS[0]) - 1,
    ),
    (
        TutorialStep("ready", "button-ready", _BOTH_READY),
        TutorialStep("play", "button-play-card", ((YOU, PlayLowest(card=14)),), {"card": 14}),
        TutorialStep("wait", "tutorial-the-mind-pause", (PartnerDecides.ONE_ACTION,), {"card": 38}),
        TutorialStep("risk", "button-play-card", ((YOU, PlayLowest(card=38)),), {"card": 38, "top": 22}),
        TutorialStep("mistake", "button-ready", _BOTH_READY, {"card": 35, "top": 38}),
        TutorialStep(
            "star", "button-star", ((YOU, ProposeStar()), PartnerDecides.ONE_ACTION), {"card": 71, "top": 38}
        ),
    ),
    _list_hand,
    _decide,
)

RENDERER = Renderer[TheMindState, TheMindView, TheMindOptions](
    minutes=20,
    deeds=("cards", "mistakes", "lives", "stars"),
    describe_options=_describe_options,
    table=TABLE,
    hand=HAND,
    result=RESULT,
    replay=REPLAY,
    make_lobby_scene=TheMindLobby,
    make_rules_scene=lambda _words: RULES_SCENE,
    tutorial=TUTORIAL,
)

"""The tutorial of The Mind: get ready, play, wait, make a mistake, use a star."""

from datetime import UTC, datetime
from typing import cast

from bot.games.the_mind.companion.companion import TheMindCompanion
from bot.games.the_mind.companion.memory import TheMindMemory
from bot.renderers.tutorial import YOU, PartnerDecides, Tutorial, TutorialStep
from engine.games.the_mind.levels import STARS_AT_START, lives_at_start
from engine.games.the_mind.model import (
    PlayLowest,
    ProposeStar,
    Ready,
    TheMindOptions,
    TheMindState,
    TheMindView,
)
from engine.model import Action, State, View

_HANDS = (14, 38, 71), (22, 35, 69)
_BOTH_READY = (YOU, Ready()), PartnerDecides.ONE_ACTION
_COMPANION = TheMindCompanion()
_SINCE = datetime(2026, 1, 1, tzinfo=UTC)
"""Nobody waits in a tutorial: what the companion does counts, and not when."""


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

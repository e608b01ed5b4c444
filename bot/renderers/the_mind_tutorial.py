"""The tutorial of The Mind: get ready, play, wait, make a mistake, use a star."""

from typing import cast

from bot.renderers.tutorial import PARTNER, YOU, Tutorial, TutorialStep
from engine.games.the_mind.levels import STARS_AT_START, lives_at_start
from engine.games.the_mind.model import (
    AgreeToStar,
    PlayLowest,
    ProposeStar,
    Ready,
    TheMindOptions,
    TheMindState,
)
from engine.model import State

_HANDS = (14, 38, 71), (22, 35, 69)
_BOTH_READY = (YOU, Ready()), (PARTNER, Ready())


def _list_hand(state: State) -> tuple[int, ...]:
    return cast("TheMindState", state).hands[YOU]


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
        TutorialStep("wait", "tutorial-the-mind-pause", ((PARTNER, PlayLowest(card=22)),), {"card": 38}),
        TutorialStep("risk", "button-play-card", ((YOU, PlayLowest(card=38)),), {"card": 38, "top": 22}),
        TutorialStep("mistake", "button-ready", _BOTH_READY, {"card": 35, "top": 38}),
        TutorialStep(
            "star", "button-star", ((YOU, ProposeStar()), (PARTNER, AgreeToStar())), {"card": 71, "top": 38}
        ),
    ),
    _list_hand,
)

"""ito: its facets and options."""

from bot.games.ito.hand import HAND
from bot.games.ito.result import REPLAY, RESULT
from bot.games.ito.table import TABLE
from bot.games.ito.tutorial import TUTORIAL, make_rules_scene
from bot.renderers.renderer import Renderer
from engine.games.ito.model import ItoOptions, ItoState, ItoView

RENDERER = Renderer[ItoState, ItoView, ItoOptions](
    minutes=20,
    deeds=("cards", "mistakes", "lives", "rows"),
    describe_options=lambda options, words: words("ito-mode", value=options.mode.value),
    table=TABLE,
    hand=HAND,
    result=RESULT,
    replay=REPLAY,
    make_rules_scene=make_rules_scene,
    tutorial=TUTORIAL,
)

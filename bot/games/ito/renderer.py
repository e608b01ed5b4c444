"""ito: its facets and options."""

from bot.games.ito.hand import HAND
from bot.games.ito.result import REPLAY, RESULT
from bot.games.ito.table import TABLE
from bot.games.ito.tutorial import TUTORIAL, make_rules_scene
from bot.renderers.renderer import Renderer
from bot.words.words import Words, list_own_names
from engine.games.ito.model import ItoOptions, ItoState, ItoView


def _describe_options(options: ItoOptions, words: Words) -> str:
    """Describe the way to play, and the language of the themes by its own name."""
    mode, language = words("ito-mode", value=options.mode.value), list_own_names().get(options.language)
    return f"{mode} · {language}" if language else mode


RENDERER = Renderer[ItoState, ItoView, ItoOptions](
    minutes=20,
    deeds=("cards", "mistakes", "lives", "rows"),
    describe_options=_describe_options,
    table=TABLE,
    hand=HAND,
    result=RESULT,
    replay=REPLAY,
    make_rules_scene=make_rules_scene,
    tutorial=TUTORIAL,
)

"""The Mind: its facets, options and lobby."""

from bot.games.the_mind.hand import HAND
from bot.games.the_mind.pictures.poster import TheMindLobby
from bot.games.the_mind.replay import REPLAY
from bot.games.the_mind.result import RESULT
from bot.games.the_mind.scenes import RULES_SCENE
from bot.games.the_mind.table import TABLE
from bot.games.the_mind.tutorial import TUTORIAL
from bot.renderers.renderer import Renderer
from bot.words.words import Words
from engine.games.the_mind.model import BlindMistakes, TheMindOptions, TheMindState, TheMindView


def _describe_options(options: TheMindOptions, words: Words) -> str:
    """Describe where the match starts and what blind mistakes cost."""
    texts = [words("the-mind-start-level", level=options.start_level)]
    if options.blind_mistakes is BlindMistakes.EACH:
        texts.append(words("the-mind-blind-each"))
    return " · ".join(texts)


RENDERER = Renderer[TheMindState, TheMindView, TheMindOptions](
    minutes=20,
    deeds=("cards", "mistakes", "lives", "stars"),
    describe_options=_describe_options,
    table=TABLE,
    hand=HAND,
    result=RESULT,
    replay=REPLAY,
    make_lobby_scene=TheMindLobby,
    rules_scene=RULES_SCENE,
    tutorial=TUTORIAL,
)

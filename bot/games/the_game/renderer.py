"""The Game: its facets, options and lobby."""

from bot.games.the_game.hand import HAND
from bot.games.the_game.pictures.poster import TheGameLobby
from bot.games.the_game.replay import REPLAY
from bot.games.the_game.result import RESULT
from bot.games.the_game.scenes import RULES_SCENE
from bot.games.the_game.table import TABLE
from bot.games.the_game.tutorial import TUTORIAL
from bot.renderers.renderer import Renderer
from bot.words.words import Words
from engine.games.the_game.model import TheGameOptions, TheGameState, TheGameView


def _describe_options(options: TheGameOptions, words: Words) -> str:
    """Describe how difficult the table makes it."""
    texts = [words("the-game-minimum", count=options.minimum)]
    if options.smaller_hands:
        texts.append(words("the-game-smaller-hands"))
    return " · ".join(texts)


RENDERER = Renderer[TheGameState, TheGameView, TheGameOptions](
    minutes=20,
    deeds=("cards", "tricks"),
    describe_options=_describe_options,
    table=TABLE,
    hand=HAND,
    result=RESULT,
    replay=REPLAY,
    make_lobby_scene=TheGameLobby,
    rules_scene=RULES_SCENE,
    tutorial=TUTORIAL,
)

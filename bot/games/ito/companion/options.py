"""The options of ito with which companions play."""

from engine.games.ito.model import ItoOptions, Mode
from engine.model import Options


def fit_options(options: Options) -> Options:
    """Return rows in place of stages, where companions would have to guess what people's words are worth."""
    if isinstance(options, ItoOptions) and options.mode is Mode.STAGES:
        return options.model_copy(update={"mode": Mode.ROW})
    return options

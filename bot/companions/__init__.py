"""Companions: seats that the bot plays, from the knowledge of such a seat and nothing else."""

from bot.companions.companion import Companion
from bot.companions.games import COMPANION_GAMES, can_play, fit_options
from bot.companions.seeds import derive_decision_seed

__all__ = ["COMPANION_GAMES", "Companion", "can_play", "derive_decision_seed", "fit_options"]

"""Companions: seats that the bot plays, from what such a seat may know and nothing else."""

from bot.companions.companion import Companion
from bot.companions.seeds import derive_decision_seed

COMPANION_GAMES = frozenset({"the-game", "the-mind"})
"""The games whose seats companions can fill."""

__all__ = ["COMPANION_GAMES", "Companion", "derive_decision_seed"]

"""Companions: seats that the bot plays, from what such a seat may know and nothing else."""

from bot.companions.companion import Companion
from bot.companions.seeds import derive_decision_seed

__all__ = ["Companion", "derive_decision_seed"]

"""The companion of The Game: it searches whole turns, and plays the best ones out on deals it can imagine."""

from bot.companions.the_game.companion import TheGameCompanion

__all__ = ["TheGameCompanion"]

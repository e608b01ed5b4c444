"""Pictures of tables, hands and results, drawn in our own way; knows no Discord."""

from bot.pictures.emojis import emojis
from bot.pictures.scene import DRAWING_VERSION, Scene, draw

__all__ = ["DRAWING_VERSION", "Scene", "draw", "emojis"]

"""Pictures of tables, hands, results and charts; they know nothing of Discord."""

from bot.pictures.emojis import render_emojis
from bot.pictures.scene import DRAWING_VERSION, Scene, render_png

__all__ = ["DRAWING_VERSION", "Scene", "render_emojis", "render_png"]

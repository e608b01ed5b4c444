"""The preview: sample tables and charts of every game as pictures and layouts, without Discord or a bot."""

from bot.devtools.preview.gallery import preview

__all__ = ["preview"]

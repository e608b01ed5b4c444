"""The preview: sample tables of every game as pictures and layouts, without Discord, bot or token."""

from bot.devtools.preview.gallery import preview

__all__ = ["preview"]

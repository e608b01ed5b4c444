"""The preview: every situation of every game as pictures and layouts, without Discord, bot or token."""

from bot.preview.gallery import preview

__all__ = ["preview"]

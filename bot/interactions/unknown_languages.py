"""Tells the first user of a language that has no words yet that the bot speaks English to them."""

import asyncio
import logging
from collections import defaultdict
from typing import Final

from babel import UnknownLocaleError

from bot.interactions.context import InteractionContext
from bot.renderers.notices import render_text
from bot.renderers.settings import name_language
from bot.words.words import DEFAULT, languages, words
from data.errors import DatabaseRefused
from data.records import GuildId
from data.store import Store

log = logging.getLogger(__name__)

_KEY: Final = "unknown-languages"


class UnknownLanguages:
    """Says so once on each server and in each language."""

    def __init__(self, store: Store) -> None:
        """Keep there which languages it was said for; nothing is read yet."""
        self._store = store
        self._told = defaultdict[GuildId, set[str]](set)
        self._lock = asyncio.Lock()

    async def tell_once(self, context: InteractionContext) -> None:
        """Say so after the reply to a user, unless it was said before."""
        language = context.locale.partition("-")[0].lower()
        if language in languages() or language in self._told[context.guild]:
            return
        self._told[context.guild].add(language)
        try:
            name = name_language(language, words(DEFAULT))
        except (ValueError, UnknownLocaleError):
            return
        try:
            if not await self._store_new(context.guild, language):
                return
        except DatabaseRefused:
            log.info("server %s: a language is not stored as unknown", context.guild)
            return
        await context.reply.add(render_text(words(DEFAULT)("language-unknown", language=name)))

    async def _store_new(self, guild: GuildId, language: str) -> bool:
        """Store that it is said for a language; return False if it was stored before."""
        key = f"{_KEY}:{guild}"
        async with self._lock:
            known = (await self._store.settings.get_app_state(key) or "").split()
            if language in known:
                return False
            await self._store.settings.save_app_state(key, " ".join((*known, language)))
        return True

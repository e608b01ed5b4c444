"""Replies to an interaction: the own hand, what went wrong, and once that a language has no words yet."""

import asyncio
import logging
import secrets
from collections import defaultdict
from typing import Final

import discord
from babel import UnknownLocaleError

from bot.components.layout import Layout
from bot.interactions.context import InteractionContext
from bot.messages.hand_messages import HandMessages, HandPage
from bot.pictures.picture_cache import PictureCache
from bot.renderers.hand import PageMaker, render_hand
from bot.renderers.names import MemberNames
from bot.renderers.notices import render_text
from bot.renderers.refusals import describe_refusal, mentions_card
from bot.renderers.settings import name_language
from bot.settings.card_style import PLAIN
from bot.tables.table import Table
from bot.words.words import DEFAULT, languages, words
from data.errors import DatabaseRefused, HandStale, InteractionRepeated
from data.records import GuildId
from data.store import Store
from engine.refusals import Refusal

log = logging.getLogger(__name__)

_UNKNOWN_LANGUAGES: Final = "unknown-languages"
"""The beginning of the key under which a server's unknown languages are stored."""
PICTURE_TIMEOUT = 0.4
"""Seconds for which a reply waits for its picture; after that it is in words, and the picture follows."""


class HandReplies:
    """Shows a hand or one of its pages as the reply to an interaction."""

    def __init__(
        self, hand_messages: HandMessages, member_names: MemberNames, picture_cache: PictureCache
    ) -> None:
        """Register the hands that are shown with `hand_messages`."""
        self._hand_messages = hand_messages
        self._member_names = member_names
        self._picture_cache = picture_cache

    async def show_hand(self, context: InteractionContext, table: Table, notice: str | None = None) -> None:
        """Reply with the user's own hand, with `notice` above it."""
        layout = render_hand(
            table,
            context.user,
            context.words,
            self._member_names,
            notice,
            card_style=await context.card_style(table),
        )
        await self._show(context, table, layout, notice)

    async def show_page(
        self,
        context: InteractionContext,
        table: Table,
        layout: Layout,
        make_page: PageMaker | None = None,
    ) -> None:
        """Reply with a page of the user's own hand; `make_page` makes it again when others act."""
        await self._show(context, table, layout, page=HandPage(make_page))

    async def show_hand_or_text(
        self, context: InteractionContext, table: Table | None, text: str, *, shows_hand: bool = False
    ) -> None:
        """Reply with a text: above the hand if the button was pressed there, or with `shows_hand`."""
        from_hand = context.reply.from_hand or shows_hand
        if from_hand and table is not None and table.state is not None and table.is_seated(context.user):
            await self.show_hand(context, table, text)
        else:
            await context.reply_text(text)

    async def _show(
        self,
        context: InteractionContext,
        table: Table,
        layout: Layout,
        notice: str | None = None,
        *,
        page: HandPage | None = None,
    ) -> None:
        reply, user, revision = context.reply, context.user, table.revision
        counted_down = table.countdown > 0
        with self._hand_messages.hold_updates(table, user):
            layout = await self._picture_cache.add_picture(layout, within=PICTURE_TIMEOUT)
            message = await reply.show(layout)
            if message is not None:
                self._hand_messages.remember_token(
                    table, context.interaction, message, notice, reply.attachments, page
                )
        if message is None:
            self._hand_messages.update_if_affected(table, user)
        elif table.revision != revision or (counted_down and not table.countdown):
            # Others acted or the countdown ended while the reply was sent, and it may have arrived after
            # the updates of that.
            self._hand_messages.update_hand_soon(table, user)
        elif layout.pending_picture is not None and self._picture_cache.works:
            # The reply could not wait for its picture, which follows when it is drawn.
            self._hand_messages.update_hand_soon(table, user)
        else:
            self._hand_messages.forget_due_update(table, user)


class ErrorReplies:
    """Replies to users when an interaction failed."""

    def __init__(self, hand_replies: HandReplies, member_names: MemberNames) -> None:
        """Show refusals above the hand where a button on it was pressed."""
        self._hand_replies = hand_replies
        self._member_names = member_names

    async def reply_with_error(self, context: InteractionContext, fault: BaseException) -> None:
        """Reply with the reason of a refusal; anything else is a bug, which is logged under a number."""
        if context.interaction.type is discord.InteractionType.autocomplete:
            return
        table = context.loaded_table
        match fault:
            case InteractionRepeated():
                await self._hand_replies.show_hand_or_text(context, table, context.words("reply-duplicate"))
            case Refusal():
                if isinstance(fault, DatabaseRefused):
                    log.error("the database refused: %s", fault.reason)
                card_style = PLAIN
                if table is not None and mentions_card(fault):
                    card_style = await context.card_style(table)
                text = describe_refusal(
                    fault, table, context.words, self._member_names, card_style=card_style
                )
                stale = isinstance(fault, HandStale)
                await self._hand_replies.show_hand_or_text(context, table, text, shows_hand=stale)
            case _ if context.interaction.client.is_closed():
                # What was stored is shown after the next start; nothing can be sent any more.
                match_id = None if table is None else table.id
                log.warning("match %s: the bot stopped before a reply: %s", match_id, type(fault).__name__)
            case _:
                report = secrets.token_hex(4)
                match_id = None if table is None else table.id
                log.error("report %s, match %s", report, match_id, exc_info=fault)
                await context.reply_sentence("reply-error", report=report)


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
        key = f"{_UNKNOWN_LANGUAGES}:{guild}"
        async with self._lock:
            known = (await self._store.settings.get_app_state(key) or "").split()
            if language in known:
                return False
            await self._store.settings.save_app_state(key, " ".join((*known, language)))
        return True

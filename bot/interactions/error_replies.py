"""Replies to interactions that failed: a refusal in the user's words, or an apology."""

import logging
import secrets

import discord

from bot.interactions.context import InteractionContext
from bot.interactions.hand_replies import HandReplies
from bot.renderers.names import MemberNames
from bot.renderers.refusals import describe_refusal, mentions_card
from bot.settings.card_style import PLAIN
from data.errors import DatabaseRefused, HandStale, InteractionRepeated
from engine.refusals import Refusal

log = logging.getLogger(__name__)


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
